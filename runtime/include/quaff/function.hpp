// `std::function`, which in Python is any callable. A Python callable that C++ holds is released with the
// last copy of the function, on any thread. A function made by C++ is an object of the class that the module
// binds for it.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/director_call.hpp"

#include <cstddef>
#include <exception>
#include <functional>
#include <memory>
#include <stdexcept>
#include <tuple>
#include <type_traits>
#include <utility>

// Defined in the runtime's src/python/container/callback.rs. Python's lock is held.
extern "C" {
// The description of a function's slots, from the table of its class; null for a class of another kind.
__attribute__((visibility("hidden"))) const void *quaff_slots_of_function(const void *table) noexcept;
__attribute__((visibility("hidden"))) quaff::Ended quaff_call_function(const void *slots, PyObject *callable,
                                                                       quaff::Slot *arguments,
                                                                       quaff::Slot *result,
                                                                       PyObject **owner) noexcept;
}

namespace quaff {

// A Python callable, shared by C++ functions.
class Callable {
public:
  // Takes a new reference to the callable, for functions of the class with this table. The caller holds
  // Python's lock.
  Callable(PyObject *callable, const void *table) : held_(new SharedCallable{callable, slots_of(table)}) {
    Py_IncRef(callable);
  }
  Callable(const Callable &other) noexcept : held_(other.held_) {
    __atomic_fetch_add(&held_->owners, 1, __ATOMIC_RELAXED);
  }
  ~Callable() {
    if (__atomic_sub_fetch(&held_->owners, 1, __ATOMIC_ACQ_REL) == 0) {
      give_up(held_);
    }
  }
  Callable &operator=(const Callable &) = delete;

  PyObject *get() const { return held_->callable; }

private:
  template <std::size_t> friend class FunctionCall;

  struct SharedCallable {
    PyObject *callable;
    // What the runtime knows about the slots of the function. It is looked up once, and not at each call.
    const void *slots;
    // The object that C++ refers to until the next call.
    PyObject *last_result = nullptr;
    // The number of functions that share the callable.
    std::size_t owners = 1;
    // The number of running calls, and whether the last of them frees this object: a callable may make C++
    // release the function that is calling it. Accessed only with Python's lock held.
    std::size_t calls = 0;
    bool is_given_up = false;
    KeptByCode kept{};
  };

  static const void *slots_of(const void *table) {
    const void *slots = table == nullptr ? nullptr : quaff_slots_of_function(table);
    if (slots == nullptr) {
      throw std::runtime_error("the module of the function is not loaded");
    }
    return slots;
  }

  // Releases a Python object on any thread. While the interpreter shuts down, objects need not be released.
  static void give_up(SharedCallable *held) noexcept {
    if (Py_IsInitialized() != 0) {
      const Attached attached;
      if (held->calls == 0) {
        free(held);
      } else {
        held->is_given_up = true;
      }
    }
  }

  static void free(SharedCallable *held) noexcept {
    Py_DecRef(held->callable);
    if (held->last_result != nullptr) {
      Py_DecRef(held->last_result);
    }
    delete held;
  }

  // Frees a callable that was released during its last call. C++ may use the result of this call until the
  // thread's next call.
  static void free_after_call(SharedCallable *held) noexcept;

  SharedCallable *held_;
};

// A callable for functions of a class such as `std::function<double(double)>`.
template <class Function> class CallableOf : public Callable {
public:
  explicit CallableOf(PyObject *callable) : Callable(callable, class_table<Function>) {}
};

// The object to which C++ still refers on a thread after it has freed the function that returned the object.
// Python's lock is held.
class LastResult {
public:
  LastResult() = default;
  // Runs when the thread ends.
  ~LastResult() {
    if (object_ != nullptr && Py_IsInitialized() != 0) {
      const Attached attached;
      replace(nullptr);
    }
  }
  LastResult(const LastResult &) = delete;
  LastResult &operator=(const LastResult &) = delete;

  static LastResult &of_thread() {
    thread_local LastResult last;
    return last;
  }

  // Takes a reference, or null. The finalizer of the previous object may call this function again.
  void replace(PyObject *object) noexcept {
    PyObject *last = std::exchange(object_, object);
    if (last != nullptr) {
      Py_DecRef(last);
    }
  }

private:
  PyObject *object_ = nullptr;
};

// The values and objects that typemap code gave to a function that C++ freed during a call on this thread.
inline KeptByCode &last_kept() {
  thread_local KeptByCode last;
  return last;
}

[[gnu::noinline, gnu::cold]] inline void Callable::free_after_call(SharedCallable *held) noexcept {
  if (held->last_result != nullptr) {
    LastResult::of_thread().replace(std::exchange(held->last_result, nullptr));
  }
  last_kept() = std::move(held->kept);
  free(held);
}

// Refuses calls after the interpreter has shut down, as the destructor of a static object may make them.
struct InterpreterRuns {
  InterpreterRuns() {
    if (Py_IsInitialized() == 0) {
      refuse();
    }
  }

private:
  [[noreturn, gnu::noinline, gnu::cold]] static void refuse() {
    throw std::runtime_error("C++ has called a Python callable after the end of the Python interpreter");
  }
};

// A call from C++ to a Python callable. The first base may throw before the second one takes Python's lock.
template <std::size_t Results = 1>
class FunctionCall : private InterpreterRuns, public PythonResult<Results> {
public:
  explicit FunctionCall(const Callable &callable) : held_(callable.held_) { ++held_->calls; }
  ~FunctionCall() {
    if (--held_->calls == 0 && held_->is_given_up) {
      Callable::free_after_call(held_);
    }
  }

  // Returns false with an exception set; throws if the callable's result is refused. The arguments' objects
  // replace their slots.
  template <class... Slots> [[nodiscard]] bool run(const Slots &...arguments) {
    Slot all[slots_of<Slots...>] = {arguments...};
    return has_returned(
        quaff_call_function(held_->slots, held_->callable, all, this->results_, this->owners_));
  }

  // Keeps the object to which C++ gets a pointer or a reference, until the next call.
  void keep() {
    std::swap(held_->last_result, this->owners_[0]);
    LastResult::of_thread().replace(nullptr);
  }

  // The objects that typemap code gives to the functions that share the callable. C++ may have freed the
  // function that is being called.
  const KeptByCode &kept() const {
    last_kept() = KeptByCode();
    return held_->kept;
  }

private:
  Callable::SharedCallable *held_;
};

// SWIG's functions for typemap code, for objects that live as long as the functions that share a callable, or
// until their next call.
struct AcquireOwnership {
  template <class T> void operator()(T *object) const { kept.swig_acquire_ownership(object); }
  const KeptByCode &kept;
};
struct AcquireOwnershipArray {
  template <class T> void operator()(T *objects) const { kept.swig_acquire_ownership_array(objects); }
  const KeptByCode &kept;
};
struct KeepResult {
  template <class T> T *operator()(const char *function, T value) const {
    return kept.swig_keep_result(function, std::move(value));
  }
  const KeptByCode &kept;
};

// The variable for a text or number to which C++ gets a reference. Each copy of a function has its own.
template <class T> class ReferencedValue {
public:
  ReferencedValue() : value_(std::make_shared<T>()) {}
  ReferencedValue(const ReferencedValue &) : ReferencedValue() {}
  ReferencedValue &operator=(const ReferencedValue &) = delete;

private:
  template <class> friend class ReferencedValueInUse;
  std::shared_ptr<T> value_;
};

// Keeps the variable during a call, in which C++ may free the function, and then until the thread's next
// call.
template <class T> class ReferencedValueInUse {
public:
  explicit ReferencedValueInUse(const ReferencedValue<T> &value) : value_(value.value_) {}
  ~ReferencedValueInUse() {
    thread_local std::shared_ptr<T> last;
    last = std::move(value_);
  }
  ReferencedValueInUse(const ReferencedValueInUse &) = delete;
  ReferencedValueInUse &operator=(const ReferencedValueInUse &) = delete;

  T &operator*() const { return *value_; }

private:
  std::shared_ptr<T> value_;
};

// The class of the shim whose objects call Python for a `std::function` of this signature.
template <class Signature> struct CallsPython {
  using type = void;
};

template <class R, class... A> struct Conversion<std::function<R(A...)>> {
  using Function = std::function<R(A...)>;
  using Python = typename CallsPython<R(A...)>::type;

  static Function from(PyObject *given) {
    if (given == none()) {
      return nullptr;
    }
    if (PyCallable_Check(given) == 0) {
      throw TypeFailure("expected a callable or None, got `" + detail::class_name(given) + "`");
    }
    if constexpr (std::is_void_v<Python>) {
      throw TypeFailure("no function of the module takes such a callable");
    } else {
      return Python(given);
    }
  }

  static PyObject *to(const Function &value) {
    if (!value) {
      Py_IncRef(none());
      return none();
    }
    if constexpr (!std::is_void_v<Python>) {
      if (const Python *python = value.template target<Python>()) {
        Py_IncRef(python->get());
        return python->get();
      }
    }
    // The table is looked up first, because this may throw.
    const void *table = detail::known_table<Function>();
    return quaff_instance_of(table, new Function(value), true);
  }
};

// The user data for a C++ function pointer: a caller's function, used during one call. `InC`: the functions
// in between are C functions, through which no exception may pass. The first exception is thrown after they
// have returned, and until then the function returns zeros.
template <class F, bool InC> class UserData {
public:
  explicit UserData(Object function) : function_(reference<F>(function)) {}
  // A temporary object of the call; the call's other objects still exist.
  ~UserData() noexcept(false) {
    if constexpr (InC) {
      if (error_ != nullptr && std::uncaught_exceptions() == 0) {
        std::rethrow_exception(error_);
      }
    }
  }
  UserData(const UserData &) = delete;
  UserData &operator=(const UserData &) = delete;

  void *data() const { return const_cast<UserData *>(this); }

  // The C++ function that is called with user data at a position; null for an empty function.
  template <class Signature, std::size_t At> static auto function(Object function) {
    return reference<F>(function) ? &Caller<Signature, At>::call : nullptr;
  }

private:
  template <class R>
  using Returned = std::conditional_t<InC && std::is_reference_v<R>, std::remove_reference_t<R> *, R>;
  template <class Signature, std::size_t At> struct Caller;
  template <class R, class... A, std::size_t At> struct Caller<R(A...), At> {
    static Returned<R> call(A... arguments) noexcept(InC) {
      auto all = std::forward_as_tuple(std::forward<A>(arguments)...);
      const auto *data = static_cast<const UserData *>(std::get<At>(all));
      return data->template call<R>(all, std::make_index_sequence<At>(),
                                    std::make_index_sequence<sizeof...(A) - At - 1>());
    }
  };

  template <class R, class All, std::size_t... Before, std::size_t... Behind>
  Returned<R> call(All &all, std::index_sequence<Before...>, std::index_sequence<Behind...>) const {
    constexpr std::size_t data = sizeof...(Before);
    const auto run = [&]() -> R {
      return function_(std::get<Before>(std::move(all))..., std::get<data + 1 + Behind>(std::move(all))...);
    };
    if constexpr (InC) {
      try {
        if (error_ == nullptr) {
          if constexpr (std::is_reference_v<R>) {
            return std::addressof(run());
          } else {
            return run();
          }
        }
      } catch (...) {
        error_ = std::current_exception();
      }
      return Returned<R>();
    } else {
      return run();
    }
  }

  F &function_;
  mutable std::exception_ptr error_;
};

} // namespace quaff
