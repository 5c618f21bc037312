%module example
%rename(crimson) example::red;
%ignore example::hidden;
%immutable example::fixed;
%include "quaff.i"
%int_enum(example::Shape);
%int_enum(example::Odd);
%int_enum(example::nested::Again);
%int_enum(example::Filter::Kind);
%constant int limit = 4;
%constant pi = 3.14;
%constant double half = 1 / 2.0;
%{
#include <string>
%}
%inline %{
#define VERSION "1.2"
#define MASK (1 << 4)
#define LETTER 'x'
#define FLAG 0x80000001
#define UNSIGNED_FLAG 0x80000001u
#define FAR 5000000000
#define NEXT MASK + 1
#define NO_CONSTANT int
#define CALL(a) a
namespace example {
/// What a pixel has.
enum Color { red, green = 5, hidden };
enum class Shape : unsigned char { round, square };
enum { nameless = -3 };
typedef enum { first, second } Order;
Color next(Color color) { return color == red ? green : red; }
Shape other(const Shape &shape) { return shape == Shape::round ? Shape::square : Shape::round; }
/// Of one name the first is the module's constant, and each class has its own.
namespace nested { enum Again { green = 7, mro }; }
struct Filter {
  enum class Kind { low = 1, high };
  Kind kind = Kind::high;
};
int counter = 3;
int constants() { return 12; }
int fixed = 4;
const double ratio = 0.5;
constexpr unsigned long most = 18446744073709551615ul;
/// What the text does not tell, C++ does.
constexpr int whole = 1.5;
const bool some = 2;
enum Odd { last = '\xff', shifted = (1 << 31) >> 31, one = some };
std::string title = "title";
const char *path = "path";
Color color = green;
Order order;
bool flag;
struct Opaque *opaque;
int &alias = counter;
extern const int &constant_alias;
const int &constant_alias = counter;
int (add)(int a, int b) { return a + b; }
/// What C++ deduces from values.
auto deduced = 1, *deduced_pointer = &counter;
auto truth{counter < 0 || true};
auto half_as_float = 0.5f;
const auto deduced_text = "a" "b";
const auto &deduced_reference = counter;
decltype(auto) deduced_constant = ratio;
auto *function = &add;
int call(int (*which)(int, int), int a, int b) { return which(a, b); }
int deref(const int *pointer) { return *pointer; }
struct Parts {
  int first, second;
  int sum(int by) const { return (first + second) * by; }
};
int sum(const Parts &parts, int (Parts::*method)(int) const) { return (parts.*method)(2); }
Parts origin{0, 1};
auto [part, other_part] = Parts{1, 2};
}
%}

/// Constants that are objects.
%constant int (*adder)(int, int) = example::add;
%constant int *const place = &example::counter;
%constant example::Parts parts = example::Parts{3, 4};
%constant example::Parts listed = {5, 6};
%constant example::Parts *none = 0;
%constant int (example::Parts::*SUM)(int) const = &example::Parts::sum;
%constant cast = static_cast<short>(7.9);
%rename(Beginning) Start;
%{
using example::origin;
static example::Parts Start = origin;
int twice(int value) { return 2 * value; }
%}
%constant example::Parts Start;
%constant int twice(int value);
// Numbers that the type of the constant changes.
%{
enum { last = -16 };
%}
%constant unsigned int EVERYTHING = last;
%constant unsigned int FROM_THE_END = -16;
%constant unsigned char CUT = 0x1ff;
%constant bool ANY = 2;
%constant double WHOLE = 3;
%constant char CAPITAL = 65;
