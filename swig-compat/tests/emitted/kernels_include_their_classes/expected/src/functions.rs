//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::api;
use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, ReturnedText, reduce, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&HALF, &LARGEST, &NAME];

static HALF: Function = Function {
    name: c"half",
    doc: c"half(number)\n\
--\n\
\n\
half(number: int32) -> int",
    keywords: &["number"],
    stream: false,
    overloads: &[
        // include/checked.hpp:5: half
        Overload {
            parameters: &[scalar::<i32>("number")],
            call: Call::of::<(i32,), i32>(ffi::half),
        },
    ],
    entry: quaff_runtime::entry!(HALF),
};

static LARGEST: Function = Function {
    name: c"largest",
    doc: c"largest(values, /, *, axis=None, keepdims=False, out=None, stream=None)\n\
--\n\
\n\
largest(values: int32 array) -> int\n\
largest(values: bool array) -> bool",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:20: Largest<std::int32_t>
        Overload {
            parameters: &[reduce::<i32>("values")],
            call: Call::reduction(&api::LARGEST_STD_INT32_T),
        },
        // example.i:21: Largest<bool>
        Overload {
            parameters: &[reduce::<bool>("values")],
            call: Call::reduction(&api::LARGEST_BOOL),
        },
    ],
    entry: quaff_runtime::entry!(LARGEST),
};

static NAME: Function = Function {
    name: c"name",
    doc: c"name()\n\
--\n\
\n\
name() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:15: name
        Overload {
            parameters: &[],
            call: Call::of::<(), ReturnedText>(ffi::name),
        },
    ],
    entry: quaff_runtime::entry!(NAME),
};
