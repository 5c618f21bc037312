//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::api;
use quaff_runtime::python::{Call, Function, Overload, element};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&HYPOTENUSE, &PARTS_2, &POLAR];

static HYPOTENUSE: Function = Function {
    name: c"hypotenuse",
    doc: c"hypotenuse(a, b, scale=1, *, out=None, stream=None)\n\
--\n\
\n\
The length of the longest side of a triangle.\n\
\n\
hypotenuse(a: float32 array or number, b: float32 array or number) -> float32 array\n\
hypotenuse(a: float64 array or number, b: float64 array or number) -> float64 array\n\
hypotenuse(a: float32 array or number, b: float32 array or number, scale: float32 array or number) -> float32 array\n\
hypotenuse(a: float64 array or number, b: float64 array or number, scale: float64 array or number) -> float64 array",
    keywords: &["a", "b", "scale"],
    stream: true,
    overloads: &[
        // example.i:11: shapes::hypotenuse<float>
        Overload {
            parameters: &[element::<f32>("a"), element::<f32>("b")],
            call: Call::elementwise(&api::HYPOTENUSE_FLOAT_2),
        },
        // example.i:12: shapes::hypotenuse<double>
        Overload {
            parameters: &[element::<f64>("a"), element::<f64>("b")],
            call: Call::elementwise(&api::HYPOTENUSE_DOUBLE_2),
        },
        // example.i:11: shapes::hypotenuse<float>
        Overload {
            parameters: &[
                element::<f32>("a"),
                element::<f32>("b"),
                element::<f32>("scale"),
            ],
            call: Call::elementwise(&api::HYPOTENUSE_FLOAT),
        },
        // example.i:12: shapes::hypotenuse<double>
        Overload {
            parameters: &[
                element::<f64>("a"),
                element::<f64>("b"),
                element::<f64>("scale"),
            ],
            call: Call::elementwise(&api::HYPOTENUSE_DOUBLE),
        },
    ],
    entry: quaff_runtime::elementwise_entry!(HYPOTENUSE),
};

static PARTS_2: Function = Function {
    name: c"parts",
    doc: c"parts(result, *, out=None, stream=None)\n\
--\n\
\n\
parts(result: float64 array or number) -> (float64 array, int32 array)",
    keywords: &["result"],
    stream: true,
    overloads: &[
        // include/shapes.hpp:15: shapes::parts
        Overload {
            parameters: &[element::<f64>("result")],
            call: Call::elementwise(&api::PARTS),
        },
    ],
    entry: quaff_runtime::elementwise_entry!(PARTS_2),
};

static POLAR: Function = Function {
    name: c"polar",
    doc: c"polar(x, y, *, out=None, stream=None)\n\
--\n\
\n\
polar(x: float64 array or number, y: float64 array or number) -> (float64 array, float64 array)",
    keywords: &["x", "y"],
    stream: true,
    overloads: &[
        // example.i:13: shapes::polar<double>
        Overload {
            parameters: &[element::<f64>("x"), element::<f64>("y")],
            call: Call::elementwise(&api::POLAR_DOUBLE),
        },
    ],
    entry: quaff_runtime::elementwise_entry!(POLAR),
};
