//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read, scalar, write};
use quaff_runtime::vector::Vector;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&COUNT, &REVERSED, &SCALE, &SUM];

static COUNT: Function = Function {
    name: c"count",
    doc: c"count(values)\n\
--\n\
\n\
count(values: int64 array or sequence) -> int",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // include/containers.hpp:32: containers::count
        Overload {
            parameters: &[read::<i64, u64>("values").or_sequence()],
            call: Call::of::<(Contiguous,), u64>(ffi::count),
        },
    ],
    entry: quaff_runtime::entry!(COUNT),
};

static REVERSED: Function = Function {
    name: c"reversed",
    doc: c"reversed(values, keep=...)\n\
--\n\
\n\
A vector is a copy.\n\
\n\
reversed(values: float64 array or sequence) -> float64 array\n\
reversed(values: float64 array or sequence, keep: bool array or sequence) -> float64 array",
    keywords: &["values", "keep"],
    stream: false,
    overloads: &[
        // include/containers.hpp:24: containers::reversed
        Overload {
            parameters: &[read::<f64, u64>("values").or_sequence()],
            call: Call::of::<(Contiguous,), Vector>(ffi::reversed_2),
        },
        // include/containers.hpp:24: containers::reversed
        Overload {
            parameters: &[
                read::<f64, u64>("values").or_sequence(),
                read::<bool, u64>("keep").or_sequence(),
            ],
            call: Call::of::<(Contiguous, Contiguous), Vector>(ffi::reversed),
        },
    ],
    entry: quaff_runtime::entry!(REVERSED),
};

static SCALE: Function = Function {
    name: c"scale",
    doc: c"scale(values, by)\n\
--\n\
\n\
Without `const` the caller's elements are written.\n\
\n\
scale(values: float64 array, by: float64) -> None",
    keywords: &["values", "by"],
    stream: false,
    overloads: &[
        // include/containers.hpp:18: containers::scale
        Overload {
            parameters: &[write::<f64, u64>("values"), scalar::<f64>("by")],
            call: Call::of::<(Contiguous, f64), ()>(ffi::scale),
        },
    ],
    entry: quaff_runtime::entry!(SCALE),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(values)\n\
--\n\
\n\
Adds up what a span shows.\n\
\n\
sum(values: float32 array) -> float\n\
sum(values: float64 array) -> float",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.i:6: containers::sum<float>
        Overload {
            parameters: &[read::<f32, u64>("values")],
            call: Call::of::<(Contiguous,), f32>(ffi::sum_float),
        },
        // example.i:7: containers::sum<double>
        Overload {
            parameters: &[read::<f64, u64>("values")],
            call: Call::of::<(Contiguous,), f64>(ffi::sum_double),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};
