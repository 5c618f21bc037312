//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff::dtype::Dtype;
use quaff::python::{Access, Call, Function, Kind, Overload, array, value};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&COPY, &SCALE];

static COPY: Function = Function {
    name: c"copy",
    doc: c"copy(in_, out, /)\n\
--\n\
\n\
copy(in_: bool array, out: bool array) -> bool",
    keywords: &[],
    overloads: &[
        // example.i:19: copy<bool>
        Overload {
            parameters: &[
                array("in_", Dtype::Bool, Access::Read),
                array("out", Dtype::Bool, Access::Write),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::copy_bool(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
    ],
    entry: quaff::entry!(COPY),
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
    overloads: &[
        // example.i:18: scale<double>
        Overload {
            parameters: &[
                array("out", Dtype::Float64, Access::Write),
                value("factor", Kind::Scalar(Dtype::Float64)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::scale_double(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
        // example.i:17: scale<float>
        Overload {
            parameters: &[
                array("out", Dtype::Float32, Access::Write),
                value("factor", Kind::Scalar(Dtype::Float32)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::scale_float(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
    ],
    entry: quaff::entry!(SCALE),
};
