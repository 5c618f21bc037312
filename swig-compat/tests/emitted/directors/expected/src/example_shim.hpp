// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
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
  template <class... Arguments> explicit quaff_Director_Shape(PyObject *self, Arguments &&...arguments) : ::Shape(::std::forward<Arguments>(arguments)...), ::quaff::Director(self, quaff_overrides, 5) {}
  ~quaff_Director_Shape() override { ::quaff::Director::end(); }
#line 17 "example.i"
  double area(int argument_1) const override { if (::quaff::Director::may_call(0, "area(int) const")) { ::quaff::PythonCall call(::quaff::Director::link(), 0); if (call.is_overridden()) { if (!call.run(::quaff::slot(static_cast<std::int32_t>(argument_1)))) { ::quaff::throw_from_python("Shape.area"); } return call.value<double>(); } } throw ::Swig::DirectorPureVirtualException("Shape.area"); }
#line 18 "example.i"
  const std::string& label(const std::string& argument_1, bool argument_2) override { if (::quaff::Director::may_call(1, "label(const std::string&, bool)")) { ::quaff::PythonCall<1, true> call(::quaff::Director::link(), 1); if (call.is_overridden()) { if (!call.run(::quaff::text_slot(argument_1), ::quaff::slot(static_cast<bool>(argument_2)))) { { [[maybe_unused]] PyObject *error = PyErr_Occurred();
if (error != NULL) throw Swig::DirectorMethodException("label");
} ::quaff::throw_from_python("Shape.label"); } return call.place(quaff_kept_1) = call.text(); } } return ::Shape::label(argument_1, argument_2); } mutable std::string quaff_kept_1{};
#line 19 "example.i"
  Point* nearest(const Point& argument_1, Point argument_2) noexcept override { if (::quaff::Director::may_call(2, "nearest(const Point&, Point)")) { bool exists = true; { ::quaff::PythonCall<1, true> call(::quaff::Director::link(), 2); try { if (call.is_overridden()) { if (!call.run(::quaff::object_slot(::std::addressof(argument_1)), ::quaff::moved_slot(argument_2))) { ::quaff::throw_from_python("Shape.nearest"); } return ::quaff::pointer<::Point>(call.object()); } } catch (...) { ::quaff::report_thrown("Shape.nearest"); } exists = call.end(); } if (!exists) { return ::quaff::empty_result<Point*>(); } } return ::Shape::nearest(argument_1, ::std::move(argument_2)); }
#line 23 "example.i"
  void changed(Point* argument_1) override { if (::quaff::Director::may_call(3, "changed(Point*)")) { ::quaff::PythonCall<1, true> call(::quaff::Director::link(), 3); if (call.is_overridden()) { if (!call.run(::quaff::object_slot(argument_1))) { ::quaff::throw_from_python("Shape.changed"); } return; } } return ::Shape::changed(argument_1); }
#line 12 "example.i"
  std::string name() const override { if (::quaff::Director::may_call(4, "name() const")) { ::quaff::PythonCall call(::quaff::Director::link(), 4); if (call.is_overridden()) { if (!call.run()) { ::quaff::throw_from_python("Shape.name"); } return call.text(); } } return ::Shape::name(); }
#line 20 "example.i"
  int corners(int* argument_1, int argument_2) override { throw ::Swig::DirectorPureVirtualException("Shape.corners"); }
#line 23 "example.i"
  static void protected_changed(::Shape *self, Point* argument_1) { return ((*::quaff::Upcall<::Shape>(::quaff::only_director(self, "Shape.changed"), "changed(Point*)")).*static_cast<void (::Shape::*)(Point*) >(&quaff_Exposed::changed))(argument_1); }
  struct quaff_Exposed : ::Shape { using ::Shape::changed; };
  ::quaff::Override quaff_overrides[5]{};
};

#line 9 "example.i"
inline bool Point_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Point>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool Point_x_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Point>(object).x; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool Point_x_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Point>(object).x = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Point>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool Named_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Named>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 12 "example.i"
inline bool Named_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned((*::quaff::Upcall<const ::Named>(object, "name() const")).name()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 10 "example.i"
inline bool Named_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Named>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool Shape_init(std::int32_t sides, ::quaff::Object &result) noexcept { try { result = ::quaff::construct_directed<::Shape, quaff_Director_Shape>(sides); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool Shape_area(::quaff::Object object, std::int32_t scale, double &result) noexcept { try { result = (*::quaff::Upcall<const ::Shape>(object, "area(int) const")).area(scale); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool Shape_label_2(::quaff::Object object, ::quaff::Text text, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned((*::quaff::Upcall<::Shape>(object, "label(const std::string&, bool)")).label(text.string())); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool Shape_label(::quaff::Object object, ::quaff::Text text, bool loud, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned((*::quaff::Upcall<::Shape>(object, "label(const std::string&, bool)")).label(text.string(), loud)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool Shape_nearest(::quaff::Object object, ::quaff::Object to, ::quaff::Object at, ::quaff::Object &result) noexcept { try { result = ::quaff::address((*::quaff::Upcall<::Shape>(object, "nearest(const Point&, Point)")).nearest(::quaff::reference<const ::Point>(to), ::quaff::reference<::Point>(at))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool Shape_corners(::quaff::Object object, ::quaff::Object counts, std::int32_t size, std::int32_t &result) noexcept { try { result = (*::quaff::Upcall<::Shape>(object, "corners(int*, int)")).corners(::quaff::pointer<int>(counts), size); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool Shape_sides_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Shape>(object).sides; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool Shape_sides_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Shape>(object).sides = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "example.i"
inline bool Shape_changed(::quaff::Object object, ::quaff::Object point) noexcept { try { quaff_Director_Shape::protected_changed(::quaff::pointer<::Shape>(object), ::quaff::pointer<::Point>(point)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 9 "example.i"
inline void Point_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Point>(object); }

#line 10 "example.i"
inline void Named_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Named>(object); }

#line 14 "example.i"
inline void Shape_destroy(::quaff::Object object) noexcept { ::quaff::destroy_directed<::Shape>(object); }

#line 14 "example.i"
inline ::quaff::Object Shape_as_Named(::quaff::Object object) noexcept { return ::quaff::cast<::Shape, ::Named>(object); }

} // namespace quaff_bridge_example
