//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, Function, Literal, Order, Overload, ReturnedText, StreamHandle, c_text, read,
    read_device, scalar, text, write, write_device,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ARGUMENTS,
    &COPY,
    &COUNT,
    &DESCRIBED_BY_ITS_DISTRIBUTION,
    &FILL,
    &HISTOGRAM,
    &NO_DEVICE,
    &SCALE,
    &SUM,
];

static ARGUMENTS: Function = Function {
    name: c"arguments",
    doc: c"arguments(in_d, py, work, arrays, SUM, sum, *, stream=None)\n\
--\n\
\n\
arguments(in_d: float32 device array, py: str or None, work: str, arrays: int32, SUM: int32, \
sum: int32) -> str | None",
    keywords: &["in_d", "py", "work", "arrays", "SUM", "sum"],
    stream: true,
    overloads: &[
        // example.i:38: arguments
        Overload {
            parameters: &[
                read_device::<f32, u32>("in_d"),
                c_text("py"),
                text("work"),
                scalar::<i32>("arrays"),
                scalar::<i32>("SUM"),
                scalar::<i32>("sum"),
            ],
            call: Call::on_device::<(DeviceArray, Text, Text, i32, i32, i32), ReturnedText>(
                &DEVICE,
                Order::ByEvents,
                ffi::arguments,
            ),
        },
    ],
    entry: quaff_runtime::entry!(ARGUMENTS),
};

static COPY: Function = Function {
    name: c"copy",
    doc: c"copy(in_d, out, label=None, *, stream=None)\n\
--\n\
\n\
On both sides of the bus.\n\
\n\
copy(in_d: float32 device array, out: float32 array) -> None\n\
copy(in_d: float32 device array, out: float32 array, label: str or None) -> None",
    keywords: &["in_d", "out", "label"],
    stream: true,
    overloads: &[
        // example.i:37: copy
        Overload {
            parameters: &[read_device::<f32, u32>("in_d"), write::<f32, u32>("out")],
            call: Call::on_device::<(DeviceArray, Contiguous), ()>(
                &DEVICE,
                Order::ByEvents,
                ffi::copy_2,
            ),
        },
        // example.i:37: copy
        Overload {
            parameters: &[
                read_device::<f32, u32>("in_d"),
                write::<f32, u32>("out"),
                c_text("label").default(Literal::None),
            ],
            call: Call::on_device::<(DeviceArray, Contiguous, Text), ()>(
                &DEVICE,
                Order::ByEvents,
                ffi::copy,
            ),
        },
    ],
    entry: quaff_runtime::entry!(COPY),
};

static COUNT: Function = Function {
    name: c"count",
    doc: c"count(in_d, *, stream=None)\n\
--\n\
\n\
The stream stands in the middle, and behind defaults.\n\
\n\
count(in_d: bool device array) -> int",
    keywords: &["in_d"],
    stream: true,
    overloads: &[
        // example.i:34: count
        Overload {
            parameters: &[read_device::<bool, u32>("in_d")],
            call: Call::on_device::<(DeviceArray, StreamHandle), i64>(
                &DEVICE,
                Order::ByStream,
                ffi::count,
            ),
        },
    ],
    entry: quaff_runtime::entry!(COUNT),
};

static DESCRIBED_BY_ITS_DISTRIBUTION: Function = Function {
    name: c"described_by_its_distribution",
    doc: c"described_by_its_distribution(in_d, other_d, *, stream=None)\n\
--\n\
\n\
described_by_its_distribution(in_d: float64 device array, other_d: float64 device array) -> str",
    keywords: &["in_d", "other_d"],
    stream: true,
    overloads: &[
        // example.i:41: described_by_its_distribution
        Overload {
            parameters: &[
                read_device::<f64, u32>("in_d"),
                read_device::<f64, u32>("other_d"),
            ],
            call: Call::on_device::<(DeviceArray, DeviceArray, StreamHandle), ReturnedText>(
                &DEVICE,
                Order::ByStream,
                ffi::described_by_its_distribution,
            ),
        },
    ],
    entry: quaff_runtime::entry!(DESCRIBED_BY_ITS_DISTRIBUTION),
};

static FILL: Function = Function {
    name: c"fill",
    doc: c"fill(out_d, value=1, *, stream=None)\n\
--\n\
\n\
fill(out_d: int32 device array) -> None\n\
fill(out_d: int32 device array, value: int32) -> None",
    keywords: &["out_d", "value"],
    stream: true,
    overloads: &[
        // example.i:35: fill
        Overload {
            parameters: &[write_device::<i32, i32>("out_d")],
            call: Call::on_device::<(DeviceArray,), ()>(&DEVICE, Order::ByEvents, ffi::fill_2),
        },
        // example.i:35: fill
        Overload {
            parameters: &[
                write_device::<i32, i32>("out_d"),
                scalar::<i32>("value").default(Literal::Integer(1)),
            ],
            call: Call::on_device::<(DeviceArray, i32, StreamHandle), ()>(
                &DEVICE,
                Order::ByStream,
                ffi::fill,
            ),
        },
    ],
    entry: quaff_runtime::entry!(FILL),
};

static HISTOGRAM: Function = Function {
    name: c"histogram",
    doc: c"histogram(in_d, other_d, lowest, highest, stream)\n\
--\n\
\n\
The stream is the caller's own number.\n\
\n\
histogram(in_d: float32 device array, other_d: float32 device array, lowest: float64, highest: \
float64, stream: uint64) -> int",
    keywords: &["in_d", "other_d", "lowest", "highest", "stream"],
    stream: false,
    overloads: &[
        // example.i:40: histogram
        Overload {
            parameters: &[
                read_device::<f32, u32>("in_d"),
                read_device::<f32, u64>("other_d"),
                scalar::<f64>("lowest"),
                scalar::<f64>("highest"),
                scalar::<u64>("stream"),
            ],
            call: Call::on_device::<(DeviceArray, DeviceArray, f64, f64, u64), u64>(
                &DEVICE,
                Order::ByEvents,
                ffi::histogram,
            ),
        },
    ],
    entry: quaff_runtime::entry!(HISTOGRAM),
};

static NO_DEVICE: Function = Function {
    name: c"no_device",
    doc: c"no_device()\n\
--\n\
\n\
no_device() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:13: no_device
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::no_device),
        },
    ],
    entry: quaff_runtime::entry!(NO_DEVICE),
};

static SCALE: Function = Function {
    name: c"scale",
    doc: c"scale(out_d, by, *, stream=None)\n\
--\n\
\n\
scale(out_d: float64 device array, by: float64) -> None\n\
scale(out_d: float32 device array, by: float32) -> None",
    keywords: &["out_d", "by"],
    stream: true,
    overloads: &[
        // example.i:30: scale<double>
        Overload {
            parameters: &[write_device::<f64, i64>("out_d"), scalar::<f64>("by")],
            call: Call::on_device::<(DeviceArray, f64, StreamHandle), ()>(
                &DEVICE,
                Order::ByStream,
                ffi::scale_double,
            ),
        },
        // example.i:29: scale<float>
        Overload {
            parameters: &[write_device::<f32, i64>("out_d"), scalar::<f32>("by")],
            call: Call::on_device::<(DeviceArray, f32, StreamHandle), ()>(
                &DEVICE,
                Order::ByStream,
                ffi::scale_float,
            ),
        },
    ],
    entry: quaff_runtime::entry!(SCALE),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(in_, /, *, stream=None)\n\
--\n\
\n\
The sum of the elements.\n\
\n\
sum(in_: float32 array) -> float\n\
sum(in_d: float32 device array) -> float\n\
sum(in_: float64 array) -> float\n\
sum(in_d: float64 device array) -> float\n\
sum(in_: int32 array) -> int\n\
sum(in_d: int32 device array) -> int",
    keywords: &[],
    stream: true,
    overloads: &[
        // example.i:26: sum<float>
        Overload {
            parameters: &[read::<f32, u32>("in_")],
            call: Call::of::<(Contiguous,), f32>(ffi::sum_float),
        },
        // example.i:26: sum<float>
        Overload {
            parameters: &[read_device::<f32, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f32>(
                &DEVICE,
                Order::ByEvents,
                ffi::sum_float_on_device,
            ),
        },
        // example.i:27: sum<double>
        Overload {
            parameters: &[read::<f64, u32>("in_")],
            call: Call::of::<(Contiguous,), f64>(ffi::sum_double),
        },
        // example.i:27: sum<double>
        Overload {
            parameters: &[read_device::<f64, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), f64>(
                &DEVICE,
                Order::ByEvents,
                ffi::sum_double_on_device,
            ),
        },
        // example.i:28: sum<int>
        Overload {
            parameters: &[read::<i32, u32>("in_")],
            call: Call::of::<(Contiguous,), i32>(ffi::sum_int),
        },
        // example.i:28: sum<int>
        Overload {
            parameters: &[read_device::<i32, u32>("in_d")],
            call: Call::on_device::<(DeviceArray,), i32>(
                &DEVICE,
                Order::ByEvents,
                ffi::sum_int_on_device,
            ),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};
