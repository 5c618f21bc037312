// Text types other than `std::string`, and paths.
#pragma once

#include "quaff/conversion.hpp"

#include <string>
#include <string_view>

#if __has_include(<filesystem>) && __cplusplus >= 201703L
#include <filesystem>
#endif

namespace quaff {

// The error for None instead of text, with SWIG's message.
inline TypeFailure no_text(PyObject *given) {
  return TypeFailure(given == none() ? "expected a str, got None (invalid null reference)"
                                     : "expected a str");
}

// A view of the text in the str, which must outlive it.
template <> struct Conversion<std::string_view> {
  static std::string_view from(PyObject *given) {
    std::ptrdiff_t size = 0;
    const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
    detail::check_python(text == nullptr);
    return text == nullptr ? throw no_text(given) : std::string_view(text, size);
  }
  static PyObject *to(std::string_view value) {
    return PyUnicode_DecodeUTF8(value.data(), static_cast<std::ptrdiff_t>(value.size()), "surrogateescape");
  }
};

template <> struct Conversion<std::wstring> {
  static std::wstring from(PyObject *given) {
    std::ptrdiff_t size = 0;
    wchar_t *text = is_text(given) ? PyUnicode_AsWideCharString(given, &size) : nullptr;
    detail::check_python(text == nullptr);
    const std::unique_ptr<wchar_t, void (*)(void *)> held(text, PyMem_Free);
    return text == nullptr ? throw no_text(given) : std::wstring(text, size);
  }
  static PyObject *to(const std::wstring &value) {
    return PyUnicode_FromWideChar(value.data(), static_cast<std::ptrdiff_t>(value.size()));
  }
};

#ifdef __cpp_lib_filesystem
// A path: from text or an object with a path, and to a `pathlib.Path`.
template <> struct Conversion<std::filesystem::path> {
  static std::filesystem::path from(PyObject *given) {
    PyObject *path = PyOS_FSPath(given);
    detail::check_python(path == nullptr);
    const Reference held(path);
    if (!is_text(path)) {
      throw no_text(given);
    }
    return detail::file_name(path);
  }
  static PyObject *to(const std::filesystem::path &value) {
    return detail::python_path(Conversion<std::string>::to(value.string()));
  }
};
#endif

} // namespace quaff
