//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::object::PythonObject;
use quaff_runtime::python::{Call, Function, Overload, read, scalar};
use quaff_runtime::vector::Vector;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &BELOW, &BOTH, &COUNT, &HALVES, &IS_ODD, &PRIMES, &REPEATED, &SORT_OUT,
];

static BELOW: Function = Function {
    name: c"below",
    doc: c"below(count)\n\
--\n\
\n\
The numbers below `count`.\n\
\n\
below(count: int32) -> int32 array",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.hpp:10: example::below
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), Vector>(ffi::below),
        },
    ],
    entry: quaff_runtime::entry!(BELOW),
};

static BOTH: Function = Function {
    name: c"both",
    doc: c"both(values)\n\
--\n\
\n\
both(values: float32 array or sequence) -> (float32 array, int)",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.hpp:63: example::both
        Overload {
            parameters: &[read::<f32, u64>("values").or_sequence()],
            call: Call::of::<(Contiguous,), PythonObject>(ffi::both),
        },
    ],
    entry: quaff_runtime::entry!(BOTH),
};

static COUNT: Function = Function {
    name: c"count",
    doc: c"count(count)\n\
--\n\
\n\
count(count: int32) -> (bool, int32 array)",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.hpp:56: example::count
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), PythonObject>(ffi::count),
        },
    ],
    entry: quaff_runtime::entry!(COUNT),
};

static HALVES: Function = Function {
    name: c"halves",
    doc: c"halves(values)\n\
--\n\
\n\
Written, and so the result.\n\
\n\
halves(values: float64 array or sequence) -> float64 array",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.hpp:37: example::halves
        Overload {
            parameters: &[read::<f64, u64>("values").or_sequence()],
            call: Call::of::<(Contiguous,), Vector>(ffi::halves),
        },
    ],
    entry: quaff_runtime::entry!(HALVES),
};

static IS_ODD: Function = Function {
    name: c"is_odd",
    doc: c"is_odd(count)\n\
--\n\
\n\
Bits in C++, a byte each in Python.\n\
\n\
is_odd(count: int32) -> bool array",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.hpp:22: example::is_odd
        Overload {
            parameters: &[scalar::<i32>("count")],
            call: Call::of::<(i32,), Vector>(ffi::is_odd),
        },
    ],
    entry: quaff_runtime::entry!(IS_ODD),
};

static PRIMES: Function = Function {
    name: c"primes",
    doc: c"primes()\n\
--\n\
\n\
By reference, and so a copy.\n\
\n\
primes() -> float64 array",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.hpp:31: example::primes
        Overload {
            parameters: &[],
            call: Call::of::<(), Vector>(ffi::primes),
        },
    ],
    entry: quaff_runtime::entry!(PRIMES),
};

static REPEATED: Function = Function {
    name: c"repeated",
    doc: c"repeated(values)\n\
--\n\
\n\
repeated(values: float32 array) -> float32 array\n\
repeated(values: float64 array) -> float64 array",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.i:9: example::repeated<float>
        Overload {
            parameters: &[read::<f32, i32>("values")],
            call: Call::of::<(Contiguous,), Vector>(ffi::repeated_float),
        },
        // example.i:10: example::repeated<double>
        Overload {
            parameters: &[read::<f64, i32>("values")],
            call: Call::of::<(Contiguous,), Vector>(ffi::repeated_double),
        },
    ],
    entry: quaff_runtime::entry!(REPEATED),
};

static SORT_OUT: Function = Function {
    name: c"sort_out",
    doc: c"sort_out(values, border)\n\
--\n\
\n\
Several, and what is returned beside them, are a tuple in C++'s order.\n\
\n\
sort_out(values: float64 array or sequence, border: float64) -> (float64 array, int32 array, bool array)",
    keywords: &["values", "border"],
    stream: false,
    overloads: &[
        // example.hpp:44: example::sort_out
        Overload {
            parameters: &[
                read::<f64, u64>("values").or_sequence(),
                scalar::<f64>("border"),
            ],
            call: Call::of::<(Contiguous, f64), PythonObject>(ffi::sort_out),
        },
    ],
    entry: quaff_runtime::entry!(SORT_OUT),
};
