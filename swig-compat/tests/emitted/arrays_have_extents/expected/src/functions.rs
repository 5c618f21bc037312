//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, ExtentOf, Function, Literal, Order, Overload, axis, read, read_device, scalar, write,
    write_device,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &MULTIPLY,
    &PIXELS,
    &SCALE,
    &SUM_OF_PRODUCT,
    &SUM_ROWS,
    &TRACE,
];

static MULTIPLY: Function = Function {
    name: c"multiply",
    doc: c"multiply(a, b, c)\n\
--\n\
\n\
The product of two matrices.\n\
\n\
multiply(a: float32 array (m, k), b: float32 array (k, n), c: float32 array (m, n)) -> None\n\
multiply(a: float64 array (m, k), b: float64 array (k, n), c: float64 array (m, n)) -> None",
    keywords: &["a", "b", "c"],
    stream: false,
    overloads: &[
        // example.i:16: matrices::multiply<float>
        Overload {
            parameters: &[
                read::<f32, u64>("a")
                    .rank(2)
                    .axes(&[axis::<i32>("m"), axis::<u64>("k")]),
                read::<f32, u64>("b")
                    .rank(2)
                    .axes(&[axis::<u64>("k").same_as(0, 1), axis::<i32>("n")]),
                write::<f32, u64>("c").rank(2).axes(&[
                    axis::<i32>("m").same_as(0, 0),
                    axis::<i32>("n").same_as(1, 1),
                ]),
            ],
            call: Call::of::<
                (
                    Contiguous,
                    Contiguous,
                    Contiguous,
                    ExtentOf<0, 0>,
                    ExtentOf<1, 1>,
                    ExtentOf<0, 1>,
                ),
                (),
            >(ffi::multiply_float),
        },
        // example.i:17: matrices::multiply<double>
        Overload {
            parameters: &[
                read::<f64, u64>("a")
                    .rank(2)
                    .axes(&[axis::<i32>("m"), axis::<u64>("k")]),
                read::<f64, u64>("b")
                    .rank(2)
                    .axes(&[axis::<u64>("k").same_as(0, 1), axis::<i32>("n")]),
                write::<f64, u64>("c").rank(2).axes(&[
                    axis::<i32>("m").same_as(0, 0),
                    axis::<i32>("n").same_as(1, 1),
                ]),
            ],
            call: Call::of::<
                (
                    Contiguous,
                    Contiguous,
                    Contiguous,
                    ExtentOf<0, 0>,
                    ExtentOf<1, 1>,
                    ExtentOf<0, 1>,
                ),
                (),
            >(ffi::multiply_double),
        },
    ],
    entry: quaff_runtime::entry!(MULTIPLY),
};

static PIXELS: Function = Function {
    name: c"pixels",
    doc: c"pixels(image, repeat=1)\n\
--\n\
\n\
Overloads by their rank: 2, and any other.\n\
\n\
pixels(image: uint8 array (height, width)) -> int\n\
pixels(image: uint8 array (height, width), repeat: int32) -> int",
    keywords: &["image", "repeat"],
    stream: false,
    overloads: &[
        // include/matrices.hpp:39: matrices::pixels
        Overload {
            parameters: &[read::<u8, u64>("image")
                .rank(2)
                .axes(&[axis::<i32>("height"), axis::<i32>("width")])],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>), i32>(ffi::pixels_2),
        },
        // include/matrices.hpp:39: matrices::pixels
        Overload {
            parameters: &[
                read::<u8, u64>("image")
                    .rank(2)
                    .axes(&[axis::<i32>("height"), axis::<i32>("width")]),
                scalar::<i32>("repeat").default(Literal::Integer(1)),
            ],
            call: Call::of::<(Contiguous, i32, ExtentOf<0, 0>, ExtentOf<0, 1>), i32>(ffi::pixels),
        },
    ],
    entry: quaff_runtime::entry!(PIXELS),
};

static SCALE: Function = Function {
    name: c"scale",
    doc: c"scale(x, by)\n\
--\n\
\n\
The same names, of which another function takes one for a length.\n\
\n\
scale(x: float64 array, by: float64) -> None",
    keywords: &["x", "by"],
    stream: false,
    overloads: &[
        // include/matrices.hpp:33: matrices::scale
        Overload {
            parameters: &[write::<f64, i32>("x"), scalar::<f64>("by")],
            call: Call::of::<(Contiguous, f64), ()>(ffi::scale),
        },
    ],
    entry: quaff_runtime::entry!(SCALE),
};

static SUM_OF_PRODUCT: Function = Function {
    name: c"sum_of_product",
    doc: c"sum_of_product(b, x)\n\
--\n\
\n\
An extent of one array is the length of another.\n\
\n\
sum_of_product(b: float64 array (k, n), x: float64 array (n,)) -> float",
    keywords: &["b", "x"],
    stream: false,
    overloads: &[
        // include/matrices.hpp:17: matrices::sum_of_product
        Overload {
            parameters: &[
                read::<f64, u64>("b")
                    .rank(2)
                    .axes(&[axis::<i16>("k"), axis::<i16>("n")]),
                read::<f64, u64>("x")
                    .rank(1)
                    .axes(&[axis::<i16>("n").same_as(0, 1)]),
            ],
            call: Call::of::<(Contiguous, Contiguous, ExtentOf<0, 0>, ExtentOf<0, 1>), f64>(
                ffi::sum_of_product,
            ),
        },
    ],
    entry: quaff_runtime::entry!(SUM_OF_PRODUCT),
};

static SUM_ROWS: Function = Function {
    name: c"sum_rows",
    doc: c"sum_rows(a_d, row_d, *, stream=None)\n\
--\n\
\n\
Shapes are looked at before a kernel runs; here there is none.\n\
\n\
sum_rows(a_d: float32 device array (m, n), row_d: float32 device array (n,)) -> None",
    keywords: &["a_d", "row_d"],
    stream: true,
    overloads: &[
        // include/matrices.hpp:42: matrices::sum_rows
        Overload {
            parameters: &[
                read_device::<f32, u64>("a_d")
                    .rank(2)
                    .axes(&[axis::<i32>("m"), axis::<i32>("n")]),
                write_device::<f32, u64>("row_d")
                    .rank(1)
                    .axes(&[axis::<i32>("n").same_as(0, 1)]),
            ],
            call: Call::on_device::<(DeviceArray, DeviceArray, ExtentOf<0, 0>, ExtentOf<0, 1>), ()>(
                &DEVICE,
                Order::ByEvents,
                ffi::sum_rows,
            ),
        },
    ],
    entry: quaff_runtime::entry!(SUM_ROWS),
};

static TRACE: Function = Function {
    name: c"trace",
    doc: c"trace(square)\n\
--\n\
\n\
trace(square: float64 array (n, n)) -> float",
    keywords: &["square"],
    stream: false,
    overloads: &[
        // include/matrices.hpp:25: matrices::trace
        Overload {
            parameters: &[read::<f64, u64>("square")
                .rank(2)
                .axes(&[axis::<i32>("n"), axis::<i32>("n").same_as(0, 0)])],
            call: Call::of::<(Contiguous, ExtentOf<0, 0>), f64>(ffi::trace),
        },
    ],
    entry: quaff_runtime::entry!(TRACE),
};
