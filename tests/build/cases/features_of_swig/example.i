%module example

// Contracts: conditions on arguments and results, by the names that the directive gives the parameters.
%contract root(double value) {
require:
  value >= 0;
ensure:
  root >= 0; // of the result
}
%contract scaled(int by, int offset) { require: by > 0; offset < 10; }
%contract Account::withdraw(int amount) { require: amount > 0; amount <= $self->balance; ensure: withdraw >= 0; }
%contract Account::Account(int balance) { require: balance >= 0; }
%contract Savings::withdraw(int amount) { require: amount < 100; ensure: $self->balance > 0; }
%contract first(const Pair &pair) { require: pair->k != 0; }
%exception checked { try { $action } catch (...) { SWIG_exception(SWIG_ValueError, "caught"); } }
%contract checked(int n) { require: n > 0; ensure: checked < 5; }
%contract unchecked(int n) { require: n > 0; }
%clearcontract unchecked(int n);
%inline %{
#include <stdexcept>
#include <string>
inline double root(double x) { return x == 1 ? -1 : x; }
inline int scaled(int x, int plus = 0) { return 2 * x + plus; }
struct Account {
  int balance;
  Account(int start) : balance(start) {}
  virtual ~Account() {}
  virtual int withdraw(int amount) { return balance -= amount; }
};
struct Savings : Account {
  Savings(int start) : Account(start) {}
  int withdraw(int amount) override { return balance -= amount; }
};
struct Pair { int k = 0; };
inline int first(const Pair &pair) { return pair.k; }
inline int checked(int n) { if (n == 2) throw 1; return n; }
inline int unchecked(int n) { return n; }
%}

// Objects that count their owners: Python is an owner, from the constructor or a %newobject function on.
%refobject Counted "$this->add();"
%unrefobject Counted "(void)arg1; $this->remove();"
%newobject Counted::fresh;
%newobject Derived::nothing;
%inline %{
struct Counted {
  static int alive;
  int owners = 0;
  Counted() { ++alive; }
  Counted(const Counted &) { ++alive; }
  void add() { ++owners; }
  void remove() { if (--owners == 0) delete this; }
  static Counted *fresh() { return new Counted; }
protected:
  virtual ~Counted() { --alive; }
};
int Counted::alive = 0;
struct Derived : Counted {
  static Derived *nothing() { return nullptr; }
  static Derived *last;
  void keep() { add(); last = this; }
  static Derived *kept() { return last; }
};
Derived *Derived::last = nullptr;
%}

// A smart pointer of one's own and its objects stand for each other.
%extend_smart_pointer(Handle<Counted>);
%inline %{
template <class T> class Handle {
  T *held = nullptr;
public:
  Handle() {}
  Handle(T *of) : held(of) { if (held) { held->add(); } }
  Handle(const Handle &other) : Handle(other.held) {}
  Handle &operator=(const Handle &) = delete;
  ~Handle() { if (held) { held->remove(); } }
  T *operator->() const { if (!held) { throw std::logic_error("nothing"); } return held; }
};
inline int owners_behind(const Counted *counted) { return counted->owners; }
inline int owners_of(Counted &counted) { return counted.owners; }
inline int owners_through(const Handle<Counted> &handle) { return handle->owners; }
%}
%template(CountedHandle) Handle<Counted>;

// Objects of a class that are made from the arguments of its constructors, as C++ converts implicitly.
%implicitconv Length;
%noimplicitconv Length::Length(const Pair &);
%inline %{
struct Meters { int n = 7; };
struct Length {
  int way;
  Length(int) : way(1) {}
  Length(double) : way(2) {}
  Length(const Meters &) : way(3) {}
  Length(const Pair &) : way(4) {}
  explicit Length(const char *) : way(5) {}
  Length(bool, int) : way(6) {}
};
struct Path {
  Length length{0};
  static Length whole;
  Path() {}
  Path(const Length &first) : length(first) {}
  int add(int, const Length &by) { return 10 + by.way; }
  int add(Length by) { return by.way; }
};
Length Path::whole{0};
int way(const Length &of) { return of.way; }
int way_at(const Length *of) { return of ? of->way : 0; }
int changed(Length &of) { return of.way; }
int either(int) { return 100; }
int either(const Length &of) { return of.way; }
%}
%implicitconv Failing;
%inline %{
struct Failing { Failing(int) { throw std::out_of_range("no such length"); } };
int failing(const Failing &) { return 0; }
%}

// Code around destructors, whose exceptions are passed to `sys.unraisablehook`.
%exception Ending::~Ending {
  try { $action } catch (const std::exception &error) { SWIG_exception(SWIG_ValueError, error.what()); }
}
%exception Telling::~Telling {
  if (PyErr_Occurred()) SWIG_fail;
  $action
  PyErr_SetString(PyExc_KeyError, "told");
  SWIG_fail;
}
%exception Counting::~Counting { ended += arg1->n; $action }
%inline %{
struct Ending { ~Ending() noexcept(false) { throw std::runtime_error("from C++"); } };
struct Telling {};
int ended = 0;
struct Counting { int n; Counting(int n) : n(n) {} };
struct Extended {};
%}
%exception Extended::~Extended { $action SWIG_exception(SWIG_IOError, "extended"); }
%extend Extended { ~Extended() { ended += 100; delete $self; } }

// Data members that point to text.
%inline %{
struct Named {
  char *name;
  const char *kind = "plain";
  const char *const fixed = "fixed";
  static const char *shared;
  Named() : name(nullptr) {}
  ~Named() { delete[] name; }
};
const char *Named::shared = "all";
struct Titled { int n = 0; };
%}
%extend Titled { const char *title; }
%{
static std::string titled;
const char *Titled_title_get(Titled *) { return titled.c_str(); }
void Titled_title_set(Titled *, const char *text) { titled = text; }
%}

// Members that Python also calls by their special names.
%feature("python:slot", "tp_hash", functype="hashfunc") Key::code;
%feature("python:slot", "tp_repr", functype="reprfunc") Key::text;
%feature("python:slot", "sq_length", functype="lenfunc") Key::size() const;
%feature("python:slot", "mp_subscript", functype="binaryfunc") Key::at;
%feature("python:slot", "nb_add", functype="binaryfunc") Key::plus;
%feature("python:compare", "Py_LT") Key::before;
%feature("python:compare", "Py_EQ") Key::same;
%pybinoperator(__pow__, Key::power, ternaryfunc, nb_power);
%pythonmaybecall Key::__matmul__;
%inline %{
struct Key {
  int n;
  Key(int n) : n(n) {}
  long code() const { return 1000 + n; }
  const char *text() const { return "a key"; }
  int size() const { return n; }
  int at(int index) const { return n + index; }
  Key plus(const Key &other) const { return Key(n + other.n); }
  bool before(const Key &other) const { return n < other.n; }
  bool same(const Key &other) const { return n == other.n; }
  int power(const Key &other) const { return n * other.n; }
  int __matmul__(const Key &other) const { return n - other.n; }
};
%}

// Variadic functions.
%typemap(in) (const char *fmt, ...) {
  $1 = (char *)"<%s>";
  $2 = (void *)PyUnicode_AsUTF8AndSize($input, nullptr);
}
%typemap(in) (...)(int numbers[4]) {
  const Py_ssize_t count = PyTuple_Size(varargs);
  if (count > 3) { PyErr_SetString(PyExc_ValueError, "more than three numbers"); SWIG_fail; }
  for (Py_ssize_t i = 0; i < 4; ++i) { numbers[i] = 0; }
  for (Py_ssize_t i = 0; i < count; ++i) {
    numbers[i] = (int)PyLong_AsLong(PyTuple_GetItem($input, i));
    if (PyErr_Occurred()) SWIG_fail;
  }
  $1 = (void *)numbers;
}
%typemap(freearg) (...) { freed += numbers$argnum[0]; }
%feature("action") sum_of { int *all = (int *)arg2; result = sum_of(arg1, all[0], all[1], all[2], 0); }
%feature("action") Summand::with_all {
  int *all = (int *)arg3;
  result = (arg1)->with_all(arg2, all[0], all[1], all[2], 0);
}
%feature("action") total_of(int first, ...) {
  int *all = (int *)arg2;
  result = total_of(arg1, all[0], all[1], all[2], 0);
}
%feature("action") count_of(int, ...) { int *all = (int *)arg2; result = count_of(arg1, all[0], all[1], all[2], 0); }
%feature("action") Total::Total(int first, ...) {
  int *all = (int *)arg2;
  result = new Total(arg1, all[0], all[1], all[2], 0);
}
%inline %{
#include <cstdarg>
static int freed = 0;
static int sum_all(int sum, va_list all) {
  while (const int number = va_arg(all, int)) { sum += number; }
  return sum;
}
static int sum_of(int first, ...) {
  va_list all; va_start(all, first); const int sum = sum_all(first, all); va_end(all);
  return sum;
}
struct Summand {
  int x = 1;
  int with_all(int first, ...) {
    va_list all; va_start(all, first); const int sum = sum_all(x + first, all); va_end(all);
    return sum;
  }
};
static int total_of(int first, ...) {
  va_list all; va_start(all, first); const int sum = sum_all(first, all); va_end(all);
  return sum;
}
static int total_of(int first, int second) { return -second; }
static int count_of(int first, int arg2) { return 2; }
static int count_of(int first, ...) {
  int count = 1;
  va_list all; va_start(all, first); while (va_arg(all, int)) { ++count; } va_end(all);
  return count;
}
static std::string total_of(const Summand &of, const char *text) { return text; }
struct Total {
  int sum;
  explicit Total(int first, ...) {
    va_list all; va_start(all, first); sum = sum_all(first, all); va_end(all);
  }
  explicit Total(const char *text) : sum(-1) {}
  virtual ~Total() {}
  // A method, not a constructor, that uses the address unchanged.
  int first_of(const char *text, ...) {
    va_list all; va_start(all, text); const int *numbers = va_arg(all, const int *); va_end(all);
    return numbers[0];
  }
};
%}
%typemap(in) (...);
%typemap(freearg) (...);
%varargs(3, const char *word = NULL) joined;
%varargs(double x = 0, int n = 2) Log::sum;
%varargs(char *a, char *b = NULL) Joined::Joined;
%inline %{
#include <cstdarg>
#include <cstdio>
#include <string>
static const char *formatted(int width, const char *fmt, ...) {
  static char text[100];
  va_list all; va_start(all, fmt); std::vsnprintf(text, sizeof text, fmt, all); va_end(all);
  return text;
}
static std::string joined(const char *first, ...) {
  std::string text = first;
  va_list all; va_start(all, first);
  while (const char *word = va_arg(all, const char *)) { text += " "; text += word; }
  va_end(all);
  return text;
}
struct Log {
  virtual ~Log() {}
  virtual double sum(int count, ...) {
    va_list all; va_start(all, count);
    const double x = va_arg(all, double); const int n = va_arg(all, int);
    va_end(all);
    return count + x * n;
  }
  static int plain(int x, ...) { return x; }
};
struct Joined {
  std::string text;
  explicit Joined(int count, ...) {
    va_list all; va_start(all, count);
    for (int i = 0; i < count; ++i) { text += va_arg(all, const char *); }
    va_end(all);
  }
};
%}

// Pointers to `char`, which C++ may write to.
%include carrays.i
%array_class(char, Chars);
%inline %{
void fill(char *text, int n) { for (int i = 0; i < n; ++i) text[i] = 'a' + i; text[n] = 0; }
int length(const char *text) { return text ? (int)std::string(text).size() : -1; }
int letters_of(const std::string &text) { return (int)text.size(); }
char word[6] = "";
%}

// What `std::auto_ptr` owns moves to C++ and to Python, while the compiler's library still has it.
%include <std_auto_ptr.i>
%auto_ptr(Parcel)
%inline %{
struct Parcel { int weight; explicit Parcel(int weight) : weight(weight) {} };
inline std::auto_ptr<Parcel> packed(int weight) { return std::auto_ptr<Parcel>(weight < 0 ? nullptr : new Parcel(weight)); }
inline int taken(std::auto_ptr<Parcel> parcel) { return parcel.get() == nullptr ? -1 : parcel->weight; }
inline int either(std::auto_ptr<Parcel> parcel) { return taken(std::move(parcel)); }
inline int either() { return 0; }
%}

// Python's objects of arguments that no code reads, of a method too.
%typemap(argout) Held *held {
  $result = SWIG_AppendOutput($result, Py_NewRef($input));
}
%inline %{
struct Held {
  int n;
  explicit Held(int n) : n(n) {}
  int added(int more, Held *held) { return n + more + held->n; }
};
int held_number(Held *held) { return held->n; }
%}

// Overloads that take pointers to different functions.
%inline %{
typedef double (*Plain)(unsigned, const double *);
typedef double (*OfValues)(const std::vector<double> &, Held *);
struct Objective {
  int kind;
  Objective() : kind(0) {}
  void set(OfValues, int) { kind = 2; }
  void set(Plain, int) { kind = 1; }
  void set(const char *, int) { kind = 3; }
};
double plain(unsigned n, const double *) { return n; }
double of_values(const std::vector<double> &values, Held *) { return values.size(); }
Plain plain_function() { return plain; }
OfValues function_of_values() { return of_values; }
%}

// A variable that only the interface has, and whose typemaps do all of the work.
%typemap(varin) int ghost { set_ghost((int)PyLong_AsLong($input)); }
%typemap(varout) int ghost { $result = PyLong_FromLong(get_ghost()); }
%{
static int ghost_of_code = 3;
static void set_ghost(int value) { ghost_of_code = value; }
static int get_ghost() { return ghost_of_code; }
%}
extern int ghost;

// Files with Python code and with C++.
%pythoncode "code/inserted.py"
%insert("header") "code/inserted.h"
int from_file();
%inline %{
struct Filed { int kept = 4; };
%}
%extend Filed {%pythoncode "code/methods.py"}

// The result of a typemap for arrays of arrays is a pointer to an array.
%typemap(out) int [ANY][ANY] { $result = PyLong_FromLong((($1_ltype)$1)[1][0]); }
%inline %{
struct Grid { int cells[2][3] = {{1, 2, 3}, {4, 5, 6}}; };
%}

// A slot for a method of %extend, whose code is one function, and a constructor with a parameter `result`.
%feature("python:slot", "mp_subscript") Fetched::get;
%{
struct Undeclared { int value = 5; };
%}
%inline %{
struct Fetched {
    int base;
    Fetched(int base) : base(base) {}
    Fetched(Undeclared *result, int more) : base(result->value + more) {}
    int get(unsigned at) { return base + at; }
    static Undeclared *undeclared() { static Undeclared one; return &one; }
};
%}
%extend Fetched {
    int get(PyObject *name) { return PyUnicode_Check(name) ? -1 : -2; }
}

// Templates that are only declared: SWIG warns and has no class.
template <class T> class OnlyDeclared;
%template(OfDeclared) OnlyDeclared<int>;
template <class T> class OnlySpecialized;
template <> class OnlySpecialized<int> { public: int value; };
%template(OfCharacters) OnlySpecialized<char>;
%{
template <class T> class OnlySpecialized;
template <> class OnlySpecialized<int> { public: int value; };
%}

// As in C, parameters behind one whose default code sets can be left out, and are zero then.
%typemap(in) long by_code { $1 = 2 * PyLong_AsLong($input); }
%typemap(default) long by_code { $1 = 7; }
%inline %{
enum class Shade { light, dark };
struct LeftOut {
    int first(int at, long by_code, void *data, double factor, bool is_set) {
        return at + by_code + (data ? 100 : 0) + int(factor * 1000) + (is_set ? 10000 : 0);
    }
    int whole(long by_code, std::string text) { return by_code + text.size(); }
};
%}

/* Attributes whose value is a shared pointer, and those whose code the interface gives. */
%include "attribute.i"
%include <std_shared_ptr.i>
%shared_ptr(Engine)
%naturalvar Wheel;
%attributestring(Truck, std::shared_ptr<Engine>, engine, engine);
%attributestring(Truck, std::shared_ptr<Engine>, spare, get_spare, set_spare);
%attribute_readonly(Truck, int, double_load, get_load, self_->get_load() * 2);
%attribute_custom(Truck, int, load, get_load, set_load, self_->get_load() + 1, self_->set_load(val_ - 1));
%inline %{
#include <memory>
struct Engine { int power = 1; };
struct Wheel { int size = 2; };
class Truck {
  std::shared_ptr<Engine> engine_ = std::make_shared<Engine>(), spare;
  int load = 0;
public:
  Wheel wheel;
  std::shared_ptr<Engine> engine() { return engine_; }
  std::shared_ptr<Engine> get_spare() const { return spare; }
  void set_spare(std::shared_ptr<Engine> given) { spare = given; }
  int get_load() const { return load; }
  void set_load(int given) { load = given; }
};
%}
%extend Truck { Wheel natural; std::shared_ptr<Engine> by_reference; }
%{
static Wheel &Truck_natural_get(Truck *self) { return self->wheel; }
static void Truck_natural_set(Truck *self, const Wheel &given) { self->wheel = given; }
static std::shared_ptr<Engine> other_engine = std::make_shared<Engine>();
static std::shared_ptr<Engine> &Truck_by_reference_get(Truck *) { return other_engine; }
static void Truck_by_reference_set(Truck *, const std::shared_ptr<Engine> &given) { other_engine = given; }
%}

/* Enumerators that letters and truth values define are text and bools; SWIG's older names for functions that convert
   numbers; and docstrings of overloads. */
%feature("docstring") explained(int) "of int";
%feature("docstring") explained(double) "of double";
%feature("docstring") explained_once(double) "of double alone";
%typemap(in, fragment=SWIG_As_frag(long)) long READ_BY_NAME {
  $1 = ($1_ltype)SWIG_As(long)($input);
  if (PyErr_Occurred()) SWIG_fail;
}
%typemap(typecheck, precedence=SWIG_TYPECHECK_DOUBLE, fragment=SWIG_Check_frag(double)) double CHECKED_BY_NAME {
  $1 = SWIG_Check(double)($input);
}
%inline %{
enum { line_end = '\n', letter_x = 'x', after_x };
enum LetterValues { by_number = '\x41', by_octal = '\101', no_letter = '\0', in_brackets = ('p'), converted = (char)104,
                last_byte = '\xff', sum_of_letters = 'a' + 1, negative_letter = -'a', truth = true, compared = (1 > 2),
                called_letter = char(66), bracketed_cast = ((const char)(67)), cast_truth = (bool)1,
                called_truth = bool(0), cast_and_added = (bool)1 + 1, cast_negation = (bool)!0,
                cast_complement = (bool)~(char)1, cast_call = bool(!cast_negation),
                cast_letter = (char)!(const int)0, cast_name = (bool)::line_end, cast_size = (bool)sizeof(int),
                cast_signs = (bool)!-1, subtracted = (bool)-!0, negation_and_added = (bool)!(0) + 1 };
enum class LetteredClass : char { first = 'f', second };
namespace lettered { enum Inside { inside = 'i' }; }
struct Letters {
  enum Kind { in_class = '\x42', after_in_class };
  enum { unnamed = 'u', falsehood = false };
  enum class Deep { deep = 'd' };
};
template <class T> struct LettersOf { enum { of_template = 't', is_of_template = true, size = sizeof(T) }; };
int number_of(LetterValues letter) { return letter; }
long read_by_name(long READ_BY_NAME) { return READ_BY_NAME; }
int checked_by_name(double CHECKED_BY_NAME) { return CHECKED_BY_NAME > 0 ? 1 : -1; }
int checked_by_name(const char *) { return 2; }
int explained(int) { return 1; }
int explained(double) { return 2; }
int explained_once(int) { return 1; }
int explained_once(double) { return 2; }
%}
%template(LettersOfInt) LettersOf<int>;

// A text that is longer than a `char`, or than an array of them, is a TypeError.
%inline %{
struct Lettered {
  char letter = 'a';
  char name[4] = "abc";
  char flag[1] = {'x'};
};
inline char same_letter(char letter) { return letter; }
inline const char *letter_or_text(const char *) { return "text"; }
inline const char *letter_or_text(char) { return "char"; }
inline const char *letter_or_object(const std::string &) { return "text"; }
inline const char *letter_or_object(double) { return "double"; }
inline const char *letter_or_object(char) { return "char"; }
inline const char *letter_or_object(int) { return "int"; }
inline const char *letter_or_object(Lettered *) { return "object"; }
%}

/* SWIG's variables have their values in the code of `%extend` too. */
%rename(Described) described::Original;
%rename(renamed_member) described::Original::member;
%define NAMES_OF_MEMBER
"$symname $name$overname $parentclassname $parentclasssymname $decl | $fulldecl"
%enddef
%inline %{
namespace described {
struct Original { int made_by = 0; Original() {} };
template <class T> struct Generic { T value = T(); };
}
inline const char *&last_destroyed() { static const char *name = ""; return name; }
inline const char *destroyed() { return last_destroyed(); }
inline const char *&last_called() { static const char *name = ""; return name; }
inline const char *called() { return last_called(); }
%}
%define NAMES_OF_CALL last_called() = "$symname $name $parentclassname $parentclasssymname $decl"; $action %enddef
%exception described::Caller::Caller { NAMES_OF_CALL }
%exception described::Caller::own { NAMES_OF_CALL }
%rename(CallerInPython) described::Caller;
%inline %{ namespace described { struct Caller { Caller() {} int own(int x) const { return x; } }; } %}
%extend described::Original {
  const char *member(int *numbers, const std::string &text) const { return NAMES_OF_MEMBER; }
  const char *other(int first, const char *second = 0) { return NAMES_OF_MEMBER; }
  const char *other(double only) { return NAMES_OF_MEMBER; }
  static const char *alone() { return NAMES_OF_MEMBER; }
  ~Original() { last_destroyed() = NAMES_OF_MEMBER; delete $self; }
}
%extend described::Generic { const char *of(T value) { return NAMES_OF_MEMBER; } }
%template(GenericInt) described::Generic<int>;
