// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/conversion.hpp"
#include "quaff/element.hpp"
#include "quaff/elements.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"
#include "quaff/shared.hpp"
#include "quaff/shim.hpp"
#include "quaff/thrown.hpp"
#include "quaff/value_bits.hpp"
#include "quaff/value_choice.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_sequence.hpp"
#include "quaff/value_text.hpp"
#include "quaff/value_time.hpp"
#include "quaff/value_tuple.hpp"
#include "quaff/vector.hpp"

#line 3 "example.i"
#include <array>
#include <bitset>
#include <chrono>
#include <complex>
#include <cstdint>
#include <deque>
#include <expected>
#include <filesystem>
#include <forward_list>
#include <list>
#include <map>
#include <optional>
#include <set>
#include <span>
#include <stdexcept>
#include <string>
#include <string_view>
#include <tuple>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <variant>
#include <vector>

struct Point {
  Point(double x = 0) : x(x) {}
  double x;
};
enum class Color { red, green };

// Each of these returns what it is passed.
std::vector<std::string> strings(const std::vector<std::string> &values) { return values; }
std::vector<std::string> moved(std::vector<std::string> &&values) { return std::move(values); }
std::vector<double> moved_numbers(std::vector<double> &&values) { return std::move(values); }
std::array<double, 3> arrays(std::array<double, 3> values) { return values; }
std::array<std::string, 2> pairs_of_text(std::array<std::string, 2> values) { return values; }
std::list<int> lists(std::list<int> values) { return values; }
std::deque<bool> deques(std::deque<bool> values) { return values; }
std::forward_list<char> letters(std::forward_list<char> values) { return values; }
std::set<std::string> sets(std::set<std::string> values) { return values; }
std::multiset<int> multisets(std::multiset<int> values) { return values; }
std::unordered_set<int> unordered_sets(std::unordered_set<int> values) { return values; }
std::map<std::string, int> maps(std::map<std::string, int> values) { return values; }
std::multimap<int, std::string> multimaps(std::multimap<int, std::string> values) { return values; }
std::unordered_map<int, double> unordered_maps(std::unordered_map<int, double> values) { return values; }
std::pair<int, std::string> pairs(std::pair<int, std::string> values) { return values; }
std::tuple<int, double, std::string> tuples(std::tuple<int, double, std::string> values) { return values; }
std::tuple<> nothing(std::tuple<> values) { return values; }
std::optional<double> optionals(std::optional<double> value) { return value; }
std::variant<std::monostate, int, double, bool, std::string, std::vector<int>> variants(
    std::variant<std::monostate, int, double, bool, std::string, std::vector<int>> value) {
  return value;
}
std::variant<float, double> widths(std::variant<float, double> value) { return value; }
std::variant<std::vector<float>, std::vector<double>, std::vector<int>> kinds_of_rows(
    std::variant<std::vector<float>, std::vector<double>, std::vector<int>> value) {
  return value;
}
int alternative(std::variant<float, std::int8_t, double, std::complex<float>, std::complex<double>, bool> value) {
  return static_cast<int>(value.index());
}
std::string_view views(std::string_view value) { return value; }
std::u16string utf16(std::u16string value) { return value; }
std::vector<std::optional<std::u32string>> utf32(const std::vector<std::optional<std::basic_string<char32_t>>> &value) {
  return value;
}
std::map<std::basic_string<wchar_t>, std::u8string> utf8(std::map<std::wstring, std::basic_string<char8_t>> value) {
  return value;
}
std::u16string lone_surrogate() { return std::u16string(1, char16_t(0xd800)); }
std::string moved_text(std::string &&value) { return std::move(value); }
std::filesystem::path paths(const std::filesystem::path &value) { return value; }
std::chrono::milliseconds durations(std::chrono::milliseconds value) { return value; }
std::chrono::duration<double> seconds(std::chrono::duration<double> value) { return value; }
std::chrono::system_clock::time_point moments(std::chrono::system_clock::time_point value) { return value; }
std::chrono::sys_days dates(std::chrono::sys_days value) { return value; }
std::chrono::time_point<std::chrono::steady_clock, std::chrono::seconds> ticks(
    std::chrono::time_point<std::chrono::steady_clock, std::chrono::seconds> value) {
  return value;
}
std::chrono::local_seconds local_times(std::chrono::local_seconds value) { return value; }
std::chrono::time_point<std::chrono::local_t, std::chrono::microseconds> local_moments(
    std::chrono::time_point<std::chrono::local_t, std::chrono::microseconds> value) {
  return value;
}
std::bitset<70> bits(std::bitset<70> value) { return value; }
std::vector<std::complex<double>> complexes(std::vector<std::complex<double>> &&value) { return value; }
std::optional<Color> colors(std::optional<Color> value) { return value; }
std::expected<int, std::string> halves(std::expected<int, std::string> value) {
  if (*value % 2 != 0) {
    return std::unexpected("odd");
  }
  return *value / 2;
}

std::expected<int, std::tuple<int, std::string>> refusals(int) { return std::unexpected(std::tuple(1, "a")); }
std::expected<int, std::optional<int>> silence(int) { return std::unexpected(std::nullopt); }

// Nested, and with objects.
std::map<std::string, std::vector<std::pair<int, std::optional<double>>>> nested(
    const std::map<std::string, std::vector<std::pair<int, std::optional<double>>>> &values) {
  return values;
}
std::vector<std::vector<double>> rows(std::vector<std::vector<double>> values) { return values; }
std::set<std::vector<bool>> flags(std::set<std::vector<bool>> values) { return values; }
std::set<std::vector<int>> keys(std::set<std::vector<int>> values) { return values; }
std::map<std::pair<int, int>, std::set<int>> places(std::map<std::pair<int, int>, std::set<int>> values) { return values; }
std::vector<Point> points(std::vector<Point> values) { return values; }
std::vector<Point *> pointers(std::vector<Point *> values) { return values; }
std::map<int, Point *> named(std::map<int, Point *> values) { return values; }
double sum(const std::vector<Point *> &first, const std::list<double> &values, const std::vector<Point *> &last) {
  double sum = 0;
  for (double value : values) {
    sum += value;
  }
  for (const auto &points : {first, last}) {
    for (const Point *point : points) {
      sum += point->x;
    }
  }
  return sum;
}
std::vector<std::variant<double, std::string>> choices(std::vector<std::variant<double, std::string>> values) {
  return values;
}
std::vector<std::optional<std::wstring>> wide(std::vector<std::optional<std::wstring>> values) { return values; }
struct Refusing {
  bool operator()(double a, double b) const {
    return a < 0 || b < 0 ? throw std::domain_error("negative") : a < b;
  }
};
std::size_t ordered(const std::set<double, Refusing> &values) { return values.size(); }
double first_x(std::optional<Point> point) { return point ? point->x : -1; }
std::size_t letters_of(const std::vector<std::string_view> &words) {
  std::size_t count = 0;
  for (std::string_view word : words) {
    count += word.size();
  }
  return count;
}
double total(const std::vector<std::span<const double>> &rows) {
  double sum = 0;
  for (auto row : rows) {
    for (double value : row) {
      sum += value;
    }
  }
  return sum;
}
std::span<const double> constants() {
  static const double all[] = {1, 2};
  return all;
}

// Beside arrays and objects, which code of the elements may change.
double weighted(const std::list<double> &weights, std::span<double> values) {
  double sum = 0;
  auto weight = weights.begin();
  for (std::size_t i = 0; i < values.size() && weight != weights.end(); ++i, ++weight) {
    sum += values[i] * *weight;
  }
  return sum;
}
double beside(const std::vector<std::string> &names, const Point *point) { return point->x + names.size(); }

// Overloads: what takes fewer values comes first.
const char *kind(const std::string &) { return "text"; }
const char *kind(std::vector<std::string>) { return "strings"; }
const char *kind(std::list<int>) { return "ints"; }
const char *kind(std::list<double>) { return "floats"; }
const char *kind(std::map<std::string, int>) { return "map"; }
const char *kind(std::optional<Point>) { return "optional"; }

// Members, and what C++ keeps.
struct Table {
  std::vector<std::string> names{"a"};
  std::map<std::string, std::vector<double>> columns;
  std::set<int> ids;
  std::optional<int> limit;
  std::vector<Point *> points;
  std::vector<bool> flags{true, false};
  const std::vector<std::string> &kept() const { return names; }
  void add(std::vector<std::string> more, int times = 1) {
    while (times-- > 0) {
      names.insert(names.end(), more.begin(), more.end());
    }
  }
};
std::map<std::string, int> counts{{"all", 1}};
int taken(std::vector<std::string> values = std::vector<std::string>(2, "x")) { return static_cast<int>(values.size()); }

#line 198 "example.i"
void remove(Point *point) { delete point; }
double weighed(const std::vector<std::pair<Point *, double>> &points, const std::list<double> &more) {
  double sum = 0;
  for (const auto &[point, weight] : points) {
    sum += point->x * weight * static_cast<double>(more.size());
  }
  return sum;
}

namespace quaff_bridge_example {

#line 61 "example.i"
inline bool alternative(::quaff::PythonObject value, std::int32_t &result) noexcept try {
#line 61
  result =
#line 61
      ::alternative(
#line 61
      ::quaff::Argument<::std::variant<float, std::int8_t, double, std::complex<float>, std::complex<double>,
#line 61
      bool>>(value, "`alternative`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "example.i"
inline bool arrays(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 37
  result.object =
#line 37
      ::quaff::value_of(
#line 37
      ::arrays(::quaff::Argument<::std::array<double, 3>>(values, "`arrays`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 166 "example.i"
inline bool beside_settle_names(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 166
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 166 "example.i"
inline bool beside(::quaff::PythonObject names, ::quaff::Object point, double &result) noexcept try {
#line 166
  result =
#line 166
      ::beside(::quaff::Argument<::std::vector<std::string>>(names, "`beside`: argument `names`: ").get(),
#line 166
      ::quaff::pointer<const ::Point>(point));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 88 "example.i"
inline bool bits(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 88
  result.object =
#line 88
      ::quaff::value_of(
#line 88
      ::bits(::quaff::Argument<::std::bitset<70>>(value, "`bits`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 125 "example.i"
inline bool choices(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 125
  result.object =
#line 125
      ::quaff::value_of(
#line 125
      ::choices(::quaff::Argument<::std::vector<std::variant<double, std::string>>>(values,
#line 125
      "`choices`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 90 "example.i"
inline bool colors(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 90
  result.object =
#line 90
      ::quaff::value_of(
#line 90
      ::colors(::quaff::Argument<::std::optional<Color>>(value, "`colors`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 89 "example.i"
inline bool complexes(const ::quaff::Contiguous &value, ::quaff::Vector &result) noexcept try {
#line 89
  result = ::quaff::owned(::complexes(::quaff::as<::std::vector<std::complex<double>>>(value)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 152 "example.i"
inline bool constants_2(::quaff::PythonObject &result) noexcept try {
#line 152
  result.object = ::quaff::value_of(::constants());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 78 "example.i"
inline bool dates(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 78
  result.object =
#line 78
      ::quaff::value_of(
#line 78
      ::dates(::quaff::Argument<::std::chrono::sys_days>(value, "`dates`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "example.i"
inline bool deques(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 40
  result.object =
#line 40
      ::quaff::value_of(
#line 40
      ::deques(::quaff::Argument<::std::deque<bool>>(values, "`deques`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 75 "example.i"
inline bool durations(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 75
  result.object =
#line 75
      ::quaff::value_of(
#line 75
      ::durations(::quaff::Argument<::std::chrono::milliseconds>(value,
#line 75
      "`durations`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 135 "example.i"
inline bool first_x(::quaff::PythonObject point, double &result) noexcept try {
#line 135
  result = ::first_x(::quaff::Argument<::std::optional<Point>>(point, "`first_x`: argument `point`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 107 "example.i"
inline bool flags(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 107
  result.object =
#line 107
      ::quaff::value_of(
#line 107
      ::flags(::quaff::Argument<::std::set<std::vector<bool>>>(values,
#line 107
      "`flags`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 91 "example.i"
inline bool halves(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 91
  result.object =
#line 91
      ::quaff::value_of(
#line 91
      ::halves(::quaff::Argument<::std::expected<int, std::string>>(value,
#line 91
      "`halves`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 108 "example.i"
inline bool keys(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 108
  result.object =
#line 108
      ::quaff::value_of(
#line 108
      ::keys(::quaff::Argument<::std::set<std::vector<int>>>(values, "`keys`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 169 "example.i"
inline bool kind(::quaff::Text arg1, std::unique_ptr<std::string> &result) noexcept try {
#line 169
  result = ::quaff::returned(::kind(arg1.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 173 "example.i"
inline bool kind_5_settle_arg1(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 173
  result.object = ::quaff::settled<::std::map<std::string, int>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 173 "example.i"
inline bool kind_5(::quaff::PythonObject arg1, std::unique_ptr<std::string> &result) noexcept try {
#line 173
  result =
#line 173
      ::quaff::returned(
#line 173
      ::kind(::quaff::Argument<::std::map<std::string, int>>(arg1, "`kind`: argument `arg1`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 171 "example.i"
inline bool kind_3_settle_arg1(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 171
  result.object = ::quaff::settled<::std::list<int>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 171 "example.i"
inline bool kind_3(::quaff::PythonObject arg1, std::unique_ptr<std::string> &result) noexcept try {
#line 171
  result =
#line 171
      ::quaff::returned(::kind(::quaff::Argument<::std::list<int>>(arg1, "`kind`: argument `arg1`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 172 "example.i"
inline bool kind_4_settle_arg1(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 172
  result.object = ::quaff::settled<::std::list<double>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 172 "example.i"
inline bool kind_4(::quaff::PythonObject arg1, std::unique_ptr<std::string> &result) noexcept try {
#line 172
  result =
#line 172
      ::quaff::returned(
#line 172
      ::kind(::quaff::Argument<::std::list<double>>(arg1, "`kind`: argument `arg1`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 170 "example.i"
inline bool kind_2_settle_arg1(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 170
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 170 "example.i"
inline bool kind_2(::quaff::PythonObject arg1, std::unique_ptr<std::string> &result) noexcept try {
#line 170
  result =
#line 170
      ::quaff::returned(
#line 170
      ::kind(::quaff::Argument<::std::vector<std::string>>(arg1, "`kind`: argument `arg1`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 174 "example.i"
inline bool kind_6_settle_arg1(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 174
  result.object = ::quaff::settled<::std::optional<Point>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 174 "example.i"
inline bool kind_6(::quaff::PythonObject arg1, std::unique_ptr<std::string> &result) noexcept try {
#line 174
  result =
#line 174
      ::quaff::returned(
#line 174
      ::kind(::quaff::Argument<::std::optional<Point>>(arg1, "`kind`: argument `arg1`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 57 "example.i"
inline bool kinds_of_rows(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 57
  result.object =
#line 57
      ::quaff::value_of(
#line 57
      ::kinds_of_rows(
#line 57
      ::quaff::Argument<::std::variant<std::vector<float>, std::vector<double>, std::vector<int>>>(value,
#line 57
      "`kinds_of_rows`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "example.i"
inline bool letters(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 41
  result.object =
#line 41
      ::quaff::value_of(
#line 41
      ::letters(::quaff::Argument<::std::forward_list<char>>(values,
#line 41
      "`letters`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 136 "example.i"
inline bool letters_of(::quaff::PythonObject words, std::uint64_t &result) noexcept try {
#line 136
  result =
#line 136
      ::letters_of(::quaff::Argument<::std::vector<std::string_view>>(words,
#line 136
      "`letters_of`: argument `words`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "example.i"
inline bool lists(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 39
  result.object =
#line 39
      ::quaff::value_of(
#line 39
      ::lists(::quaff::Argument<::std::list<int>>(values, "`lists`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 84 "example.i"
inline bool local_moments(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 84
  result.object =
#line 84
      ::quaff::value_of(
#line 84
      ::local_moments(
#line 84
      ::quaff::Argument<::std::chrono::time_point<std::chrono::local_t, std::chrono::microseconds>>(value,
#line 84
      "`local_moments`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 83 "example.i"
inline bool local_times(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 83
  result.object =
#line 83
      ::quaff::value_of(
#line 83
      ::local_times(::quaff::Argument<::std::chrono::local_seconds>(value,
#line 83
      "`local_times`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 72 "example.i"
inline bool lone_surrogate(::quaff::PythonObject &result) noexcept try {
#line 72
  result.object = ::quaff::value_of(::lone_surrogate());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "example.i"
inline bool maps(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 45
  result.object =
#line 45
      ::quaff::value_of(
#line 45
      ::maps(::quaff::Argument<::std::map<std::string, int>>(values, "`maps`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 77 "example.i"
inline bool moments(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 77
  result.object =
#line 77
      ::quaff::value_of(
#line 77
      ::moments(::quaff::Argument<::std::chrono::system_clock::time_point>(value,
#line 77
      "`moments`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "example.i"
inline bool moved(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 35
  result.object =
#line 35
      ::quaff::value_of(
#line 35
      ::moved(::quaff::Argument<::std::vector<std::string>>(values, "`moved`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "example.i"
inline bool moved_numbers(const ::quaff::Contiguous &values, ::quaff::Vector &result) noexcept try {
#line 36
  result = ::quaff::owned(::moved_numbers(::quaff::as<::std::vector<double>>(values)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 73 "example.i"
inline bool moved_text(::quaff::Text value, std::unique_ptr<std::string> &result) noexcept try {
#line 73
  result = ::quaff::returned(::moved_text(value.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "example.i"
inline bool multimaps(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 46
  result.object =
#line 46
      ::quaff::value_of(
#line 46
      ::multimaps(::quaff::Argument<::std::multimap<int, std::string>>(values,
#line 46
      "`multimaps`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "example.i"
inline bool multisets(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 43
  result.object =
#line 43
      ::quaff::value_of(
#line 43
      ::multisets(::quaff::Argument<::std::multiset<int>>(values, "`multisets`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 112 "example.i"
inline bool named(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 112
  result.object =
#line 112
      ::quaff::value_of(
#line 112
      ::named(::quaff::Argument<::std::map<int, Point*>>(values, "`named`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 102 "example.i"
inline bool nested(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 102
  result.object =
#line 102
      ::quaff::value_of(
#line 102
      ::nested(
#line 102
      ::quaff::Argument<::std::map<std::string, std::vector<std::pair<int, std::optional<double>>>>>(values,
#line 102
      "`nested`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "example.i"
inline bool nothing(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 50
  result.object =
#line 50
      ::quaff::value_of(
#line 50
      ::nothing(::quaff::Argument<::std::tuple<>>(values, "`nothing`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 51 "example.i"
inline bool optionals(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 51
  result.object =
#line 51
      ::quaff::value_of(
#line 51
      ::optionals(::quaff::Argument<::std::optional<double>>(value,
#line 51
      "`optionals`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 134 "example.i"
inline bool ordered(::quaff::PythonObject values, std::uint64_t &result) noexcept try {
#line 134
  result =
#line 134
      ::ordered(::quaff::Argument<::std::set<double, Refusing>>(values,
#line 134
      "`ordered`: argument `values`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 48 "example.i"
inline bool pairs(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 48
  result.object =
#line 48
      ::quaff::value_of(
#line 48
      ::pairs(::quaff::Argument<::std::pair<int, std::string>>(values,
#line 48
      "`pairs`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "example.i"
inline bool pairs_of_text(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 38
  result.object =
#line 38
      ::quaff::value_of(
#line 38
      ::pairs_of_text(::quaff::Argument<::std::array<std::string, 2>>(values,
#line 38
      "`pairs_of_text`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 74 "example.i"
inline bool paths(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 74
  result.object =
#line 74
      ::quaff::value_of(
#line 74
      ::paths(::quaff::Argument<::std::filesystem::path>(value, "`paths`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 109 "example.i"
inline bool places(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 109
  result.object =
#line 109
      ::quaff::value_of(
#line 109
      ::places(::quaff::Argument<::std::map<std::pair<int, int>, std::set<int>>>(values,
#line 109
      "`places`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 111 "example.i"
inline bool pointers(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 111
  result.object =
#line 111
      ::quaff::value_of(
#line 111
      ::pointers(::quaff::Argument<::std::vector<Point*>>(values, "`pointers`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 110 "example.i"
inline bool points(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 110
  result.object =
#line 110
      ::quaff::value_of(
#line 110
      ::points(::quaff::Argument<::std::vector<Point>>(values, "`points`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 98 "example.i"
inline bool refusals(std::int32_t arg1, ::quaff::PythonObject &result) noexcept try {
#line 98
  result.object = ::quaff::value_of(::refusals(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 198 "example.i"
inline bool remove(::quaff::Object point) noexcept try {
#line 198
  ::remove(::quaff::pointer<::Point>(point));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 106 "example.i"
inline bool rows(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 106
  result.object =
#line 106
      ::quaff::value_of(
#line 106
      ::rows(::quaff::Argument<::std::vector<std::vector<double>>>(values,
#line 106
      "`rows`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 76 "example.i"
inline bool seconds(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 76
  result.object =
#line 76
      ::quaff::value_of(
#line 76
      ::seconds(::quaff::Argument<::std::chrono::duration<double>>(value,
#line 76
      "`seconds`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "example.i"
inline bool sets(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 42
  result.object =
#line 42
      ::quaff::value_of(
#line 42
      ::sets(::quaff::Argument<::std::set<std::string>>(values, "`sets`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 99 "example.i"
inline bool silence(std::int32_t arg1, ::quaff::PythonObject &result) noexcept try {
#line 99
  result.object = ::quaff::value_of(::silence(arg1));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "example.i"
inline bool strings(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 34
  result.object =
#line 34
      ::quaff::value_of(
#line 34
      ::strings(::quaff::Argument<::std::vector<std::string>>(values,
#line 34
      "`strings`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 113 "example.i"
inline bool sum_settle_first(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 113
  result.object = ::quaff::settled<::std::vector<Point*>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 113 "example.i"
inline bool sum_settle_values(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 113
  result.object = ::quaff::settled<::std::list<double>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 113 "example.i"
inline bool sum_settle_last(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 113
  result.object = ::quaff::settled<::std::vector<Point*>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 113 "example.i"
inline bool sum(::quaff::PythonObject first, ::quaff::PythonObject values, ::quaff::PythonObject last,
#line 113
    double &result) noexcept try {
#line 113
  result = ::sum(::quaff::Argument<::std::vector<Point*>>(first, "`sum`: argument `first`: ").get(),
#line 113
      ::quaff::Argument<::std::list<double>>(values, "`sum`: argument `values`: ").get(),
#line 113
      ::quaff::Argument<::std::vector<Point*>>(last, "`sum`: argument `last`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 192 "example.i"
inline bool taken_2(std::int32_t &result) noexcept try {
#line 192
  result = ::taken();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 192 "example.i"
inline bool taken_settle_values(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 192
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 192 "example.i"
inline bool taken(::quaff::PythonObject values, std::int32_t &result) noexcept try {
#line 192
  result =
#line 192
      ::taken(::quaff::Argument<::std::vector<std::string>>(values, "`taken`: argument `values`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 79 "example.i"
inline bool ticks(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 79
  result.object =
#line 79
      ::quaff::value_of(
#line 79
      ::ticks(
#line 79
      ::quaff::Argument<::std::chrono::time_point<std::chrono::steady_clock, std::chrono::seconds>>(value,
#line 79
      "`ticks`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 143 "example.i"
inline bool total(::quaff::PythonObject rows, double &result) noexcept try {
#line 143
  result =
#line 143
      ::total(::quaff::Argument<::std::vector<std::span<const double>>>(rows,
#line 143
      "`total`: argument `rows`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 49 "example.i"
inline bool tuples(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 49
  result.object =
#line 49
      ::quaff::value_of(
#line 49
      ::tuples(::quaff::Argument<::std::tuple<int, double, std::string>>(values,
#line 49
      "`tuples`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "example.i"
inline bool unordered_maps(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 47
  result.object =
#line 47
      ::quaff::value_of(
#line 47
      ::unordered_maps(::quaff::Argument<::std::unordered_map<int, double>>(values,
#line 47
      "`unordered_maps`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "example.i"
inline bool unordered_sets(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 44
  result.object =
#line 44
      ::quaff::value_of(
#line 44
      ::unordered_sets(::quaff::Argument<::std::unordered_set<int>>(values,
#line 44
      "`unordered_sets`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 69 "example.i"
inline bool utf8(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 69
  result.object =
#line 69
      ::quaff::value_of(
#line 69
      ::utf8(::quaff::Argument<::std::map<std::wstring, std::u8string>>(value,
#line 69
      "`utf8`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 65 "example.i"
inline bool utf16(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 65
  result.object =
#line 65
      ::quaff::value_of(
#line 65
      ::utf16(::quaff::Argument<::std::u16string>(value, "`utf16`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 66 "example.i"
inline bool utf32(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 66
  result.object =
#line 66
      ::quaff::value_of(
#line 66
      ::utf32(::quaff::Argument<::std::vector<std::optional<std::u32string>>>(value,
#line 66
      "`utf32`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 52 "example.i"
inline bool variants(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 52
  result.object =
#line 52
      ::quaff::value_of(
#line 52
      ::variants(
#line 52
      ::quaff::Argument<::std::variant<std::monostate, int, double, bool, std::string, std::vector<int>>>(
#line 52
      value, "`variants`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 64 "example.i"
inline bool views(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 64
  result.object =
#line 64
      ::quaff::value_of(
#line 64
      ::views(::quaff::Argument<::std::string_view>(value, "`views`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 199 "example.i"
inline bool weighed_settle_points(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 199
  result.object = ::quaff::settled<::std::vector<std::pair<Point*, double>>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 199 "example.i"
inline bool weighed_settle_more(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 199
  result.object = ::quaff::settled<::std::list<double>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 199 "example.i"
inline bool weighed(::quaff::PythonObject points, ::quaff::PythonObject more, double &result) noexcept try {
#line 199
  result =
#line 199
      ::weighed(::quaff::Argument<::std::vector<std::pair<Point*, double>>>(points,
#line 199
      "`weighed`: argument `points`: ").get(),
#line 199
      ::quaff::Argument<::std::list<double>>(more, "`weighed`: argument `more`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 158 "example.i"
inline bool weighted_settle_weights(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 158
  result.object = ::quaff::settled<::std::list<double>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 158 "example.i"
inline bool weighted(::quaff::PythonObject weights, const ::quaff::Contiguous &values,
#line 158
    double &result) noexcept try {
#line 158
  result =
#line 158
      ::weighted(::quaff::Argument<::std::list<double>>(weights, "`weighted`: argument `weights`: ").get(),
#line 158
      ::quaff::as<::std::span<double>>(values));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 128 "example.i"
inline bool wide(::quaff::PythonObject values, ::quaff::PythonObject &result) noexcept try {
#line 128
  result.object =
#line 128
      ::quaff::value_of(
#line 128
      ::wide(::quaff::Argument<::std::vector<std::optional<std::wstring>>>(values,
#line 128
      "`wide`: argument `values`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "example.i"
inline bool widths(::quaff::PythonObject value, ::quaff::PythonObject &result) noexcept try {
#line 56
  result.object =
#line 56
      ::quaff::value_of(
#line 56
      ::widths(::quaff::Argument<::std::variant<float, double>>(value,
#line 56
      "`widths`: argument `value`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 191 "example.i"
inline bool counts_get(::quaff::PythonObject &result) noexcept try {
#line 191
  result.object = ::quaff::value_of(::quaff::snapshot(::counts));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 191 "example.i"
inline bool counts_set(::quaff::PythonObject value) noexcept try {
#line 191
  ::counts = ::quaff::Argument<::std::map<std::string, int>>(value, "`counts_set`: argument `value`: ").get();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool Point_init_2(::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::construct<::Point>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "example.i"
inline bool Point_init(double x, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::construct<::Point>(x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool Point_x_get(::quaff::Object object, double &result) noexcept try {
#line 29
  result = ::quaff::reference<::Point>(object).x;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "example.i"
inline bool Point_x_set(::quaff::Object object, double value) noexcept try {
#line 29
  ::quaff::reference<::Point>(object).x = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "example.i"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 27
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Point>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 129 "example.i"
inline bool Refusing_init(::quaff::Object &result) noexcept try {
#line 129
  result = ::quaff::construct<::Refusing>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 130 "example.i"
inline bool Refusing_call(::quaff::Object object, double a, double b, bool &result) noexcept try {
#line 130
  result = ::quaff::reference<const ::Refusing>(object).operator()(a, b);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 129 "example.i"
inline bool Refusing_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 129
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Refusing>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 177 "example.i"
inline bool Table_init(::quaff::Object &result) noexcept try {
#line 177
  result = ::quaff::construct<::Table>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 178 "example.i"
inline bool Table_names_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 178
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::Table>(object).names));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 178 "example.i"
inline bool Table_names_set_settle_value(::quaff::PythonObject given,
#line 178
    ::quaff::PythonObject &result) noexcept try {
#line 178
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 178 "example.i"
inline bool Table_names_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 178
  ::quaff::assign(::quaff::reference<::Table>(object).names,
#line 178
      ::quaff::Argument<::std::vector<std::string>>(value, "`names`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 179 "example.i"
inline bool Table_columns_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 179
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::Table>(object).columns));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 179 "example.i"
inline bool Table_columns_set_settle_value(::quaff::PythonObject given,
#line 179
    ::quaff::PythonObject &result) noexcept try {
#line 179
  result.object = ::quaff::settled<::std::map<std::string, std::vector<double>>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 179 "example.i"
inline bool Table_columns_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 179
  ::quaff::assign(::quaff::reference<::Table>(object).columns,
#line 179
      ::quaff::Argument<::std::map<std::string, std::vector<double>>>(value,
#line 179
      "`columns`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 180 "example.i"
inline bool Table_ids_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 180
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::Table>(object).ids));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 180 "example.i"
inline bool Table_ids_set_settle_value(::quaff::PythonObject given,
#line 180
    ::quaff::PythonObject &result) noexcept try {
#line 180
  result.object = ::quaff::settled<::std::set<int>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 180 "example.i"
inline bool Table_ids_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 180
  ::quaff::assign(::quaff::reference<::Table>(object).ids,
#line 180
      ::quaff::Argument<::std::set<int>>(value, "`ids`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 181 "example.i"
inline bool Table_limit_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 181
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::Table>(object).limit));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 181 "example.i"
inline bool Table_limit_set_settle_value(::quaff::PythonObject given,
#line 181
    ::quaff::PythonObject &result) noexcept try {
#line 181
  result.object = ::quaff::settled<::std::optional<int>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 181 "example.i"
inline bool Table_limit_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 181
  ::quaff::assign(::quaff::reference<::Table>(object).limit,
#line 181
      ::quaff::Argument<::std::optional<int>>(value, "`limit`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 182 "example.i"
inline bool Table_points_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 182
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::Table>(object).points));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 182 "example.i"
inline bool Table_points_set_settle_value(::quaff::PythonObject given,
#line 182
    ::quaff::PythonObject &result) noexcept try {
#line 182
  result.object = ::quaff::settled<::std::vector<Point*>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 182 "example.i"
inline bool Table_points_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 182
  ::quaff::assign(::quaff::reference<::Table>(object).points,
#line 182
      ::quaff::Argument<::std::vector<Point*>>(value, "`points`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 183 "example.i"
inline bool Table_flags_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 183
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::Table>(object).flags));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 183 "example.i"
inline bool Table_flags_set_settle_value(::quaff::PythonObject given,
#line 183
    ::quaff::PythonObject &result) noexcept try {
#line 183
  result.object = ::quaff::settled<::std::vector<bool>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 183 "example.i"
inline bool Table_flags_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 183
  ::quaff::assign(::quaff::reference<::Table>(object).flags,
#line 183
      ::quaff::Argument<::std::vector<bool>>(value, "`flags`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 184 "example.i"
inline bool Table_kept(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 184
  result.object = ::quaff::value_of(::quaff::reference<const ::Table>(object).kept());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 185 "example.i"
inline bool Table_add_2_settle_more(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 185
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 185 "example.i"
inline bool Table_add_2(::quaff::Object object, ::quaff::PythonObject more) noexcept try {
#line 185
  ::quaff::reference<::Table>(object).add(::quaff::Argument<::std::vector<std::string>>(more,
#line 185
      "`add`: argument `more`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 185 "example.i"
inline bool Table_add_settle_more(::quaff::PythonObject given, ::quaff::PythonObject &result) noexcept try {
#line 185
  result.object = ::quaff::settled<::std::vector<std::string>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 185 "example.i"
inline bool Table_add(::quaff::Object object, ::quaff::PythonObject more, std::int32_t times) noexcept try {
#line 185
  ::quaff::reference<::Table>(object).add(::quaff::Argument<::std::vector<std::string>>(more,
#line 185
      "`add`: argument `more`: ").get(), times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 177 "example.i"
inline bool Table_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 177
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Table>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "example.i"
inline void Point_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Point>(object); }

#line 27 "example.i"
inline void point_tell(::quaff::Object table) noexcept { ::quaff::class_table<::Point> = table.address; }

#line 129 "example.i"
inline void Refusing_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Refusing>(object); }

#line 129 "example.i"
inline void refusing_tell(::quaff::Object table) noexcept {
#line 129
  ::quaff::class_table<::Refusing> = table.address;
}

#line 177 "example.i"
inline void Table_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Table>(object); }

#line 177 "example.i"
inline void table_tell(::quaff::Object table) noexcept { ::quaff::class_table<::Table> = table.address; }

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 31 "example.i"
      {"Color_red", (::Color::red)},
#line 31 "example.i"
      {"Color_green", (::Color::green)},
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
#line 31 "example.i"
static_assert(static_cast<long long>(::Color::red) == 0,
#line 31
    "Rust has it as 0: let the interface say the value that C++ has");
#line 31
static_assert(static_cast<long long>(::Color::green) == 1,
#line 31
    "Rust has it as 1: let the interface say the value that C++ has");
