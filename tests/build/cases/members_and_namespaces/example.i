%module example
%inline %{
struct Model {
  static constexpr int undirected = 0;
  static const int two = 2;
  int value = 0;
};
namespace ns { enum K { k1, k2 }; inline int f(int k) { return k + 1; } inline int g() { return 2; } }
%}
// A name that repeats the name of its namespace.
namespace ns {
int ns::h(int k);
int ::ns::i();
}
%{
namespace ns { inline int h(int k) { return k + 1; } inline int i() { return 4; } }
%}
// Constants of the types that an interface declares; above the class and below it, code that refers to names
// that the interface adds.
%{
// Sized_twice and "Sized_mask_get" are names of the interface.
#define NAME_OF_TWICE "Sized_twice"
struct Extent { int rows, columns; };
struct Sized { int size = 1; };
%}
struct Extent { int rows, columns; };
struct Sized { int size; };
%{
#include <cstddef>
inline std::size_t four_times(Sized *sized) { return 2 * Sized_twice(sized); }
%}
std::size_t four_times(Sized *sized);
%extend Sized {
  static const unsigned char mask = 'b' - 1;
  static const double half = 1;
  static const Extent extent = {1, 2};
  static const char *const unit = "byte";
  int twice() { return 2 * $self->size; }
}
// Operators outside classes.
%inline %{
namespace ops {
template <class T> struct Sum {
  T value;
  Sum(T value) : value(value) {}
  friend Sum operator+(const Sum &one, const Sum &two) { return one.value + two.value; }
};
struct Number {
  int value;
  Number(int value) : value(value) {}
  friend Number operator<<(const Number &one, int two) { return one.value << two; }
  friend Number operator<<(const Number &one, const Number &two) { return one.value << two.value; }
  friend Number operator*(int one, const Number &two) { return one * two.value; }
};
struct Other {
  int value;
  Other(int value) : value(value) {}
  friend Other operator<<(const Other &one, int two) { return one.value + two; }
};
inline Number operator-(const Number &one) { return -one.value; }
}
// Operators in a namespace that none of the operands' classes is in.
struct Outside { int value = 1; };
struct Pair { int value = 2; };
namespace apart {
using Inside = Outside;
inline bool operator==(const Inside &one, const Inside &two) { return one.value == two.value; }
inline bool operator==(const Pair &one, const Pair &two) { return one.value == -two.value; }
inline int operator-(const Inside &one) { return -one.value; }
inline int operator*(int one, const Inside &two) { return one * two.value; }
}
struct Global {
  int value = 1;
  friend int operator%(const Global &one, int two) { return one.value + two; }
};
%}
%template(SumInt) ops::Sum<int>;
%ignore Reading::operator->();
// An object that points to another one, which C++ may or may not change through it.
%inline %{
struct Target {
  int value = 0;
  int read() const { return value; }
  void write(int to) { value = to; }
  static int number() { return 3; }
};
struct Arrow {
  Target target;
  int changing = 0;
  const Target *operator->() const { return &target; }
  Target *operator->() { ++changing; return &target; }
};
struct Derived : Arrow { };
struct Outer {
  Arrow arrow;
  Arrow &operator->() { return arrow; }
};
struct Reading {
  Target target;
  const Target *operator->() const { return &target; }
  Target *operator->() { return nullptr; }
};
%}
// Two bases with the same base: SWIG uses the first path.
%inline %{
struct Root {
  int n = 1;
  int get() const { return n; }
};
struct Left : Root { Left() { n = 2; } };
struct Right : Root { Right() { n = 3; } };
struct Both : Left, Right {};
struct Hidden : private Right, Left {};
int root_of(const Root &root) { return root.n; }
%}

// C++ has the class and its functions in a namespace, and the interface does not.
%{
namespace calendar {
struct Day {
  explicit Day(int number) : number(number) {}
  int number;
};
inline int days_between(const Day &from, const Day &to) { return to.number - from.number; }
} // namespace calendar
using calendar::Day;
inline int first_day(const Day &day) { return day.number - day.number % 7; }
%}
struct Day {
  explicit Day(int number);
  int number;
};
int days_between(const Day &from, const Day &to);
int first_day(const Day &day);

// Enumerations among overloads, and of every underlying type.
%include "std_string.i"
%inline %{
enum Origin { any, file };
struct Reader {
  std::string kind(const unsigned channel) { return "number"; }
  std::string kind(Origin origin) { return "enumeration"; }
};
struct LateReader {
  std::string kind(Origin origin) { return "enumeration"; }
  std::string kind(const unsigned channel) { return "number"; }
};
struct Writer {
  std::string kind(Origin origin) { return "enumeration"; }
  std::string kind(double scale) { return "number"; }
  std::string kind(const char *name) { return "text"; }
};

enum class Letter : char { x = 0, y = 1 };
enum class Signed : signed char { x = 0, y = -1 };
enum class Short : short { x = 0, y = 1 };
enum Flag : bool { off, on };
enum class Wide : char16_t { x = 40000 };
inline Letter letter(Letter value) { return value; }
inline Signed of_char(Signed value) { return value; }
inline Short of_short(Short value) { return value; }
inline Flag negated(Flag value) { return value == off ? on : off; }
inline Wide wide(Wide value) { return value; }
%}

// Constants of a class are no variables; static data without an initializer in the class is.
%inline %{
struct Limits {
  enum Level { low, high };
  static const int most = 7;
  static const Level usual = high;
  static constexpr double half = 0.5;
  static const int elsewhere;
  static const Level unusual;
  static int counted;
};
const int Limits::elsewhere = 3;
const Limits::Level Limits::unusual = low;
int Limits::counted = 1;
%}

// Members whose types have no name.
%inline %{
namespace shapes {
class Event {
  struct { int n; } hidden;

public:
  struct { double x, y; } at = {1, 2};
  union {
    int key;
    struct Parts { short low, high; } parts;
    struct { short low, high; } unnamed;
  } data = {0};
  struct { int n = 0; } several[2], one;
  struct Inner {
    struct { int n = 5; } of_inner;
  } inner;
};
template <class T> struct Box { struct { T value; } inside; T get() const { return inside.value; } };
} // namespace shapes
%}
%template(IntBox) shapes::Box<int>;

// A function type with the result type after the parameters.
%inline %{
using Twice = auto (*)(int) -> int;
inline int twice(int x) { return 2 * x; }
inline Twice twice_pointer() { return twice; }
inline int call_twice(Twice f, int x) { return f(x); }
inline int call_either(auto (*f)(int x) -> int, int x) { return f(x); }
%}
%extend Limits {
  static int applied(int (*f)(int), int x) { return f(x); }
}
// A function of SWIG's runtime, without code that includes Python's header.
swig_type_info *SWIG_TypeQuery(const char *name);
// Numbers that may change at any time.
%inline %{
#include <cstdint>
enum Light { dark, bright };
struct Register {
  volatile std::uint32_t status = 7;
  volatile enum Light light = bright;
  const volatile int fixed = 3;
  unsigned volatile bits : 3;
  volatile char letter = 'a';
  static volatile int shared;
  Register() : bits(5) {}
  virtual ~Register() {}
  virtual volatile int plus(volatile int by = 1) { return static_cast<int>(status) + by; }
};
volatile int Register::shared = 5;
typedef volatile int shared_int;
struct Registers {
  shared_int all[2];
  volatile double levels[2];
  shared_int first() { return all[0]; }
  Registers() { all[0] = 3; }
};
volatile double level = 2.5;
template <class T> struct Signal { volatile T value = T(); void set(volatile T next) { value = next; } };
struct Alone { Alone() = default; Alone(const Alone &) = delete; volatile long n = 4; };
inline int lights(volatile Light light) { return light; }
inline int lights(const char *) { return 9; }
%}
%extend Register { int doubled(volatile int n) { return 2 * n; } }
%template(IntSignal) Signal<int>;
// An inline namespace, whose declarations are found with and without its name.
%rename(renamed) releases::v2::named;
%inline %{
namespace releases {
inline namespace v2 {
struct Release { int number = 2; };
template <class T> struct Of { T value = T(); };
inline int named(const v2::Release &release) { return release.number; }
}
namespace current = v2;
}
inline int of_release(const releases::v2::Release &first, const releases::current::Release &second) {
  return first.number + second.number;
}
%}
%template(OfInt) releases::v2::Of<int>;
// An inline namespace outside of all others, and names from the global namespace on.
%inline %{
inline namespace first_release { struct Outermost { int number = 3; }; }
inline int of_outermost(const first_release::Outermost &one, ::first_release::Outermost *two) {
  return one.number + two->number;
}
inline int of_global(::releases::v2::Of<int> &one, const ::releases::v2::Release &two) { return one.value + two.number; }
inline ::releases::v2::Release *next_release() { static releases::Release next; return &next; }
%}
// Overloads whose parameters have different names.
%inline %{
inline int sized(const releases::Release &release) { return release.number; }
inline int sized(int width, int height = 1) { return width * height; }
%}

// Overloads of a member that only undeclared types tell apart, behind pointers and behind a `typedef`.
%{
namespace store {
struct Row { int number; };
struct Column { int number; };
typedef const Column *ConstantColumn;
struct Sheet {
  int put(Row *) { return 1; }
  int put(ConstantColumn) { return 2; }
  int put(Column *) { return 3; }
  static Row *row() { static Row own; return &own; }
  static Column *column() { static Column own; return &own; }
  static ConstantColumn constant_column() { return column(); }
};
}
%}
namespace store {
struct Sheet {
  int put(Row *row);
  int put(ConstantColumn column);
  int put(Column *column);
  static Row *row();
  static Column *column();
  static ConstantColumn constant_column();
};
}

// Comparisons and negations in enumerations are bools.
%inline %{
enum Comparisons {
  one = 1,
  compared = one == 1,
  negated_one = !one,
  both = one && compared,
  of_size = sizeof(int) == 4,
  in_sum = (one == 1) + 1,
  of_scope = ns::k2 == ns::k1,
  flags = 4 | one == 1,
  compared_sum = one == 2 - 1,
  both_sums = one && 1 + 1,
  unequal_product = 1 + 1 != one * 2
};
template <class T> struct Traits {
  static const int value = 5;
};
constexpr int doubled(int value) { return 2 * value; }
enum OfCalls {
  of_call = doubled(1) == 2,
  no_call = !doubled(1),
  of_cast = (unsigned)one == 1,
  of_static_cast = static_cast<bool>(one),
  of_words = not one or one not_eq 1,
  chosen = one == 1 ? true : false
};
enum OfTraits {
  trait = Traits<int>::value,
  trait_in_brackets = -(Traits<Traits<int>>::value),
  either_trait = Traits<int>::value | Traits<long>::value,
  compared_trait = Traits<int>::value == 5
};
struct Compares {
  enum { three = 3, is_three = three == 3, is_none = !three };
  enum class Scoped { one = 1, is_one = one == 1 };
};
typedef volatile int changing_int;
changing_int changing = 6;
inline int plain_of_volatile(changing_int value) { return value + 1; }
using also_changing = volatile int;
also_changing also = 7;
inline also_changing twice_of_volatile(also_changing value) { return 2 * value; }
inline int left_out(const changing_int &value) { return value; }
%}
// Operators that C++ finds by a class around an operand's class, or by a base.
%inline %{
namespace around {
struct Circle { struct Centre { int value = 2; }; };
inline int operator+(const Circle::Centre &one, const Circle::Centre &other) { return one.value + other.value; }
struct Root { int value = 3; };
}
namespace beyond { struct Leaf : around::Root {}; }
namespace around {
inline int operator+(const beyond::Leaf &one, const beyond::Leaf &other) { return one.value * other.value; }
inline bool operator==(const beyond::Leaf &one, const beyond::Leaf &other) { return one.value == other.value; }
}
%}
