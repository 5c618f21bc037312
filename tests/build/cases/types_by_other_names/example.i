%module example

// Integers of the interface are enumerations in C++.
%{
enum Kind { first, second };
enum class Mode { off, on };
namespace ns {
enum Level : unsigned char { low, high };
inline Level up(Level level, int by = 1) { return Level(level + by); }
} // namespace ns
inline Kind flip(Kind kind) { return kind == first ? second : first; }
inline Kind chosen = first;
class Lamp {
  typedef int Secret;

public:
  enum class Color { white = 1, red };
  Mode mode = Mode::off;
  Color color = Color::white;
  Mode turned(Mode by) const { return by == mode ? Mode::off : Mode::on; }
  int kept(Secret secret) { return secret; }
  Color other(Color than) const { return than == color ? Color::red : color; }
};
%}
typedef int Kind;
typedef unsigned int Mode;
namespace ns {
typedef unsigned char Level;
Level up(Level level, int by = 1);
} // namespace ns
Kind flip(Kind kind);
// An integer of the interface for which typemap code has a variable, and which is an enumeration in C++.
%typemap(check) Kind checked {
  if ($1 > 1) {
    SWIG_exception(SWIG_ValueError, "no kind");
  }
}
%typemap(in) Kind read {
  $1 = PyLong_AsLong($input) - 10;
}
%inline %{
inline int kind_of(Kind checked, Kind read) { return 10 * checked + read; }
%}
Kind chosen;
class Lamp {
  typedef int Secret;

public:
  typedef int Color;
  Mode mode;
  Color color;
  Mode turned(Mode by) const;
  int kept(Secret secret);
  Color other(Color than) const;
};
%extend Lamp {
  Mode turn(Mode by, Kind kind = second) {
    $self->mode = kind == second ? self->turned(by) : by;
    return $self->mode;
  }
}

// Classes of the interface are `void` in C++, or incomplete.
%{
typedef void Shadow;
inline int shadowed = 5;
struct Hidden;
inline int hidden = 0;
inline Hidden *open_hidden() { return reinterpret_cast<Hidden *>(&++hidden); }
inline void close_hidden(Hidden *) { --hidden; }
struct Bare;
inline Bare *bare() { return reinterpret_cast<Bare *>(&shadowed); }
typedef void Kept;
inline Kept *kept() { return &shadowed; }
%}
class Shadow {
  Shadow();

public:
  %extend {
    Shadow() { return &shadowed; }
    ~Shadow() {}
    int get() { return *static_cast<int *>(self); }
    int sum(Shadow *other) { return *static_cast<int *>(self) + *static_cast<int *>(other); }
  }
};
struct Hidden {};
%extend Hidden {
  Hidden() { return open_hidden(); }
  ~Hidden() { close_hidden($self); }
}
extern int hidden;
class Kept {
  Kept();
};
%extend Kept {
  int get() { return *static_cast<int *>($self); }
}
Kept *kept();
struct Bare {};
%extend Bare {
  int get() { return *reinterpret_cast<int *>($self); }
}
Bare *bare();

// A pointer to a member, by value and by constant reference.
%inline %{
struct Doubling { short of(bool wide) { return wide ? 4 : 2; } };
typedef short (Doubling::*Member)(bool);
inline Member member() { return &Doubling::of; }
inline int by_value(short (Doubling::*given)(bool)) { return (Doubling().*given)(true); }
inline int by_reference(short (Doubling::*const &given)(bool)) { return (Doubling().*given)(false); }
%}

// Types of functions that say which exceptions they throw: those without any have other types.
%inline %{
typedef int Quiet() throw();
typedef int Loud(int) noexcept(false);
typedef int (*QuietPointer)(int) throw();
using Silent = int(int) noexcept(true);
inline int seven() throw() { return 7; }
inline int half(int value) { return value / 2; }
inline int same(int value) noexcept { return value; }
inline Quiet *quiet() { return seven; }
inline Loud *loud() { return half; }
inline QuietPointer silent() { return same; }
inline int call_quiet(Quiet *function) { return function(); }
inline int call_loud(int (*function)(int) noexcept(false)) { return function(8); }
inline int call_silent(Silent *function) { return function(5); }
struct Machine {
  typedef int Part(int) throw();
  int run(Part *part) { return part(6); }
};
%}

// Only C++ knows which shared pointers these are.
%{
#include <memory>
namespace own {
using std::shared_ptr;
struct Count {
  int value;
};
inline shared_ptr<Count> counted(int value) { return shared_ptr<Count>(new Count{value}); }
inline long add(const shared_ptr<Count> &count) {
  ++count->value;
  return count.use_count();
}
} // namespace own
%}
#define SWIG_SHARED_PTR_NAMESPACE own
%include "boost_shared_ptr.i"
%shared_ptr(own::Count)
namespace own {
struct Count {
  int value;
};
shared_ptr<Count> counted(int value);
long add(const shared_ptr<Count> &count);
} // namespace own
%extend own::Count {
  own::shared_ptr<own::Count> twin() { return own::shared_ptr<own::Count>(new own::Count(*$self)); }
}

// A thrown type can be any type: named by a typedef, by the enclosing namespace, or an instance.
%rename(OtherFailure) other::Failure;
%catches(Error) lib::fail;
%catches(lib::Coded<int>, const lib::Late &) fail_otherwise;
// The class's name as the function spells it.
%catches(Gone) far::fail_far;
%exceptionclass lib::Marked;
%inline %{
namespace lib {
struct Failure {
  int code = 3;
};
typedef Failure Error;
template <class T> struct Coded {
  T code = T(4);
};
struct Late {};
struct Marked {};
inline void fail() { throw Failure(); }
inline void fail_by_mark() { throw Marked(); }
} // namespace lib
namespace far {
struct Gone {};
inline void fail_far() { throw Gone(); }
} // namespace far
namespace other {
// A class that is never thrown.
struct Failure {};
} // namespace other
typedef lib::Failure Error;
inline void fail_otherwise(bool late) {
  if (late) {
    throw lib::Late();
  }
  throw lib::Coded<int>();
}
%}
%template(CodedInt) lib::Coded<int>;

// The interface declares its types below the functions that name them; C++ has its own order.
%{
enum Color { red, green };
namespace ns {
enum class Letter : char { a = 'a', b = 'b' };
struct Node { enum Kind { leaf, inner }; int value; Kind kind; Node() : value(1), kind(inner) {} };
typedef Node *NodePointer;
template <class T> struct Pair { T first; T get() { return first; } };
typedef Pair<int> IntPair;
using Count = unsigned short;
}
struct Holder {
  ns::Node node;
  Color color(Color given = green) { return given; }
  ns::Letter letter(ns::Letter given) { return given; }
  ns::Node::Kind kind(ns::Node::Kind given = ns::Node::leaf) { return given; }
  ns::Node doubled(ns::Node given) { given.value *= 2; return given; }
  int value_of(const ns::Node &given) { return given.value; }
  ns::NodePointer pointer() { return &node; }
  ns::Count count(ns::Count given) { return given; }
};
inline ns::IntPair *paired(int first) { return new ns::IntPair{first}; }
inline double total(ns::Pair<double> pair) { return pair.first; }
%}
%newobject paired;
struct Holder {
  ns::Node node;
  Color color(Color given = green);
  ns::Letter letter(ns::Letter given);
  ns::Node::Kind kind(ns::Node::Kind given = ns::Node::leaf);
  ns::Node doubled(ns::Node given);
  int value_of(const ns::Node &given);
  ns::NodePointer pointer();
  ns::Count count(ns::Count given);
};
ns::IntPair *paired(int first);
double total(ns::Pair<double> pair);
namespace ns {
typedef Node *NodePointer;
typedef Pair<int> IntPair;
using Count = unsigned short;
template <class T> struct Pair { T first; T get(); };
struct Node { enum Kind { leaf, inner }; int value; Kind kind; };
enum class Letter : char { a = 'a', b = 'b' };
}
enum Color { red, green };
%template(IntPair) ns::Pair<int>;
%template(DoublePair) ns::Pair<double>;

// A standard template that the interface declares itself: results are objects of its class.
template <class T, class U> class std::pair {
 public:
  T first;
  U second;
  pair(T first, U second);
};
%template(Measured) std::pair<long int, double>;
%inline %{
inline std::pair<long, double> measured() { return {3, 0.5}; }
inline double total_of(std::pair<long, double> given) { return given.first + given.second; }
%}

// A type inside an instantiation, which a typemap and a function name differently.
%typemap(in) ns::Row<2, int>::Cells (ns::Row<2, int>::Cells cells) {
  if (!PyArg_ParseTuple($input, "ii", &cells[0], &cells[1])) return NULL;
  $1 = cells;
}
%inline %{
namespace ns {
template <int size, class T> struct Row { typedef T Cells[size]; };
template <int size, class T> struct Rows {
  typedef Row<size, T> Own;
  int sum(typename Own::Cells cells) { return cells[0] + cells[1]; }
};
} // namespace ns
%}
%template() ns::Row<2, int>;
%template(Rows) ns::Rows<2, int>;

// Instantiations whose arguments are the same type under several names are one class.
%include <stdint.i>
%include <std_vector.i>
%template(Int32Vector) std::vector<int32_t>;
%inline %{
#include <cstdint>
#include <vector>
template <class T> struct Span {
  T *data;
  std::int64_t length = 2;
  T last() const { return data[length - 1]; }
};
struct Graph {
  std::vector<int> edges{1, 2, 3};
  std::vector<int> *all() { return &edges; }
  std::size_t counted(const std::vector<std::int32_t> &given) { return given.size(); }
};
inline Span<const long> longs() {
  static const long numbers[] = {7, 8};
  return {numbers};
}
inline long last_of(const Span<const int64_t> &given) { return given.last(); }
%}
%template(Longs) Span<const int64_t>;

// The types inside containers with keys.
%include <std_map.i>
%include <std_set.i>
%inline %{
#include <map>
#include <set>
class Register {
public:
  typedef std::map<int, double> Values;
  typedef std::set<long> Keys;
  Values::size_type size() const { return values.size(); }
  Values::mapped_type value(Values::key_type key) const { return values.at(key); }
  Keys::size_type remove(Keys::value_type key) { return keys.erase(key); }

private:
  Values values{{3, 0.5}};
  Keys keys{7};
};
%}

// Types that only the headers declare: their values are new objects without members.
%{
typedef void *Handle;
enum Finish { matt, glossy };
namespace shop {
struct Ware {
  explicit Ware(int price = 1) : price(price) { ++alive; }
  Ware(const Ware &other) : price(other.price) { ++alive; }
  Ware &operator=(const Ware &) = default;
  ~Ware() { --alive; }
  int price;
  inline static int alive = 0;
};
inline Ware buy(int price) { return Ware(price); }
inline int price(Ware ware) { return ware.price; }
inline int cheapest(Ware = Ware(7)) { return 7; }
inline const char *kind(Ware) { return "ware"; }
inline const char *kind(int) { return "number"; }
struct Shelf {
  typedef std::vector<int>::const_iterator Place;
  Shelf() {}
  Shelf(Ware ware) : ware(ware) {}
  Place begin() const { return numbers.begin(); }
  int at(Place place) const { return *place; }
  Ware ware;
  std::vector<int> numbers{4, 5};
};
} // namespace shop
inline Handle handle() { return &shop::Ware::alive; }
inline int wares(Handle handle) { return *static_cast<int *>(handle); }
inline Finish opposite(Finish finish) { return finish == matt ? glossy : matt; }
inline bool is_matt(Finish finish) { return finish == matt; }
inline Finish finish = matt;
%}
namespace shop {
Ware buy(int price);
int price(Ware ware);
int cheapest(Ware ware = Ware(7));
const char *kind(Ware ware);
const char *kind(int number);
struct Shelf {
  Shelf();
  Shelf(Ware ware);
  Place begin() const;
  int at(Place place) const;
  Ware ware;
};
} // namespace shop
Handle handle();
int wares(Handle handle);
Finish opposite(Finish finish);
bool is_matt(Finish finish);
Finish finish;

// C++ has another overload than the interface, which no value of an undeclared type is passed to.
%{
struct Concealed { int value; };
static int of_hidden(Concealed hidden) { return hidden.value; }
static int of_hidden(int value) { return -value; }
static Concealed make_hidden(int value) { return Concealed{value}; }
%}
int of_hidden(Concealed hidden);
Concealed make_hidden(int value);

// Constants that are texts by names for pointers, which may be null.
%inline %{
typedef char *Text;
typedef const char *ConstantText;
char letters[] = "letters";
const Text text_constant = letters;
const ConstantText constant_text = "text";
const Text no_text = nullptr;
const char *const nothing = 0;
%}
%constant Text given_text = letters;
%constant Text no_given_text = 0;
%constant const char *NULL_TEXT = NULL;

// Typemaps for a `volatile` type are not for the type itself, whose own ones are for both.
%typemap(in) volatile int { $1 = static_cast<int>(PyLong_AsLong($input)) + 100; }
%typemap(out) volatile int { $result = PyLong_FromLong($1 + 1000); }
%typemap(varin) volatile int { $1 = static_cast<int>(PyLong_AsLong($input)) + 5; }
%typemap(varout) volatile int { $result = PyLong_FromLong($1 + 7); }
%typemap(in) int TWICE { $1 = static_cast<int>(PyLong_AsLong($input)) * 2; }
%typemap(in) float { $1 = static_cast<float>(PyFloat_AsDouble($input)) + 4; }
%apply int TWICE { volatile short };
%inline %{
typedef int reading_t;
int of_volatile(volatile int value) { return value; }
int of_reading(reading_t volatile value) { return value; }
int of_plain(int value) { return value; }
volatile int to_volatile(int value) { return value; }
int to_plain(int value) { return value; }
int of_volatile_short(volatile short value) { return value; }
int of_short(short value) { return value; }
float of_volatile_float(volatile float value) { return value; }
volatile int volatile_reading = 3;
int plain_reading = 3;
struct Readings { volatile int changing; int plain; };
%}
%clear volatile int, volatile short, float;
%inline %{ int of_cleared(volatile int value) { return value; } %}

// A constant of a type that only typemaps for a number describe.
%apply unsigned long long { ticks_t };
%{
typedef unsigned long long ticks_t;
%}
%constant ticks_t ticks = 11;
%constant ticks_t last_tick = 0xffffffffffffffff;

// Enumerators behind pointers and references, with the typemaps of a number.
%apply int *OUTPUT { Fault *fault };
%apply int *INOUT { ns::Grade *level };
%apply int *INPUT { enum Stage *stage };
%apply int &OUTPUT { State &state };
%inline %{
typedef enum { NO_FAULT, LATE_FAULT = 7 } Fault;
namespace ns {
int opened(Fault *fault, int by) { *fault = by > 0 ? NO_FAULT : LATE_FAULT; return by; }
enum Grade : unsigned char { coarse, fine };
void raised(Grade *level) { *level = Grade(*level + 200); }
} // namespace ns
enum Stage { EARLY = -3, LATE = 4 };
int stage_of(enum Stage *stage) { return *stage; }
int stage_or_none(Stage *stage = nullptr) { return stage ? *stage : 100; }
enum class State : unsigned char { IDLE, BUSY = 200 };
void busy(State &state) { state = State::BUSY; }
struct Faulty { virtual ~Faulty() = default; virtual int failed(Fault *fault) { *fault = LATE_FAULT; return 1; } };
%}
%exception { $action if (arg2 < 0) { PyErr_SetString(PyExc_ValueError, "below zero"); SWIG_fail; } }
%inline %{ void opened_checked(Fault *fault, int by) { *fault = by > 0 ? NO_FAULT : LATE_FAULT; } %}
%exception;

// Instances of templates that only C++ declares tell overloads apart, and so do the types inside of them.
%{
template <class T> struct Boxed { T value; struct Inner { T value; }; };
namespace ns {
struct Secret { int value; };
template <class T> struct Cased { T value; };
template <class T> struct Sorter {
  int sorted(const Cased<T> &) { return 1; }
  int sorted(const Cased<Secret> &) { return 2; }
};
} // namespace ns
%}
%inline %{
inline Boxed<int> boxed() { return {1}; }
inline Boxed<const char *> boxed_text() { return {"a"}; }
inline Boxed<int>::Inner *inner_of_int() { static Boxed<int>::Inner own{1}; return &own; }
inline Boxed<double>::Inner *inner_of_double() { static Boxed<double>::Inner own{1}; return &own; }
inline int which_box(Boxed<int> box, int by = 0) { return box.value + by; }
inline int which_box(Boxed<const char *>) { return 20; }
inline int which_box(const char *) { return 30; }
inline int which_box(int) { return 40; }
inline int which_inner(Boxed<int>::Inner &) { return 1; }
inline int which_inner(Boxed<double>::Inner &) { return 2; }
inline int which_pointer(Boxed<int>::Inner *) { return 1; }
inline int which_pointer(Boxed<double>::Inner *) { return 2; }
namespace ns {
inline Secret secret() { return {1}; }
inline Cased<int> cased() { return {1}; }
inline Cased<Secret> cased_secret() { return {{1}}; }
inline int which_case(Cased<int> &) { return 1; }
inline int which_case(Cased<Secret> &) { return 2; }
inline int which_case(const Secret &) { return 3; }
struct Opener {
  int how;
  explicit Opener(const Cased<int> &) : how(1) {}
  explicit Opener(const Cased<Secret> &) : how(2) {}
  int opened(const Cased<int> &) const { return 1; }
  int opened(const Cased<Secret> &) const { return 2; }
  static int of(Cased<int> *) { return 1; }
  static int of(Cased<Secret> *) { return 2; }
};
} // namespace ns
%}
namespace ns {
template <class T> struct Sorter {
  int sorted(const Cased<T> &);
  int sorted(const Cased<Secret> &);
};
}
%template(IntSorter) ns::Sorter<int>;
