//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, ReturnedText, c_text, letter, scalar};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &LETTER, &TEXT];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b)\n\
--\n\
\n\
Adds, and turns the sign.",
    keywords: &["a", "b"],
    stream: false,
    overloads: &[
        // example.i:11: add
        Overload {
            parameters: &[scalar::<i32>("a"), scalar::<i32>("b")],
            call: Call::of::<(i32, i32), i32>(ffi::add),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static LETTER: Function = Function {
    name: c"letter",
    doc: c"letter(letter)\n\
--\n\
\n\
letter(letter: str) -> str",
    keywords: &["letter"],
    stream: false,
    overloads: &[
        // example.i:12: letter
        Overload {
            parameters: &[letter("letter")],
            call: Call::of::<(Text,), ReturnedText>(ffi::letter),
        },
    ],
    entry: quaff_runtime::entry!(LETTER),
};

static TEXT: Function = Function {
    name: c"text",
    doc: c"text(text, last)\n\
--\n\
\n\
text(text: str or None, last: str) -> str | None",
    keywords: &["text", "last"],
    stream: false,
    overloads: &[
        // example.i:13: text
        Overload {
            parameters: &[c_text("text"), letter("last")],
            call: Call::of::<(Text, Text), ReturnedText>(ffi::text),
        },
    ],
    entry: quaff_runtime::entry!(TEXT),
};
