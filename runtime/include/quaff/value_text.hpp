// Text types other than `std::string`, and paths.
#pragma once

#include "quaff/value.hpp"

#include <cstddef>
#include <cstring>
#include <string>
#include <string_view>
#include <type_traits>

#if __has_include(<filesystem>)
#include <filesystem>
#endif

namespace quaff {

namespace by_value {

// Whether the units of a string have an encoding of their own, as those of `std::u16string` do.
template <class Unit>
constexpr bool is_utf = std::is_same_v<Unit, char16_t> || std::is_same_v<Unit, char32_t>;
#ifdef __cpp_char8_t
template <> inline constexpr bool is_utf<char8_t> = true;
#endif

} // namespace by_value

// A view of the text of a str, which is kept alive during the call.
template <> struct Value<std::string_view> {
  static std::string_view from(PyObject *given, Keeper &kept) {
    std::ptrdiff_t size = 0;
    const char *text = is_text(given) ? PyUnicode_AsUTF8AndSize(given, &size) : nullptr;
    if (text == nullptr) {
      by_value::refused("a str", given);
    }
    kept.hold(given);
    return {text, static_cast<std::size_t>(size)};
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(
        PyUnicode_DecodeUTF8(value.data(), static_cast<std::ptrdiff_t>(value.size()), "surrogateescape"));
  }
};

template <> struct Value<std::wstring> {
  static std::wstring from(PyObject *given, Keeper &) {
    std::ptrdiff_t size = 0;
    wchar_t *text = is_text(given) ? PyUnicode_AsWideCharString(given, &size) : nullptr;
    const std::unique_ptr<wchar_t, void (*)(void *)> held(text, PyMem_Free);
    if (text == nullptr) {
      by_value::refused("a str", given);
    }
    return std::wstring(text, static_cast<std::size_t>(size));
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(PyUnicode_FromWideChar(value.data(), static_cast<std::ptrdiff_t>(value.size())));
  }
};

// Text in UTF-8, UTF-16 or UTF-32 without a mark of the byte order. Python refuses lone surrogates in both
// directions.
template <class Unit> struct Value<std::basic_string<Unit>, std::enable_if_t<by_value::is_utf<Unit>>> {
  using T = std::basic_string<Unit>;
  static T from(PyObject *given, Keeper &) {
    PyObject *bytes = is_text(given) ? PyUnicode_AsEncodedString(given, encoding, "strict") : nullptr;
    const Reference own(bytes == nullptr ? (by_value::refused("a str", given), nullptr) : bytes);
    char *data = nullptr;
    std::ptrdiff_t size = 0;
    if (PyBytes_AsStringAndSize(own.get(), &data, &size) < 0) {
      throw PythonFailure();
    }
    T text(static_cast<std::size_t>(size) / sizeof(Unit), Unit());
    std::memcpy(text.data(), data, static_cast<std::size_t>(size));
    return text;
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    const auto size = static_cast<std::ptrdiff_t>(value.size() * sizeof(Unit));
    const auto *bytes = reinterpret_cast<const char *>(value.data());
    // The encoding is not passed by its name: if memory runs out, Python's codecs end the process.
    [[maybe_unused]] int order = is_big ? 1 : -1;
    if constexpr (sizeof(Unit) == 1) {
      return by_value::checked(PyUnicode_DecodeUTF8(bytes, size, "strict"));
    } else if constexpr (sizeof(Unit) == 2) {
      return by_value::checked(PyUnicode_DecodeUTF16(bytes, size, "strict", &order));
    } else {
      return by_value::checked(PyUnicode_DecodeUTF32(bytes, size, "strict", &order));
    }
  }

private:
  static constexpr bool is_big = __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__;
  static constexpr const char *encoding = sizeof(Unit) == 1   ? "utf-8"
                                          : sizeof(Unit) == 2 ? (is_big ? "utf-16-be" : "utf-16-le")
                                                              : (is_big ? "utf-32-be" : "utf-32-le");
};

#ifdef __cpp_lib_filesystem
// A path is made from a str or from an object with a path, and becomes a `pathlib.Path`.
template <> struct Value<std::filesystem::path> {
  static std::filesystem::path from(PyObject *given, Keeper &) {
    PyObject *path = PyOS_FSPath(given);
    if (path == nullptr) {
      by_value::refused("a str or a path", given);
    }
    const Reference own(path);
    if (!is_text(path)) {
      by_value::refuse("a str or a path", given);
    }
    std::string text = detail::file_name(path);
    if (text.find('\0') != std::string::npos) {
      // C++ would open the file whose path ends at the null character.
      throw Failure<std::invalid_argument>("the path contains a null character");
    }
    return text;
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    const std::string own = value.string();
    return by_value::checked(detail::python_path(by_value::give<Style::fresh>(own)));
  }
};
#endif

} // namespace quaff
