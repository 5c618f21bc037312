// quaff.i: declares which parameters of a C++ function are one array, and which memory contains it.
//
//   %include "quaff.i"
//   %in_array(in, size)                         sum(const double *in, unsigned size)      sum(array)
//   %in_array(x, rows, columns)                 norm(const float *x, int rows, int columns)
//   %in_array(x, n, convert)                    x may also be a list, or an array of another element type
//   %inplace_array(out, count)                  scale(float *out, std::size_t count)      scale(array)
//   %in_device_array(in_d, size)                the same with arrays in GPU memory, for functions
//   %inplace_device_array(out_d, count)         that launch kernels
//   %out_array(out, n)                          add(const float *a, const float *b, float *out, int n): out is a
//   %out_device_array(out_d, n)                 result that Python receives: add(a, b)
//   %array_strides(x, lda, 1)                   norm(const float *x, int rows, int columns, int lda)
//   %array_fortran(x)                           x is in Fortran order
//   %callback_data(f, data)                     minimize(double (*f)(double, void *), void *data): f is any callable
//   %device_stream(stream)                      fill(float *out_d, int count, cudaStream_t stream)
//   %keep_alive(Graph::add, this, node)         a Graph keeps each `node` alive that it was given
//   %clear_array(in)                            ends the directives for the pointer `in`
//   %reduction(example::sum, example::Sum)      quaff runs the class Sum instead of sum()
//   %elementwise(example::hypot)                float hypot(float a, float b) for each element of arrays: hypot(a, b)
//
// From here on, a pointer parameter and a length parameter with these names are one array. Its elements are bool, an
// integer, float or double, and its length is any integer. For quaff, each macro is only a `%feature`; for SWIG, it is
// an `%apply`, so that SWIG can read the interface too. For SWIG, include numpy.i first.
//
// Names like `x` and `n` are common. A directive can be limited to one function or to one namespace:
//
//   %feature("quaff:in_array", "x, n") example::norm;
//   %feature("quaff:inplace_array", "x, n") example::inplace;
//
// The most specific directive applies: one for an overload, `example::norm(const float *, int)`, before one for all
// functions of a name, then one for a namespace, and then one for everything, such as the macros. Of two equally
// specific ones, the later applies. SWIG ignores these features. `%clear (const float *x, int n);`, as in SWIG, ends
// `%apply` and directives for parameters of these types and names, and `%clear_array(x)` ends directives for `x`.

// Several pointers may share one length, anywhere in the parameter list: `%in_array(a, n)`, `%in_array(b, n)`,
// `%inplace_array(c, n)` for add(const float *a, const float *b, float *c, int n). Arrays that share a length must have
// the same shape; otherwise the call raises a ValueError. SWIG supports only a pointer directly before its length:
// there the other pointers remain pointers, and their lengths are not checked.

// With several extents, the array has this number of dimensions, and C++ receives its shape. Arrays that share an
// extent must agree on it: `%in_array(a, m, k)`, `%in_array(b, k, n)`, `%inplace_array(c, m, n)` is a matrix product,
// and other shapes raise a ValueError before any C++ code runs. With `%in_array(x, n)`, x has the single dimension n.
// In SWIG, numpy.i supports up to four extents directly after their pointer, and does not compare them.

// C++ reads the caller's array. It has any shape, or as many dimensions as there are extents. C++ sees the elements in
// C order; an array in another order is copied. A function that takes `T *`, not `const T *`, must not write to it: it
// may be a copy, or read-only memory. In SWIG, an array with one length has one dimension.
// With `convert` behind the extents, `%in_array(x, n, convert)`, the caller may also pass lists and arrays of other
// element types, of which NumPy makes an array at each call. numpy.i always does so in SWIG.
%define %in_array(PTR, SIZES...)
%quaff_word(in_array, PTR, SIZES)
%enddef

// C++ writes to the caller's array. It has any shape, must be writable, in C order and of the function's element type,
// and is never copied. A `const T *` of this name is read, as with %in_array. If both directives name a pointer, in any
// order, `const T *` is read and `T *` is written; in SWIG, the later directive applies.
%define %inplace_array(PTR, SIZES...)
%quaff_word(inplace_array, PTR, SIZES)
%enddef

// The pointer refers to device memory, and C++ reads it. The caller's array is on a device, in C order, and is never
// copied. SWIG has no type for such arrays: there the caller passes the address, such as PyCUDA's `array.ptr`, and the
// length. Overloads cannot be selected by dtype there, so they need different names.
%define %in_device_array(PTR, SIZES...)
%quaff_word(in_device_array, PTR, SIZES)
%enddef

// As %in_device_array, but C++ writes the array. A `const T *` is only read, and both directives may name one pointer.
%define %inplace_device_array(PTR, SIZES...)
%quaff_word(inplace_device_array, PTR, SIZES)
%enddef

// The pointer is a result: the caller does not pass it, and receives an array. C++ must write all of its elements. Its
// extents are those of other arrays with the same names; the caller passes any other extent as an integer. The array
// belongs to the library of the first array argument (docs/arrays.md). With the keyword argument `out`, the caller
// passes an array to write to, with the same element type, shape and device, which may be an array that is read with
// the same extents. Several results are a tuple, after the function's return value, in the order of the parameters. A
// `const T *` of this name is read, as with %in_array. In SWIG, a pointer with one length directly after it is
// numpy.i's ARGOUT_ARRAY1, whose length the caller passes; other results remain pointers.
%define %out_array(PTR, SIZES...)
%quaff_word(out_array, PTR, SIZES)
%enddef

// As %out_array, on a device. In SWIG, the caller passes an address, as for the other device directives.
%define %out_device_array(PTR, SIZES...)
%quaff_word(out_device_array, PTR, SIZES)
%enddef

// The caller does not see this `cudaStream_t`: C++ receives the stream of the arrays on the device, or the stream of
// the keyword argument `stream`, and must launch its work there. SWIG passes the default stream.
%define %device_stream(NAME)
%quaff_word(device_stream, NAME)
%enddef

// C++ receives the strides of the array, in elements, one for each axis: `%in_array(x, rows, cols)` and
// `%array_strides(x, s0, s1)` for f(const double *x, int rows, int cols, std::ptrdiff_t s0, std::ptrdiff_t s1). An
// array whose strides can be passed is used in place; any other is copied if it is read, and refused if it is written
// or on a device. The first or the last stride may be the number 1: `%array_strides(x, lda, 1)` is a matrix of rows
// with a leading dimension, and `%array_strides(x, 1, lda)` a matrix of columns; the other stride must then span at
// least a whole row or column. In SWIG, the caller passes the strides.
%define %array_strides(PTR, STRIDES...)
%quaff_word(array_strides, PTR, STRIDES)
%enddef

// C++ expects the array in Fortran order, in which the first axis varies fastest. Any other array is copied if it is
// read, and refused if it is written or on a device. numpy.i has IN_FARRAY2 for this; SWIG ignores this directive.
%define %array_fortran(PTR)
%quaff_word(array_fortran, PTR)
%enddef

// FUNCTION is a pointer to a function that C++ calls with DATA, a `void *`, as its last pointer of this type. For both, the
// caller passes one callable: `%callback_data(f, data)` for minimize(double (*f)(double, void *), void *data) is
// minimize(f) in Python. C++ may call it until the function returns, and not later. In SWIG, both remain pointers.
%define %callback_data(FUNCTION, DATA)
%quaff_word(callback_data, FUNCTION, DATA)
%enddef

// Ends the directives for the pointer; later ones may name it again. SWIG ignores this: it has `%clear`.
%define %clear_array(PTR)
%quaff_word(clear_array, PTR)
%enddef

// quaff runs CLASS, a reduction with `add`, `merge` and `value`, instead of FUNCTION. SWIG calls FUNCTION.
%define %reduction(FUNCTION, CLASS)
%feature("quaff:reduction", "CLASS") FUNCTION;
%enddef

// FUNCTION, which takes numbers and returns one or several, is called for each element of arrays, like NumPy's ufuncs:
// arrays broadcast, also with numbers, and the caller may pass `out`. SWIG calls it with numbers.
%define %elementwise(FUNCTION)
%feature("quaff:elementwise", "1") FUNCTION;
%enddef

// Rust calls FUNCTION, or an overload, NAME: `%rust_name(add_floats, add(float, float))`. SWIG ignores this directive.
%define %rust_name(NAME, FUNCTION...)
%feature("quaff:rust_name", "NAME") FUNCTION;
%enddef

// The vector of numbers that FUNCTION returns is an array, even if a `%template` names the vector type.
%define %array_result(FUNCTION)
%feature("quaff:array", "1") FUNCTION;
%enddef

// After each call of FUNCTION, the object KEEPER keeps the objects KEPT alive, to which C++ keeps pointers:
// `%keep_alive(Graph::add, this, node)`. Both are names of parameters, `this`, or `return` for what FUNCTION returns.
// KEPT is `*` for all objects that FUNCTION takes, and FUNCTION may be a class:
// `%keep_alive(std::vector<Node *>, this, *)` before its `%template`.
%define %keep_alive(FUNCTION, KEEPER, KEPT...)
%feature("quaff:keep_alive", "KEEPER, KEPT") FUNCTION;
%enddef

// Python also has an `IntEnum` with the values of ENUMERATION.
%define %int_enum(ENUMERATION)
%feature("quaff:int_enum", "1") ENUMERATION;
%enddef

// Objects of CLASS can be pickled and copied deeply. The method STATE returns what Python stores, such as a tuple or
// bytes; the static member RESTORE makes an object of it. A Python subclass has more state and needs a `__reduce__` of
// its own.
%define %pickle(CLASS, STATE, RESTORE)
%extend CLASS {
%pythoncode %{
def __reduce__(self):
    import operator
    if type(self) is not __class__:
        raise TypeError(f"cannot pickle `{type(self).__name__}`: define `__reduce__` in this subclass")
    return operator.methodcaller("RESTORE", self.STATE()), (__class__,)
%}
}
%enddef

// Functions that return TYPE, spelled this way, return an error code: any value other than SUCCESS raises a
// RuntimeError with TEXT, in which `$1` is the code; the code is not a result. CUDA's `cudaError_t` needs no directive.
// For one function: `%feature("quaff:error_code", success="0") example::f { lib_text($1) }`
%define %error_code(TYPE, SUCCESS, TEXT)
#ifdef QUAFF
%feature("quaff:error_code", type="TYPE", success="SUCCESS") { TEXT };
#else
%typemap(out) TYPE {
  if (!($1 == (SUCCESS))) {
    SWIG_exception_fail(SWIG_RuntimeError, std::string(TEXT).c_str());
  }
  $result = SWIG_Py_Void();
}
#endif
%enddef

// The following is not for use in interfaces.

#ifdef QUAFF
%define %quaff_word(WORD, NAMES...)
%feature("quaff:WORD", "NAMES");
%enddef
#else
%define %quaff_word(WORD, NAMES...)
%quaff_swig_##WORD(NAMES)
%enddef

// The number of extents.
%define %quaff_count(WORD, PTR, SIZES...)
%quaff_counted(WORD, PTR, SIZES, 0, 0, 0, 4, 3, 2, 1)
%enddef
%define %quaff_counted(WORD, PTR, A, B, C, D, E, F, G, COUNT, REST...)
%quaff_ranked(COUNT, WORD, PTR, A, B, C, D)
%enddef
%define %quaff_ranked(COUNT, WORD, PTR, SIZES...)
%quaff_rank_##COUNT(WORD, PTR, SIZES)
%enddef
%define %quaff_rank_0(WORD, PTR, REST...)
%enddef
// `convert` behind the extents is no extent: numpy.i converts anyway.
#define quaff_option_convert 1
%define %quaff_rank_1(WORD, PTR, A, REST...)
%quaff_each_element(%quaff_##WORD##_1, PTR, A)
%enddef
%define %quaff_rank_2(WORD, PTR, A, B, REST...)
#if quaff_option_##B
%quaff_each_element(%quaff_##WORD##_1, PTR, A)
#else
%quaff_each_element(%quaff_##WORD##_2, PTR, A, B)
#endif
%enddef
%define %quaff_rank_3(WORD, PTR, A, B, C, REST...)
#if quaff_option_##C
%quaff_each_element(%quaff_##WORD##_2, PTR, A, B)
#else
%quaff_each_element(%quaff_##WORD##_3, PTR, A, B, C)
#endif
%enddef
%define %quaff_rank_4(WORD, PTR, A, B, C, D, REST...)
#if quaff_option_##D
%quaff_each_element(%quaff_##WORD##_3, PTR, A, B, C)
#else
%quaff_each_element(%quaff_##WORD##_4, PTR, A, B, C, D)
#endif
%enddef

// numpy.i has typemaps for extents of type int; C++ converts.
%define %quaff_swig_in_array(PTR, SIZES...)
%quaff_count(in_array, PTR, SIZES)
%enddef
%define %quaff_in_array_1(SOURCE, T, PTR, LENGTH, A)
%apply (SOURCE* IN_ARRAY1, int DIM1) { (T* PTR, LENGTH A), (const T* PTR, LENGTH A) };
%enddef
%define %quaff_in_array_2(SOURCE, T, PTR, LENGTH, A, B)
%apply (SOURCE* IN_ARRAY2, int DIM1, int DIM2) {
  (T* PTR, LENGTH A, LENGTH B), (const T* PTR, LENGTH A, LENGTH B)
};
%enddef
%define %quaff_in_array_3(SOURCE, T, PTR, LENGTH, A, B, C)
%apply (SOURCE* IN_ARRAY3, int DIM1, int DIM2, int DIM3) {
  (T* PTR, LENGTH A, LENGTH B, LENGTH C), (const T* PTR, LENGTH A, LENGTH B, LENGTH C)
};
%enddef
%define %quaff_in_array_4(SOURCE, T, PTR, LENGTH, A, B, C, D)
%apply (SOURCE* IN_ARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) {
  (T* PTR, LENGTH A, LENGTH B, LENGTH C, LENGTH D), (const T* PTR, LENGTH A, LENGTH B, LENGTH C, LENGTH D)
};
%enddef
%define %quaff_swig_inplace_array(PTR, SIZES...)
%quaff_count(inplace_array, PTR, SIZES)
%enddef
%define %quaff_inplace_array_1(SOURCE, T, PTR, LENGTH, A)
%apply (SOURCE* INPLACE_ARRAY_FLAT, int DIM_FLAT) { (T* PTR, LENGTH A), (const T* PTR, LENGTH A) };
%enddef
%define %quaff_inplace_array_2(SOURCE, T, PTR, LENGTH, A, B)
%apply (SOURCE* INPLACE_ARRAY2, int DIM1, int DIM2) {
  (T* PTR, LENGTH A, LENGTH B), (const T* PTR, LENGTH A, LENGTH B)
};
%enddef
%define %quaff_inplace_array_3(SOURCE, T, PTR, LENGTH, A, B, C)
%apply (SOURCE* INPLACE_ARRAY3, int DIM1, int DIM2, int DIM3) {
  (T* PTR, LENGTH A, LENGTH B, LENGTH C), (const T* PTR, LENGTH A, LENGTH B, LENGTH C)
};
%enddef
%define %quaff_inplace_array_4(SOURCE, T, PTR, LENGTH, A, B, C, D)
%apply (SOURCE* INPLACE_ARRAY4, int DIM1, int DIM2, int DIM3, int DIM4) {
  (T* PTR, LENGTH A, LENGTH B, LENGTH C, LENGTH D), (const T* PTR, LENGTH A, LENGTH B, LENGTH C, LENGTH D)
};
%enddef
%define %quaff_swig_out_array(PTR, SIZES...)
%quaff_count(out_array, PTR, SIZES)
%enddef
%define %quaff_out_array_1(SOURCE, T, PTR, LENGTH, A)
%apply (SOURCE* ARGOUT_ARRAY1, int DIM1) { (T* PTR, LENGTH A) };
%enddef
%define %quaff_out_array_2(SOURCE, T, PTR, LENGTH, A, B)
%enddef
%define %quaff_out_array_3(SOURCE, T, PTR, LENGTH, A, B, C)
%enddef
%define %quaff_out_array_4(SOURCE, T, PTR, LENGTH, A, B, C, D)
%enddef
%define %quaff_swig_out_device_array(PTR, SIZES...)
%quaff_each_element(%quaff_device_address, PTR, SIZES)
%enddef
%define %quaff_swig_in_device_array(PTR, SIZES...)
%quaff_each_element(%quaff_device_address, PTR, SIZES)
%enddef
%define %quaff_swig_inplace_device_array(PTR, SIZES...)
%quaff_each_element(%quaff_device_address, PTR, SIZES)
%enddef
%define %quaff_device_address(SOURCE, T, PTR, REST...)
%apply void* DEVICE_ADDRESS { T* PTR, const T* PTR };
%enddef
%define %quaff_swig_device_stream(NAME)
%apply cudaStream_t DEVICE_STREAM { cudaStream_t NAME, CUstream NAME };
%enddef
%define %quaff_swig_callback_data(FUNCTION, DATA)
%enddef
%define %quaff_swig_clear_array(NAME)
%enddef
%define %quaff_swig_array_strides(PTR, STRIDES...)
%enddef
%define %quaff_swig_array_fortran(PTR)
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

// SWIG compares types as they are spelled, hence the lists. quaff goes by the names.
%define %quaff_each_element(APPLY, PTR, SIZES...)
%quaff_each_length(APPLY, bool, bool, PTR, SIZES)
%quaff_each_length(APPLY, signed char, signed char, PTR, SIZES)
%quaff_each_length(APPLY, unsigned char, unsigned char, PTR, SIZES)
%quaff_each_length(APPLY, short, short, PTR, SIZES)
%quaff_each_length(APPLY, unsigned short, unsigned short, PTR, SIZES)
%quaff_each_length(APPLY, int, int, PTR, SIZES)
%quaff_each_length(APPLY, unsigned int, unsigned int, PTR, SIZES)
%quaff_each_length(APPLY, long, long, PTR, SIZES)
%quaff_each_length(APPLY, unsigned long, unsigned long, PTR, SIZES)
%quaff_each_length(APPLY, long long, long long, PTR, SIZES)
%quaff_each_length(APPLY, unsigned long long, unsigned long long, PTR, SIZES)
%quaff_each_length(APPLY, float, float, PTR, SIZES)
%quaff_each_length(APPLY, double, double, PTR, SIZES)
%quaff_each_length(APPLY, int8_t, int8_t, PTR, SIZES)
%quaff_each_length(APPLY, int8_t, std::int8_t, PTR, SIZES)
%quaff_each_length(APPLY, uint8_t, uint8_t, PTR, SIZES)
%quaff_each_length(APPLY, uint8_t, std::uint8_t, PTR, SIZES)
%quaff_each_length(APPLY, int16_t, int16_t, PTR, SIZES)
%quaff_each_length(APPLY, int16_t, std::int16_t, PTR, SIZES)
%quaff_each_length(APPLY, uint16_t, uint16_t, PTR, SIZES)
%quaff_each_length(APPLY, uint16_t, std::uint16_t, PTR, SIZES)
%quaff_each_length(APPLY, int32_t, int32_t, PTR, SIZES)
%quaff_each_length(APPLY, int32_t, std::int32_t, PTR, SIZES)
%quaff_each_length(APPLY, uint32_t, uint32_t, PTR, SIZES)
%quaff_each_length(APPLY, uint32_t, std::uint32_t, PTR, SIZES)
%quaff_each_length(APPLY, int64_t, int64_t, PTR, SIZES)
%quaff_each_length(APPLY, int64_t, std::int64_t, PTR, SIZES)
%quaff_each_length(APPLY, uint64_t, uint64_t, PTR, SIZES)
%quaff_each_length(APPLY, uint64_t, std::uint64_t, PTR, SIZES)
%enddef

%define %quaff_each_length(APPLY, SOURCE, T, PTR, SIZES...)
APPLY(SOURCE, T, PTR, signed char, SIZES)
APPLY(SOURCE, T, PTR, unsigned char, SIZES)
APPLY(SOURCE, T, PTR, short, SIZES)
APPLY(SOURCE, T, PTR, unsigned short, SIZES)
APPLY(SOURCE, T, PTR, int, SIZES)
APPLY(SOURCE, T, PTR, unsigned int, SIZES)
APPLY(SOURCE, T, PTR, long, SIZES)
APPLY(SOURCE, T, PTR, unsigned long, SIZES)
APPLY(SOURCE, T, PTR, long long, SIZES)
APPLY(SOURCE, T, PTR, unsigned long long, SIZES)
APPLY(SOURCE, T, PTR, size_t, SIZES)
APPLY(SOURCE, T, PTR, std::size_t, SIZES)
APPLY(SOURCE, T, PTR, ptrdiff_t, SIZES)
APPLY(SOURCE, T, PTR, std::ptrdiff_t, SIZES)
APPLY(SOURCE, T, PTR, int32_t, SIZES)
APPLY(SOURCE, T, PTR, std::int32_t, SIZES)
APPLY(SOURCE, T, PTR, uint32_t, SIZES)
APPLY(SOURCE, T, PTR, std::uint32_t, SIZES)
APPLY(SOURCE, T, PTR, int64_t, SIZES)
APPLY(SOURCE, T, PTR, std::int64_t, SIZES)
APPLY(SOURCE, T, PTR, uint64_t, SIZES)
APPLY(SOURCE, T, PTR, std::uint64_t, SIZES)
%enddef
#endif
