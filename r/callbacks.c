/* R functions that C++ calls, as `std::function` objects.
 *
 * R leaves a function by longjmp after an error, an interrupt and in other cases. Such a jump stops in
 * quaff_r_called, which makes C++ throw, and continues after C++ has returned to R, in quaff_r_call. C++ can
 * catch the exception, but cannot cancel the jump. */
#include "quaff_r.h"

#include <setjmp.h>
#include <stdatomic.h>
#include <stdlib.h>

/* A function that C++ holds. */
typedef struct held {
  const quaff_r_callback *callback;
  /* A cell of `all_held`: its tag is the function, and its value the previous cell. */
  SEXP cell;
  struct held *next;
} held;

/* The list by which R keeps the functions alive. */
static SEXP all_held;
/* The functions that C++ has released on other threads, which must not touch R's memory. */
static _Atomic(held *) released;
/* Whether this thread is the one on which R runs. */
static _Thread_local bool is_of_r;

/* A list of tokens, with which R continues a jump. Each call of a function takes one, and allocates another
 * if none is left: an allocation before a call is not possible, because it may fail and jump. */
static SEXP unused;

SEXP quaff_r_jump;

static void add_token_if_none_is_left(void) {
  if (unused == R_NilValue) {
    const SEXP cell = PROTECT(Rf_cons(PROTECT(R_MakeUnwindCont()), unused));
    R_PreserveObject(cell);
    unused = cell;
    UNPROTECT(2);
  }
}

static void put_back(SEXP token) {
  SETCDR(token, unused);
  unused = token;
}

void quaff_r_go_on(SEXP jump) {
  put_back(jump);
  R_ContinueUnwind(CAR(jump));
}

static void forget(held *one) {
  const SEXP before = CAR(one->cell), after = CDR(one->cell);
  SETCDR(before, after);
  if (after != R_NilValue) {
    SETCAR(after, before);
  }
  free(one);
}

void quaff_r_release(void *data) {
  held *one = data;
  if (is_of_r) {
    forget(one);
    return;
  }
  one->next = atomic_load(&released);
  while (!atomic_compare_exchange_weak(&released, &one->next, one)) {
  }
}

/* Prepares for the first function, and discards those that other threads have released. */
static void prepare(void) {
  held *one = atomic_exchange(&released, NULL), *next;
  is_of_r = true;
  for (; one != NULL; one = next) {
    next = one->next;
    forget(one);
  }
  if (all_held == NULL) {
    const SEXP list = PROTECT(Rf_cons(R_NilValue, R_NilValue));
    R_PreserveObject(list);
    UNPROTECT(1);
    all_held = list;
    unused = R_NilValue;
  }
  add_token_if_none_is_left();
}

SEXP quaff_r_callable(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given) {
  const SEXP object = PROTECT(quaff_r_object(parameter, NULL));
  SEXP cell;
  held *one;
  void *handle;
  int status;
  prepare();
  cell = PROTECT(Rf_cons(all_held, CDR(all_held)));
  SET_TAG(cell, given);
  one = malloc(sizeof *one);
  if (one == NULL) {
    quaff_r_fail(function, QUAFF_MEMORY, "there is no memory for `%s`", parameter->name);
  }
  *one = (held){parameter->callback, cell, NULL};
  if (CDR(cell) != R_NilValue) {
    SETCAR(CDR(cell), cell);
  }
  SETCDR(all_held, cell);
  /* From here on C++ has the function, and releases it. */
  status = parameter->callback->make(one, &handle);
  if (status != QUAFF_OK) {
    quaff_r_fail_with(function, status, quaff_r_last_error());
  }
  R_SetExternalPtrAddr(object, handle);
  UNPROTECT(2);
  return object;
}

/* A call of a function, which may release the function. */
typedef struct call {
  const quaff_r_callback *callback;
  SEXP function, token;
  const quaff_r_value *given;
  quaff_r_value *result;
  jmp_buf back;
} call;

static SEXP run(void *data) {
  const call *own = data;
  const quaff_r_callback *callback = own->callback;
  SEXP arguments, each, value;
  int i;
  PROTECT(own->function);
  add_token_if_none_is_left();
  each = arguments = PROTECT(Rf_allocList(callback->arguments));
  for (i = 0; i < callback->arguments; ++i, each = CDR(each)) {
    SETCAR(each, quaff_r_passed(&callback->parameters[i], &own->given[i]));
  }
  value = PROTECT(Rf_eval(PROTECT(Rf_lcons(own->function, arguments)), R_GlobalEnv));
  if (callback->result.kind != QUAFF_R_NOTHING) {
    quaff_r_take(NULL, &callback->result, value, false, own->result);
  }
  UNPROTECT(4);
  return R_NilValue;
}

static void leave(void *data, Rboolean jumps) {
  if (jumps) {
    longjmp(((call *)data)->back, 1);
  }
}

void quaff_r_called(void *data, const quaff_r_value *given, quaff_r_value *result) {
  const held *one = data;
  call own = {.callback = one->callback, .given = given, .result = result};
  const void *heap;
  if (!is_of_r || unused == R_NilValue) {
    own.callback->fail(is_of_r ? "there is no memory for the call of a function of R"
                               : "C++ has called a function of R on another thread than that of R");
    return;
  }
  heap = vmaxget();
  own.function = TAG(one->cell);
  own.token = unused;
  unused = CDR(own.token);
  if (setjmp(own.back) == 0) {
    R_UnwindProtect(run, &own, leave, &own, CAR(own.token));
    put_back(own.token);
    /* C++ copies the elements of a result before R can free them. */
    vmaxset(heap);
    return;
  }
  /* R has only one place for the error that a handler gets, so an earlier one is lost if C++ has caught it.
   */
  if (quaff_r_jump != NULL) {
    put_back(quaff_r_jump);
  }
  quaff_r_jump = own.token;
  own.callback->fail("a function of R has failed");
}
