//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff::dtype::Dtype;
use quaff::python::{Call, Function, Kind, Overload, value};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &DESCRIBE, &POWER];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b=..., c=...)\n\
--\n\
\n\
add(a: int32) -> int\n\
add(a: int32, b: int32) -> int\n\
add(a: int32, b: int32, c: int32) -> int\n\
add(a: float64, b: float64) -> float",
    keywords: &["a", "b", "c"],
    overloads: &[
        // example.i:6: add
        Overload {
            parameters: &[value("a", Kind::Scalar(Dtype::Int32))],
            call: Call::Arguments(|arguments| Ok(ffi::add_3(arguments.get(0)?)?.into())),
        },
        // example.i:6: add
        Overload {
            parameters: &[
                value("a", Kind::Scalar(Dtype::Int32)),
                value("b", Kind::Scalar(Dtype::Int32)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::add_2(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
        // example.i:6: add
        Overload {
            parameters: &[
                value("a", Kind::Scalar(Dtype::Int32)),
                value("b", Kind::Scalar(Dtype::Int32)),
                value("c", Kind::Scalar(Dtype::Int32)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::add(arguments.get(0)?, arguments.get(1)?, arguments.get(2)?)?;
                Ok(result.into())
            }),
        },
        // example.i:7: add
        Overload {
            parameters: &[
                value("a", Kind::Scalar(Dtype::Float64)),
                value("b", Kind::Scalar(Dtype::Float64)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::add_4(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
    ],
    entry: quaff::entry!(ADD),
};

static DESCRIBE: Function = Function {
    name: c"describe",
    doc: c"describe(arg1, /)\n\
--\n\
\n\
describe(arg1: bool) -> str\n\
describe(arg1: int32) -> str\n\
describe(arg1: float64) -> str\n\
describe(arg1: str) -> str",
    keywords: &[],
    overloads: &[
        // example.i:10: describe
        Overload {
            parameters: &[value("arg1", Kind::Scalar(Dtype::Bool))],
            call: Call::Arguments(|arguments| Ok(ffi::describe_3(arguments.get(0)?)?.into())),
        },
        // example.i:8: describe
        Overload {
            parameters: &[value("arg1", Kind::Scalar(Dtype::Int32))],
            call: Call::Arguments(|arguments| Ok(ffi::describe(arguments.get(0)?)?.into())),
        },
        // example.i:9: describe
        Overload {
            parameters: &[value("arg1", Kind::Scalar(Dtype::Float64))],
            call: Call::Arguments(|arguments| Ok(ffi::describe_2(arguments.get(0)?)?.into())),
        },
        // example.i:11: describe
        Overload {
            parameters: &[value("arg1", Kind::Text)],
            call: Call::Arguments(|arguments| Ok(ffi::describe_4(arguments.get(0)?)?.into())),
        },
    ],
    entry: quaff::entry!(DESCRIBE),
};

static POWER: Function = Function {
    name: c"power",
    doc: c"power(base, exponent=...)\n\
--\n\
\n\
power(base: uint32) -> int\n\
power(base: uint32, exponent: uint32) -> int",
    keywords: &["base", "exponent"],
    overloads: &[
        // example.i:12: power
        Overload {
            parameters: &[value("base", Kind::Scalar(Dtype::Uint32))],
            call: Call::Arguments(|arguments| Ok(ffi::power_2(arguments.get(0)?)?.into())),
        },
        // example.i:12: power
        Overload {
            parameters: &[
                value("base", Kind::Scalar(Dtype::Uint32)),
                value("exponent", Kind::Scalar(Dtype::Uint32)),
            ],
            call: Call::Arguments(|arguments| {
                let result = ffi::power(arguments.get(0)?, arguments.get(1)?)?;
                Ok(result.into())
            }),
        },
    ],
    entry: quaff::entry!(POWER),
};
