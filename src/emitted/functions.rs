//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::api;
use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read, reduce};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&DOT, &NORM, &SUM];

static DOT: Function = Function {
    name: c"dot",
    doc: c"dot(x, y)\n\
--\n\
\n\
The dot product of two arrays of one shape and type, as a Python float.\n\
\n\
`x` and `y` are arrays of float32 or float64 in host memory, and their elements are paired by index. An\n\
array that is not contiguous in C order is copied. The result is the exact sum of the products, rounded\n\
once to the type of the elements, to nearest, ties to even. The dot product of empty arrays is 0.0, and\n\
an exact zero is 0.0. A NaN, zero times infinity, or products that are infinities of both signs, give\n\
NaN.\n\
\n\
Raises TypeError for an object that is not an array or has another dtype, and for an array on a device,\n\
and ValueError for arrays of different shapes.",
    keywords: &["x", "y"],
    stream: false,
    overloads: &[
        // cpp/quaff.i:71: quaff::dot<float>
        Overload {
            parameters: &[read::<f32, u64>("x"), read::<f32, u64>("y").shaped_like(0)],
            call: Call::of::<(Contiguous, Contiguous), f32>(ffi::dot_float),
        },
        // cpp/quaff.i:72: quaff::dot<double>
        Overload {
            parameters: &[read::<f64, u64>("x"), read::<f64, u64>("y").shaped_like(0)],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::dot_double),
        },
    ],
    entry: quaff_runtime::entry!(DOT),
};

static NORM: Function = Function {
    name: c"norm",
    doc: c"norm(arr, /, *, axis=None, keepdims=False, out=None, stream=None)\n\
--\n\
\n\
The Euclidean norm of all elements of an array, as a Python float; along axes, an array of norms.\n\
\n\
The square root of the exact sum of the squares, rounded once to the type of the elements, to nearest,\n\
ties to even: squares neither overflow nor underflow, and the bits depend neither on the layout nor on\n\
the number of threads or the device. The norm of an empty array is 0.0. Any NaN gives NaN, and otherwise\n\
any infinity gives infinity.\n\
\n\
`arr`, `axis`, `keepdims`, `out`, `stream` and the exceptions are the same as for `quaff.sum`.",
    keywords: &[],
    stream: true,
    overloads: &[
        // cpp/quaff.i:55: quaff::Norm<float>
        Overload {
            parameters: &[reduce::<f32>("arr")],
            call: Call::reduction(&api::NORM_FLOAT),
        },
        // cpp/quaff.i:56: quaff::Norm<double>
        Overload {
            parameters: &[reduce::<f64>("arr")],
            call: Call::reduction(&api::NORM_DOUBLE),
        },
    ],
    entry: quaff_runtime::entry!(NORM),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(arr, /, *, axis=None, keepdims=False, out=None, stream=None)\n\
--\n\
\n\
The sum of all elements of an array, as a Python float; along axes, an array of sums.\n\
\n\
`arr` is an array of float32 or float64, of any shape and with any strides: a NumPy array, an object\n\
that supports the buffer protocol or DLPack, or an array on a CUDA device from CuPy, PyTorch, PyCUDA,\n\
Numba or another library. The result is the exact sum of the elements, rounded once to their type, to\n\
nearest, ties to even. Its bits therefore do not depend on the layout, the order of the elements, the\n\
number of threads or the device, and intermediate results cannot overflow. The sum of an empty array\n\
is 0.0, and so is a sum of zeros; a NaN, or infinities of both signs, give NaN.\n\
\n\
`axis`, an integer or a tuple of integers, selects the axes to sum over. Each element of the result is\n\
then the sum of one slice, with the same bits as the sum of this slice alone. With `keepdims`, the\n\
result keeps these axes with length one. `out` is an array for the result, with the result's shape and\n\
type; without it, the result is a new array from the library of `arr`, or from NumPy.\n\
\n\
A sum on a device waits for the array's stream, or for the default stream of its context. `stream`, a\n\
handle or a stream object of those libraries, overrides this stream, and must exist until the call\n\
has returned, because the driver cannot always detect a destroyed stream. The call waits for the sum,\n\
and releases the GIL while it waits. Along axes, and with `out` or `keepdims`, the call does not wait:\n\
the result is available when the earlier work in that stream has finished.\n\
\n\
The sum of a Dask array is lazy: a Dask array without dimensions, whose bits do not depend on the\n\
chunks. The same applies to its sums along axes. `quaff.Sum` adds up data that arrives in parts.\n\
\n\
Raises TypeError for an object that is not an array or has another dtype, ValueError for a device\n\
array that is not aligned or exceeds its allocation and for an `out` of another shape, IndexError for\n\
an axis that the array does not have, and CudaError for errors of the driver, such as a freed array.",
    keywords: &[],
    stream: true,
    overloads: &[
        // cpp/quaff.i:42: quaff::Sum<float>
        Overload {
            parameters: &[reduce::<f32>("arr")],
            call: Call::reduction(&api::SUM_FLOAT),
        },
        // cpp/quaff.i:43: quaff::Sum<double>
        Overload {
            parameters: &[reduce::<f64>("arr")],
            call: Call::reduction(&api::SUM_DOUBLE),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};

// Not bound:
// cpp/include/quaff/norm.hpp:19: template class quaff::detail::ExactNorm: no `%template` instantiates it
// cpp/include/quaff/dot.hpp:21: template class quaff::DotProduct: no `%template` instantiates it
