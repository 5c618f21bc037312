// reductions.i: the reductions of quaff/reductions.hpp. Each is instantiated by a `%template`:
//
//   %include "quaff/reductions.i"
//   %template(mean) quaff::mean<float>;
//   %template(mean) quaff::mean<double>;
//
// docs/reductions.md says for which element types there are results, and how exact they are.
%include "quaff.i"
%{
#include "quaff/reductions.hpp"
%}

%define %quaff_reduction(FUNCTION, CLASS)
%feature("quaff:in_array", "arr, size") quaff::FUNCTION;
%reduction(quaff::FUNCTION, quaff::CLASS)
%enddef

%quaff_reduction(sum, Sum)
%quaff_reduction(mean, Mean)
%quaff_reduction(variance, Variance)
%quaff_reduction(sample_variance, SampleVariance)
%quaff_reduction(norm, Norm)
%quaff_reduction(minimum, Minimum)
%quaff_reduction(maximum, Maximum)
%feature("quaff:in_array", "x, size") quaff::dot;
%feature("quaff:in_array", "y, size") quaff::dot;
%feature("quaff:in_array", "arr, size") quaff::argmin;
%feature("quaff:in_array", "arr, size") quaff::argmax;

namespace quaff {
template <class T> class Sum;
template <class T> class Mean;
template <class T> class Variance;
template <class T> class SampleVariance;
template <class T> class Norm;
template <class T> class Minimum;
template <class T> class Maximum;

/// The sum of the elements, correctly rounded to their type; 0 for none.
template <class T> T sum(const T *arr, std::size_t size);

/// The mean of the elements, correctly rounded to their type; NaN for none.
template <class T> T mean(const T *arr, std::size_t size);

/// The variance of the elements, as of a whole population; NaN for none.
template <class T> T variance(const T *arr, std::size_t size);

/// The variance of the elements, as of a sample: divided by one less than their number.
template <class T> T sample_variance(const T *arr, std::size_t size);

/// The Euclidean norm of the elements, correctly rounded to their type; 0 for none.
template <class T> T norm(const T *arr, std::size_t size);

/// The smallest element, or NaN if there is one.
///
/// Raises ValueError without elements.
template <class T> T minimum(const T *arr, std::size_t size);

/// The largest element, or NaN if there is one.
///
/// Raises ValueError without elements.
template <class T> T maximum(const T *arr, std::size_t size);

/// The dot product of two arrays of one shape, correctly rounded to their type; 0 without elements.
template <class T> T dot(const T *x, const T *y, std::size_t size);

/// The index of the smallest element in C order: of the first of several, and of the first NaN if there is one.
///
/// Raises ValueError without elements.
template <class T> std::size_t argmin(const T *arr, std::size_t size);

/// The index of the largest element in C order: of the first of several, and of the first NaN if there is one.
///
/// Raises ValueError without elements.
template <class T> std::size_t argmax(const T *arr, std::size_t size);
} // namespace quaff
