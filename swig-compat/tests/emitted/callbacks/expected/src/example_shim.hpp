// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
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
struct quaff_function_double_double : ::quaff::CallableOf<::std::function<double (double)>> {
#line 14
  using CallableOf::CallableOf;
#line 14
  double operator()(double argument_1) const {
#line 14
    ::quaff::FunctionCall call(*this);
#line 14
    if (!call.run(::quaff::slot(static_cast<double>(argument_1)))) {
#line 14
      ::quaff::throw_from_python("std::function<double (double)>");
    }
#line 14
    return call.value<double>();
  }
};

#line 17 "example.i"
struct quaff_function_void_Point_const_std_string :
#line 17
    ::quaff::CallableOf<::std::function<void (Point&, const std::string&)>> {
#line 17
  using CallableOf::CallableOf;
#line 17
  void operator()(Point& argument_1, const std::string& argument_2) const {
#line 17
    ::quaff::FunctionCall call(*this);
#line 17
    if (!call.run(::quaff::object_slot(::std::addressof(argument_1)), ::quaff::text_slot(argument_2))) {
#line 17
      ::quaff::throw_from_python("std::function<void (Point&, const std::string&)>");
    }
#line 17
    return;
  }
};

#line 19 "example.i"
struct quaff_function_const_Point_Point_bool :
#line 19
    ::quaff::CallableOf<::std::function<const Point* (Point, bool)>> {
#line 19
  using CallableOf::CallableOf;
#line 19
  const Point* operator()(Point argument_1, bool argument_2) const {
#line 19
    ::quaff::FunctionCall call(*this);
#line 19
    if (!call.run(::quaff::moved_slot(argument_1), ::quaff::slot(static_cast<bool>(argument_2)))) {
#line 19
      ::quaff::throw_from_python("std::function<const Point* (Point, bool)>");
    }
#line 19
    call.keep();
#line 19
    return ::quaff::pointer<::Point>(call.object());
  }
};

#line 20 "example.i"
struct quaff_function_int_int : ::quaff::CallableOf<::std::function<int (int)>> {
#line 20
  using CallableOf::CallableOf;
#line 20
  int operator()(int argument_1) const {
#line 20
    ::quaff::FunctionCall call(*this);
#line 20
    if (!call.run(::quaff::slot(static_cast<std::int32_t>(argument_1)))) {
#line 20
      ::quaff::throw_from_python("std::function<int (int)>");
    }
#line 20
    return static_cast<int>(call.value<std::int32_t>());
  }
};
} // namespace quaff_bridge_example
template <> struct quaff::CallsPython<double (double)> {
  using type = ::quaff_bridge_example::quaff_function_double_double;
};
template <> struct quaff::CallsPython<void (Point&, const std::string&)> {
  using type = ::quaff_bridge_example::quaff_function_void_Point_const_std_string;
};
template <> struct quaff::CallsPython<const Point* (Point, bool)> {
  using type = ::quaff_bridge_example::quaff_function_const_Point_Point_bool;
};
template <> struct quaff::CallsPython<int (int)> {
  using type = ::quaff_bridge_example::quaff_function_int_int;
};

namespace quaff_bridge_example {

#line 22 "example.i"
inline bool apply(::quaff::Object f, std::int32_t x, std::int32_t &result) noexcept try {
#line 22
  result = ::apply(::quaff::AnyPointer{f}, x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline bool integrate(::quaff::Object f, double from, double to, double &result) noexcept try {
#line 14
  result = ::integrate(::quaff::reference<const ::std::function<double (double)>>(f), from, to);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 24 "example.i"
inline bool named(::quaff::Object called, double call, double functions, double &result) noexcept try {
#line 24
  result = ::named(::quaff::reference<const ::std::function<double (double)>>(called), call, functions);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool nearest(::quaff::Object choose, ::quaff::Object &result) noexcept try {
#line 19
  result =
#line 19
      ::quaff::address(::nearest(::quaff::reference<::std::function<const Point* (Point, bool)>>(choose)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "example.i"
inline bool shifted(::quaff::Object f, double start, double &result) noexcept try {
#line 23
  result =
#line 23
      ::shifted(::quaff::UserData<::std::function<double (double)>, false>::function<double (double, void*),
#line 23
      1>(f), ::quaff::UserData<::std::function<double (double)>, false>(f).data(), start);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool square(std::int32_t x, std::int32_t &result) noexcept try {
#line 21
  result = ::square(x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool sum(::quaff::Object all2, std::int32_t &result) noexcept try {
#line 20
  result = ::sum(::quaff::reference<const ::std::vector<std::function<int (int)>>>(all2));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "example.i"
inline bool twice(::quaff::Object f, ::quaff::Object &result) noexcept try {
#line 15
  result = ::quaff::made([&]() -> decltype(auto) {
#line 15
    return ::twice(::quaff::reference<::std::function<double (double)>>(f));
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "example.i"
inline bool square_pointer_get(::quaff::Object &result) noexcept try {
#line 21
  result = ::quaff::address(::quaff_address_square_square_pointer);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool Point_init(::quaff::Object &result) noexcept try {
#line 13
  result = ::quaff::construct<::Point>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool Point_x_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 13
  result = ::quaff::reference<::Point>(object).x;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool Point_x_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 13
  ::quaff::reference<::Point>(object).x = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "example.i"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 13
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Point>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "example.i"
inline bool Button_init(::quaff::Object &result) noexcept try {
#line 16
  result = ::quaff::construct<::Button>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool Button_on_click_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::address(std::addressof(::quaff::reference<::Button>(object).on_click));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool Button_on_click_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 17
  ::quaff::assign(::quaff::reference<::Button>(object).on_click,
#line 17
      ::quaff::reference<const ::std::function<void (Point&, const std::string&)>>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "example.i"
inline bool Button_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 16
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Button>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "example.i"
inline bool Function_init(::quaff::Object &result) noexcept try {
#line 25
  result = ::quaff::construct<::Function>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "example.i"
inline bool Function_x_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 25
  result = ::quaff::reference<::Function>(object).x;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "example.i"
inline bool Function_x_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 25
  ::quaff::reference<::Function>(object).x = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 25 "example.i"
inline bool Function_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 25
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::Function>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline bool function_double_double_call(::quaff::Object object, double arg1, double &result) noexcept try {
#line 14
  result = ::quaff::reference<const ::std::function<double (double)>>(object).operator()(arg1);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool function_void_Point_const_std_string_call(::quaff::Object object, ::quaff::Object arg1,
#line 17
    ::quaff::Text arg2) noexcept try {
#line 17
  ::quaff::reference<const ::std::function<void (Point&, const std::string&)>>(object).operator()(
#line 17
      ::quaff::reference<::Point>(arg1), arg2.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool function_const_Point_Point_bool_call(::quaff::Object object, ::quaff::Object arg1, bool arg2,
#line 19
    ::quaff::Object &result) noexcept try {
#line 19
  result =
#line 19
      ::quaff::address(
#line 19
      ::quaff::reference<const ::std::function<const Point* (Point, bool)>>(object).operator()(
#line 19
      ::quaff::reference<::Point>(arg1), arg2));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool function_int_int_call(::quaff::Object object, std::int32_t arg1,
#line 20
    std::int32_t &result) noexcept try {
#line 20
  result = ::quaff::reference<const ::std::function<int (int)>>(object).operator()(arg1);
  return true;
} catch (...) { return ::quaff::failed(); }

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
inline void function_tell(::quaff::Object table) noexcept {
#line 25
  ::quaff::class_table<::Function> = table.address;
}

#line 14 "example.i"
inline void function_double_double_destroy(::quaff::Object object) noexcept {
#line 14
  ::quaff::destroy<::std::function<double (double)>>(object);
}

#line 14 "example.i"
inline void function_double_double_tell(::quaff::Object table) noexcept {
#line 14
  ::quaff::class_table<::std::function<double (double)>> = table.address;
}

#line 14 "example.i"
inline bool function_double_double_from_python(::quaff::PythonObject given,
#line 14
    ::quaff::Object &result) noexcept try {
#line 14
  result = ::quaff::converted<::std::function<double (double)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "example.i"
inline bool function_double_double_to_python(::quaff::Object object,
#line 14
    ::quaff::PythonObject &result) noexcept try {
#line 14
  result = ::quaff::as_python<::std::function<double (double)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline void function_void_Point_const_std_string_destroy(::quaff::Object object) noexcept {
#line 17
  ::quaff::destroy<::std::function<void (Point&, const std::string&)>>(object);
}

#line 17 "example.i"
inline void function_void_point_const_std_string_tell(::quaff::Object table) noexcept {
#line 17
  ::quaff::class_table<::std::function<void (Point&, const std::string&)>> = table.address;
}

#line 17 "example.i"
inline bool function_void_point_const_std_string_from_python(::quaff::PythonObject given,
#line 17
    ::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::converted<::std::function<void (Point&, const std::string&)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "example.i"
inline bool function_void_point_const_std_string_to_python(::quaff::Object object,
#line 17
    ::quaff::PythonObject &result) noexcept try {
#line 17
  result = ::quaff::as_python<::std::function<void (Point&, const std::string&)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline void function_const_Point_Point_bool_destroy(::quaff::Object object) noexcept {
#line 19
  ::quaff::destroy<::std::function<const Point* (Point, bool)>>(object);
}

#line 19 "example.i"
inline void function_const_point_point_bool_tell(::quaff::Object table) noexcept {
#line 19
  ::quaff::class_table<::std::function<const Point* (Point, bool)>> = table.address;
}

#line 19 "example.i"
inline bool function_const_point_point_bool_from_python(::quaff::PythonObject given,
#line 19
    ::quaff::Object &result) noexcept try {
#line 19
  result = ::quaff::converted<::std::function<const Point* (Point, bool)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "example.i"
inline bool function_const_point_point_bool_to_python(::quaff::Object object,
#line 19
    ::quaff::PythonObject &result) noexcept try {
#line 19
  result = ::quaff::as_python<::std::function<const Point* (Point, bool)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline void function_int_int_destroy(::quaff::Object object) noexcept {
#line 20
  ::quaff::destroy<::std::function<int (int)>>(object);
}

#line 20 "example.i"
inline void function_int_int_tell(::quaff::Object table) noexcept {
#line 20
  ::quaff::class_table<::std::function<int (int)>> = table.address;
}

#line 20 "example.i"
inline bool function_int_int_from_python(::quaff::PythonObject given, ::quaff::Object &result) noexcept try {
#line 20
  result = ::quaff::converted<::std::function<int (int)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool function_int_int_to_python(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 20
  result = ::quaff::as_python<::std::function<int (int)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline void std_vector_std_function_int_int_destroy(::quaff::Object object) noexcept {
#line 20
  ::quaff::destroy<::std::vector<std::function<int (int)>>>(object);
}

#line 20 "example.i"
inline void std_vector_std_function_int_int_tell(::quaff::Object table) noexcept {
#line 20
  ::quaff::class_table<::std::vector<std::function<int (int)>>> = table.address;
}

#line 20 "example.i"
inline void std_vector_std_function_int_int_elements(::quaff::Object object,
#line 20
    ::quaff::Elements &elements) noexcept {
#line 20
  ::quaff::elements<::std::vector<std::function<int (int)>>>(object, elements);
}

#line 20 "example.i"
inline bool std_vector_std_function_int_int_from_python(::quaff::PythonObject given,
#line 20
    ::quaff::Object &result) noexcept try {
#line 20
  result = ::quaff::converted<::std::vector<std::function<int (int)>>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "example.i"
inline bool std_vector_std_function_int_int_to_python(::quaff::Object object,
#line 20
    ::quaff::PythonObject &result) noexcept try {
#line 20
  result = ::quaff::as_python<::std::vector<std::function<int (int)>>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

} // namespace quaff_bridge_example

#include "quaff/closure.hpp"

namespace quaff_bridge_example {

inline bool closure_double_double_make(::quaff::Object closure, ::quaff::Object &result) noexcept try {
  result = ::quaff::closure_function<double (double)>(closure);
  return true;
} catch (...) { return ::quaff::failed(); }

inline void closure_double_double_free(::quaff::Object function) noexcept {
  ::quaff::destroy<::std::function<double (double)>>(function);
}

} // namespace quaff_bridge_example

// Not bound:
// <quaff>/std_vector.i:8: template class std::vector: no `%template` instantiates it
