//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read, scalar, write};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &COPY_ALL, &INVERT, &SCALED, &WEIGH];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b, out)\n\
--\n\
\n\
Adds two arrays.\n\
\n\
add(a: float32 array, b: float32 array shaped like a, out: float32 array shaped like a) -> None\n\
add(a: float64 array, b: float64 array shaped like a, out: float64 array shaped like a) -> None",
    keywords: &["a", "b", "out"],
    stream: false,
    overloads: &[
        // example.i:15: vectors::add<float>
        Overload {
            parameters: &[
                read::<f32, u32>("a"),
                read::<f32, u32>("b").shaped_like(0),
                write::<f32, u32>("out").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), ()>(ffi::add_float),
        },
        // example.i:16: vectors::add<double>
        Overload {
            parameters: &[
                read::<f64, u32>("a"),
                read::<f64, u32>("b").shaped_like(0),
                write::<f64, u32>("out").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), ()>(ffi::add_double),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static COPY_ALL: Function = Function {
    name: c"copy_all",
    doc: c"copy_all(first_source, second_source, destination)\n\
--\n\
\n\
Names too long for a line.\n\
\n\
copy_all(first_source: float64 array, second_source: float64 array shaped like first_source, \
destination: float64 array shaped like first_source) -> None",
    keywords: &["first_source", "second_source", "destination"],
    stream: false,
    overloads: &[
        // include/vectors.hpp:36: vectors::copy_all
        Overload {
            parameters: &[
                read::<f64, i32>("first_source"),
                read::<f64, i32>("second_source").shaped_like(0),
                write::<f64, i32>("destination").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), ()>(ffi::copy_all),
        },
    ],
    entry: quaff_runtime::entry!(COPY_ALL),
};

static INVERT: Function = Function {
    name: c"invert",
    doc: c"invert(out, where)\n\
--\n\
\n\
invert(out: bool array, where: float64 array shaped like out) -> None",
    keywords: &["out", "where"],
    stream: false,
    overloads: &[
        // include/vectors.hpp:30: vectors::invert
        Overload {
            parameters: &[
                write::<bool, i32>("out"),
                read::<f64, i32>("where").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous), ()>(ffi::invert),
        },
    ],
    entry: quaff_runtime::entry!(INVERT),
};

static SCALED: Function = Function {
    name: c"scaled",
    doc: c"scaled(a, factor)\n\
--\n\
\n\
A length after what may be left out: it cannot be, where the array is given.\n\
\n\
scaled(a: float64 array, factor: float64) -> float",
    keywords: &["a", "factor"],
    stream: false,
    overloads: &[
        // include/vectors.hpp:23: vectors::scaled
        Overload {
            parameters: &[read::<f64, i32>("a"), scalar::<f64>("factor")],
            call: Call::of::<(Contiguous, f64), f64>(ffi::scaled),
        },
    ],
    entry: quaff_runtime::entry!(SCALED),
};

static WEIGH: Function = Function {
    name: c"weigh",
    doc: c"weigh(a, b, scale, weights)\n\
--\n\
\n\
The length first, and another one for another array.\n\
\n\
weigh(a: float64 array, b: float32 array shaped like a, scale: float64, weights: float64 array) \
-> float",
    keywords: &["a", "b", "scale", "weights"],
    stream: false,
    overloads: &[
        // include/vectors.hpp:13: vectors::weigh
        Overload {
            parameters: &[
                read::<f64, u64>("a"),
                read::<f32, u64>("b").shaped_like(0),
                scalar::<f64>("scale"),
                read::<f64, i32>("weights"),
            ],
            call: Call::of::<(Contiguous, Contiguous, f64, Contiguous), f64>(ffi::weigh),
        },
    ],
    entry: quaff_runtime::entry!(WEIGH),
};
