/* Results as values of R. */
#include "quaff_r.h"

#include <limits.h>
#include <string.h>

/* A result whose memory is freed, whatever R does. */
typedef struct quaff_r_result {
  const quaff_r_function *function;
  const quaff_r_parameter *result;
  const quaff_r_value *value;
  void *memory;
} quaff_r_result;

static void release(void *given) { quaff_r_free(((quaff_r_result *)given)->memory); }

const char *quaff_r_text_is_wrong(const char *text, size_t size) {
  if (memchr(text, 0, size) != NULL) {
    return "C++ gave a text with a zero character, which R's strings do not have";
  }
  return size > INT_MAX ? "C++ gave a text that is longer than R's strings can be" : NULL;
}

static SEXP make_text(void *given) {
  const quaff_r_result *all = given;
  const char *wrong = quaff_r_text_is_wrong(all->value->is.text, all->value->size);
  if (wrong != NULL) {
    quaff_r_fail_with(all->function, QUAFF_VALUE, wrong);
  }
  return Rf_ScalarString(Rf_mkCharLenCE(all->value->is.text, (int)all->value->size, CE_UTF8));
}

static SEXP make_vector(void *given) {
  const quaff_r_result *all = given;
  const quaff_r_type type = all->result->type;
  const SEXP vector = PROTECT(Rf_allocVector(quaff_r_vector_of(type), (R_xlen_t)all->value->size));
  const char *wrong = quaff_r_write(type, vector, all->value->elements, all->value->size);
  if (wrong != NULL) {
    quaff_r_fail_with(all->function, QUAFF_OVERFLOW, wrong);
  }
  UNPROTECT(1);
  return vector;
}

static SEXP make_tree(void *given) {
  const quaff_r_result *all = given;
  return quaff_r_value_of_tree(all->function, all->value->elements);
}

/* A single number; bytes are integers, because only vectors of bytes are raw. */
static SEXP number(const quaff_r_function *function, const quaff_r_parameter *result,
                   const quaff_r_value *value) {
  SEXP vector;
  const char *wrong;
  if (result->type == QUAFF_R_FLOAT64) {
    return Rf_ScalarReal(value->is.float64);
  }
  if (result->type == QUAFF_R_BOOL) {
    return Rf_ScalarLogical(value->is.boolean);
  }
  vector =
      PROTECT(Rf_allocVector(result->type == QUAFF_R_UINT8 ? INTSXP : quaff_r_vector_of(result->type), 1));
  wrong = quaff_r_write(result->type, vector, &value->is, 1);
  if (wrong != NULL) {
    quaff_r_fail_with(function, QUAFF_OVERFLOW, wrong);
  }
  UNPROTECT(1);
  return vector;
}

/* A byte that is not an ASCII character is not valid UTF-8 text. */
static SEXP letter(char given) {
  const bool is_ascii = (unsigned char)given < 128;
  return Rf_ScalarString(is_ascii ? Rf_mkCharLenCE(&given, given != 0, CE_UTF8)
                                  : Rf_mkCharCE("\xef\xbf\xbd", CE_UTF8));
}

/* Makes an R value from memory that C++ has returned, and frees the memory. */
static SEXP made(SEXP (*make)(void *), const quaff_r_function *function, const quaff_r_parameter *result,
                 const quaff_r_value *value, void *memory) {
  quaff_r_result all = {function, result, value, memory};
  return R_ExecWithCleanup(make, &all, release, &all);
}

SEXP quaff_r_passed(const quaff_r_parameter *parameter, const quaff_r_value *value) {
  if (parameter->kind == QUAFF_R_ELEMENTS) {
    quaff_r_result all = {NULL, parameter, value, NULL};
    return make_vector(&all);
  }
  if (parameter->kind != QUAFF_R_TEXT) {
    return quaff_r_give(NULL, parameter, (quaff_r_value *)value);
  }
  return value->is.text == NULL ? R_NilValue : Rf_ScalarString(Rf_mkCharCE(value->is.text, CE_UTF8));
}

SEXP quaff_r_give(const quaff_r_function *function, const quaff_r_parameter *result, quaff_r_value *value) {
  switch (result->kind) {
  case QUAFF_R_NUMBER:
    return number(function, result, value);
  case QUAFF_R_ENUM:
    return quaff_r_give_enum(function, result, value);
  case QUAFF_R_LETTER:
    return letter(value->is.letter);
  case QUAFF_R_TEXT:
    if (value->is.text == NULL) {
      return R_NilValue;
    }
    return made(make_text, function, result, value, (void *)value->is.text);
  case QUAFF_R_ELEMENTS:
    return made(make_vector, function, result, value, value->elements);
  case QUAFF_R_LIST:
  case QUAFF_R_PAIRS:
  case QUAFF_R_ANY:
    return made(make_tree, function, result, value, value->elements);
  case QUAFF_R_OBJECT:
    if (value->is.object == NULL) {
      return R_NilValue;
    }
    R_SetExternalPtrAddr(value->changed, value->is.object);
    return value->changed;
  default:
    return R_NilValue;
  }
}

void quaff_r_drop(const quaff_r_parameter *result, quaff_r_value *value) {
  switch (result->kind) {
  case QUAFF_R_TEXT:
    if (value->is.text != NULL) {
      quaff_r_free((void *)value->is.text);
    }
    break;
  case QUAFF_R_ELEMENTS:
  case QUAFF_R_LIST:
  case QUAFF_R_PAIRS:
  case QUAFF_R_ANY:
    quaff_r_free(value->elements);
    break;
  case QUAFF_R_OBJECT:
    /* The finalizer of the R object frees the C++ object. */
    R_SetExternalPtrAddr(value->changed, value->is.object);
    break;
  default:
    break;
  }
}

SEXP quaff_r_object(const quaff_r_parameter *result, const SEXP *given) {
  const SEXP whole = result->part_of == 0 ? R_NilValue : Rf_cons(given[result->part_of - 1], R_NilValue);
  const SEXP object = PROTECT(R_MakeExternalPtr(NULL, R_NilValue, PROTECT(whole)));
  int count = 0, i;
  SEXP names;
  while (result->of->names[count] != NULL) {
    ++count;
  }
  names = PROTECT(Rf_allocVector(STRSXP, count));
  for (i = 0; i < count; ++i) {
    SET_STRING_ELT(names, i, Rf_mkChar(result->of->names[i]));
  }
  Rf_classgets(object, names);
  R_RegisterCFinalizerEx(object, result->of->finalize, TRUE);
  UNPROTECT(3);
  return object;
}
