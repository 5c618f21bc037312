%module unnamed
%{
typedef struct { int n; } E;
static E *made(int n) { static E e; e.n = n; return &e; }
static int headof(E *e) { return e->n; }
#define headof(e) ((headof)(e))
static int sum_of(int a, int b) { return a + b; }
#define sum(a) sum_of(a, 2)
/* C has no default arguments: those of the interface are passed. */
static int scaled(int a, double *by, int shift) { return (int)(a * (by ? *by : 1)) + shift; }
%}
typedef struct { int n; } E;
E *made(int n);
int headof(E *e);
int sum(int a);
int scaled(int a, double *by = NULL, int shift = 1 + 1);

/* A struct and a function with the same name. */
%{
#include <stdlib.h>
struct stats { int n; };
static void stats(struct stats *s) { s->n = 5; }
static struct stats *stats_of(int n) { static struct stats s; s.n = n; return &s; }
union word { int whole; unsigned char parts[4]; };
static int word(union word *w) { return w->whole; }
%}
struct stats { int n; };
%extend stats {
  stats(int n) { struct stats *s = (struct stats *)malloc(sizeof *s); s->n = n; return s; }
  ~stats() { free($self); }
  int twice() { return 2 * $self->n; }
}
void stats(struct stats *s);
struct stats *stats_of(int n);
%rename(Word) word;
%rename(word_of) word(union word *);
union word { int whole; unsigned char parts[4]; };
int word(union word *w);

/* `result` is what C has returned. */
%exception found { $action if (!result) { PyErr_SetString(PyExc_KeyError, "none"); return NULL; } }
%{
static E *found(int k) { return k ? made(k) : 0; }
%}
E *found(int k);

/* C headers have macros for functions and enumerators, and wrappers may have the same names. */
%{
#include "hidden.h"
%}
enum { SCOPE_USER };
typedef struct edge { int tail; } edge;
int tail_of(edge *e);
typedef struct node_s node_t;
PyObject *as_edge(void *object);
int number_of(node_t *node);
node_t *node(int number);
%{
typedef struct node_s { int number; } node_t;
#define number_of(n) ((n)->number)
static node_t *node(int number) { static node_t one; one.number = number; return &one; }
%}

/* C converts `void *` without a cast. */
%inline %{
edge *chain(int tail) {
  edge *e = calloc(1, sizeof *e);
  void *same = e;
  edge *again = same;
  again->tail = tail;
  return e;
}
%}
%newobject chain;

/* Declarations that an interface adds have no defaults in C, and an exception in a class applies to the
 * class. */
%extend edge {
  %exception { $action if (arg1->tail < 0) SWIG_exception(SWIG_ValueError, "negative"); }
  int moved(int by, int times = 1 + 1) { return $self->tail += by * times; }
}
%{
static int moved(int by) { return by; }
%}
int moved(int by);

/* The code that frees a result follows the code that makes an object from it. */
%typemap(out) message { $result = PyUnicode_FromString($1); }
%typemap(ret) message { free($1); }
%{
#include <string.h>
static message text_of(int number) { message text = malloc(9); strcpy(text, number ? "one" : "none"); return text; }
%}
message text_of(int number);

/* Code above the functions that an interface adds may call them, constants may have the name of their value,
 * and code may refer to any argument and to the typemap of any class. */
%{
#define LIMIT 7
typedef struct { int id; } Thing;
typedef struct { int first; } Things;
%}
%typemap(out) Things listed %{
  PyObject *list = PyList_New(2);
  for (int at = 0; at < 2; at++) {
#define result one
    Thing *result = new_Thing(arg2 + at);
    $typemap(out, Thing *)
    PyList_SetItem(list, at, $result);
#undef result
  }
  $result = list;
%}
typedef struct {} Things;
typedef struct { int id; } Thing;
%newobject listed;
%extend Things {
  static const int LIMIT = LIMIT;
  Things() { return calloc(1, sizeof(Things)); }
  Thing *thing() { return new_Thing($self->first); }
  Things listed(int from) { Things all = { from }; return all; }
}
%extend Thing {
  Thing(int id) { Thing *thing = calloc(1, sizeof *thing); thing->id = id; return thing; }
}

/* Constants may be functions, pointers and structs. */
%{
struct corner { int x, y; };
static struct corner first_corner = { 3, 4 };
static int added(int a, int b) { return a + b; }
static int by_operation(int a, int b, int (*operation)(int, int)) { return operation(a, b); }
%}
struct corner { int x, y; };
int by_operation(int a, int b, int (*operation)(int, int));
%constant int (*ADDED)(int, int) = added;
%constant struct corner *FIRST_CORNER = &first_corner;
%constant struct corner SECOND_CORNER = { 5, 6 };
%constant char *NO_TEXT = NULL;
%{
static int sides[2] = { 7, 8 };
static int first_of(const int *all) { return all[0]; }
%}
%constant int SIDES[2] = sides;
int first_of(const int *all);

#ifdef __cplusplus
#define LANGUAGE "C++"
#else
#define LANGUAGE "C"
#endif

/* The default of a typemap's code, which C does not have. */
%typemap(default) int by_typemap "$1 = 40;"
%extend Whole { int plus(int by_typemap) { return by_typemap + 2; } }
%inline %{
typedef struct Whole { int dummy; } Whole;
%}

/* Functions of the library, some of which take references. */
%include "cpointer.i"
%pointer_functions(int, intp);

/* No exception goes through functions of C. */
%include "quaff.i"
%callback_data(f, data);
%inline %{
static int returns = 0;
double total(int count, double (*f)(double, void *), void *data) {
  double sum = 0;
  int i;
  for (i = 0; i < count; ++i) { sum += f(i, data); }
  ++returns;
  return sum;
}
int times_returned(void) { return returns; }
%}

/* Functions for C structs that are not valid in C++, and a function for a pointer without data. */
%callback("%s_pointer");
%inline %{
static double doubled(double x) { return 2 * x; }
%}
%nocallback;
%inline %{
struct visited { int count; };
static int visit(struct visited *of, int (*f)(const struct visited *, const char *, void *), void *data) {
  return f(of, "text", data);
}
static struct visited *chosen(struct visited *(*f)(void *), void *data) { return f(data); }
static int by_value(int (*f)(struct visited, void *), void *data) { struct visited of = {1}; return f(of, data); }
typedef struct { double x, y; int level; } where;
static double shifted_where(where (*f)(where from, int by, void *), void *data) {
  where from = {1.5, 2, 3}, to;
  if (f == 0) { return -1; }
  to = f(from, 10, data);
  return to.x + to.y + to.level + from.level;
}
static double weighed(int count, double (*f)(void *, const where), void *data) {
  double sum = 0;
  int i;
  for (i = 0; i < count; ++i) { where at = {i, 2 * i, 1}; sum += f(data, at); }
  return sum;
}
static double apply(double (*g)(double), double x) { return g(x); }
typedef enum { low = 1, high = 4 } level;
static level level_of(level (*f)(level, void *), void *data) { return f(low, data); }
%}
/* C has no `enum level`, whatever a typemap says. */
%typemap(doc) enum level "a level";
%inline %{
struct gauge { int at; };
%}
%extend gauge {
  int turn(level to) { return $self->at = to; }
}
%{
typedef struct undefined_s { int x; } undefined_t;
static int undefined(int (*f)(undefined_t *, void *), void *data) { undefined_t of = {7}; return f(&of, data); }
static int x_of_undefined(undefined_t *of) { return of->x; }
%}
int undefined(int (*f)(undefined_t *, void *), void *data);
int x_of_undefined(undefined_t *of);
%clear_array(f);

/* What only C is: names that are keywords of C++, definitions in two steps, initialisers that name what they set. */
%{
#include <sys/stat.h>
struct holder { int new, this; double delete[2][3]; char namespace[8]; };
typedef enum { virtual = 3, explicit } kind;
int counted;
static int counted_twice(void);
int counted;
static int counted_twice(void) { return 2 * counted; }
static const int table[] = {[2] = 5, [0] = 1};
static int at(int index) { return table[index]; }
static kind next(kind of) { return of + 1; }
static struct holder twice(struct holder class) {
  struct holder both = {.new = 2 * class.new, .this = 2 * class.this};
  return both;
}
static int size_of(const struct stat *of) { return (int)of->st_size; }
static int sum_of_all(const double *values, int count) {
  double sum = 0;
  for (int at = 0; at < count; at++) sum += values[at];
  return (int)sum;
}
static int halves(int of, int *rest) { *rest = of % 2; return of / 2; }
static void write_name(char *name) { strcpy(name, "written"); }
static float _Complex unused;
%}
struct holder { int new, this; double delete[2][3]; char namespace[8]; };
typedef enum { virtual = 3, explicit } kind;
int counted;
int counted_twice(void);
int at(int index);
kind next(kind of);
struct holder twice(struct holder class);
int size_of(const struct stat *of);
%apply (double *IN_ARRAY1, int DIM1) { (const double *values, int count) };
int sum_of_all(const double *values, int count);
%apply int *OUTPUT { int *rest };
int halves(int of, int *rest);
%apply int *OUTPUT { enum sign *sign };
%apply int *INOUT { enum sign *turned };
%apply int *INPUT { enum sign *read };
%inline %{
enum sign { below = -1, null, above };
static int sign_of(int of, enum sign *sign) { *sign = of < 0 ? below : of > 0 ? above : null; return of; }
static void turn(enum sign *turned) { *turned = *turned == below ? above : below; }
static int read_sign(enum sign *read) { return *read; }
%}
%include "cstring.i"
%cstring_bounded_output(char *name, 20);
void write_name(char *name);

/* Code of typemaps is C, with the functions of SWIG's runtime; functions that an interface adds have numbers where there
   are several of a name, as with SWIG. */
%typemap(in) struct point *either (int made = 0) {
  void *found = 0;
  if (PyLong_Check($input)) {
    $1 = calloc(1, sizeof *$1);
    $1->x = PyLong_AsLong($input);
    made = 1;
  } else if (SWIG_IsOK(SWIG_ConvertPtr($input, &found, $descriptor, 0))) {
    $1 = found;
  } else {
    SWIG_exception_fail(SWIG_TypeError, "in method '$symname', neither");
  }
}
%typemap(freearg) struct point *either { if (made$argnum) free($1); }
%typemap(typecheck, precedence=10) struct point *either { $1 = PyLong_Check($input) || !PyUnicode_Check($input); }
%inline %{
struct point { int x; };
typedef struct point spot;
static int x_of(struct point *either) { return either->x; }
static const char *kind_of(void *of) { swig_type_info *type = SWIG_TypeQuery("point *"); return type ? type->str : "none"; }
static const char *kind_named(const char *spelling) { swig_type_info *type = SWIG_TypeQuery(spelling); return type ? type->str : "none"; }
%}
%extend point {
  int scaled(int by) { return $self->x * by; }
  int scaled(const char *by) { return $self->x * atoi(by); }
  int scaled(void);
}
%{
static int point_scaled(struct point *self) { return -self->x; }
%}
%exception checked %{
  $action
  if (result < 0) { PyErr_SetString(PyExc_LookupError, "negative"); SWIG_fail; }
%}
%inline %{
static int checked(int value) { return value; }
%}
%include "carrays.i"
%array_functions(int, ints);
%array_class(short, Shorts);
%init %{
counted = 20;
if (m == NULL) return NULL;
if (PyErr_Occurred()) return -1;
%}

/* SWIG's variables of a wrapper. */
%extend point {
  %typemap(out) void moved { $result = $self; Py_INCREF($result); }
  void moved(int by) { $self->x += by; }
}
%typemap(out) int defaulted { $result = PyLong_FromLong($1 * 10 + arg2); }
%{
static int defaulted(int a, int b) { return a; }
%}
int defaulted(int a, int b = 7);
/* A macro in the place of a variadic function, which needs an argument for `...`. */
%{
static int said(int level, const char *text, ...) { return level + (int)strlen(text); }
#define said(level, text, ...) said(level, text, __VA_ARGS__)
%}
int said(int level, const char *text, ...);
/* A member that functions of the interface read and write. */
%{
typedef struct { char name[50]; } Person;
%}
typedef struct {
  %extend { char name[50]; }
} Person;
%{
static char *Person_name_get(Person *p) { return p->name; }
static void Person_name_set(Person *p, char *value) { strcpy(p->name, "set to "); strcat(p->name, value); }
%}
/* Types that are left to a header: what is passed by value is an object, and an enumeration an integer. */
%{
typedef struct { int directed; double weight; } Description;
struct later { int n; };
enum shade { LIGHT, DARK };
static Description strict = {7, 1};
static Description described(int directed) { Description made = {directed, 0.5}; return made; }
static int is_directed(Description of) { return of.directed; }
static int is_directed_at(const Description *of) { return of ? of->directed : -1; }
static struct later next_later(struct later of) { of.n++; return of; }
static struct later first_later(void) { struct later of = {1}; return of; }
static int n_of(struct later *of) { return of->n; }
static enum shade darker(enum shade of) { return of == LIGHT ? DARK : of; }
%}
enum shade;
Description strict;
Description described(int directed);
int is_directed(Description of);
int is_directed_at(const Description *of);
struct later next_later(struct later of);
struct later first_later(void);
int n_of(struct later *of);
enum shade darker(enum shade of);
/* Members whose types have no name, and a variable with the name of a word of C++. */
%inline %{
struct event {
  int kind;
  struct { double x, y; } at;
  union { int key; struct { short low, high; } parts; struct named_part { int n; } named; } data;
  struct { int n; } several[2];
};
static double sum_of_event(struct event *of) { return of->kind + of->at.x + of->at.y + of->data.key + of->several[1].n; }
struct point final;
static int x_of_final(void) { return final.x; }
%}
/* Complex numbers, in either order of the words. */
%include "ccomplex.i"
%inline %{
static double complex conjugate(complex double z) { return conj(z); }
static _Complex float half(float _Complex z) { return z / 2; }
%}
/* Typemaps of a member that functions of the interface read and write. */
%{
typedef PyObject *Tag;
struct tagged { PyObject *tag; };
static Tag tagged_tag_get(struct tagged *of) { return of->tag; }
static void tagged_tag_set(struct tagged *of, Tag tag) {
  Py_XDECREF(of->tag);
  of->tag = tag;
}
%}
typedef PyObject *Tag;
%typemap(in) Tag { Py_INCREF($input); $1 = $input; }
%typemap(out) Tag { $result = $1 ? $1 : Py_None; Py_INCREF($result); }
struct tagged {
  %extend {
    Tag tag;
    ~tagged() { Py_XDECREF($self->tag); free($self); }
  }
};
/* Arrays without a length, bits without a name, a typedef without an alias, and a typemap whose branches open a bracket each. */
%inline %{
struct header { int type : 3; int : 5; int version : 4; };
typedef struct record { int n; char name[]; };
struct samples { int n; int values[]; };
static const char codename[] = "heron";
static struct record *record_of(const char *text) {
  struct record *made = (struct record *)malloc(sizeof(struct record) + strlen(text) + 1);
  made->n = (int)strlen(text);
  strcpy(made->name, text);
  return made;
}
static struct samples *one_sample(void) {
  struct samples *made = (struct samples *)malloc(sizeof(struct samples) + 2 * sizeof(int));
  made->values[made->n = 1] = 5;
  return made;
}
static int sample(const int *values, int at) { return values[at]; }
typedef struct { const char *start; int size; } Slice;
%}
%typemap(out) Slice {
  $result =
%#if PY_MAJOR_VERSION < 3
    PyString_FromStringAndSize(
%#else
    PyBytes_FromStringAndSize(
%#endif
    $1.start, $1.size);
}
/* The Python object itself, for a C parameter that points to anything. */
%apply PyObject *{ void *data };
%inline %{
static Slice slice_of(const char *text, int size) { Slice made = {text, size}; return made; }
static int is_same(void *data, PyObject *other) { return data == (void *)other; }
%}
/* Python's object of an argument that no code reads, and a variable that takes its name from the argument's. */
%typemap(argout) struct record *kept {
  PyObject *$1_pair = PyTuple_Pack(2, $input, $result);
  Py_DECREF($result);
  $result = $1_pair;
}
%typemap(check) const char *shown {
  const char *$1_str = $1;
  if ($1_str && !*$1_str) {
    PyErr_Format(PyExc_ValueError, "%R is empty", $input);
    SWIG_fail;
  }
}
%inline %{
static int length_of(int more, struct record *kept) { return kept->n + more; }
static int length_shown(const char *shown) { return (int)strlen(shown); }
%}
/* A function that reads pointers up to a null pointer, in a header that defines its own `_Bool`. */
%varargs(3, char *more = NULL) joined_length;
%{
static int joined_length(const char *first, ...) {
  int sum = (int)strlen(first);
  va_list all;
  va_start(all, first);
  for (const char *next; (next = va_arg(all, const char *));) {
    sum += (int)strlen(next);
  }
  va_end(all);
  return sum;
}
#define _Bool signed char
%}
int joined_length(const char *first, ...);
/* A pointer to a pointer to a function, which code reads or which is passed on. */
%typemap(check) int_function *checked { if (!*$1) { *$1 = abs; } }
%inline %{
typedef int (*int_function)(int of);
static int_function *function_place(void) { static int_function place; return &place; }
static int applied(int_function *place, int of) { return (*place)(of); }
static int applied_checked(int_function *checked, int of) { return (*checked)(of); }
%}

/* The header only declares a struct, so nobody can allocate or copy it. */
%nodefaultctor unsized;
%{
struct unsized;
static struct unsized *unsized_one(void) { return (struct unsized *)&counted; }
%}
struct unsized {};
%extend unsized {
  int number() { return *(int *)$self; }
}
struct unsized *unsized_one(void);

/* C has no defaults: each call passes the interface's, also before an argument that no caller passes. */
%apply int *OUTPUT { int *quotient };
typedef unsigned short flag;
%typemap(in) flag { $1 = (flag)PyObject_IsTrue($input); }
%{ typedef unsigned short flag; %}
%inline %{
static int divide(int number, int by, int *quotient) { *quotient = number / by; return number % by; }
static int multiplied(int number, int by, flag negated) { return negated ? -number * by : number * by; }
%}
%clear int *quotient;
%rename divided_by_ten divide_by_ten;
%{
static int divided_by_ten(int number, int by, int *quotient) { return divide(number, by, quotient); }
%}
int divided_by_ten(int number, int by = 10, int *OUTPUT);
/* A variable of code whose name with the argument's number is that of another variable. */
%typemap(in) int *chosen (int arg) { arg = (int)PyLong_AsLong($input); $1 = &arg; }
/* A parameter that code sets also when the call leaves it out. */
%typemap(in) struct record *added { $1 = NULL; }
%extend record {
  int added_to(int number, struct record *added = NULL) { return $self->n + number + (added != NULL); }
}
%aggregate_check(int, is_choice, 1, 2, 3);
%typemap(check) int *chosen { if (!is_choice(*$1)) SWIG_exception(SWIG_ValueError, "no choice"); }
%inline %{
static int chosen_from(int from, int *chosen) { return from + *chosen; }
%}

/* Code that frees what a later parameter's variable points to, after an earlier parameter was refused. */
%typemap(in) const char *refused { PyErr_SetString(PyExc_ValueError, "refused"); SWIG_fail; }
%typemap(in, numinputs=0) char **problem (char *text = NULL) { $1 = &text; }
%typemap(freearg) char **problem { free(*$1); }
%inline %{
static int tried(const char *refused, char **problem) { return refused == *problem; }
%}

/* A constant without a suffix that exceeds an int is wrapped around as SWIG does, by a cast of C. */
#define HIGHEST_BIT 0x80000000

// A flag that C declares as a char.
%inline %{
typedef struct { char verbose; } Options;
static int is_verbose(char verbose) { return verbose == 1; }
%}

/* Numbers that may change at any time. */
%inline %{
struct port { volatile int level; volatile unsigned char mask; };
static struct port port_of(volatile int level) { struct port made = {level, 4}; return made; }
static volatile double gain = 1.5;
%}
%extend port { int plus(volatile int by) { return $self->level + by; } }

/* Truth values, which are numbers in C, and keep their type here. */
%{
#include <stdbool.h>
%}
%constant bool IS_READY = true;
%constant _Bool IS_DONE = 1 > 2;
%inline %{
struct flags { _Bool on; };
static _Bool negated(_Bool value) { return !value; }
static int is_on(const struct flags *flags, _Bool *also) { return flags->on && (!also || *also); }
static _Bool changed_flag = 1;
%}

/* Only functions of the interface free an object of a struct that nothing here defines. */
%inline %{
typedef struct undefined_here_s undefined_here;
static int undefined_alive(int by) { static int alive = 0; return alive += by; }
%}
%{
struct undefined_here_s { int inside[3]; };
static undefined_here *new_undefined(int n) {
  struct undefined_here_s *all = calloc(2, sizeof *all);
  all[1].inside[1] = n;
  undefined_alive(1);
  return all + 1;
}
static void free_undefined(undefined_here *of) { undefined_alive(-1); free(of - 1); }
%}
typedef struct undefined_here_s undefined_here;
%newobject new_undefined;
undefined_here *new_undefined(int n);
void free_undefined(undefined_here *of);

/* Parameters behind one whose default code sets can be left out, and are zero then. */
%typemap(in) int_function by_code { $1 = $input == Py_None ? NULL : abs; }
%typemap(default) int_function by_code { $1 = NULL; }
%typemap(in) long read_too { $1 = 10 + PyLong_AsLong($input); }
%inline %{
static int left_out(int first, int_function by_code, void *pointer, double factor, long read_too) {
  return first + (by_code ? by_code(-100) : 0) + (pointer ? 1000 : 0) + (int)(factor * 10000) + (int)read_too;
}
%}

/* Local variables that all typemaps of a function share. */
%typemap(arginit) int *shared_first (int _global_sum = 5) { _global_sum += 1; }
%typemap(in) int *shared_first (int kept) { kept = (int)PyLong_AsLong($input); _global_sum += kept; $1 = &kept; }
%typemap(in) int *shared_second (int _global_sum = 5) { _global_sum *= 2; $1 = &_global_sum; }
%inline %{
static int sharing(int *shared_first, int *shared_second) { return *shared_first + *shared_second; }
%}

/* Directives between the braces of a struct that only its typedef names apply to everything below, as with SWIG. */
%immutable;
typedef struct {
  int fixed;
  %mutable;
  int free_one;
} Untagged;
struct tagged_first {
  int changing;
  %immutable;
  int fixed_too;
};
struct tagged_second { int changing; };
typedef struct {
  %rename(renamed_member) own_member;
  int own_member;
} UntaggedRename;
struct tagged_third { int own_member; };
%{
typedef struct { int fixed, free_one; } Untagged;
struct tagged_first { int changing, fixed_too; };
struct tagged_second { int changing; };
typedef struct { int own_member; } UntaggedRename;
struct tagged_third { int own_member; };
%}

/* An interface's own function for outputs, with the three parameters that SWIG's has since 4.3, in place of SWIG's. */
%header %{
static PyObject *before_none(PyObject *result, PyObject *object, int is_void) {
  PyObject *both = PyList_Check(result) ? Py_NewRef(result) : PyList_New(0);
  (void)is_void;
  if (result != Py_None && !PyList_Check(result)) PyList_Append(both, result);
  PyList_Append(both, object);
  if (result == Py_None) {
    Py_DECREF(both);
    return object;
  }
  Py_DECREF(result);
  Py_DECREF(object);
  return both;
}
#define SWIG_Python_AppendOutput before_none
static int half_of(int whole, int *remainder) { *remainder = whole % 2; return whole / 2; }
static void only_remainder(int whole, int *remainder) { *remainder = whole % 2; }
%}
%typemap(in, numinputs=0) int *remainder (int own) { $1 = &own; }
%typemap(argout) int *remainder { $result = SWIG_AppendOutput($result, PyLong_FromLong(*$1)); }
int half_of(int whole, int *remainder);
void only_remainder(int whole, int *remainder);

/* An output of a constructor: its exception counts. */
%typemap(in, numinputs=0) int *failed (int own) { $1 = &own; }
%typemap(argout) int *failed { if (*$1) SWIG_exception_fail(SWIG_IOError, "none opened"); }
%{ typedef struct { int handle; } Opened; %}
typedef struct { int handle; } Opened;
%extend Opened {
  Opened(int handle, int *failed) {
    Opened *made = handle < 0 ? NULL : (Opened *)malloc(sizeof *made);
    *failed = made == NULL;
    if (made != NULL) made->handle = handle;
    return made;
  }
  ~Opened() { free($self); }
}

/* Letters of enumerations without names are text, also in C, where they are numbers. */
%inline %{
enum { FIRST_LETTER = 'f', BEHIND_LETTER, QUOTE_LETTER = '\'' };
%}

/* A count and an array, as `main` takes them: None is a null pointer, and an array of C is passed as it is. */
%include argcargv.i
%apply (int ARGC, char **ARGV) { (int argc, char **argv) };
%inline %{
static int words_in(int argc, char **argv) { return argv == NULL ? -1 : argc; }
static char **two_words(void) {
  static char word[] = "word";
  static char *words[] = {word, word, NULL};
  return words;
}
%}

/* Code for several parameters replaces the numbers that `OUTPUT` makes of each of them. */
%apply int *OUTPUT { int *low, int *high };
%typemap(argout) (int *low, int *high) { $result = SWIG_AppendOutput($result, PyLong_FromLong(*$1 + *$2)); }
%inline %{
static int ranged(int first, int *low, int *high) { *low = first; *high = 10; return 7; }
%}
