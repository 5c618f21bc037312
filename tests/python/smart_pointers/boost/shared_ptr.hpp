// The part of Boost's pointers that quaff needs, for machines without Boost.
#pragma once

#include <memory>
#include <type_traits>
#include <utility>

namespace boost {

template <class T> class weak_ptr;

// Passes an object its first pointer, if its class requires that.
template <class T> void accept_owner(const std::shared_ptr<T> &, const volatile void *) {}

template <class T> class shared_ptr {
public:
  shared_ptr() = default;
  template <class Y> explicit shared_ptr(Y *object) : inside(object) { accept_owner(inside, object); }
  template <class Y, class Destroy> shared_ptr(Y *object, Destroy destroy) : inside(object, destroy) {
    accept_owner(inside, object);
  }
  template <class Y> explicit shared_ptr(const weak_ptr<Y> &watched) : inside(watched.inside) {}
  template <class Y> shared_ptr(const shared_ptr<Y> &other, T *object) : inside(other.inside, object) {}
  template <class Y, class = std::enable_if_t<std::is_convertible_v<Y *, T *>>>
  shared_ptr(const shared_ptr<Y> &other) : inside(other.inside) {}

  T *get() const { return inside.get(); }
  T *operator->() const { return inside.get(); }
  explicit operator bool() const { return inside != nullptr; }
  long use_count() const { return inside.use_count(); }
  void reset() { inside.reset(); }

  std::shared_ptr<T> inside;
};

template <class T> class weak_ptr {
public:
  shared_ptr<T> lock() const {
    shared_ptr<T> locked;
    locked.inside = inside.lock();
    return locked;
  }

  std::weak_ptr<T> inside;
};

template <class T> class enable_shared_from_this {
public:
  shared_ptr<T> shared_from_this() { return shared_ptr<T>(itself); }
  weak_ptr<T> weak_from_this() { return itself; }

  mutable weak_ptr<T> itself;
};

template <class T, class Y>
void accept_owner(const std::shared_ptr<T> &owner, const enable_shared_from_this<Y> *object) {
  if (object->itself.inside.expired()) {
    object->itself.inside = owner;
  }
}

template <class T, class Y> shared_ptr<T> const_pointer_cast(const shared_ptr<Y> &given) {
  return shared_ptr<T>(given, const_cast<T *>(given.get()));
}

template <class Destroy, class T> Destroy *get_deleter(const shared_ptr<T> &given) {
  return std::get_deleter<Destroy>(given.inside);
}

} // namespace boost
