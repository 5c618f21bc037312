/* The call of a function: the choice of an overload, the conversions around it, and the result. */
#include "quaff_r.h"

#include <stdio.h>
#include <string.h>

/* The sum of the distances of the arguments; negative if one does not fit. */
static int distance(const quaff_r_function *function, const quaff_r_overload *overload, const SEXP *given) {
  int all = 0, i;
  for (i = 0; i < function->arguments; ++i) {
    const int own = quaff_r_fit(&overload->parameters[i], given[i]);
    if (own < 0) {
      return -1;
    }
    all += own;
  }
  return all;
}

static const quaff_r_overload *nearest(const quaff_r_function *function, const SEXP *given) {
  const quaff_r_overload *chosen = NULL;
  int least = -1, i;
  for (i = 0; i < function->count; ++i) {
    const int own = distance(function, &function->overloads[i], given);
    if (own >= 0 && (chosen == NULL || own < least)) {
      chosen = &function->overloads[i];
      least = own;
    }
    if (own == 0) {
      break;
    }
  }
  return chosen;
}

/* Whether two overloads read the same for users of R, such as those for float and double. */
static bool reads_like(const quaff_r_function *function, int one, int other) {
  int i;
  for (i = 0; i < function->arguments; ++i) {
    const quaff_r_parameter *first = &function->overloads[one].parameters[i];
    const quaff_r_parameter *second = &function->overloads[other].parameters[i];
    if (first->rank != second->rank || strcmp(quaff_r_expected(first), quaff_r_expected(second)) != 0) {
      return false;
    }
  }
  return true;
}

/* Appends text, as much as there is place for. */
static void append(char *text, size_t size, const char *more) {
  const size_t used = strlen(text);
  snprintf(text + used, size - used, "%s", more);
}

NORET static void fail_unmatched(const quaff_r_function *function, const SEXP *given) {
  char text[2048] = "no overload takes (";
  int i, j;
  for (i = 0; i < function->arguments; ++i) {
    append(text, sizeof text, i == 0 ? "" : ", ");
    append(text, sizeof text, quaff_r_found(given[i]));
  }
  append(text, sizeof text, "); there are:");
  for (i = 0; i < function->count; ++i) {
    append(text, sizeof text, i == 0 ? " (" : ", (");
    for (j = 0; j < function->arguments; ++j) {
      const quaff_r_parameter *parameter = &function->overloads[i].parameters[j];
      append(text, sizeof text, j == 0 ? "" : ", ");
      append(text, sizeof text, parameter->name);
      append(text, sizeof text, ": ");
      append(text, sizeof text, quaff_r_expected(parameter));
    }
    append(text, sizeof text, ")");
  }
  quaff_r_fail_with(function, QUAFF_TYPE, text);
}

/* The overload that is called; without one the conversion of the first tells what is wrong, if all read
 * alike. */
static const quaff_r_overload *chosen(const quaff_r_function *function, const SEXP *given, bool *fits) {
  const quaff_r_overload *overload = function->count == 1 ? function->overloads : nearest(function, given);
  int i;
  *fits = function->count > 1 && overload != NULL;
  if (overload != NULL) {
    return overload;
  }
  for (i = 1; i < function->count; ++i) {
    if (!reads_like(function, 0, i)) {
      fail_unmatched(function, given);
    }
  }
  return function->overloads;
}

/* The result, with the arrays that C++ has written: one of them alone is the result of a function without
 * one. */
static SEXP together(const quaff_r_function *function, const quaff_r_overload *overload,
                     quaff_r_value *values, int written, SEXP result) {
  const bool has_result = overload->result.kind != QUAFF_R_NOTHING;
  SEXP all, names;
  int i, at = 0;
  if (written == 0) {
    return result;
  }
  if (written == 1 && !has_result) {
    for (i = 0; !overload->parameters[i].is_written; ++i) {
    }
    return quaff_r_changed(function, &overload->parameters[i], &values[i]);
  }
  PROTECT(result);
  all = PROTECT(Rf_allocVector(VECSXP, written + has_result));
  names = PROTECT(Rf_allocVector(STRSXP, written + has_result));
  if (has_result) {
    SET_VECTOR_ELT(all, at, result);
    SET_STRING_ELT(names, at++, Rf_mkChar("result"));
  }
  for (i = 0; i < function->arguments; ++i) {
    const quaff_r_parameter *parameter = &overload->parameters[i];
    if (parameter->is_written) {
      SET_VECTOR_ELT(all, at, quaff_r_changed(function, parameter, &values[i]));
      SET_STRING_ELT(names, at++, Rf_mkChar(parameter->name));
    }
  }
  Rf_namesgets(all, names);
  UNPROTECT(3);
  return all;
}

SEXP quaff_r_call(const quaff_r_function *function, SEXP *given) {
  bool fits;
  const quaff_r_overload *overload = chosen(function, given, &fits);
  /* One more, as no array is empty. */
  quaff_r_value values[function->arguments + overload->results + 1], result;
  int protected = 0, written = 0, i;
  SEXP all, cells = R_NilValue;
  for (i = 0; i < function->arguments; ++i) {
    protected += quaff_r_take(function, &overload->parameters[i], given[i], fits, &values[i]);
    written += overload->parameters[i].is_written;
  }
  if (overload->results > 0) {
    protected += quaff_r_prepare_elementwise(function, overload, given, &values[function->arguments]);
  }
  if (overload->result.kind == QUAFF_R_OBJECT) {
    result.changed = PROTECT(quaff_r_object(&overload->result, given));
    ++protected;
  }
  if (overload->tied > 0) {
    const bool has_object = overload->result.kind == QUAFF_R_OBJECT;
    cells = PROTECT(quaff_r_prepare_ties(overload, given, has_object ? result.changed : R_NilValue));
    ++protected;
  }
  {
    const int status = overload->call(values, &result);
    if (overload->tied > 0) {
      const bool has_object = status == QUAFF_OK && overload->result.kind == QUAFF_R_OBJECT;
      quaff_r_tie_objects(overload, cells, given, has_object ? result.changed : R_NilValue);
    }
    if (status != QUAFF_OK) {
      quaff_r_fail_with(function, status, quaff_r_last_error());
    }
  }
  all = overload->results > 0 ? quaff_r_give_elementwise(function, overload, &values[function->arguments])
                              : together(function, overload, values, written,
                                         quaff_r_give(function, &overload->result, &result));
  if (protected > 0) {
    UNPROTECT(protected);
  }
  return all;
}
