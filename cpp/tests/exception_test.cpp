// Which Python exception each C++ exception becomes, and that none ends the process.
#include "quaff/exception.hpp"

#include "check.hpp"

#include <algorithm>
#include <cstdlib>

namespace {

bool memory_is_out = false;

// What cxx passes as `fail`: takes either kind of text.
struct Report {
  std::string &text;
  void operator()(const char *message) { text = message; }
  void operator()(const std::string &message) { text = message; }
};

template <class Throw> std::string caught(Throw &&thrower) {
  std::string text;
  text.reserve(200); // so that only `trycatch` itself is out of memory
  rust::behavior::trycatch(thrower, Report{text});
  memory_is_out = false;
  return text;
}

template <class Exception> std::string caught_text(const char *what) {
  return caught([what] { throw Exception(what); });
}

struct Own : std::exception {
  explicit Own(const char *text) : text(text) {}
  const char *what() const noexcept override { return text; }
  const char *text;
};

void each_class_has_its_kind() {
  CHECK(caught_text<std::invalid_argument>("a") == "ValueError\x1f"
                                                   "a");
  CHECK(caught_text<std::domain_error>("b") == "ValueError\x1f"
                                               "b");
  CHECK(caught_text<std::out_of_range>("c") == "IndexError\x1f"
                                               "c");
  CHECK(caught_text<std::overflow_error>("d") == "OverflowError\x1f"
                                                 "d");
  CHECK(caught_text<std::runtime_error>("e") == "RuntimeError\x1f"
                                                "e");
  CHECK(caught_text<std::length_error>("f") == "RuntimeError\x1f"
                                               "f");
  CHECK(caught([] { throw std::bad_alloc(); }).rfind("MemoryError\x1f", 0) == 0);
  CHECK(caught([] { throw std::bad_array_new_length(); }).rfind("MemoryError\x1f", 0) == 0);
  CHECK(caught([] {}).empty());
}

void what_is_no_exception_is_caught() {
  CHECK(caught([] { throw 42; }) == "RuntimeError\x1f"
                                    "a C++ exception that is no std::exception");
}

void any_text_survives() {
  CHECK(caught_text<std::runtime_error>("") == "RuntimeError\x1f");
  CHECK(caught_text<Own>(nullptr) == "RuntimeError\x1f");
  CHECK(caught_text<Own>("\xff\xfe") == "RuntimeError\x1f\xff\xfe");
  CHECK(caught_text<Own>("one\x1ftwo") == "RuntimeError\x1fone\x1ftwo");
  CHECK(caught_text<Own>("\x1eone\x1e\x1e") == "RuntimeError\x1f\x1e\x1eone\x1e\x1e\x1e\x1e");
}

// Throws an exception of the class with this text around what `inner` throws.
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
  const auto middle = around<Own>(innermost, "mid\x1e");
  CHECK(caught(around<std::invalid_argument>(middle, "outer")) == "ValueError\x1fouter\x1e"
                                                                  "RuntimeError\x1fmid\x1e\x1e\x1e"
                                                                  "IndexError\x1finner");
  CHECK(caught(around<Own>([] { throw 42; }, "a")) == "RuntimeError\x1f"
                                                      "a\x1eRuntimeError\x1f"
                                                      "a C++ exception that is no std::exception");
}

void what_is_no_exception_has_a_nest_too() {
  struct Nothing {
    explicit Nothing(const char *) {}
  };
  CHECK(caught(around<Nothing>([] { throw std::overflow_error("inner"); }, "")) ==
        "RuntimeError\x1f"
        "a C++ exception that is no std::exception\x1eOverflowError\x1finner");
}

void an_empty_nest_is_none() {
  CHECK(caught([] { std::throw_with_nested(std::domain_error("alone")); }) == "ValueError\x1f"
                                                                              "alone");
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

void a_chain_has_an_end() {
  const std::string text = caught([] { throw_nested(1000); });
  CHECK(std::count(text.begin(), text.end(), '\x1e') == 65);
  CHECK(text.find("innermost") == text.npos);
  const std::string end = "RuntimeError\x1f"
                          "exceptions that are nested deeper are left out";
  CHECK(text.size() > end.size() && text.compare(text.size() - end.size(), end.size(), end) == 0);
  CHECK(caught([] { throw_nested(63); }).find("innermost") != text.npos);
  CHECK(caught([] { throw_nested(64); }).find("innermost") == text.npos);
}

void missing_memory_is_an_exception_still() {
  const std::string text = caught([] {
    memory_is_out = true;
    throw Own("a text that is too long for the buffer inside of a string");
  });
  CHECK(text.rfind("MemoryError\x1f", 0) == 0);
}

} // namespace

// The tests' own allocator, which can be told to fail.
void *operator new(std::size_t size) {
  void *memory = memory_is_out ? nullptr : std::malloc(size);
  if (memory == nullptr) {
    throw std::bad_alloc();
  }
  return memory;
}
void operator delete(void *memory) noexcept { std::free(memory); }
void operator delete(void *memory, std::size_t) noexcept { std::free(memory); }

int main() {
  each_class_has_its_kind();
  what_is_no_exception_is_caught();
  any_text_survives();
  missing_memory_is_an_exception_still();
  what_is_nested_follows();
  what_is_no_exception_has_a_nest_too();
  an_empty_nest_is_none();
  a_chain_has_an_end();
  return report();
}
