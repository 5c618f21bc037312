// SWIG's functions that find types by name, and the dynamic class of an object.
#pragma once

#include "quaff/swig_objects.hpp"
#include "quaff/swig_traits.hpp"
#include "quaff/swig_value_wrapper.hpp"

#include <algorithm>
#include <map>
#include <string>
#include <utility>

namespace quaff {

// SWIG's name for the type of pointers to a class: `_p_example__Counter`.
inline std::string mangled_pointer(const std::string &pointee) {
  std::string text = "_p_";
  for (const char letter : pointee) {
    switch (letter) {
    case ':':
    case ',':
      text += '_';
      break;
    case '<':
      text += "T_";
      break;
    case '>':
      text += "_t";
      break;
    case ' ':
      break;
    default:
      text += letter;
    }
  }
  return text;
}

// The characters of a name without blanks, which SWIG ignores in names of types.
inline std::string without_blanks(std::string name) {
  name.erase(std::remove(name.begin(), name.end(), ' '), name.end());
  return name;
}

// A class's name in the module for any spelling of it: `std::vector<int>` for
// `std::vector< int,std::allocator< int > >`; the spelling itself if there is no class of this name.
inline std::string own_name(const std::string &spelling) {
  if (named_tables().count(spelling) != 0) {
    return spelling;
  }
  const std::string wanted = without_blanks(spelling);
  for (const auto *names : {&other_names(), &alias_names()}) {
    for (const auto &[name, own] : *names) {
      if (without_blanks(name) == wanted) {
        return own;
      }
    }
  }
  for (const auto &[own, table] : named_tables()) {
    if (without_blanks(own) == wanted) {
      return own;
    }
  }
  return spelling;
}

// The type of a pointer to a class of the module: null if there is no class of this name.
inline swig_type_info *known_type(const std::string &spelling) {
  struct Known {
    std::string text, mangled;
    swig_type_info type;
  };
  static std::map<std::string, Known> all;
  const std::string pointee = own_name(spelling);
  const auto found = named_tables().find(pointee);
  if (found == named_tables().end()) {
    return nullptr;
  }
  auto &[text, mangled, type] = all[pointee];
  if (type.str == nullptr) {
    text = pointee + " *";
    mangled = mangled_pointer(pointee);
    type.name = mangled.c_str();
    type.str = text.c_str();
    type.pointee = found->first.c_str();
  }
  return &type;
}

} // namespace quaff

// A type by SWIG's mangled name: `"_p_example__Counter"`.
inline swig_type_info *SWIG_MangledTypeQuery(const char *text) {
  for (const auto &[pointee, table] : quaff::named_tables()) {
    if (quaff::mangled_pointer(pointee) == text) {
      return quaff::known_type(pointee);
    }
  }
  for (const auto &[other, own] : quaff::other_names()) {
    if (quaff::mangled_pointer(other) == text) {
      return quaff::known_type(own);
    }
  }
  return nullptr;
}

// A type by its C++ name, `"example::Counter *"`, or by its mangled name. Blanks and default arguments of
// templates may differ, and the name may be an alias.
inline swig_type_info *SWIG_TypeQuery(const char *text) {
  if (swig_type_info *mangled = SWIG_MangledTypeQuery(text)) {
    return mangled;
  }
  std::string name(text);
  name.erase(name.find_last_not_of(' ') + 1);
  if (name.empty() || name.back() != '*') {
    return nullptr;
  }
  name.pop_back();
  name.erase(name.find_last_not_of(' ') + 1);
  return quaff::known_type(name);
}

namespace swig {
// The type of pointers to `T`, or null.
template <class T> swig_type_info *type_info() { return quaff::known_type(type_name<T>()); }
} // namespace swig

// The type of an object's dynamic class, as far as the types have functions to determine it.
inline swig_type_info *SWIG_TypeDynamicCast(swig_type_info *type, void **pointer) {
  swig_type_info *last = type;
  while (type != nullptr && type->dcast != nullptr) {
    type = type->dcast(pointer);
    last = type == nullptr ? last : type;
  }
  return last;
}

// The pointer itself; null with an exception set if the object is of another type.
inline void *SWIG_Python_MustGetPtr(PyObject *given, const swig_type_info *type, int, int flags) {
  void *found = nullptr;
  const int outcome = SWIG_ConvertPtr(given, &found, type, flags);
  if (!SWIG_IsOK(outcome)) {
    PyErr_SetString(SWIG_ErrorType(SWIG_ArgError(outcome)), type == nullptr ? "void *" : type->str);
  }
  return found;
}

// The exception for objects of a class, and RuntimeError for a type without one: a borrowed reference.
inline PyObject *SWIG_Python_ExceptionType(const swig_type_info *type) {
  const void *table = type == nullptr ? nullptr : quaff::table_of(type);
  PyObject *exception = table == nullptr ? nullptr : quaff_exception_of(table);
  return exception == nullptr ? PyExc_RuntimeError : exception;
}

inline const char *SWIG_TypeName(const swig_type_info *type) { return type->name; }
inline const char *SWIG_TypePrettyName(const swig_type_info *type) {
  return type == nullptr ? nullptr : type->str;
}
inline void SWIG_TypeClientData(swig_type_info *type, void *data) { type->clientdata = data; }
inline void SWIG_TypeNewClientData(swig_type_info *type, void *data) { type->clientdata = data; }

#include "quaff/swig_helpers.h"
