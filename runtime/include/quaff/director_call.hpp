// Calls from C++ to Python methods: slots for the arguments and the results, which tables of the runtime
// describe.
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/director.hpp"
#include "quaff/slot.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <exception>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

namespace quaff {

// A Python method that was found; empty if the instance's type has it. Laid out as `Found` in
// src/python/instance/director/link.rs.
struct Found {
  // A reference, or null for the cached function in a call that does not hold the instance. The exception, if
  // the lookup has failed.
  PyObject *callable;
  // The instance, if the call holds it, and the instance whose object the director is.
  PyObject *self;
  PyObject *owner;
  const void *table;
  bool takes_self;
  bool has_failed;
};

} // namespace quaff

// Defined in the runtime's src/core/without_python.rs, and in files named `director` under src/python.
extern "C" {
// Defined in the runtime. The caller holds Python's lock.
__attribute__((visibility("hidden"))) bool quaff_hold_instance(const quaff::Link *link, std::uint32_t method,
                                                               quaff::Found *found) noexcept;
__attribute__((visibility("hidden"))) bool quaff_outlives_call(const quaff::Found *found,
                                                               const quaff::Link *link) noexcept;
__attribute__((visibility("hidden"))) bool quaff_find_override(quaff::Link *link, std::uint32_t method,
                                                               quaff::Found *found) noexcept;
__attribute__((visibility("hidden"))) quaff::Ended
quaff_call_override(quaff::Link *link, std::uint32_t method, const quaff::Found *found,
                    quaff::Slot *arguments, quaff::Slot *result, PyObject **owner) noexcept;
}

namespace quaff {

template <class T> Slot object_slot(const T *object) {
  return slot(const_cast<void *>(static_cast<const volatile void *>(object)));
}
template <class R, class... Arguments> Slot object_slot(R (*function)(Arguments...)) {
  return slot(reinterpret_cast<void *>(function));
}
// A slot for an object that was passed by value: the object is moved to the heap, and Python owns it.
template <class T> Slot moved_slot(T &object) {
  return slot(quaff::made([&]() -> T && { return std::move(object); }).address);
}
// A slot for an object that was passed by value, of a type that the interface does not declare: the object is
// moved to the heap, and Python owns it.
template <class T> Slot unnamed_slot(T &object) {
  return slot(quaff::made_unnamed([&]() -> T && { return std::move(object); }).address);
}
// Whether Python gets copies of the arguments that `noexcept` functions have by value: C++ calls its own
// function with the arguments if Python fails. Objects without copies, such as unique pointers, are moved.
template <class... T>
constexpr bool are_copied = (std::is_copy_constructible_v<std::remove_reference_t<T>> && ...);
template <class T> Slot given_slot(T &object) {
  if constexpr (are_copied<T>) {
    return slot(quaff::made([&]() -> const T & { return object; }).address);
  } else {
    return moved_slot(object);
  }
}
template <class T> Slot given_slot(std::unique_ptr<T> &object) { return object_slot(object.release()); }
// A slot for an argument of a `noexcept` function, of a type that the interface does not declare: a copy, if
// the type has copies.
template <class T> Slot unnamed_given_slot(T &object) {
  if constexpr (are_copied<T>) {
    return slot(quaff::made_unnamed([&]() -> const T & { return object; }).address);
  } else {
    return unnamed_slot(object);
  }
}
// Releases the Python object of a variable at the end of the scope; null is allowed.
class Releaser {
public:
  explicit Releaser(PyObject *const &object) : object_(object) {}
  ~Releaser() {
    if (object_ != nullptr) {
      Py_DecRef(object_);
    }
  }
  Releaser(const Releaser &) = delete;
  Releaser &operator=(const Releaser &) = delete;

private:
  PyObject *const &object_;
};

// Tells whether a call has results; if not, an exception is set. Throws for results that C++ does not take.
inline bool has_returned(Ended ended) {
  if (ended == Ended::mismatched) {
    throw Swig::DirectorTypeMismatchException(Pending{});
  }
  return ended == Ended::returned;
}

// The results of a call of Python code. Python's lock is held as long as the object exists.
template <std::size_t Results = 1> class PythonResult {
public:
  PythonResult(const PythonResult &) = delete;
  PythonResult &operator=(const PythonResult &) = delete;

  template <class T> T value(std::size_t index = 0) const { return slot_value<T>(results_[index]); }
  std::string text(std::size_t index = 0) const { return slot_text(results_[index]); }
  Object object(std::size_t index = 0) const { return {value<void *>(index)}; }
  // The result at an index, as a new reference.
  PyObject *reference(std::size_t index = 0) const {
    auto *const object = value<PyObject *>(index);
    Py_IncRef(object);
    return object;
  }

protected:
  PythonResult() = default;
  ~PythonResult() { release_owners(); }

  void release_owners() {
    for (PyObject *&owner : owners_) {
      if (owner != nullptr) {
        Py_DecRef(std::exchange(owner, nullptr));
      }
    }
  }

private:
  Attached attached_;

protected:
  Slot results_[Results]{};
  // The objects that the results refer to.
  PyObject *owners_[Results]{};
};

// A call of the Python method that overrides a function. `Holds`: Python code may run before the method, or
// C++ refers to the director after it. The call then holds the instance, which tells whether the director
// still exists.
template <std::size_t Results = 1, bool Holds = false> class PythonCall : public PythonResult<Results> {
public:
  PythonCall(Link &link, std::uint32_t method) : link_(link), method_(method) {
    found_.takes_self = is_known();
    const bool is_held = (Holds || !found_.takes_self) && quaff_hold_instance(&link, method, &found_);
    is_found_ =
        found_.takes_self ? is_held || !Holds : is_held && quaff_find_override(&link, method, &found_);
  }
  ~PythonCall() {
    for (PyObject *object : {found_.callable, found_.self, found_.owner}) {
      if (object != nullptr) {
        Py_DecRef(object);
      }
    }
  }

  bool is_overridden() const { return is_found_; }

  // Returns false with an exception set; throws if the method's result is refused. The arguments' objects
  // replace their slots.
  template <class... Slots> [[nodiscard]] bool run(const Slots &...arguments) {
    Slot all[slots_of<Slots...>] = {arguments...};
    return has_returned(quaff_call_override(&link_, method_, &found_, all, this->results_, this->owners_));
  }

  // Ends the call of a method, and tells whether the director still exists. The finalizers of the method and
  // of its results are Python code, so both are released before.
  bool end() {
    static_assert(Holds, "the instance tells whether the director exists");
    this->release_owners();
    if (found_.callable != nullptr) {
      Py_DecRef(std::exchange(found_.callable, nullptr));
    }
    return found_.self == nullptr || quaff_outlives_call(&found_, &link_);
  }

  // The variable within the director to which C++ gets a reference as the result.
  template <class T> T &place(T &own) const {
    if (!quaff_outlives_call(&found_, &link_)) {
      throw Swig::DirectorException(PyExc_RuntimeError,
                                    "the instance or its C++ object was freed during the call of its method");
    }
    return own;
  }

private:
  // Whether the cached override is still valid, because the type has not changed.
  bool is_known() const {
    const void *known = __atomic_load_n(&link_.overrides[method_].function, __ATOMIC_RELAXED);
    return known != nullptr && known != link_.absent && link_.self != nullptr && link_.is_current();
  }

  Link &link_;
  std::uint32_t method_;
  Found found_{};
  bool is_found_ = false;
};

// A type, in a form that may precede the name of a parameter whatever the type's spelling.
template <class T> using Same = T;

// Reports the exception that is being handled, for a function that must not throw.
inline void report_thrown(const char *function) noexcept {
  if (Py_IsInitialized() == 0) {
    return;
  }
  const Attached attached;
  try {
    throw;
  } catch (const PythonFailure &failure) {
    failure.tell();
  } catch (const std::exception &failure) {
    PyErr_SetString(PyExc_RuntimeError, failure.what());
  } catch (...) {
    PyErr_SetString(PyExc_RuntimeError, "a C++ exception that is not derived from std::exception");
  }
  PyObject *name =
      PyUnicode_DecodeUTF8(function, static_cast<std::ptrdiff_t>(std::strlen(function)), nullptr);
  PyErr_WriteUnraisable(name);
  if (name != nullptr) {
    Py_DecRef(name);
  }
}

// The result of a `noexcept` function that cannot be called in C++. For a type without an empty value the
// process ends, as after any exception that leaves such a function.
template <class T> T empty_result() noexcept {
  if constexpr (std::is_void_v<T>) {
    return;
  } else if constexpr (std::is_default_constructible_v<T>) {
    return T();
  } else {
    std::terminate();
  }
}

// Whether an exception says that C++ has ended the thread beneath the Python code.
inline bool is_thread_exit(PyObject *exception) {
  if (PyObject_IsInstance(exception, PyExc_SystemExit) != 1) {
    return false;
  }
  PyObject *code = PyObject_GetAttrString(exception, "code");
  const char *text = code != nullptr && is_text(code) ? PyUnicode_AsUTF8AndSize(code, nullptr) : nullptr;
  const bool is_exit = text != nullptr && std::strcmp(text, detail::thread_exit) == 0;
  PyErr_Clear();
  if (code != nullptr) {
    Py_DecRef(code);
  }
  return is_exit;
}

// Goes on ending the thread if the pending exception says that C++ has begun to.
inline void leave_thread() {
  PyObject *exception = quaff_take_exception();
  if (exception == nullptr) {
    return;
  }
  const bool is_exit = is_thread_exit(exception);
  if (!is_exit) {
    quaff_set_exception(exception);
  }
  Py_DecRef(exception);
  if (is_exit) {
    detail::go_on_with_thread_exit();
  }
}

// Throws the exception that Python code has raised. `function` is a qualified name such as `Shape.area`.
[[noreturn, gnu::noinline, gnu::cold]] inline void throw_from_python(const char *function) {
  leave_thread();
  throw Swig::DirectorMethodException(
      (std::string("Error detected when calling '") + function + "'").c_str());
}

// The address of the number to which a parameter refers.
template <class T> T *referred(T *number) {
  if (number == nullptr) {
    throw Swig::DirectorException(PyExc_ValueError, "a director got a null pointer in the place of a number");
  }
  return number;
}
template <class T> T *referred(T &number) { return std::addressof(number); }

// Assigns a number to the target of a parameter; does nothing for a null pointer.
template <class T, class Number> void assign_number(T *place, Number number) {
  if (place != nullptr) {
    *place = static_cast<T>(number);
  }
}
template <class T, class Number> void assign_number(T &place, Number number) {
  place = static_cast<T>(number);
}

// The pointer that the code of a typemap has set as a result by reference.
template <class T> T *set_by_code(T *result, const char *function) {
  if (result == nullptr) {
    throw Swig::DirectorTypeMismatchException(
        PyExc_RuntimeError,
        (std::string("the `directorout` typemap of ") + function + " has set no result").c_str());
  }
  return result;
}

} // namespace quaff
