// Written by quaff from example.i: change that file, not this one.
//
// The declarations that all parts need. The module is compiled in several files, so definitions are `inline`.
// clang-format off
#pragma once

#include "quaff/constant.hpp"
#include "quaff/object.hpp"
#include "quaff/shim.hpp"

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

#line 30 "example.i"
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

#line 49 "example.i"
inline namespace quaff_static {  inline int Last_count_again(::Last *self) {
static int here = 0;
calls += 10;
return ++here;
} }
