// What quaff itself exposes, and the first interface that its compiler must handle.
%module quaff

%{
#include "quaff/sum.hpp"
%}

%include <quaff.i>

%in_array(arr, size)
%reduction(quaff::sum, quaff::Sum)
%feature("docstring") quaff::sum "The sum of all elements of an array, as a Python float.

`arr` is any array of float32 or float64 in the host's memory: of any shape and any strides,
NumPy's or anything with a buffer or DLPack. The result is the exact sum of the elements, rounded
once to their type, to nearest, ties to even. So its bits depend neither on layout and order nor
on the number of threads, and nothing overflows on the way. The sum of no elements is 0.0, a sum
of zeros too; a NaN, or infinities of both signs, give NaN.

Raises TypeError for an object that is no array, has another dtype, or lies on a device."
%include "quaff/sum.hpp"

%template(sum) quaff::sum<float>;
%template(sum) quaff::sum<double>;
