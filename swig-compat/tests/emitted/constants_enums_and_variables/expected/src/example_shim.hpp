// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/constant.hpp"
#include "quaff/object.hpp"
#include "quaff/shim.hpp"

#line 14 "example.i"
#include <string>

#line 17 "example.i"
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

#line 89 "example.i"
using example::origin;
static example::Parts Start = origin;
int twice(int value) { return 2 * value; }

#line 97 "example.i"
enum { last = -16 };

#line 80 "example.i"
inline auto quaff_constant_adder() { return example::add; }

#line 81 "example.i"
inline auto quaff_constant_place() -> int* { return &example::counter; }

#line 82 "example.i"
inline auto quaff_constant_parts() -> example::Parts { return example::Parts{3, 4}; }

#line 83 "example.i"
inline auto quaff_constant_listed() -> example::Parts { return {5, 6}; }

#line 84 "example.i"
inline auto quaff_constant_none() -> example::Parts* { return 0; }

#line 85 "example.i"
inline auto quaff_constant_SUM() { return &example::Parts::sum; }

#line 93 "example.i"
inline auto quaff_constant_Start() -> example::Parts { return Start; }

#line 94 "example.i"
inline auto quaff_constant_twice() { return twice; }

namespace quaff_bridge_example {

#line 58 "example.i"
inline bool add(std::int32_t a, std::int32_t b, std::int32_t &result) noexcept try {
#line 58
  result = ::example::add(a, b);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 67 "example.i"
inline bool call(::quaff::Object which, std::int32_t a, std::int32_t b, std::int32_t &result) noexcept try {
#line 67
  result = ::example::call(::quaff::AnyPointer{which}, a, b);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "example.i"
inline bool constants_2(std::int32_t &result) noexcept try {
#line 41
  result = ::example::constants();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "example.i"
inline bool deref(::quaff::Object pointer, std::int32_t &result) noexcept try {
#line 68
  result = ::example::deref(::quaff::pointer<const int>(pointer));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "example.i"
inline bool next(std::int32_t color, std::int32_t &result) noexcept try {
#line 32
  result = static_cast<std::int32_t>(::example::next(static_cast<::example::Color>(color)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "example.i"
inline bool other(std::uint8_t shape, std::uint8_t &result) noexcept try {
#line 33
  result = static_cast<std::uint8_t>(::example::other(static_cast<::example::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 73 "example.i"
inline bool sum(::quaff::Object parts, ::quaff::Object method, std::int32_t &result) noexcept try {
#line 73
  result = ::example::sum(::quaff::reference<const ::example::Parts>(parts),
#line 73
      ::quaff::reference<int (example::Parts::*)(int) const>(method));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 85 "example.i"
inline bool SUM_get(::quaff::Object &result) noexcept try {
#line 85
  result = ::quaff::made_unnamed([&]() -> decltype(auto) { return ::quaff_constant_SUM(); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 93 "example.i"
inline bool Beginning_get(::quaff::Object &result) noexcept try {
#line 93
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff_constant_Start(); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 80 "example.i"
inline bool adder_get(::quaff::Object &result) noexcept try {
#line 80
  result = ::quaff::address(::quaff_constant_adder());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool alias_get(::quaff::Object &result) noexcept try {
#line 55
  result = ::quaff::address(std::addressof(::example::alias));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 55 "example.i"
inline bool alias_set(::quaff::Object value) noexcept try {
#line 55
  ::quaff::assign(::example::alias, ::quaff::reference<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "example.i"
inline bool color_get(std::int32_t &result) noexcept try {
#line 51
  result = static_cast<std::int32_t>(::example::color);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "example.i"
inline bool color_set(std::int32_t value) noexcept try {
#line 51
  ::example::color = static_cast<::example::Color>(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "example.i"
inline bool constant_alias_get(std::int32_t &result) noexcept try {
#line 56
  result = ::example::constant_alias;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "example.i"
inline bool counter_get(std::int32_t &result) noexcept try {
#line 40
  result = ::example::counter;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "example.i"
inline bool counter_set(std::int32_t value) noexcept try {
#line 40
  ::example::counter = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 60 "example.i"
inline bool deduced_get(std::int32_t &result) noexcept try {
#line 60
  result = ::example::deduced;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 60 "example.i"
inline bool deduced_set(std::int32_t value) noexcept try {
#line 60
  ::example::deduced = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 65 "example.i"
inline bool deduced_constant_get(double &result) noexcept try {
#line 65
  result = ::example::deduced_constant;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 60 "example.i"
inline bool deduced_pointer_get(::quaff::Object &result) noexcept try {
#line 60
  result = ::quaff::address(::example::deduced_pointer);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 60 "example.i"
inline bool deduced_pointer_set(::quaff::Object value) noexcept try {
#line 60
  ::quaff::assign(::example::deduced_pointer, ::quaff::pointer<int>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 64 "example.i"
inline bool deduced_reference_get(std::int32_t &result) noexcept try {
#line 64
  result = ::example::deduced_reference;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 63 "example.i"
inline bool deduced_text_get(std::unique_ptr<std::string> &result) noexcept try {
#line 63
  result = ::quaff::returned(::example::deduced_text);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "example.i"
inline bool fixed_get(std::int32_t &result) noexcept try {
#line 42
  result = ::example::fixed;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 53 "example.i"
inline bool flag_get(bool &result) noexcept try {
#line 53
  result = ::example::flag;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 53 "example.i"
inline bool flag_set(bool value) noexcept try {
#line 53
  ::example::flag = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 66 "example.i"
inline bool function_get(::quaff::Object &result) noexcept try {
#line 66
  result = ::quaff::address(::example::function);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 66 "example.i"
inline bool function_set(::quaff::Object value) noexcept try {
#line 66
  ::quaff::assign(::example::function, ::quaff::AnyPointer{value});
  return true;
} catch (...) { return ::quaff::failed(); }

#line 62 "example.i"
inline bool half_as_float_get(float &result) noexcept try {
#line 62
  result = ::example::half_as_float;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 62 "example.i"
inline bool half_as_float_set(float value) noexcept try {
#line 62
  ::example::half_as_float = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 83 "example.i"
inline bool listed_get(::quaff::Object &result) noexcept try {
#line 83
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff_constant_listed(); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool most_get(std::uint64_t &result) noexcept try {
#line 44
  result = ::example::most;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 84 "example.i"
inline bool none_get(::quaff::Object &result) noexcept try {
#line 84
  result = ::quaff::address(::quaff_constant_none());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 54 "example.i"
inline bool opaque_get(::quaff::Object &result) noexcept try {
#line 54
  result = ::quaff::address(::example::opaque);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 54 "example.i"
inline bool opaque_set(::quaff::Object value) noexcept try {
#line 54
  ::quaff::assign(::example::opaque, ::quaff::pointer<::example::Opaque>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 52 "example.i"
inline bool order_get(std::int32_t &result) noexcept try {
#line 52
  result = static_cast<std::int32_t>(::example::order);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 52 "example.i"
inline bool order_set(std::int32_t value) noexcept try {
#line 52
  ::example::order = static_cast<::example::Order>(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 74 "example.i"
inline bool origin_get(::quaff::Object &result) noexcept try {
#line 74
  result = ::quaff::address(std::addressof(::example::origin));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 74 "example.i"
inline bool origin_set(::quaff::Object value) noexcept try {
#line 74
  ::quaff::assign(::example::origin, ::quaff::reference<const ::example::Parts>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 82 "example.i"
inline bool parts_get(::quaff::Object &result) noexcept try {
#line 82
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff_constant_parts(); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool path_get(std::unique_ptr<std::string> &result) noexcept try {
#line 50
  result = ::quaff::returned(::example::path);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool path_set(::quaff::Text value) noexcept try {
#line 50
  static std::string kept;
#line 50
  ::example::path = ::quaff::kept(kept, value.c_str());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 81 "example.i"
inline bool place_get(::quaff::Object &result) noexcept try {
#line 81
  result = ::quaff::address(::quaff_constant_place());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "example.i"
inline bool ratio_get(double &result) noexcept try {
#line 43
  result = ::example::ratio;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool some_get(bool &result) noexcept try {
#line 47
  result = ::example::some;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 49 "example.i"
inline bool title_get(std::unique_ptr<std::string> &result) noexcept try {
#line 49
  result = ::quaff::returned(::example::title);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 49 "example.i"
inline bool title_set(::quaff::Text value) noexcept try {
#line 49
  ::example::title = value.string();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 61 "example.i"
inline bool truth_get(bool &result) noexcept try {
#line 61
  result = ::example::truth;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 61 "example.i"
inline bool truth_set(bool value) noexcept try {
#line 61
  ::example::truth = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 94 "example.i"
inline bool twice_get(::quaff::Object &result) noexcept try {
#line 94
  result = ::quaff::address(::quaff_constant_twice());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "example.i"
inline bool whole_get(std::int32_t &result) noexcept try {
#line 46
  result = ::example::whole;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "example.i"
inline bool Filter_init(::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::construct<::example::Filter>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "example.i"
inline bool Filter_Kind_low_get(std::int32_t &result) noexcept try {
#line 37
  result = static_cast<std::int32_t>(::example::Filter::Kind::low);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "example.i"
inline bool Filter_Kind_high_get(std::int32_t &result) noexcept try {
#line 37
  result = static_cast<std::int32_t>(::example::Filter::Kind::high);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "example.i"
inline bool Filter_kind_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 38
  result = static_cast<std::int32_t>(::quaff::reference<::example::Filter>(object).kind);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "example.i"
inline bool Filter_kind_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 38
  ::quaff::reference<::example::Filter>(object).kind = static_cast<::example::Filter::Kind>(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "example.i"
inline bool Filter_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::example::Filter>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 69 "example.i"
inline bool Parts_init(::quaff::Object &result) noexcept try {
#line 69
  result = ::quaff::construct<::example::Parts>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 70 "example.i"
inline bool Parts_first_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 70
  result = ::quaff::reference<::example::Parts>(object).first;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 70 "example.i"
inline bool Parts_first_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 70
  ::quaff::reference<::example::Parts>(object).first = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 70 "example.i"
inline bool Parts_second_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 70
  result = ::quaff::reference<::example::Parts>(object).second;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 70 "example.i"
inline bool Parts_second_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 70
  ::quaff::reference<::example::Parts>(object).second = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 71 "example.i"
inline bool Parts_sum(::quaff::Object object, std::int32_t by, std::int32_t &result) noexcept try {
#line 71
  result = ::quaff::reference<const ::example::Parts>(object).sum(by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 69 "example.i"
inline bool Parts_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 69
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::example::Parts>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "example.i"
inline void Filter_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::example::Filter>(object); }

#line 69 "example.i"
inline void Parts_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::example::Parts>(object); }

#line 73 "example.i"
inline void int_example_Parts_int_const_destroy(::quaff::Object object) noexcept {
#line 73
  ::quaff::destroy_unnamed(object);
}

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 10 "example.i"
      {"limit", (4)},
#line 11 "example.i"
      {"pi", (3.14)},
#line 12 "example.i"
      {"half", (static_cast<double>(1 / 2.0))},
#line 17 "example.i"
      {"VERSION", ("1.2")},
#line 18 "example.i"
      {"MASK", ((1 << 4))},
#line 19 "example.i"
      {"LETTER", ('x')},
#line 20 "example.i"
      {"FLAG", (static_cast<int>(0x80000001))},
#line 21 "example.i"
      {"UNSIGNED_FLAG", (0x80000001u)},
#line 22 "example.i"
      {"FAR", (5000000000)},
#line 23 "example.i"
      {"NEXT", ((1 << 4) + 1)},
#line 28 "example.i"
      {"crimson", (::example::red)},
#line 28 "example.i"
      {"green", (::example::green)},
#line 29 "example.i"
      {"Shape_round", (::example::Shape::round)},
#line 29 "example.i"
      {"Shape_square", (::example::Shape::square)},
#line 30 "example.i"
      {"nameless", (::example::nameless)},
#line 31 "example.i"
      {"first", (::example::first)},
#line 31 "example.i"
      {"second", (::example::second)},
#line 35 "example.i"
      {"Again_green", (::example::nested::green)},
#line 35 "example.i"
      {"mro", (::example::nested::mro)},
#line 43 "example.i"
      {"ratio", (::example::ratio)},
#line 44 "example.i"
      {"most", (::example::most)},
#line 46 "example.i"
      {"whole", (::example::whole)},
#line 47 "example.i"
      {"some", (::example::some)},
#line 48 "example.i"
      {"last", (::example::last)},
#line 48 "example.i"
      {"shifted", (::example::shifted)},
#line 48 "example.i"
      {"one", (::example::one)},
#line 63 "example.i"
      {"deduced_text", (::example::deduced_text)},
#line 65 "example.i"
      {"deduced_constant", (::example::deduced_constant)},
#line 86 "example.i"
      {"cast", (static_cast<short>(7.9))},
#line 99 "example.i"
      {"EVERYTHING", (static_cast<unsigned int>(last))},
#line 100 "example.i"
      {"FROM_THE_END", (static_cast<unsigned int>(-16))},
#line 101 "example.i"
      {"CUT", (static_cast<unsigned char>(0x1ff))},
#line 102 "example.i"
      {"ANY", ((2) != 0)},
#line 103 "example.i"
      {"WHOLE", (static_cast<double>(3))},
#line 104 "example.i"
      {"CAPITAL", (static_cast<char>(65))},
    };
    all = {values, sizeof values / sizeof *values};
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example

// Rust has the enumerators' values from the text of the interface.
#line 28 "example.i"
static_assert(static_cast<long long>(::example::red) == 0,
#line 28
    "Rust has it as 0: let the interface say the value that C++ has");
#line 28
static_assert(static_cast<long long>(::example::green) == 5,
#line 28
    "Rust has it as 5: let the interface say the value that C++ has");
#line 29 "example.i"
static_assert(static_cast<long long>(::example::Shape::round) == 0,
#line 29
    "Rust has it as 0: let the interface say the value that C++ has");
#line 29
static_assert(static_cast<long long>(::example::Shape::square) == 1,
#line 29
    "Rust has it as 1: let the interface say the value that C++ has");
#line 31 "example.i"
static_assert(static_cast<long long>(::example::first) == 0,
#line 31
    "Rust has it as 0: let the interface say the value that C++ has");
#line 31
static_assert(static_cast<long long>(::example::second) == 1,
#line 31
    "Rust has it as 1: let the interface say the value that C++ has");
#line 35 "example.i"
static_assert(static_cast<long long>(::example::nested::green) == 7,
#line 35
    "Rust has it as 7: let the interface say the value that C++ has");
#line 35
static_assert(static_cast<long long>(::example::nested::mro) == 8,
#line 35
    "Rust has it as 8: let the interface say the value that C++ has");
#line 37 "example.i"
static_assert(static_cast<long long>(::example::Filter::Kind::low) == 1,
#line 37
    "Rust has it as 1: let the interface say the value that C++ has");
#line 37
static_assert(static_cast<long long>(::example::Filter::Kind::high) == 2,
#line 37
    "Rust has it as 2: let the interface say the value that C++ has");
