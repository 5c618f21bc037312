// Objects that shared pointers own, for languages other than Python: the caller's handle has one of the
// pointers, and functions of C++ get others.
#pragma once

#include "quaff/object.hpp"

#include <memory>
#include <type_traits>
#include <utility>

namespace quaff {

// The shared pointer by which a handle owns its object. The first members are laid out as `SharedOwner` in
// src/core/c_abi/handles/slots.rs.
struct SharedOwner {
  void (*destroy)(SharedOwner *) noexcept;
  void *object;
  std::shared_ptr<void> pointer;

  static SharedOwner *of(void *object, std::shared_ptr<void> pointer) {
    const auto destroy = [](SharedOwner *owner) noexcept { destroy_by([&] { delete owner; }); };
    return new SharedOwner{destroy, object, std::move(pointer)};
  }
};

// An argument: the owner, or null for an empty shared pointer, and the object as one of the class that the
// parameter has. Laid out as `SharedArgument` in src/core/c_abi/handles/shared.rs.
struct SharedArgument {
  const SharedOwner *owner;
  void *object;
};

template <class T> std::shared_ptr<T> shared_argument(Object object) {
  const auto &argument = reference<const SharedArgument>(object);
  if (argument.owner == nullptr) {
    return nullptr;
  }
  return std::shared_ptr<T>(argument.owner->pointer, static_cast<T *>(argument.object));
}

// The owner of a result; null for an empty shared pointer.
template <class T> Object shared_result(const std::shared_ptr<T> &result) {
  if (result == nullptr) {
    return {nullptr};
  }
  const auto object = std::const_pointer_cast<std::remove_const_t<T>>(result);
  return {SharedOwner::of(object.get(), object)};
}

// The owner by the first shared pointer to an object that a caller has owned alone; null if there is no
// memory for it, in which case the object no longer exists. A new object that cannot refer to itself needs no
// owner yet, and is returned.
template <class T, class Destroy>
Object shared_owner(Object object, bool is_new, Destroy destroy) noexcept try {
  if (is_new && !detail::finds_itself<T>::value) {
    return object;
  }
  // Destroys the object, also if the shared pointer cannot be made.
  const auto last = [destroy](T *own) { destroy(quaff::address(own)); };
  const std::shared_ptr<T> pointer(quaff::pointer<T>(object), last);
  return {SharedOwner::of(object.address, pointer)};
} catch (...) {
  return {nullptr};
}

} // namespace quaff
