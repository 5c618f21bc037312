/* Enumerations: factors, the names of values, and numbers. */
#include "quaff_r.h"

#include <string.h>

/* The text of a factor or a character vector. */
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

/* The index of a name among those of the values; negative if there is none. */
static int place_of(const quaff_r_enum *choices, const char *label) {
  int i;
  for (i = 0; label != NULL && i < choices->count; ++i) {
    if (strcmp(choices->names[i], label) == 0) {
      return i;
    }
  }
  return -1;
}

/* Whether the levels of a factor are the names of all values, in the same order. */
static bool has_levels(const quaff_r_enum *choices, SEXP given) {
  const SEXP levels = Rf_getAttrib(given, R_LevelsSymbol);
  int i;
  if (TYPEOF(levels) != STRSXP || LENGTH(levels) != choices->count) {
    return false;
  }
  for (i = 0; i < choices->count && strcmp(choices->names[i], CHAR(STRING_ELT(levels, i))) == 0; ++i) {
  }
  return i == choices->count;
}

/* A larger distance than that of any number: a factor or text that names no value, which the conversion
 * reports. */
#define UNKNOWN 64

int quaff_r_fit_enum(const quaff_r_parameter *parameter, SEXP given) {
  int distance;
  if (!Rf_isVector(given) || XLENGTH(given) != 1) {
    return -1;
  }
  if (Rf_isFactor(given) && has_levels(parameter->choices, given)) {
    return 0;
  }
  if (Rf_isFactor(given) || TYPEOF(given) == STRSXP) {
    return place_of(parameter->choices, label_of(given)) < 0 ? UNKNOWN : 1;
  }
  distance = quaff_r_distance(parameter->type, given);
  return distance < 0 || TYPEOF(given) == RAWSXP ? -1 : 2 * distance + 2;
}

const char *quaff_r_take_enum(const quaff_r_parameter *parameter, SEXP given, quaff_r_value *value) {
  const char *label;
  int place;
  if (!Rf_isFactor(given) && TYPEOF(given) != STRSXP) {
    return quaff_r_read(parameter->type, &value->is, given);
  }
  label = label_of(given);
  if (label == NULL) {
    return "is NA, which C++ has no value for";
  }
  place = place_of(parameter->choices, label);
  if (place < 0) {
    return "is not the name of a value of the enumeration";
  }
  quaff_r_put(parameter->type, &value->is, 0, parameter->choices->values[place]);
  return NULL;
}

/* A number without a name, such as a combination of flags. */
static SEXP nameless(const quaff_r_function *function, quaff_r_type type, int64_t bits) {
  const bool is_unsigned = type == QUAFF_R_UINT64;
  const double number = is_unsigned ? (double)(uint64_t)bits : (double)bits;
  const int64_t most = (int64_t)QUAFF_R_LARGEST_EXACT;
  if (is_unsigned ? (uint64_t)bits > (uint64_t)most : bits > most || bits < -most) {
    quaff_r_fail(
        function, QUAFF_OVERFLOW,
        "C++ gave a value of the enumeration that has no name and that R's numbers do not have exactly");
  }
  return Rf_ScalarReal(number);
}

/* The result: a factor, or a number. */
SEXP quaff_r_give_enum(const quaff_r_function *function, const quaff_r_parameter *result,
                       const quaff_r_value *value) {
  const int64_t number = quaff_r_integer(result->type, &value->is);
  const quaff_r_enum *choices = result->choices;
  int level = 0, i;
  SEXP factor, levels;
  while (level < choices->count && choices->values[level] != number) {
    ++level;
  }
  if (level == choices->count) {
    return nameless(function, result->type, number);
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
