//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::api;
use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Order, Overload, read, read_device, reduce, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&COUNT, &LARGEST, &MEAN, &NORM, &SUM, &SUM_ON_DEVICE];

static COUNT: Function = Function {
    name: c"count",
    doc: c"count(in_d, limit=..., *, stream=None)\n\
--\n\
\n\
Not alike: each by its name in the bridge.\n\
\n\
count(in_d: float32 device array) -> int\n\
count(in_d: float32 device array, limit: float64) -> int",
    keywords: &["in_d", "limit"],
    stream: true,
    overloads: &[
        // example.i:28: count
        Overload {
            parameters: &[read_device::<f32, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), i32>(&DEVICE, Order::ByEvents, ffi::count),
        },
        // example.i:29: count
        Overload {
            parameters: &[read_device::<f32, u32>("in_d"), scalar::<f64>("limit")],
            call: Call::on_device::<(DeviceArray, f64), i32>(&DEVICE, Order::ByEvents, ffi::count_2),
        },
    ],
    entry: quaff_runtime::entry!(COUNT),
};

static LARGEST: Function = Function {
    name: c"largest",
    doc: c"largest(in_, /, *, axis=None, keepdims=False, out=None, stream=None)\n\
--\n\
\n\
largest(in_: float64 array) -> float",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:11: Largest<double>
        Overload {
            parameters: &[reduce::<f64>("in_")],
            call: Call::reduction(&api::LARGEST_DOUBLE),
        },
    ],
    entry: quaff_runtime::entry!(LARGEST),
};

static MEAN: Function = Function {
    name: c"mean",
    doc: c"mean(in_, /, *, stream=None)\n\
--\n\
\n\
One of each.\n\
\n\
mean(in_: float64 array) -> float\n\
mean(in_d: float64 device array) -> float",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:15: mean
        Overload {
            parameters: &[read::<f64, u32>("in_")],
            call: Call::of::<(Contiguous,), f64>(ffi::mean),
        },
        // example.i:16: mean
        Overload {
            parameters: &[read_device::<f64, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f64>(&DEVICE, Order::ByEvents, ffi::mean_on_device),
        },
    ],
    entry: quaff_runtime::entry!(MEAN),
};

static NORM: Function = Function {
    name: c"norm",
    doc: c"norm(in_, /, *, stream=None)\n\
--\n\
\n\
The device has other element types.\n\
\n\
norm(in_: float32 array) -> float\n\
norm(in_: float64 array) -> float\n\
norm(in_d: float32 device array) -> float\n\
norm(in_d: int32 device array) -> float",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:33: norm<float>
        Overload {
            parameters: &[read::<f32, u32>("in_")],
            call: Call::of::<(Contiguous,), f32>(ffi::norm_float),
        },
        // example.i:34: norm<double>
        Overload {
            parameters: &[read::<f64, u32>("in_")],
            call: Call::of::<(Contiguous,), f64>(ffi::norm_double),
        },
        // example.i:35: device_norm<float>
        Overload {
            parameters: &[read_device::<f32, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f64>(&DEVICE, Order::ByEvents, ffi::norm_float_on_device),
        },
        // example.i:36: device_norm<int>
        Overload {
            parameters: &[read_device::<i32, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f64>(&DEVICE, Order::ByEvents, ffi::norm_int_on_device),
        },
    ],
    entry: quaff_runtime::entry!(NORM),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(in_, /, *, stream=None)\n\
--\n\
\n\
There is a function of that name.\n\
\n\
sum(in_: float32 array) -> float\n\
sum(in_d: float32 device array) -> float\n\
sum(in_: float64 array) -> float\n\
sum(in_d: float64 device array) -> float",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:31: sum<float>
        Overload {
            parameters: &[read::<f32, u32>("in_")],
            call: Call::of::<(Contiguous,), f32>(ffi::sum_float),
        },
        // example.i:31: sum<float>
        Overload {
            parameters: &[read_device::<f32, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f32>(&DEVICE, Order::ByEvents, ffi::sum_float_on_device),
        },
        // example.i:32: sum<double>
        Overload {
            parameters: &[read::<f64, u32>("in_")],
            call: Call::of::<(Contiguous,), f64>(ffi::sum_double),
        },
        // example.i:32: sum<double>
        Overload {
            parameters: &[read_device::<f64, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f64>(&DEVICE, Order::ByEvents, ffi::sum_double_on_device),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};

static SUM_ON_DEVICE: Function = Function {
    name: c"sum_on_device",
    doc: c"sum_on_device(scale)\n\
--\n\
\n\
sum_on_device(scale: float32) -> float",
    keywords: &["scale"],
    stream: false,
    overloads: &[
        // example.i:21: sum_on_device
        Overload {
            parameters: &[scalar::<f32>("scale")],
            call: Call::of::<(f32,), f32>(ffi::sum_on_device),
        },
    ],
    entry: quaff_runtime::entry!(SUM_ON_DEVICE),
};
