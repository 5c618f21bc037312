%module example
// As with SWIG, each `%module` can switch directors on.
%module(directors="1") example
%include "std_string.i"
%include "std_string_view.i"
%include "std_wstring.i"
%include "std_vector.i"
%include "typemaps.i"
%include "std_unique_ptr.i"
%include "quaff.i"
%unique_ptr(Owned)
%template() std::vector<int>;
%feature("director");

%{
#include "quaff/traits.hpp"

#include <chrono>
#include <cstring>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <tuple>
#include <variant>
#include <vector>
%}

// Conversions by typemap code, instead of those of the library.
%typemap(directorin) int LABELLED { $input = PyUnicode_FromFormat("%s=%d", "$1_name", $1); }
%typemap(directorin) (const char *bytes, std::size_t count) {
  $input = PyBytes_FromStringAndSize($1, (Py_ssize_t)$2_name);
}
%typemap(directorout) int Coded::halved (long value) {
  value = PyLong_AsLong($input);
  if (PyErr_Occurred() != nullptr) {
    throw Swig::DirectorMethodException();
  }
  $result = (int)(value / 2);
}
%typemap(directorout) short Coded::third {
  $1_ltype own = ($1_ltype)(PyLong_AsLong($1) / 3);
  $&1_type place = &own;
  if ("$1_name" == std::string("third")) {
    $result = *place;
  }
}
%typemap(directorout) const Name &Coded::name { $result = swig_keep_result("$symname", Name{"directed"}); }
%typemap(directorin) const Name & { $input = PyUnicode_FromString($1.text); }
%typemap(directorargout) int *written {
  if (PyLong_Check($result)) {
    *$1 = (int)PyLong_AsLong($result);
  } else {
    %dirout_fail(SWIG_TypeError, "$1_type");
  }
}
%typemap(in, numinputs=0) int *written (int value) { $1 = &value; }
%typemap(argout) int *written { %append_output(PyLong_FromLong(*$1)); }
%typemap(in) (const char *bytes, std::size_t count) {
  char *data = nullptr;
  Py_ssize_t size = 0;
  if (PyBytes_AsStringAndSize($input, &data, &size) != 0) {
    SWIG_fail;
  }
  $1 = data;
  $2 = (std::size_t)size;
}
%fragment("text_of", "header") {
  static const char *text_of_object(PyObject *object) { return PyUnicode_AsUTF8AndSize(object, nullptr); }
}
%typemap(in, numinputs=0) const char **label (const char *text) { $1 = (char **)&text; }
%typemap(directorargout, fragment="text_of") const char **label { *$1 = text_of_object($result); }
%apply int LABELLED { int marked };
%apply (char *STRING, size_t LENGTH) { (char *text, int length) };
%apply int *OUTPUT { int *out };
%apply int *INOUT { int *both };
%apply int *INPUT { int *in };
%in_array(data, size)
%inplace_array(data, size)
%inplace_array(inside, size)
%in_array(matrix, rows, columns)
%in_array(fortran, rows, columns)
%array_fortran(fortran)
%error_code(Status, OK, describe($1));
%apply int { Wrapped<int> };
%apply const int & { const Wrapped<int> & };
%apply const char & { const Wrapped<char> & };

// Numbers of a type that only C++ knows.
%{
template <class T> struct Wrapped {
  Wrapped(T value = 0) : value(value) {}
  operator T() const { return value; }
  T value;
};
%}

%inline %{
struct Name { const char *text; };

struct Coded {
  virtual ~Coded() {}
  virtual int labelled(int LABELLED, int marked) { return LABELLED + marked; }
  virtual int bytes(const char *bytes, std::size_t count) { return (int)count; }
  virtual int halved() { return 0; }
  virtual short third() { return 0; }
  virtual const Name &name(const Name &name) { return name; }
  virtual bool write(int x, int *written) { *written = x; return false; }
  virtual std::size_t text(char *text, int length) { return (std::size_t)length; }
};
inline int labelled_of(Coded &c) { return c.labelled(1, 2); }
inline int bytes_of(Coded &c) { return c.bytes("a\0b", 3); }
inline int halved_of(Coded &c) { return c.halved(); }
inline int third_of(Coded &c) { return c.third(); }
inline std::string name_of(Coded &c) { return c.name(Name{"cpp"}).text; }
inline int written_of(Coded &c) { int written = -1; return c.write(20, &written) ? written : -written; }
inline std::size_t text_of(Coded &c) { char text[] = "a\0b"; return c.text(text, 3); }
inline std::size_t no_text_of(Coded &c) { return c.text(nullptr, 0); }

/* Values that `%apply` makes numbers. */
struct Applied {
  virtual ~Applied() {}
  virtual Wrapped<int> next(Wrapped<int> x) { return x; }
  virtual const Wrapped<int> &number(const Wrapped<int> &x) { return x; }
  virtual const Wrapped<char> &letter(const Wrapped<char> &x) { return x; }
};
inline int next_applied(Applied &a, int x) { return a.next(Wrapped<int>(x)); }
inline int number_applied(Applied &a, int x) {
  const Wrapped<int> before(x), &found = a.number(before);
  return found + 100 * before;
}
inline char letter_applied(Applied &a, char x) { const Wrapped<char> before(x); return a.letter(before); }

/* Several results: a tuple. */
struct Numbers {
  virtual ~Numbers() {}
  virtual void out(int *out) { *out = 1; }
  virtual int several(int x, int *in, int *both, int *out) noexcept(false) { *both += *in; *out = x; return 0; }
};
inline int out_of(Numbers &n) { int out = 0; n.out(&out); return out; }
inline int nowhere_of(Numbers &n) { n.out(nullptr); return 1; }
inline int several_of(Numbers &n) {
  int in = 3, both = 4, out = 5;
  return n.several(1, &in, &both, &out) * 10000 + both * 100 + out;
}

/* Python's own objects. */
struct Objects {
  virtual ~Objects() {}
  virtual void given(PyObject *object) {}
  virtual void by_reference(PyObject *const &object) {}
  virtual PyObject *returned() { Py_RETURN_NONE; }
  virtual swig::SwigPtr_PyObject pointer(swig::SwigPtr_PyObject object) { return object; }
  virtual void variable(const swig::SwigVar_PyObject &object) {}
};
inline void give(Objects &o, PyObject *object) { o.given(object); }
inline void give_reference(Objects &o, PyObject *object) { o.by_reference(object); }
inline void give_nothing(Objects &o) { o.given(nullptr); }
inline PyObject *take(Objects &o) { return o.returned(); }
inline swig::SwigPtr_PyObject pointed(Objects &o, PyObject *object) { return o.pointer(object); }
inline void vary(Objects &o, PyObject *object) { Py_INCREF(object); o.variable(object); }

/* Vectors without a class, and text of other kinds. */
struct Copies {
  virtual ~Copies() {}
  virtual std::vector<int> doubled(const std::vector<int> &values) { return values; }
  virtual void fill(std::vector<int> &values) { values.assign(2, 1); }
  virtual std::vector<bool> flags(std::vector<bool> values) { return values; }
  virtual std::string_view view(std::string_view text) { return text; }
  virtual const wchar_t *wide(const wchar_t *text) { return text; }
  virtual wchar_t letter(wchar_t letter) { return letter; }
};
inline int doubled_of(Copies &c) { int sum = 0; for (int x : c.doubled({1, 2, 3})) { sum += x; } return sum; }
inline int filled_of(Copies &c) { std::vector<int> all; c.fill(all); int sum = 0; for (int x : all) { sum += x; } return sum; }
inline int flags_of(Copies &c) { int sum = 0; for (bool x : c.flags({true, false, true})) { sum += x; } return sum; }
inline std::string view_of(Copies &c) { return std::string(c.view("a view")); }
inline std::wstring wide_of(Copies &c) { const wchar_t *text = c.wide(L"wide"); return text == nullptr ? L"none" : text; }
inline int letter_of(Copies &c) { return c.letter(L'a'); }

/* Arrays, of which nothing is copied. */
struct Arrays {
  virtual ~Arrays() {}
  virtual double sum(const double *data, int size) { return 0; }
  virtual void scale(float *data, std::size_t size) {}
  virtual int matrix(const int *matrix, int rows, int columns) const { return 0; }
  virtual int transposed(const int *fortran, int rows, int columns) { return 0; }
  virtual void two(const double *data, double *inside, int size) {}
};
inline double sum_of(Arrays &a, int size) {
  std::vector<double> data(size, 1.5);
  const double sum = a.sum(data.data(), size);
  data.assign(size, -1);
  return sum;
}
inline double nowhere_of(Arrays &a, int size) { return a.sum(nullptr, size); }
inline double scaled_of(Arrays &a) { float data[] = {1, 2, 3}; a.scale(data, 3); return data[0] + data[2]; }
inline int matrix_of(const Arrays &a) { const int data[] = {1, 2, 3, 4, 5, 6}; return a.matrix(data, 2, 3); }
inline int transposed_of(Arrays &a) { const int data[] = {1, 2, 3, 4, 5, 6}; return a.transposed(data, 2, 3); }
inline double two_of(Arrays &a) { const double from[] = {1, 2}; double to[] = {0, 0}; a.two(from, to, 2); return to[1]; }

/* Owners. */
struct Owned {
  static int alive;
  int x;
  explicit Owned(int x) : x(x) { ++alive; }
  Owned(const Owned &other) : x(other.x) { ++alive; }
  virtual ~Owned() { --alive; }
  virtual int value() const { return x; }
};
int Owned::alive = 0;
struct Owners {
  virtual ~Owners() {}
  virtual std::unique_ptr<Owned> made(int x) { return nullptr; }
  virtual int taken(std::unique_ptr<Owned> owned) { return 0; }
  virtual int moved(std::unique_ptr<Owned> &&owned) { return 0; }
  virtual int seen(const std::unique_ptr<Owned> &owned) { return 0; }
  virtual const std::unique_ptr<Owned> &lent() { static const std::unique_ptr<Owned> none; return none; }
};
inline std::unique_ptr<Owned> &stored() { static std::unique_ptr<Owned> stored; return stored; }
inline void store(std::unique_ptr<Owned> owned) { stored() = std::move(owned); }
inline std::unique_ptr<Owned> take_stored() { return std::move(stored()); }
inline int made_of(Owners &o, int x) { const auto made = o.made(x); return made ? made->value() : -1; }
inline int taken_of(Owners &o, int x) { return o.taken(x < 0 ? nullptr : std::make_unique<Owned>(x)); }
inline int moved_of(Owners &o, int x) { return o.moved(std::make_unique<Owned>(x)); }
inline int seen_of(Owners &o, int x) { return o.seen(std::make_unique<Owned>(x)); }
inline int lent_of(Owners &o) { const auto &lent = o.lent(); return lent ? lent->value() : -1; }

/* An object that C++ refers to after the call, and a number. */
struct Searcher {
  virtual ~Searcher() {}
  virtual const Owned *search(int x, int *out) { return nullptr; }
};
inline int searched(Searcher &s, int x) {
  int out = 0;
  const Owned *found = s.search(x, &out);
  return Owned::alive > 0 ? found->x * out : -1;
}
inline void free(Searcher *searcher) { delete searcher; }
inline void free(Numbers *numbers) { delete numbers; }

struct Labels {
  virtual ~Labels() {}
  virtual void label(int x, int *out, const char **label) { *out = x; *label = "cpp"; }
  virtual bool is_there() { return true; }
};
inline std::string label_of(Labels &l) {
  int out = 0;
  const char *label = "";
  l.label(1, &out, &label);
  return l.is_there() ? label : "gone";
}

struct Marked {
  explicit Marked(int x) : x(x) {}
  int x;
};

/* Values of the standard library of which no `%template` makes a class. */
struct Library {
  using Tuple = std::tuple<int, std::string>;
  virtual ~Library() {}
  virtual std::optional<int> next(std::optional<int> x) { return x; }
  virtual std::map<std::string, std::vector<double>> table(const std::map<std::string, std::vector<double>> &all) { return all; }
  virtual Tuple tuple(std::variant<int, std::string> either, Tuple &&) { return {1, "cpp"}; }
  virtual std::chrono::milliseconds wait(std::chrono::milliseconds time) { return time; }
  virtual std::filesystem::path file(const std::filesystem::path &file) { return file; }
  virtual int sum(const std::vector<Owned *> &all) { return (int)all.size(); }
  virtual const std::map<std::string, int> &counts() const { static const std::map<std::string, int> none; return none; }
  virtual const std::pair<int, Marked> &single() { static const std::pair<int, Marked> one{1, Marked(1)}; return one; }
  virtual const std::vector<double> &weights(double first) { static const std::vector<double> none; return none; }
};
/* References to results, which are valid until the next call of the same function. */
inline int counts_of(Library &l) {
  const std::map<std::string, int> &counts = l.counts();
  const std::vector<double> &weights = l.weights(0.5);
  int sum = l.single().second.x * 1000;
  for (const auto &[name, count] : counts) { sum += count * (int)name.size(); }
  for (const double weight : weights) { sum += (int)(100 * weight); }
  return sum;
}
inline int items_of(const std::function<const std::map<int, std::string> &(int)> &f) {
  const std::map<int, std::string> &items = f(2);
  return (int)(items.begin()->second.size() + items.size());
}
inline int next_of(Library &l, bool is_there) { return l.next(is_there ? std::optional<int>(3) : std::nullopt).value_or(-1); }
inline double table_of(Library &l) {
  double sum = 0;
  for (const auto &[name, values] : l.table({{"one", {1, 2}}, {"two", {4}}})) {
    for (const double value : values) { sum += value * (double)name.size(); }
  }
  return sum;
}
inline std::string tuple_of(Library &l) { const auto tuple = l.tuple("either", {2, "two"}); return std::to_string(std::get<0>(tuple)) + std::get<1>(tuple); }
inline int wait_of(Library &l) { return (int)l.wait(std::chrono::milliseconds(1500)).count(); }
inline std::string file_of(Library &l) { return l.file("/a/b").string(); }
inline int sum_of_owned(Library &l) { Owned one(1), two(20); return l.sum({&one, &two, nullptr}); }

/* Text by references, which are valid until the next call of the same function. */
struct Texts {
  virtual ~Texts() {}
  virtual const char &letter(const char &letter) { return letter; }
  virtual const char *const &text(const char *const &text) { return text; }
  virtual char *const &written(char *const &text) { return text; }
};
inline std::string texts_of(Texts &t) {
  char word[] = "word";
  char *const written = t.written(word);
  const char *const text = "text";
  const char &letter = t.letter('a');
  const char *const &same = t.text(text);
  return std::string(1, letter) + (same == nullptr ? "none" : same) + written;
}

/* Numbers by rvalue references. */
struct Moved {
  virtual ~Moved() {}
  virtual int sum(int &&x, double &&y) { return x + (int)y; }
};
inline int moved_sum(Moved &m) { return m.sum(3, 4.5); }

/* Overloads for rvalues, which Python does not see. */
struct Kept {
  int from = 0;
  std::string text;
  Kept(std::string &&text) : from(2), text(std::move(text)) {}
  Kept(const std::string &text) : from(1), text(text) {}
  virtual ~Kept() {}
  virtual int set(const std::string &value) { text = value; return 1; }
  virtual int set(std::string &&value) { text = std::move(value); return 2; }
  int numbers(std::vector<double> &&values) { return 2 * (int)values.size(); }
  int numbers(const std::vector<double> &values) { return (int)values.size(); }
  int put(Owned &&owned) { int x = owned.x; owned.x = 0; return -x; }
  int put(const Owned &owned) { return owned.x; }
  int both(Owned &&, const std::string &) { return 1; }
  int both(const Owned &, std::string &&) { return 2; }
  int both(Owned &&, std::string &&) { return 3; }
  int both(const Owned &, const std::string &) { return 4; }
};
inline int kept_sets(Kept &k) {
  const std::string two = "two";
  return 10 * k.set("one") + k.set(two);
}

/* A code that C++ returns. */
enum Status { OK, BROKEN };
inline const char *describe(Status) { return "it is broken"; }
struct Coder {
  virtual ~Coder() {}
  virtual Status work(int x) { return x > 0 ? OK : BROKEN; }
};
inline int worked(Coder &c, int x) { return c.work(x); }

namespace odd {
/* An object that its traits make of another shape than that of the array. */
struct Odd {
  std::vector<double> numbers;
};
}  // namespace odd

template <> struct quaff::array_traits<odd::Odd> {
  using view = quaff::array_view<double, 1>;
  static view look(odd::Odd &odd) { return {odd.numbers.data(), {(std::ptrdiff_t)odd.numbers.size()}}; }
  static odd::Odd make(const quaff::axes<1> &shape) { return {std::vector<double>(shape[0] == 1 ? 3 : shape[0])}; }
};

namespace odd {
struct Maker {
  virtual ~Maker() {}
  virtual Odd odd() { return {}; }
  virtual std::vector<Odd> several() { return {}; }
};
inline int odd_of(Maker &m) { return (int)m.odd().numbers.size(); }
inline int several_of(Maker &m) { return (int)m.several().size(); }
}  // namespace odd

/* Nothing may be thrown. */
struct Quiet {
  virtual ~Quiet() {}
  virtual int write(int x, int *written) noexcept { *written = x; return 0; }
};
inline int quiet_of(Quiet &q) { int written = 0; q.write(2, &written); return written; }
%}

/* Types that only C++ declares, behind pointers and references. */
%{
struct Outside { int value; };
namespace plug {
template <class T> struct Slot { T value; };
template <class T> struct Cell { T value; struct Within { T value; }; };
struct Inside { int value; };
struct Listed { int value; };
struct Item { int value; };

struct Handler {
  struct Nested { int value; };
  virtual ~Handler() {}
  virtual int outside(Outside *given) { return given->value; }
  virtual int inside(const Inside &given) { return given.value; }
  virtual int nested(Nested &given) { return given.value; }
  virtual int behind(Outside **given) { return (*given)->value; }
  virtual int slot(plug::Slot<int> &given) { return given.value; }
  virtual int cell(Cell<Inside> *given) { return given->value.value; }
  virtual int listed(std::vector<plug::Listed> &given) { return (int)given.size(); }
  virtual int items(std::vector<plug::Item> *given) { return (int)given->size(); }
  virtual int named(const std::map<std::string, plug::Listed> &given) { return (int)given.size(); }
  virtual Outside *made() { return nullptr; }
  virtual Outside by_value(Outside given) { return given; }
  virtual std::shared_ptr<Outside> shared(std::shared_ptr<Outside> given) { return given; }
  virtual int within(Cell<int>::Within *given) { return given->value; }
  virtual int called(int (*given)(int)) { return given(1); }
};
inline int handled(Handler &handler) {
  Outside outside{1};
  Outside *behind = &outside;
  Inside inside{2};
  Handler::Nested nested{3};
  Slot<int> slot{4};
  Cell<Inside> cell{{5}};
  std::vector<Listed> listed(6);
  std::vector<Item> items(7);
  int sum = handler.outside(&outside) + handler.inside(inside) + handler.nested(nested) + handler.behind(&behind);
  sum += handler.slot(slot) + handler.cell(&cell) + handler.listed(listed) + handler.items(&items);
  Outside *made = handler.made();
  return sum + handler.named({}) + (made == nullptr ? 0 : made->value);
}
inline int by_value(Handler &handler) {
  Cell<int>::Within within{3};
  int sum = handler.by_value({1}).value + handler.shared(std::make_shared<Outside>(Outside{2}))->value;
  return sum + handler.within(&within) + handler.called([](int value) { return value + 3; });
}
inline int shared_value(const std::shared_ptr<Outside> &given) { return given->value; }
inline std::shared_ptr<Outside> made_shared(int value) { return std::make_shared<Outside>(Outside{value}); }
inline int size_of(const std::map<std::string, Inside> &given) { return (int)given.size(); }
inline std::map<std::string, Inside> made_map() { return {{"a", {1}}}; }
inline int slot_value(const Slot<int> &slot) { return slot.value; }
inline int cell_value(Cell<Inside> *cell) { return cell->value.value; }
inline int count_listed(std::vector<plug::Listed> &given) { return (int)given.size(); }
inline int count_items(std::vector<plug::Item> &given) { return (int)given.size(); }
inline Slot<int> made_slot(int value) { return {value}; }
struct SlotHolder { Slot<int> slot{8}; Slot<int> *other = &slot; };
}  // namespace plug
inline Outside *shared_outside() { static Outside own{100}; return &own; }
inline int outside_value(Outside *given) { return given->value; }
inline Outside made_outside(int value) { return {value}; }
%}
namespace plug {
struct Item { int value; };
struct Handler {
  virtual ~Handler();
  virtual int outside(Outside *given);
  virtual int inside(const Inside &given);
  virtual int nested(Nested &given);
  virtual int behind(Outside **given);
  virtual int slot(plug::Slot<int> &given);
  virtual int cell(Cell<Inside> *given);
  virtual int listed(std::vector<plug::Listed> &given);
  virtual int items(std::vector<plug::Item> *given);
  virtual int named(const std::map<std::string, plug::Listed> &given);
  virtual Outside *made();
  virtual Outside by_value(Outside given);
  virtual std::shared_ptr<Outside> shared(std::shared_ptr<Outside> given);
  virtual int within(Cell<int>::Within *given);
  virtual int called(int (*given)(int));
};
int by_value(Handler &handler);
int shared_value(const std::shared_ptr<Outside> &given);
std::shared_ptr<Outside> made_shared(int value);
int size_of(const std::map<std::string, Inside> &given);
std::map<std::string, Inside> made_map();
int handled(Handler &handler);
int slot_value(const plug::Slot<int> &slot);
int cell_value(Cell<Inside> *cell);
int count_listed(std::vector<plug::Listed> &given);
int count_items(std::vector<plug::Item> &given);
plug::Slot<int> made_slot(int value);
struct SlotHolder { plug::Slot<int> slot; plug::Slot<int> *other; };
}
Outside *shared_outside();
int outside_value(Outside *given);
Outside made_outside(int value);

/* A function that throws nothing lends Python copies, of which none may stay behind. */
%{
struct Counted {
  static int alive;
  int value;
  explicit Counted(int given) : value(given) { ++alive; }
  Counted(const Counted &other) : value(other.value) { ++alive; }
  ~Counted() { --alive; }
};
int Counted::alive = 0;
template <class T> struct Around { T within; };
%}
%feature("director") Counting;
%inline %{
struct Counting {
  virtual ~Counting() {}
  virtual int both(Counted first, Around<Counted> second) noexcept { return first.value + second.within.value; }
  virtual int shared(std::shared_ptr<int> given) { return *given; }
  virtual int shared_quietly(std::shared_ptr<int> given) noexcept { return *given; }
};
inline int both_of(Counting &counting) { return counting.both(Counted(3), {Counted(4)}); }
inline int counted_alive() { return Counted::alive; }
inline long owners_after(Counting &counting) {
  const auto given = std::make_shared<int>(1);
  const int sum = counting.shared(given);
  const int all = sum + counting.shared_quietly(given);
  return 10 * all + given.use_count();
}
%}

/* Of two types that only C++ declares, a director's class means the one in the inner namespace. */
%{
namespace shape {
struct Point { int value; };
namespace flat { struct Point { int value; int other; }; }
}
%}
%feature("director") shape::flat::Drawer;
%inline %{
namespace shape { namespace flat {
struct Drawer {
  virtual ~Drawer() {}
  virtual int drawn(Point *point) { return point->value; }
};
inline int other_of(Point *point) { return point->other; }
inline int drawn_by(Drawer &drawer) { Point point{1, 2}; return drawer.drawn(&point); }
} }
%}
