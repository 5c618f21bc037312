// Written by quaff from example.i: change that file, not this one.
//
// The declarations that all parts need. The module is compiled in several files, so definitions are `inline`.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/conversion.hpp"
#include "quaff/element.hpp"
#include "quaff/elements.hpp"
#include "quaff/object.hpp"
#include "quaff/shared.hpp"
#include "quaff/shim.hpp"
#include "quaff/swig_types.hpp"
#include "quaff/thrown.hpp"

inline swig_type_info quaff_SWIGTYPE_p_Base{"_p_Base", "Base *", "Base"};
#define SWIGTYPE_p_Base (&quaff_SWIGTYPE_p_Base)
inline swig_type_info quaff_SWIGTYPE_p_Last{"_p_Last", "Last *", "Last"};
#define SWIGTYPE_p_Last (&quaff_SWIGTYPE_p_Last)
inline swig_type_info quaff_SWIGTYPE_p_Middle{"_p_Middle", "Middle *", "Middle"};
#define SWIGTYPE_p_Middle (&quaff_SWIGTYPE_p_Middle)

#line 3 "example.i"
#include <string>
#include <vector>

// A name of this file alone, a variable of the whole program, and a function that is declared above its definition.
inline namespace quaff_static { inline int calls = 0; }
__attribute__((used, visibility("hidden"))) inline std::vector<std::string> names = {"first"};
inline namespace quaff_static { inline const std::string &latest(); }

inline namespace quaff_static {
struct Counter {
  int value = 0;
};
__attribute__((used, visibility("hidden"))) inline Counter counter;
} // namespace

__attribute__((used, visibility("hidden"))) inline int count() { return ++calls; }

inline namespace quaff_static { inline const std::string &latest() {
  static int asked = 0;
  counter.value = ++asked;
  return names.back();
} }

#line 1 "more/visits.cpp"
// A source file of the interface, which includes a header and a source file beside it.
#include "more/visit.hpp"

inline namespace quaff_static { inline int visits = 0; }
inline namespace quaff_static { inline Visit visited(const char *where); }

#line 1 "more/places.cpp"
inline namespace quaff_static {
__attribute__((used, visibility("hidden"))) inline std::vector<std::string> places;
}

__attribute__((used, visibility("hidden"))) inline std::string last_place() { return places.empty() ? std::string() : places.back(); }

#line 9 "more/visits.cpp"
__attribute__((used, visibility("hidden"))) inline int visit(const std::string &where) {
  ++visits;
  return visited(where.c_str()).number;
}

inline namespace quaff_static { inline Visit visited(const char *where) {
  places.push_back(where);
  return Visit{visits * 100};
} }

#line 28 "example.i"
__attribute__((used, visibility("hidden"))) inline int visits_so_far() { return visits; }

#line 37 "example.i"
struct Base {
  virtual ~Base() = default;
  int base() const { return 1; }
};
struct Middle : Base {
  int middle() const { return 2; }
};
struct Last : Middle {
  int last() const { return 3; }
};

__attribute__((used, visibility("hidden"))) inline int calls_so_far() { return calls; }
__attribute__((used, visibility("hidden"))) inline void add(const std::string &name) { names.push_back(name); }
__attribute__((used, visibility("hidden"))) inline std::string last_name() { return latest(); }
__attribute__((used, visibility("hidden"))) inline int asked() { return counter.value; }
__attribute__((used, visibility("hidden"))) inline int of_base(const Base &base) { return base.base(); }

#line 56 "example.i"
inline namespace quaff_static {  inline int Last_count_again(::Last *self) {
static int here = 0;
calls += 10;
return ++here;
} }
