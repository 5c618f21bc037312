// Written by quaff from example.i: change that file, not this one.
//
// One function for each row of the module's tables: it instantiates the C++ function and calls it. A row is one line,
// so that the place `#line` gives is its own: the compiler's errors then name the line of the interface.
// clang-format off
#pragma once

#include "quaff/contiguous.hpp"
#include "quaff/exception.hpp"
#include "quaff/reduction.hpp"
#include "quaff/text.hpp"

#include <cstdint>

#line 6 "example.i"
template <class T>
double a_function_with_a_name_that_fills_a_line(const T *the_first_of_the_arrays, unsigned how_many_elements_the_first_array_has,
    const T *the_second_of_the_arrays, unsigned how_many_elements_the_second_array_has) {
  return double(the_first_of_the_arrays[0]) + double(the_second_of_the_arrays[0]);
}
int many(int a, int b, int c, int d, int e, int f, int g, int h, int i, int j, int k, int l, int m, int n) {
  return a + b + c + d + e + f + g + h + i + j + k + l + m + n;
}
int a_function_of_several_words_and_more(int of_a_parameter, int that_is_named, int at_some_length) {
  return of_a_parameter + that_is_named + at_some_length;
}
int another_function_of_several_words() { return 1; }
int yet_another_function_of_several_words() { return 1; }
int and_yet_another_function_of_several_words() { return 1; }

namespace quaff_bridge_example {

#line 14 "example.i"
inline bool a_function_of_several_words_and_more(std::int32_t of_a_parameter, std::int32_t that_is_named, std::int32_t at_some_length, std::int32_t &result) noexcept { try { result = ::a_function_of_several_words_and_more(of_a_parameter, that_is_named, at_some_length); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 21 "example.i"
inline bool a_function_with_a_name_that_fills_a_line_float(const ::quaff::Contiguous &the_first_of_the_arrays, const ::quaff::Contiguous &the_second_of_the_arrays, double &result) noexcept { try { result = ::a_function_with_a_name_that_fills_a_line<float>(the_first_of_the_arrays.data<const float>(), the_first_of_the_arrays.size<unsigned int>(), the_second_of_the_arrays.data<const float>(), the_second_of_the_arrays.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 22 "example.i"
inline bool a_function_with_a_name_that_fills_a_line_unsigned_long_long(const ::quaff::Contiguous &the_first_of_the_arrays, const ::quaff::Contiguous &the_second_of_the_arrays, double &result) noexcept { try { result = ::a_function_with_a_name_that_fills_a_line<unsigned long long>(the_first_of_the_arrays.data<const unsigned long long>(), the_first_of_the_arrays.size<unsigned int>(), the_second_of_the_arrays.data<const unsigned long long>(), the_second_of_the_arrays.size<unsigned int>()); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 19 "example.i"
inline bool and_yet_another_function_of_several_words(std::int32_t &result) noexcept { try { result = ::and_yet_another_function_of_several_words(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 17 "example.i"
inline bool another_function_of_several_words(std::int32_t &result) noexcept { try { result = ::another_function_of_several_words(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 11 "example.i"
inline bool many(std::int32_t a, std::int32_t b, std::int32_t c, std::int32_t d, std::int32_t e, std::int32_t f, std::int32_t g, std::int32_t h, std::int32_t i, std::int32_t j, std::int32_t k, std::int32_t l, std::int32_t m, std::int32_t n, std::int32_t &result) noexcept { try { result = ::many(a, b, c, d, e, f, g, h, i, j, k, l, m, n); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

#line 18 "example.i"
inline bool yet_another_function_of_several_words(std::int32_t &result) noexcept { try { result = ::yet_another_function_of_several_words(); return true; } catch (...) { ::quaff::keep_exception(); return false; } }

} // namespace quaff_bridge_example
