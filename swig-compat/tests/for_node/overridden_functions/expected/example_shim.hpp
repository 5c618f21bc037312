// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#define QUAFF_WITHOUT_PYTHON 1

#include "quaff/c_types.hpp"
#include "quaff/constant.hpp"
#include "quaff/function.hpp"
#include "quaff/object.hpp"
#include "quaff/python.hpp"
#include "quaff/shim.hpp"
#include "quaff/tree.hpp"
#include "quaff/tree_director.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/vector.hpp"

#line 3 "example.i"
#include "shapes.hpp"

#line 3 "<quaff>/std_vector.i"
#include <vector>

#line 9 "<quaff>/std_common.i"
#include "quaff/changed.hpp"

#line 24 "<quaff>/std_common.i"
#include "quaff/swig_pointers.hpp"

#line 5 "<quaff>/sequences.i"
#include "quaff/iterator.hpp"
#include "quaff/sequence.hpp"

#line 4 "<quaff>/std_function.i"
#include <functional>

#line 3 "<quaff>/std_map.i"
#include <map>

#line 5 "<quaff>/mappings.i"
#include "quaff/mapping.hpp"

#line 4 "<quaff>/std_pair.i"
#include "quaff/mapping.hpp"
#include <utility>

#line 4 "<quaff>/std_unique_ptr.i"
#include <memory>

#line 17 "<quaff>/std_pair.i"
static inline PyObject* std_pair_Sl_int_Sc_shapes_Part_Sg____getitem__(::std::pair<int, shapes::Part> *self, std::ptrdiff_t index) { return ::quaff::pair::at(*self, index); }

#line 18 "<quaff>/std_pair.i"
static inline void std_pair_Sl_int_Sc_shapes_Part_Sg____setitem__(::std::pair<int, shapes::Part> *self, std::ptrdiff_t index, PyObject* value) { ::quaff::pair::set(*self, index, value); }

#line 19 "<quaff>/std_pair.i"
static inline std::size_t std_pair_Sl_int_Sc_shapes_Part_Sg____len__(::std::pair<int, shapes::Part> *self) { return 2; }

#line 20 "<quaff>/std_pair.i"
static inline PyObject* std_pair_Sl_int_Sc_shapes_Part_Sg____repr__(::std::pair<int, shapes::Part> *self) { return ::quaff::pair::shown(*self); }

#line 21 "<quaff>/std_pair.i"
static inline PyObject* std_pair_Sl_int_Sc_shapes_Part_Sg____eq__(::std::pair<int, shapes::Part> *self, PyObject* other) { return ::quaff::pair::compared(*self, other, ::quaff::pair::Operation::equal); }

#line 22 "<quaff>/std_pair.i"
static inline PyObject* std_pair_Sl_int_Sc_shapes_Part_Sg____ne__(::std::pair<int, shapes::Part> *self, PyObject* other) { return ::quaff::pair::compared(*self, other, ::quaff::pair::Operation::unequal); }

#line 23 "<quaff>/std_pair.i"
static inline std::ptrdiff_t std_pair_Sl_int_Sc_shapes_Part_Sg____hash__(::std::pair<int, shapes::Part> *self) { return ::quaff::pair::hash(*self); }

namespace quaff {
template <> inline constexpr bool has_class<::std::pair<int, shapes::Part>> = true;
} // namespace quaff

namespace quaff_bridge_example {

#line 22 "include/shapes.hpp"
struct quaff_Director_shapes_Shape final : ::shapes::Shape, ::quaff::TreeDirector {
#line 22 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Shape(PyObject *self,
#line 22
      Arguments &&...arguments) : ::shapes::Shape(::std::forward<Arguments>(arguments)...),
#line 22
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Shape() override { ::quaff::Director::end(); }
#line 32 "include/shapes.hpp"
  double area(int argument_1) const override {
#line 32
    if (auto quaff_method = ::quaff::TreeDirector::overriding(0, "area(int) const")) {
#line 32
      return quaff_method.result<double>(argument_1);
    }
#line 32
    return ::shapes::Shape::area(argument_1);
  }
#line 33 "include/shapes.hpp"
  std::string name() const override {
#line 33
    if (auto quaff_method = ::quaff::TreeDirector::overriding(1, "name() const")) {
#line 33
      return quaff_method.result<std::string>();
    }
#line 33
    return ::shapes::Shape::name();
  }
#line 34 "include/shapes.hpp"
  bool is_round() override {
#line 34
    if (auto quaff_method = ::quaff::TreeDirector::overriding(2, "is_round()")) {
#line 34
      return quaff_method.result<bool>();
    }
#line 34
    return ::shapes::Shape::is_round();
  }
#line 35 "include/shapes.hpp"
  std::int64_t big(std::uint64_t argument_1) override {
#line 35
    if (auto quaff_method = ::quaff::TreeDirector::overriding(3, "big(std::uint64_t)")) {
#line 35
      return quaff_method.result<std::int64_t>(argument_1);
    }
#line 35
    return ::shapes::Shape::big(argument_1);
  }
#line 36 "include/shapes.hpp"
  shapes::Colour colour(shapes::Colour argument_1) override {
#line 36
    if (auto quaff_method = ::quaff::TreeDirector::overriding(4, "colour(shapes::Colour)")) {
#line 36
      return quaff_method.result<shapes::Colour>(argument_1);
    }
#line 36
    return ::shapes::Shape::colour(argument_1);
  }
#line 37 "include/shapes.hpp"
  std::vector<double> weights(const std::vector<double>& argument_1) override {
#line 37
    if (auto quaff_method = ::quaff::TreeDirector::overriding(5, "weights(const std::vector<double>&)")) {
#line 37
      return quaff_method.result<std::vector<double>>(argument_1);
    }
#line 37
    return ::shapes::Shape::weights(argument_1);
  }
#line 38 "include/shapes.hpp"
  std::map<std::string, int> counts(const std::string& argument_1) override {
#line 38
    if (auto quaff_method = ::quaff::TreeDirector::overriding(6, "counts(const std::string&)")) {
#line 38
      return quaff_method.result<std::map<std::string, int>>(argument_1);
    }
#line 38
    return ::shapes::Shape::counts(argument_1);
  }
#line 39 "include/shapes.hpp"
  void visited(const char* argument_1, float argument_2) override {
#line 39
    if (auto quaff_method = ::quaff::TreeDirector::overriding(7, "visited(const char*, float)")) {
#line 39
      return quaff_method.result<void>(argument_1, argument_2);
    }
#line 39
    return ::shapes::Shape::visited(argument_1, argument_2);
  }
#line 40 "include/shapes.hpp"
  int overloaded(int argument_1) override {
#line 40
    if (auto quaff_method = ::quaff::TreeDirector::overriding(8, "overloaded(int)")) {
#line 40
      return quaff_method.result<int>(argument_1);
    }
#line 40
    return ::shapes::Shape::overloaded(argument_1);
  }
#line 41 "include/shapes.hpp"
  int overloaded(const std::string& argument_1) override {
#line 41
    if (auto quaff_method = ::quaff::TreeDirector::overriding(9, "overloaded(const std::string&)")) {
#line 41
      return quaff_method.result<int>(argument_1);
    }
#line 41
    return ::shapes::Shape::overloaded(argument_1);
  }
#line 53 "include/shapes.hpp"
  int hidden(int argument_1) override {
#line 53
    if (auto quaff_method = ::quaff::TreeDirector::overriding(10, "hidden(int)")) {
#line 53
      return quaff_method.result<int>(argument_1);
    }
#line 53
    return ::shapes::Shape::hidden(argument_1);
  }
#line 53 "include/shapes.hpp"
  static int protected_hidden(::shapes::Shape *self, int argument_1) {
#line 53
    return (
#line 53
        (*::quaff::Upcall<::shapes::Shape>(::quaff::only_director(self, "Shape.hidden"),
#line 53
        "hidden(int)")).*static_cast<int (::shapes::Shape::*)(int) >(&quaff_Exposed::hidden))(argument_1);
  }
  struct quaff_Exposed : ::shapes::Shape { using ::shapes::Shape::hidden; };
};

#line 65 "include/shapes.hpp"
struct quaff_Director_shapes_Task final : ::shapes::Task, ::quaff::TreeDirector {
#line 65 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Task(PyObject *self,
#line 65
      Arguments &&...arguments) : ::shapes::Task(::std::forward<Arguments>(arguments)...),
#line 65
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Task() override { ::quaff::Director::end(); }
#line 68 "include/shapes.hpp"
  int run(int argument_1) override {
#line 68
    if (auto quaff_method = ::quaff::TreeDirector::overriding(0, "run(int)")) {
#line 68
      return quaff_method.result<int>(argument_1);
    }
#line 68
    ::quaff::throw_pure("Task.run");
  }
#line 69 "include/shapes.hpp"
  double* memory() override { ::quaff::throw_absent("Task.memory"); }
};

#line 74 "include/shapes.hpp"
struct quaff_Director_shapes_Circle final : ::shapes::Circle, ::quaff::TreeDirector {
#line 74 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Circle(PyObject *self,
#line 74
      Arguments &&...arguments) : ::shapes::Circle(::std::forward<Arguments>(arguments)...),
#line 74
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Circle() override { ::quaff::Director::end(); }
#line 77 "include/shapes.hpp"
  std::string name() const override {
#line 77
    if (auto quaff_method = ::quaff::TreeDirector::overriding(0, "name() const")) {
#line 77
      return quaff_method.result<std::string>();
    }
#line 77
    return ::shapes::Circle::name();
  }
#line 78 "include/shapes.hpp"
  double radius() const override {
#line 78
    if (auto quaff_method = ::quaff::TreeDirector::overriding(1, "radius() const")) {
#line 78
      return quaff_method.result<double>();
    }
#line 78
    return ::shapes::Circle::radius();
  }
#line 32 "include/shapes.hpp"
  double area(int argument_1) const override {
#line 32
    if (auto quaff_method = ::quaff::TreeDirector::overriding(2, "area(int) const")) {
#line 32
      return quaff_method.result<double>(argument_1);
    }
#line 32
    return ::shapes::Circle::area(argument_1);
  }
#line 34 "include/shapes.hpp"
  bool is_round() override {
#line 34
    if (auto quaff_method = ::quaff::TreeDirector::overriding(3, "is_round()")) {
#line 34
      return quaff_method.result<bool>();
    }
#line 34
    return ::shapes::Circle::is_round();
  }
#line 35 "include/shapes.hpp"
  std::int64_t big(std::uint64_t argument_1) override {
#line 35
    if (auto quaff_method = ::quaff::TreeDirector::overriding(4, "big(std::uint64_t)")) {
#line 35
      return quaff_method.result<std::int64_t>(argument_1);
    }
#line 35
    return ::shapes::Circle::big(argument_1);
  }
#line 36 "include/shapes.hpp"
  shapes::Colour colour(shapes::Colour argument_1) override {
#line 36
    if (auto quaff_method = ::quaff::TreeDirector::overriding(5, "colour(shapes::Colour)")) {
#line 36
      return quaff_method.result<shapes::Colour>(argument_1);
    }
#line 36
    return ::shapes::Circle::colour(argument_1);
  }
#line 37 "include/shapes.hpp"
  std::vector<double> weights(const std::vector<double>& argument_1) override {
#line 37
    if (auto quaff_method = ::quaff::TreeDirector::overriding(6, "weights(const std::vector<double>&)")) {
#line 37
      return quaff_method.result<std::vector<double>>(argument_1);
    }
#line 37
    return ::shapes::Circle::weights(argument_1);
  }
#line 38 "include/shapes.hpp"
  std::map<std::string, int> counts(const std::string& argument_1) override {
#line 38
    if (auto quaff_method = ::quaff::TreeDirector::overriding(7, "counts(const std::string&)")) {
#line 38
      return quaff_method.result<std::map<std::string, int>>(argument_1);
    }
#line 38
    return ::shapes::Circle::counts(argument_1);
  }
#line 39 "include/shapes.hpp"
  void visited(const char* argument_1, float argument_2) override {
#line 39
    if (auto quaff_method = ::quaff::TreeDirector::overriding(8, "visited(const char*, float)")) {
#line 39
      return quaff_method.result<void>(argument_1, argument_2);
    }
#line 39
    return ::shapes::Circle::visited(argument_1, argument_2);
  }
#line 40 "include/shapes.hpp"
  int overloaded(int argument_1) override {
#line 40
    if (auto quaff_method = ::quaff::TreeDirector::overriding(9, "overloaded(int)")) {
#line 40
      return quaff_method.result<int>(argument_1);
    }
#line 40
    return ::shapes::Circle::overloaded(argument_1);
  }
#line 41 "include/shapes.hpp"
  int overloaded(const std::string& argument_1) override {
#line 41
    if (auto quaff_method = ::quaff::TreeDirector::overriding(10, "overloaded(const std::string&)")) {
#line 41
      return quaff_method.result<int>(argument_1);
    }
#line 41
    return ::shapes::Circle::overloaded(argument_1);
  }
#line 53 "include/shapes.hpp"
  int hidden(int argument_1) override {
#line 53
    if (auto quaff_method = ::quaff::TreeDirector::overriding(11, "hidden(int)")) {
#line 53
      return quaff_method.result<int>(argument_1);
    }
#line 53
    return ::shapes::Circle::hidden(argument_1);
  }
};

#line 82 "include/shapes.hpp"
struct quaff_Director_shapes_Writer final : ::shapes::Writer, ::quaff::TreeDirector {
#line 82 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Writer(PyObject *self,
#line 82
      Arguments &&...arguments) : ::shapes::Writer(::std::forward<Arguments>(arguments)...),
#line 82
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Writer() override { ::quaff::Director::end(); }
#line 85 "include/shapes.hpp"
  int write(double* argument_1) override { ::quaff::throw_absent("Writer.write"); }
};

#line 93 "include/shapes.hpp"
struct quaff_Director_shapes_Visitor final : ::shapes::Visitor, ::quaff::TreeDirector {
#line 93 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Visitor(PyObject *self,
#line 93
      Arguments &&...arguments) : ::shapes::Visitor(::std::forward<Arguments>(arguments)...),
#line 93
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Visitor() override { ::quaff::Director::end(); }
#line 96 "include/shapes.hpp"
  int visit(shapes::Part& argument_1) override {
#line 96
    if (auto quaff_method = ::quaff::TreeDirector::overriding(0, "visit(shapes::Part&)")) {
#line 96
      return quaff_method.result<int>(argument_1);
    }
#line 96
    ::quaff::throw_pure("Visitor.visit");
  }
#line 97 "include/shapes.hpp"
  double measured(const shapes::Shape& argument_1, int argument_2) override {
#line 97
    if (auto quaff_method = ::quaff::TreeDirector::overriding(1, "measured(const shapes::Shape&, int)")) {
#line 97
      return quaff_method.result<double>(argument_1, argument_2);
    }
#line 97
    return ::shapes::Visitor::measured(argument_1, argument_2);
  }
#line 98 "include/shapes.hpp"
  std::string found(shapes::Shape* argument_1, const shapes::Part* argument_2) override {
#line 98
    if (auto quaff_method = ::quaff::TreeDirector::overriding(2,
#line 98
        "found(shapes::Shape*, const shapes::Part*)")) {
#line 98
      return quaff_method.result<std::string>(argument_1, argument_2);
    }
#line 98
    return ::shapes::Visitor::found(argument_1, argument_2);
  }
#line 99 "include/shapes.hpp"
  int copied(shapes::Part argument_1) override {
#line 99
    if (auto quaff_method = ::quaff::TreeDirector::overriding(3, "copied(shapes::Part)")) {
#line 99
      return quaff_method.result<int>(argument_1);
    }
#line 99
    return ::shapes::Visitor::copied(::std::move(argument_1));
  }
#line 102 "include/shapes.hpp"
  int constructor(int argument_1) override {
#line 102
    if (auto quaff_method = ::quaff::TreeDirector::overriding(4, "constructor(int)")) {
#line 102
      return quaff_method.result<int>(argument_1);
    }
#line 102
    return ::shapes::Visitor::constructor(argument_1);
  }
};

#line 196 "include/shapes.hpp"
inline bool all_of(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 196
  result = ::quaff::returned(::shapes::all_of(::quaff::reference<::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 195 "include/shapes.hpp"
inline bool area_of(::quaff::Object shape, double &result) noexcept try {
#line 195
  result = ::shapes::area_of(::quaff::reference<const ::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 219 "include/shapes.hpp"
inline bool area_on_thread(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 219
  result = ::quaff::returned(::shapes::area_on_thread(::quaff::reference<const ::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 230 "include/shapes.hpp"
inline bool caught(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 230
  result = ::quaff::returned(::shapes::caught(::quaff::reference<const ::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 110 "include/shapes.hpp"
inline bool constructed_by(::quaff::Object visitor, std::int32_t &result) noexcept try {
#line 110
  result = ::shapes::constructed_by(::quaff::reference<::shapes::Visitor>(visitor));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 118 "include/shapes.hpp"
inline bool each_of(::quaff::Object function, ::quaff::Object shape, std::int32_t times,
#line 118
    double &result) noexcept try {
#line 118
  result =
#line 118
      ::shapes::each_of(
#line 118
      ::quaff::reference<const ::std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>>(
#line 118
      function), ::quaff::reference<::shapes::Shape>(shape), times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 188 "include/shapes.hpp"
inline bool end(::quaff::Object shape, double &result) noexcept try {
#line 188
  result = ::shapes::end(::quaff::pointer<::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 112 "include/shapes.hpp"
inline bool found_by(::quaff::Object visitor, ::quaff::Object shape,
#line 112
    std::unique_ptr<std::string> &result) noexcept try {
#line 112
  result =
#line 112
      ::quaff::returned(::shapes::found_by(::quaff::reference<::shapes::Visitor>(visitor),
#line 112
      ::quaff::pointer<::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 193 "include/shapes.hpp"
inline bool free_shape(::quaff::Object shape) noexcept try {
#line 193
  ::shapes::free_shape(::quaff::pointer<::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 111 "include/shapes.hpp"
inline bool measured_by(::quaff::Object visitor, ::quaff::Object shape, double &result) noexcept try {
#line 111
  result = ::shapes::measured_by(::quaff::reference<::shapes::Visitor>(visitor),
#line 111
      ::quaff::reference<const ::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 194 "include/shapes.hpp"
inline bool name_of(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 194
  result = ::quaff::returned(::shapes::name_of(::quaff::reference<const ::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 183 "include/shapes.hpp"
inline bool shared_scene(::quaff::Object &result) noexcept try {
#line 183
  result = ::quaff::address(::shapes::shared_scene());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 212 "include/shapes.hpp"
inline bool summed(::quaff::Object shape, std::int32_t times, double &result) noexcept try {
#line 212
  result = ::shapes::summed(::quaff::reference<const ::shapes::Shape>(shape), times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 105 "include/shapes.hpp"
inline bool visited_by(::quaff::Object visitor, std::int32_t &result) noexcept try {
#line 105
  result = ::shapes::visited_by(::quaff::reference<::shapes::Visitor>(visitor));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 87 "include/shapes.hpp"
inline bool written_by(::quaff::Object writer, std::int32_t &result) noexcept try {
#line 87
  result = ::shapes::written_by(::quaff::reference<::shapes::Writer>(writer));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool Measure_init(::quaff::Object &result) noexcept try {
#line 19
  result = ::quaff::construct<::std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "<quaff>/std_function.i"
inline bool Measure_call(::quaff::Object object, ::quaff::Object arg1, ::quaff::Text arg2,
#line 13
    ::quaff::Object arg3, double &result) noexcept try {
#line 13
  result =
#line 13
      ::quaff::reference<const ::std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>>(
#line 13
      object).operator()(::quaff::reference<::shapes::Shape>(arg1), arg2.string(),
#line 13
      ::quaff::pointer<::shapes::Part>(arg3));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool Measure_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 19
  result = ::quaff::made([&]() -> decltype(auto) {
#line 19
    return ::quaff::original<::std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>>(
#line 19
        object);
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool Measure_call_2(::quaff::Object object, ::quaff::Object arg1, ::quaff::Text arg2,
#line 19
    ::quaff::Object arg3, double &result) noexcept try {
#line 19
  result =
#line 19
      ::quaff::reference<const ::std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>>(
#line 19
      object).operator()(::quaff::reference<::shapes::Shape>(arg1), arg2.string(),
#line 19
      ::quaff::pointer<::shapes::Part>(arg3));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "include/shapes.hpp"
inline bool Part_init(::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::construct<::shapes::Part>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "include/shapes.hpp"
inline bool Part_value_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 18
  result = ::quaff::reference<::shapes::Part>(object).value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "include/shapes.hpp"
inline bool Part_value_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 18
  ::quaff::reference<::shapes::Part>(object).value = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "include/shapes.hpp"
inline bool Part_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Part>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 24 "include/shapes.hpp"
inline bool Shape_init_3(::quaff::Object &result) noexcept try {
#line 24
  result = ::quaff::construct_directed<::shapes::Shape, quaff_Director_shapes_Shape>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 24 "include/shapes.hpp"
inline bool Shape_init(double size, ::quaff::Object &result) noexcept try {
#line 24
  result = ::quaff::construct_directed<::shapes::Shape, quaff_Director_shapes_Shape>(size);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "include/shapes.hpp"
inline bool Shape_init_2(::quaff::Object other, ::quaff::Object &result) noexcept try {
#line 25
  result = ::quaff::construct_directed<::shapes::Shape,
#line 25
      quaff_Director_shapes_Shape>(::quaff::reference<const ::shapes::Shape>(other));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "include/shapes.hpp"
inline bool Shape_area(::quaff::Object object, std::int32_t times, double &result) noexcept try {
#line 32
  result = (*::quaff::Upcall<const ::shapes::Shape>(object, "area(int) const")).area(times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "include/shapes.hpp"
inline bool Shape_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 33
  result = ::quaff::returned((*::quaff::Upcall<const ::shapes::Shape>(object, "name() const")).name());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "include/shapes.hpp"
inline bool Shape_is_round(::quaff::Object object, bool &result) noexcept try {
#line 34
  result = (*::quaff::Upcall<::shapes::Shape>(object, "is_round()")).is_round();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "include/shapes.hpp"
inline bool Shape_big(::quaff::Object object, std::uint64_t number, std::int64_t &result) noexcept try {
#line 35
  result =
#line 35
      (*::quaff::Upcall<::shapes::Shape>(object, "big(std::uint64_t)")).big(
#line 35
      static_cast<std::uint64_t>(number));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "include/shapes.hpp"
inline bool Shape_colour(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 36
  result =
#line 36
      static_cast<std::int32_t>(
#line 36
      (*::quaff::Upcall<::shapes::Shape>(object, "colour(shapes::Colour)")).colour(
#line 36
      static_cast<::shapes::Colour>(given)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "include/shapes.hpp"
inline bool Shape_weights(::quaff::Object object, const ::quaff::Contiguous &given,
#line 37
    ::quaff::Vector &result) noexcept try {
#line 37
  result =
#line 37
      ::quaff::owned(
#line 37
      (*::quaff::Upcall<::shapes::Shape>(object, "weights(const std::vector<double>&)")).weights(
#line 37
      ::quaff::as<::std::vector<double>>(given)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "include/shapes.hpp"
inline bool Shape_counts(::quaff::Object object, ::quaff::Text text, ::quaff::Object &result) noexcept try {
#line 38
  result =
#line 38
      ::quaff::tree_of<::std::map<std::string, int>>(
#line 38
      (*::quaff::Upcall<::shapes::Shape>(object, "counts(const std::string&)")).counts(text.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "include/shapes.hpp"
inline bool Shape_visited(::quaff::Object object, ::quaff::Text by, float weight) noexcept try {
#line 39
  (*::quaff::Upcall<::shapes::Shape>(object, "visited(const char*, float)")).visited(by.c_str(), weight);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "include/shapes.hpp"
inline bool Shape_overloaded(::quaff::Object object, std::int32_t arg1, std::int32_t &result) noexcept try {
#line 40
  result = (*::quaff::Upcall<::shapes::Shape>(object, "overloaded(int)")).overloaded(arg1);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "include/shapes.hpp"
inline bool Shape_overloaded_2(::quaff::Object object, ::quaff::Text arg1,
#line 41
    std::int32_t &result) noexcept try {
#line 41
  result =
#line 41
      (*::quaff::Upcall<::shapes::Shape>(object, "overloaded(const std::string&)")).overloaded(arg1.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "include/shapes.hpp"
inline bool Shape_place(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 42
  result = ::quaff::address((*::quaff::Upcall<::shapes::Shape>(object, "place()")).place());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "include/shapes.hpp"
inline bool Shape_quiet(::quaff::Object object, std::int32_t &result) noexcept try {
#line 43
  result = (*::quaff::Upcall<const ::shapes::Shape>(object, "quiet() const")).quiet();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "include/shapes.hpp"
inline bool Shape_twice(::quaff::Object object, double &result) noexcept try {
#line 45
  result = ::quaff::reference<const ::shapes::Shape>(object).twice();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "include/shapes.hpp"
inline bool Shape_described(::quaff::Object object, double times,
#line 46
    std::unique_ptr<std::string> &result) noexcept try {
#line 46
  result = ::quaff::returned(::quaff::reference<const ::shapes::Shape>(object).described(times));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 47 "include/shapes.hpp"
inline bool Shape_self(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 47
  result = ::quaff::address(std::addressof(::quaff::reference<::shapes::Shape>(object).self()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 48 "include/shapes.hpp"
inline bool Shape_part(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 48
  result = ::quaff::address(std::addressof(::quaff::reference<::shapes::Shape>(object).part()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "include/shapes.hpp"
inline bool Shape_living_get(std::int32_t &result) noexcept try {
#line 50
  result = ::shapes::Shape::living;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 50 "include/shapes.hpp"
inline bool Shape_living_set(std::int32_t value) noexcept try {
#line 50
  ::shapes::Shape::living = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 53 "include/shapes.hpp"
inline bool Shape_hidden(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 53
  result = quaff_Director_shapes_Shape::protected_hidden(::quaff::pointer<::shapes::Shape>(object), given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 56 "include/shapes.hpp"
inline bool Shape_shown(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 56
  result = ::quaff::reference<::shapes::Shape>(object).shown(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 22 "include/shapes.hpp"
inline bool Shape_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 22
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Shape>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 65 "include/shapes.hpp"
inline bool Task_init(::quaff::Object &result) noexcept try {
#line 65
  result = ::quaff::construct_directed<::shapes::Task, quaff_Director_shapes_Task>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 68 "include/shapes.hpp"
inline bool Task_run(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 68
  result = (*::quaff::Upcall<::shapes::Task>(object, "run(int)")).run(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 69 "include/shapes.hpp"
inline bool Task_memory(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 69
  result = ::quaff::address((*::quaff::Upcall<::shapes::Task>(object, "memory()")).memory());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 70 "include/shapes.hpp"
inline bool Task_twice(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 70
  result = ::quaff::reference<::shapes::Task>(object).twice(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 71 "include/shapes.hpp"
inline bool Task_first(::quaff::Object object, double &result) noexcept try {
#line 71
  result = ::quaff::reference<::shapes::Task>(object).first();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 82 "include/shapes.hpp"
inline bool Writer_init(::quaff::Object &result) noexcept try {
#line 82
  result = ::quaff::construct_directed<::shapes::Writer, quaff_Director_shapes_Writer>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 85 "include/shapes.hpp"
inline bool Writer_write(::quaff::Object object, ::quaff::Object memory, std::int32_t &result) noexcept try {
#line 85
  result =
#line 85
      (*::quaff::Upcall<::shapes::Writer>(object, "write(double*)")).write(::quaff::pointer<double>(memory));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 93 "include/shapes.hpp"
inline bool Visitor_init(::quaff::Object &result) noexcept try {
#line 93
  result = ::quaff::construct_directed<::shapes::Visitor, quaff_Director_shapes_Visitor>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 96 "include/shapes.hpp"
inline bool Visitor_visit(::quaff::Object object, ::quaff::Object part, std::int32_t &result) noexcept try {
#line 96
  result =
#line 96
      (*::quaff::Upcall<::shapes::Visitor>(object, "visit(shapes::Part&)")).visit(
#line 96
      ::quaff::reference<::shapes::Part>(part));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 97 "include/shapes.hpp"
inline bool Visitor_measured(::quaff::Object object, ::quaff::Object shape, std::int32_t times,
#line 97
    double &result) noexcept try {
#line 97
  result =
#line 97
      (*::quaff::Upcall<::shapes::Visitor>(object, "measured(const shapes::Shape&, int)")).measured(
#line 97
      ::quaff::reference<const ::shapes::Shape>(shape), times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 98 "include/shapes.hpp"
inline bool Visitor_found(::quaff::Object object, ::quaff::Object shape, ::quaff::Object part,
#line 98
    std::unique_ptr<std::string> &result) noexcept try {
#line 98
  result =
#line 98
      ::quaff::returned(
#line 98
      (*::quaff::Upcall<::shapes::Visitor>(object, "found(shapes::Shape*, const shapes::Part*)")).found(
#line 98
      ::quaff::pointer<::shapes::Shape>(shape), ::quaff::pointer<const ::shapes::Part>(part)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 99 "include/shapes.hpp"
inline bool Visitor_copied(::quaff::Object object, ::quaff::Object part, std::int32_t &result) noexcept try {
#line 99
  result =
#line 99
      (*::quaff::Upcall<::shapes::Visitor>(object, "copied(shapes::Part)")).copied(
#line 99
      ::quaff::reference<::shapes::Part>(part));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 101 "include/shapes.hpp"
inline bool Visitor_scene(::quaff::Object object, ::quaff::Object part, std::int32_t &result) noexcept try {
#line 101
  result =
#line 101
      (*::quaff::Upcall<::shapes::Visitor>(object, "scene(const std::pair<int, shapes::Part>&)")).scene(
#line 101
      ::quaff::reference<const ::std::pair<int, shapes::Part>>(part));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 102 "include/shapes.hpp"
inline bool Visitor_constructor(::quaff::Object object, std::int32_t given,
#line 102
    std::int32_t &result) noexcept try {
#line 102
  result = (*::quaff::Upcall<::shapes::Visitor>(object, "constructor(int)")).constructor(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 103 "include/shapes.hpp"
inline bool Visitor_pointers(::quaff::Object object, ::quaff::Object part,
#line 103
    std::int32_t &result) noexcept try {
#line 103
  result =
#line 103
      (*::quaff::Upcall<::shapes::Visitor>(object, "pointers(shapes::Part*&)")).pointers(
#line 103
      ::quaff::reference<::shapes::Part*>(part));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 137 "include/shapes.hpp"
inline bool Observer_init(::quaff::Object shape, ::quaff::Object &result) noexcept try {
#line 137
  result = ::quaff::construct<::shapes::Observer>(::quaff::reference<::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 139 "include/shapes.hpp"
inline bool Observer_twice(::quaff::Object object, double &result) noexcept try {
#line 139
  result = ::quaff::reference<const ::shapes::Observer>(object).twice();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 135 "include/shapes.hpp"
inline bool Observer_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 135
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Observer>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 148 "include/shapes.hpp"
inline bool Scene_init(::quaff::Object &result) noexcept try {
#line 148
  result = ::quaff::construct<::shapes::Scene>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 150 "include/shapes.hpp"
inline bool Scene_add(::quaff::Object object, ::quaff::Object shape) noexcept try {
#line 150
  ::quaff::reference<::shapes::Scene>(object).add(
#line 150
      ::std::unique_ptr<::shapes::Shape>(::quaff::pointer<::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 151 "include/shapes.hpp"
inline bool Scene_add_with(::quaff::Object object, const ::quaff::Contiguous &weights,
#line 151
    ::quaff::Object shape) noexcept try {
#line 151
  ::quaff::reference<::shapes::Scene>(object).add_with(weights.data<const double>(),
#line 151
      weights.size<std::size_t>(),
#line 151
      ::std::unique_ptr<::shapes::Shape>(::quaff::pointer<::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 162 "include/shapes.hpp"
inline bool Scene_area(::quaff::Object object, double &result) noexcept try {
#line 162
  result = ::quaff::reference<const ::shapes::Scene>(object).area();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 169 "include/shapes.hpp"
inline bool Scene_at(::quaff::Object object, std::uint64_t index, ::quaff::Object &result) noexcept try {
#line 169
  result =
#line 169
      ::quaff::address(
#line 169
      std::addressof(::quaff::reference<::shapes::Scene>(object).at(static_cast<std::size_t>(index))));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 170 "include/shapes.hpp"
inline bool Scene_pop(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 170
  result = ::quaff::address((::quaff::reference<::shapes::Scene>(object).pop()).release());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 175 "include/shapes.hpp"
inline bool Scene_clear(::quaff::Object object) noexcept try {
#line 175
  ::quaff::reference<::shapes::Scene>(object).clear();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 177 "include/shapes.hpp"
inline bool Scene_owned_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 177
  result = ::quaff::address(::quaff::reference<::shapes::Scene>(object).owned);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 177 "include/shapes.hpp"
inline bool Scene_owned_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 177
  ::quaff::assign(::quaff::reference<::shapes::Scene>(object).owned,
#line 177
      ::quaff::pointer<::shapes::Shape>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "<quaff>/std_pair.i"
inline bool NumberedPart_init(::quaff::Object &result) noexcept try {
#line 11
  result = ::quaff::construct<::std::pair<int, shapes::Part>>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "<quaff>/std_pair.i"
inline bool NumberedPart_init_2(std::int32_t first, ::quaff::Object second,
#line 12
    ::quaff::Object &result) noexcept try {
#line 12
  result = ::quaff::construct<::std::pair<int, shapes::Part>>(first,
#line 12
      ::quaff::reference<::shapes::Part>(second));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "<quaff>/std_pair.i"
inline bool NumberedPart_init_3(::quaff::Object other, ::quaff::Object &result) noexcept try {
#line 13
  result =
#line 13
      ::quaff::construct<::std::pair<int, shapes::Part>>(
#line 13
      ::quaff::reference<const ::std::pair<int, shapes::Part>>(other));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "<quaff>/std_pair.i"
inline bool NumberedPart_first_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 14
  result = ::quaff::reference<::std::pair<int, shapes::Part>>(object).first;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "<quaff>/std_pair.i"
inline bool NumberedPart_first_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 14
  ::quaff::reference<::std::pair<int, shapes::Part>>(object).first = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "<quaff>/std_pair.i"
inline bool NumberedPart_second_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 15
  result =
#line 15
      ::quaff::address(std::addressof(::quaff::reference<::std::pair<int, shapes::Part>>(object).second));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "<quaff>/std_pair.i"
inline bool NumberedPart_second_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 15
  ::quaff::assign(::quaff::reference<::std::pair<int, shapes::Part>>(object).second,
#line 15
      ::quaff::reference<const ::shapes::Part>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "<quaff>/std_pair.i"
inline bool NumberedPart_len(::quaff::Object object, std::uint64_t &result) noexcept try {
#line 19
  result =
#line 19
      ::std_pair_Sl_int_Sc_shapes_Part_Sg____len__(::quaff::pointer<::std::pair<int, shapes::Part>>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "<quaff>/std_pair.i"
inline bool NumberedPart_hash(::quaff::Object object, std::int64_t &result) noexcept try {
#line 23
  result =
#line 23
      ::std_pair_Sl_int_Sc_shapes_Part_Sg____hash__(::quaff::pointer<::std::pair<int, shapes::Part>>(object));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool NumberedPart_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 21
  result = ::quaff::made([&]() -> decltype(auto) {
#line 21
    return ::quaff::original<::std::pair<int, shapes::Part>>(object);
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 76 "include/shapes.hpp"
inline bool Circle_init(double radius, ::quaff::Object &result) noexcept try {
#line 76
  result = ::quaff::construct_directed<::shapes::Circle, quaff_Director_shapes_Circle>(radius);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 77 "include/shapes.hpp"
inline bool Circle_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 77
  result = ::quaff::returned((*::quaff::Upcall<const ::shapes::Circle>(object, "name() const")).name());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 78 "include/shapes.hpp"
inline bool Circle_radius(::quaff::Object object, double &result) noexcept try {
#line 78
  result = (*::quaff::Upcall<const ::shapes::Circle>(object, "radius() const")).radius();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 74 "include/shapes.hpp"
inline bool Circle_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 74
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Circle>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 130 "include/shapes.hpp"
inline bool Square_init(::quaff::Object &result) noexcept try {
#line 130
  result = ::quaff::construct<::shapes::Square>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 131 "include/shapes.hpp"
inline bool Square_area(::quaff::Object object, std::int32_t times, double &result) noexcept try {
#line 131
  result = ::quaff::reference<const ::shapes::Square>(object).area(times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 130 "include/shapes.hpp"
inline bool Square_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 130
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Square>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline void Measure_destroy(::quaff::Object object) noexcept {
#line 19
  ::quaff::destroy<::std::function<double (shapes::Shape&, const std::string&, shapes::Part*)>>(object);
}

#line 17 "include/shapes.hpp"
inline void Part_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shapes::Part>(object); }

#line 22 "include/shapes.hpp"
inline void Shape_destroy(::quaff::Object object) noexcept {
#line 22
  ::quaff::destroy_directed<::shapes::Shape>(object);
}

#line 65 "include/shapes.hpp"
inline void Task_destroy(::quaff::Object object) noexcept {
#line 65
  ::quaff::destroy_directed<::shapes::Task>(object);
}

#line 82 "include/shapes.hpp"
inline void Writer_destroy(::quaff::Object object) noexcept {
#line 82
  ::quaff::destroy_directed<::shapes::Writer>(object);
}

#line 93 "include/shapes.hpp"
inline void Visitor_destroy(::quaff::Object object) noexcept {
#line 93
  ::quaff::destroy_directed<::shapes::Visitor>(object);
}

#line 135 "include/shapes.hpp"
inline void Observer_destroy(::quaff::Object object) noexcept {
#line 135
  ::quaff::destroy<::shapes::Observer>(object);
}

#line 146 "include/shapes.hpp"
inline void Scene_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shapes::Scene>(object); }

#line 21 "example.i"
inline void NumberedPart_destroy(::quaff::Object object) noexcept {
#line 21
  ::quaff::destroy<::std::pair<int, shapes::Part>>(object);
}

#line 74 "include/shapes.hpp"
inline void Circle_destroy(::quaff::Object object) noexcept {
#line 74
  ::quaff::destroy_directed<::shapes::Circle>(object);
}

#line 74 "include/shapes.hpp"
inline ::quaff::Object Circle_as_Shape(::quaff::Object object) noexcept {
#line 74
  return ::quaff::cast<::shapes::Circle, ::shapes::Shape>(object);
}

#line 130 "include/shapes.hpp"
inline void Square_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shapes::Square>(object); }

#line 130 "include/shapes.hpp"
inline ::quaff::Object Square_as_Shape(::quaff::Object object) noexcept {
#line 130
  return ::quaff::cast<::shapes::Square, ::shapes::Shape>(object);
}

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 14 "include/shapes.hpp"
      {"Colour_red", (::shapes::Colour::red)},
#line 14 "include/shapes.hpp"
      {"Colour_green", (::shapes::Colour::green)},
    };
    all = {values, sizeof values / sizeof *values};
    return true;
  } catch (...) {
    ::quaff::keep_exception();
    return false;
  }
}

} // namespace quaff_bridge_example

// JavaScript has the enumerators' values from the text of the interface.
#line 14 "include/shapes.hpp"
static_assert(static_cast<long long>(::shapes::Colour::red) == 0,
#line 14
    "JavaScript has it as 0: let the interface say the value that C++ has");
#line 14
static_assert(static_cast<long long>(::shapes::Colour::green) == 7,
#line 14
    "JavaScript has it as 7: let the interface say the value that C++ has");

#include "quaff/tree_calls.hpp"

extern "C" __attribute__((visibility("hidden"), used)) inline bool quaff_example_Measure_of(::quaff::TreeCall call, void *data, void (*release)(void *), ::quaff::Object *result) noexcept { try { *result = ::quaff::FunctionOfTrees<double (shapes::Shape&, const std::string&, shapes::Part*)>::make(call, data, release); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

// Not bound:
// <quaff>/std_vector.i:8: template class std::vector: no `%template` instantiates it
// <quaff>/std_map.i:9: template class std::map: no `%template` instantiates it
// <quaff>/std_unique_ptr.i:8: template class std::unique_ptr: no `%template` instantiates it
