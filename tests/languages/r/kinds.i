%module kinds
%{
#include "kinds.hpp"
%}
%include "quaff.i"
%include "std_string.i"
%include "std_vector.i"
%include "std_complex.i"
%include "std_function.i"
%include "std_unique_ptr.i"
%callback_data(f, data)
%in_array(x, n)
%inplace_array(y, n)
%in_array(a, rows, columns)
%in_array(c, p, q, r)
%in_array(f, rows, columns)
%array_fortran(f)
%inplace_array(w, rows, columns)
%elementwise(kinds::raised)
%elementwise(kinds::divided)
%ignore kinds::Guard;
%keep_alive(kinds::Branch::grow, this, leaf)
%keep_alive(kinds::reads, leaf, y)
%unique_ptr(kinds::Fish)
%unique_ptr(kinds::Pond)
%delobject kinds::eaten;
%include "kinds.hpp"
%define EACH(T)
%template(same) kinds::same<T>;
%template(copied) kinds::copied<T>;
%enddef
EACH(double)
EACH(float)
%template(same_bool) kinds::same<bool>;
%template(copied_bool) kinds::copied<bool>;
%define OWN(NAME, T)
%template(same_##NAME) kinds::same<T>;
%template(copied_##NAME) kinds::copied<T>;
%enddef
OWN(int8, std::int8_t)
OWN(int16, std::int16_t)
OWN(int32, std::int32_t)
OWN(int64, std::int64_t)
OWN(uint8, std::uint8_t)
OWN(uint16, std::uint16_t)
OWN(uint32, std::uint32_t)
OWN(uint64, std::uint64_t)
OWN(complex64, std::complex<float>)
OWN(complex128, std::complex<double>)
%template(negate) kinds::negate<double>;
%template(negate) kinds::negate<std::int32_t>;
%template(negate_float) kinds::negate<float>;
%template(raised) kinds::raised<float>;
%template(raised) kinds::raised<double>;
%template(raised) kinds::raised<std::int32_t>;
%template(divided) kinds::divided<double>;
