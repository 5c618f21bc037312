//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Literal, Overload, ReturnedText, scalar, text};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &COUNT, &DESCRIBE, &POWER];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b=1, c=2)\n\
--\n\
\n\
add(a: int32) -> int\n\
add(a: int32, b: int32) -> int\n\
add(a: int32, b: int32, c: int32) -> int\n\
add(a: float64, b: float64) -> float",
    keywords: &["a", "b", "c"],
    stream: false,
    overloads: &[
        // example.i:9: add
        Overload {
            parameters: &[scalar::<i32>("a")],
            call: Call::of::<(i32,), i32>(ffi::add_4),
        },
        // example.i:9: add
        Overload {
            parameters: &[
                scalar::<i32>("a"),
                scalar::<i32>("b").default(Literal::Integer(1)),
            ],
            call: Call::of::<(i32, i32), i32>(ffi::add_3),
        },
        // example.i:9: add
        Overload {
            parameters: &[
                scalar::<i32>("a"),
                scalar::<i32>("b").default(Literal::Integer(1)),
                scalar::<i32>("c").default(Literal::Integer(2)),
            ],
            call: Call::of::<(i32, i32, i32), i32>(ffi::add),
        },
        // example.i:10: add
        Overload {
            parameters: &[scalar::<f64>("a"), scalar::<f64>("b")],
            call: Call::of::<(f64, f64), f64>(ffi::add_2),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static COUNT: Function = Function {
    name: c"count",
    doc: c"count(arg1, arg2, /)\n\
--\n\
\n\
count(arg1: int32, arg2: int32) -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:16: count
        Overload {
            parameters: &[scalar::<i32>("arg1"), scalar::<i32>("arg2")],
            call: Call::of::<(i32, i32), ReturnedText>(ffi::count),
        },
    ],
    entry: quaff_runtime::entry!(COUNT),
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
    stream: false,
    overloads: &[
        // example.i:13: describe
        Overload {
            parameters: &[scalar::<bool>("arg1")],
            call: Call::of::<(bool,), ReturnedText>(ffi::describe_3),
        },
        // example.i:11: describe
        Overload {
            parameters: &[scalar::<i32>("arg1")],
            call: Call::of::<(i32,), ReturnedText>(ffi::describe),
        },
        // example.i:12: describe
        Overload {
            parameters: &[scalar::<f64>("arg1")],
            call: Call::of::<(f64,), ReturnedText>(ffi::describe_2),
        },
        // example.i:14: describe
        Overload {
            parameters: &[text("arg1")],
            call: Call::of::<(Text,), ReturnedText>(ffi::describe_4),
        },
    ],
    entry: quaff_runtime::entry!(DESCRIBE),
};

static POWER: Function = Function {
    name: c"power",
    doc: c"power(base, exponent=2)\n\
--\n\
\n\
power(base: uint32) -> int\n\
power(base: uint32, exponent: uint32) -> int",
    keywords: &["base", "exponent"],
    stream: false,
    overloads: &[
        // example.i:17: power
        Overload {
            parameters: &[scalar::<u32>("base")],
            call: Call::of::<(u32,), u32>(ffi::power_2),
        },
        // example.i:17: power
        Overload {
            parameters: &[
                scalar::<u32>("base"),
                scalar::<u32>("exponent").default(Literal::Integer(2)),
            ],
            call: Call::of::<(u32, u32), u32>(ffi::power),
        },
    ],
    entry: quaff_runtime::entry!(POWER),
};
