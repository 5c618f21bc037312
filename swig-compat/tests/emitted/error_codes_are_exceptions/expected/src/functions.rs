//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, ReturnedText, scalar, write};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ACCUMULATE, &HALF, &LAUNCH, &TEXT, &TWICE];

static ACCUMULATE: Function = Function {
    name: c"accumulate",
    doc: c"accumulate(values)\n\
--\n\
\n\
Writes running sums.\n\
\n\
accumulate(values: float64 array) -> None",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // include/codes.hpp:14: codes::accumulate
        Overload {
            parameters: &[write::<f64, i32>("values")],
            call: Call::of::<(Contiguous,), ()>(ffi::accumulate),
        },
    ],
    entry: quaff_runtime::entry!(ACCUMULATE),
};

static HALF: Function = Function {
    name: c"half",
    doc: c"half(number)\n\
--\n\
\n\
Any other int is a result.\n\
\n\
half(number: int32) -> None",
    keywords: &["number"],
    stream: false,
    overloads: &[
        // include/codes.hpp:25: codes::half
        Overload {
            parameters: &[scalar::<i32>("number")],
            call: Call::of::<(i32,), ()>(ffi::half),
        },
    ],
    entry: quaff_runtime::entry!(HALF),
};

static LAUNCH: Function = Function {
    name: c"launch",
    doc: c"launch(works)\n\
--\n\
\n\
launch(works: bool) -> None",
    keywords: &["works"],
    stream: false,
    overloads: &[
        // include/codes.hpp:28: codes::launch
        Overload {
            parameters: &[scalar::<bool>("works")],
            call: Call::of::<(bool,), ()>(ffi::launch),
        },
    ],
    entry: quaff_runtime::entry!(LAUNCH),
};

static TEXT: Function = Function {
    name: c"text",
    doc: c"text(status)\n\
--\n\
\n\
text(status: int32) -> str",
    keywords: &["status"],
    stream: false,
    overloads: &[
        // include/codes.hpp:11: codes::text
        Overload {
            parameters: &[scalar::<i32>("status")],
            call: Call::of::<(i32,), ReturnedText>(ffi::text),
        },
    ],
    entry: quaff_runtime::entry!(TEXT),
};

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(number)\n\
--\n\
\n\
twice(number: int32) -> int",
    keywords: &["number"],
    stream: false,
    overloads: &[
        // include/codes.hpp:26: codes::twice
        Overload {
            parameters: &[scalar::<i32>("number")],
            call: Call::of::<(i32,), i32>(ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};
