// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/constant.hpp"
#include "quaff/object.hpp"
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

#line 3 "<quaff>/std_map.i"
#include <map>

#line 5 "<quaff>/mappings.i"
#include "quaff/mapping.hpp"

#line 4 "<quaff>/std_pair.i"
#include "quaff/mapping.hpp"
#include <utility>

#line 4 "<quaff>/std_unique_ptr.i"
#include <memory>

namespace quaff_bridge_example {

#line 16 "include/shapes.hpp"
struct quaff_Director_shapes_Shape final : ::shapes::Shape, ::quaff::TreeDirector {
#line 16 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Shape(PyObject *self,
#line 16
      Arguments &&...arguments) : ::shapes::Shape(::std::forward<Arguments>(arguments)...),
#line 16
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Shape() override { ::quaff::Director::end(); }
#line 23 "include/shapes.hpp"
  double area(int argument_1) const override {
#line 23
    if (::quaff::TreeDirector::is_overridden(0, "area(int) const")) {
#line 23
      return ::quaff::TreeDirector::result<double>(0, argument_1);
    }
#line 23
    return ::shapes::Shape::area(argument_1);
  }
#line 24 "include/shapes.hpp"
  std::string name() const override {
#line 24
    if (::quaff::TreeDirector::is_overridden(1, "name() const")) {
#line 24
      return ::quaff::TreeDirector::result<std::string>(1);
    }
#line 24
    return ::shapes::Shape::name();
  }
#line 25 "include/shapes.hpp"
  bool is_round() override {
#line 25
    if (::quaff::TreeDirector::is_overridden(2, "is_round()")) {
#line 25
      return ::quaff::TreeDirector::result<bool>(2);
    }
#line 25
    return ::shapes::Shape::is_round();
  }
#line 26 "include/shapes.hpp"
  std::int64_t big(std::uint64_t argument_1) override {
#line 26
    if (::quaff::TreeDirector::is_overridden(3, "big(std::uint64_t)")) {
#line 26
      return ::quaff::TreeDirector::result<std::int64_t>(3, argument_1);
    }
#line 26
    return ::shapes::Shape::big(argument_1);
  }
#line 27 "include/shapes.hpp"
  shapes::Colour colour(shapes::Colour argument_1) override {
#line 27
    if (::quaff::TreeDirector::is_overridden(4, "colour(shapes::Colour)")) {
#line 27
      return ::quaff::TreeDirector::result<shapes::Colour>(4, argument_1);
    }
#line 27
    return ::shapes::Shape::colour(argument_1);
  }
#line 28 "include/shapes.hpp"
  std::vector<double> weights(const std::vector<double>& argument_1) override {
#line 28
    if (::quaff::TreeDirector::is_overridden(5, "weights(const std::vector<double>&)")) {
#line 28
      return ::quaff::TreeDirector::result<std::vector<double>>(5, argument_1);
    }
#line 28
    return ::shapes::Shape::weights(argument_1);
  }
#line 29 "include/shapes.hpp"
  std::map<std::string, int> counts(const std::string& argument_1) override {
#line 29
    if (::quaff::TreeDirector::is_overridden(6, "counts(const std::string&)")) {
#line 29
      return ::quaff::TreeDirector::result<std::map<std::string, int>>(6, argument_1);
    }
#line 29
    return ::shapes::Shape::counts(argument_1);
  }
#line 30 "include/shapes.hpp"
  void visited(const char* argument_1, float argument_2) override {
#line 30
    if (::quaff::TreeDirector::is_overridden(7, "visited(const char*, float)")) {
#line 30
      return ::quaff::TreeDirector::result<void>(7, argument_1, argument_2);
    }
#line 30
    return ::shapes::Shape::visited(argument_1, argument_2);
  }
#line 31 "include/shapes.hpp"
  int overloaded(int argument_1) override {
#line 31
    if (::quaff::TreeDirector::is_overridden(8, "overloaded(int)")) {
#line 31
      return ::quaff::TreeDirector::result<int>(8, argument_1);
    }
#line 31
    return ::shapes::Shape::overloaded(argument_1);
  }
#line 32 "include/shapes.hpp"
  int overloaded(const std::string& argument_1) override {
#line 32
    if (::quaff::TreeDirector::is_overridden(9, "overloaded(const std::string&)")) {
#line 32
      return ::quaff::TreeDirector::result<int>(9, argument_1);
    }
#line 32
    return ::shapes::Shape::overloaded(argument_1);
  }
#line 43 "include/shapes.hpp"
  int hidden(int argument_1) override {
#line 43
    if (::quaff::TreeDirector::is_overridden(10, "hidden(int)")) {
#line 43
      return ::quaff::TreeDirector::result<int>(10, argument_1);
    }
#line 43
    return ::shapes::Shape::hidden(argument_1);
  }
#line 43 "include/shapes.hpp"
  static int protected_hidden(::shapes::Shape *self, int argument_1) {
#line 43
    return (
#line 43
        (*::quaff::Upcall<::shapes::Shape>(::quaff::only_director(self, "Shape.hidden"),
#line 43
        "hidden(int)")).*static_cast<int (::shapes::Shape::*)(int) >(&quaff_Exposed::hidden))(argument_1);
  }
  struct quaff_Exposed : ::shapes::Shape { using ::shapes::Shape::hidden; };
};

#line 54 "include/shapes.hpp"
struct quaff_Director_shapes_Task final : ::shapes::Task, ::quaff::TreeDirector {
#line 54 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Task(PyObject *self,
#line 54
      Arguments &&...arguments) : ::shapes::Task(::std::forward<Arguments>(arguments)...),
#line 54
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Task() override { ::quaff::Director::end(); }
#line 57 "include/shapes.hpp"
  int run(int argument_1) override {
#line 57
    if (::quaff::TreeDirector::is_overridden(0, "run(int)")) {
#line 57
      return ::quaff::TreeDirector::result<int>(0, argument_1);
    }
#line 57
    ::quaff::throw_pure("Task.run");
  }
#line 58 "include/shapes.hpp"
  double* memory() override { ::quaff::throw_pure("Task.memory"); }
};

#line 63 "include/shapes.hpp"
struct quaff_Director_shapes_Circle final : ::shapes::Circle, ::quaff::TreeDirector {
#line 63 "include/shapes.hpp"
  template <class... Arguments> explicit quaff_Director_shapes_Circle(PyObject *self,
#line 63
      Arguments &&...arguments) : ::shapes::Circle(::std::forward<Arguments>(arguments)...),
#line 63
      ::quaff::TreeDirector(self) {}
  ~quaff_Director_shapes_Circle() override { ::quaff::Director::end(); }
#line 66 "include/shapes.hpp"
  std::string name() const override {
#line 66
    if (::quaff::TreeDirector::is_overridden(0, "name() const")) {
#line 66
      return ::quaff::TreeDirector::result<std::string>(0);
    }
#line 66
    return ::shapes::Circle::name();
  }
#line 67 "include/shapes.hpp"
  double radius() const override {
#line 67
    if (::quaff::TreeDirector::is_overridden(1, "radius() const")) {
#line 67
      return ::quaff::TreeDirector::result<double>(1);
    }
#line 67
    return ::shapes::Circle::radius();
  }
#line 23 "include/shapes.hpp"
  double area(int argument_1) const override {
#line 23
    if (::quaff::TreeDirector::is_overridden(2, "area(int) const")) {
#line 23
      return ::quaff::TreeDirector::result<double>(2, argument_1);
    }
#line 23
    return ::shapes::Circle::area(argument_1);
  }
#line 25 "include/shapes.hpp"
  bool is_round() override {
#line 25
    if (::quaff::TreeDirector::is_overridden(3, "is_round()")) {
#line 25
      return ::quaff::TreeDirector::result<bool>(3);
    }
#line 25
    return ::shapes::Circle::is_round();
  }
#line 26 "include/shapes.hpp"
  std::int64_t big(std::uint64_t argument_1) override {
#line 26
    if (::quaff::TreeDirector::is_overridden(4, "big(std::uint64_t)")) {
#line 26
      return ::quaff::TreeDirector::result<std::int64_t>(4, argument_1);
    }
#line 26
    return ::shapes::Circle::big(argument_1);
  }
#line 27 "include/shapes.hpp"
  shapes::Colour colour(shapes::Colour argument_1) override {
#line 27
    if (::quaff::TreeDirector::is_overridden(5, "colour(shapes::Colour)")) {
#line 27
      return ::quaff::TreeDirector::result<shapes::Colour>(5, argument_1);
    }
#line 27
    return ::shapes::Circle::colour(argument_1);
  }
#line 28 "include/shapes.hpp"
  std::vector<double> weights(const std::vector<double>& argument_1) override {
#line 28
    if (::quaff::TreeDirector::is_overridden(6, "weights(const std::vector<double>&)")) {
#line 28
      return ::quaff::TreeDirector::result<std::vector<double>>(6, argument_1);
    }
#line 28
    return ::shapes::Circle::weights(argument_1);
  }
#line 29 "include/shapes.hpp"
  std::map<std::string, int> counts(const std::string& argument_1) override {
#line 29
    if (::quaff::TreeDirector::is_overridden(7, "counts(const std::string&)")) {
#line 29
      return ::quaff::TreeDirector::result<std::map<std::string, int>>(7, argument_1);
    }
#line 29
    return ::shapes::Circle::counts(argument_1);
  }
#line 30 "include/shapes.hpp"
  void visited(const char* argument_1, float argument_2) override {
#line 30
    if (::quaff::TreeDirector::is_overridden(8, "visited(const char*, float)")) {
#line 30
      return ::quaff::TreeDirector::result<void>(8, argument_1, argument_2);
    }
#line 30
    return ::shapes::Circle::visited(argument_1, argument_2);
  }
#line 31 "include/shapes.hpp"
  int overloaded(int argument_1) override {
#line 31
    if (::quaff::TreeDirector::is_overridden(9, "overloaded(int)")) {
#line 31
      return ::quaff::TreeDirector::result<int>(9, argument_1);
    }
#line 31
    return ::shapes::Circle::overloaded(argument_1);
  }
#line 32 "include/shapes.hpp"
  int overloaded(const std::string& argument_1) override {
#line 32
    if (::quaff::TreeDirector::is_overridden(10, "overloaded(const std::string&)")) {
#line 32
      return ::quaff::TreeDirector::result<int>(10, argument_1);
    }
#line 32
    return ::shapes::Circle::overloaded(argument_1);
  }
#line 43 "include/shapes.hpp"
  int hidden(int argument_1) override {
#line 43
    if (::quaff::TreeDirector::is_overridden(11, "hidden(int)")) {
#line 43
      return ::quaff::TreeDirector::result<int>(11, argument_1);
    }
#line 43
    return ::shapes::Circle::hidden(argument_1);
  }
};

#line 114 "include/shapes.hpp"
inline bool all_of(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 114
  result = ::quaff::returned(::shapes::all_of(::quaff::reference<::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 113 "include/shapes.hpp"
inline bool area_of(::quaff::Object shape, double &result) noexcept try {
#line 113
  result = ::shapes::area_of(::quaff::reference<const ::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 137 "include/shapes.hpp"
inline bool area_on_thread(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 137
  result = ::quaff::returned(::shapes::area_on_thread(::quaff::reference<const ::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 148 "include/shapes.hpp"
inline bool caught(::quaff::Object shape, std::unique_ptr<std::string> &result) noexcept try {
#line 148
  result = ::quaff::returned(::shapes::caught(::quaff::reference<const ::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 108 "include/shapes.hpp"
inline bool end(::quaff::Object shape, double &result) noexcept try {
#line 108
  result = ::shapes::end(::quaff::pointer<::shapes::Shape>(shape));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 103 "include/shapes.hpp"
inline bool shared_scene(::quaff::Object &result) noexcept try {
#line 103
  result = ::quaff::address(::shapes::shared_scene());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 130 "include/shapes.hpp"
inline bool summed(::quaff::Object shape, std::int32_t times, double &result) noexcept try {
#line 130
  result = ::shapes::summed(::quaff::reference<const ::shapes::Shape>(shape), times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "include/shapes.hpp"
inline bool Shape_init_3(::quaff::Object &result) noexcept try {
#line 18
  result = ::quaff::construct_directed<::shapes::Shape, quaff_Director_shapes_Shape>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "include/shapes.hpp"
inline bool Shape_init(double size, ::quaff::Object &result) noexcept try {
#line 18
  result = ::quaff::construct_directed<::shapes::Shape, quaff_Director_shapes_Shape>(size);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "include/shapes.hpp"
inline bool Shape_init_2(::quaff::Object other, ::quaff::Object &result) noexcept try {
#line 19
  result = ::quaff::construct_directed<::shapes::Shape,
#line 19
      quaff_Director_shapes_Shape>(::quaff::reference<const ::shapes::Shape>(other));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "include/shapes.hpp"
inline bool Shape_area(::quaff::Object object, std::int32_t times, double &result) noexcept try {
#line 23
  result = (*::quaff::Upcall<const ::shapes::Shape>(object, "area(int) const")).area(times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 24 "include/shapes.hpp"
inline bool Shape_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 24
  result = ::quaff::returned((*::quaff::Upcall<const ::shapes::Shape>(object, "name() const")).name());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "include/shapes.hpp"
inline bool Shape_is_round(::quaff::Object object, bool &result) noexcept try {
#line 25
  result = (*::quaff::Upcall<::shapes::Shape>(object, "is_round()")).is_round();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 26 "include/shapes.hpp"
inline bool Shape_big(::quaff::Object object, std::uint64_t number, std::int64_t &result) noexcept try {
#line 26
  result =
#line 26
      (*::quaff::Upcall<::shapes::Shape>(object, "big(std::uint64_t)")).big(
#line 26
      static_cast<std::uint64_t>(number));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "include/shapes.hpp"
inline bool Shape_colour(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 27
  result =
#line 27
      static_cast<std::int32_t>(
#line 27
      (*::quaff::Upcall<::shapes::Shape>(object, "colour(shapes::Colour)")).colour(
#line 27
      static_cast<::shapes::Colour>(given)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "include/shapes.hpp"
inline bool Shape_weights(::quaff::Object object, const ::quaff::Contiguous &given,
#line 28
    ::quaff::Vector &result) noexcept try {
#line 28
  result =
#line 28
      ::quaff::owned(
#line 28
      (*::quaff::Upcall<::shapes::Shape>(object, "weights(const std::vector<double>&)")).weights(
#line 28
      ::quaff::as<::std::vector<double>>(given)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "include/shapes.hpp"
inline bool Shape_counts(::quaff::Object object, ::quaff::Text text, ::quaff::Object &result) noexcept try {
#line 29
  result =
#line 29
      ::quaff::tree_of<::std::map<std::string, int>>(
#line 29
      (*::quaff::Upcall<::shapes::Shape>(object, "counts(const std::string&)")).counts(text.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "include/shapes.hpp"
inline bool Shape_visited(::quaff::Object object, ::quaff::Text by, float weight) noexcept try {
#line 30
  (*::quaff::Upcall<::shapes::Shape>(object, "visited(const char*, float)")).visited(by.c_str(), weight);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "include/shapes.hpp"
inline bool Shape_overloaded(::quaff::Object object, std::int32_t arg1, std::int32_t &result) noexcept try {
#line 31
  result = (*::quaff::Upcall<::shapes::Shape>(object, "overloaded(int)")).overloaded(arg1);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 32 "include/shapes.hpp"
inline bool Shape_overloaded_2(::quaff::Object object, ::quaff::Text arg1,
#line 32
    std::int32_t &result) noexcept try {
#line 32
  result =
#line 32
      (*::quaff::Upcall<::shapes::Shape>(object, "overloaded(const std::string&)")).overloaded(arg1.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "include/shapes.hpp"
inline bool Shape_place(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 33
  result = ::quaff::address((*::quaff::Upcall<::shapes::Shape>(object, "place()")).place());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "include/shapes.hpp"
inline bool Shape_quiet(::quaff::Object object, std::int32_t &result) noexcept try {
#line 34
  result = (*::quaff::Upcall<const ::shapes::Shape>(object, "quiet() const")).quiet();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "include/shapes.hpp"
inline bool Shape_twice(::quaff::Object object, double &result) noexcept try {
#line 36
  result = ::quaff::reference<const ::shapes::Shape>(object).twice();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "include/shapes.hpp"
inline bool Shape_described(::quaff::Object object, double times,
#line 37
    std::unique_ptr<std::string> &result) noexcept try {
#line 37
  result = ::quaff::returned(::quaff::reference<const ::shapes::Shape>(object).described(times));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 38 "include/shapes.hpp"
inline bool Shape_self(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 38
  result = ::quaff::address(std::addressof(::quaff::reference<::shapes::Shape>(object).self()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "include/shapes.hpp"
inline bool Shape_living_get(std::int32_t &result) noexcept try {
#line 40
  result = ::shapes::Shape::living;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "include/shapes.hpp"
inline bool Shape_living_set(std::int32_t value) noexcept try {
#line 40
  ::shapes::Shape::living = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 43 "include/shapes.hpp"
inline bool Shape_hidden(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 43
  result = quaff_Director_shapes_Shape::protected_hidden(::quaff::pointer<::shapes::Shape>(object), given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 46 "include/shapes.hpp"
inline bool Shape_shown(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 46
  result = ::quaff::reference<::shapes::Shape>(object).shown(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "include/shapes.hpp"
inline bool Shape_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 16
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Shape>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 54 "include/shapes.hpp"
inline bool Task_init(::quaff::Object &result) noexcept try {
#line 54
  result = ::quaff::construct_directed<::shapes::Task, quaff_Director_shapes_Task>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 57 "include/shapes.hpp"
inline bool Task_run(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 57
  result = (*::quaff::Upcall<::shapes::Task>(object, "run(int)")).run(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 58 "include/shapes.hpp"
inline bool Task_memory(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 58
  result = ::quaff::address((*::quaff::Upcall<::shapes::Task>(object, "memory()")).memory());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 59 "include/shapes.hpp"
inline bool Task_twice(::quaff::Object object, std::int32_t given, std::int32_t &result) noexcept try {
#line 59
  result = ::quaff::reference<::shapes::Task>(object).twice(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 60 "include/shapes.hpp"
inline bool Task_first(::quaff::Object object, double &result) noexcept try {
#line 60
  result = ::quaff::reference<::shapes::Task>(object).first();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 78 "include/shapes.hpp"
inline bool Scene_init(::quaff::Object &result) noexcept try {
#line 78
  result = ::quaff::construct<::shapes::Scene>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 80 "include/shapes.hpp"
inline bool Scene_add(::quaff::Object object, ::quaff::Object shape) noexcept try {
#line 80
  ::quaff::reference<::shapes::Scene>(object).add(
#line 80
      ::std::unique_ptr<::shapes::Shape>(::quaff::pointer<::shapes::Shape>(shape)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 82 "include/shapes.hpp"
inline bool Scene_area(::quaff::Object object, double &result) noexcept try {
#line 82
  result = ::quaff::reference<const ::shapes::Scene>(object).area();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 89 "include/shapes.hpp"
inline bool Scene_at(::quaff::Object object, std::uint64_t index, ::quaff::Object &result) noexcept try {
#line 89
  result =
#line 89
      ::quaff::address(
#line 89
      std::addressof(::quaff::reference<::shapes::Scene>(object).at(static_cast<std::size_t>(index))));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 90 "include/shapes.hpp"
inline bool Scene_pop(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 90
  result = ::quaff::address((::quaff::reference<::shapes::Scene>(object).pop()).release());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 95 "include/shapes.hpp"
inline bool Scene_clear(::quaff::Object object) noexcept try {
#line 95
  ::quaff::reference<::shapes::Scene>(object).clear();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 97 "include/shapes.hpp"
inline bool Scene_owned_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 97
  result = ::quaff::address(::quaff::reference<::shapes::Scene>(object).owned);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 97 "include/shapes.hpp"
inline bool Scene_owned_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 97
  ::quaff::assign(::quaff::reference<::shapes::Scene>(object).owned,
#line 97
      ::quaff::pointer<::shapes::Shape>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 65 "include/shapes.hpp"
inline bool Circle_init(double radius, ::quaff::Object &result) noexcept try {
#line 65
  result = ::quaff::construct_directed<::shapes::Circle, quaff_Director_shapes_Circle>(radius);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 66 "include/shapes.hpp"
inline bool Circle_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 66
  result = ::quaff::returned((*::quaff::Upcall<const ::shapes::Circle>(object, "name() const")).name());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 67 "include/shapes.hpp"
inline bool Circle_radius(::quaff::Object object, double &result) noexcept try {
#line 67
  result = (*::quaff::Upcall<const ::shapes::Circle>(object, "radius() const")).radius();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 63 "include/shapes.hpp"
inline bool Circle_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 63
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Circle>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 71 "include/shapes.hpp"
inline bool Square_init(::quaff::Object &result) noexcept try {
#line 71
  result = ::quaff::construct<::shapes::Square>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 72 "include/shapes.hpp"
inline bool Square_area(::quaff::Object object, std::int32_t times, double &result) noexcept try {
#line 72
  result = ::quaff::reference<const ::shapes::Square>(object).area(times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 71 "include/shapes.hpp"
inline bool Square_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 71
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::shapes::Square>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "include/shapes.hpp"
inline void Shape_destroy(::quaff::Object object) noexcept {
#line 16
  ::quaff::destroy_directed<::shapes::Shape>(object);
}

#line 54 "include/shapes.hpp"
inline void Task_destroy(::quaff::Object object) noexcept {
#line 54
  ::quaff::destroy_directed<::shapes::Task>(object);
}

#line 76 "include/shapes.hpp"
inline void Scene_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shapes::Scene>(object); }

#line 63 "include/shapes.hpp"
inline void Circle_destroy(::quaff::Object object) noexcept {
#line 63
  ::quaff::destroy_directed<::shapes::Circle>(object);
}

#line 63 "include/shapes.hpp"
inline ::quaff::Object Circle_as_Shape(::quaff::Object object) noexcept {
#line 63
  return ::quaff::cast<::shapes::Circle, ::shapes::Shape>(object);
}

#line 71 "include/shapes.hpp"
inline void Square_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::shapes::Square>(object); }

#line 71 "include/shapes.hpp"
inline ::quaff::Object Square_as_Shape(::quaff::Object object) noexcept {
#line 71
  return ::quaff::cast<::shapes::Square, ::shapes::Shape>(object);
}

// The module's constants, which are evaluated when it is loaded.
inline bool constants(::quaff::Constants &all) noexcept {
  try {
    static const ::quaff::Constant values[] = {
#line 13 "include/shapes.hpp"
      {"Colour_red", (::shapes::Colour::red)},
#line 13 "include/shapes.hpp"
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

// JavaScript has the numbers of enumerations as the interface's text tells them.
#line 13 "include/shapes.hpp"
static_assert(static_cast<long long>(::shapes::Colour::red) == 0,
#line 13
    "JavaScript has it as 0: let the interface say the value that C++ has");
#line 13
static_assert(static_cast<long long>(::shapes::Colour::green) == 7,
#line 13
    "JavaScript has it as 7: let the interface say the value that C++ has");

// Not bound:
// <quaff>/std_vector.i:8: template class std::vector: no `%template` instantiates it
// <quaff>/std_pair.i:9: template struct std::pair: no `%template` instantiates it
// <quaff>/std_map.i:9: template class std::map: no `%template` instantiates it
// <quaff>/std_unique_ptr.i:8: template class std::unique_ptr: no `%template` instantiates it
