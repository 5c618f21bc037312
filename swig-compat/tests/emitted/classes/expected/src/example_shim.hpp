// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/object.hpp"
#include "quaff/shim.hpp"
#include "quaff/text_member.hpp"

#line 4 "example.i"
#include "zoo.hpp"

namespace quaff_bridge_example {

#line 32 "zoo.hpp"
inline bool area_of(::quaff::Object s, double &result) noexcept try {
#line 32
  result = ::zoo::area_of(::quaff::reference<const ::zoo::Shape>(s));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 44 "zoo.hpp"
inline bool hidden(::quaff::Object &result) noexcept try {
#line 44
  result = ::quaff::address(::zoo::hidden());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 45 "zoo.hpp"
inline bool is_hidden(::quaff::Object h, bool &result) noexcept try {
#line 45
  result = ::zoo::is_hidden(::quaff::pointer<::zoo::Hidden>(h));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 33 "zoo.hpp"
inline bool label_of(::quaff::Object n, std::unique_ptr<std::string> &result) noexcept try {
#line 33
  result = ::quaff::returned(::zoo::label_of(::quaff::pointer<::zoo::Named>(n)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 34 "zoo.hpp"
inline bool make_square(double s, ::quaff::Object &result) noexcept try {
#line 34
  result = ::quaff::address(::zoo::make_square(s));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "zoo.hpp"
inline bool origin_get(::quaff::Object &result) noexcept try {
#line 42
  result = ::quaff::address(std::addressof(::zoo::origin));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 42 "zoo.hpp"
inline bool origin_set(::quaff::Object value) noexcept try {
#line 42
  ::quaff::assign(::zoo::origin, ::quaff::reference<const ::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "zoo.hpp"
inline bool Counter_init(::quaff::Object &result) noexcept try {
#line 9
  result = ::quaff::construct<::zoo::Counter>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "zoo.hpp"
inline bool Counter_init_2(std::int32_t start, ::quaff::Object &result) noexcept try {
#line 10
  result = ::quaff::construct<::zoo::Counter>(start);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "zoo.hpp"
inline bool Counter_add_3(::quaff::Object object, std::int32_t x, std::int32_t &result) noexcept try {
#line 13
  result = ::quaff::reference<::zoo::Counter>(object).add(x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 13 "zoo.hpp"
inline bool Counter_add(::quaff::Object object, std::int32_t x, std::int32_t times,
#line 13
    std::int32_t &result) noexcept try {
#line 13
  result = ::quaff::reference<::zoo::Counter>(object).add(x, times);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 14 "zoo.hpp"
inline bool Counter_add_2(::quaff::Object object, double x, double &result) noexcept try {
#line 14
  result = ::quaff::reference<::zoo::Counter>(object).add(x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 15 "zoo.hpp"
inline bool Counter_name(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 15
  result = ::quaff::returned(::quaff::reference<const ::zoo::Counter>(object).name());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 16 "zoo.hpp"
inline bool Counter_rename(::quaff::Object object, ::quaff::Text n) noexcept try {
#line 16
  ::quaff::reference<::zoo::Counter>(object).rename(n.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 17 "zoo.hpp"
inline bool Counter_make(std::int32_t v, ::quaff::Object &result) noexcept try {
#line 17
  result = ::quaff::address(::quaff::taken(::zoo::Counter::make(v)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "zoo.hpp"
inline bool Counter_total_get(std::int32_t &result) noexcept try {
#line 18
  result = ::zoo::Counter::total;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 18 "zoo.hpp"
inline bool Counter_total_set(std::int32_t value) noexcept try {
#line 18
  ::zoo::Counter::total = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 19 "zoo.hpp"
inline bool Counter_self(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 19
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Counter>(object).self()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 20 "zoo.hpp"
inline bool Counter_add_4(::quaff::Object object, ::quaff::Object o, ::quaff::Object &result) noexcept try {
#line 20
  result = ::quaff::made([&]() -> decltype(auto) {
#line 20
    return ::quaff::reference<const ::zoo::Counter>(object).operator+(
#line 20
        ::quaff::reference<const ::zoo::Counter>(o));
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 21 "zoo.hpp"
inline bool Counter_iadd(::quaff::Object object, std::int32_t x, ::quaff::Object &result) noexcept try {
#line 21
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Counter>(object).operator+=(x)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 22 "zoo.hpp"
inline bool Counter_eq(::quaff::Object object, ::quaff::Object o, bool &result) noexcept try {
#line 22
  result =
#line 22
      ::quaff::reference<const ::zoo::Counter>(object).operator==(
#line 22
      ::quaff::reference<const ::zoo::Counter>(o));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "zoo.hpp"
inline bool Counter_value_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 23
  result = ::quaff::reference<::zoo::Counter>(object).value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 23 "zoo.hpp"
inline bool Counter_value_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 23
  ::quaff::reference<::zoo::Counter>(object).value = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 7 "zoo.hpp"
inline bool Counter_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 7
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Counter>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "zoo.hpp"
inline bool Point_init(::quaff::Object &result) noexcept try {
#line 27
  result = ::quaff::construct<::zoo::Point>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "zoo.hpp"
inline bool Point_x_get(::quaff::Object object, double &result) noexcept try {
#line 27
  result = ::quaff::reference<::zoo::Point>(object).x;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "zoo.hpp"
inline bool Point_x_set(::quaff::Object object, double value) noexcept try {
#line 27
  ::quaff::reference<::zoo::Point>(object).x = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "zoo.hpp"
inline bool Point_y_get(::quaff::Object object, double &result) noexcept try {
#line 27
  result = ::quaff::reference<::zoo::Point>(object).y;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "zoo.hpp"
inline bool Point_y_set(::quaff::Object object, double value) noexcept try {
#line 27
  ::quaff::reference<::zoo::Point>(object).y = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 27 "zoo.hpp"
inline bool Point_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 27
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Point>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_init(::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::construct<::zoo::Line>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_a_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Line>(object).a));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_a_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 28
  ::quaff::assign(::quaff::reference<::zoo::Line>(object).a, ::quaff::reference<const ::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_b_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Line>(object).b));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_b_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 28
  ::quaff::assign(::quaff::reference<::zoo::Line>(object).b, ::quaff::reference<const ::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_mid_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::address(::quaff::reference<::zoo::Line>(object).mid);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_mid_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 28
  ::quaff::assign(::quaff::reference<::zoo::Line>(object).mid, ::quaff::pointer<::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_len(::quaff::Object object, double &result) noexcept try {
#line 28
  result = ::quaff::reference<const ::zoo::Line>(object).len();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 28 "zoo.hpp"
inline bool Line_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 28
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Line>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "zoo.hpp"
inline bool Shape_area(::quaff::Object object, double &result) noexcept try {
#line 29
  result = ::quaff::reference<const ::zoo::Shape>(object).area();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "zoo.hpp"
inline bool Shape_id_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 29
  result = ::quaff::reference<::zoo::Shape>(object).id;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 29 "zoo.hpp"
inline bool Shape_id_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 29
  ::quaff::reference<::zoo::Shape>(object).id = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "zoo.hpp"
inline bool Named_init(::quaff::Object &result) noexcept try {
#line 30
  result = ::quaff::construct<::zoo::Named>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "zoo.hpp"
inline bool Named_label_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 30
  result = ::quaff::returned(::quaff::reference<::zoo::Named>(object).label);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "zoo.hpp"
inline bool Named_label_set(::quaff::Object object, ::quaff::Text value) noexcept try {
#line 30
  ::quaff::reference<::zoo::Named>(object).label = value.string();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "zoo.hpp"
inline bool Named_get_label(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 30
  result = ::quaff::returned(::quaff::reference<::zoo::Named>(object).get_label());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 30 "zoo.hpp"
inline bool Named_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 30
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Named>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Outer_init(::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::construct<::zoo::Outer>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Outer_inner_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Outer>(object).inner));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Outer_inner_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 36
  ::quaff::assign(::quaff::reference<::zoo::Outer>(object).inner,
#line 36
      ::quaff::reference<const ::zoo::Outer::Inner>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Outer_make(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::reference<::zoo::Outer>(object).make(); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Outer_ptr(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::address(::quaff::reference<::zoo::Outer>(object).ptr());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Outer_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Outer>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "zoo.hpp"
inline bool NoCopy_init(::quaff::Object &result) noexcept try {
#line 37
  result = ::quaff::construct<::zoo::NoCopy>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 37 "zoo.hpp"
inline bool NoCopy_f(::quaff::Object object, std::int32_t &result) noexcept try {
#line 37
  result = ::quaff::reference<::zoo::NoCopy>(object).f();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_init(::quaff::Object &result) noexcept try {
#line 39
  result = ::quaff::construct<::zoo::Holder>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_held_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 39
  result = ::quaff::address(::quaff::reference<::zoo::Holder>(object).held);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_held_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 39
  ::quaff::assign(::quaff::reference<::zoo::Holder>(object).held, ::quaff::pointer<::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_label_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 39
  result = ::quaff::returned(::quaff::reference<::zoo::Holder>(object).label);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_label_set(::quaff::Object object, ::quaff::Text value) noexcept try {
#line 39
  ::quaff::assign_text_member<false>(::quaff::reference<::zoo::Holder>(object).label, value.c_str());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_word_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 39
  result = ::quaff::returned(::quaff::reference<::zoo::Holder>(object).word);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_word_set(::quaff::Object object, ::quaff::Text value) noexcept try {
#line 39
  ::quaff::assign_text_member<false>(::quaff::reference<::zoo::Holder>(object).word, value.c_str());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 39 "zoo.hpp"
inline bool Holder_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 39
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Holder>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_init(::quaff::Object &result) noexcept try {
#line 41
  result = ::quaff::construct<::zoo::Cupboard>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_holder_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 41
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Cupboard>(object).holder));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_holder_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 41
  ::quaff::assign(::quaff::reference<::zoo::Cupboard>(object).holder,
#line 41
      ::quaff::reference<const ::zoo::Holder>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_corners_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 41
  result = ::quaff::address(::quaff::reference<::zoo::Cupboard>(object).corners);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_corners_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 41
  ::quaff::assign(::quaff::reference<::zoo::Cupboard>(object).corners, ::quaff::pointer<::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_origin_get(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 41
  result = ::quaff::address(std::addressof(::quaff::reference<::zoo::Cupboard>(object).origin));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_origin_set(::quaff::Object object, ::quaff::Object value) noexcept try {
#line 41
  ::quaff::assign(::quaff::reference<::zoo::Cupboard>(object).origin,
#line 41
      ::quaff::reference<const ::zoo::Point>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 41 "zoo.hpp"
inline bool Cupboard_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 41
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Cupboard>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool IntBox_init(std::int32_t v, ::quaff::Object &result) noexcept try {
#line 35
  result = ::quaff::construct<::zoo::Box<int>>(v);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool IntBox_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 35
  result = ::quaff::reference<const ::zoo::Box<int>>(object).get();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool IntBox_set(::quaff::Object object, std::int32_t x) noexcept try {
#line 35
  ::quaff::reference<::zoo::Box<int>>(object).set(x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool IntBox_twice(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 35
  result = ::quaff::made([&]() -> decltype(auto) {
#line 35
    return ::quaff::reference<::zoo::Box<int>>(object).twice();
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool IntBox_v_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 35
  result = ::quaff::reference<::zoo::Box<int>>(object).v;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool IntBox_v_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 35
  ::quaff::reference<::zoo::Box<int>>(object).v = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 8 "example.i"
inline bool IntBox_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 8
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Box<int>>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool DoubleBox_init(double v, ::quaff::Object &result) noexcept try {
#line 35
  result = ::quaff::construct<::zoo::Box<double>>(v);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool DoubleBox_get(::quaff::Object object, double &result) noexcept try {
#line 35
  result = ::quaff::reference<const ::zoo::Box<double>>(object).get();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool DoubleBox_set(::quaff::Object object, double x) noexcept try {
#line 35
  ::quaff::reference<::zoo::Box<double>>(object).set(x);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool DoubleBox_twice(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 35
  result = ::quaff::made([&]() -> decltype(auto) {
#line 35
    return ::quaff::reference<::zoo::Box<double>>(object).twice();
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool DoubleBox_v_get(::quaff::Object object, double &result) noexcept try {
#line 35
  result = ::quaff::reference<::zoo::Box<double>>(object).v;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 35 "zoo.hpp"
inline bool DoubleBox_v_set(::quaff::Object object, double value) noexcept try {
#line 35
  ::quaff::reference<::zoo::Box<double>>(object).v = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool DoubleBox_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 9
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Box<double>>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "zoo.hpp"
inline bool Square_init(double s, ::quaff::Object &result) noexcept try {
#line 31
  result = ::quaff::construct<::zoo::Square>(s);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "zoo.hpp"
inline bool Square_area(::quaff::Object object, double &result) noexcept try {
#line 31
  result = ::quaff::reference<const ::zoo::Square>(object).area();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "zoo.hpp"
inline bool Square_s_get(::quaff::Object object, double &result) noexcept try {
#line 31
  result = ::quaff::reference<::zoo::Square>(object).s;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "zoo.hpp"
inline bool Square_s_set(::quaff::Object object, double value) noexcept try {
#line 31
  ::quaff::reference<::zoo::Square>(object).s = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 31 "zoo.hpp"
inline bool Square_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 31
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Square>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Inner_init(::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::construct<::zoo::Outer::Inner>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Inner_z_get(::quaff::Object object, std::int32_t &result) noexcept try {
#line 36
  result = ::quaff::reference<::zoo::Outer::Inner>(object).z;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Inner_z_set(::quaff::Object object, std::int32_t value) noexcept try {
#line 36
  ::quaff::reference<::zoo::Outer::Inner>(object).z = value;
  return true;
} catch (...) { return ::quaff::failed(); }

#line 36 "zoo.hpp"
inline bool Inner_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 36
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Outer::Inner>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "zoo.hpp"
inline bool Drawer_init(::quaff::Object &result) noexcept try {
#line 40
  result = ::quaff::construct<::zoo::Drawer>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 40 "zoo.hpp"
inline bool Drawer_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 40
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::zoo::Drawer>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 7 "zoo.hpp"
inline void Counter_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Counter>(object); }

#line 27 "zoo.hpp"
inline void Point_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Point>(object); }

#line 28 "zoo.hpp"
inline void Line_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Line>(object); }

#line 29 "zoo.hpp"
inline void Shape_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Shape>(object); }

#line 30 "zoo.hpp"
inline void Named_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Named>(object); }

#line 36 "zoo.hpp"
inline void Outer_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Outer>(object); }

#line 37 "zoo.hpp"
inline void NoCopy_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::NoCopy>(object); }

#line 39 "zoo.hpp"
inline void Holder_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Holder>(object); }

#line 41 "zoo.hpp"
inline void Cupboard_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Cupboard>(object); }

#line 8 "example.i"
inline void IntBox_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Box<int>>(object); }

#line 9 "example.i"
inline void DoubleBox_destroy(::quaff::Object object) noexcept {
#line 9
  ::quaff::destroy<::zoo::Box<double>>(object);
}

#line 31 "zoo.hpp"
inline void Square_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Square>(object); }

#line 31 "zoo.hpp"
inline ::quaff::Object Square_as_Shape(::quaff::Object object) noexcept {
#line 31
  return ::quaff::cast<::zoo::Square, ::zoo::Shape>(object);
}

#line 31 "zoo.hpp"
inline ::quaff::Object Square_as_Named(::quaff::Object object) noexcept {
#line 31
  return ::quaff::cast<::zoo::Square, ::zoo::Named>(object);
}

#line 36 "zoo.hpp"
inline void Inner_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Outer::Inner>(object); }

#line 40 "zoo.hpp"
inline void Drawer_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::zoo::Drawer>(object); }

#line 40 "zoo.hpp"
inline ::quaff::Object Drawer_as_Holder(::quaff::Object object) noexcept {
#line 40
  return ::quaff::cast<::zoo::Drawer, ::zoo::Holder>(object);
}

} // namespace quaff_bridge_example
