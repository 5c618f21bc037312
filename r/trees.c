/* Values of the standard library's types: trees of R's values, and values of R for trees that C++ gives. */
#include "quaff_r.h"

#include <limits.h>
#include <string.h>

/* The deepest nesting of lists that is passed. */
#define DEEPEST 64

/* A value of R on its way to C++. */
typedef struct quaff_r_source {
  const quaff_r_function *function;
  const quaff_r_parameter *parameter;
} quaff_r_source;

NORET static void fail(const quaff_r_source *source, const char *wrong) {
  quaff_r_fail(source->function, QUAFF_VALUE, "`%s` %s", source->parameter->name, wrong);
}

static const char is_missing[] = "contains NA, which C++ has no value for";

/* The tree of an element of a vector. */
static quaff_tree element(const quaff_r_source *source, SEXP given, R_xlen_t i) {
  quaff_tree tree = quaff_nothing();
  switch (TYPEOF(given)) {
  case LGLSXP:
    if (LOGICAL_RO(given)[i] == NA_LOGICAL) {
      fail(source, is_missing);
    }
    return quaff_bool(LOGICAL_RO(given)[i] != 0);
  case INTSXP:
    if (INTEGER_RO(given)[i] == NA_INTEGER) {
      fail(source, is_missing);
    }
    return quaff_integer(INTEGER_RO(given)[i]);
  case REALSXP:
    return quaff_real(REAL_RO(given)[i]);
  case CPLXSXP:
    tree.kind = QUAFF_COMPLEX;
    tree.as.parts[0] = COMPLEX_RO(given)[i].r;
    tree.as.parts[1] = COMPLEX_RO(given)[i].i;
    return tree;
  case RAWSXP:
    return quaff_natural(RAW_RO(given)[i]);
  default:
    if (STRING_ELT(given, i) == NA_STRING) {
      fail(source, is_missing);
    }
    return quaff_text(Rf_translateCharUTF8(STRING_ELT(given, i)));
  }
}

static quaff_tree *items(R_xlen_t count) {
  return (quaff_tree *)R_alloc((size_t)count + 1, sizeof(quaff_tree));
}

/* The numbers of a vector where they are, if C++ has such numbers. */
static bool numbers(const quaff_r_source *source, SEXP given, quaff_tree *tree) {
  const size_t size = (size_t)XLENGTH(given);
  switch (TYPEOF(given)) {
  case INTSXP: {
    const char *wrong = quaff_r_read(QUAFF_R_INT32, NULL, given);
    if (wrong != NULL) {
      fail(source, wrong);
    }
    *tree = quaff_integers(quaff_r_elements_of(given), size);
    return true;
  }
  case REALSXP:
    *tree = quaff_reals(quaff_r_elements_of(given), size);
    return true;
  case RAWSXP:
    *tree = quaff_elements(quaff_r_elements_of(given), size, kDLUInt, 8);
    return true;
  default:
    return false;
  }
}

static quaff_tree tree_of(const quaff_r_source *source, SEXP given, int depth) {
  const R_xlen_t size = Rf_isVector(given) ? XLENGTH(given) : 0;
  const bool is_list = TYPEOF(given) == VECSXP;
  quaff_tree tree = quaff_nothing(), *all;
  SEXP names;
  R_xlen_t i;
  if (depth == DEEPEST) {
    fail(source, "is a list that is nested too deep");
  }
  if (given != R_NilValue && !quaff_r_has_tree(given)) {
    quaff_r_fail(source->function, QUAFF_TYPE,
                 "`%s` contains a value of the type `%s`, which C++ has no value for",
                 source->parameter->name, quaff_r_found(given));
  }
  if (Rf_xlength(Rf_getAttrib(given, R_DimSymbol)) > 1) {
    fail(source, "contains a matrix or an array: pass its elements (as.vector), or a list of its rows");
  }
  names = PROTECT(Rf_getAttrib(given, R_NamesSymbol));
  if (given == R_NilValue) {
    tree.is_vector = true;
  } else if (names != R_NilValue || is_list || size != 1) {
    const bool is_named = TYPEOF(names) == STRSXP;
    if (is_list || is_named || !numbers(source, given, &tree)) {
      all = items(is_named ? 2 * size : size);
      tree = is_named ? quaff_pairs(all, (size_t)size) : quaff_list(all, (size_t)size);
      for (i = 0; i < size; ++i) {
        if (is_named) {
          *all++ = element(source, names, i);
        }
        *all++ = is_list ? tree_of(source, VECTOR_ELT(given, i), depth + 1) : element(source, given, i);
      }
      tree.is_vector = is_named;
    }
  } else {
    tree = element(source, given, 0);
    tree.is_vector = true;
  }
  UNPROTECT(1);
  return tree;
}

bool quaff_r_has_tree(SEXP given) {
  switch (TYPEOF(given)) {
  case NILSXP:
  case VECSXP:
  case LGLSXP:
  case CPLXSXP:
  case RAWSXP:
  case STRSXP:
    return true;
  case INTSXP:
    return !Rf_isFactor(given);
  case REALSXP:
    return !quaff_r_is_integer64(given);
  default:
    return false;
  }
}

void quaff_r_take_tree(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given,
                       quaff_r_value *value) {
  const quaff_r_source source = {function, parameter};
  quaff_tree *tree = items(1);
  *tree = tree_of(&source, given, 0);
  tree->first = 1;
  value->is.object = tree;
}

/* A type of DLPack's as one of quaff_r_type. */
static quaff_r_type type_of(DLDataType type) {
  int i;
  for (i = QUAFF_R_BOOL; i < QUAFF_R_COMPLEX128; ++i) {
    if (quaff_r_types[i].code == type.code && 8 * quaff_r_types[i].size == type.bits) {
      return (quaff_r_type)i;
    }
  }
  return QUAFF_R_COMPLEX128;
}

static SEXP text_of(const quaff_r_function *function, const quaff_tree *tree) {
  const char *wrong = quaff_r_text_is_wrong(tree->as.text, tree->size);
  if (wrong != NULL) {
    quaff_r_fail_with(function, QUAFF_VALUE, wrong);
  }
  return Rf_mkCharLenCE(tree->as.text, (int)tree->size, CE_UTF8);
}

/* A vector of numbers; single bytes are integers, as all single numbers of so many bits. */
static SEXP vector_of(const quaff_r_function *function, quaff_r_type type, const void *from, size_t size,
                      bool is_single) {
  const SEXPTYPE kind = is_single && type == QUAFF_R_UINT8 ? INTSXP : quaff_r_vector_of(type);
  const SEXP vector = PROTECT(Rf_allocVector(kind, (R_xlen_t)size));
  const char *wrong = quaff_r_write(type, vector, from, size);
  if (wrong != NULL) {
    quaff_r_fail_with(function, QUAFF_OVERFLOW, wrong);
  }
  UNPROTECT(1);
  return vector;
}

/* A single number, which the tree has in the widest type of its kind. */
static SEXP number_of(const quaff_r_function *function, const quaff_tree *tree) {
  const quaff_r_type type = type_of(tree->type);
  int64_t own[2];
  if (tree->kind == QUAFF_REAL) {
    return Rf_ScalarReal(tree->as.real);
  }
  if (tree->kind == QUAFF_BOOL) {
    return Rf_ScalarLogical(tree->as.integer != 0);
  }
  if (tree->kind == QUAFF_COMPLEX) {
    const Rcomplex parts = {tree->as.parts[0], tree->as.parts[1]};
    return Rf_ScalarComplex(parts);
  }
  quaff_r_put(type, own, 0, tree->as.integer);
  return vector_of(function, type, own, 1, true);
}

/* The keys of pairs as names, if they are texts. */
static SEXP names_of(const quaff_r_function *function, const quaff_tree *tree) {
  SEXP names;
  size_t i;
  for (i = 0; i < tree->size; ++i) {
    if (tree->as.items[2 * i].kind != QUAFF_TEXT) {
      return R_NilValue;
    }
  }
  names = PROTECT(Rf_allocVector(STRSXP, (R_xlen_t)tree->size));
  for (i = 0; i < tree->size; ++i) {
    SET_STRING_ELT(names, (R_xlen_t)i, text_of(function, &tree->as.items[2 * i]));
  }
  UNPROTECT(1);
  return names;
}

/* A list of pairs: with the keys as names, or of lists of two. */
static SEXP pairs_of(const quaff_r_function *function, const quaff_tree *tree) {
  const SEXP names = PROTECT(names_of(function, tree));
  const SEXP list = PROTECT(Rf_allocVector(VECSXP, (R_xlen_t)tree->size));
  size_t i;
  for (i = 0; i < tree->size; ++i) {
    const quaff_tree *key = &tree->as.items[2 * i];
    if (names == R_NilValue) {
      quaff_tree pair = quaff_list(key, 2);
      SET_VECTOR_ELT(list, (R_xlen_t)i, quaff_r_value_of_tree(function, &pair));
    } else {
      SET_VECTOR_ELT(list, (R_xlen_t)i, quaff_r_value_of_tree(function, key + 1));
    }
  }
  if (names != R_NilValue) {
    Rf_namesgets(list, names);
  }
  UNPROTECT(2);
  return list;
}

SEXP quaff_r_value_of_tree(const quaff_r_function *function, const quaff_tree *tree) {
  const R_xlen_t size = (R_xlen_t)tree->size;
  SEXP all;
  R_xlen_t i;
  switch (tree->kind) {
  case QUAFF_NOTHING:
    return R_NilValue;
  case QUAFF_TEXT:
    return Rf_ScalarString(text_of(function, tree));
  case QUAFF_ELEMENTS:
    return vector_of(function, type_of(tree->type), tree->as.elements, tree->size, false);
  case QUAFF_PAIRS:
    return pairs_of(function, tree);
  case QUAFF_LIST:
  case QUAFF_SET:
    all = PROTECT(Rf_allocVector(tree->of == QUAFF_TEXT      ? STRSXP
                                 : tree->of == QUAFF_COMPLEX ? CPLXSXP
                                                             : VECSXP,
                                 size));
    for (i = 0; i < size; ++i) {
      const quaff_tree *item = &tree->as.items[i];
      if (tree->of == QUAFF_TEXT) {
        SET_STRING_ELT(all, i, text_of(function, item));
      } else if (tree->of == QUAFF_COMPLEX) {
        COMPLEX(all)[i].r = item->as.parts[0];
        COMPLEX(all)[i].i = item->as.parts[1];
      } else {
        SET_VECTOR_ELT(all, i, quaff_r_value_of_tree(function, item));
      }
    }
    UNPROTECT(1);
    return all;
  default:
    return number_of(function, tree);
  }
}
