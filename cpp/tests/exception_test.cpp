// The Python exception for each C++ exception; no exception may end the process.
#include "quaff/exception.hpp"

#include "check.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace {

using Kind = quaff::detail::ExceptionKind;

// The exceptions that were reported to the runtime, outermost first.
struct Kept {
  Kind kind;
  std::string text;
  bool is_cause;

  bool operator==(const Kept &other) const {
    return kind == other.kind && text == other.text && is_cause == other.is_cause;
  }
};

std::vector<Kept> kept;

template <class Throw> std::vector<Kept> caught(Throw &&thrower) {
  kept.clear();
  try {
    thrower();
  } catch (...) {
    quaff::keep_exception();
  }
  return kept;
}

template <class Exception> std::vector<Kept> caught_text(const char *what) {
  return caught([what] { throw Exception(what); });
}

std::vector<Kept> one(Kind kind, const char *text) { return {{kind, text, false}}; }

struct Own : std::exception {
  explicit Own(const char *text) : text(text) {}
  const char *what() const noexcept override { return text; }
  const char *text;
};

void each_class_has_its_kind() {
  CHECK(caught_text<std::invalid_argument>("a") == one(Kind::value, "a"));
  CHECK(caught_text<std::domain_error>("b") == one(Kind::value, "b"));
  CHECK(caught_text<std::out_of_range>("c") == one(Kind::index, "c"));
  CHECK(caught_text<std::overflow_error>("d") == one(Kind::overflow, "d"));
  CHECK(caught_text<std::runtime_error>("e") == one(Kind::runtime, "e"));
  CHECK(caught_text<std::length_error>("f") == one(Kind::index, "f"));
  CHECK(caught_text<std::range_error>("g") == one(Kind::value, "g"));
  CHECK(caught_text<std::underflow_error>("h") == one(Kind::overflow, "h"));
  CHECK(caught([] { throw std::bad_alloc(); }).front().kind == Kind::memory);
  CHECK(caught([] { throw std::bad_array_new_length(); }).front().kind == Kind::memory);
  CHECK(caught([] {}).empty());
}

void what_is_no_exception_is_caught() {
  CHECK(caught([] { throw 42; }) == one(Kind::runtime, "42"));
}

void any_text_survives() {
  CHECK(caught_text<std::runtime_error>("") == one(Kind::runtime, ""));
  CHECK(caught_text<Own>(nullptr) == one(Kind::runtime, ""));
  CHECK(caught_text<Own>("\xff\xfe") == one(Kind::runtime, "\xff\xfe"));
}

// Throws an exception of the class with this text, in which the exception of `inner` is nested.
template <class Exception, class Throw> auto around(Throw inner, const char *text) {
  return [inner, text] {
    try {
      inner();
    } catch (...) {
      std::throw_with_nested(Exception(text));
    }
  };
}

void what_is_nested_follows() {
  const auto innermost = [] { throw std::out_of_range("inner"); };
  const auto middle = around<Own>(innermost, "middle");
  const std::vector<Kept> chain = {
      {Kind::value, "outer", false}, {Kind::runtime, "middle", true}, {Kind::index, "inner", true}};
  CHECK(caught(around<std::invalid_argument>(middle, "outer")) == chain);
  const std::vector<Kept> number = {{Kind::runtime, "a", false}, {Kind::runtime, "42", true}};
  CHECK(caught(around<Own>([] { throw 42; }, "a")) == number);
}

void what_is_no_exception_has_a_nest_too() {
  struct Nothing {
    explicit Nothing(const char *) {}
  };
  const std::vector<Kept> chain = {
      {Kind::runtime, "a C++ exception that is not derived from std::exception", false},
      {Kind::overflow, "inner", true}};
  CHECK(caught(around<Nothing>([] { throw std::overflow_error("inner"); }, "")) == chain);
}

void an_empty_nest_is_none() {
  CHECK(caught([] { std::throw_with_nested(std::domain_error("alone")); }) == one(Kind::value, "alone"));
}

void throw_nested(int depth) {
  try {
    if (depth > 0) {
      throw_nested(depth - 1);
    }
    throw std::runtime_error("innermost");
  } catch (...) {
    std::throw_with_nested(std::runtime_error("level"));
  }
}

bool reaches_the_innermost(int depth) {
  const std::vector<Kept> chain = caught([depth] { throw_nested(depth); });
  return std::any_of(chain.begin(), chain.end(), [](const Kept &each) { return each.text == "innermost"; });
}

void a_chain_has_an_end() {
  const std::vector<Kept> chain = caught([] { throw_nested(1000); });
  CHECK(chain.size() == 66);
  const Kept end = {Kind::runtime, "exceptions that are nested deeper are left out", true};
  CHECK(chain.back() == end);
  CHECK(reaches_the_innermost(63));
  CHECK(!reaches_the_innermost(64));
}

// A handler of another exception may call C++ code that throws one of its own.
void the_exception_that_is_handled_is_kept() {
  try {
    throw std::runtime_error("outside");
  } catch (...) {
    CHECK(caught_text<std::out_of_range>("inside") == one(Kind::index, "inside"));
  }
}

} // namespace

// The function that replaces the runtime's.
void quaff_keep_exception(std::uint8_t kind, const char *text, std::size_t size, bool is_cause,
                          const char *) noexcept {
  kept.push_back({static_cast<Kind>(kind), std::string(text == nullptr ? "" : text, size), is_cause});
}

int main() {
  each_class_has_its_kind();
  what_is_no_exception_is_caught();
  any_text_survives();
  what_is_nested_follows();
  what_is_no_exception_has_a_nest_too();
  an_empty_nest_is_none();
  a_chain_has_an_end();
  the_exception_that_is_handled_is_kept();
  return report();
}
