// Shared pointers, which in Python are the objects that they point to, or None. An instance whose object
// belongs to a shared pointer has a `Holder`, defined in the runtime's src/python/instance/holder.rs.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/object.hpp"

#include <map>
#include <memory>
#include <type_traits>
#include <typeindex>
#include <utility>

// Defined in the runtime's src/python/instance/holder.rs.
extern "C" __attribute__((visibility("hidden"))) void *quaff_holder_of(PyObject *given);
extern "C" __attribute__((visibility("hidden"))) void quaff_keep_instance(PyObject *given);
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_held_instance(const void *table,
                                                                               void *object, void *holder);

namespace quaff {

// The holder of an object of any type. Modules pass holders to each other, and each module frees its own.
struct Holder {
  void (*destroy)(Holder *) noexcept;
  std::shared_ptr<void> pointer;
  // The shared pointers to which containers of pointers to shared pointers point, by type and object.
  std::map<std::pair<std::type_index, void *>, std::shared_ptr<void>> lent;

  static Holder *of(std::shared_ptr<void> pointer) {
    return new Holder{[](Holder *holder) noexcept { delete holder; }, std::move(pointer), {}};
  }
};

namespace detail {

template <class T> T *bound_object(PyObject *given) {
  const void *table = detail::known_table<T>();
  void *found = quaff_object_of(table, given);
  if (found == nullptr) {
    throw TypeFailure(std::string("expected a `") + quaff_class_name(table) + "` or None, got `" +
                      class_name(given) + "`");
  }
  return static_cast<T *>(found);
}

// An argument for a shared pointer: the object and the holder that keeps it alive; null if no shared pointer
// may hold the object.
template <class T> struct Shared {
  explicit Shared(PyObject *given) : object(bound_object<std::remove_const_t<T>>(given)) {
    check_change<T>(given);
    holder = static_cast<Holder *>(quaff_holder_of(given));
    if (holder == nullptr && PyErr_Occurred() != nullptr) {
      throw PythonFailure();
    }
  }

  std::shared_ptr<T> held() const { return std::shared_ptr<T>(holder->pointer, object); }

  std::remove_const_t<T> *object;
  Holder *holder;
};

// Releases an instance on any thread. While the interpreter shuts down, it need not be released.
inline void give_up(PyObject *instance) {
  if (Py_IsInitialized() != 0) {
    const Attached attached;
    Py_DecRef(instance);
  }
}

// Makes the first shared pointer to an object: `boost_shared.hpp` specializes this for classes that can refer
// to themselves by Boost's pointers.
template <class T, class = void> struct FirstPointer {
  template <class Destroy> static std::shared_ptr<T> of(T *object, Destroy destroy) {
    return std::shared_ptr<T>(object, destroy);
  }
};

} // namespace detail

template <class T> struct Conversion<std::shared_ptr<T>> {
  using Class = std::remove_const_t<T>;
  static std::shared_ptr<T> from(PyObject *given) {
    if (given == none()) {
      return nullptr;
    }
    const detail::Shared<T> shared(given);
    if (shared.holder != nullptr) {
      return shared.held();
    }
    // The instance refers to everything else that keeps the object alive.
    quaff_keep_instance(given);
    return std::shared_ptr<T>(shared.object, [given](T *) { detail::give_up(given); });
  }
  static PyObject *to(const std::shared_ptr<T> &value) {
    if (value == nullptr) {
      Py_IncRef(none());
      return none();
    }
    const auto object = std::const_pointer_cast<Class>(value);
    // The table is looked up first, because this may throw.
    const void *table = detail::known_table<Class>();
    return quaff_held_instance(table, object.get(), Holder::of(object));
  }
};

// A pointer that keeps nothing alive. In Python it is the object as long as another owner keeps the object
// alive, and afterwards None.
template <class T> struct Conversion<std::weak_ptr<T>> {
  static std::weak_ptr<T> from(PyObject *given) {
    if (given == none()) {
      return {};
    }
    const detail::Shared<T> shared(given);
    if (shared.holder == nullptr) {
      throw TypeFailure("no shared pointer can hold the object, which only the instance keeps");
    }
    return shared.held();
  }
  static PyObject *to(const std::weak_ptr<T> &value) { return to_python(value.lock()); }
};

namespace detail {
template <class T> struct is_shared_pointer<std::shared_ptr<T>> : std::true_type {};
} // namespace detail

// A pointer to a shared pointer inside a container: it points to a shared pointer of the holder, which lives
// as long as the instance.
template <class T> struct Conversion<std::shared_ptr<T> *> {
  static std::shared_ptr<T> *from(PyObject *given) {
    if (given == none()) {
      return nullptr;
    }
    const detail::Shared<T> shared(given);
    if (shared.holder == nullptr) {
      throw TypeFailure("no shared pointer holds an element");
    }
    auto &lent = shared.holder->lent[{typeid(T *), shared.object}];
    if (lent == nullptr) {
      lent = std::make_shared<std::shared_ptr<T>>(shared.held());
    }
    return static_cast<std::shared_ptr<T> *>(lent.get());
  }
  static PyObject *to(std::shared_ptr<T> *value) {
    return to_python(value == nullptr ? std::shared_ptr<T>() : *value);
  }
};

// A holder of the object to which a SWIG module's shared pointer points. The program ends if there is no
// memory.
template <class T> Object adopt(Object pointer, bool is_new) noexcept {
  auto *shared = static_cast<std::shared_ptr<T> *>(pointer.address);
  auto *holder = Holder::of(std::const_pointer_cast<std::remove_const_t<T>>(*shared));
  if (is_new) {
    delete shared;
  }
  return quaff::address(holder);
}

// A holder that frees the object by `destroy`; null for a new object whose class needs no shared pointer to
// itself. The program ends if there is no memory.
template <class T> Object share(Object object, bool is_new, void (*destroy)(Object) noexcept) noexcept {
  if constexpr (std::is_destructible_v<T>) {
    if (is_new && !detail::finds_itself<T>::value) {
      return {nullptr};
    }
    const auto free = [destroy](T *freed) { destroy({freed}); };
    return quaff::address(Holder::of(detail::FirstPointer<T>::of(pointer<T>(object), free)));
  } else {
    return {nullptr};
  }
}

} // namespace quaff
