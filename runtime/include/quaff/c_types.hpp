// Values that callers only pass on: pointers to anything, whose types C++ deduces; and C arrays, which are
// read and written as a whole.
#pragma once

#include "quaff/exception.hpp"
#include "quaff/object.hpp"

#include <cstddef>
#include <cstring>
#include <mutex>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <unordered_map>

namespace quaff {

// A pointer that converts to the type of any pointer parameter.
struct AnyPointer {
  Object object;

  template <class T> operator T *() const { return reinterpret_cast<T *>(object.address); }
};

// A reference that converts to the parameter's type, whatever it is.
struct AnyReference {
  Object object;

  template <class T> operator T &() const { return *reinterpret_cast<T *>(object.address); }
};

namespace detail {

// A reference that converts to the type of any parameter but `T`, so that the copy constructor is not chosen.
template <class T> struct ReferenceToOther {
  Object object;

  template <class U, class = std::enable_if_t<!std::is_same_v<std::remove_cv_t<U>, T>>> operator U &() const {
    return *reinterpret_cast<U *>(object.address);
  }
};

} // namespace detail

template <class T> Object construct(AnyReference value) {
  const detail::ReferenceToOther<T> other{value.object};
  return quaff::address(quaff::taken(detail::construct<T>(0, other)));
}

template <class Member> void assign(Member &member, AnyReference value) {
  quaff::assign(member, static_cast<const Member &>(*reinterpret_cast<Member *>(value.object.address)));
}

namespace detail {

// The functions that free the new objects whose types only C++ knows, by the addresses of the objects. Python
// may call an object its own that C++ did not make: the object is then left alone.
class Unnamed {
public:
  using Free = void (*)(void *);

  void add(void *address, Free free) {
    const std::lock_guard<std::mutex> lock(mutex_);
    all_[address] = free;
  }
  Free take(void *address) {
    const std::lock_guard<std::mutex> lock(mutex_);
    const auto found = all_.find(address);
    if (found == all_.end()) {
      return nullptr;
    }
    const Free free = found->second;
    all_.erase(found);
    return free;
  }

  // Objects may be freed after the destructors of static variables have run.
  static Unnamed &all() {
    static auto *const all = new Unnamed;
    return *all;
  }

private:
  std::mutex mutex_;
  std::unordered_map<void *, Free> all_;
};

} // namespace detail

// The result of a function as a new object of a type whose name only C++ knows.
template <class Make> Object made_unnamed(Make &&make) {
  using T = std::remove_cv_t<std::remove_reference_t<decltype(make())>>;
  const Object object = quaff::made(make);
  detail::Unnamed::all().add(object.address, [](void *address) { quaff::release<T>({address}); });
  return object;
}

// Frees an object that `made_unnamed` has made.
inline void destroy_unnamed(Object object) noexcept {
  quaff::destroy_by([&] {
    if (const auto free = detail::Unnamed::all().take(object.address)) {
      free(object.address);
    }
  });
}

// The address of a function.
template <class R, class... Arguments> Object address(R (*function)(Arguments...)) {
  return {reinterpret_cast<void *>(function)};
}

// The text in an array, which a zero may end before the array does. If C++ does not know the array's length
// here, a zero must end the text.
template <class T> std::string text_of(const T &array) {
  if constexpr (std::extent_v<T> > 0) {
    const void *end = std::memchr(array, 0, sizeof array);
    return std::string(array, end == nullptr ? sizeof array : static_cast<const char *>(end) - array);
  } else {
    return std::string(array);
  }
}

// Writes text to an array, followed by at least one zero. As in SWIG, an array of one `char` holds a
// character without a zero after it.
template <std::size_t N> void assign_text(char (&array)[N], const std::string &text) {
  constexpr std::size_t most = N > 1 ? N - 1 : N;
  if (text.size() > most) {
    throw TypeFailure("the text has " + std::to_string(text.size()) + " bytes, and C++ has room for " +
                      std::to_string(most) + (N > 1 ? " and a zero" : ""));
  }
  std::memcpy(array, text.data(), text.size());
  std::memset(array + text.size(), 0, N - text.size());
}

// Checks text for a data member, which must not contain zeros: the member would be read only up to the first
// one.
inline const std::string &without_zeros(const std::string &text) {
  if (text.find('\0') != std::string::npos) {
    throw std::invalid_argument("the text contains a zero character, where the text of a `char` array ends");
  }
  return text;
}

} // namespace quaff
