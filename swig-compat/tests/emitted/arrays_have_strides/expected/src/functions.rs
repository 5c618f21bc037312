//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, ExtentOf, Function, Overload, StrideOf, axis, read, scalar, stride, unit, write,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&BRIGHTEN, &CORNER, &DOT, &SECOND_COLUMN];

static BRIGHTEN: Function = Function {
    name: c"brighten",
    doc: c"brighten(image, by)\n\
--\n\
\n\
Adds to a part of an image, whose rows are so far apart.\n\
\n\
brighten(image: float32 array (rows, columns), by: float32) -> None",
    keywords: &["image", "by"],
    stream: false,
    overloads: &[
        // include/views.hpp:8: views::brighten
        Overload {
            parameters: &[
                write::<f32, u64>("image").rank(2).strided(&[stride::<i64>(), unit()]).axes(&[axis::<i32>("rows"), axis::<i32>("columns")]),
                scalar::<f32>("by"),
            ],
            call: Call::of::<(Contiguous, f32, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 0>), ()>(ffi::brighten),
        },
    ],
    entry: quaff_runtime::entry!(BRIGHTEN),
};

static CORNER: Function = Function {
    name: c"corner",
    doc: c"corner(table)\n\
--\n\
\n\
The last element of the first column.\n\
\n\
corner(table: float64 array in Fortran order (rows, columns)) -> float",
    keywords: &["table"],
    stream: false,
    overloads: &[
        // include/views.hpp:25: views::corner
        Overload {
            parameters: &[
                read::<f64, u64>("table").rank(2).fortran().axes(&[axis::<i32>("rows"), axis::<i32>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>), f64>(ffi::corner),
        },
    ],
    entry: quaff_runtime::entry!(CORNER),
};

static DOT: Function = Function {
    name: c"dot",
    doc: c"dot(x, y)\n\
--\n\
\n\
dot(x: float32 array, y: float32 array shaped like x) -> float\n\
dot(x: float64 array, y: float64 array shaped like x) -> float",
    keywords: &["x", "y"],
    stream: false,
    overloads: &[
        // example.i:17: views::dot<float>
        Overload {
            parameters: &[
                read::<f32, i32>("x").rank(1).strided(&[stride::<i32>()]),
                read::<f32, i32>("y").rank(1).shaped_like(0).strided(&[stride::<i32>()]),
            ],
            call: Call::of::<(Contiguous, Contiguous, StrideOf<0, 0>, StrideOf<1, 0>), f32>(ffi::dot_float),
        },
        // example.i:18: views::dot<double>
        Overload {
            parameters: &[
                read::<f64, i32>("x").rank(1).strided(&[stride::<i32>()]),
                read::<f64, i32>("y").rank(1).shaped_like(0).strided(&[stride::<i32>()]),
            ],
            call: Call::of::<(Contiguous, Contiguous, StrideOf<0, 0>, StrideOf<1, 0>), f64>(ffi::dot_double),
        },
    ],
    entry: quaff_runtime::entry!(DOT),
};

static SECOND_COLUMN: Function = Function {
    name: c"second_column",
    doc: c"second_column(matrix)\n\
--\n\
\n\
Columns that are so far apart.\n\
\n\
second_column(matrix: float64 array (rows, columns)) -> float",
    keywords: &["matrix"],
    stream: false,
    overloads: &[
        // include/views.hpp:28: views::second_column
        Overload {
            parameters: &[
                read::<f64, u64>("matrix").rank(2).strided(&[unit(), stride::<i32>()]).axes(&[axis::<i32>("rows"), axis::<i32>("columns")]),
            ],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>, StrideOf<0, 1>), f64>(ffi::second_column),
        },
    ],
    entry: quaff_runtime::entry!(SECOND_COLUMN),
};
