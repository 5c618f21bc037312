// Standard library values as Python's own values, for types for which no `%template` makes a class. Each kind
// of type has a specialization of `Value`, which converts inner types by their specializations.
//
// Failed conversions throw `TypeFailure` or a related exception, which names the element, or `PythonFailure`
// if a Python exception is already set.
#pragma once

#include "quaff/dtype.hpp"
#include "quaff/number_conversion.hpp"
#include "quaff/plain_value.hpp"
#include "quaff/python.hpp"
#include "quaff/vector.hpp"

#include <cstddef>
#include <exception>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

namespace quaff {

// The form in which Python gets a value.
enum class Style {
  // A Python list, set, dict or array, which the caller may change.
  fresh,
  // A read-only snapshot of a value that C++ keeps, so that no change is silently lost.
  snapshot,
  // A hashable object, for keys of dicts and elements of sets.
  key
};

// Owns the memory and the objects to which values such as a `std::string_view` only refer. It lives as long
// as these values.
class Keeper {
public:
  // The conversions that are allowed for the numbers that are being read.
  NumberConversion conversion = NumberConversion::any;

  Keeper() = default;
  Keeper(const Keeper &) = delete;
  Keeper &operator=(const Keeper &) = delete;
  ~Keeper() {
    if (first_ != nullptr) {
      free();
    }
  }

  template <class T> T &keep(T value) {
    auto *one = new One<T>(std::move(value));
    one->next = std::exchange(first_, one);
    return one->value;
  }
  // Keeps a Python object alive.
  void hold(PyObject *object) { keep(held(object)); }
  // Keeps a Python object alive to whose C++ object, found by the table of its class, the value points.
  void hold_pointer(PyObject *object, const void *table, const void *found) {
    keep(Pointer{held(object), table, found});
  }
  // Throws if code that has run since has freed or moved an object to which the value points.
  void check_pointers() const {
    if (first_ != nullptr) {
      check();
    }
  }

private:
  using HeldReference = std::unique_ptr<PyObject, void (*)(PyObject *)>;
  struct Pointer {
    HeldReference object;
    const void *table;
    const void *found;
  };
  struct Any {
    virtual ~Any() = default;
    virtual const Pointer *pointer() const { return nullptr; }
    Any *next = nullptr;
  };
  template <class T> struct One : Any {
    explicit One(T given) : value(std::move(given)) {}
    const Pointer *pointer() const override {
      if constexpr (std::is_same_v<T, Pointer>) {
        return &value;
      } else {
        return nullptr;
      }
    }
    T value;
  };
  static HeldReference held(PyObject *object) {
    Py_IncRef(object);
    return HeldReference(object, Py_DecRef);
  }
  // Most values need none of this, so that it is not part of every function.
  [[gnu::noinline]] void free() {
    while (first_ != nullptr) {
      delete std::exchange(first_, first_->next);
    }
  }
  [[gnu::noinline]] void check() const {
    for (const Any *any = first_; any != nullptr; any = any->next) {
      const Pointer *pointer = any->pointer();
      if (pointer != nullptr && quaff_object_of(pointer->table, pointer->object.get()) != pointer->found) {
        throw Failure<std::invalid_argument>(
            "an object was freed or moved while other values were read: let no code of theirs do so");
      }
    }
  }

  Any *first_ = nullptr;
};

// Whether a `%template` makes a class for a type, which each shim states for its module.
template <class T> inline constexpr bool has_class = false;

namespace by_value {

using detail::KeptAlive;
using detail::refuse;
using detail::refuse_count;
using detail::refused;
using detail::rethrow_at;
using detail::rethrow_at_element;
using detail::type_of;

struct List {
  detail::Head head;
  std::ptrdiff_t size;
  PyObject **items;
};
struct Tuple {
  detail::Head head;
  std::ptrdiff_t size;
  PyObject *items[1];
};

inline PyObject *checked(PyObject *made) { return made == nullptr ? throw PythonFailure() : made; }

inline PyObject *new_none() {
  Py_IncRef(none());
  return none();
}

// The object of a type that has a class, if `given` is an instance; also for a class whose objects are
// opaque.
template <class T> T *instance(PyObject *given) {
  return class_table<T> == nullptr ? nullptr : static_cast<T *>(quaff_object_of(class_table<T>, given));
}

} // namespace by_value

// The conversion of a type, here of a class of the module, of a pointer to an object, or of a type that
// another header converts. `from` makes a C++ value; `by_value::make` calls it, and keeps the Python object
// alive meanwhile. `to` makes a Python object, and may move the contents out of a `value` that is not
// constant.
template <class T, class = void> struct Value {
  static T from(PyObject *given, Keeper &kept) {
    if constexpr (std::is_class_v<T> && !std::is_copy_constructible_v<T>) {
      throw TypeFailure("objects of this class cannot be copied");
    } else {
      // The tuple or list that contains the object may be freed, or lose the object, before the call.
      if constexpr (std::is_pointer_v<T>) {
        using Pointee = std::remove_pointer_t<T>;
        if constexpr (detail::is_pointee<Pointee>) {
          const T found = Conversion<T>::from(given);
          if (found != nullptr) {
            kept.hold_pointer(given, detail::pointee_table<std::remove_cv_t<Pointee>>(), found);
          }
          return found;
        }
        kept.hold(given);
      }
      return Conversion<T>::from(given);
    }
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(Conversion<T>::to(value));
  }
};

namespace by_value {

template <class T> constexpr bool is_number = std::is_arithmetic_v<T> && !std::is_same_v<T, char>;

// `given` may be borrowed from a list from which its own code removes it, even when only its type is
// requested.
template <class T> T make(PyObject *given, Keeper &kept) {
  using Own = std::remove_const_t<T>;
  if constexpr (is_number<Own> || std::is_same_v<Own, std::string>) {
    // The conversions of numbers and of text keep objects alive only if these can run code. Exact floats,
    // ints and strings, which are frequent, cannot.
    return Value<Own>::from(given, kept);
  } else {
    const KeptAlive held(given);
    return Value<Own>::from(given, kept);
  }
}
template <Style style, class T> PyObject *give(T &value) {
  return Value<std::remove_const_t<T>>::template to<style>(value);
}

} // namespace by_value

namespace by_value {

// Throws if the conversion to a number is not allowed. Python's floats and NumPy's scalars count as numbers
// of 64 bits.
template <class T> [[gnu::cold]] void check_conversion(PyObject *given, NumberConversion allowed) {
  constexpr bool is_narrow = std::is_same_v<T, float> || std::is_same_v<T, std::complex<float>>;
  const _typeobject *own = std::is_same_v<T, bool>       ? &PyBool_Type
                           : std::is_floating_point_v<T> ? &PyFloat_Type
                           : std::is_integral_v<T>       ? &PyLong_Type
                                                         : &PyComplex_Type;
  if (is_narrow || (allowed == NumberConversion::none && type_of(given) != own)) {
    const KeptAlive held(given);
    refuse("a number of another type", given);
  }
}

} // namespace by_value

template <class T> struct Value<T, std::enable_if_t<has_plain_value<T>>> {
  static T from(PyObject *given, Keeper &kept) {
    if constexpr (!std::is_enum_v<T> && !std::is_same_v<T, std::string> && !std::is_same_v<T, char>) {
      if (kept.conversion != NumberConversion::any) {
        by_value::check_conversion<T>(given, kept.conversion);
      }
    }
    return PlainValue<T>::from(given);
  }
  template <Style, class Own> static PyObject *to(Own &value) {
    return by_value::checked(PlainValue<T>::to(value));
  }
};

// A value that was converted before the call, in a Python capsule.
template <class T> struct Settled {
  Keeper kept;
  T value;

  explicit Settled(PyObject *given) : value(by_value::make<T>(given, kept)) {}

  // Names are compared by address, which is unique.
  static constexpr char name[] = "a value of C++'s";
  static void free(PyObject *capsule) { delete static_cast<Settled *>(PyCapsule_GetPointer(capsule, name)); }
};

// Makes a value, and the capsule.
template <class T> PyObject *settled(PythonObject given) {
  auto value = std::make_unique<Settled<T>>(given.object);
  PyObject *capsule = by_value::checked(PyCapsule_New(value.get(), Settled<T>::name, Settled<T>::free));
  value.release();
  return capsule;
}

// An argument for a C++ function. `blame` is the beginning of error messages.
template <class T> class Argument {
public:
  Argument(PythonObject given, const char *blame) : value_(made(given.object, kept_, blame)) {}
  Argument(const Argument &) = delete;
  Argument &operator=(const Argument &) = delete;

  T &&get() { return std::move(value_); }
  // Throws if the value's memory is no longer that of its Python object, because code has run since the value
  // was settled.
  void check_unchanged(const char *blame) const {
    if (is_settled_ && !Value<T>::is_unchanged(value_)) {
      PyErr_Format(PyExc_BufferError,
                   "%sthe array was changed while the other arguments were read: let no code of theirs "
                   "resize it",
                   blame);
      throw PythonFailure();
    }
  }

private:
  T made(PyObject *given, Keeper &kept, const char *blame) {
    try {
      if (by_value::type_of(given) == &PyCapsule_Type && PyCapsule_GetName(given) == Settled<T>::name) {
        is_settled_ = true;
        auto *settled = static_cast<Settled<T> *>(PyCapsule_GetPointer(given, Settled<T>::name));
        settled->kept.check_pointers();
        return std::move(settled->value);
      }
      T value = by_value::make<T>(given, kept);
      kept.check_pointers();
      return value;
    } catch (const OwnFailure &) {
      by_value::rethrow_at(blame);
    }
  }

  Keeper kept_;
  bool is_settled_ = false;
  T value_;
};

// A data member or a variable.
template <class T> struct Snapshot {
  const T &value;
};
template <class T> Snapshot<T> snapshot(const T &value) { return {value}; }

// The Python object for a result. A value that C++ keeps is copied first, because any Python allocation may
// run a finalizer, which may change the value.
template <class T> PyObject *value_of(T &&result) {
  using Own = std::remove_const_t<std::remove_reference_t<T>>;
  if constexpr (std::is_lvalue_reference_v<T> || std::is_const_v<std::remove_reference_t<T>>) {
    Own copy(result);
    return by_value::give<Style::fresh>(copy);
  } else {
    return by_value::give<Style::fresh>(result);
  }
}
template <class T> PyObject *value_of(Snapshot<T> &&member) {
  T copy(member.value);
  return by_value::give<Style::snapshot>(copy);
}

// The Python object for the result of a call, for code of the interface around the call. The code may have
// released Python's lock, and gets the exceptions of the call, but not those of the conversion.
class LateObject {
public:
  LateObject() = default;
  LateObject(const LateObject &) = delete;
  LateObject &operator=(const LateObject &) = delete;
  ~LateObject() { clear(); }

  // Converts the result of a call. If the code calls the function several times, the last result is kept.
  template <class T> void convert(T &&result) {
    const Attached attached;
    failure_ = nullptr;
    try {
      clear();
      object_ = value_of(std::forward<T>(result));
    } catch (...) {
      failure_ = std::current_exception();
    }
  }
  PyObject *take() {
    if (failure_ != nullptr) {
      std::rethrow_exception(failure_);
    }
    return std::exchange(object_, nullptr);
  }

private:
  void clear() {
    if (object_ != nullptr) {
      Py_DecRef(std::exchange(object_, nullptr));
    }
  }

  PyObject *object_ = nullptr;
  std::exception_ptr failure_;
};

} // namespace quaff
