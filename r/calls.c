/* The call of a function: the selection of an overload, the conversions, and the result. */
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

/* Appends as much of the text as there is room for. */
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

/* The overload that is called; if none fits, the conversion of the first one reports the error, provided that
 * all overloads look the same to users. */
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

/* The result, followed by the arrays that C++ has written, which are all or some of the parameters. A single
 * array is the result itself if the function returns nothing. */
static SEXP together(const quaff_r_function *function, const quaff_r_parameter *parameters,
                     quaff_r_value *values, int count, int written, bool has_result, SEXP result) {
  const int size = written + has_result;
  SEXP all, names;
  int i, at = has_result;
  if (written == 0) {
    return result;
  }
  if (size == 1) {
    for (i = 0; written != count && !parameters[i].is_written; ++i) {
    }
    return quaff_r_changed(function, &parameters[i], &values[i]);
  }
  PROTECT(result);
  all = PROTECT(Rf_allocVector(VECSXP, size));
  names = PROTECT(Rf_allocVector(STRSXP, size));
  if (has_result) {
    SET_VECTOR_ELT(all, 0, result);
    SET_STRING_ELT(names, 0, Rf_mkChar("result"));
  }
  for (i = 0; i < count; ++i) {
    if (written == count || parameters[i].is_written) {
      SET_VECTOR_ELT(all, at, quaff_r_changed(function, &parameters[i], &values[i]));
      SET_STRING_ELT(names, at++, Rf_mkChar(parameters[i].name));
    }
  }
  Rf_namesgets(all, names);
  UNPROTECT(3);
  return all;
}

/* A call of a function of the module, and the call that it runs inside of. */
typedef struct running {
  const quaff_r_function *function;
  const quaff_r_parameter *parameters;
  const quaff_r_value *values;
  const struct running *outer;
} running;

/* The innermost call that runs, on the one thread on which R runs. */
static const running *innermost;

/* The number of times that a call, and those around it, use an object or a part of it. */
static int uses(const running *call, const void *object) {
  int count = 0, i;
  for (; call != NULL; call = call->outer) {
    for (i = 0; i < call->function->arguments; ++i) {
      const bool is_object = call->parameters[i].kind == QUAFF_R_OBJECT;
      count += is_object && quaff_r_is_within(call->values[i].is.object, object);
    }
  }
  return count;
}

/* Fails if a call would give away an object that C++ uses afterwards. The argument itself is one use. */
static void check_given(const running *call) {
  int i;
  for (i = 0; i < call->function->arguments; ++i) {
    if (call->parameters[i].is_given && uses(call, call->values[i].is.object) > 1) {
      quaff_r_fail(call->function, QUAFF_RUNTIME,
                   "`%s` is in use by a call that runs: give it away after the call",
                   call->parameters[i].name);
    }
  }
}

SEXP quaff_r_call(const quaff_r_function *function, SEXP *given) {
  bool fits;
  const quaff_r_overload *overload = chosen(function, given, &fits);
  const bool has_object = overload->result.kind == QUAFF_R_OBJECT;
  const SEXP around = quaff_r_jump;
  /* One more, because an array must not be empty. */
  quaff_r_value values[function->arguments + overload->results + 1], result;
  const running own = {function, overload->parameters, values, innermost};
  int protected = 0, written = 0, made = 0, status, i;
  SEXP all, jump, cells = R_NilValue;
  for (i = 0; i < function->arguments; ++i) {
    const quaff_r_parameter *parameter = &overload->parameters[i];
    values[i].changed = R_NilValue;
    if (parameter->callback != NULL && Rf_isFunction(given[i])) {
      given[i] = values[i].changed = PROTECT(quaff_r_callable(function, parameter, given[i]));
      ++made;
    }
    protected += quaff_r_take(function, parameter, given[i], fits, &values[i]);
    written += parameter->is_written;
  }
  check_given(&own);
  if (overload->results > 0) {
    protected += quaff_r_prepare_elementwise(function, overload, given, &values[function->arguments]);
  }
  if (has_object) {
    result.changed = PROTECT(quaff_r_object(&overload->result, given));
    ++protected;
  }
  if (overload->tied > 0) {
    cells = PROTECT(quaff_r_prepare_ties(overload, given, has_object ? result.changed : R_NilValue));
    ++protected;
  }
  quaff_r_jump = NULL;
  innermost = &own;
  status = overload->call(values, &result);
  innermost = own.outer;
  jump = quaff_r_jump;
  quaff_r_jump = around;
  if (overload->tied > 0) {
    quaff_r_tie_objects(overload, cells, given,
                        has_object && status == QUAFF_OK ? result.changed : R_NilValue);
  }
  /* Objects that were made for this call are freed, unless other objects may keep them alive. */
  for (i = 0; made > 0 && overload->tied == 0 && overload->result.part_of == 0 && i < function->arguments;
       ++i) {
    if (overload->parameters[i].callback != NULL && values[i].changed != R_NilValue) {
      overload->parameters[i].of->finalize(values[i].changed);
    }
  }
  if (jump != NULL) {
    /* C++ has caught the exception. Nothing may fail before the jump, which is the error of the call. */
    if (status == QUAFF_OK) {
      quaff_r_drop(&overload->result, &result);
    }
    quaff_r_go_on(jump);
  }
  if (status != QUAFF_OK) {
    quaff_r_fail_with(function, status, quaff_r_last_error());
  }
  all = overload->results > 0 ? together(function, overload->elementwise, &values[function->arguments],
                                         overload->results, overload->results, false, R_NilValue)
                              : together(function, overload->parameters, values, function->arguments, written,
                                         overload->result.kind != QUAFF_R_NOTHING,
                                         quaff_r_give(function, &overload->result, &result));
  if (protected + made > 0) {
    UNPROTECT(protected + made);
  }
  return all;
}
