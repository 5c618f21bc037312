// A handwritten function for R, with the checks of the module `speed`: it accepts numeric and integer
// vectors, but neither factors nor the integers of the package bit64, and exceptions become conditions with a
// class.
#define R_NO_REMAP
#include "../../../node/stats.hpp"

#include <R.h>
#include <R_ext/Rdynload.h>
#include <Rinternals.h>
#include <cstdio>
#include <exception>

namespace {

void fail(const char *kind, const char *message) {
  const char *fields[] = {"message", "call", ""};
  SEXP condition = PROTECT(Rf_mkNamed(VECSXP, fields)), classes = PROTECT(Rf_allocVector(STRSXP, 3));
  SET_VECTOR_ELT(condition, 0, Rf_mkString(message));
  const char *const names[] = {kind, "error", "condition"};
  for (int i = 0; i < 3; ++i) {
    SET_STRING_ELT(classes, i, Rf_mkChar(names[i]));
  }
  Rf_classgets(condition, classes);
  Rf_eval(PROTECT(Rf_lang2(Rf_install("stop"), condition)), R_BaseEnv);
}

bool is_number(SEXP x) {
  switch (TYPEOF(x)) {
  case INTSXP:
    return !Rf_inherits(x, "factor");
  case REALSXP:
    return !Rf_inherits(x, "integer64");
  default:
    return false;
  }
}

} // namespace

extern "C" SEXP peer_mean(SEXP x) {
  char message[1024];
  bool has_failed = false;
  double result = 0;
  if (!is_number(x)) {
    fail("peer_type_error", "`x` is to be a numeric vector");
  }
  x = PROTECT(Rf_coerceVector(x, REALSXP));
  try {
    result = mean(REAL_RO(x), static_cast<std::size_t>(XLENGTH(x)));
  } catch (const std::exception &error) {
    has_failed = true;
    std::snprintf(message, sizeof message, "%s", error.what());
  } catch (...) {
    has_failed = true;
    std::snprintf(message, sizeof message, "an exception of C++");
  }
  if (has_failed) {
    fail("peer_value_error", message);
  }
  UNPROTECT(1);
  return Rf_ScalarReal(result);
}

static const R_CallMethodDef entries[] = {{"mean", reinterpret_cast<DL_FUNC>(peer_mean), 1},
                                          {nullptr, nullptr, 0}};

extern "C" void R_init_peer(DllInfo *library) {
  R_registerRoutines(library, nullptr, entries, nullptr, nullptr);
  R_useDynamicSymbols(library, FALSE);
  R_forceSymbols(library, TRUE);
}
