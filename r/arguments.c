/* The conversion of arguments: whether a parameter accepts a value of R, and the value that C++ gets. */
#include "quaff_r.h"

#include <stdio.h>
#include <string.h>

/* The distances of conversions from integer and numeric vectors to each type: 0 means no conversion. */
static const signed char from_integer[] = {
    [QUAFF_R_BOOL] = -1,      [QUAFF_R_INT32] = 0,  [QUAFF_R_INT64] = 1,   [QUAFF_R_FLOAT64] = 2,
    [QUAFF_R_UINT64] = 3,     [QUAFF_R_UINT32] = 4, [QUAFF_R_INT16] = 5,   [QUAFF_R_UINT16] = 6,
    [QUAFF_R_INT8] = 7,       [QUAFF_R_UINT8] = 8,  [QUAFF_R_FLOAT32] = 9, [QUAFF_R_COMPLEX128] = 10,
    [QUAFF_R_COMPLEX64] = 11,
};
static const signed char from_double[] = {
    [QUAFF_R_BOOL] = -1,     [QUAFF_R_FLOAT64] = 0, [QUAFF_R_FLOAT32] = 1, [QUAFF_R_COMPLEX128] = 2,
    [QUAFF_R_COMPLEX64] = 3, [QUAFF_R_INT64] = 4,   [QUAFF_R_INT32] = 5,   [QUAFF_R_UINT64] = 6,
    [QUAFF_R_UINT32] = 7,    [QUAFF_R_INT16] = 8,   [QUAFF_R_UINT16] = 9,  [QUAFF_R_INT8] = 10,
    [QUAFF_R_UINT8] = 11,
};

/* Whether all elements are NA, as a plain NA is: such a logical vector stands for missing numbers, too. */
static bool is_missing(SEXP given) {
  const size_t size = (size_t)XLENGTH(given);
  size_t i = 0;
  while (i < size && LOGICAL_RO(given)[i] == NA_LOGICAL) {
    ++i;
  }
  return size > 0 && i == size;
}

int quaff_r_distance(quaff_r_type type, SEXP given) {
  /* The numbers in factors and in integer64 are codes: indices of levels, and the bits of integers. */
  switch (TYPEOF(given)) {
  case REALSXP:
    return Rf_isObject(given) && quaff_r_is_integer64(given) ? -1 : from_double[type];
  case INTSXP:
    return Rf_isObject(given) && Rf_isFactor(given) ? -1 : from_integer[type];
  case LGLSXP:
    if (type == QUAFF_R_BOOL) {
      return 0;
    }
    return quaff_r_has_nan(type) && is_missing(given) ? from_double[type] : -1;
  case CPLXSXP:
    return type == QUAFF_R_COMPLEX128 ? 0 : type == QUAFF_R_COMPLEX64 ? 1 : -1;
  case RAWSXP:
    return type == QUAFF_R_UINT8 ? 0 : -1;
  default:
    return -1;
  }
}

/* The number of dimensions of a value of R. */
static int rank_of(SEXP given) {
  const SEXP dim = Rf_getAttrib(given, R_DimSymbol);
  return dim == R_NilValue ? 1 : LENGTH(dim);
}

static bool is_text(SEXP given) { return TYPEOF(given) == STRSXP && XLENGTH(given) == 1; }

/* A vector of one element matches a number better than an array. */
#define FARTHER 1

int quaff_r_fit(const quaff_r_parameter *parameter, SEXP given) {
  bool has_names;
  int distance, at;
  switch (parameter->kind) {
  case QUAFF_R_NUMBER:
  case QUAFF_R_ELEMENTS:
    distance = quaff_r_distance(parameter->type, given);
    if (distance < 0) {
      return -1;
    }
    if (parameter->kind == QUAFF_R_NUMBER) {
      return XLENGTH(given) == 1 ? 2 * distance : -1;
    }
    if (parameter->rank != 0 && parameter->rank != rank_of(given)) {
      return -1;
    }
    return 2 * distance + (XLENGTH(given) == 1 ? FARTHER : 0);
  case QUAFF_R_ENUM:
    return quaff_r_fit_enum(parameter, given);
  case QUAFF_R_TEXT:
    return is_text(given) ? 0 : -1;
  case QUAFF_R_LETTER:
    return is_text(given) && LENGTH(STRING_ELT(given, 0)) == 1 ? 0 : -1;
  case QUAFF_R_OBJECT:
    if (given == R_NilValue) {
      return parameter->is_optional ? 0 : -1;
    }
    if (parameter->callback != NULL && Rf_isFunction(given)) {
      return 0;
    }
    at = TYPEOF(given) == EXTPTRSXP ? 0 : -1;
    if (at == 0) {
      const SEXP classes = Rf_getAttrib(given, R_ClassSymbol);
      for (; TYPEOF(classes) == STRSXP && at < LENGTH(classes); ++at) {
        if (strcmp(CHAR(STRING_ELT(classes, at)), parameter->of->name) == 0) {
          return at;
        }
      }
    }
    return -1;
  /* Behind all parameters that are no trees; a list of one and an empty one are farther than a value and
   * nothing. */
  case QUAFF_R_LIST:
    return quaff_r_has_tree(given) ? 40 + 2 * (given == R_NilValue || XLENGTH(given) == 1) : -1;
  case QUAFF_R_PAIRS:
    has_names = Rf_getAttrib(given, R_NamesSymbol) != R_NilValue;
    return quaff_r_has_tree(given) && (has_names || given == R_NilValue || TYPEOF(given) == VECSXP) ? 38 : -1;
  case QUAFF_R_ANY:
    return quaff_r_has_tree(given) ? 41 : -1;
  default:
    return -1;
  }
}

/* The accepted values of a parameter, for an error message. */
const char *quaff_r_expected(const quaff_r_parameter *parameter) {
  static const char *const numbers[][2] = {
      [kDLBool] = {"TRUE or FALSE", "a logical vector"},
      [kDLInt] = {"an integer", "a vector of integers"},
      [kDLUInt] = {"an integer", "a vector of integers"},
      [kDLFloat] = {"a number", "a numeric vector"},
      [kDLComplex] = {"a complex number", "a complex vector"},
  };
  const bool are_elements = parameter->kind == QUAFF_R_ELEMENTS;
  switch (parameter->kind) {
  case QUAFF_R_ENUM:
    return "a value of an enumeration";
  case QUAFF_R_TEXT:
    return "a character string";
  case QUAFF_R_LETTER:
    return "a character string of one character";
  case QUAFF_R_LIST:
    return "a vector or a list";
  case QUAFF_R_PAIRS:
    return "a list or a vector with names";
  case QUAFF_R_ANY:
    return "a value, a list or NULL";
  case QUAFF_R_OBJECT:
    return parameter->callback != NULL ? "a function" : parameter->of->name;
  default:
    return parameter->type == QUAFF_R_UINT8 && are_elements
               ? "a raw vector or a vector of integers"
               : numbers[quaff_r_types[parameter->type].code][are_elements];
  }
}

/* The description of a value of R, for an error message. */
const char *quaff_r_found(SEXP given) {
  if (Rf_isFactor(given)) {
    return "factor";
  }
  if (quaff_r_is_integer64(given)) {
    return "integer64";
  }
  switch (TYPEOF(given)) {
  case EXTPTRSXP: {
    const SEXP classes = Rf_getAttrib(given, R_ClassSymbol);
    return TYPEOF(classes) == STRSXP && LENGTH(classes) > 0 ? CHAR(STRING_ELT(classes, 0)) : "externalptr";
  }
  case REALSXP:
    return "numeric";
  case CLOSXP:
  case BUILTINSXP:
  case SPECIALSXP:
    return "function";
  default:
    return Rf_type2char(TYPEOF(given));
  }
}

NORET static void fail_unfit(const quaff_r_function *function, const quaff_r_parameter *parameter,
                             SEXP given) {
  const bool is_number = parameter->kind == QUAFF_R_NUMBER || parameter->kind == QUAFF_R_TEXT;
  if (is_number && Rf_isVector(given) && XLENGTH(given) != 1) {
    quaff_r_fail(function, QUAFF_TYPE, "`%s` is to be %s, and is a %s vector of length %lld", parameter->name,
                 quaff_r_expected(parameter), quaff_r_found(given), (long long)XLENGTH(given));
  }
  quaff_r_fail(function, QUAFF_TYPE, "`%s` is to be %s, and is of the type `%s`", parameter->name,
               quaff_r_expected(parameter), quaff_r_found(given));
}

/* Fails if a conversion reports an error. */
static void check(const quaff_r_function *function, const quaff_r_parameter *parameter, const char *wrong) {
  if (wrong != NULL) {
    quaff_r_fail(function, QUAFF_VALUE, "`%s` %s", parameter->name, wrong);
  }
}

/* The extents of an array. */
static size_t *shape_of(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given) {
  const int rank = rank_of(given);
  size_t *shape;
  int axis;
  if (rank != parameter->rank) {
    quaff_r_fail(function, QUAFF_VALUE, "`%s` is to have %d dimension%s, and has %d", parameter->name,
                 parameter->rank, parameter->rank == 1 ? "" : "s", rank);
  }
  shape = (size_t *)R_alloc((size_t)rank, sizeof *shape);
  if (Rf_getAttrib(given, R_DimSymbol) == R_NilValue) {
    shape[0] = (size_t)XLENGTH(given);
    return shape;
  }
  for (axis = 0; axis < rank; ++axis) {
    shape[axis] = (size_t)INTEGER_RO(Rf_getAttrib(given, R_DimSymbol))[axis];
  }
  return shape;
}

/* A vector of R's type for the elements, with the attributes of another vector. */
static SEXP like(quaff_r_type type, SEXP given) {
  const SEXPTYPE kind = type == QUAFF_R_UINT8 ? (SEXPTYPE)TYPEOF(given) : quaff_r_vector_of(type);
  const SEXP vector =
      PROTECT(Rf_allocVector(kind == REALSXP && type == QUAFF_R_UINT8 ? INTSXP : kind, XLENGTH(given)));
  DUPLICATE_ATTRIB(vector, given);
  UNPROTECT(1);
  return vector;
}

static int take_elements(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given,
                         quaff_r_value *value) {
  const quaff_r_type type = parameter->type;
  const size_t width = quaff_r_size(type);
  const bool is_direct = quaff_r_is_direct(type, TYPEOF(given));
  bool is_ordered = true;
  int protected = 0, axis;
  value->size = (size_t)XLENGTH(given);
  if (is_direct && parameter->rank == 0 && !parameter->is_written) {
    value->elements = quaff_r_elements_of(given);
    if (type == QUAFF_R_INT32) {
      check(function, parameter, quaff_r_read(type, NULL, given));
    }
    return 0;
  }
  if (parameter->rank > 0) {
    int long_axes = 0;
    value->shape = shape_of(function, parameter, given);
    for (axis = 0; axis < parameter->rank; ++axis) {
      long_axes += value->shape[axis] != 1;
    }
    is_ordered = parameter->is_fortran || long_axes < 2;
  }
  if (parameter->is_written) {
    value->changed = PROTECT(is_direct ? Rf_duplicate(given) : like(type, given));
    protected = 1;
  }
  if (is_direct) {
    check(function, parameter, quaff_r_read(type, NULL, given));
    value->elements = quaff_r_elements_of(parameter->is_written ? value->changed : given);
  } else {
    value->elements = R_alloc(value->size, (int)width);
    check(function, parameter, quaff_r_read(type, value->elements, given));
  }
  value->ordered = value->elements;
  if (!is_ordered) {
    value->elements = R_alloc(value->size, (int)width);
    quaff_r_reorder(value->elements, value->ordered, value->shape, parameter->rank, width, true);
  }
  return protected;
}

SEXP quaff_r_changed(const quaff_r_function *function, const quaff_r_parameter *parameter,
                     quaff_r_value *value) {
  const char *wrong;
  if (value->ordered != value->elements) {
    quaff_r_reorder(value->ordered, value->elements, value->shape, parameter->rank,
                    quaff_r_size(parameter->type), false);
  }
  wrong = quaff_r_write(parameter->type, value->changed, value->ordered, value->size);
  if (wrong != NULL) {
    quaff_r_fail(function, QUAFF_OVERFLOW, "`%s`: %s", parameter->name, wrong);
  }
  return value->changed;
}

static void take_text(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given,
                      quaff_r_value *value) {
  const SEXP text = STRING_ELT(given, 0);
  if (text == NA_STRING) {
    quaff_r_fail(function, QUAFF_VALUE, "`%s` is NA, which C++ has no value for", parameter->name);
  }
  value->is.text = Rf_translateCharUTF8(text);
  if (parameter->kind == QUAFF_R_LETTER) {
    value->is.letter = value->is.text[0];
  }
}

int quaff_r_take(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given, bool fits,
                 quaff_r_value *value) {
  /* A mismatch of the number of dimensions has its own message. */
  if (!fits && quaff_r_fit(parameter, given) < 0 &&
      (parameter->kind != QUAFF_R_ELEMENTS || quaff_r_distance(parameter->type, given) < 0)) {
    fail_unfit(function, parameter, given);
  }
  switch (parameter->kind) {
  case QUAFF_R_NUMBER:
    check(function, parameter, quaff_r_read(parameter->type, &value->is, given));
    return 0;
  case QUAFF_R_ENUM:
    check(function, parameter, quaff_r_take_enum(parameter, given, value));
    return 0;
  case QUAFF_R_ELEMENTS:
    return take_elements(function, parameter, given, value);
  case QUAFF_R_LIST:
  case QUAFF_R_PAIRS:
  case QUAFF_R_ANY:
    quaff_r_take_tree(function, parameter, given, value);
    return 0;
  case QUAFF_R_OBJECT:
    value->is.object = given == R_NilValue ? NULL : R_ExternalPtrAddr(given);
    if (value->is.object == NULL && given != R_NilValue) {
      quaff_r_fail(function, QUAFF_VALUE,
                   "`%s` is an object that was freed or that was saved in another session", parameter->name);
    }
    return 0;
  default:
    take_text(function, parameter, given, value);
    return 0;
  }
}
