// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/director_call.hpp"
#include "quaff/object.hpp"
#include "quaff/shim.hpp"

#line 8 "example.i"
#include <string>
struct Point { int x; };
struct Named {
  virtual ~Named() {}
  virtual std::string name() const { return "named"; }
};
class Shape : public Named {
public:
  explicit Shape(int sides) : sides(sides) {}
  virtual double area(int scale) const = 0;
  virtual const std::string &label(const std::string &text, bool loud = false) { return text; }
  virtual Point *nearest(const Point &to, Point at) noexcept { return nullptr; }
  virtual int corners(int *counts, int size) = 0;
  int sides;
protected:
  virtual void changed(Point *point) { sides = point->x; }
};

namespace quaff_bridge_example {

#line 14 "example.i"
struct quaff_Director_Shape final : ::Shape, ::quaff::Director {
#line 14 "example.i"
  template <class... Arguments> explicit quaff_Director_Shape(PyObject *self, Arguments &&...arguments) :
#line 14
      ::Shape(::std::forward<Arguments>(arguments)...), ::quaff::Director(self, quaff_overrides, 5) {}
  ~quaff_Director_Shape() override { ::quaff::Director::end(); }
#line 17 "example.i"
  double area(int argument_1) const override {
#line 17
    if (::quaff::Director::may_call(0, "area(int) const")) {
#line 17
      ::quaff::PythonCall call(::quaff::Director::link(), 0);
#line 17
      if (call.is_overridden()) {
#line 17
        if (!call.run(::quaff::slot(static_cast<std::int32_t>(argument_1)))) {
#line 17
          ::quaff::throw_from_python("Shape.area");
        }
#line 17
        return call.value<double>();
      }
    }
#line 17
    throw ::Swig::DirectorPureVirtualException("Shape.area");
  }
#line 18 "example.i"
  const std::string& label(const std::string& argument_1, bool argument_2) override {
#line 18
    if (::quaff::Director::may_call(1, "label(const std::string&, bool)")) {
#line 18
      ::quaff::PythonCall<1, true> call(::quaff::Director::link(), 1);
#line 18
      if (call.is_overridden()) {
#line 18
        if (!call.run(::quaff::text_slot(argument_1), ::quaff::slot(static_cast<bool>(argument_2)))) {
#line 18
          { [[maybe_unused]] PyObject *error = PyErr_Occurred();
if (error != NULL) throw Swig::DirectorMethodException("label");
#line 18 "example.i"
  }
#line 18
  ::quaff::throw_from_python("Shape.label");
  }
#line 18
  return call.place(quaff_kept_1) = call.text();
  }
  }
#line 18
  return ::Shape::label(argument_1, argument_2);
  }
#line 18
  mutable std::string quaff_kept_1{};
#line 19 "example.i"
  Point* nearest(const Point& argument_1, Point argument_2) noexcept override {
#line 19
    if (::quaff::Director::may_call(2, "nearest(const Point&, Point)")) {
#line 19
      bool may_call_own = true;
      {
#line 19
        ::quaff::PythonCall<1, true> call(::quaff::Director::link(), 2);
#line 19
        try {
#line 19
          if (call.is_overridden()) {
#line 19
            may_call_own = ::quaff::are_copied<decltype(argument_2)>;
#line 19
            if (!call.run(::quaff::object_slot(::std::addressof(argument_1)),
#line 19
                ::quaff::given_slot(argument_2))) {
#line 19
              ::quaff::throw_from_python("Shape.nearest");
            }
#line 19
            return ::quaff::pointer<::Point>(call.object());
          }
#line 19
        } catch (...) { ::quaff::report_thrown("Shape.nearest"); }
#line 19
        may_call_own = call.end() && may_call_own;
      }
#line 19
      if (!may_call_own) { return ::quaff::empty_result<Point*>(); }
    }
#line 19
    return ::Shape::nearest(argument_1, ::std::move(argument_2));
  }
#line 23 "example.i"
  void changed(Point* argument_1) override {
#line 23
    if (::quaff::Director::may_call(3, "changed(Point*)")) {
#line 23
      ::quaff::PythonCall<1, true> call(::quaff::Director::link(), 3);
#line 23
      if (call.is_overridden()) {
#line 23
        if (!call.run(::quaff::object_slot(argument_1))) { ::quaff::throw_from_python("Shape.changed"); }
#line 23
        return;
      }
    }
#line 23
    return ::Shape::changed(argument_1);
  }
#line 12 "example.i"
  std::string name() const override {
#line 12
    if (::quaff::Director::may_call(4, "name() const")) {
#line 12
      ::quaff::PythonCall call(::quaff::Director::link(), 4);
#line 12
      if (call.is_overridden()) {
#line 12
        if (!call.run()) { ::quaff::throw_from_python("Shape.name"); }
#line 12
        return call.text();
      }
    }
#line 12
    return ::Shape::name();
  }
#line 20 "example.i"
  int corners(int* argument_1, int argument_2) override {
#line 20
    throw ::Swig::DirectorPureVirtualException("Shape.corners");
  }
#line 23 "example.i"
  static void protected_changed(::Shape *self, Point* argument_1) {
#line 23
    return (
#line 23
        (*::quaff::Upcall<::Shape>(::quaff::only_director(self, "Shape.changed"),
#line 23
        "changed(Point*)")).*static_cast<void (::Shape::*)(Point*) >(&quaff_Exposed::changed))(argument_1);
  }
  struct quaff_Exposed : ::Shape { using ::Shape::changed; };
  ::quaff::Override quaff_overrides[5]{};
};

#line 9 "example.i"
inline bool Point_init(::quaff::Object &result) noexcept try {
#line 9
  result = ::quaff::construct<::Point>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool Point_x_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 9
  result = ::quaff::reference<::Point>(object).x;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool Point_x_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 9
  ::quaff::reference<::Point>(object).x = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 9
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Point>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "example.i"
inline bool Named_init(::quaff::Object &result) noexcept try {
#line 10
  result = ::quaff::construct<::Named>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 12 "example.i"
inline bool Named_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 12
  result = ::quaff::returned((*::quaff::Upcall<const ::Named>(object, "name() const")).name());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "example.i"
inline bool Named_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 10
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Named>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "example.i"
inline bool Shape_init(std::int32_t sides, ::quaff::Object &result) noexcept try {
#line 16
  result = ::quaff::construct_directed<::Shape, quaff_Director_Shape>(sides);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool Shape_area(::quaff::Object object, std::int32_t scale, double &result) noexcept try {
#line 17
  result = (*::quaff::Upcall<const ::Shape>(object, "area(int) const")).area(scale);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool Shape_label_2(::quaff::Object object, ::quaff::Text text,
#line 18
    std::unique_ptr<std::string> &result) noexcept try {
#line 18
  result =
#line 18
      ::quaff::returned(
#line 18
      (*::quaff::Upcall<::Shape>(object, "label(const std::string&, bool)")).label(text.string()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "example.i"
inline bool Shape_label(::quaff::Object object, ::quaff::Text text, bool loud,
#line 18
    std::unique_ptr<std::string> &result) noexcept try {
#line 18
  result =
#line 18
      ::quaff::returned(
#line 18
      (*::quaff::Upcall<::Shape>(object, "label(const std::string&, bool)")).label(text.string(), loud));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool Shape_nearest(::quaff::Object object, ::quaff::Object to, ::quaff::Object at,
#line 19
    ::quaff::Object &result) noexcept try {
#line 19
  result =
#line 19
      ::quaff::address(
#line 19
      (*::quaff::Upcall<::Shape>(object, "nearest(const Point&, Point)")).nearest(
#line 19
      ::quaff::reference<const ::Point>(to), ::quaff::reference<::Point>(at)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool Shape_corners(::quaff::Object object, ::quaff::Object counts, std::int32_t size,
#line 20
    std::int32_t &result) noexcept try {
#line 20
  result = (*::quaff::Upcall<::Shape>(object, "corners(int*, int)")).corners(::quaff::pointer<int>(counts),
#line 20
      size);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool Shape_sides_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 21
  result = ::quaff::reference<::Shape>(object).sides;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool Shape_sides_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 21
  ::quaff::reference<::Shape>(object).sides = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "example.i"
inline bool Shape_changed(::quaff::Object object, ::quaff::Object point) noexcept try {
#line 23
  quaff_Director_Shape::protected_changed(::quaff::pointer<::Shape>(object),
#line 23
      ::quaff::pointer<::Point>(point));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline void Point_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Point>(object); }

#line 10 "example.i"
inline void Named_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Named>(object); }

#line 14 "example.i"
inline void Shape_destroy(::quaff::Object object) noexcept { ::quaff::destroy_directed<::Shape>(object); }

#line 14 "example.i"
inline ::quaff::Object Shape_as_Named(::quaff::Object object) noexcept {
#line 14
  return ::quaff::cast<::Shape, ::Named>(object);
}

} // namespace quaff_bridge_example
