//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff::dtype::Dtype;
use quaff::python::{Access, Call, Function, Kind, Overload, array, value};

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
    overloads: &[
        // example.i:19: dot<float, float>
        Overload {
            parameters: &[
                array("left", Dtype::Float32, Access::Read),
                array("right", Dtype::Float32, Access::Read),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::dot_float_float(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
        // example.i:20: dot<float, double>
        Overload {
            parameters: &[
                array("left", Dtype::Float32, Access::Read),
                array("right", Dtype::Float64, Access::Read),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::dot_float_double(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
        // example.i:21: dot<unsigned char, short>
        Overload {
            parameters: &[
                array("left", Dtype::Uint8, Access::Read),
                array("right", Dtype::Int16, Access::Read),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::dot_unsigned_char_short(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
    ],
    entry: quaff::entry!(DOT),
};

static WEIGHTED: Function = Function {
    name: c"weighted",
    doc: c"weighted(left, right, weights, bias=...)\n\
--\n\
\n\
weighted(left: float64 array, right: float64 array, weights: float64 array) -> float\n\
weighted(left: float64 array, right: float64 array, weights: float64 array, bias: float64) -> \
float",
    keywords: &["left", "right", "weights", "bias"],
    overloads: &[
        // example.i:14: weighted
        Overload {
            parameters: &[
                array("left", Dtype::Float64, Access::Read),
                array("right", Dtype::Float64, Access::Read),
                array("weights", Dtype::Float64, Access::Read).rank(1),
            ],
            call: Call::Arguments(|arguments| {
                let result =
                    ffi::weighted_2(arguments.get(0)?, arguments.get(1)?, arguments.get(2)?)?;
                Ok(result.into())
            }),
        },
        // example.i:14: weighted
        Overload {
            parameters: &[
                array("left", Dtype::Float64, Access::Read),
                array("right", Dtype::Float64, Access::Read),
                array("weights", Dtype::Float64, Access::Read).rank(1),
                value("bias", Kind::Scalar(Dtype::Float64)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::weighted(
                    arguments.get(0)?,
                    arguments.get(1)?,
                    arguments.get(2)?,
                    arguments.get(3)?,
                )?;
                Ok(result.into())
            }),
        },
    ],
    entry: quaff::entry!(WEIGHTED),
};
