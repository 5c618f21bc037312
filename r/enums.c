/* Enumerations: factors, the names of values, and numbers. */
#include "quaff_r.h"

#include <string.h>

/* The text that a factor or a character vector has. */
static const char *label_of(SEXP given) {
  if (TYPEOF(given) == STRSXP) {
    return STRING_ELT(given, 0) == NA_STRING ? NULL : CHAR(STRING_ELT(given, 0));
  }
  {
    const SEXP levels = Rf_getAttrib(given, R_LevelsSymbol);
    const int level = INTEGER_RO(given)[0];
    const bool is_there =
        level != NA_INTEGER && TYPEOF(levels) == STRSXP && level >= 1 && level <= LENGTH(levels);
    return is_there ? CHAR(STRING_ELT(levels, level - 1)) : NULL;
  }
}

static bool is_factor(SEXP given) { return TYPEOF(given) == INTSXP && Rf_inherits(given, "factor"); }

int quaff_r_fit_enum(const quaff_r_parameter *parameter, SEXP given) {
  int distance;
  if (!Rf_isVector(given) || XLENGTH(given) != 1) {
    return -1;
  }
  if (is_factor(given)) {
    return 0;
  }
  if (TYPEOF(given) == STRSXP) {
    return 1;
  }
  distance = quaff_r_distance(parameter->type, TYPEOF(given));
  return distance < 0 || TYPEOF(given) == RAWSXP ? -1 : 2 * distance + 2;
}

const char *quaff_r_take_enum(const quaff_r_parameter *parameter, SEXP given, quaff_r_value *value) {
  const char *label;
  int i;
  if (!is_factor(given) && TYPEOF(given) != STRSXP) {
    return quaff_r_read(parameter->type, &value->is, given);
  }
  label = label_of(given);
  if (label == NULL) {
    return "is NA, which C++ has no value for";
  }
  for (i = 0; i < parameter->choices->count; ++i) {
    if (strcmp(parameter->choices->names[i], label) == 0) {
      quaff_r_put(parameter->type, &value->is, 0, parameter->choices->values[i]);
      return NULL;
    }
  }
  return "is not the name of a value of the enumeration";
}

/* A factor; a number that has no name, such as flags that were combined, stays a number. */
SEXP quaff_r_give_enum(const quaff_r_parameter *result, const quaff_r_value *value) {
  const double number = quaff_r_integer(result->type, &value->is);
  const quaff_r_enum *choices = result->choices;
  int level = 0, i;
  SEXP factor, levels;
  while (level < choices->count && choices->values[level] != number) {
    ++level;
  }
  if (level == choices->count) {
    return Rf_ScalarReal(number);
  }
  factor = PROTECT(Rf_ScalarInteger(level + 1));
  levels = PROTECT(Rf_allocVector(STRSXP, choices->count));
  for (i = 0; i < choices->count; ++i) {
    SET_STRING_ELT(levels, i, Rf_mkCharCE(choices->names[i], CE_UTF8));
  }
  Rf_setAttrib(factor, R_LevelsSymbol, levels);
  Rf_setAttrib(factor, R_ClassSymbol, PROTECT(Rf_mkString("factor")));
  UNPROTECT(3);
  return factor;
}
