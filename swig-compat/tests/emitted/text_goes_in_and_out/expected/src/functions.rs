//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, c_text, returned, text};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&GREET, &LENGTH, &SAME, &TWICE];

static GREET: Function = Function {
    name: c"greet",
    doc: c"greet(name)\n\
--\n\
\n\
greet(name: str) -> str",
    keywords: &["name"],
    stream: false,
    overloads: &[
        // example.i:5: greet
        Overload {
            parameters: &[text("name")],
            call: Call::Arguments(|py, arguments| returned(py, ffi::greet(arguments.get(0)?)?)),
        },
    ],
    entry: quaff_runtime::entry!(GREET),
};

static LENGTH: Function = Function {
    name: c"length",
    doc: c"length(text)\n\
--\n\
\n\
length(text: str or None) -> int",
    keywords: &["text"],
    stream: false,
    overloads: &[
        // example.i:8: length
        Overload {
            parameters: &[c_text("text")],
            call: Call::Arguments(|py, arguments| returned(py, ffi::length(arguments.get(0)?)?)),
        },
    ],
    entry: quaff_runtime::entry!(LENGTH),
};

static SAME: Function = Function {
    name: c"same",
    doc: c"same(text)\n\
--\n\
\n\
same(text: str or None) -> str | None",
    keywords: &["text"],
    stream: false,
    overloads: &[
        // example.i:6: same
        Overload {
            parameters: &[c_text("text")],
            call: Call::Arguments(|py, arguments| returned(py, ffi::same(arguments.get(0)?)?)),
        },
    ],
    entry: quaff_runtime::entry!(SAME),
};

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(text)\n\
--\n\
\n\
twice(text: str) -> str",
    keywords: &["text"],
    stream: false,
    overloads: &[
        // example.i:7: twice
        Overload {
            parameters: &[text("text")],
            call: Call::Arguments(|py, arguments| returned(py, ffi::twice(arguments.get(0)?)?)),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};
