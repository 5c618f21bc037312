//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &BY_REFERENCE,
    &FIXED,
    &FLOAT32,
    &FLOAT64,
    &INT8,
    &INT16,
    &INT32,
    &INT64,
    &INVERT,
    &LONGEST,
    &NOTHING,
    &SIZE,
    &UINT8,
    &UINT16,
    &UINT32,
    &UINT64,
    &UNSIGNED_LONGEST,
];

static BY_REFERENCE: Function = Function {
    name: c"by_reference",
    doc: c"by_reference(value)\n\
--\n\
\n\
by_reference(value: float64) -> float",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:21: by_reference
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<(f64,), f64>(ffi::by_reference),
        },
    ],
    entry: quaff_runtime::entry!(BY_REFERENCE),
};

static FIXED: Function = Function {
    name: c"fixed",
    doc: c"fixed(value)\n\
--\n\
\n\
fixed(value: int64) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:18: fixed
        Overload {
            parameters: &[scalar::<i64>("value")],
            call: Call::of::<(i64,), i64>(ffi::fixed),
        },
    ],
    entry: quaff_runtime::entry!(FIXED),
};

static FLOAT32: Function = Function {
    name: c"float32",
    doc: c"float32(value)\n\
--\n\
\n\
float32(value: float32) -> float",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:19: float32
        Overload {
            parameters: &[scalar::<f32>("value")],
            call: Call::of::<(f32,), f32>(ffi::float32),
        },
    ],
    entry: quaff_runtime::entry!(FLOAT32),
};

static FLOAT64: Function = Function {
    name: c"float64",
    doc: c"float64(value)\n\
--\n\
\n\
float64(value: float64) -> float",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:20: float64
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<(f64,), f64>(ffi::float64),
        },
    ],
    entry: quaff_runtime::entry!(FLOAT64),
};

static INT8: Function = Function {
    name: c"int8",
    doc: c"int8(value)\n\
--\n\
\n\
int8(value: int8) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:7: int8
        Overload {
            parameters: &[scalar::<i8>("value")],
            call: Call::of::<(i8,), i8>(ffi::int8),
        },
    ],
    entry: quaff_runtime::entry!(INT8),
};

static INT16: Function = Function {
    name: c"int16",
    doc: c"int16(value)\n\
--\n\
\n\
int16(value: int16) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:9: int16
        Overload {
            parameters: &[scalar::<i16>("value")],
            call: Call::of::<(i16,), i16>(ffi::int16),
        },
    ],
    entry: quaff_runtime::entry!(INT16),
};

static INT32: Function = Function {
    name: c"int32",
    doc: c"int32(value)\n\
--\n\
\n\
int32(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:11: int32
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::int32),
        },
    ],
    entry: quaff_runtime::entry!(INT32),
};

static INT64: Function = Function {
    name: c"int64",
    doc: c"int64(value)\n\
--\n\
\n\
int64(value: int64) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:13: int64
        Overload {
            parameters: &[scalar::<i64>("value")],
            call: Call::of::<(i64,), i64>(ffi::int64),
        },
    ],
    entry: quaff_runtime::entry!(INT64),
};

static INVERT: Function = Function {
    name: c"invert",
    doc: c"invert(value)\n\
--\n\
\n\
invert(value: bool) -> bool",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:6: invert
        Overload {
            parameters: &[scalar::<bool>("value")],
            call: Call::of::<(bool,), bool>(ffi::invert),
        },
    ],
    entry: quaff_runtime::entry!(INVERT),
};

static LONGEST: Function = Function {
    name: c"longest",
    doc: c"longest(value)\n\
--\n\
\n\
longest(value: int64) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:15: longest
        Overload {
            parameters: &[scalar::<i64>("value")],
            call: Call::of::<(i64,), i64>(ffi::longest),
        },
    ],
    entry: quaff_runtime::entry!(LONGEST),
};

static NOTHING: Function = Function {
    name: c"nothing",
    doc: c"nothing()\n\
--\n\
\n\
nothing() -> None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:22: nothing
        Overload {
            parameters: &[],
            call: Call::of::<(), ()>(ffi::nothing),
        },
    ],
    entry: quaff_runtime::entry!(NOTHING),
};

static SIZE: Function = Function {
    name: c"size",
    doc: c"size(value)\n\
--\n\
\n\
size(value: uint64) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:17: size
        Overload {
            parameters: &[scalar::<u64>("value")],
            call: Call::of::<(u64,), u64>(ffi::size),
        },
    ],
    entry: quaff_runtime::entry!(SIZE),
};

static UINT8: Function = Function {
    name: c"uint8",
    doc: c"uint8(value)\n\
--\n\
\n\
uint8(value: uint8) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:8: uint8
        Overload {
            parameters: &[scalar::<u8>("value")],
            call: Call::of::<(u8,), u8>(ffi::uint8),
        },
    ],
    entry: quaff_runtime::entry!(UINT8),
};

static UINT16: Function = Function {
    name: c"uint16",
    doc: c"uint16(value)\n\
--\n\
\n\
uint16(value: uint16) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:10: uint16
        Overload {
            parameters: &[scalar::<u16>("value")],
            call: Call::of::<(u16,), u16>(ffi::uint16),
        },
    ],
    entry: quaff_runtime::entry!(UINT16),
};

static UINT32: Function = Function {
    name: c"uint32",
    doc: c"uint32(value)\n\
--\n\
\n\
uint32(value: uint32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:12: uint32
        Overload {
            parameters: &[scalar::<u32>("value")],
            call: Call::of::<(u32,), u32>(ffi::uint32),
        },
    ],
    entry: quaff_runtime::entry!(UINT32),
};

static UINT64: Function = Function {
    name: c"uint64",
    doc: c"uint64(value)\n\
--\n\
\n\
uint64(value: uint64) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:14: uint64
        Overload {
            parameters: &[scalar::<u64>("value")],
            call: Call::of::<(u64,), u64>(ffi::uint64),
        },
    ],
    entry: quaff_runtime::entry!(UINT64),
};

static UNSIGNED_LONGEST: Function = Function {
    name: c"unsigned_longest",
    doc: c"unsigned_longest(value)\n\
--\n\
\n\
unsigned_longest(value: uint64) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:16: unsigned_longest
        Overload {
            parameters: &[scalar::<u64>("value")],
            call: Call::of::<(u64,), u64>(ffi::unsigned_longest),
        },
    ],
    entry: quaff_runtime::entry!(UNSIGNED_LONGEST),
};
