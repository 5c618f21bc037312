/* Functions that are called for each element: arrays of one size and single values, and results of that size.
 */
#include "quaff_r.h"

/* Checks the size of an argument, and returns the argument that determines the size and shape of the results.
 */
static SEXP common(const quaff_r_function *function, const quaff_r_overload *overload, const SEXP *given) {
  SEXP model = given[0], own, other;
  int of = 0, i;
  for (i = 1; i < function->arguments; ++i) {
    if (XLENGTH(given[i]) == 1 && Rf_getAttrib(given[i], R_DimSymbol) == R_NilValue) {
      continue;
    }
    own = Rf_getAttrib(given[i], R_DimSymbol);
    other = Rf_getAttrib(model, R_DimSymbol);
    if (XLENGTH(model) == 1 && other == R_NilValue) {
      model = given[i];
      of = i;
    } else if (XLENGTH(model) != XLENGTH(given[i])) {
      quaff_r_fail(function, QUAFF_VALUE,
                   "`%s` has %lld elements and `%s` has %lld: they are to have as many, or one",
                   overload->parameters[of].name, (long long)XLENGTH(model), overload->parameters[i].name,
                   (long long)XLENGTH(given[i]));
    } else if (own != R_NilValue && other != R_NilValue && !R_compute_identical(own, other, 0)) {
      quaff_r_fail(function, QUAFF_VALUE, "`%s` and `%s` have other dimensions",
                   overload->parameters[of].name, overload->parameters[i].name);
    } else if (other == R_NilValue && own != R_NilValue) {
      model = given[i];
      of = i;
    }
  }
  return model;
}

/* Copies the shape and the names of the elements. */
static void copy_shape(SEXP to, SEXP from) {
  const SEXP symbols[] = {R_DimSymbol, R_DimNamesSymbol, R_NamesSymbol};
  int i;
  for (i = 0; i < 3; ++i) {
    const SEXP value = PROTECT(Rf_getAttrib(from, symbols[i]));
    /* The names of a one-dimensional array are its dimnames. */
    if (value != R_NilValue &&
        (symbols[i] != R_NamesSymbol || Rf_getAttrib(from, R_DimSymbol) == R_NilValue)) {
      Rf_setAttrib(to, symbols[i], value);
    }
    UNPROTECT(1);
  }
}

int quaff_r_prepare_elementwise(const quaff_r_function *function, const quaff_r_overload *overload,
                                const SEXP *given, quaff_r_value *results) {
  const SEXP model = common(function, overload, given);
  int i;
  for (i = 0; i < overload->results; ++i) {
    const quaff_r_type type = overload->elementwise[i].type;
    quaff_r_value *value = &results[i];
    value->size = (size_t)XLENGTH(model);
    value->changed = PROTECT(Rf_allocVector(quaff_r_vector_of(type), XLENGTH(model)));
    copy_shape(value->changed, model);
    value->elements = quaff_r_is_direct(type, quaff_r_vector_of(type))
                          ? quaff_r_elements_of(value->changed)
                          : R_alloc(value->size, (int)quaff_r_size(type));
    value->ordered = value->elements;
  }
  return overload->results;
}

DLTensor quaff_r_tensor(quaff_r_value *value, quaff_r_type type) {
  const DLDataType of_elements = {quaff_r_types[type].code, (uint8_t)(8 * quaff_r_size(type)), 1};
  DLTensor tensor = {value->elements, {kDLCPU, 0}, 1, of_elements, &value->extent, NULL, 0};
  value->extent = (int64_t)value->size;
  return tensor;
}
