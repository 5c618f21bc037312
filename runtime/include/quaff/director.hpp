// Directors: C++ objects whose virtual functions Python overrides. The shim derives a class from each
// director class, and makes an object of it only for an instance of a subclass. Its functions ask here
// whether Python overrides them, and pass their arguments to the runtime in slots, which tables of the
// runtime describe.
#pragma once

// The macro by which C++ code that was written for SWIG recognizes a module with directors.
#ifndef SWIG_DIRECTORS
#define SWIG_DIRECTORS
#endif

#include "quaff/director_exceptions.hpp"
#include "quaff/director_kept.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <stdexcept>
#include <string>
#include <type_traits>
#include <utility>

namespace quaff {

// The cache entry for one function of a director.
struct Override {
  // Null if nothing is cached, `absent` if Python does not override the function, or the Python function.
  const void *function;
  // The Python object whose memory was returned last, such as a str.
  PyObject *object;
};

// A director as the runtime sees it. Laid out as `Link` in src/python/instance/director/link.rs.
struct Link {
  // The instance; null after it is gone. Borrowed while Python owns the object, and a reference while C++
  // does.
  PyObject *self;
  // The version number of the instance's type, which changes with every assignment to the type or to a base,
  // and the number for which the overrides are valid.
  const std::uint32_t *version;
  std::uint32_t known_version;
  Override *overrides;
  std::uint32_t count;
  bool is_held;
  // Whether the instance may have attributes that hide its methods.
  bool is_open;
  // The pointer that the cache contains for a function that Python does not override.
  const void *absent;
  // The instance whose object the director is, and the table of its functions.
  PyObject *owner;
  const void *table;

  // Whether the cached overrides are still valid, because the type has not changed since.
  bool is_current() const {
    return *__atomic_load_n(&version, __ATOMIC_RELAXED) == __atomic_load_n(&known_version, __ATOMIC_RELAXED);
  }
};

} // namespace quaff

// Defined in the runtime's src/core/without_python.rs, and in files named `director` under src/python.
extern "C" {
// The instance of a subclass whose object is being made; null for any other object.
__attribute__((visibility("hidden"))) PyObject *quaff_directed_instance() noexcept;
__attribute__((visibility("hidden"))) const void *quaff_absent_override() noexcept;
__attribute__((visibility("hidden"))) void quaff_begin_director(quaff::Link *link, PyObject *self) noexcept;
__attribute__((visibility("hidden"))) void quaff_end_director(quaff::Link *link) noexcept;
}

namespace quaff {

// The number of running calls from Python of a director's C++ functions, and one for the director itself. The
// calls share it with the director: any thread may free the director during a call.
class Upcalls {
public:
  // Whether calls from Python are running.
  bool are_running() const { return __atomic_load_n(&owners_, __ATOMIC_RELAXED) > 1; }
  void begin() { __atomic_fetch_add(&owners_, 1, __ATOMIC_RELAXED); }
  void end() {
    if (__atomic_sub_fetch(&owners_, 1, __ATOMIC_ACQ_REL) == 0) {
      delete this;
    }
  }

private:
  std::uint32_t owners_ = 1;
};

// A call from Python to the C++ version of a function, as `super().f()` makes it: the function with this name
// and these parameters does not call Python. Each thread has its own calls.
struct RunningUpcall {
  Upcalls *upcalls;
  const char *function;
  RunningUpcall *outer;
};
inline thread_local RunningUpcall *running_upcall = nullptr;

// The number of directors that exist.
inline std::uint32_t directors = 0;

class Director : public KeptByCode {
public:
  Director(const Director &) = delete;
  Director &operator=(const Director &) = delete;
  virtual ~Director() {
    if (upcalls_ != nullptr) {
      upcalls_->end();
    }
    __atomic_fetch_sub(&directors, 1, __ATOMIC_RELAXED);
  }

  // SWIG's functions for getting the instance, and for giving it to C++.
  PyObject *swig_get_self() const { return link_.self; }

  Link &link() const { return link_; }

  // The calls from Python to C++ versions on this thread, in the module that defines this director: each
  // module has its own list.
  virtual RunningUpcall *&running_upcalls() const noexcept { return running_upcall; }

protected:
  Director(PyObject *self, Override *overrides, std::uint32_t count)
      : link_{nullptr, nullptr, 0, overrides, count, false, false, quaff_absent_override(),
              nullptr, nullptr} {
    __atomic_fetch_add(&directors, 1, __ATOMIC_RELAXED);
    quaff_begin_director(&link_, self);
  }

  // Ends the director. The destructor of the derived class calls this, because the instance may use the
  // object until C++ begins to free it.
  void end() noexcept { quaff_end_director(&link_); }

  // Whether Python may override a function. A cached answer needs no lock if the type has not changed.
  bool may_call(std::uint32_t method, const char *function) const {
    if (is_upcall(function)) {
      return false;
    }
    if (__atomic_load_n(&link_.overrides[method].function, __ATOMIC_RELAXED) == link_.absent) {
      return !link_.is_current();
    }
    return Py_IsInitialized() != 0;
  }

  // Whether Python is calling this function's C++ version now. Only the call from Python counts: functions
  // that the C++ version calls go to Python again.
  bool is_upcall(const char *function) const {
    const Upcalls *upcalls = __atomic_load_n(&upcalls_, __ATOMIC_RELAXED);
    return upcalls != nullptr && upcalls->are_running() && is_running_upcall(function);
  }

private:
  friend class Upcalled;

  bool is_running_upcall(const char *function) const {
    RunningUpcall *running = running_upcall;
    if (running == nullptr || running->upcalls != upcalls_ || running->function == nullptr ||
        std::strcmp(running->function, function) != 0) {
      return false;
    }
    running->function = nullptr;
    return true;
  }

  // The counter of running calls, which the first call creates.
  Upcalls &upcalls() const {
    Upcalls *made = __atomic_load_n(&upcalls_, __ATOMIC_ACQUIRE);
    if (made == nullptr) {
      auto own = std::make_unique<Upcalls>();
      if (__atomic_compare_exchange_n(&upcalls_, &made, own.get(), false, __ATOMIC_ACQ_REL,
                                      __ATOMIC_ACQUIRE)) {
        made = own.release();
      }
    }
    return *made;
  }

  mutable Link link_;
  mutable Upcalls *upcalls_ = nullptr;
};

} // namespace quaff

namespace Swig {
using Director = quaff::Director;
} // namespace Swig

// SWIG's macro for the director that an object may be.
#define SWIG_DIRECTOR_CAST(object) dynamic_cast<Swig::Director *>(object)

namespace quaff {

// Calls a virtual function on an object for Python: on a director, the C++ version of the function.
class Upcalled {
public:
  template <class T> Upcalled(T &object, const char *function) : running_{nullptr, function, nullptr} {
    Director *director = nullptr;
    if (__atomic_load_n(&directors, __ATOMIC_RELAXED) != 0) {
      director = dynamic_cast<Director *>(const_cast<std::remove_const_t<T> *>(std::addressof(object)));
    }
    if (director != nullptr) {
      running_.upcalls = &director->upcalls();
      running_.upcalls->begin();
      list_ = &director->running_upcalls();
      running_.outer = *list_;
      *list_ = &running_;
    }
  }
  // The object may be gone: the function, or another thread, may have deleted it.
  ~Upcalled() {
    if (list_ != nullptr) {
      *list_ = running_.outer;
      running_.upcalls->end();
    }
  }
  Upcalled(const Upcalled &) = delete;
  Upcalled &operator=(const Upcalled &) = delete;

private:
  RunningUpcall running_;
  RunningUpcall **list_ = nullptr;
};

// An object on which one virtual function is called within the expression.
template <class T> class Upcall : Upcalled {
public:
  Upcall(Object object, const char *function)
      : Upcalled(reference<T>(object), function), object_(reference<T>(object)) {}
  T &operator*() const { return object_; }

private:
  T &object_;
};

// Throws the error for the use of a protected member by anything but a method of a subclass.
[[noreturn]] inline void refuse_protected(const char *member) {
  throw std::runtime_error(std::string("accessing protected member ") + member +
                           ": only methods of a subclass may call it");
}

// Checks that an object is a director: only methods of subclasses may call protected members.
template <class T> Object only_director(T *object, const char *function) {
  if (dynamic_cast<Director *>(object) == nullptr) {
    refuse_protected(function);
  }
  return quaff::address(object);
}

// The director that an object is. Its class makes protected members public.
template <class Derived, class T> auto &exposed(T &object, const char *member) {
  using Exposing = std::conditional_t<std::is_const_v<T>, const Derived, Derived>;
  auto *director = dynamic_cast<Exposing *>(std::addressof(object));
  if (director == nullptr) {
    refuse_protected(member);
  }
  return *director;
}

// A new object, which the caller owns: a director if it is made for an instance of a subclass.
template <class T, class Derived, class... Arguments> Object construct_directed(Arguments &&...arguments) {
  if (PyObject *self = quaff_directed_instance()) {
    if constexpr (!std::is_abstract_v<Derived>) {
      T *made = new Derived(self, std::forward<Arguments>(arguments)...);
      return quaff::address(quaff::taken(made));
    } else {
      throw std::runtime_error(
          "the class cannot be instantiated, not even as a subclass: it has a pure virtual "
          "function that the interface leaves out, as a warning of the build said");
    }
  }
  if constexpr (std::is_abstract_v<T>) {
    throw std::runtime_error(
        "accessing abstract class or protected constructor: the class is abstract, so derive "
        "a class from it that overrides its pure virtual functions");
  } else {
    return quaff::construct<T>(std::forward<Arguments>(arguments)...);
  }
}

// Refuses to make the object of a subclass with a constructor added by `%extend`: it would not be a
// director.
inline void refuse_director() {
  if (quaff_directed_instance() != nullptr) {
    throw std::runtime_error(
        "C++ would not call the methods of this subclass: `%extend` adds the constructor; "
        "call a constructor of the C++ class");
  }
}

// Frees a director by its own class, even if the destructor of its base is not virtual.
template <class T> void destroy_directed(Object object) noexcept {
  if constexpr (!std::has_virtual_destructor_v<T> && !OnRelease<T>::value) {
    if (auto *director = dynamic_cast<Director *>(pointer<T>(object))) {
      delete director;
      return;
    }
  }
  quaff::destroy<T>(object);
}

} // namespace quaff
