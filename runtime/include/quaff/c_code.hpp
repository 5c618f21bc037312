// The C++ code behind the C code of a module: results of C functions, and the functions that the C code
// calls.
#pragma once

#include "quaff/c_code.h"
#include "quaff/c_types.hpp"
#include "quaff/constant.hpp"
#include "quaff/exception.hpp"
#include "quaff/object.hpp"
#include "quaff/part.hpp"
#include "quaff/text.hpp"
#include "quaff/text_member.hpp"

#include <complex>
#include <cstring>
#include <new>
#include <stdexcept>
#include <string>

namespace quaff {

// Thrown after the interface's C code has failed and has stored an exception or set a Python exception.
struct FailedInC {};

inline void c_done(const void *done) {
  if (done == nullptr) {
    throw FailedInC();
  }
}

// The value that a C function writes to its last parameter.
template <class T, class Call> T c_result(Call &&call) {
  T result{};
  c_done(call(&result));
  return result;
}

// The address of an object of any type, in the form that C takes.
template <class T> void *c_pointer(T *pointer) {
  return const_cast<void *>(reinterpret_cast<const volatile void *>(pointer));
}

// Complex numbers, which have the same layout in both languages.
inline float _Complex c_complex(const std::complex<float> &value) {
  return reinterpret_cast<const float _Complex &>(value);
}
inline double _Complex c_complex(const std::complex<double> &value) {
  return reinterpret_cast<const double _Complex &>(value);
}
inline std::complex<float> cxx_complex(const float _Complex &value) {
  return reinterpret_cast<const std::complex<float> &>(value);
}
inline std::complex<double> cxx_complex(const double _Complex &value) {
  return reinterpret_cast<const std::complex<double> &>(value);
}

inline std::string text_of(const QuaffText &text) {
  if (text.size == SIZE_MAX) {
    return text.data == nullptr ? "" : text.data;
  }
  const void *end = std::memchr(text.data, 0, text.size);
  return std::string(text.data, end == nullptr ? text.size : static_cast<const char *>(end) - text.data);
}

// A C member that is an array of `T`.
template <class T> struct PartOfC {
  QuaffPart part;
};
template <class T> Part part(const PartOfC<T> &of) {
  Part part{of.part.data, dtype_of<T>, of.part.axes, {}, false, false, false, {}};
  std::memcpy(part.extents, of.part.extents, sizeof part.extents);
  return part;
}

} // namespace quaff

static_assert(sizeof(QuaffConstant) == sizeof(quaff::Constant));

// Functions that the C code of a module calls. They are weak, because several modules may be linked into one
// library.
#define QUAFF_FOR_C extern "C" __attribute__((weak, used, visibility("hidden")))

QUAFF_FOR_C const char *quaff_c_keep_text(const char *text) {
  static thread_local std::string kept;
  return text == nullptr ? nullptr : (kept = text).c_str();
}
QUAFF_FOR_C void quaff_c_assign_text(char *place, std::size_t room, const char *text, std::size_t size,
                                     int is_member) {
  if (is_member != 0) {
    quaff::without_zeros(std::string(text, size));
  }
  // As in SWIG, an array of one `char` holds a character without a zero after it.
  const std::size_t most = room > 1 ? room - 1 : room;
  if (size > most) {
    throw quaff::TypeFailure("the text has " + std::to_string(size) + " bytes, and C has room for " +
                             std::to_string(most) + (room > 1 ? " and a zero" : ""));
  }
  std::memcpy(place, text, size);
  std::memset(place + size, 0, room - size);
}
QUAFF_FOR_C void quaff_c_assign_text_member(void *member, const char *text, int is_writable) {
  if (is_writable != 0) {
    quaff::assign_text_member<true>(*static_cast<char **>(member), text);
  } else {
    quaff::assign_text_member<true>(*static_cast<const char **>(member), text);
  }
}
QUAFF_FOR_C void quaff_c_check_extent(std::uint64_t given, std::uint64_t own) {
  if (given != own) {
    quaff::detail::refuse_extent(given, own);
  }
}
QUAFF_FOR_C void quaff_c_check_elements(const void *elements) {
  if (elements == nullptr) {
    throw std::invalid_argument("expected the elements of an array, got a null pointer");
  }
}
QUAFF_FOR_C void quaff_c_throw(const char *text) { throw std::runtime_error(text); }
