// C++ exceptions on their way to Python: cxx calls this `trycatch` around every C++ function that returns a
// Result.
//
// Rust receives one text, the name of the Python exception and what(), parted by the unit separator:
// src/error.rs takes it apart. Bytes that are not UTF-8 are replaced by cxx. Without this header cxx keeps
// only what(), and the process ends at a `throw 42`.
#pragma once

#include <exception>
#include <new>
#include <stdexcept>
#include <string>

namespace quaff::detail {

// Never throws: an exception that left `trycatch` would end the process, and memory may be what is missing.
template <class Fail> void fail_as(const char *kind, const char *text, Fail &fail) noexcept {
  try {
    fail(std::string(kind) + '\x1f' + (text == nullptr ? "" : text));
  } catch (...) {
    fail("MemoryError\x1fno memory is left for the text of a C++ exception");
  }
}

} // namespace quaff::detail

namespace rust::behavior {

template <class Try, class Fail> static void trycatch(Try &&func, Fail &&fail) noexcept {
  using quaff::detail::fail_as;
  // clang-format off
  try { func(); }
  catch (const std::invalid_argument &e) { fail_as("ValueError", e.what(), fail); }
  catch (const std::domain_error &e)     { fail_as("ValueError", e.what(), fail); }
  catch (const std::out_of_range &e)     { fail_as("IndexError", e.what(), fail); }
  catch (const std::overflow_error &e)   { fail_as("OverflowError", e.what(), fail); }
  catch (const std::bad_alloc &e)        { fail_as("MemoryError", e.what(), fail); }
  catch (const std::exception &e)        { fail_as("RuntimeError", e.what(), fail); }
  catch (...) { fail_as("RuntimeError", "a C++ exception that is no std::exception", fail); }
  // clang-format on
}

} // namespace rust::behavior
