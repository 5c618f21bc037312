//! Written by quaff from quaff.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::api;
use super::bridge::ffi;
use quaff::python::{Call, Function, Overload, reduce, returned};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&SUM];

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(arr, /)\n\
--\n\
\n\
The sum of all elements of an array, as a Python float.\n\
\n\
`arr` is any array of float32 or float64 in the host's memory: of any shape and any strides,\n\
NumPy's or anything with a buffer or DLPack. The result is the exact sum of the elements, rounded\n\
once to their type, to nearest, ties to even. So its bits depend neither on layout and order nor\n\
on the number of threads, and nothing overflows on the way. The sum of no elements is 0.0, a sum\n\
of zeros too; a NaN, or infinities of both signs, give NaN.\n\
\n\
Raises TypeError for an object that is no array, has another dtype, or lies on a device.\n\
\n\
sum(arr: float32 array) -> float\n\
sum(arr: float64 array) -> float",
    keywords: &[],
    overloads: &[
        // cpp/quaff.i:23: quaff::Sum<float>
        Overload {
            parameters: &[reduce::<f32>("arr")],
            call: Call::Reduction {
                short: |py, array| returned(py, ffi::sum_float(array)?),
                long: |py, arguments| returned(py, arguments.reduce(0, &api::SUM_FLOAT)?),
            },
        },
        // cpp/quaff.i:24: quaff::Sum<double>
        Overload {
            parameters: &[reduce::<f64>("arr")],
            call: Call::Reduction {
                short: |py, array| returned(py, ffi::sum_double(array)?),
                long: |py, arguments| returned(py, arguments.reduce(0, &api::SUM_DOUBLE)?),
            },
        },
    ],
    entry: quaff::entry!(SUM),
};
