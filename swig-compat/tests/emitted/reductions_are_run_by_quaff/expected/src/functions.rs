//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::api;
use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, reduce, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&APART, &LARGEST];

static APART: Function = Function {
    name: c"apart",
    doc: c"apart(KERNELS, LARGEST_DOUBLE)\n\
--\n\
\n\
Parameters are not to hide what the module has of reductions.\n\
\n\
apart(KERNELS: int32, LARGEST_DOUBLE: int32) -> int",
    keywords: &["KERNELS", "LARGEST_DOUBLE"],
    stream: false,
    overloads: &[
        // example.i:14: apart
        Overload {
            parameters: &[scalar::<i32>("KERNELS"), scalar::<i32>("LARGEST_DOUBLE")],
            call: Call::of::<(i32, i32), i32>(ffi::apart),
        },
    ],
    entry: quaff_runtime::entry!(APART),
};

static LARGEST: Function = Function {
    name: c"largest",
    doc: c"largest(values, /, *, axis=None, keepdims=False, out=None, stream=None)\n\
--\n\
\n\
The largest element.\n\
\n\
Of no elements it is the least value of their type.\n\
\n\
largest(values: int32 array) -> int\n\
largest(values: float64 array) -> float",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:10: Largest<std::int32_t>
        Overload {
            parameters: &[reduce::<i32>("values")],
            call: Call::reduction(&api::LARGEST_STD_INT32_T),
        },
        // example.i:11: Largest<double>
        Overload {
            parameters: &[reduce::<f64>("values")],
            call: Call::reduction(&api::LARGEST_DOUBLE),
        },
    ],
    entry: quaff_runtime::entry!(LARGEST),
};
