//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&CODE, &F_, &SCALAR, &TURN, &TYPE_, &TYPE_2];

static CODE: Function = Function {
    name: c"code",
    doc: c"code(a)\n\
--\n\
\n\
What comes\u{2067} next is code, and is not run:\n\
\n\
\x20\x20\x20\x20example(1);\n\
\n\
code(a: int32) -> int",
    keywords: &["a"],
    stream: false,
    overloads: &[
        // example.i:12: text::code
        Overload {
            parameters: &[scalar::<i32>("a")],
            call: Call::of::<(i32,), i32>(ffi::code),
        },
    ],
    entry: quaff_runtime::entry!(CODE),
};

static F_: Function = Function {
    name: c"f_",
    doc: c"f_(a)\n\
--\n\
\n\
Two of one name, and a keyword.\n\
\n\
f_(a: int32) -> int\n\
f_(a: float64) -> int",
    keywords: &["a"],
    stream: false,
    overloads: &[
        // example.i:18: f_
        Overload {
            parameters: &[scalar::<i32>("a")],
            call: Call::of::<(i32,), i32>(ffi::f_),
        },
        // example.i:19: f_
        Overload {
            parameters: &[scalar::<f64>("a")],
            call: Call::of::<(f64,), i32>(ffi::f_2),
        },
    ],
    entry: quaff_runtime::entry!(F_),
};

static SCALAR: Function = Function {
    name: c"scalar",
    doc: c"scalar(a)\n\
--\n\
\n\
scalar(a: int32) -> int",
    keywords: &["a"],
    stream: false,
    overloads: &[
        // example.i:15: Order::scalar
        Overload {
            parameters: &[scalar::<i32>("a")],
            call: Call::of::<(i32,), i32>(ffi::scalar),
        },
    ],
    entry: quaff_runtime::entry!(SCALAR),
};

static TURN: Function = Function {
    name: c"turn",
    doc: c"turn(a)\n\
--\n\
\n\
Turns\u{202e} and ends \u{2069}\n\
lines\n\
as others do.",
    keywords: &["a"],
    stream: false,
    overloads: &[
        // example.i:6: api::turn
        Overload {
            parameters: &[scalar::<i32>("a")],
            call: Call::of::<(i32,), i32>(ffi::turn),
        },
    ],
    entry: quaff_runtime::entry!(TURN),
};

static TYPE_: Function = Function {
    name: c"type",
    doc: c"type(type, type_, /)\n\
--\n\
\n\
type(type: int32, type_: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:20: type
        Overload {
            parameters: &[scalar::<i32>("type"), scalar::<i32>("type_")],
            call: Call::of::<(i32, i32), i32>(ffi::type_),
        },
    ],
    entry: quaff_runtime::entry!(TYPE_),
};

static TYPE_2: Function = Function {
    name: c"type_",
    doc: c"type_(a__b, a_b, _, /)\n\
--\n\
\n\
type_(a__b: int32, a_b: int32, _: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:21: type_
        Overload {
            parameters: &[
                scalar::<i32>("a__b"),
                scalar::<i32>("a_b"),
                scalar::<i32>("_"),
            ],
            call: Call::of::<(i32, i32, i32), i32>(ffi::type_2),
        },
    ],
    entry: quaff_runtime::entry!(TYPE_2),
};

// Not bound:
// example.i:25: int g(decltype(sizeof "\u{202e}") a, long double b): `b` has the type `long double`: take `double`, which is the type of Python's floats
// example.i:28: int h(int a, const char* const* é, long double b): `b` has the type `long double`: take `double`, which is the type of Python's floats
