/* The lifetimes of objects. An object of R has a list of everything that it keeps alive, in its slot for
 * protected values: the object of which it is a part, and objects to which C++ keeps pointers, each with its
 * state as the tag.
 *
 * R finalizes objects that become unreachable together in any order, and the destructor of one may use
 * another that it keeps. So an object that is finalized before its keepers is freed by the last of them. */
#include "quaff_r.h"

/* The state of an object that others keep alive, stored in its tag. */
typedef struct state {
  int keepers;
  /* The function that frees the object, set when it was finalized before its keepers. */
  void (*release)(void *handle);
} state;

static state *state_of(SEXP raw) { return (state *)RAW(raw); }

static void release_now(SEXP object, void (*release)(void *handle)) {
  SEXP kept;
  release(R_ExternalPtrAddr(object));
  R_ClearExternalPtr(object);
  for (kept = R_ExternalPtrProtected(object); kept != R_NilValue; kept = CDR(kept)) {
    state *own = TAG(kept) == R_NilValue ? NULL : state_of(TAG(kept));
    if (own != NULL && --own->keepers == 0 && own->release != NULL) {
      release_now(CAR(kept), own->release);
    }
  }
  R_SetExternalPtrProtected(object, R_NilValue);
}

void quaff_r_finalize(SEXP object, void (*release)(void *handle)) {
  const SEXP raw = R_ExternalPtrTag(object), around = quaff_r_jump;
  SEXP jump;
  if (raw != R_NilValue && state_of(raw)->keepers > 0) {
    state_of(raw)->release = release;
    return;
  }
  /* A destructor may call R functions. */
  quaff_r_jump = NULL;
  release_now(object, release);
  jump = quaff_r_jump;
  quaff_r_jump = around;
  if (jump != NULL) {
    quaff_r_go_on(jump);
  }
}

static SEXP end_of(int place, const SEXP *given, SEXP result) {
  return place == QUAFF_R_RESULT ? result : given[place];
}

SEXP quaff_r_prepare_ties(const quaff_r_overload *overload, const SEXP *given, SEXP result) {
  const SEXP cells = PROTECT(Rf_allocList(overload->tied));
  SEXP cell = cells;
  int i;
  for (i = 0; i < overload->tied; ++i, cell = CDR(cell)) {
    const SEXP kept = end_of(overload->ties[i].kept, given, result);
    if (TYPEOF(kept) == EXTPTRSXP) {
      if (R_ExternalPtrTag(kept) == R_NilValue) {
        const SEXP raw = PROTECT(Rf_allocVector(RAWSXP, sizeof(state)));
        *state_of(raw) = (state){0, NULL};
        R_SetExternalPtrTag(kept, raw);
        UNPROTECT(1);
      }
      SETCAR(cell, kept);
      SET_TAG(cell, R_ExternalPtrTag(kept));
    }
  }
  UNPROTECT(1);
  return cells;
}

/* The whole of a part lives as long as C++ has the object that keeps the part. */
static SEXP whole_of(SEXP object) {
  SEXP each;
  for (each = R_ExternalPtrProtected(object); each != R_NilValue; each = CDR(each)) {
    if (TAG(each) == R_NilValue) {
      return whole_of(CAR(each));
    }
  }
  return object;
}

static bool keeps(SEXP keeper, SEXP kept) {
  SEXP each = R_ExternalPtrProtected(keeper);
  while (each != R_NilValue && CAR(each) != kept) {
    each = CDR(each);
  }
  return each != R_NilValue;
}

void quaff_r_tie_objects(const quaff_r_overload *overload, SEXP cells, const SEXP *given, SEXP result) {
  int i;
  for (i = 0; i < overload->tied; ++i) {
    const SEXP cell = cells, kept = CAR(cell);
    SEXP keeper = end_of(overload->ties[i].keeper, given, result);
    cells = CDR(cell);
    if (TYPEOF(keeper) != EXTPTRSXP || kept == R_NilValue ||
        (overload->ties[i].kept == QUAFF_R_RESULT && result == R_NilValue)) {
      continue;
    }
    keeper = whole_of(keeper);
    if (keeper != kept && !keeps(keeper, kept)) {
      SETCDR(cell, R_ExternalPtrProtected(keeper));
      R_SetExternalPtrProtected(keeper, cell);
      ++state_of(TAG(cell))->keepers;
    }
  }
}
