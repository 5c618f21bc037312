//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Literal, Overload, read, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&DOT, &WEIGHTED];

static DOT: Function = Function {
    name: c"dot",
    doc: c"dot(left, right)\n\
--\n\
\n\
dot(left: float32 array, right: float32 array) -> float\n\
dot(left: float32 array, right: float64 array) -> float\n\
dot(left: uint8 array, right: int16 array) -> float",
    keywords: &["left", "right"],
    stream: false,
    overloads: &[
        // example.i:19: dot<float, float>
        Overload {
            parameters: &[read::<f32, u32>("left"), read::<f32, u32>("right")],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::dot_float_float),
        },
        // example.i:20: dot<float, double>
        Overload {
            parameters: &[read::<f32, u32>("left"), read::<f64, u32>("right")],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::dot_float_double),
        },
        // example.i:21: dot<unsigned char, short>
        Overload {
            parameters: &[read::<u8, u32>("left"), read::<i16, u32>("right")],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::dot_unsigned_char_short),
        },
    ],
    entry: quaff_runtime::entry!(DOT),
};

static WEIGHTED: Function = Function {
    name: c"weighted",
    doc: c"weighted(left, right, weights, bias=0.0)\n\
--\n\
\n\
weighted(left: float64 array, right: float64 array, weights: float64 array or sequence) -> float\n\
weighted(left: float64 array, right: float64 array, weights: float64 array or sequence, bias: float64) -> float",
    keywords: &["left", "right", "weights", "bias"],
    stream: false,
    overloads: &[
        // example.i:14: weighted
        Overload {
            parameters: &[
                read::<f64, u32>("left"),
                read::<f64, u32>("right"),
                read::<f64, i32>("weights").rank(1).by_numpy(),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), f64>(ffi::weighted_2),
        },
        // example.i:14: weighted
        Overload {
            parameters: &[
                read::<f64, u32>("left"),
                read::<f64, u32>("right"),
                read::<f64, i32>("weights").rank(1).by_numpy(),
                scalar::<f64>("bias").default(Literal::Float(0.0)),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous, f64), f64>(ffi::weighted),
        },
    ],
    entry: quaff_runtime::entry!(WEIGHTED),
};
