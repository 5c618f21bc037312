// quaff.i: says which parameters of a C++ function are one array, and where it lies.
//
//   %include "quaff.i"
//   %in_array(in, size)                         sum(const double *in, unsigned size)      sum(array)
//   %inplace_array(out, count)                  scale(float *out, std::size_t count)      scale(array)
//   %in_device_array(in_d, size)                the same, with arrays in a GPU's memory, for functions
//   %inplace_device_array(out_d, count)         that launch kernels of their own
//   %device_stream(stream)                      fill(float *out_d, int count, cudaStream_t stream)
//   %reduction(example::sum, example::Sum)      quaff runs class Sum in place of sum()
//
// A pointer parameter and the length parameter after it, called so, are one array from here on: its elements bool,
// an integer, float or double, the length any integer. Each macro is `%apply` or `%feature` and nothing else, so
// SWIG reads the interface too. There, include numpy.i first.

// The caller's array is read. Any shape: C++ sees the elements in C order, copied if they do not lie so. A function
// that takes `T *`, not `const T *`, must not write: it may be given a copy, or memory that its owner has lent to read.
// SWIG has it one-dimensional.

// The caller's array is written. Any shape: it must be writable, in C order and of the function's element type, and
// is never copied. A `const T *` of this name is read, as under %in_array. Where both words name a pointer, in any order,
// `const T *` is read and `T *` is written; SWIG goes by the later one.

// The pointer is the device's, and C++ reads there. The caller's array lies on a device, in C order: it is never copied.
// SWIG has no type for such arrays: there the caller passes the address, as PyCUDA's `array.ptr` says it, and the length;
// no dtype tells overloads apart, so they need names of their own.

// The same for an array that is written. A `const T *` is read here too, and both words may name one pointer.

// The caller does not see this `cudaStream_t`: C++ gets the stream of the arrays on the device, or the one of the
// keyword `stream`, and is to launch its work there. SWIG passes the default stream.

// FUNCTION is what CLASS, a reduction with `add`, `merge` and `value`, computes. SWIG calls FUNCTION.

// What follows is not for use in interfaces.

// SWIG compares types as they are spelled, hence the lists. quaff knows what a type is, by any name.

%apply (bool* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (bool* out, signed char count), (const bool* out, signed char count) };
%apply (bool* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (bool* out, unsigned char count), (const bool* out, unsigned char count) };
%apply (bool* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (bool* out, short count), (const bool* out, short count) };
%apply (bool* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (bool* out, unsigned short count), (const bool* out, unsigned short count) };
%apply (bool* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (bool* out, int count), (const bool* out, int count) };
%apply (bool* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (bool* out, unsigned int count), (const bool* out, unsigned int count) };
%apply (bool* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (bool* out, long count), (const bool* out, long count) };
%apply (bool* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (bool* out, unsigned long count), (const bool* out, unsigned long count) };
%apply (bool* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (bool* out, long long count), (const bool* out, long long count) };
%apply (bool* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (bool* out, unsigned long long count), (const bool* out, unsigned long long count) };
%apply (signed char* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (signed char* out, signed char count), (const signed char* out, signed char count) };
%apply (signed char* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (signed char* out, unsigned char count), (const signed char* out, unsigned char count) };
%apply (signed char* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (signed char* out, short count), (const signed char* out, short count) };
%apply (signed char* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (signed char* out, unsigned short count), (const signed char* out, unsigned short count) };
%apply (signed char* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (signed char* out, int count), (const signed char* out, int count) };
%apply (signed char* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (signed char* out, unsigned int count), (const signed char* out, unsigned int count) };
%apply (signed char* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (signed char* out, long count), (const signed char* out, long count) };
%apply (signed char* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (signed char* out, unsigned long count), (const signed char* out, unsigned long count) };
%apply (signed char* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (signed char* out, long long count), (const signed char* out, long long count) };
%apply (signed char* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (signed char* out, unsigned long long count), (const signed char* out, unsigned long long count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (unsigned char* out, signed char count), (const unsigned char* out, signed char count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (unsigned char* out, unsigned char count), (const unsigned char* out, unsigned char count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (unsigned char* out, short count), (const unsigned char* out, short count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (unsigned char* out, unsigned short count), (const unsigned char* out, unsigned short count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (unsigned char* out, int count), (const unsigned char* out, int count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (unsigned char* out, unsigned int count), (const unsigned char* out, unsigned int count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (unsigned char* out, long count), (const unsigned char* out, long count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (unsigned char* out, unsigned long count), (const unsigned char* out, unsigned long count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (unsigned char* out, long long count), (const unsigned char* out, long long count) };
%apply (unsigned char* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (unsigned char* out, unsigned long long count), (const unsigned char* out, unsigned long long count) };
%apply (short* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (short* out, signed char count), (const short* out, signed char count) };
%apply (short* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (short* out, unsigned char count), (const short* out, unsigned char count) };
%apply (short* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (short* out, short count), (const short* out, short count) };
%apply (short* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (short* out, unsigned short count), (const short* out, unsigned short count) };
%apply (short* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (short* out, int count), (const short* out, int count) };
%apply (short* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (short* out, unsigned int count), (const short* out, unsigned int count) };
%apply (short* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (short* out, long count), (const short* out, long count) };
%apply (short* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (short* out, unsigned long count), (const short* out, unsigned long count) };
%apply (short* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (short* out, long long count), (const short* out, long long count) };
%apply (short* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (short* out, unsigned long long count), (const short* out, unsigned long long count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (unsigned short* out, signed char count), (const unsigned short* out, signed char count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (unsigned short* out, unsigned char count), (const unsigned short* out, unsigned char count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (unsigned short* out, short count), (const unsigned short* out, short count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (unsigned short* out, unsigned short count), (const unsigned short* out, unsigned short count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (unsigned short* out, int count), (const unsigned short* out, int count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (unsigned short* out, unsigned int count), (const unsigned short* out, unsigned int count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (unsigned short* out, long count), (const unsigned short* out, long count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (unsigned short* out, unsigned long count), (const unsigned short* out, unsigned long count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (unsigned short* out, long long count), (const unsigned short* out, long long count) };
%apply (unsigned short* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (unsigned short* out, unsigned long long count), (const unsigned short* out, unsigned long long count) };
%apply (int* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (int* out, signed char count), (const int* out, signed char count) };
%apply (int* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (int* out, unsigned char count), (const int* out, unsigned char count) };
%apply (int* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (int* out, short count), (const int* out, short count) };
%apply (int* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (int* out, unsigned short count), (const int* out, unsigned short count) };
%apply (int* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (int* out, int count), (const int* out, int count) };
%apply (int* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (int* out, unsigned int count), (const int* out, unsigned int count) };
%apply (int* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (int* out, long count), (const int* out, long count) };
%apply (int* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (int* out, unsigned long count), (const int* out, unsigned long count) };
%apply (int* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (int* out, long long count), (const int* out, long long count) };
%apply (int* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (int* out, unsigned long long count), (const int* out, unsigned long long count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (unsigned int* out, signed char count), (const unsigned int* out, signed char count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (unsigned int* out, unsigned char count), (const unsigned int* out, unsigned char count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (unsigned int* out, short count), (const unsigned int* out, short count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (unsigned int* out, unsigned short count), (const unsigned int* out, unsigned short count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (unsigned int* out, int count), (const unsigned int* out, int count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (unsigned int* out, unsigned int count), (const unsigned int* out, unsigned int count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (unsigned int* out, long count), (const unsigned int* out, long count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (unsigned int* out, unsigned long count), (const unsigned int* out, unsigned long count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (unsigned int* out, long long count), (const unsigned int* out, long long count) };
%apply (unsigned int* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (unsigned int* out, unsigned long long count), (const unsigned int* out, unsigned long long count) };
%apply (long* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (long* out, signed char count), (const long* out, signed char count) };
%apply (long* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (long* out, unsigned char count), (const long* out, unsigned char count) };
%apply (long* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (long* out, short count), (const long* out, short count) };
%apply (long* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (long* out, unsigned short count), (const long* out, unsigned short count) };
%apply (long* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (long* out, int count), (const long* out, int count) };
%apply (long* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (long* out, unsigned int count), (const long* out, unsigned int count) };
%apply (long* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (long* out, long count), (const long* out, long count) };
%apply (long* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (long* out, unsigned long count), (const long* out, unsigned long count) };
%apply (long* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (long* out, long long count), (const long* out, long long count) };
%apply (long* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (long* out, unsigned long long count), (const long* out, unsigned long long count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (unsigned long* out, signed char count), (const unsigned long* out, signed char count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (unsigned long* out, unsigned char count), (const unsigned long* out, unsigned char count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (unsigned long* out, short count), (const unsigned long* out, short count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (unsigned long* out, unsigned short count), (const unsigned long* out, unsigned short count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (unsigned long* out, int count), (const unsigned long* out, int count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (unsigned long* out, unsigned int count), (const unsigned long* out, unsigned int count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (unsigned long* out, long count), (const unsigned long* out, long count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (unsigned long* out, unsigned long count), (const unsigned long* out, unsigned long count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (unsigned long* out, long long count), (const unsigned long* out, long long count) };
%apply (unsigned long* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (unsigned long* out, unsigned long long count), (const unsigned long* out, unsigned long long count) };
%apply (long long* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (long long* out, signed char count), (const long long* out, signed char count) };
%apply (long long* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (long long* out, unsigned char count), (const long long* out, unsigned char count) };
%apply (long long* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (long long* out, short count), (const long long* out, short count) };
%apply (long long* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (long long* out, unsigned short count), (const long long* out, unsigned short count) };
%apply (long long* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (long long* out, int count), (const long long* out, int count) };
%apply (long long* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (long long* out, unsigned int count), (const long long* out, unsigned int count) };
%apply (long long* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (long long* out, long count), (const long long* out, long count) };
%apply (long long* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (long long* out, unsigned long count), (const long long* out, unsigned long count) };
%apply (long long* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (long long* out, long long count), (const long long* out, long long count) };
%apply (long long* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (long long* out, unsigned long long count), (const long long* out, unsigned long long count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (unsigned long long* out, signed char count), (const unsigned long long* out, signed char count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (unsigned long long* out, unsigned char count), (const unsigned long long* out, unsigned char count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (unsigned long long* out, short count), (const unsigned long long* out, short count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (unsigned long long* out, unsigned short count), (const unsigned long long* out, unsigned short count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (unsigned long long* out, int count), (const unsigned long long* out, int count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (unsigned long long* out, unsigned int count), (const unsigned long long* out, unsigned int count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (unsigned long long* out, long count), (const unsigned long long* out, long count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (unsigned long long* out, unsigned long count), (const unsigned long long* out, unsigned long count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (unsigned long long* out, long long count), (const unsigned long long* out, long long count) };
%apply (unsigned long long* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (unsigned long long* out, unsigned long long count), (const unsigned long long* out, unsigned long long count) };
%apply (float* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (float* out, signed char count), (const float* out, signed char count) };
%apply (float* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (float* out, unsigned char count), (const float* out, unsigned char count) };
%apply (float* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (float* out, short count), (const float* out, short count) };
%apply (float* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (float* out, unsigned short count), (const float* out, unsigned short count) };
%apply (float* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (float* out, int count), (const float* out, int count) };
%apply (float* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (float* out, unsigned int count), (const float* out, unsigned int count) };
%apply (float* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (float* out, long count), (const float* out, long count) };
%apply (float* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (float* out, unsigned long count), (const float* out, unsigned long count) };
%apply (float* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (float* out, long long count), (const float* out, long long count) };
%apply (float* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (float* out, unsigned long long count), (const float* out, unsigned long long count) };
%apply (double* INPLACE_ARRAY_FLAT, signed char DIM_FLAT) { (double* out, signed char count), (const double* out, signed char count) };
%apply (double* INPLACE_ARRAY_FLAT, unsigned char DIM_FLAT) { (double* out, unsigned char count), (const double* out, unsigned char count) };
%apply (double* INPLACE_ARRAY_FLAT, short DIM_FLAT) { (double* out, short count), (const double* out, short count) };
%apply (double* INPLACE_ARRAY_FLAT, unsigned short DIM_FLAT) { (double* out, unsigned short count), (const double* out, unsigned short count) };
%apply (double* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (double* out, int count), (const double* out, int count) };
%apply (double* INPLACE_ARRAY_FLAT, unsigned int DIM_FLAT) { (double* out, unsigned int count), (const double* out, unsigned int count) };
%apply (double* INPLACE_ARRAY_FLAT, long DIM_FLAT) { (double* out, long count), (const double* out, long count) };
%apply (double* INPLACE_ARRAY_FLAT, unsigned long DIM_FLAT) { (double* out, unsigned long count), (const double* out, unsigned long count) };
%apply (double* INPLACE_ARRAY_FLAT, long long DIM_FLAT) { (double* out, long long count), (const double* out, long long count) };
%apply (double* INPLACE_ARRAY_FLAT, unsigned long long DIM_FLAT) { (double* out, unsigned long long count), (const double* out, unsigned long long count) };;
%feature("quaff:reduction", "example::Sum") example::sum;
