// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and returns
// `false` if it has stored an exception. Each function is on one line, below a `#line` with its place in the interface,
// so that the compiler's errors name that place.
// clang-format off
#pragma once

#include "quaff/c_types.hpp"
#include "quaff/conversion.hpp"
#include "quaff/element.hpp"
#include "quaff/elements.hpp"
#include "quaff/function.hpp"
#include "quaff/object.hpp"
#include "quaff/shared.hpp"
#include "quaff/shim.hpp"
#include "quaff/thrown.hpp"

#line 3 "<quaff>/std_vector.i"
#include <vector>

#line 9 "<quaff>/std_common.i"
#include "quaff/changed.hpp"

#line 24 "<quaff>/std_common.i"
#include "quaff/swig_pointers.hpp"

#line 5 "<quaff>/sequences.i"
#include "quaff/iterator.hpp"
#include "quaff/sequence.hpp"

#line 10 "example.i"
#include <functional>
#include <string>
#include <vector>
struct Point { int x; };
double integrate(const std::function<double(double)> &f, double from, double to) { return (f(from) + f(to)) / 2 * (to - from); }
std::function<double(double)> twice(std::function<double(double)> f) { return [f](double x) { return 2 * f(x); }; }
struct Button {
  std::function<void(Point &, const std::string &)> on_click;
};
const Point *nearest(std::function<const Point *(Point, bool)> choose) { return choose(Point{1}, true); }
int sum(const std::vector<std::function<int(int)>> &all) { int sum = 0; for (const auto &f : all) { sum += f(1); } return sum; }
int square(int x) { return x * x; }
int apply(int (*f)(int), int x) { return f(x); }
double shifted(double (*f)(double, void *), void *data, double start) { return f(start + 1, data); }
double named(const std::function<double(double)> &called, double call, double functions) { return called(call + functions); }
struct Function { int x; };

#line 21 "example.i"
inline const auto quaff_address_square_square_pointer = static_cast<int (*)(int)>(&::square);

namespace quaff_bridge_example {

#line 14 "example.i"
struct quaff_function_double_double : ::quaff::Callable { using ::quaff::Callable::Callable; double operator()(double argument_1) const { ::quaff::FunctionCall call(*this, ::quaff::class_table<::std::function<double (double)>>); if (!call.run(::quaff::slot(static_cast<double>(argument_1)))) { ::quaff::throw_from_python("std::function<double (double)>"); } return call.value<double>(); } };

#line 17 "example.i"
struct quaff_function_void_Point_const_std_string : ::quaff::Callable { using ::quaff::Callable::Callable; void operator()(Point& argument_1, const std::string& argument_2) const { ::quaff::FunctionCall call(*this, ::quaff::class_table<::std::function<void (Point&, const std::string&)>>); if (!call.run(::quaff::object_slot(::std::addressof(argument_1)), ::quaff::text_slot(argument_2))) { ::quaff::throw_from_python("std::function<void (Point&, const std::string&)>"); } return; } };

#line 19 "example.i"
struct quaff_function_const_Point_Point_bool : ::quaff::Callable { using ::quaff::Callable::Callable; const Point* operator()(Point argument_1, bool argument_2) const { ::quaff::FunctionCall call(*this, ::quaff::class_table<::std::function<const Point* (Point, bool)>>); if (!call.run(::quaff::moved_slot(argument_1), ::quaff::slot(static_cast<bool>(argument_2)))) { ::quaff::throw_from_python("std::function<const Point* (Point, bool)>"); } call.keep(); return ::quaff::pointer<::Point>(call.object()); } };

#line 20 "example.i"
struct quaff_function_int_int : ::quaff::Callable { using ::quaff::Callable::Callable; int operator()(int argument_1) const { ::quaff::FunctionCall call(*this, ::quaff::class_table<::std::function<int (int)>>); if (!call.run(::quaff::slot(static_cast<std::int32_t>(argument_1)))) { ::quaff::throw_from_python("std::function<int (int)>"); } return static_cast<int>(call.value<std::int32_t>()); } };
} // namespace quaff_bridge_example
template <> struct quaff::CallsPython<double (double)> { using type = ::quaff_bridge_example::quaff_function_double_double; };
template <> struct quaff::CallsPython<void (Point&, const std::string&)> { using type = ::quaff_bridge_example::quaff_function_void_Point_const_std_string; };
template <> struct quaff::CallsPython<const Point* (Point, bool)> { using type = ::quaff_bridge_example::quaff_function_const_Point_Point_bool; };
template <> struct quaff::CallsPython<int (int)> { using type = ::quaff_bridge_example::quaff_function_int_int; };

namespace quaff_bridge_example {

#line 22 "example.i"
inline bool apply(::quaff::Object f, std::int32_t x, std::int32_t &result) noexcept { try { result = ::apply(::quaff::AnyPointer{f}, x); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool integrate(::quaff::Object f, double from, double to, double &result) noexcept { try { result = ::integrate(::quaff::reference<const ::std::function<double (double)>>(f), from, to); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 24 "example.i"
inline bool named(::quaff::Object called, double call, double functions, double &result) noexcept { try { result = ::named(::quaff::reference<const ::std::function<double (double)>>(called), call, functions); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool nearest(::quaff::Object choose, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::nearest(::quaff::reference<::std::function<const Point* (Point, bool)>>(choose))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 23 "example.i"
inline bool shifted(::quaff::Object f, double start, double &result) noexcept { try { result = ::shifted(::quaff::UserData<::std::function<double (double)>, false>::function<double (double, void*), 1>(f), ::quaff::UserData<::std::function<double (double)>, false>(f).data(), start); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool square(std::int32_t x, std::int32_t &result) noexcept { try { result = ::square(x); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool sum(::quaff::Object all, std::int32_t &result) noexcept { try { result = ::sum(::quaff::reference<const ::std::vector<std::function<int (int)>>>(all)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 15 "example.i"
inline bool twice(::quaff::Object f, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::twice(::quaff::reference<::std::function<double (double)>>(f)); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool square_pointer_get(::quaff::Object &result) noexcept { try { result = ::quaff::address(::quaff_address_square_square_pointer); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool Point_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Point>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool Point_x_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Point>(object).x; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool Point_x_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Point>(object).x = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Point>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool Button_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Button>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool Button_on_click_get(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::address(std::addressof(::quaff::reference<::Button>(object).on_click)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool Button_on_click_set(::quaff::Object object, ::quaff::Object value) noexcept { try { ::quaff::assign(::quaff::reference<::Button>(object).on_click, ::quaff::reference<const ::std::function<void (Point&, const std::string&)>>(value)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 16 "example.i"
inline bool Button_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Button>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool Function_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::Function>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool Function_x_get(::quaff::Object object, std::int32_t &result) noexcept { try { result = ::quaff::reference<::Function>(object).x; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool Function_x_set(::quaff::Object object, std::int32_t value) noexcept { try { ::quaff::reference<::Function>(object).x = value; return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 25 "example.i"
inline bool Function_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Function>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool function_double_double_call(::quaff::Object object, double arg1, double &result) noexcept { try { result = ::quaff::reference<const ::std::function<double (double)>>(object).operator()(arg1); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool function_void_Point_const_std_string_call(::quaff::Object object, ::quaff::Object arg1, ::quaff::Text arg2) noexcept { try { ::quaff::reference<const ::std::function<void (Point&, const std::string&)>>(object).operator()(::quaff::reference<::Point>(arg1), arg2.string()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool function_const_Point_Point_bool_call(::quaff::Object object, ::quaff::Object arg1, bool arg2, ::quaff::Object &result) noexcept { try { result = ::quaff::address(::quaff::reference<const ::std::function<const Point* (Point, bool)>>(object).operator()(::quaff::reference<::Point>(arg1), arg2)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool function_int_int_call(::quaff::Object object, std::int32_t arg1, std::int32_t &result) noexcept { try { result = ::quaff::reference<const ::std::function<int (int)>>(object).operator()(arg1); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 13 "example.i"
inline void Point_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Point>(object); }

#line 13 "example.i"
inline void point_tell(::quaff::Object table) noexcept { ::quaff::class_table<::Point> = table.address; }

#line 16 "example.i"
inline void Button_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Button>(object); }

#line 16 "example.i"
inline void button_tell(::quaff::Object table) noexcept { ::quaff::class_table<::Button> = table.address; }

#line 25 "example.i"
inline void Function_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::Function>(object); }

#line 25 "example.i"
inline void function_tell(::quaff::Object table) noexcept { ::quaff::class_table<::Function> = table.address; }

#line 14 "example.i"
inline void function_double_double_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::std::function<double (double)>>(object); }

#line 14 "example.i"
inline void function_double_double_tell(::quaff::Object table) noexcept { ::quaff::class_table<::std::function<double (double)>> = table.address; }

#line 14 "example.i"
inline bool function_double_double_from_python(::quaff::PythonObject given, ::quaff::Object &result) noexcept { try { result = ::quaff::converted<::std::function<double (double)>>(given); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 14 "example.i"
inline bool function_double_double_to_python(::quaff::Object object, ::quaff::PythonObject &result) noexcept { try { result = ::quaff::as_python<::std::function<double (double)>>(object); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline void function_void_Point_const_std_string_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::std::function<void (Point&, const std::string&)>>(object); }

#line 17 "example.i"
inline void function_void_point_const_std_string_tell(::quaff::Object table) noexcept { ::quaff::class_table<::std::function<void (Point&, const std::string&)>> = table.address; }

#line 17 "example.i"
inline bool function_void_point_const_std_string_from_python(::quaff::PythonObject given, ::quaff::Object &result) noexcept { try { result = ::quaff::converted<::std::function<void (Point&, const std::string&)>>(given); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool function_void_point_const_std_string_to_python(::quaff::Object object, ::quaff::PythonObject &result) noexcept { try { result = ::quaff::as_python<::std::function<void (Point&, const std::string&)>>(object); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline void function_const_Point_Point_bool_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::std::function<const Point* (Point, bool)>>(object); }

#line 19 "example.i"
inline void function_const_point_point_bool_tell(::quaff::Object table) noexcept { ::quaff::class_table<::std::function<const Point* (Point, bool)>> = table.address; }

#line 19 "example.i"
inline bool function_const_point_point_bool_from_python(::quaff::PythonObject given, ::quaff::Object &result) noexcept { try { result = ::quaff::converted<::std::function<const Point* (Point, bool)>>(given); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool function_const_point_point_bool_to_python(::quaff::Object object, ::quaff::PythonObject &result) noexcept { try { result = ::quaff::as_python<::std::function<const Point* (Point, bool)>>(object); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline void function_int_int_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::std::function<int (int)>>(object); }

#line 20 "example.i"
inline void function_int_int_tell(::quaff::Object table) noexcept { ::quaff::class_table<::std::function<int (int)>> = table.address; }

#line 20 "example.i"
inline bool function_int_int_from_python(::quaff::PythonObject given, ::quaff::Object &result) noexcept { try { result = ::quaff::converted<::std::function<int (int)>>(given); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool function_int_int_to_python(::quaff::Object object, ::quaff::PythonObject &result) noexcept { try { result = ::quaff::as_python<::std::function<int (int)>>(object); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline void std_vector_std_function_int_int_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::std::vector<std::function<int (int)>>>(object); }

#line 20 "example.i"
inline void std_vector_std_function_int_int_tell(::quaff::Object table) noexcept { ::quaff::class_table<::std::vector<std::function<int (int)>>> = table.address; }

#line 20 "example.i"
inline void std_vector_std_function_int_int_elements(::quaff::Object object, ::quaff::Elements &elements) noexcept { ::quaff::elements<::std::vector<std::function<int (int)>>>(object, elements); }

#line 20 "example.i"
inline bool std_vector_std_function_int_int_from_python(::quaff::PythonObject given, ::quaff::Object &result) noexcept { try { result = ::quaff::converted<::std::vector<std::function<int (int)>>>(given); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 20 "example.i"
inline bool std_vector_std_function_int_int_to_python(::quaff::Object object, ::quaff::PythonObject &result) noexcept { try { result = ::quaff::as_python<::std::vector<std::function<int (int)>>>(object); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example

#include "quaff/closure.hpp"

namespace quaff_bridge_example {

inline bool closure_double_double_make(::quaff::Object closure, ::quaff::Object &result) noexcept { try { result = ::quaff::closure_function<double (double)>(closure); return true; } catch (...) { ::quaff::keep_exception(); return false; } }
inline void closure_double_double_free(::quaff::Object function) noexcept { ::quaff::destroy<::std::function<double (double)>>(function); }

} // namespace quaff_bridge_example

// Not bound:
// <quaff>/std_vector.i:8: template class std::vector: no `%template` instantiates it
