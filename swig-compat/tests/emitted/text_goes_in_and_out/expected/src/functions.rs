//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, ReturnedText, c_text, text};
use quaff_runtime::text::Text;

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
            call: Call::of::<(Text,), ReturnedText>(ffi::greet),
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
            call: Call::of::<(Text,), u64>(ffi::length),
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
            call: Call::of::<(Text,), ReturnedText>(ffi::same),
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
            call: Call::of::<(Text,), ReturnedText>(ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};
