// C++ exceptions on their way to Python: cxx calls this `trycatch` around every C++ function that returns a
// Result.
//
// Rust receives one text, the name of the Python exception and what(), parted by the unit separator; after a
// record separator follow those that it is nested around (`std::throw_with_nested`), from the outermost on. A
// record separator in what() is there twice. src/error.rs takes it apart. Bytes that are not UTF-8 are
// replaced by cxx. Without this header cxx keeps only what(), and the process ends at a `throw 42`.
#pragma once

#include <exception>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

namespace quaff::detail {

// Of nested exceptions deeper ones are left out: a chain may be as long as a recursion was deep, or have no
// end.
constexpr int deepest_exception = 64;

// What an exception is nested around, if it is of a class that knows.
template <class Exception> const std::nested_exception *nest(const Exception &exception) noexcept {
#ifdef __cpp_rtti
  return dynamic_cast<const std::nested_exception *>(&exception);
#else
  return nullptr;
#endif
}

// Calls `func`. What that throws `caught` is told: the Python exception's name, the text, and the nest.
template <class Try, class Caught> void catching(Try &&func, Caught &&caught) {
  constexpr const char *other = "a C++ exception that is no std::exception";
  // clang-format off
  try { func(); }
  catch (const std::invalid_argument &e) { caught("ValueError", e.what(), nest(e)); }
  catch (const std::domain_error &e)     { caught("ValueError", e.what(), nest(e)); }
  catch (const std::out_of_range &e)     { caught("IndexError", e.what(), nest(e)); }
  catch (const std::overflow_error &e)   { caught("OverflowError", e.what(), nest(e)); }
  catch (const std::bad_alloc &e)        { caught("MemoryError", e.what(), nest(e)); }
  catch (const std::exception &e)        { caught("RuntimeError", e.what(), nest(e)); }
  catch (const std::nested_exception &e) { caught("RuntimeError", other, &e); }
  catch (...)                            { caught("RuntimeError", other, nullptr); }
  // clang-format on
}

inline void append(std::string &report, const char *name, const char *text) {
  report.append(name).append(1, '\x1f');
  std::string_view rest = text == nullptr ? "" : text;
  for (auto end = rest.find('\x1e'); end != rest.npos; end = rest.find('\x1e')) {
    report.append(rest.substr(0, end)).append("\x1e\x1e");
    rest.remove_prefix(end + 1);
  }
  report.append(rest);
}

inline void append_nested(std::string &report, const std::nested_exception *nest) {
  std::exception_ptr inner = nest == nullptr ? nullptr : nest->nested_ptr();
  for (int depth = 1; inner != nullptr; ++depth) {
    report.append(1, '\x1e');
    if (depth > deepest_exception) {
      return append(report, "RuntimeError", "exceptions that are nested deeper are left out");
    }
    std::exception_ptr next;
    catching([&inner] { std::rethrow_exception(inner); },
             [&report, &next](const char *name, const char *text, const std::nested_exception *nest) {
               append(report, name, text);
               next = nest == nullptr ? nullptr : nest->nested_ptr();
             });
    inner = next;
  }
}

} // namespace quaff::detail

namespace rust::behavior {

template <class Try, class Fail> static void trycatch(Try &&func, Fail &&fail) noexcept {
  using namespace quaff::detail;
  catching(func, [&fail](const char *name, const char *text, const std::nested_exception *nest) {
    try {
      std::string report;
      append(report, name, text);
      append_nested(report, nest);
      fail(report);
    } catch (...) {
      // Memory may be what is missing.
      fail("MemoryError\x1fno memory is left for the text of a C++ exception");
    }
  });
}

} // namespace rust::behavior
