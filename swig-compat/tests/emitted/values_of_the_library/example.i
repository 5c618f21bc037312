%module example
%inline %{
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
%}

// Pointers to objects, which C++ may free while other values are read.
%delobject remove;
%inline %{
void remove(Point *point) { delete point; }
double weighed(const std::vector<std::pair<Point *, double>> &points, const std::list<double> &more) {
  double sum = 0;
  for (const auto &[point, weight] : points) {
    sum += point->x * weight * static_cast<double>(more.size());
  }
  return sum;
}
%}
