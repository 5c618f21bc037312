//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, Function, Order, Overload, ReturnedText, StreamHandle, c_text, read, read_device, scalar,
    text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&JOINED, &LAST, &ON_DEVICE, &TWELVE];

static JOINED: Function = Function {
    name: c"joined",
    doc: c"joined(a, b, c, d, e, f, g, h, i, j, k, l, m)\n\
--\n\
\n\
joined(a: str, b: str, c: str, d: str, e: str, f: str, g: str, h: str, i: str, j: str, k: str, l: str, m: str or None) -> str",
    keywords: &[
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    ],
    stream: false,
    overloads: &[
        // example.i:22: joined
        Overload {
            parameters: &[
                text("a"),
                text("b"),
                text("c"),
                text("d"),
                text("e"),
                text("f"),
                text("g"),
                text("h"),
                text("i"),
                text("j"),
                text("k"),
                text("l"),
                c_text("m"),
            ],
            call: {
                quaff_runtime::long_signature!(Long(
                    p0: Text<'static> = 0,
                    p1: Text<'static> = 1,
                    p2: Text<'static> = 2,
                    p3: Text<'static> = 3,
                    p4: Text<'static> = 4,
                    p5: Text<'static> = 5,
                    p6: Text<'static> = 6,
                    p7: Text<'static> = 7,
                    p8: Text<'static> = 8,
                    p9: Text<'static> = 9,
                    p10: Text<'static> = 10,
                    p11: Text<'static> = 11,
                    p12: Text<'static> = 12,
                ) -> ReturnedText);
                Call::of::<Long, ReturnedText>(ffi::joined)
            },
        },
    ],
    entry: quaff_runtime::entry!(JOINED),
};

static LAST: Function = Function {
    name: c"last",
    doc: c"last(in_, a, b, c, d, e, f, g, h, i, j, k, divisor, /)\n\
--\n\
\n\
last(in_: float64 array, a: int32, b: int32, c: int32, d: int32, e: int32, f: int32, g: int32, h: int32, i: int32, j: int32, k: int32, divisor: float64) -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:14: last
        Overload {
            parameters: &[
                read::<f64, u32>("in_"),
                scalar::<i32>("a"),
                scalar::<i32>("b"),
                scalar::<i32>("c"),
                scalar::<i32>("d"),
                scalar::<i32>("e"),
                scalar::<i32>("f"),
                scalar::<i32>("g"),
                scalar::<i32>("h"),
                scalar::<i32>("i"),
                scalar::<i32>("j"),
                scalar::<i32>("k"),
                scalar::<f64>("divisor"),
            ],
            call: {
                quaff_runtime::long_signature!(Long(
                    p0: Contiguous<'static> = 0,
                    p1: i32 = 1,
                    p2: i32 = 2,
                    p3: i32 = 3,
                    p4: i32 = 4,
                    p5: i32 = 5,
                    p6: i32 = 6,
                    p7: i32 = 7,
                    p8: i32 = 8,
                    p9: i32 = 9,
                    p10: i32 = 10,
                    p11: i32 = 11,
                    p12: f64 = 12,
                ) -> f64);
                Call::of::<Long, f64>(ffi::last)
            },
        },
    ],
    entry: quaff_runtime::entry!(LAST),
};

static ON_DEVICE: Function = Function {
    name: c"on_device",
    doc: c"on_device(in_d, a, b, c, d, e, f, g, h, i, j, k, *, stream=None)\n\
--\n\
\n\
The stream is a parameter of the signature as well.\n\
\n\
on_device(in_d: float32 device array, a: int32, b: int32, c: int32, d: int32, e: int32, f: int32, g: int32, h: int32, i: int32, j: int32, k: int32) -> int",
    keywords: &[
        "in_d", "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k",
    ],
    stream: true,
    overloads: &[
        // example.i:28: on_device
        Overload {
            parameters: &[
                read_device::<f32, u32>("in_d"),
                scalar::<i32>("a"),
                scalar::<i32>("b"),
                scalar::<i32>("c"),
                scalar::<i32>("d"),
                scalar::<i32>("e"),
                scalar::<i32>("f"),
                scalar::<i32>("g"),
                scalar::<i32>("h"),
                scalar::<i32>("i"),
                scalar::<i32>("j"),
                scalar::<i32>("k"),
            ],
            call: {
                quaff_runtime::long_signature!(Long(
                    p0: DeviceArray<'static> = 0,
                    p1: i32 = 1,
                    p2: i32 = 2,
                    p3: i32 = 3,
                    p4: i32 = 4,
                    p5: i32 = 5,
                    p6: i32 = 6,
                    p7: i32 = 7,
                    p8: i32 = 8,
                    p9: i32 = 9,
                    p10: i32 = 10,
                    p11: i32 = 11,
                    p12: StreamHandle = 0,
                ) -> i64);
                Call::on_device::<Long, i64>(&DEVICE, Order::ByStream, ffi::on_device)
            },
        },
    ],
    entry: quaff_runtime::entry!(ON_DEVICE),
};

static TWELVE: Function = Function {
    name: c"twelve",
    doc: c"twelve(a, b, c, d, e, f, g, h, i, j, k, l)\n\
--\n\
\n\
twelve(a: int32, b: int32, c: int32, d: int32, e: int32, f: int32, g: int32, h: int32, i: int32, j: int32, k: int32, l: int32) -> int",
    keywords: &["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"],
    stream: false,
    overloads: &[
        // example.i:33: twelve
        Overload {
            parameters: &[
                scalar::<i32>("a"),
                scalar::<i32>("b"),
                scalar::<i32>("c"),
                scalar::<i32>("d"),
                scalar::<i32>("e"),
                scalar::<i32>("f"),
                scalar::<i32>("g"),
                scalar::<i32>("h"),
                scalar::<i32>("i"),
                scalar::<i32>("j"),
                scalar::<i32>("k"),
                scalar::<i32>("l"),
            ],
            call: Call::of::<(i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32), i32>(ffi::twelve),
        },
    ],
    entry: quaff_runtime::entry!(TWELVE),
};
