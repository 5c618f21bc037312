//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff::dtype::Dtype;
use quaff::python::{Access, Call, Function, Overload, array};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&SUM];

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(in_, /)\n\
--\n\
\n\
The sum of all elements.\n\
\n\
sum(in_: float32 array) -> float\n\
sum(in_: float64 array) -> float",
    keywords: &[],
    overloads: &[
        // example.i:8: example::sum<float>
        Overload {
            parameters: &[array("in_", Dtype::Float32, Access::Read)],
            call: Call::Array(|array| Ok(ffi::sum_float(array)?.into())),
        },
        // example.i:9: example::sum<double>
        Overload {
            parameters: &[array("in_", Dtype::Float64, Access::Read)],
            call: Call::Array(|array| Ok(ffi::sum_double(array)?.into())),
        },
    ],
    entry: quaff::entry!(SUM),
};
