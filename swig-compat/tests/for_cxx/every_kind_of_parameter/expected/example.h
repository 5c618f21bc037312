/* Written by quaff from example.i: change that file, not this one.
 *
 * The functions of `example` for C, and for every language that calls C. Each function returns a quaff_status:
 * 0, or the code of an error, whose message the module keeps for the thread. Results are written to the last
 * parameters, and only if there was no error.
 *
 * An array is the address of its first element, and its size or the extents of all dimensions in its shape.
 * Functions that end in `_tensor` take arrays of any element type, layout and memory instead. Texts are UTF-8
 * and end with a zero. A text or elements that are a result belong to the caller, who frees them; NULL may be
 * passed as `result_size`.
 *
 * `stream` is the cudaStream_t whose work must be done first, and NULL is the default stream; for arrays of
 * the host, it is ignored. Any thread may call any function.
 */
/* clang-format off */
#ifndef QUAFF_MODULES_EXAMPLE_H
#define QUAFF_MODULES_EXAMPLE_H

#include "quaff/border.h"

#ifdef __cplusplus
extern "C" {
#endif

/* The message of the last error on this thread, valid until the next error on the thread. */
const char *example_last_error(void);

/* Frees the text or the elements of a result; NULL is ignored. */
void example_free(void *memory);

/* include/kinds.hpp:13: kinds::Mode */
enum example_Mode {
  example_Mode_fast = 0,
  example_Mode_exact = 7
};

/* include/kinds.hpp:14: kinds::Color */
enum example_Color {
  example_Color_red = 0,
  example_Color_green = 5
};

/* Objects are passed as handles. Functions refuse a handle that was freed, or that is of another class, with
 * an error. The caller frees each handle that a function returns, and the object with it, unless C++ owns the
 * object. The handle of a part of another object cannot be used after that object was freed. One thread at a
 * time may use an object. A function that C++ calls must not free or give away an object that a running call
 * uses; this is not checked. */

/* include/kinds.hpp:119: kinds::Counter */
typedef struct example_Counter example_Counter;
int example_Counter_free(example_Counter *object);

/* include/kinds.hpp:52: kinds::constants */
int example_constants(int32_t module, int32_t *result);

/* The first axis is the fastest.
 * include/kinds.hpp:87: kinds::corner */
int example_corner(const double *f, const size_t *f_shape, double *result);

/* The first axis is the fastest.
 * include/kinds.hpp:87: kinds::corner */
int example_corner_tensor(const DLTensor *f, void *stream, double *result);

/* include/kinds.hpp:122: kinds::counted */
int example_counted(const example_Counter *counter, int32_t *result);

/* The name of an overload for arrays on a device.
 * include/kinds.hpp:127: kinds::counted_on_device */
int example_counted_on_device(int32_t x, int32_t *result);

/* Parameters that are left out have their defaults in C++.
 * include/kinds.hpp:20: kinds::defaults */
int example_defaults_without_b(int32_t a, int32_t *result);

/* Parameters that are left out have their defaults in C++.
 * include/kinds.hpp:20: kinds::defaults */
int example_defaults_without_c(int32_t a, int32_t b, int32_t *result);

/* Parameters that are left out have their defaults in C++.
 * include/kinds.hpp:20: kinds::defaults */
int example_defaults(int32_t a, int32_t b, double c, int32_t *result);

/* Functions with names that emitted files use.
 * include/kinds.hpp:50: kinds::error_message */
int example_error_message(int32_t crate_, int32_t *result);

/* include/kinds.hpp:88: kinds::fill */
int example_fill(double *f, const size_t *f_shape, double value);

/* include/kinds.hpp:88: kinds::fill */
int example_fill_tensor(DLTensor *f, double value, void *stream);

/* include/kinds.hpp:75: kinds::first */
int example_first(const char *text, char *result);

/* include/kinds.hpp:67: kinds::found */
int example_found(const char *text, char letter, char **result, size_t *result_size);

/* include/kinds.hpp:112: kinds::largest */
int example_largest_double(const double *x, size_t x_size, double *result);

/* include/kinds.hpp:113: kinds::largest */
int example_largest_without_digits(const float *x, size_t x_size, float *result);

/* include/kinds.hpp:113: kinds::largest */
int example_largest_float_int32(const float *x, size_t x_size, int32_t digits, float *result);

/* include/kinds.hpp:112: kinds::largest
 * include/kinds.hpp:113: kinds::largest */
int example_largest_tensor(const DLTensor *x, void *stream, double *result);

/* include/kinds.hpp:113: kinds::largest */
int example_largest_int32_tensor(const DLTensor *x, int32_t digits, void *stream, float *result);

/* The name of a function that every module has in C.
 * include/kinds.hpp:125: kinds::last_error */
int example_last_error_2(int32_t x, int32_t *result);

/* Overloads that differ in more than the type of elements.
 * include/kinds.hpp:33: kinds::mixed */
int example_mixed_int32(int32_t a, int32_t *result);

/* Overloads that differ in more than the type of elements.
 * include/kinds.hpp:30: kinds::mixed */
int example_mixed_double(const double *x, size_t x_size, int32_t *result);

/* Overloads that differ in more than the type of elements.
 * include/kinds.hpp:31: kinds::mixed */
int example_mixed_float(const float *x, size_t x_size, int32_t *result);

/* Overloads that differ in more than the type of elements.
 * include/kinds.hpp:32: kinds::mixed */
int example_mixed_double_int32(const double *x, size_t x_size, int32_t more, int32_t *result);

/* Overloads that differ in more than the type of elements.
 * include/kinds.hpp:30: kinds::mixed
 * include/kinds.hpp:31: kinds::mixed */
int example_mixed_tensor(const DLTensor *x, void *stream, int32_t *result);

/* include/kinds.hpp:32: kinds::mixed */
int example_mixed_int32_tensor(const DLTensor *x, int32_t more, void *stream, int32_t *result);

/* Parameters with the names of those that the module adds.
 * include/kinds.hpp:36: kinds::named */
int example_named(double stream2, double result2, const char *keep, double *result);

/* include/kinds.hpp:17: kinds::next */
int example_next(int32_t color, int32_t *result);

/* include/kinds.hpp:16: kinds::other */
int example_other(uint8_t mode, uint8_t *result);

/* include/kinds.hpp:51: kinds::outcome */
int example_outcome(int32_t Self_, int32_t *result);

/* For doubles, and with a default that floats alone have. */
int example_part_tensor(const DLTensor *x, DLTensor *result, void *stream);

int example_part_tensor_2(const DLTensor *x, const DLTensor *of, DLTensor *result, void *stream);

int example_polar_tensor(const DLTensor *x, const DLTensor *y, DLTensor *result, DLTensor *result2, void *stream);

/* include/kinds.hpp:21: kinds::power */
int example_power_without_exponent(const double *x, size_t x_size, double *result);

/* include/kinds.hpp:21: kinds::power */
int example_power(const double *x, size_t x_size, double exponent, double *result);

/* include/kinds.hpp:21: kinds::power */
int example_power_tensor(const DLTensor *x, double exponent, void *stream, double *result);

/* include/kinds.hpp:21: kinds::power */
int example_power_tensor_without_exponent(const DLTensor *x, void *stream, double *result);

/* Called for each element. */
int example_ratio_tensor(const DLTensor *a, const DLTensor *b, const DLTensor *scale, DLTensor *result, void *stream);

/* Called for each element. */
int example_ratio_tensor_without_scale(const DLTensor *a, const DLTensor *b, DLTensor *result, void *stream);

/* Numbers alone, and no result.
 * include/kinds.hpp:40: kinds::require */
int example_require(int32_t a);

/* On a device, where the host may write as the test has it.
 * include/kinds.hpp:100: kinds::scale */
int example_scale(const float *x, size_t x_size, float *result);

/* On a device, where the host may write as the test has it.
 * include/kinds.hpp:95: kinds::scale */
int example_scale_on_device(float *y_d, const size_t *y_d_shape, float factor, void *stream);

/* include/kinds.hpp:100: kinds::scale */
int example_scale_tensor(const DLTensor *x, void *stream, float *result);

/* On a device, where the host may write as the test has it.
 * include/kinds.hpp:95: kinds::scale */
int example_scale_float_tensor(DLTensor *y_d, float factor, void *stream);

/* include/kinds.hpp:48: kinds::shifted */
int example_shifted(int32_t shifted, int32_t *result);

/* include/kinds.hpp:54: kinds::sized */
int example_sized(const double *x, size_t x_size, double x_size2, double *result);

/* include/kinds.hpp:54: kinds::sized */
int example_sized_tensor(const DLTensor *x, double x_size, void *stream, double *result);

/* Parameters with the name of their function.
 * include/kinds.hpp:47: kinds::spread */
int example_spread(const double *spread, size_t spread_size, double *result);

/* Parameters with the name of their function.
 * include/kinds.hpp:47: kinds::spread */
int example_spread_tensor(const DLTensor *spread, void *stream, double *result);

/* include/kinds.hpp:59: kinds::total */
int example_total(const quaff_complex64 *x, size_t x_size, quaff_complex64 *result);

/* include/kinds.hpp:59: kinds::total */
int example_total_tensor(const DLTensor *x, void *stream, quaff_complex64 *result);

/* include/kinds.hpp:56: kinds::turned */
int example_turned(const quaff_complex128 *z, double angle, quaff_complex128 *result);

/* The vector has elements of the array's type.
 * example.i:20: kinds::twice<float> */
int example_twice_float(const float *x, size_t x_size, float **result, size_t *result_size);

/* The vector has elements of the array's type.
 * example.i:21: kinds::twice<double> */
int example_twice_double(const double *x, size_t x_size, double **result, size_t *result_size);

/* The vector has elements of the array's type.
 * example.i:20: kinds::twice<float>
 * example.i:21: kinds::twice<double> */
int example_twice_tensor(const DLTensor *x, void *stream, void **result, size_t *result_size, DLDataType *result_type);

/* include/kinds.hpp:119: kinds::Counter::__init__ */
int example_Counter_new(example_Counter **result);

/* include/kinds.hpp:120: kinds::Counter::count */
int example_Counter_count(const example_Counter *object, int32_t *result);

/* include/kinds.hpp:120: kinds::Counter::count */
int example_Counter_set_count(example_Counter *object, int32_t value);

/* include/kinds.hpp:119: kinds::Counter::__copy__ */
int example_Counter_copy(const example_Counter *object, example_Counter **result);

#ifdef __cplusplus
}
#endif

#endif
