// The variable `result` of SWIG's wrappers, for the code of an `%exception` that names it. The code can read
// and assign what C++ has returned before the caller gets it. As with SWIG, a reference is a pointer in this
// variable, and `const` is left out.
#pragma once

#include <memory>
#include <optional>
#include <type_traits>
#include <utility>

namespace quaff {
namespace detail {

// An object of a class without a default constructor or an assignment, as in SWIG's `SwigValueWrapper`.
template <class T> class HeldResult {
public:
  template <class U> HeldResult &operator=(U &&value) {
    value_.emplace(std::forward<U>(value));
    return *this;
  }
  operator T &() { return value_.value(); }

private:
  std::optional<T> value_;
};

template <class T> struct ReferenceVariable {
  using type = std::remove_cv_t<std::remove_reference_t<T>> *;

  template <class Call> static void assign(type &variable, Call &&call) {
    auto &&referent = call();
    variable = (type)std::addressof(referent);
  }
  static T give(type &variable) { return static_cast<T>(*variable); }
};

} // namespace detail

// The variable for the result of a function that returns the type `Result`.
template <class Result> struct ResultVariable {
  using Value = std::remove_cv_t<Result>;
  using type = std::conditional_t<std::is_default_constructible_v<Value> && std::is_move_assignable_v<Value>,
                                  Value, detail::HeldResult<Value>>;

  template <class Call> static void assign(type &variable, Call &&call) { variable = call(); }
  static Value &&give(type &variable) { return std::move(static_cast<Value &>(variable)); }
};
template <class T> struct ResultVariable<T *> {
  using type = std::remove_cv_t<T> *;

  template <class Call> static void assign(type &variable, Call &&call) { variable = (type)call(); }
  static T *give(type &variable) { return variable; }
};
template <class T> struct ResultVariable<T &> : detail::ReferenceVariable<T &> {};
template <class T> struct ResultVariable<T &&> : detail::ReferenceVariable<T &&> {};
template <> struct ResultVariable<void> {
  struct type {};

  template <class Call> static void assign(type &, Call &&call) { call(); }
};

// Adds the result, if there is one, to the values that the caller gets.
template <class Result, class Outputs>
void add_result(Outputs &all, typename ResultVariable<Result>::type &variable) {
  if constexpr (!std::is_void_v<Result>) {
    all.add(ResultVariable<Result>::give(variable));
  }
}

} // namespace quaff
