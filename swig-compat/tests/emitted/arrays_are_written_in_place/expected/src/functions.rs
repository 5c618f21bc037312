//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read, scalar, write};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&COPY, &SCALE];

static COPY: Function = Function {
    name: c"copy",
    doc: c"copy(in_, out, /)\n\
--\n\
\n\
copy(in_: bool array, out: bool array) -> bool",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:19: copy<bool>
        Overload {
            parameters: &[read::<bool, u32>("in_"), write::<bool, i64>("out")],
            call: Call::of::<(Contiguous, Contiguous), bool>(ffi::copy_bool),
        },
    ],
    entry: quaff_runtime::entry!(COPY),
};

static SCALE: Function = Function {
    name: c"scale",
    doc: c"scale(out, factor)\n\
--\n\
\n\
Multiplies every element.\n\
\n\
scale(out: float64 array, factor: float64) -> None\n\
scale(out: float32 array, factor: float32) -> None",
    keywords: &["out", "factor"],
    stream: false,
    overloads: &[
        // example.i:18: scale<double>
        Overload {
            parameters: &[write::<f64, i32>("out"), scalar::<f64>("factor")],
            call: Call::of::<(Contiguous, f64), ()>(ffi::scale_double),
        },
        // example.i:17: scale<float>
        Overload {
            parameters: &[write::<f32, i32>("out"), scalar::<f32>("factor")],
            call: Call::of::<(Contiguous, f32), ()>(ffi::scale_float),
        },
    ],
    entry: quaff_runtime::entry!(SCALE),
};
