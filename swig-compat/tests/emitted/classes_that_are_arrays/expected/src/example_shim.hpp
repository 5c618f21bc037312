// Written by quaff from example.i: change that file, not this one.
//
// One function for each overload, in the order in which overloads are tried: it calls the C++ function, and
// returns `false` if it has stored an exception. The lines of a function follow a `#line` with its place in
// the interface, so that the errors of a compiler name that place.
// clang-format off
#pragma once

#include "quaff/array_class.hpp"
#include "quaff/conversion.hpp"
#include "quaff/director_traits.hpp"
#include "quaff/element.hpp"
#include "quaff/elements.hpp"
#include "quaff/function.hpp"
#include "quaff/object.hpp"
#include "quaff/part.hpp"
#include "quaff/python.hpp"
#include "quaff/shared.hpp"
#include "quaff/shim.hpp"
#include "quaff/swig_types.hpp"
#include "quaff/thrown.hpp"
#include "quaff/value_choice.hpp"
#include "quaff/value_mapping.hpp"
#include "quaff/value_sequence.hpp"
#include "quaff/value_traits.hpp"
#include "quaff/value_tuple.hpp"
#include "quaff/vector.hpp"

static swig_type_info quaff_SWIGTYPE_p_images__Frame{"_p_images__Frame", "images::Frame *", "images::Frame"};
#define SWIGTYPE_p_images__Frame (&quaff_SWIGTYPE_p_images__Frame)
static swig_type_info quaff_SWIGTYPE_p_images__ImageT_float_t{"_p_images__ImageT_float_t", "images::Image<float> *", "images::Image<float>"};
#define SWIGTYPE_p_images__ImageT_float_t (&quaff_SWIGTYPE_p_images__ImageT_float_t)
static swig_type_info quaff_SWIGTYPE_p_money__Item{"_p_money__Item", "money::Item *", "money::Item"};
#define SWIGTYPE_p_money__Item (&quaff_SWIGTYPE_p_money__Item)
static swig_type_info quaff_SWIGTYPE_p_std__functionT_images__ImageT_float_t_const_images__ImageT_float_t_t{"_p_std__functionT_images__ImageT_float_t_const_images__ImageT_float_t_t", "std::function<images::Image<float> (const images::Image<float>&)> *", "std::function<images::Image<float> (const images::Image<float>&)>"};
#define SWIGTYPE_p_std__functionT_images__ImageT_float_t_const_images__ImageT_float_t_t (&quaff_SWIGTYPE_p_std__functionT_images__ImageT_float_t_const_images__ImageT_float_t_t)
static swig_type_info quaff_SWIGTYPE_p_std__functionT_money__Amount_const_money__Amount_t{"_p_std__functionT_money__Amount_const_money__Amount_t", "std::function<money::Amount (const money::Amount&)> *", "std::function<money::Amount (const money::Amount&)>"};
#define SWIGTYPE_p_std__functionT_money__Amount_const_money__Amount_t (&quaff_SWIGTYPE_p_std__functionT_money__Amount_const_money__Amount_t)
static swig_type_info quaff_SWIGTYPE_p_std__functionT_money__Amount_money__Amount_const_money__Colour_t{"_p_std__functionT_money__Amount_money__Amount_const_money__Colour_t", "std::function<money::Amount (money::Amount, const money::Colour&)> *", "std::function<money::Amount (money::Amount, const money::Colour&)>"};
#define SWIGTYPE_p_std__functionT_money__Amount_money__Amount_const_money__Colour_t (&quaff_SWIGTYPE_p_std__functionT_money__Amount_money__Amount_const_money__Colour_t)

#line 3 "example.i"
#include "images.hpp"

namespace quaff_bridge_example {

#line 304 "images.hpp"
struct quaff_function_money_Amount_money_Amount_const_money_Colour :
#line 304
    ::quaff::CallableOf<::std::function<money::Amount (money::Amount, const money::Colour&)>> {
#line 304
  using CallableOf::CallableOf;
#line 304
  money::Amount operator()(money::Amount argument_1, const money::Colour& argument_2) const {
#line 304
    ::quaff::FunctionCall call(*this);
#line 304
    ::quaff::MadeObject object_1(::quaff::by_traits_to_python(argument_1));
#line 304
    ::quaff::MadeObject object_2(::quaff::by_traits_to_python(argument_2));
#line 304
    if (!call.run(object_1.slot(), object_2.slot())) {
#line 304
      ::quaff::throw_from_python("std::function<money::Amount (money::Amount, const money::Colour&)>");
    }
#line 304
    return ::quaff::by_traits_from_python<::money::Amount>(call.value<PyObject *>(),
#line 304
        "std::function<money::Amount (money::Amount, const money::Colour&)>");
  }
};

#line 307 "images.hpp"
struct quaff_function_money_Amount_const_money_Amount :
#line 307
    ::quaff::CallableOf<::std::function<money::Amount (const money::Amount&)>> {
#line 307
  using CallableOf::CallableOf;
#line 307
  money::Amount operator()(const money::Amount& argument_1) const {
#line 307
    ::quaff::FunctionCall call(*this);
#line 307
    ::quaff::MadeObject object_1(::quaff::by_traits_to_python(argument_1));
#line 307
    if (!call.run(object_1.slot())) {
#line 307
      ::quaff::throw_from_python("std::function<money::Amount (const money::Amount&)>");
    }
#line 307
    return ::quaff::by_traits_from_python<::money::Amount>(call.value<PyObject *>(),
#line 307
        "std::function<money::Amount (const money::Amount&)>");
  }
};

#line 315 "images.hpp"
struct quaff_function_images_Image_float_const_images_Image_float :
#line 315
    ::quaff::CallableOf<::std::function<images::Image<float> (const images::Image<float>&)>> {
#line 315
  using CallableOf::CallableOf;
#line 315
  images::Image<float> operator()(const images::Image<float>& argument_1) const {
#line 315
    ::quaff::FunctionCall call(*this);
#line 315
    ::quaff::MadeObject object_1(::quaff::by_traits_to_python(argument_1));
#line 315
    if (!call.run(object_1.slot())) {
#line 315
      ::quaff::throw_from_python("std::function<images::Image<float> (const images::Image<float>&)>");
    }
#line 315
    return ::quaff::by_traits_from_python<::images::Image<float>>(call.value<PyObject *>(),
#line 315
        "std::function<images::Image<float> (const images::Image<float>&)>");
  }
};
} // namespace quaff_bridge_example
template <> struct quaff::CallsPython<money::Amount (money::Amount, const money::Colour&)> {
  using type = ::quaff_bridge_example::quaff_function_money_Amount_money_Amount_const_money_Colour;
};
template <> struct quaff::CallsPython<money::Amount (const money::Amount&)> {
  using type = ::quaff_bridge_example::quaff_function_money_Amount_const_money_Amount;
};
template <> struct quaff::CallsPython<images::Image<float> (const images::Image<float>&)> {
  using type = ::quaff_bridge_example::quaff_function_images_Image_float_const_images_Image_float;
};

namespace quaff_bridge_example {

#line 260 "images.hpp"
inline bool add_2(double one, double &result) noexcept try {
#line 260
  result =
#line 260
      ::quaff::value_traits<::money::Amount>::to(
#line 260
      ::money::add(::quaff::value_traits<::money::Amount>::from(one)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 260 "images.hpp"
inline bool add(double one, double other, double &result) noexcept try {
#line 260
  result =
#line 260
      ::quaff::value_traits<::money::Amount>::to(
#line 260
      ::money::add(::quaff::value_traits<::money::Amount>::from(one),
#line 260
      ::quaff::value_traits<::money::Amount>::from(other)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 334 "images.hpp"
inline bool all_twice(::quaff::PythonObject vectors, ::quaff::PythonObject &result) noexcept try {
#line 334
  result.object =
#line 334
      ::quaff::value_of(
#line 334
      ::images::all_twice(::quaff::Argument<::std::vector<images::Vector3>>(vectors,
#line 334
      "`all_twice`: argument `vectors`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 304 "images.hpp"
inline bool applied(::quaff::Object price, double amount, double &result) noexcept try {
#line 304
  result =
#line 304
      ::quaff::value_traits<::money::Amount>::to(
#line 304
      ::money::applied(
#line 304
      ::quaff::reference<const ::std::function<money::Amount (money::Amount, const money::Colour&)>>(price),
#line 304
      ::quaff::value_traits<::money::Amount>::from(amount)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 139 "images.hpp"
inline bool beside_2(const ::quaff::Contiguous &left, std::uint64_t rows, std::uint64_t columns,
#line 139
    std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept try {
#line 139
  result =
#line 139
      ::quaff::owned(
#line 139
      ::images::beside(::quaff::viewed<::images::Image<float>>(left, {rows, columns}, {stride_1, stride_2})));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 139 "images.hpp"
inline bool beside(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, std::uint64_t rows,
#line 139
    std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, std::uint64_t rows2,
#line 139
    std::uint64_t columns2, std::uint64_t stride_12, std::uint64_t stride_22,
#line 139
    ::quaff::Vector &result) noexcept try {
#line 139
  result =
#line 139
      ::quaff::owned(
#line 139
      ::images::beside(::quaff::viewed<::images::Image<float>>(left, {rows, columns}, {stride_1, stride_2}),
#line 139
      ::quaff::viewed<::images::Image<float>>(right, {rows2, columns2}, {stride_12, stride_22})));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 154 "images.hpp"
inline bool brighten(const ::quaff::Contiguous &window, float by, std::uint64_t rows, std::uint64_t columns,
#line 154
    std::uint64_t stride_1, std::uint64_t stride_2) noexcept try {
#line 154
  ::images::brighten(::quaff::viewed<::images::Window, ::quaff::row_stride>(window, {rows, columns},
#line 154
      {stride_1, stride_2}), by);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 174 "images.hpp"
inline bool cells(const ::quaff::Contiguous &table, std::uint64_t rows, std::uint64_t columns,
#line 174
    std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept try {
#line 174
  result =
#line 174
      ::quaff::owned(
#line 174
      ::images::cells(::quaff::viewed<::images::Table>(table, {rows, columns}, {stride_1, stride_2})));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 127 "images.hpp"
inline bool counting(std::int32_t rows, std::int32_t columns, ::quaff::Vector &result) noexcept try {
#line 127
  result = ::quaff::owned(::images::counting(rows, columns));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 322 "images.hpp"
inline bool current(::quaff::Object &result) noexcept try {
#line 322
  result = ::quaff::address(::images::current());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 307 "images.hpp"
inline bool discount(double by, ::quaff::Object &result) noexcept try {
#line 307
  result = ::quaff::made([&]() -> decltype(auto) {
#line 307
    return ::money::discount(::quaff::value_traits<::money::Amount>::from(by));
  });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 328 "images.hpp"
inline bool doubled(::quaff::PythonObject pictures, ::quaff::PythonObject &result) noexcept try {
#line 328
  result.object =
#line 328
      ::quaff::value_of(
#line 328
      ::images::doubled(::quaff::Argument<::std::vector<images::Image<float>>>(pictures,
#line 328
      "`doubled`: argument `pictures`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 163 "images.hpp"
inline bool first_row(const ::quaff::Contiguous &window, std::uint64_t rows, std::uint64_t columns,
#line 163
    std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept try {
#line 163
  result =
#line 163
      ::quaff::owned(
#line 163
      ::images::first_row(
#line 163
      ::quaff::lvalue(::quaff::viewed<::images::Window, ::quaff::row_stride>(window, {rows, columns},
#line 163
      {stride_1, stride_2}))));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 189 "images.hpp"
inline bool keepers(std::int64_t &result) noexcept try {
#line 189
  result = ::images::keepers();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 184 "images.hpp"
inline bool kept(::quaff::Vector &result) noexcept try {
#line 184
  result = ::quaff::owned(::images::kept());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 188 "images.hpp"
inline bool kept_at(std::int32_t index, float &result) noexcept try {
#line 188
  result = ::images::kept_at(index);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 166 "images.hpp"
inline bool last(const ::quaff::Contiguous &samples, std::uint64_t length,
#line 166
    std::int32_t &result) noexcept try {
#line 166
  result = ::images::last(::quaff::viewed<::images::Samples, ::quaff::c_order>(samples, {length}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 168 "images.hpp"
inline bool length2(const ::quaff::Contiguous &v, std::uint64_t length, std::uint64_t stride_1,
#line 168
    double &result) noexcept try {
#line 168
  result = ::images::length2(::quaff::viewed<::images::Vector3>(v, {length}, {stride_1}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 315 "images.hpp"
inline bool mapped(const ::quaff::Contiguous &picture, ::quaff::Object map, std::uint64_t rows,
#line 315
    std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2,
#line 315
    ::quaff::Vector &result) noexcept try {
#line 315
  result =
#line 315
      ::quaff::owned(
#line 315
      ::images::mapped(::quaff::viewed<::images::Image<float>>(picture, {rows, columns},
#line 315
      {stride_1, stride_2}),
#line 315
      ::quaff::reference<const ::std::function<images::Image<float> (const images::Image<float>&)>>(map)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 261 "images.hpp"
inline bool mixed(::quaff::Text one, ::quaff::Text other, std::unique_ptr<std::string> &result) noexcept try {
#line 261
  result =
#line 261
      ::quaff::returned(
#line 261
      ::quaff::value_traits<::money::Colour>::to(
#line 261
      ::money::mixed(::quaff::value_traits<::money::Colour>::from(one.string()),
#line 261
      ::quaff::value_traits<::money::Colour>::from(other.string()))));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 136 "images.hpp"
inline bool moved(const ::quaff::Contiguous &image, std::uint64_t rows, std::uint64_t columns,
#line 136
    std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept try {
#line 136
  result =
#line 136
      ::quaff::owned(
#line 136
      ::images::moved(::quaff::viewed<::images::Image<float>>(image, {rows, columns}, {stride_1, stride_2})));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 294 "images.hpp"
inline bool priced(::quaff::PythonObject prices, ::quaff::PythonObject colour,
#line 294
    ::quaff::PythonObject &result) noexcept try {
#line 294
  result.object =
#line 294
      ::quaff::value_of(
#line 294
      ::money::priced(::quaff::Argument<::std::map<std::string, money::Amount>>(prices,
#line 294
      "`priced`: argument `prices`: ").get(),
#line 294
      ::quaff::Argument<::std::optional<money::Colour>>(colour, "`priced`: argument `colour`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 275 "images.hpp"
inline bool raised(const ::quaff::Contiguous &course, ::quaff::Vector &result) noexcept try {
#line 275
  result =
#line 275
      ::quaff::owned(
#line 275
      ::quaff::value_traits<::money::Course>::to(
#line 275
      ::money::raised(
#line 275
      ::quaff::value_traits<::money::Course>::from(::quaff::as<::std::vector<double>>(course)))));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 287 "images.hpp"
inline bool sum(::quaff::PythonObject amounts, double &result) noexcept try {
#line 287
  result =
#line 287
      ::quaff::value_traits<::money::Amount>::to(
#line 287
      ::money::sum(::quaff::Argument<::std::vector<money::Amount>>(amounts,
#line 287
      "`sum`: argument `amounts`: ").get()));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 175 "images.hpp"
inline bool table(std::int64_t rows, std::int64_t columns, ::quaff::Vector &result) noexcept try {
#line 175
  result = ::quaff::owned(::images::table(static_cast<long>(rows), static_cast<long>(columns)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 9 "example.i"
inline bool total_float(const ::quaff::Contiguous &image, std::uint64_t rows, std::uint64_t columns,
#line 9
    std::uint64_t stride_1, std::uint64_t stride_2, double &result) noexcept try {
#line 9
  result =
#line 9
      ::images::total<float>(::quaff::viewed<::images::Image<float>>(image, {rows, columns},
#line 9
      {stride_1, stride_2}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 10 "example.i"
inline bool total_double(const ::quaff::Contiguous &image, std::uint64_t rows, std::uint64_t columns,
#line 10
    std::uint64_t stride_1, std::uint64_t stride_2, double &result) noexcept try {
#line 10
  result =
#line 10
      ::images::total<double>(::quaff::viewed<::images::Image<double>>(image, {rows, columns},
#line 10
      {stride_1, stride_2}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 171 "images.hpp"
inline bool twice(const ::quaff::Contiguous &v, std::uint64_t length, std::uint64_t stride_1,
#line 171
    ::quaff::Vector &result) noexcept try {
#line 171
  result = ::quaff::owned(::images::twice(::quaff::viewed<::images::Vector3>(v, {length}, {stride_1})));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 325 "images.hpp"
inline bool unreal(std::int64_t rows, std::int64_t columns, ::quaff::Vector &result) noexcept try {
#line 325
  result = ::quaff::owned(::images::unreal(static_cast<long>(rows), static_cast<long>(columns)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 284 "images.hpp"
inline bool all_time_get(::quaff::PythonObject &result) noexcept try {
#line 284
  result.object =
#line 284
      ::quaff::value_of(::quaff::snapshot(::quaff::value_traits<::money::Course>::to(::money::all_time)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 284 "images.hpp"
inline bool all_time_set(const ::quaff::Contiguous &value) noexcept try {
#line 284
  ::money::all_time = ::quaff::value_traits<::money::Course>::from(::quaff::as<::std::vector<double>>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool least_amount_get_money_Amount(double &result) noexcept try {
#line 11
  result = ::quaff::value_traits<::money::Amount>::to(::money::least<money::Amount>);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 11 "example.i"
inline bool least_amount_set_money_Amount(double value) noexcept try {
#line 11
  ::money::least<money::Amount> = ::quaff::value_traits<::money::Amount>::from(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 281 "images.hpp"
inline bool rate_get(double &result) noexcept try {
#line 281
  result = ::quaff::value_traits<::money::Amount>::to(::money::rate);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 281 "images.hpp"
inline bool rate_set(double value) noexcept try {
#line 281
  ::money::rate = ::quaff::value_traits<::money::Amount>::from(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 321 "images.hpp"
inline bool shown_get(::quaff::Object &result) noexcept try {
#line 321
  result = ::quaff::address(std::addressof(::images::shown));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 321 "images.hpp"
inline bool shown_set(::quaff::Object value) noexcept try {
#line 321
  ::quaff::assign(::images::shown, ::quaff::reference<const ::images::Image<float>>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 282 "images.hpp"
inline bool theme_get(::quaff::PythonObject &returned) noexcept try {
#line 282 "images.hpp"
return [&]() -> ::quaff::Done {
PyObject *resultobj = nullptr;
#line 282 "images.hpp"
;
{
#line 6 "example.i"
 resultobj = PyLong_FromLong(::money::theme.blue);
}
returned.object = resultobj;
return true;
fail: { }
return false;
}().put_object(returned.object);
} catch (...) { return ::quaff::failed(); }

#line 282 "images.hpp"
inline bool theme_set(::quaff::PythonObject value) noexcept try {
#line 282 "images.hpp"
return [&]() -> ::quaff::Done {
[[maybe_unused]] PyObject *obj0 = value.object;
#line 282 "images.hpp"
{ 
{
#line 7 "example.i"
 ::money::theme.blue = static_cast<int>(PyLong_AsLong(obj0));
}
; }
return true;
fail: { }
return false;
}().refuse_object();
} catch (...) { return ::quaff::failed(); }

#line 192 "images.hpp"
inline bool Frame_init(::quaff::Object &result) noexcept try {
#line 192
  result = ::quaff::construct<::images::Frame>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 193 "images.hpp"
inline bool Frame_picture_get(::quaff::Object object, ::quaff::Part &result) noexcept try {
#line 193
  result = ::quaff::part(::quaff::reference<::images::Frame>(object).picture);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 193 "images.hpp"
inline bool Frame_picture_set(::quaff::Object object, const ::quaff::Contiguous &value, std::uint64_t rows,
#line 193
    std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2) noexcept try {
#line 193
  ::quaff::assign_elements(::quaff::reference<::images::Frame>(object).picture,
#line 193
      ::quaff::viewed<::images::Image<float>>(value, {rows, columns}, {stride_1, stride_2}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 194 "images.hpp"
inline bool Frame_direction_get(::quaff::Object object, ::quaff::Part &result) noexcept try {
#line 194
  result = ::quaff::part(::quaff::reference<::images::Frame>(object).direction);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 194 "images.hpp"
inline bool Frame_direction_set(::quaff::Object object, const ::quaff::Contiguous &value,
#line 194
    std::uint64_t length, std::uint64_t stride_1) noexcept try {
#line 194
  ::quaff::assign_elements(::quaff::reference<::images::Frame>(object).direction,
#line 194
      ::quaff::viewed<::images::Vector3>(value, {length}, {stride_1}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 195 "images.hpp"
inline bool Frame_labels_get(::quaff::Object object, ::quaff::Part &result) noexcept try {
#line 195
  result = ::quaff::part(::quaff::reference<::images::Frame>(object).labels);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 195 "images.hpp"
inline bool Frame_labels_set(::quaff::Object object, const ::quaff::Contiguous &value, std::uint64_t rows,
#line 195
    std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2) noexcept try {
#line 195
  ::quaff::assign_elements(::quaff::reference<::images::Frame>(object).labels,
#line 195
      ::quaff::viewed<::images::Table>(value, {rows, columns}, {stride_1, stride_2}));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 196 "images.hpp"
inline bool Frame_up_get(::quaff::Object object, ::quaff::Part &result) noexcept try {
#line 196
  result = ::quaff::part(::quaff::reference<::images::Frame>(object).up);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 197 "images.hpp"
inline bool Frame_enlarge(::quaff::Object object) noexcept try {
#line 197
  ::quaff::reference<::images::Frame>(object).enlarge();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 198 "images.hpp"
inline bool Frame_seen(::quaff::Object object, ::quaff::Vector &result) noexcept try {
#line 198
  result = ::quaff::owned(::quaff::reference<const ::images::Frame>(object).seen());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 192 "images.hpp"
inline bool Frame_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 192
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::images::Frame>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 265 "images.hpp"
inline bool Item_init(::quaff::Object &result) noexcept try {
#line 265
  result = ::quaff::construct<::money::Item>();
  return true;
} catch (...) { return ::quaff::failed(); }

#line 266 "images.hpp"
inline bool Item_discounts_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 266
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::money::Item>(object).discounts));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 266 "images.hpp"
inline bool Item_discounts_set_settle_value(::quaff::PythonObject given,
#line 266
    ::quaff::PythonObject &result) noexcept try {
#line 266
  result.object = ::quaff::settled<::std::vector<money::Amount>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 266 "images.hpp"
inline bool Item_discounts_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 266
  ::quaff::assign(::quaff::reference<::money::Item>(object).discounts,
#line 266
      ::quaff::Argument<::std::vector<money::Amount>>(value, "`discounts`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 267 "images.hpp"
inline bool Item_pictures_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 267
  result.object = ::quaff::value_of(::quaff::snapshot(::quaff::reference<::money::Item>(object).pictures));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 267 "images.hpp"
inline bool Item_pictures_set_settle_value(::quaff::PythonObject given,
#line 267
    ::quaff::PythonObject &result) noexcept try {
#line 267
  result.object = ::quaff::settled<::std::vector<images::Image<float>>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 267 "images.hpp"
inline bool Item_pictures_set(::quaff::Object object, ::quaff::PythonObject value) noexcept try {
#line 267
  ::quaff::assign(::quaff::reference<::money::Item>(object).pictures,
#line 267
      ::quaff::Argument<::std::vector<images::Image<float>>>(value, "`pictures`: argument `value`: ").get());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 268 "images.hpp"
inline bool Item_course_get(::quaff::Object object, ::quaff::PythonObject &result) noexcept try {
#line 268
  result.object =
#line 268
      ::quaff::value_of(
#line 268
      ::quaff::snapshot(
#line 268
      ::quaff::value_traits<::money::Course>::to(::quaff::reference<::money::Item>(object).course)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 268 "images.hpp"
inline bool Item_course_set(::quaff::Object object, const ::quaff::Contiguous &value) noexcept try {
#line 268
  ::quaff::reference<::money::Item>(object).course =
#line 268
      ::quaff::value_traits<::money::Course>::from(::quaff::as<::std::vector<double>>(value));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 269 "images.hpp"
inline bool Item_price_get(::quaff::Object object, double &result) noexcept try {
#line 269
  result = ::quaff::value_traits<::money::Amount>::to(::quaff::reference<::money::Item>(object).price);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 269 "images.hpp"
inline bool Item_price_set(::quaff::Object object, double value) noexcept try {
#line 269
  ::quaff::reference<::money::Item>(object).price = ::quaff::value_traits<::money::Amount>::from(value);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 270 "images.hpp"
inline bool Item_colour_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept try {
#line 270
  result =
#line 270
      ::quaff::returned(
#line 270
      ::quaff::value_traits<::money::Colour>::to(::quaff::reference<::money::Item>(object).colour));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 270 "images.hpp"
inline bool Item_colour_set(::quaff::Object object, ::quaff::Text value) noexcept try {
#line 270
  ::quaff::reference<::money::Item>(object).colour =
#line 270
      ::quaff::value_traits<::money::Colour>::from(value.string());
  return true;
} catch (...) { return ::quaff::failed(); }

#line 271 "images.hpp"
inline bool Item_discounted(::quaff::Object object, double by, double &result) noexcept try {
#line 271
  result =
#line 271
      ::quaff::value_traits<::money::Amount>::to(
#line 271
      ::quaff::reference<const ::money::Item>(object).discounted(
#line 271
      ::quaff::value_traits<::money::Amount>::from(by)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 265 "images.hpp"
inline bool Item_copy(::quaff::Object object, ::quaff::Object &result) noexcept try {
#line 265
  result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::money::Item>(object); });
  return true;
} catch (...) { return ::quaff::failed(); }

#line 304 "images.hpp"
inline bool function_money_Amount_money_Amount_const_money_Colour_call(::quaff::Object object, double arg1,
#line 304
    ::quaff::Text arg2, double &result) noexcept try {
#line 304
  result =
#line 304
      ::quaff::value_traits<::money::Amount>::to(
#line 304
      ::quaff::reference<const ::std::function<money::Amount (money::Amount, const money::Colour&)>>(
#line 304
      object).operator()(::quaff::value_traits<::money::Amount>::from(arg1),
#line 304
      ::quaff::value_traits<::money::Colour>::from(arg2.string())));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 307 "images.hpp"
inline bool function_money_Amount_const_money_Amount_call(::quaff::Object object, double arg1,
#line 307
    double &result) noexcept try {
#line 307
  result =
#line 307
      ::quaff::value_traits<::money::Amount>::to(
#line 307
      ::quaff::reference<const ::std::function<money::Amount (const money::Amount&)>>(object).operator()(
#line 307
      ::quaff::value_traits<::money::Amount>::from(arg1)));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 315 "images.hpp"
inline bool function_images_Image_float_const_images_Image_float_call(::quaff::Object object,
#line 315
    const ::quaff::Contiguous &arg1, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1,
#line 315
    std::uint64_t stride_2, ::quaff::Vector &result) noexcept try {
#line 315
  result =
#line 315
      ::quaff::owned(
#line 315
      ::quaff::reference<const ::std::function<images::Image<float> (const images::Image<float>&)>>(
#line 315
      object).operator()(::quaff::viewed<::images::Image<float>>(arg1, {rows, columns},
#line 315
      {stride_1, stride_2})));
  return true;
} catch (...) { return ::quaff::failed(); }

#line 192 "images.hpp"
inline void Frame_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::images::Frame>(object); }

#line 192 "images.hpp"
inline void frame_tell(::quaff::Object table) noexcept {
#line 192
  ::quaff::class_table<::images::Frame> = table.address;
#line 192
  ::quaff::name_class("images::Frame", table.address);
}

#line 265 "images.hpp"
inline void Item_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::money::Item>(object); }

#line 265 "images.hpp"
inline void item_tell(::quaff::Object table) noexcept {
#line 265
  ::quaff::class_table<::money::Item> = table.address;
#line 265
  ::quaff::name_class("money::Item", table.address);
}

#line 304 "images.hpp"
inline void function_money_Amount_money_Amount_const_money_Colour_destroy(::quaff::Object object) noexcept {
#line 304
  ::quaff::destroy<::std::function<money::Amount (money::Amount, const money::Colour&)>>(object);
}

#line 304 "images.hpp"
inline void function_money_amount_money_amount_const_money_colour_tell(::quaff::Object table) noexcept {
#line 304
  ::quaff::class_table<::std::function<money::Amount (money::Amount, const money::Colour&)>> = table.address;
#line 304
  ::quaff::name_class("std::function<money::Amount (money::Amount, const money::Colour&)>", table.address);
}

#line 304 "images.hpp"
inline bool function_money_amount_money_amount_const_money_colour_from_python(::quaff::PythonObject given,
#line 304
    ::quaff::Object &result) noexcept try {
#line 304
  result = ::quaff::converted<::std::function<money::Amount (money::Amount, const money::Colour&)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 304 "images.hpp"
inline bool function_money_amount_money_amount_const_money_colour_to_python(::quaff::Object object,
#line 304
    ::quaff::PythonObject &result) noexcept try {
#line 304
  result = ::quaff::as_python<::std::function<money::Amount (money::Amount, const money::Colour&)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 307 "images.hpp"
inline void function_money_Amount_const_money_Amount_destroy(::quaff::Object object) noexcept {
#line 307
  ::quaff::destroy<::std::function<money::Amount (const money::Amount&)>>(object);
}

#line 307 "images.hpp"
inline void function_money_amount_const_money_amount_tell(::quaff::Object table) noexcept {
#line 307
  ::quaff::class_table<::std::function<money::Amount (const money::Amount&)>> = table.address;
#line 307
  ::quaff::name_class("std::function<money::Amount (const money::Amount&)>", table.address);
}

#line 307 "images.hpp"
inline bool function_money_amount_const_money_amount_from_python(::quaff::PythonObject given,
#line 307
    ::quaff::Object &result) noexcept try {
#line 307
  result = ::quaff::converted<::std::function<money::Amount (const money::Amount&)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 307 "images.hpp"
inline bool function_money_amount_const_money_amount_to_python(::quaff::Object object,
#line 307
    ::quaff::PythonObject &result) noexcept try {
#line 307
  result = ::quaff::as_python<::std::function<money::Amount (const money::Amount&)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 315 "images.hpp"
inline void function_images_Image_float_const_images_Image_float_destroy(::quaff::Object object) noexcept {
#line 315
  ::quaff::destroy<::std::function<images::Image<float> (const images::Image<float>&)>>(object);
}

#line 315 "images.hpp"
inline void function_images_image_float_const_images_image_float_tell(::quaff::Object table) noexcept {
#line 315
  ::quaff::class_table<::std::function<images::Image<float> (const images::Image<float>&)>> = table.address;
#line 315
  ::quaff::name_class("std::function<images::Image<float> (const images::Image<float>&)>", table.address);
}

#line 315 "images.hpp"
inline bool function_images_image_float_const_images_image_float_from_python(::quaff::PythonObject given,
#line 315
    ::quaff::Object &result) noexcept try {
#line 315
  result = ::quaff::converted<::std::function<images::Image<float> (const images::Image<float>&)>>(given);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 315 "images.hpp"
inline bool function_images_image_float_const_images_image_float_to_python(::quaff::Object object,
#line 315
    ::quaff::PythonObject &result) noexcept try {
#line 315
  result = ::quaff::as_python<::std::function<images::Image<float> (const images::Image<float>&)>>(object);
  return true;
} catch (...) { return ::quaff::failed(); }

#line 322 "images.hpp"
inline void images_image_float_tell(::quaff::Object table) noexcept {
#line 322
  ::quaff::class_table<::images::Image<float>> = table.address;
#line 322
  ::quaff::name_class("images::Image<float>", table.address);
}

} // namespace quaff_bridge_example

// Not bound:
// images.hpp:16: class images::Image: its objects are arrays or other values in Python, as its traits say
// images.hpp:31: struct images::Window: its objects are arrays or other values in Python, as its traits say
// images.hpp:37: struct images::Samples: its objects are arrays or other values in Python, as its traits say
// images.hpp:43: struct images::Vector3: its objects are arrays or other values in Python, as its traits say
// images.hpp:48: struct images::Table: its objects are arrays or other values in Python, as its traits say
// images.hpp:54: struct images::Shared: its objects are arrays or other values in Python, as its traits say
// images.hpp:206: struct money::Amount: its objects are arrays or other values in Python, as its traits say
// images.hpp:211: struct money::Course: its objects are arrays or other values in Python, as its traits say
// images.hpp:214: struct money::Colour: its objects are arrays or other values in Python, as its traits say
