%module example

/* SWIG's variables of a wrapper: the instance, the arguments, the pointer behind the first one, and the variable of a
   parameter that the call leaves to its default. */
%inline %{
struct Point { int x; };
%}
%extend Point {
  %typemap(out) void moved { $result = $self; Py_INCREF($result); }
  void moved(int by) { $self->x += by; }
}
%exception counted {
  $action
  if (PyTuple_Size(args) != 2) SWIG_exception(SWIG_ValueError, "not two");
  if (swig_obj[0] != PyTuple_GetItem(args, 0) || self != NULL) SWIG_exception(SWIG_ValueError, "others");
}
%inline %{
int counted(int a, int b = 2) { return a + b; }
%}
%typemap(out) int defaulted { $result = PyLong_FromLong($1 * 10 + arg2); }
%typemap(out) int *first {
  res1 = SWIG_ConvertPtr($self, &argp1, SWIGTYPE_p_Point, 0);
  $result = PyBool_FromLong(SWIG_IsOK(res1) && argp1 == (void *)arg1);
}
%inline %{
int defaulted(int a, int b = 7) { return a; }
int *first(struct Point *p) { return &p->x; }
%}

/* Functions of SWIG's runtime. */
%include "std_vector.i"
%template(Ints) std::vector<int>;
%inline %{
#include <stdexcept>
PyObject *twice(PyObject *given) {
  std::vector<int> *values = NULL;
  const int outcome = swig::asptr(given, &values);
  if (!SWIG_IsOK(outcome)) {
    PyErr_SetString(PyExc_TypeError, "no ints");
    return NULL;
  }
  std::vector<int> all(*values);
  all.insert(all.end(), values->begin(), values->end());
  if (SWIG_IsNewObj(outcome)) delete values;
  return swig::from(all);
}
double half(PyObject *given) {
  double value = 0;
  return SWIG_IsOK(swig::asval(given, &value)) ? value / 2 : -1;
}
PyObject *name_of_class(PyObject *given) { return SWIG_PyType_GetFullyQualifiedName(Py_TYPE(given)); }
PyObject *item_of(PyObject *list, int index) { return SWIG_PyList_GetItemRef(list, index); }
PyObject *value_of(PyObject *dict, const char *key) {
  PyObject *value = NULL;
  const int found = SWIG_PyDict_GetItemStringRef(dict, key, &value);
  return found == 0 ? SWIG_FromCharPtr("missing") : value;
}
%}
%include "typemaps.i"
%inline %{
PyObject *listed(int *INOUT) {
  if (*INOUT < 0) {
    PyErr_SetString(PyExc_ArithmeticError, "below zero");
    return NULL;
  }
  *INOUT *= 10;
  return PyList_New(0);
}
bool is_point(PyObject *given) { Point *found = NULL; return given != Py_None && SWIG_IsOK(swig::asval(given, &found)); }
PyObject *point_at(int x) { return swig::from_ptr(new Point{x}, SWIG_POINTER_OWN); }
std::string text_of(PyObject *given) { return swig::as<std::string>(given); }
PyObject *bytes_of(PyObject *given) {
  char *text = NULL;
  size_t size = 0;
  int alloc = SWIG_BINARYSTR;
  if (!SWIG_IsOK(SWIG_AsCharPtrAndSize(given, &text, &size, &alloc))) return SWIG_Py_Void();
  return SWIG_FromBinaryCharPtrAndSize(text, size, SWIG_BINARYSTR);
}
int room(PyObject *given) {
  char letters[4];
  return SWIG_IsOK(SWIG_AsCharArray(given, letters, sizeof letters)) ? (int)SWIG_CharBufLen(letters, 4) : -1;
}
PyObject *unpacked(PyObject *given) {
  PyObject *objects[2];
  if (!SWIG_Python_UnpackTuple(given, "unpacked", 1, 2, objects)) return NULL;
  PyObject *one = objects[1] ? objects[1] : objects[0];
  Py_INCREF(one);
  return one;
}
%}
%include "std_string.i"
%exception asserted { SWIG_contract_assert(arg1 > 0, "not positive"); $action }
%inline %{
int asserted(int value) { return value; }
%}
// The name by which interfaces for SWIG 1.3 add an output, and a descriptor that the code of a method names.
%typemap(in, numinputs=0) int *half (int temp) "$1 = &temp;"
%typemap(argout, fragment="t_output_helper") int *half {
  $result = t_output_helper($result, PyLong_FromLong(*$1));
}
%inline %{
int halved(int value, int *half) { *half = value / 2; return value; }
%}
%extend Point {
  PyObject *twin() { return SWIG_NewPointerObj(new Point{$self->x}, $descriptor(Point *), SWIG_POINTER_OWN); }
}

// In constructors, `args` has the caller's arguments, and there is no `self` yet.
%exception Pair::Pair {
  if (self != NULL) SWIG_exception(SWIG_SystemError, "an instance");
  if (PyTuple_Size(args) != 2) SWIG_exception(SWIG_ValueError, "not two");
  $action
  if (PyTuple_GetItem(args, 0) != swig_obj[0]) SWIG_exception(SWIG_SystemError, "other objects");
}
%typemap(in) int passed { $1 = (int)PyTuple_Size(args) * 10 + (int)PyLong_AsLong(obj0); }
%inline %{
struct Pair {
  int sum;
  Pair(int a, int b = 1) : sum(a + b) {}
};
struct Passed {
  int count;
  Passed(int passed) : count(passed) {}
};
Pair *paired(int a) { return new Pair(a, a); }
%}

// SWIG's iterators, made from C++'s by code; naming one makes the file that declares them be read.
%newobject Shelf::iterator;
%inline %{
struct Shelf {
  std::vector<int> values{1, 2, 3};
};
// Counts down, and has no elements in memory.
struct Countdown : swig::SwigPyIterator {
  int left;
  Countdown(int left) : SwigPyIterator(NULL), left(left) {}
  PyObject *value() const override {
    if (left == 0) {
      raise_stop_iteration();
      return NULL;
    }
    return PyLong_FromLong(left);
  }
  swig::SwigPyIterator *incr(size_t n = 1) override {
    left -= (int)n;
    return this;
  }
  swig::SwigPyIterator *copy() const override { return new Countdown(*this); }
};
%}
%extend Shelf {
  swig::SwigPyIterator *iterator(PyObject **PYTHON_SELF) {
    return swig::make_output_iterator($self->values.begin(), $self->values.begin(), $self->values.end(), *PYTHON_SELF);
  }
  %pythoncode %{
def __iter__(self):
    return self.iterator()
  %}
}
%newobject countdown;
%inline %{
swig::SwigPyIterator *countdown(int from) { return new Countdown(from); }
%}

// Smaller functions.
%include "std_wstring.i"
%inline %{
#include <complex>
long whole(double number) { return SWIG_CanCastAsInteger(&number, -100, 100) ? (long)number : -1; }
PyObject *squared(PyObject *given) {
  std::complex<double> value;
  if (!SWIG_IsOK(SWIG_AsVal_std_complex_Sl_double_Sg_(given, &value))) return SWIG_Py_Void();
  return SWIG_From_std_complex_Sl_double_Sg_(value * value);
}
PyObject *wide(PyObject *given) {
  std::wstring *text = NULL;
  wchar_t letters[4];
  if (!SWIG_IsOK(SWIG_AsPtr_std_wstring(given, &text))) return SWIG_Py_Void();
  PyObject *result = SWIG_IsOK(SWIG_AsWCharArray(given, letters, 4))
                         ? SWIG_FromWCharPtrAndSize(letters, SWIG_wcsnlen(letters, 4))
                         : PyLong_FromSize_t(text->size());
  delete text;
  return result;
}
int next_of(int value) {
  SWIG_PYTHON_INITIALIZE_THREADS;
  SWIG_Python_Thread_Block lock;
  if (value > 2) throw swig::stop_iteration();
  lock.end();
  return value + 1;
}
bool is_known() { return swig::type_info<Shelf>() == SWIG_TypeQuery("Shelf *") && swig::type_info<Shelf>() != NULL; }
PyObject *printed(int value) {
  char text[20];
  SWIG_snprintf(text, sizeof text, "%d", value);
  return SWIG_FromCharPtr(text);
}
%}

// What the library has for addresses, and for arrays of which all letters count.
%apply void * { Handle };
%apply void *const & { const Handle & };
%apply char FIXSIZE[ANY] { char code[4] };
%inline %{
typedef struct Room *Handle;
struct Room {
  char code[4];
  int size;
};
Handle handle_of(Room *room) { return room; }
const Handle &same_handle(const Handle &handle) { static Handle kept; return kept = handle; }
int size_of(Handle handle) { return handle ? handle->size : 0; }
%}

// Text whose memory C++ keeps, as addresses. The interface's own typemap does not hide the library's.
%typemap(freearg) SWIGTYPE * ""
%apply SWIGTYPE * { char *raw, char *raw_text };
%apply (char *STRING, size_t LENGTH) { (const char *letters, size_t length) };
%inline %{
char *raw_text() { static char text[] = "raw"; return text; }
void set_first(char *raw, char letter) { raw[0] = letter; }
size_t length_of(const char *letters, size_t length) { return length; }
const char *printed_text(const char *text) { return text; }
%}

// Pointers of all kinds, for their `repr`.
%inline %{
static int spot = 0, *spot_address = &spot, spots[3];
static int doubled(int x) { return 2 * x; }
int **second_place() { return &spot_address; }
auto all_places() -> int (&)[3] { return spots; }
auto caller() -> int (*)(int) { return doubled; }
inline int (*callers_of[1])(int) = {doubled};
auto callers() -> int (**)(int) { return callers_of; }
%}

// SWIG's flat names of the extension module; classes whose destructors are not public, or free nothing.
%inline %{
struct Circle {
  static int made;
  static const int sides = 0;
  const int id;
  double radius;
  explicit Circle(double radius = 1) : id(++made), radius(radius) {}
  double area() const { return 3 * radius * radius; }
  static double scaled(double by, double size = 1) { return by * size; }
};
int Circle::made = 0;
struct Ring : Circle { int turns() { return 7; } };
struct Circle_of { int area_of() { return 6; } };
class Singleton {
  Singleton() {}
  ~Singleton() {}
public:
  static Singleton *only() { static Singleton *made = new Singleton; return made; }
  int number() { return 5; }
};
class FromSingleton : public Singleton {};
class Counted {
protected:
  ~Counted() {}
public:
  void end() { delete this; }
};
class FromCounted : public Counted {};
class Ended {
  ~Ended() {}
public:
  void end() { delete this; }
};
%}
%extend Ended { ~Ended() { $self->end(); } }

// Flat names of a class whose objects are exceptions, of its base and of a class derived from it.
%exceptionclass Err;
%inline %{
struct Coded {
  int code;
  explicit Coded(int code) : code(code) {}
  int doubled(int plus = 0) { return 2 * code + plus; }
};
struct Err : Coded {
  static int count;
  double size = 1;
  explicit Err(int code) : Coded(code) {}
  int tripled() { return 3 * code; }
};
int Err::count = 3;
Err *kept_error() { static Err kept(9); return &kept; }
%}

// The fragments of SWIG's library take precedence over an interface's own; a descriptor needs no class.
%fragment("SWIG_AsVal_int", "header") {
SWIGINTERN int SWIG_AsVal_int(PyObject *, int *value) {
  if (value) *value = 77;
  return SWIG_OK;
}
}
%fragment("SWIG_FromCharPtrAndSize", "header") {
SWIGINTERNINLINE PyObject *SWIG_FromCharPtrAndSize(const char *, size_t size) { return PyLong_FromSize_t(size); }
}
%fragment("is_of_no_class", "header") {
static bool is_of_no_class(PyObject *given) {
  void *pointer = nullptr;
  return SWIG_IsOK(SWIG_ConvertPtr(given, &pointer, $descriptor(NoClass *), 0));
}
}
%typemap(in, fragment="SWIG_AsVal_int") Read {
  if (!SWIG_IsOK(SWIG_AsVal_int($input, &$1.value))) SWIG_exception_fail(SWIG_TypeError, "no int");
}
%typemap(out, fragment="SWIG_FromCharPtrAndSize") Sized { $result = SWIG_FromCharPtrAndSize($1.text, $1.size); }
%typemap(in, fragment="is_of_no_class") Asked { $1.answer = is_of_no_class($input); }
%inline %{
struct Read {
  int value;
};
struct Sized {
  const char *text;
  size_t size;
};
struct Asked {
  bool answer;
};
inline int read(Read given) { return given.value; }
inline Sized sized() { return Sized{"abcd", 3}; }
inline bool asked(Asked given) { return given.answer; }
%}

// Characters behind pointers.
%{
static void next_letter(char *letter) { ++*letter; }
static void first_letter(const char *name, char *status) { *status = *name; }
static int split(char &letter, int *number) { letter = 'y'; *number = 3; return 4; }
static int kind_of(char *) { return 1; }
static int kind_of(int) { return 2; }
static int length_of(const char *text) { return text[0] == 0 ? 0 : 1 + length_of(text + 1); }
%}
void next_letter(char *INOUT);
int length_of(const char *INPUT);
%apply char *OUTPUT { char *status };
void first_letter(const char *name, char *status);
int split(char &OUTPUT, int *OUTPUT);
int kind_of(char *INOUT);
int kind_of(int number);
