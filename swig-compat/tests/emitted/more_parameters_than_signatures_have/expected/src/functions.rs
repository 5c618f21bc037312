//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::{DEVICE, ffi};
use cxx::UniquePtr;
use quaff_runtime::exception::outcome;
use quaff_runtime::python::{
    Call, Function, Order, Overload, c_text, read, read_device, scalar, text,
};

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
            call: Call::closure(|py, arguments| {
                let a = arguments.get(0)?;
                let b = arguments.get(1)?;
                let c = arguments.get(2)?;
                let d = arguments.get(3)?;
                let e = arguments.get(4)?;
                let f = arguments.get(5)?;
                let g = arguments.get(6)?;
                let h = arguments.get(7)?;
                let i = arguments.get(8)?;
                let j = arguments.get(9)?;
                let k = arguments.get(10)?;
                let l = arguments.get(11)?;
                let m = arguments.get(12)?;
                arguments.give_objects()?;
                let mut result = UniquePtr::null();
                let done = ffi::joined(a, b, c, d, e, f, g, h, i, j, k, l, m, &mut result);
                arguments.results(py, outcome(done, result)?)
            }),
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
            call: Call::closure(|py, arguments| {
                let in_ = arguments.get(0)?;
                let a = arguments.get(1)?;
                let b = arguments.get(2)?;
                let c = arguments.get(3)?;
                let d = arguments.get(4)?;
                let e = arguments.get(5)?;
                let f = arguments.get(6)?;
                let g = arguments.get(7)?;
                let h = arguments.get(8)?;
                let i = arguments.get(9)?;
                let j = arguments.get(10)?;
                let k = arguments.get(11)?;
                let divisor = arguments.get(12)?;
                arguments.give_objects()?;
                let mut result = Default::default();
                let done = ffi::last(&in_, a, b, c, d, e, f, g, h, i, j, k, divisor, &mut result);
                arguments.results(py, outcome(done, result)?)
            }),
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
            call: Call::closure(|py, arguments| {
                let in_d = arguments.get(0)?;
                let a = arguments.get(1)?;
                let b = arguments.get(2)?;
                let c = arguments.get(3)?;
                let d = arguments.get(4)?;
                let e = arguments.get(5)?;
                let f = arguments.get(6)?;
                let g = arguments.get(7)?;
                let h = arguments.get(8)?;
                let i = arguments.get(9)?;
                let j = arguments.get(10)?;
                let k = arguments.get(11)?;
                arguments.give_objects()?;
                let work = |stream| {
                    let mut result = Default::default();
                    let done =
                        ffi::on_device(&in_d, a, b, c, d, e, f, g, h, i, j, k, stream, &mut result);
                    outcome(done, result)
                };
                arguments.results(py, arguments.on_device(&DEVICE, Order::ByStream, work)?)
            }),
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
