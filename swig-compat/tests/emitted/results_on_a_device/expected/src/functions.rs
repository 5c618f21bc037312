//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, Function, Order, Overload, StreamHandle, axis, make, make_device, read, read_device,
    scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&TWICE, &ZEROS];

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(a, *, out=None, stream=None)\n\
--\n\
\n\
Twice each element.\n\
\n\
twice(a_d: float32 device array) -> float32 device array shaped like a_d\n\
twice(a: float32 array) -> float32 array shaped like a",
    keywords: &["a"],
    stream: true,
    overloads: &[
        // example.i:15: twice
        Overload {
            parameters: &[
                read_device::<f32, i32>("a_d"),
                make_device::<f32, i32>("out_d").shaped_like(0),
            ],
            call: Call::on_device::<(DeviceArray, DeviceArray, StreamHandle), ()>(&DEVICE, Order::ByStream, ffi::twice_on_device),
        },
        // example.i:16: twice
        Overload {
            parameters: &[
                read::<f32, i32>("a"),
                make::<f32, i32>("out").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous), ()>(ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};

static ZEROS: Function = Function {
    name: c"zeros",
    doc: c"zeros(n, *, out=None, stream=None)\n\
--\n\
\n\
Where no array is passed.\n\
\n\
zeros(n: uint64) -> float32 device array (n,)",
    keywords: &["n"],
    stream: true,
    overloads: &[
        // example.i:23: zeros
        Overload {
            parameters: &[
                scalar::<u64>("n"),
                make_device::<f32, u64>("out_d").rank(1).axes(&[axis::<u64>("n").given(0)]),
            ],
            call: Call::on_device::<(u64, DeviceArray), ()>(&DEVICE, Order::ByEvents, ffi::zeros),
        },
    ],
    entry: quaff_runtime::entry!(ZEROS),
};
