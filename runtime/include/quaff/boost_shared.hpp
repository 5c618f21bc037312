// Conversion between Boost's shared pointers and `std::shared_ptr`: each keeps a pointer of the other library
// alive.
#pragma once

#include "quaff/shared.hpp"

#include <boost/shared_ptr.hpp>

namespace quaff {
namespace detail {

// A deleter that frees nothing itself. Converting back returns the contained pointer, so that repeated
// conversions do not nest.
template <class Pointer> struct Keeps {
  Pointer pointer;

  void operator()(const volatile void *) noexcept { pointer.reset(); }
};
using KeepsStandard = Keeps<std::shared_ptr<void>>;
using KeepsBoost = Keeps<boost::shared_ptr<void>>;

template <class T> boost::shared_ptr<T> to_boost(const std::shared_ptr<T> &given) {
  if (given == nullptr) {
    return boost::shared_ptr<T>();
  }
  if (const auto *kept = std::get_deleter<KeepsBoost>(given)) {
    return boost::shared_ptr<T>(kept->pointer, given.get());
  }
  return boost::shared_ptr<T>(given.get(),
                              KeepsStandard{std::const_pointer_cast<std::remove_const_t<T>>(given)});
}

template <class T> std::shared_ptr<T> to_standard(const boost::shared_ptr<T> &given) {
  if (given.get() == nullptr) {
    return nullptr;
  }
  if (const auto *kept = boost::get_deleter<KeepsStandard>(given)) {
    return std::shared_ptr<T>(kept->pointer, given.get());
  }
  return std::shared_ptr<T>(given.get(),
                            KeepsBoost{boost::const_pointer_cast<std::remove_const_t<T>>(given)});
}

// The specialization for classes that derive from `boost::enable_shared_from_this`.
template <class T>
struct FirstPointer<T, std::enable_if_t<std::is_constructible_v<
                           boost::shared_ptr<void>, decltype(std::declval<T &>().weak_from_this())>>> {
  template <class Destroy> static std::shared_ptr<T> of(T *object, Destroy destroy) {
    return to_standard(boost::shared_ptr<T>(object, destroy));
  }
};

} // namespace detail

template <class T> struct Conversion<boost::shared_ptr<T>> {
  static boost::shared_ptr<T> from(PyObject *given) {
    return detail::to_boost(Conversion<std::shared_ptr<T>>::from(given));
  }
  static PyObject *to(const boost::shared_ptr<T> &value) { return to_python(detail::to_standard(value)); }
};

namespace detail {
template <class T> struct is_shared_pointer<boost::shared_ptr<T>> : std::true_type {};
} // namespace detail

} // namespace quaff
