/// One module with everything that the tests call.
%module example
%{
#include "example/arrays.hpp"
#include "example/classes.hpp"
#include "example/complex.hpp"
#include "example/constants.hpp"
#include "example/elements.hpp"
#include "example/exception_code.hpp"
#include "example/exceptions.hpp"
#include "example/members.hpp"
#include "example/overloads.hpp"
#include "example/python_objects.hpp"
#include "example/records.hpp"
#include "example/reductions.hpp"
#include "example/results.hpp"
#include "example/thrown.hpp"
#include "example/strides.hpp"
#include "example/values.hpp"
#include "example/vectors.hpp"
%}
%include "quaff.i"

%rename(azure) example::blue;
%constant double half = 1 / 2.0;
%constant std::string computed_text = example::computed;
%include "example/constants.hpp"

%include "example/values.hpp"
%template(same_bool) example::same<bool>;
%template(same_int8) example::same<std::int8_t>;
%template(same_int16) example::same<std::int16_t>;
%template(same_int32) example::same<std::int32_t>;
%template(same_int64) example::same<std::int64_t>;
%template(same_uint8) example::same<std::uint8_t>;
%template(same_uint16) example::same<std::uint16_t>;
%template(same_uint32) example::same<std::uint32_t>;
%template(same_uint64) example::same<std::uint64_t>;
%template(same_float32) example::same<float>;
%template(same_float64) example::same<double>;

%include "example/vectors.hpp"
%template(zeros_bool) example::zeros<bool>;
%template(zeros_int8) example::zeros<std::int8_t>;
%template(zeros_int16) example::zeros<std::int16_t>;
%template(zeros_int32) example::zeros<std::int32_t>;
%template(zeros_int64) example::zeros<std::int64_t>;
%template(zeros_uint8) example::zeros<std::uint8_t>;
%template(zeros_uint16) example::zeros<std::uint16_t>;
%template(zeros_uint32) example::zeros<std::uint32_t>;
%template(zeros_uint64) example::zeros<std::uint64_t>;
%template(zeros_float32) example::zeros<float>;
%template(zeros_float64) example::zeros<double>;
%template(count_to) example::count_to<std::int32_t>;
%template(count_to) example::count_to<double>;
%template(vector_bool) example::same_vector<bool>;
%template(vector_int8) example::same_vector<std::int8_t>;
%template(vector_int16) example::same_vector<std::int16_t>;
%template(vector_int32) example::same_vector<std::int32_t>;
%template(vector_int64) example::same_vector<std::int64_t>;
%template(vector_uint8) example::same_vector<std::uint8_t>;
%template(vector_uint16) example::same_vector<std::uint16_t>;
%template(vector_uint32) example::same_vector<std::uint32_t>;
%template(vector_uint64) example::same_vector<std::uint64_t>;
%template(vector_float32) example::same_vector<float>;
%template(vector_float64) example::same_vector<double>;

%include "example/exceptions.hpp"

%in_array(x, count)
%in_array(y, count)
%in_array(flags, count)
%out_array(total, count)
%out_array(negated, count)
%in_array(matrix, rows, columns)
%out_array(flipped, rows, columns)
%out_array(sums, rows)
%in_array(p, l, m)
%in_array(q, m, n)
%out_array(pq, l, n)
%out_array(filled, length)
%inplace_array(accumulated, entries)
%out_array(before, entries)
%include "example/results.hpp"
%template(plus) example::plus<float>;
%template(plus) example::plus<double>;
%template(plus) example::plus<std::int16_t>;

%in_array(particles, particle_count)
%in_array(fews, few_count)
%inplace_array(moved, moved_count)
%in_array(given, given_count)
%in_array(letters, letter_count)
%inplace_array(changed_letters, letter_count)
%array_result(example::line)
%array_result(example::samples)
%array_result(example::Cloud::all)
%include "example/records.hpp"

%in_array(in, size)
%in_array(a, a_size)
%in_array(b, b_size)
%inplace_array(out, size)
%apply (double* IN_ARRAY1, int DIM1) { (const double* row, int length) };
%apply (double* INPLACE_ARRAY1, int DIM1) { (double* out_row, int length) };
%include "example/overloads.hpp"
%template(takes_bool) example::takes<bool>;
%template(takes_int8) example::takes<std::int8_t>;
%template(takes_int16) example::takes<std::int16_t>;
%template(takes_int32) example::takes<std::int32_t>;
%template(takes_int64) example::takes<std::int64_t>;
%template(takes_uint8) example::takes<std::uint8_t>;
%template(takes_uint16) example::takes<std::uint16_t>;
%template(takes_uint32) example::takes<std::uint32_t>;
%template(takes_uint64) example::takes<std::uint64_t>;
%template(takes_float16) example::takes<quaff::half>;
%template(takes_bfloat16) example::takes<quaff::bfloat16>;
%template(takes_float32) example::takes<float>;
%template(takes_float64) example::takes<double>;
%template(takes_complex64) example::takes<std::complex<float> >;
%template(takes_complex128) example::takes<std::complex<double> >;
%template(takes_bool_array) example::takes_array<bool>;
%template(takes_int8_array) example::takes_array<std::int8_t>;
%template(takes_int16_array) example::takes_array<std::int16_t>;
%template(takes_int32_array) example::takes_array<std::int32_t>;
%template(takes_int64_array) example::takes_array<std::int64_t>;
%template(takes_uint8_array) example::takes_array<std::uint8_t>;
%template(takes_uint16_array) example::takes_array<std::uint16_t>;
%template(takes_uint32_array) example::takes_array<std::uint32_t>;
%template(takes_uint64_array) example::takes_array<std::uint64_t>;
%template(takes_float16_array) example::takes_array<quaff::half>;
%template(takes_bfloat16_array) example::takes_array<quaff::bfloat16>;
%template(takes_float32_array) example::takes_array<float>;
%template(takes_float64_array) example::takes_array<double>;
%template(takes_complex64_array) example::takes_array<std::complex<float> >;
%template(takes_complex128_array) example::takes_array<std::complex<double> >;

%include "example/arrays.hpp"
%template(last) example::last<bool>;
%template(last) example::last<std::int8_t>;
%template(last) example::last<std::int16_t>;
%template(last) example::last<std::int32_t>;
%template(last) example::last<std::int64_t>;
%template(last) example::last<std::uint8_t>;
%template(last) example::last<std::uint16_t>;
%template(last) example::last<std::uint32_t>;
%template(last) example::last<std::uint64_t>;
%template(last) example::last<float>;
%template(last) example::last<double>;
%template(scale) example::scale<float>;
%template(scale) example::scale<double>;
%template(scale) example::scale<std::int32_t>;
%template(tiny_length) example::length<unsigned char>;
%template(short_length) example::length<short>;
%template(int_length) example::length<int>;
%template(unsigned_length) example::length<unsigned>;

%in_array(left, count)
%in_array(right, count)
%in_array(spectrum, bins)
%inplace_array(spectrum, bins)
%out_array(conjugated, bins)
%out_array(moduli, bins)
%include "example/complex.hpp"
%template(inner) example::inner<float>;
%template(inner) example::inner<double>;
%clear_array(left)
%clear_array(right)

%in_array(elements, rows, columns)
%array_strides(elements, down, across)
%in_array(rowwise, rows, columns)
%array_strides(rowwise, lda, 1)
%in_array(columnwise, rows, columns)
%array_strides(columnwise, 1, ldb)
%in_array(close, n)
%array_strides(close, step)
%in_array(x, n)
%array_strides(x, incx)
%inplace_array(y, n)
%array_strides(y, incy)
%inplace_array(grid, rows, columns)
%array_strides(grid, ldg, 1)
%out_array(doubled, rows, columns)
%array_strides(doubled, ldd, 1)
%in_array(field, rows, columns)
%array_fortran(field)
%inplace_array(written, rows, columns)
%array_fortran(written)
%include "example/strides.hpp"
%template(strided) example::strided<double>;
%template(strided) example::strided<bool>;

%reduction(example::squares, example::Squares)
%reduction(example::count_positive, example::CountPositive)
%reduction(example::any, example::Any)
%reduction(example::total, example::Total)
%reduction(example::roots, example::Roots)
%include "example/reductions.hpp"
%template(squares) example::squares<float>;
%template(squares) example::squares<double>;
%template(count_positive) example::count_positive<float>;
%template(count_positive) example::count_positive<std::int16_t>;
%template(any) example::any<bool>;
%template(any) example::any<std::uint8_t>;
%template(total) example::total<std::int8_t>;
%template(roots) example::roots<double>;

%elementwise(example::elements::add)
%elementwise(example::elements::hypotenuse)
%elementwise(example::elements::axpy)
%elementwise(example::elements::is_less)
%elementwise(example::elements::sign)
%elementwise(example::elements::itself)
%elementwise(example::elements::root)
%elementwise(example::elements::parts)
%elementwise(example::elements::sum_and_difference)
%elementwise(example::elements::polar)
%elementwise(example::elements::clip)
%elementwise(example::elements::mixed)
%elementwise(example::elements::other_side)
%elementwise(example::elements::mean)
%elementwise(example::elements::nearest)
%elementwise(example::elements::grown)
%elementwise(example::elements::wrapped)
%include "example/elements.hpp"
%template(add) example::elements::add<float>;
%template(add) example::elements::add<double>;
%template(add) example::elements::add<int>;
%template(hypotenuse) example::elements::hypotenuse<float>;
%template(hypotenuse) example::elements::hypotenuse<double>;
%template(axpy) example::elements::axpy<float>;
%template(is_less) example::elements::is_less<double>;
%template(sign) example::elements::sign<double>;
%template(itself) example::elements::itself<bool>;
%template(itself) example::elements::itself<std::int8_t>;
%template(itself) example::elements::itself<std::int16_t>;
%template(itself) example::elements::itself<std::int32_t>;
%template(itself) example::elements::itself<std::int64_t>;
%template(itself) example::elements::itself<std::uint8_t>;
%template(itself) example::elements::itself<std::uint16_t>;
%template(itself) example::elements::itself<std::uint32_t>;
%template(itself) example::elements::itself<std::uint64_t>;
%template(itself) example::elements::itself<float>;
%template(itself) example::elements::itself<double>;
%template(itself) example::elements::itself<std::complex<float>>;
%template(itself) example::elements::itself<std::complex<double>>;
%template(mean) example::elements::mean<quaff::half>;
%template(mean) example::elements::mean<quaff::bfloat16>;
%template(nearest_half) example::elements::nearest<quaff::half>;
%template(nearest_bfloat16) example::elements::nearest<quaff::bfloat16>;
%template(grown) example::elements::grown<quaff::half>;
%template(wrapped) example::elements::wrapped<std::int8_t>;
%template(wrapped) example::elements::wrapped<std::int16_t>;
%template(wrapped) example::elements::wrapped<std::uint8_t>;
%template(wrapped) example::elements::wrapped<std::uint16_t>;
%template(wrapped) example::elements::wrapped<std::uint32_t>;
%template(wrapped) example::elements::wrapped<std::uint64_t>;
%template(root) example::elements::root<double>;
%template(parts) example::elements::parts<double>;
%template(sum_and_difference) example::elements::sum_and_difference<float>;
%template(polar) example::elements::polar<double>;
%template(clip) example::elements::clip<double>;

%newobject example::give;
%delobject example::Taker::take;
%delobject example::Taker::take_and_throw;
%delobject example::free_pointing;
%delobject example::free_around;
%ignore example::Hidden;
%rename(is_on) example::Switch::operator bool;
%rename(which_constant) example::Switch::which() const;
%include "example/classes.hpp"

%include "std_shared_ptr.i"
%shared_ptr(example::Recording)
%shared_ptr(example::SharedParticle)
%delobject example::free_particle;
%delobject example::free_tracker;
%include "example/members.hpp"
%template(FloatPoint) example::Point<float, 3>;

%include "example/python_objects.hpp"
%include "example/thrown.hpp"

%include "exception.i"
%exception {
  try {
    $action
  } catch (const std::runtime_error &e) { // the usual form
    SWIG_exception(SWIG_IOError, (std::string("$symname: ") + e.what()).c_str());
  }
}
%exception example::raises %{
  $action
#define QUAFF_EXAMPLE_LIMIT 3
  switch (result) {
  case 1: PyErr_SetString(PyExc_KeyError, "one"); SWIG_fail;
  case 2: PyErr_Format(PyExc_LookupError, "%s %d", "two", result); return NULL;
  case QUAFF_EXAMPLE_LIMIT: SWIG_exception(SWIG_DivisionByZero, "three");
  case 4: SWIG_exception_fail(SWIG_SystemError, "four");
  case 5: goto fail;
  }
%}
%exception example::std_exception "try { $action } SWIG_CATCH_STDEXCEPT catch (...) { SWIG_exception(SWIG_UnknownError, \"unknown\"); }"
%noexception example::unguarded;
%feature("thread") example::raises;
%include "example/exception_code.hpp"
%exception;
