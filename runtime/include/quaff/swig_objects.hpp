// SWIG's functions for typemap code that convert Python objects to C++ objects and back. The types are those
// for which the module has classes.
#pragma once

#include "quaff/conversion.hpp"
#include "quaff/outputs.hpp"
#include "quaff/swig.hpp"
#include "quaff/swig_errors.hpp"
#include "quaff/swig_values.hpp"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>

// Defined in the runtime's src/python/protocols/pointer.rs. `table` is the one with which a class was
// registered.
extern "C" __attribute__((visibility("hidden"))) int quaff_pointer_of(const void *table, PyObject *given,
                                                                      int flags, void **found);
extern "C" __attribute__((visibility("hidden"))) bool quaff_is_owner(PyObject *given);
extern "C" __attribute__((visibility("hidden"))) PyObject *quaff_exception_of(const void *table);

using swig_dycast_func = struct swig_type_info *(*)(void **pointer);

// A type in SWIG's code: a pointer to the C++ type that `pointee` spells.
struct swig_type_info {
  const char *name;
  const char *str;
  const char *pointee;
  // Whether the type is a pointer to `const`, so that code does not change the object.
  bool is_const = false;
  void *clientdata = nullptr;
  // Finds the dynamic class of an object, and adjusts the pointer to it.
  swig_dycast_func dcast = nullptr;
  // The table of the class, after the first request.
  mutable const void *table = nullptr;
};

namespace quaff {

// A flag of `quaff_pointer_of`: C++ changes nothing.
constexpr int reads = 0x1000;

// The tables of the module's classes, by the C++ names of the classes.
inline std::map<std::string, const void *> &named_tables() {
  static std::map<std::string, const void *> tables;
  return tables;
}
inline void name_class(const char *name, const void *table) { named_tables()[name] = table; }

// The names of the module's template classes by their names with more or fewer default arguments.
inline std::map<std::string, std::string> &other_names() {
  static std::map<std::string, std::string> names;
  return names;
}
inline void name_class(const char *name, const void *table, const char *other) {
  name_class(name, table);
  other_names()[other] = name;
}

// The names of the module's classes by their aliases, which a `typedef` or a `using` declares.
inline std::map<std::string, std::string> &alias_names() {
  static std::map<std::string, std::string> names;
  return names;
}
inline void name_alias(const char *alias, const char *name) { alias_names()[alias] = name; }

// Converts between shared pointers and the instances of the class that they point to, which code of the
// interface sees as SWIG's pointers to shared pointers.
struct SharedPointers {
  // A new reference, or null with an exception set.
  PyObject *(*to)(void *pointer);
  // A pointer that lives as long as the instance; null for any other object.
  void *(*from)(PyObject *given);
  void (*free)(void *pointer);
};

// The conversions of the module's shared pointers, by the tables of their classes.
inline std::map<const void *, SharedPointers> &shared_pointers() {
  static std::map<const void *, SharedPointers> all;
  return all;
}
inline const SharedPointers *shared_pointers_of(const void *table) {
  const auto found = shared_pointers().find(table);
  return found == shared_pointers().end() ? nullptr : &found->second;
}

// The table for a type; null if the module has no class for it.
inline const void *table_of(const swig_type_info *type) {
  if (type->table == nullptr) {
    const auto &tables = named_tables();
    const auto found = tables.find(type->pointee);
    type->table = found == tables.end() ? nullptr : found->second;
  }
  return type->table;
}

inline char *text_at(PyObject *given) {
  const auto found = named_tables().find("char");
  void *text = nullptr;
  const bool is_pointer =
      found != named_tables().end() && SWIG_IsOK(quaff_pointer_of(found->second, given, reads, &text));
  return is_pointer ? static_cast<char *>(text) : nullptr;
}

// A variable of a type that may not be default-constructible.
template <class T> class Deferred {
public:
  template <class Value> Deferred &operator=(Value &&value) {
    value_.emplace(std::forward<Value>(value));
    return *this;
  }
  operator T &() { return *value_; }
  T *operator&() { return std::addressof(*value_); }

private:
  std::optional<T> value_;
};
template <class T>
using Variable =
    std::conditional_t<std::is_default_constructible_v<T> && std::is_move_assignable_v<T>, T, Deferred<T>>;

template <class T> T &&passed(T &variable) { return std::move(variable); }
template <class T> T &&passed(Deferred<T> &variable) { return std::move(static_cast<T &>(variable)); }

// The result of a function that returns by value, made in place. A reference to the variable may exist before
// the result does.
template <class T> class ResultInPlace {
public:
  ResultInPlace() {}
  ~ResultInPlace() { free(); }
  ResultInPlace(const ResultInPlace &) = delete;
  ResultInPlace &operator=(const ResultInPlace &) = delete;

  template <class Make> void make(Make &&make) {
    free();
    ::new (static_cast<void *>(std::addressof(value_))) T(make());
    is_made_ = true;
  }
  T &get() { return value_; }

private:
  void free() {
    if (std::exchange(is_made_, false)) {
      value_.~T();
    }
  }

  union {
    T value_;
  };
  bool is_made_ = false;
};

// The address of the referent, without `const`, which SWIG's variables do not have.
template <class T> std::remove_cv_t<std::remove_reference_t<T>> *address_of(T &&referent) {
  return const_cast<std::remove_cv_t<std::remove_reference_t<T>> *>(std::addressof(referent));
}
template <class T> void *voided(T *pointer) {
  return const_cast<void *>(reinterpret_cast<const volatile void *>(pointer));
}

// A pointer for a variable of SWIG's code, whose type has no `const` at any depth.
struct Unqualified {
  void *address;

  template <class T> operator T *() const { return static_cast<T *>(address); }
};
template <class T> Unqualified unqualified(T *pointer) { return {voided(pointer)}; }
template <class T> std::enable_if_t<!std::is_pointer_v<T>, T> unqualified(T value) { return value; }

// The Python object for a result without typemap code: a new reference, or null with an exception set.
template <class T> PyObject *python_of(const T &value) {
  using Value = std::decay_t<T>;
  if constexpr (std::is_arithmetic_v<Value> || std::is_enum_v<Value> || std::is_same_v<Value, char *> ||
                std::is_same_v<Value, const char *> || std::is_same_v<Value, std::string>) {
    return as_python(static_cast<const Value &>(value));
  } else {
    return to_python<Value>(value);
  }
}

} // namespace quaff

#define SWIG_as_voidptr(pointer) const_cast<void *>(static_cast<const void *>(pointer))
#define SWIG_as_voidptrptr(pointer) reinterpret_cast<void **>(pointer)
// The object of an instance, as a pointer to its class or to a base. A null type accepts any instance; None
// becomes a null pointer.
inline int SWIG_ConvertPtr(PyObject *given, void **pointer, const swig_type_info *type, int flags) {
  const void *table = type == nullptr ? nullptr : quaff::table_of(type);
  if (type != nullptr && table == nullptr && given != quaff::none()) {
    return SWIG_ERROR;
  }
  void *found = nullptr;
  const int how = flags | (type != nullptr && type->is_const ? quaff::reads : 0);
  int result = quaff_pointer_of(table, given, how, &found);
  // The instance lends its shared pointer, which the caller cannot take.
  const bool is_taken = (flags & SWIG_POINTER_RELEASE) != 0;
  const auto *shared = SWIG_IsOK(result) || is_taken ? nullptr : quaff::shared_pointers_of(table);
  if (shared != nullptr) {
    found = shared->from(given);
    result = found == nullptr ? result : SWIG_OK;
  }
  if (SWIG_IsOK(result) && pointer != nullptr) {
    *pointer = found;
  }
  return result;
}
inline int SWIG_ConvertPtrAndOwn(PyObject *given, void **pointer, const swig_type_info *type, int flags,
                                 int *own) {
  // The owner is read first, because the conversion may end its ownership.
  const bool is_owner = own != nullptr && quaff_is_owner(given);
  const int result = SWIG_ConvertPtr(given, pointer, type, flags);
  if (own != nullptr) {
    *own = SWIG_IsOK(result) && is_owner ? SWIG_POINTER_OWN : 0;
  }
  return result;
}

// An instance for an object, which the instance frees if `SWIG_POINTER_OWN` is set.
inline PyObject *SWIG_NewPointerObj(void *object, const swig_type_info *type, int flags) {
  if (object == nullptr) {
    return quaff::new_none();
  }
  const void *table = type == nullptr ? nullptr : quaff::table_of(type);
  if (table == nullptr) {
    return PyErr_Format(PyExc_TypeError, "the module has no class for `%s`",
                        type == nullptr ? "void *" : type->str);
  }
  const bool is_owner = (flags & SWIG_POINTER_OWN) != 0;
  if (const auto *shared = quaff::shared_pointers_of(table)) {
    PyObject *made = shared->to(object);
    if (is_owner) {
      shared->free(object);
    }
    return made;
  }
  return quaff_instance_of(table, object, is_owner);
}
