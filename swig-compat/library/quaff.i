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
// A pointer parameter and its length parameter, called so, are one array from here on: its elements bool,
// an integer, float or double, the length any integer. Each macro is `%apply` or `%feature` and nothing else, so
// SWIG reads the interface too. There, include numpy.i first.

// Several pointers may name one length, and it may stand anywhere in the parameter list: `%in_array(a, n)`,
// `%in_array(b, n)`, `%inplace_array(c, n)` for add(const float *a, const float *b, float *c, int n). Arrays that share a
// length must have one shape, or the call is a ValueError. SWIG has that for a pointer and the length right after it
// alone: there the other pointers stay pointers, and nobody checks their lengths.

// The caller's array is read. Any shape: C++ sees the elements in C order, copied if they do not lie so. A function
// that takes `T *`, not `const T *`, must not write: it may be given a copy, or memory that its owner has lent to read.
// SWIG has it one-dimensional.
%define %in_array(PTR, SIZE)
%quaff_each_element(%quaff_in_array, PTR, SIZE)
%enddef

// The caller's array is written. Any shape: it must be writable, in C order and of the function's element type, and
// is never copied. A `const T *` of this name is read, as under %in_array. Where both words name a pointer, in any order,
// `const T *` is read and `T *` is written; SWIG goes by the later one.
%define %inplace_array(PTR, SIZE)
%quaff_each_element(%quaff_inplace_array, PTR, SIZE)
%enddef

// The pointer is the device's, and C++ reads there. The caller's array lies on a device, in C order: it is never copied.
// SWIG has no type for such arrays: there the caller passes the address, as PyCUDA's `array.ptr` says it, and the length;
// no dtype tells overloads apart, so they need names of their own.
%define %in_device_array(PTR, SIZE)
%quaff_each_element(%quaff_in_device_array, PTR, SIZE)
%enddef

// The same for an array that is written. A `const T *` is read here too, and both words may name one pointer.
%define %inplace_device_array(PTR, SIZE)
%quaff_each_element(%quaff_inplace_device_array, PTR, SIZE)
%enddef

// The caller does not see this `cudaStream_t`: C++ gets the stream of the arrays on the device, or the one of the
// keyword `stream`, and is to launch its work there. SWIG passes the default stream.
%define %device_stream(NAME)
#ifdef QUAFF
%apply cudaStream_t DEVICE_STREAM { cudaStream_t NAME };
#else
%apply cudaStream_t DEVICE_STREAM { cudaStream_t NAME, CUstream NAME };
#endif
%enddef

// FUNCTION is what CLASS, a reduction with `add`, `merge` and `value`, computes. SWIG calls FUNCTION.
%define %reduction(FUNCTION, CLASS)
%feature("quaff:reduction", "CLASS") FUNCTION;
%enddef

// What follows is not for use in interfaces.

#ifdef QUAFF
%define %quaff_in_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply (SOURCE* IN_ARRAY_FLAT, LENGTH DIM_FLAT) { (T* PTR, LENGTH SIZE), (const T* PTR, LENGTH SIZE) };
%enddef
%define %quaff_inplace_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply (SOURCE* INPLACE_ARRAY_FLAT, LENGTH DIM_FLAT) { (T* PTR, LENGTH SIZE), (const T* PTR, LENGTH SIZE) };
%enddef
%define %quaff_in_device_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply (SOURCE* IN_DEVICE_ARRAY_FLAT, LENGTH DIM_FLAT) { (T* PTR, LENGTH SIZE), (const T* PTR, LENGTH SIZE) };
%enddef
%define %quaff_inplace_device_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply (SOURCE* INPLACE_DEVICE_ARRAY_FLAT, LENGTH DIM_FLAT) { (T* PTR, LENGTH SIZE), (const T* PTR, LENGTH SIZE) };
%enddef
#else
// numpy.i has these for lengths of type int; C++ converts.
%define %quaff_in_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply (SOURCE* IN_ARRAY1, int DIM1) { (T* PTR, LENGTH SIZE), (const T* PTR, LENGTH SIZE) };
%enddef
%define %quaff_inplace_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply (SOURCE* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (T* PTR, LENGTH SIZE), (const T* PTR, LENGTH SIZE) };
%enddef
%define %quaff_in_device_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply void* DEVICE_ADDRESS { T* PTR, const T* PTR };
%enddef
%define %quaff_inplace_device_array(SOURCE, T, PTR, LENGTH, SIZE)
%apply void* DEVICE_ADDRESS { T* PTR, const T* PTR };
%enddef
#ifdef SWIGPYTHON
%typemap(in) void* DEVICE_ADDRESS {
  $1 = ($1_ltype)PyLong_AsVoidPtr($input);
  if (PyErr_Occurred()) {
    SWIG_fail;
  }
}
%typemap(typecheck, precedence=SWIG_TYPECHECK_POINTER) void* DEVICE_ADDRESS {
  $1 = PyLong_Check($input);
}
#endif
%typemap(in, numinputs=0) cudaStream_t DEVICE_STREAM {
  $1 = 0;
}
#ifndef %numpy_typemaps
#warning numpy.i is not included before quaff.i: arrays stay pointers
#endif
// "Can't apply": numpy.i itself has nothing for bool.
#pragma SWIG nowarn=453
#endif

// SWIG compares types as they are spelled, hence the lists. quaff knows what a type is, by any name.
%define %quaff_each_element(APPLY, PTR, SIZE)
%quaff_each_length(APPLY, bool, bool, PTR, SIZE)
%quaff_each_length(APPLY, signed char, signed char, PTR, SIZE)
%quaff_each_length(APPLY, unsigned char, unsigned char, PTR, SIZE)
%quaff_each_length(APPLY, short, short, PTR, SIZE)
%quaff_each_length(APPLY, unsigned short, unsigned short, PTR, SIZE)
%quaff_each_length(APPLY, int, int, PTR, SIZE)
%quaff_each_length(APPLY, unsigned int, unsigned int, PTR, SIZE)
%quaff_each_length(APPLY, long, long, PTR, SIZE)
%quaff_each_length(APPLY, unsigned long, unsigned long, PTR, SIZE)
%quaff_each_length(APPLY, long long, long long, PTR, SIZE)
%quaff_each_length(APPLY, unsigned long long, unsigned long long, PTR, SIZE)
%quaff_each_length(APPLY, float, float, PTR, SIZE)
%quaff_each_length(APPLY, double, double, PTR, SIZE)
#ifndef QUAFF
%quaff_each_length(APPLY, int8_t, int8_t, PTR, SIZE)
%quaff_each_length(APPLY, int8_t, std::int8_t, PTR, SIZE)
%quaff_each_length(APPLY, uint8_t, uint8_t, PTR, SIZE)
%quaff_each_length(APPLY, uint8_t, std::uint8_t, PTR, SIZE)
%quaff_each_length(APPLY, int16_t, int16_t, PTR, SIZE)
%quaff_each_length(APPLY, int16_t, std::int16_t, PTR, SIZE)
%quaff_each_length(APPLY, uint16_t, uint16_t, PTR, SIZE)
%quaff_each_length(APPLY, uint16_t, std::uint16_t, PTR, SIZE)
%quaff_each_length(APPLY, int32_t, int32_t, PTR, SIZE)
%quaff_each_length(APPLY, int32_t, std::int32_t, PTR, SIZE)
%quaff_each_length(APPLY, uint32_t, uint32_t, PTR, SIZE)
%quaff_each_length(APPLY, uint32_t, std::uint32_t, PTR, SIZE)
%quaff_each_length(APPLY, int64_t, int64_t, PTR, SIZE)
%quaff_each_length(APPLY, int64_t, std::int64_t, PTR, SIZE)
%quaff_each_length(APPLY, uint64_t, uint64_t, PTR, SIZE)
%quaff_each_length(APPLY, uint64_t, std::uint64_t, PTR, SIZE)
#endif
%enddef

%define %quaff_each_length(APPLY, SOURCE, T, PTR, SIZE)
APPLY(SOURCE, T, PTR, signed char, SIZE)
APPLY(SOURCE, T, PTR, unsigned char, SIZE)
APPLY(SOURCE, T, PTR, short, SIZE)
APPLY(SOURCE, T, PTR, unsigned short, SIZE)
APPLY(SOURCE, T, PTR, int, SIZE)
APPLY(SOURCE, T, PTR, unsigned int, SIZE)
APPLY(SOURCE, T, PTR, long, SIZE)
APPLY(SOURCE, T, PTR, unsigned long, SIZE)
APPLY(SOURCE, T, PTR, long long, SIZE)
APPLY(SOURCE, T, PTR, unsigned long long, SIZE)
#ifndef QUAFF
APPLY(SOURCE, T, PTR, size_t, SIZE)
APPLY(SOURCE, T, PTR, std::size_t, SIZE)
APPLY(SOURCE, T, PTR, ptrdiff_t, SIZE)
APPLY(SOURCE, T, PTR, std::ptrdiff_t, SIZE)
APPLY(SOURCE, T, PTR, int32_t, SIZE)
APPLY(SOURCE, T, PTR, std::int32_t, SIZE)
APPLY(SOURCE, T, PTR, uint32_t, SIZE)
APPLY(SOURCE, T, PTR, std::uint32_t, SIZE)
APPLY(SOURCE, T, PTR, int64_t, SIZE)
APPLY(SOURCE, T, PTR, std::int64_t, SIZE)
APPLY(SOURCE, T, PTR, uint64_t, SIZE)
APPLY(SOURCE, T, PTR, std::uint64_t, SIZE)
#endif
%enddef
