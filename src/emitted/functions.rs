//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::api;
use quaff_runtime::python::{Call, Function, Overload, reduce};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&SUM];

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(arr, /, *, axis=None, keepdims=False, out=None, stream=None)\n\
--\n\
\n\
The sum of all elements of an array, as a Python float; along axes, an array of sums.\n\
\n\
`arr` is any array of float32 or float64, of any shape and any strides: NumPy's, anything with a\n\
buffer or DLPack; or an array on a CUDA device, of CuPy, PyTorch, PyCUDA, Numba and others. The\n\
result is the exact sum of the elements, rounded once to their type, to nearest, ties to even. So\n\
its bits depend neither on layout and order nor on threads and devices, and nothing overflows on\n\
the way. The sum of no elements is 0.0, a sum of zeros too; a NaN, or infinities of both signs,\n\
give NaN.\n\
\n\
`axis`, an integer or a tuple of them, says along which axes to sum: each element of the result \
is\n\
the sum of one slice, with the bits that this slice alone would give. With `keepdims` the result\n\
keeps those axes, with one element each; `out` is an array for the result, of its shape and \
type. It\n\
is a new array otherwise, of the library of `arr` or of NumPy.\n\
\n\
A sum on a device waits for the stream that the array names, or for its context's default one;\n\
`stream`, a handle or a stream object of those libraries, overrides that; it is to live until the\n\
call has returned, for the driver cannot always tell a destroyed one. The call returns when the\n\
sum is there, and releases the GIL until then; along axes, and with `out` or `keepdims`, it does \
not\n\
wait: the result is there when that stream has done what it has to do by then.\n\
\n\
The sum of a Dask array is lazy: an array of Dask's without dimensions, whose bits do not depend \
on\n\
the chunks either, and so are its sums along axes. `quaff.Sum` adds up arrays that come one by \
one, or on several machines.\n\
\n\
Raises TypeError for an object that is no array or has another dtype, ValueError for an array\n\
that is not aligned on a device or reaches beyond its allocation and for an `out` of another \
shape,\n\
IndexError for an axis that the array does not have, and CudaError for what the driver reports, a\n\
freed array among it.",
    keywords: &[],
    stream: true,
    overloads: &[
        // cpp/quaff.i:41: quaff::Sum<float>
        Overload {
            parameters: &[reduce::<f32>("arr")],
            call: Call::reduction(&api::SUM_FLOAT),
        },
        // cpp/quaff.i:42: quaff::Sum<double>
        Overload {
            parameters: &[reduce::<f64>("arr")],
            call: Call::reduction(&api::SUM_DOUBLE),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};
