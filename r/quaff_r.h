/* The parts of an R package's C code: tables of functions, and the calls of functions by these tables.
 *
 * R reports errors and failed allocations by longjmp. None of these jumps crosses a frame of C++ or Rust:
 * arguments are converted and memory is allocated before a function of the module is called, results are
 * converted after it, and callbacks.c stops the jumps of R functions that C++ calls. */
#ifndef QUAFF_R_H
#define QUAFF_R_H

#define R_NO_REMAP
#include <R.h>
#include <Rinternals.h>

#include "quaff/border.h"
#include "quaff/tree.h"

/* The kinds of parameters and results. */
typedef enum quaff_r_kind {
  QUAFF_R_NOTHING,
  QUAFF_R_NUMBER,
  QUAFF_R_ENUM,
  QUAFF_R_LETTER,
  QUAFF_R_TEXT,
  QUAFF_R_ELEMENTS,
  QUAFF_R_OBJECT,
  /* Values of the standard library's types: lists, maps, and those that may be either or nothing. */
  QUAFF_R_LIST,
  QUAFF_R_PAIRS,
  QUAFF_R_ANY
} quaff_r_kind;

/* The types of numbers, in the order of the table in types.c. */
typedef enum quaff_r_type {
  QUAFF_R_BOOL,
  QUAFF_R_INT8,
  QUAFF_R_INT16,
  QUAFF_R_INT32,
  QUAFF_R_INT64,
  QUAFF_R_UINT8,
  QUAFF_R_UINT16,
  QUAFF_R_UINT32,
  QUAFF_R_UINT64,
  QUAFF_R_FLOAT32,
  QUAFF_R_FLOAT64,
  QUAFF_R_COMPLEX64,
  QUAFF_R_COMPLEX128
} quaff_r_type;

/* A class of the module: the class attribute of its objects in R, and the function that frees a handle. */
typedef struct quaff_r_class {
  const char *name;
  const char *const *names;
  void (*finalize)(SEXP object);
} quaff_r_class;

/* An enumeration, whose values are the levels of factors. */
typedef struct quaff_r_enum {
  int count;
  const char *const *names;
  const int64_t *values;
} quaff_r_enum;

typedef struct quaff_r_callback quaff_r_callback;

/* A parameter, or a result. */
typedef struct quaff_r_parameter {
  const char *name;
  quaff_r_kind kind;
  quaff_r_type type;
  /* Whether C++ writes the elements, and whether the first axis is the fastest. */
  bool is_written, is_fortran;
  /* The number of dimensions; 0 if the shape does not matter. */
  int rank;
  const quaff_r_class *of;
  /* The callback type, for an object that can be made from an R function. */
  const quaff_r_callback *callback;
  const quaff_r_enum *choices;
  /* Whether an object may be NULL, and whether C++ takes it over and may free it at once. */
  bool is_optional, is_given;
  /* The number of the argument, from 1 on, of which a result may be a part. */
  int part_of;
} quaff_r_parameter;

/* A `std::function`: how to make one that calls an R function, and the values of these calls. */
struct quaff_r_callback {
  int (*make)(void *data, void **handle);
  void (*fail)(const char *message);
  int arguments;
  const quaff_r_parameter *parameters;
  quaff_r_parameter result;
};

/* A value that is passed to a function of the module, or that the function returns. */
typedef struct quaff_r_value {
  union {
    bool boolean;
    int8_t int8;
    int16_t int16;
    int32_t int32;
    int64_t int64;
    uint8_t uint8;
    uint16_t uint16;
    uint32_t uint32;
    uint64_t uint64;
    float float32;
    double float64;
    quaff_complex64 complex64;
    quaff_complex128 complex128;
    char letter;
    const char *text;
    void *object;
  } is;
  void *elements;
  size_t size;
  size_t *shape;
  /* The size, for a tensor. */
  int64_t extent;
  /* For elements that are written: the vector that R gets, and memory for the elements in R's order. */
  SEXP changed;
  void *ordered;
} quaff_r_value;

/* An object keeps another one alive; both are indices of arguments, or QUAFF_R_RESULT. */
#define QUAFF_R_RESULT (-1)
typedef struct quaff_r_tie {
  int keeper, kept;
} quaff_r_tie;

/* A function of the module, with the types of its parameters and results. */
typedef struct quaff_r_overload {
  int (*call)(quaff_r_value *given, quaff_r_value *result);
  const quaff_r_parameter *parameters;
  quaff_r_parameter result;
  /* The results of a function that is called for each element. */
  int results;
  const quaff_r_parameter *elementwise;
  int tied;
  const quaff_r_tie *ties;
} quaff_r_overload;

/* A function of R with a number of arguments. */
typedef struct quaff_r_function {
  const char *name;
  int arguments;
  int count;
  const quaff_r_overload *overloads;
} quaff_r_function;

/* Doubles represent all integers up to this one. */
#define QUAFF_R_LARGEST_EXACT 9007199254740992.0

/* The functions that every module has, which its own C file defines. */
const char *quaff_r_last_error(void);
void quaff_r_free(void *memory);
/* Whether a handle stands for the object of another handle, or for a part of that object. */
bool quaff_r_is_within(const void *handle, const void *whole);

/* calls.c: calls the overload that fits the arguments best. */
SEXP quaff_r_call(const quaff_r_function *function, SEXP *given);

/* conditions.c: signals a condition of R whose class is that of a status; it does not return. */
NORET void quaff_r_fail(const quaff_r_function *function, int status, const char *format, ...);
NORET void quaff_r_fail_with(const quaff_r_function *function, int status, const char *message);

/* callbacks.c: the object for an R function, which calls quaff_r_called with its data, and quaff_r_release at
 * the end. */
SEXP quaff_r_callable(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given);
void quaff_r_called(void *data, const quaff_r_value *given, quaff_r_value *result);
void quaff_r_release(void *data);
/* A jump of R that is pending until the innermost C++ call returns, or NULL; and the function that continues
 * it. */
extern SEXP quaff_r_jump;
NORET void quaff_r_go_on(SEXP jump);

/* types.c: the properties of a type. */
typedef struct quaff_r_of_type {
  size_t size;
  /* The R vectors for elements of the type, and whether C++ can use their elements directly. */
  SEXPTYPE vector;
  bool is_own;
  /* The range of an integer type: from `least` to below `end`. */
  double least, end;
  /* The DLPack type code. */
  uint8_t code;
} quaff_r_of_type;
extern const quaff_r_of_type quaff_r_types[];

static inline size_t quaff_r_size(quaff_r_type type) { return quaff_r_types[type].size; }
/* Whether a type of C++ has a value for NA. */
static inline bool quaff_r_has_nan(quaff_r_type type) { return quaff_r_types[type].end == 0; }
static inline SEXPTYPE quaff_r_vector_of(quaff_r_type type) { return quaff_r_types[type].vector; }
/* Whether C++ reads the elements of an R vector in place. */
static inline bool quaff_r_is_direct(quaff_r_type type, SEXPTYPE vector) {
  return quaff_r_types[type].is_own && quaff_r_types[type].vector == vector;
}
/* Whether a vector contains the 64-bit integers of the package bit64, in the memory of doubles. */
static inline bool quaff_r_is_integer64(SEXP given) {
  return TYPEOF(given) == REALSXP && Rf_inherits(given, "integer64");
}
/* The distance of a conversion from an R vector, 0 for none; negative if there is no conversion. */
int quaff_r_distance(quaff_r_type type, SEXP given);
/* The integer of a type at an address; for uint64_t, its bits. */
int64_t quaff_r_integer(quaff_r_type type, const void *from);
/* Convert elements. They return a description of the error in a value, or NULL. */
const char *quaff_r_read(quaff_r_type type, void *to, SEXP from);
void quaff_r_put(quaff_r_type type, void *to, size_t i, int64_t integer);
const char *quaff_r_write(quaff_r_type type, SEXP to, const void *from, size_t size);

/* arguments.c */
int quaff_r_fit(const quaff_r_parameter *parameter, SEXP given);
/* Converts an argument, and returns the number of values that it has protected. `fits` says whether it is
 * known to fit. */
int quaff_r_take(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given, bool fits,
                 quaff_r_value *value);
const char *quaff_r_expected(const quaff_r_parameter *parameter);
const char *quaff_r_found(SEXP given);
/* The vector that C++ has written. */
SEXP quaff_r_changed(const quaff_r_function *function, const quaff_r_parameter *parameter,
                     quaff_r_value *value);

/* The first element of a vector. */
static inline void *quaff_r_elements_of(SEXP vector) { return (void *)DATAPTR_RO(vector); }

/* elementwise.c: makes the results before the call, and returns the number of values that it has protected.
 */
int quaff_r_prepare_elementwise(const quaff_r_function *function, const quaff_r_overload *overload,
                                const SEXP *given, quaff_r_value *results);
DLTensor quaff_r_tensor(quaff_r_value *value, quaff_r_type type);

/* enums.c */
int quaff_r_fit_enum(const quaff_r_parameter *parameter, SEXP given);
/* Reads a value, and returns a description of its error, or NULL. */
const char *quaff_r_take_enum(const quaff_r_parameter *parameter, SEXP given, quaff_r_value *value);
SEXP quaff_r_give_enum(const quaff_r_function *function, const quaff_r_parameter *result,
                       const quaff_r_value *value);

/* results.c: a value for an R function; a result, whose memory is freed; and the release of an unused result,
 * which neither allocates nor fails. */
SEXP quaff_r_passed(const quaff_r_parameter *parameter, const quaff_r_value *value);
SEXP quaff_r_give(const quaff_r_function *function, const quaff_r_parameter *result, quaff_r_value *value);
void quaff_r_drop(const quaff_r_parameter *result, quaff_r_value *value);
/* What is wrong with a text of C++'s, or NULL. */
const char *quaff_r_text_is_wrong(const char *text, size_t size);
/* The object for a handle that a function is about to return. */
SEXP quaff_r_object(const quaff_r_parameter *result, const SEXP *given);

/* trees.c: whether R has a tree for a value, apart from the values in a list; the tree of an argument; and
 * the value of R for a tree that C++ gives, whose memory stays the caller's. */
bool quaff_r_has_tree(SEXP given);
void quaff_r_take_tree(const quaff_r_function *function, const quaff_r_parameter *parameter, SEXP given,
                       quaff_r_value *value);
SEXP quaff_r_value_of_tree(const quaff_r_function *function, const quaff_tree *tree);

/* lifetimes.c: the finalizer of an object; and the ties of a call, which are allocated before the call and
 * applied after it. */
void quaff_r_finalize(SEXP object, void (*release)(void *handle));
SEXP quaff_r_prepare_ties(const quaff_r_overload *overload, const SEXP *given, SEXP result);
void quaff_r_tie_objects(const quaff_r_overload *overload, SEXP cells, const SEXP *given, SEXP result);

/* order.c: copies elements from R's order, with the first axis the fastest, to C's order, or back. */
void quaff_r_reorder(void *to, const void *from, const size_t *shape, int rank, size_t size, bool is_to_c);

#endif
