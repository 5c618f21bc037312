//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read};

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
    stream: false,
    overloads: &[
        // example.i:8: example::sum<float>
        Overload {
            parameters: &[read::<f32, u32>("in_")],
            call: Call::of::<(Contiguous,), f32>(ffi::sum_float),
        },
        // example.i:9: example::sum<double>
        Overload {
            parameters: &[read::<f64, u32>("in_")],
            call: Call::of::<(Contiguous,), f64>(ffi::sum_double),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};
