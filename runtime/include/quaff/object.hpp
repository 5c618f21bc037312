// C++ objects, which Rust and C++ pass by address. An operation that C++ does not allow for a class (copying
// an object that cannot be copied, creating an object of an abstract class) is refused when it is called, and
// does not prevent the module from being built.
#pragma once

#include "quaff/counting.hpp"
#include "quaff/exception.hpp"

#include <memory>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace quaff {

// The address of an object, or null. Laid out as `quaff_runtime::object::Object` in src/core/object.rs.
struct Object {
  void *address;
};

namespace detail {

// A class of the interface may be incomplete in C++, or `void`: then there are only pointers to its objects.
struct Unknown {
  Unknown(const Unknown &) = delete;
};
template <class T, class = void> struct Known {
  using type = Unknown;
};
template <class T> struct Known<T, std::enable_if_t<(sizeof(T) > 0)>> {
  using type = T;
};
template <> struct Known<void> {
  using type = Unknown;
};
template <class T> constexpr bool is_known = !std::is_same_v<typename Known<T>::type, Unknown>;

// Whether objects of a class refer to themselves by shared pointers.
template <class T, class = void> struct finds_itself : std::false_type {};
template <class T>
struct finds_itself<T, std::void_t<decltype(std::declval<T &>().weak_from_this())>> : std::true_type {};

} // namespace detail

// The C++ pointer to an object that Rust passes.
template <class T> T *pointer(Object object) {
  if constexpr (std::is_function_v<T>) {
    return reinterpret_cast<T *>(object.address);
  } else {
    return static_cast<T *>(object.address);
  }
}
template <class T> T &reference(Object object) { return *static_cast<T *>(object.address); }

// The object that a copy is made from.
template <class T> const typename detail::Known<T>::type &original(Object object) {
  return *static_cast<const typename detail::Known<T>::type *>(object.address);
}

// The value as an lvalue, from which C++ may move; it lives until the end of the full expression.
template <class T> T &lvalue(T &&value) { return static_cast<T &>(value); }

// The name used by std_shared_ptr.i.
template <class T> using WeakPointer = std::weak_ptr<T>;

// A `std::unique_ptr` to an object that its owner keeps: the pointer is released, and deletes nothing.
template <class T> struct Lent {
  explicit Lent(Object object) : pointer(quaff::pointer<T>(object)) {}
  ~Lent() { static_cast<void>(const_cast<std::unique_ptr<T> &>(pointer).release()); }
  Lent(const Lent &) = delete;
  Lent &operator=(const Lent &) = delete;

  std::unique_ptr<T> pointer;
};

// The `Object` for a C++ pointer, without `const`, which Python does not have.
template <class T> Object address(T *object) {
  if constexpr (std::is_function_v<T>) {
    return {reinterpret_cast<void *>(object)};
  } else {
    return {const_cast<void *>(static_cast<const volatile void *>(object))};
  }
}

namespace detail {

template <class T, class... Arguments>
auto construct(int, Arguments &&...arguments) -> decltype(new T(std::forward<Arguments>(arguments)...)) {
  return new T(std::forward<Arguments>(arguments)...);
}
template <class T, class... Arguments> T *construct(long, Arguments &&...) {
  throw std::runtime_error(
      "the class cannot be instantiated: it is abstract, or it has no public constructor that takes "
      "these arguments");
}

} // namespace detail

// A new object, which the caller owns.
template <class T, class... Arguments> Object construct(Arguments &&...arguments) {
  return quaff::address(quaff::taken(detail::construct<T>(0, std::forward<Arguments>(arguments)...)));
}

// The object made by a function of the interface that replaces a constructor; null if it made none.
template <class T> Object constructed(T *object) {
  return object == nullptr ? Object{nullptr} : quaff::address(quaff::taken(object));
}

// A new object that C has allocated for the result of a function.
struct NewOfC {
  void *address;
};

// The result of a function as a new object, made in place if it is returned by value.
template <class Make> Object made(Make &&make) {
  using T = std::remove_cv_t<std::remove_reference_t<decltype(make())>>;
  if constexpr (std::is_same_v<T, NewOfC>) {
    return {make().address};
  } else if constexpr (!std::is_reference_v<decltype(make())> ||
                       std::is_constructible_v<T, decltype(make())>) {
    return quaff::address(quaff::taken(new T(make())));
  } else {
    throw std::runtime_error("objects of this class cannot be copied");
  }
}

// Frees an object, if its destructor is accessible.
template <class T> void release(Object object) {
  if constexpr (OnRelease<T>::value) {
    OnRelease<T>::run(pointer<T>(object));
  } else if constexpr (detail::is_known<T>) {
    if constexpr (std::is_destructible_v<T>) {
      delete pointer<T>(object);
    }
  }
}

// Runs the code that frees an object. An exception is reported to Python, and the program continues.
template <class Run> void destroy_by(Run &&run) noexcept {
  try {
    run();
  } catch (...) {
    keep_exception();
    quaff_report_exception();
  }
}
template <class T> void destroy(Object object) noexcept {
  quaff::destroy_by([&] { quaff::release<T>(object); });
}

// An object converted to its base class; null if the base is ambiguous or not accessible.
template <class Derived, class Base> Object cast(Object object) {
  if constexpr (std::is_convertible_v<Derived *, Base *>) {
    return quaff::address(static_cast<Base *>(pointer<Derived>(object)));
  } else {
    return {nullptr};
  }
}

// An object converted to an indirect base. If an object contains several of these, `steps` casts to the one
// that SWIG selects.
template <class Derived, class Base, class Steps> Object cast_by(Object object, Steps steps) {
  if constexpr (std::is_convertible_v<Derived *, Base *>) {
    return quaff::cast<Derived, Base>(object);
  } else {
    return steps(object);
  }
}

// Whether a class is a container of plain elements, which contain no other objects.
template <class T, class = void> struct HasPlainElements : std::false_type {};
template <class T>
struct HasPlainElements<T, std::void_t<typename T::value_type>>
    : std::is_trivially_copyable<typename T::value_type> {};

// Whether a value may be a part of the object that it is assigned to, as in `tree.children =
// tree.children[0].children`. C++ may destroy such a value before it is copied, so that a copy is assigned.
// Only classes that are moved without exceptions are copied first: others define their assignment.
template <class Member, class Value>
constexpr bool may_be_part = std::is_same_v<std::remove_cv_t<std::remove_reference_t<Value>>, Member> &&
                             std::is_lvalue_reference_v<Value> && std::is_class_v<Member> &&
                             !std::is_trivially_copyable_v<Member> && std::is_copy_constructible_v<Member> &&
                             std::is_nothrow_move_assignable_v<Member> && !HasPlainElements<Member>::value;

// `member = value`; for an array, the elements to which the value points.
template <class Member, class Value> void assign(Member &member, Value &&value) {
  if constexpr (std::is_array_v<Member>) {
    const std::remove_extent_t<Member> *values = value;
    if (values == nullptr) {
      throw std::invalid_argument("expected the elements of an array, got a null pointer");
    }
    for (auto &element : member) {
      assign(element, *values++);
    }
  } else if constexpr (may_be_part<Member, Value &&>) {
    Member copy(value);
    member = std::move(copy);
  } else if constexpr (std::is_assignable_v<Member &, Value>) {
    member = std::forward<Value>(value);
  } else {
    throw std::runtime_error("objects of this class cannot be assigned");
  }
}

} // namespace quaff
