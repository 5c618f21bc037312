// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/array_class.hpp"
#include "quaff/object.hpp"
#include "quaff/part.hpp"
#include "quaff/shim.hpp"
#include "quaff/vector.hpp"

#line 3 "example.i"
#include "images.hpp"

namespace quaff_bridge_example {

#line 246 "images.hpp"
inline bool add_2(double one, double &result) noexcept { try { result = ::quaff::value_traits<::money::Amount>::to(::money::add(::quaff::value_traits<::money::Amount>::from(one))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 246 "images.hpp"
inline bool add(double one, double other, double &result) noexcept { try { result = ::quaff::value_traits<::money::Amount>::to(::money::add(::quaff::value_traits<::money::Amount>::from(one), ::quaff::value_traits<::money::Amount>::from(other))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 137 "images.hpp"
inline bool beside_2(const ::quaff::Contiguous &left, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::beside(::quaff::viewed<::images::Image<float>>(left, {rows, columns}, {stride_1, stride_2}))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 137 "images.hpp"
inline bool beside(const ::quaff::Contiguous &left, const ::quaff::Contiguous &right, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, std::uint64_t rows2, std::uint64_t columns2, std::uint64_t stride_12, std::uint64_t stride_22, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::beside(::quaff::viewed<::images::Image<float>>(left, {rows, columns}, {stride_1, stride_2}), ::quaff::viewed<::images::Image<float>>(right, {rows2, columns2}, {stride_12, stride_22}))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 152 "images.hpp"
inline bool brighten(const ::quaff::Contiguous &window, float by, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2) noexcept { try { ::images::brighten(::quaff::viewed<::images::Window, ::quaff::row_stride>(window, {rows, columns}, {stride_1, stride_2}), by); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 172 "images.hpp"
inline bool cells(const ::quaff::Contiguous &table, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::cells(::quaff::viewed<::images::Table>(table, {rows, columns}, {stride_1, stride_2}))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 125 "images.hpp"
inline bool counting(std::int32_t rows, std::int32_t columns, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::counting(rows, columns)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 161 "images.hpp"
inline bool first_row(const ::quaff::Contiguous &window, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::first_row(::quaff::lvalue(::quaff::viewed<::images::Window, ::quaff::row_stride>(window, {rows, columns}, {stride_1, stride_2})))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 187 "images.hpp"
inline bool keepers(std::int64_t &result) noexcept { try { result = ::images::keepers(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 182 "images.hpp"
inline bool kept(::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::kept()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 186 "images.hpp"
inline bool kept_at(std::int32_t index, float &result) noexcept { try { result = ::images::kept_at(index); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 164 "images.hpp"
inline bool last(const ::quaff::Contiguous &samples, std::uint64_t length, std::int32_t &result) noexcept { try { result = ::images::last(::quaff::viewed<::images::Samples, ::quaff::c_order>(samples, {length})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 166 "images.hpp"
inline bool length2(const ::quaff::Contiguous &v, std::uint64_t length, std::uint64_t stride_1, double &result) noexcept { try { result = ::images::length2(::quaff::viewed<::images::Vector3>(v, {length}, {stride_1})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 247 "images.hpp"
inline bool mixed(::quaff::Text one, ::quaff::Text other, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::quaff::value_traits<::money::Colour>::to(::money::mixed(::quaff::value_traits<::money::Colour>::from(one.string()), ::quaff::value_traits<::money::Colour>::from(other.string())))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 134 "images.hpp"
inline bool moved(const ::quaff::Contiguous &image, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::moved(::quaff::viewed<::images::Image<float>>(image, {rows, columns}, {stride_1, stride_2}))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 173 "images.hpp"
inline bool table(std::int64_t rows, std::int64_t columns, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::table(static_cast<long>(rows), static_cast<long>(columns))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 6 "example.i"
inline bool total_float(const ::quaff::Contiguous &image, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, double &result) noexcept { try { result = ::images::total<float>(::quaff::viewed<::images::Image<float>>(image, {rows, columns}, {stride_1, stride_2})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 7 "example.i"
inline bool total_double(const ::quaff::Contiguous &image, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2, double &result) noexcept { try { result = ::images::total<double>(::quaff::viewed<::images::Image<double>>(image, {rows, columns}, {stride_1, stride_2})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 169 "images.hpp"
inline bool twice(const ::quaff::Contiguous &v, std::uint64_t length, std::uint64_t stride_1, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::images::twice(::quaff::viewed<::images::Vector3>(v, {length}, {stride_1}))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 190 "images.hpp"
inline bool Frame_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::images::Frame>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 191 "images.hpp"
inline bool Frame_picture_get(::quaff::Object object, ::quaff::Part &result) noexcept { try { result = ::quaff::part(::quaff::reference<::images::Frame>(object).picture); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 191 "images.hpp"
inline bool Frame_picture_set(::quaff::Object object, const ::quaff::Contiguous &value, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2) noexcept { try { ::quaff::assign_elements(::quaff::reference<::images::Frame>(object).picture, ::quaff::viewed<::images::Image<float>>(value, {rows, columns}, {stride_1, stride_2})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 192 "images.hpp"
inline bool Frame_direction_get(::quaff::Object object, ::quaff::Part &result) noexcept { try { result = ::quaff::part(::quaff::reference<::images::Frame>(object).direction); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 192 "images.hpp"
inline bool Frame_direction_set(::quaff::Object object, const ::quaff::Contiguous &value, std::uint64_t length, std::uint64_t stride_1) noexcept { try { ::quaff::assign_elements(::quaff::reference<::images::Frame>(object).direction, ::quaff::viewed<::images::Vector3>(value, {length}, {stride_1})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 193 "images.hpp"
inline bool Frame_labels_get(::quaff::Object object, ::quaff::Part &result) noexcept { try { result = ::quaff::part(::quaff::reference<::images::Frame>(object).labels); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 193 "images.hpp"
inline bool Frame_labels_set(::quaff::Object object, const ::quaff::Contiguous &value, std::uint64_t rows, std::uint64_t columns, std::uint64_t stride_1, std::uint64_t stride_2) noexcept { try { ::quaff::assign_elements(::quaff::reference<::images::Frame>(object).labels, ::quaff::viewed<::images::Table>(value, {rows, columns}, {stride_1, stride_2})); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 194 "images.hpp"
inline bool Frame_up_get(::quaff::Object object, ::quaff::Part &result) noexcept { try { result = ::quaff::part(::quaff::reference<::images::Frame>(object).up); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 195 "images.hpp"
inline bool Frame_enlarge(::quaff::Object object) noexcept { try { ::quaff::reference<::images::Frame>(object).enlarge(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 196 "images.hpp"
inline bool Frame_seen(::quaff::Object object, ::quaff::Vector &result) noexcept { try { result = ::quaff::owned(::quaff::reference<const ::images::Frame>(object).seen()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 190 "images.hpp"
inline bool Frame_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::images::Frame>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 251 "images.hpp"
inline bool Item_init(::quaff::Object &result) noexcept { try { result = ::quaff::construct<::money::Item>(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 252 "images.hpp"
inline bool Item_price_get(::quaff::Object object, double &result) noexcept { try { result = ::quaff::value_traits<::money::Amount>::to(::quaff::reference<::money::Item>(object).price); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 252 "images.hpp"
inline bool Item_price_set(::quaff::Object object, double value) noexcept { try { ::quaff::reference<::money::Item>(object).price = ::quaff::value_traits<::money::Amount>::from(value); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 253 "images.hpp"
inline bool Item_colour_get(::quaff::Object object, std::unique_ptr<std::string> &result) noexcept { try { result = ::quaff::returned(::quaff::value_traits<::money::Colour>::to(::quaff::reference<::money::Item>(object).colour)); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 253 "images.hpp"
inline bool Item_colour_set(::quaff::Object object, ::quaff::Text value) noexcept { try { ::quaff::reference<::money::Item>(object).colour = ::quaff::value_traits<::money::Colour>::from(value.string()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 254 "images.hpp"
inline bool Item_discounted(::quaff::Object object, double by, double &result) noexcept { try { result = ::quaff::value_traits<::money::Amount>::to(::quaff::reference<const ::money::Item>(object).discounted(::quaff::value_traits<::money::Amount>::from(by))); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 251 "images.hpp"
inline bool Item_copy(::quaff::Object object, ::quaff::Object &result) noexcept { try { result = ::quaff::made([&]() -> decltype(auto) { return ::quaff::original<::money::Item>(object); }); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 190 "images.hpp"
inline void Frame_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::images::Frame>(object); }

#line 251 "images.hpp"
inline void Item_destroy(::quaff::Object object) noexcept { ::quaff::destroy<::money::Item>(object); }

} // namespace quaff_bridge_example

// Not bound:
// images.hpp:14: class images::Image: its objects are arrays or other values in Python, as its traits say
// images.hpp:29: struct images::Window: its objects are arrays or other values in Python, as its traits say
// images.hpp:35: struct images::Samples: its objects are arrays or other values in Python, as its traits say
// images.hpp:41: struct images::Vector3: its objects are arrays or other values in Python, as its traits say
// images.hpp:46: struct images::Table: its objects are arrays or other values in Python, as its traits say
// images.hpp:52: struct images::Shared: its objects are arrays or other values in Python, as its traits say
// images.hpp:204: struct money::Amount: its objects are arrays or other values in Python, as its traits say
// images.hpp:209: struct money::Colour: its objects are arrays or other values in Python, as its traits say
