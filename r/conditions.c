/* Errors as conditions of R. */
#include "quaff_r.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* Longer messages are truncated. */
#define QUAFF_R_MESSAGE 4096

/* The first class of a condition, by its status. */
static const char *const classes_of[] = {
    [QUAFF_TYPE] = "quaff_type_error",       [QUAFF_VALUE] = "quaff_value_error",
    [QUAFF_INDEX] = "quaff_index_error",     [QUAFF_OVERFLOW] = "quaff_overflow_error",
    [QUAFF_MEMORY] = "quaff_memory_error",   [QUAFF_BUFFER] = "quaff_buffer_error",
    [QUAFF_RUNTIME] = "quaff_runtime_error", [QUAFF_CUDA] = "quaff_cuda_error",
};

/* The call that a condition shows: the function, with the names of its parameters. Functions that C++ calls
 * have no call. */
static SEXP call_of(const quaff_r_function *function) {
  SEXP arguments = R_NilValue;
  int i;
  if (function == NULL) {
    return R_NilValue;
  }
  for (i = function->arguments; i-- > 0;) {
    PROTECT(arguments);
    arguments = Rf_cons(Rf_install(function->overloads[0].parameters[i].name), arguments);
    UNPROTECT(1);
  }
  PROTECT(arguments);
  arguments = Rf_lcons(Rf_install(function->name), arguments);
  UNPROTECT(1);
  return arguments;
}

void quaff_r_fail_with(const quaff_r_function *function, int status, const char *message) {
  static const char *const fields[] = {"message", "call", ""};
  static const char *const further[] = {"quaff_error", "error", "condition"};
  char kept[QUAFF_R_MESSAGE];
  size_t size = strlen(message);
  SEXP condition, classes;
  int i;
  /* A finalizer that runs during an allocation may have replaced this message with another. */
  if (size >= sizeof kept) {
    for (size = sizeof kept - 1; ((unsigned char)message[size] & 0xC0) == 0x80; --size) {
    }
  }
  memcpy(kept, message, size);
  kept[size] = '\0';
  condition = PROTECT(Rf_mkNamed(VECSXP, (const char **)fields));
  SET_VECTOR_ELT(condition, 0, Rf_ScalarString(Rf_mkCharCE(kept, CE_UTF8)));
  SET_VECTOR_ELT(condition, 1, call_of(function));
  classes = PROTECT(Rf_allocVector(STRSXP, 4));
  for (i = 0; i < 4; ++i) {
    SET_STRING_ELT(classes, i, Rf_mkChar(i == 0 ? classes_of[status] : further[i - 1]));
  }
  Rf_classgets(condition, classes);
  Rf_eval(PROTECT(Rf_lang2(Rf_install("stop"), condition)), R_BaseEnv);
  Rf_error("%s", kept);
}

void quaff_r_fail(const quaff_r_function *function, int status, const char *format, ...) {
  char message[QUAFF_R_MESSAGE];
  va_list values;
  va_start(values, format);
  vsnprintf(message, sizeof message, format, values);
  va_end(values);
  quaff_r_fail_with(function, status, message);
}
