//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, ExtentOf, Function, Literal, Overload, axis, make, read, scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &COUNT_UP, &IS_DIAGONAL, &MULTIPLY, &SPLIT];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b, *, out=None)\n\
--\n\
\n\
The sums of the elements.\n\
\n\
add(a: float32 array, b: float32 array shaped like a) -> float32 array shaped like a\n\
add(a: float64 array, b: float64 array shaped like a) -> float64 array shaped like a",
    keywords: &["a", "b"],
    stream: false,
    overloads: &[
        // example.i:17: example::add<float>
        Overload {
            parameters: &[
                read::<f32, i32>("a"),
                read::<f32, i32>("b").shaped_like(0),
                make::<f32, i32>("out").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), ()>(ffi::add_float),
        },
        // example.i:18: example::add<double>
        Overload {
            parameters: &[
                read::<f64, i32>("a"),
                read::<f64, i32>("b").shaped_like(0),
                make::<f64, i32>("out").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), ()>(ffi::add_double),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static COUNT_UP: Function = Function {
    name: c"count_up",
    doc: c"count_up(count, first, step=1, *, out=None)\n\
--\n\
\n\
No array has its length.\n\
\n\
count_up(count: int64, first: float32) -> float32 array (count,)\n\
count_up(count: int64, first: float32, step: float32) -> float32 array (count,)",
    keywords: &["count", "first", "step"],
    stream: false,
    overloads: &[
        // example.hpp:26: example::count_up
        Overload {
            parameters: &[
                scalar::<i64>("count"),
                scalar::<f32>("first"),
                make::<f32, u64>("steps").rank(1).axes(&[axis::<i64>("count").given(0)]),
            ],
            call: Call::of::<(i64, f32, Contiguous), ()>(ffi::count_up_2),
        },
        // example.hpp:26: example::count_up
        Overload {
            parameters: &[
                scalar::<i64>("count"),
                scalar::<f32>("first"),
                scalar::<f32>("step").default(Literal::Float(1.0)),
                make::<f32, u64>("steps").rank(1).axes(&[axis::<i64>("count").given(0)]),
            ],
            call: Call::of::<(i64, f32, f32, Contiguous), ()>(ffi::count_up),
        },
    ],
    entry: quaff_runtime::entry!(COUNT_UP),
};

static IS_DIAGONAL: Function = Function {
    name: c"is_diagonal",
    doc: c"is_diagonal(rows, columns, *, out=None)\n\
--\n\
\n\
is_diagonal(rows: uint32, columns: uint32) -> bool array (rows, columns)",
    keywords: &["rows", "columns"],
    stream: false,
    overloads: &[
        // example.hpp:43: example::is_diagonal
        Overload {
            parameters: &[
                scalar::<u32>("rows"),
                scalar::<u32>("columns"),
                make::<bool, u64>("table").rank(2).axes(&[axis::<u32>("rows").given(0), axis::<u32>("columns").given(1)]),
            ],
            call: Call::of::<(u32, u32, Contiguous), ()>(ffi::is_diagonal),
        },
    ],
    entry: quaff_runtime::entry!(IS_DIAGONAL),
};

static MULTIPLY: Function = Function {
    name: c"multiply",
    doc: c"multiply(left, right, *, out=None)\n\
--\n\
\n\
multiply(left: float64 array (m, k), right: float64 array (k, n)) -> float64 array (m, n)",
    keywords: &["left", "right"],
    stream: false,
    overloads: &[
        // example.hpp:32: example::multiply
        Overload {
            parameters: &[
                read::<f64, u64>("left").rank(2).axes(&[axis::<i32>("m"), axis::<i32>("k")]),
                read::<f64, u64>("right").rank(2).axes(&[axis::<i32>("k").same_as(0, 1), axis::<i32>("n")]),
                make::<f64, u64>("product").rank(2).axes(&[axis::<i32>("m").same_as(0, 0), axis::<i32>("n").same_as(1, 1)]),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, ExtentOf<1, 1>), ()>(ffi::multiply),
        },
    ],
    entry: quaff_runtime::entry!(MULTIPLY),
};

static SPLIT: Function = Function {
    name: c"split",
    doc: c"split(a, border=0, *, out=None)\n\
--\n\
\n\
The result comes first in C++, and there is a number among what is returned.\n\
\n\
split(a: float64 array) -> (int, float64 array shaped like a, float64 array shaped like a)\n\
split(a: float64 array, border: float64) -> (int, float64 array shaped like a, float64 array shaped like a)",
    keywords: &["a", "border"],
    stream: false,
    overloads: &[
        // example.hpp:15: example::split
        Overload {
            parameters: &[
                read::<f64, u64>("a"),
                make::<f64, u64>("low").shaped_like(0),
                make::<f64, u64>("high").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous, Contiguous), i32>(ffi::split_2),
        },
        // example.hpp:15: example::split
        Overload {
            parameters: &[
                read::<f64, u64>("a"),
                scalar::<f64>("border").default(Literal::Float(0.0)),
                make::<f64, u64>("low").shaped_like(0),
                make::<f64, u64>("high").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, f64, Contiguous, Contiguous), i32>(ffi::split),
        },
    ],
    entry: quaff_runtime::entry!(SPLIT),
};
