//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::{DEVICE, ffi};
use quaff_runtime::device::DeviceArray;
use quaff_runtime::host::Contiguous;
use quaff_runtime::object::PythonObject;
use quaff_runtime::python::{
    Call, Class, Face, Function, Handover, Literal, Loaded, Member, On, Order, Overload,
    ReturnedText, converted, leave, python, read, read_device, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &FLAG, &HELD, &MEET, &RELEASE, &SCALED, &THIRTEEN, &WAIT,
];

static FLAG: Function = Function {
    name: c"flag",
    doc: c"flag()\n\
--\n\
\n\
flag() -> _p_std__atomic_bool",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/threads.hpp:12: threads::flag
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_STD_ATOMIC_BOOL, Handover::Borrowed, ffi::flag),
        },
    ],
    entry: quaff_runtime::entry!(FLAG),
};

static HELD: Function = Function {
    name: c"held",
    doc: c"held(a)\n\
--\n\
\n\
held(a: int32) -> int",
    keywords: &["a"],
    stream: false,
    overloads: &[
        // include/threads.hpp:28: threads::held
        Overload {
            parameters: &[scalar::<i32>("a")],
            call: Call::of::<(i32,), i32>(ffi::held),
        },
    ],
    entry: quaff_runtime::entry!(HELD),
};

static MEET: Function = Function {
    name: c"meet",
    doc: c"meet(names, count)\n\
--\n\
\n\
Waits until so many threads are here, each with its names.\n\
\n\
meet(names: list[str], count: int32) -> list[str]",
    keywords: &["names", "count"],
    stream: false,
    overloads: &[
        // include/threads.hpp:40: threads::meet
        Overload {
            parameters: &[python("names"), scalar::<i32>("count")],
            call: Call::of::<(PythonObject, i32), PythonObject>(ffi::meet),
        },
    ],
    entry: quaff_runtime::entry!(MEET),
};

static RELEASE: Function = Function {
    name: c"release",
    doc: c"release()\n\
--\n\
\n\
release() -> None",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/threads.hpp:17: threads::release
        Overload {
            parameters: &[],
            call: Call::unlocked::<(), ()>(ffi::release),
        },
    ],
    entry: quaff_runtime::entry!(RELEASE),
};

static SCALED: Function = Function {
    name: c"scaled",
    doc: c"scaled(x, by=2.5, up=True, *, stream=None)\n\
--\n\
\n\
On a device the lock is let go of anyway. Keywords and defaults are those of the host.\n\
\n\
scaled(x: float64 array) -> float\n\
scaled(x_d: float64 device array) -> float\n\
scaled(x: float64 array, by: float64) -> float\n\
scaled(x_d: float64 device array, by: float64) -> float\n\
scaled(x: float64 array, by: float64, up: bool) -> float\n\
scaled(x_d: float64 device array, by: float64, up: bool) -> float",
    keywords: &["x", "by", "up"],
    stream: true,
    overloads: &[
        // include/threads.hpp:31: threads::scaled
        Overload {
            parameters: &[read::<f64, i32>("x")],
            call: Call::unlocked::<(Contiguous,), f64>(ffi::scaled_3),
        },
        // include/threads.hpp:32: threads::scaled
        Overload {
            parameters: &[read_device::<f64, u32>("x_d")],
            call: Call::on_device::<(DeviceArray,), f64>(&DEVICE, Order::ByEvents, ffi::scaled_on_device_3),
        },
        // include/threads.hpp:31: threads::scaled
        Overload {
            parameters: &[
                read::<f64, i32>("x"),
                scalar::<f64>("by").default(Literal::Float(2.5)),
            ],
            call: Call::unlocked::<(Contiguous, f64), f64>(ffi::scaled_2),
        },
        // include/threads.hpp:32: threads::scaled
        Overload {
            parameters: &[
                read_device::<f64, u32>("x_d"),
                scalar::<f64>("by").default(Literal::Float(2.5)),
            ],
            call: Call::on_device::<(DeviceArray, f64), f64>(&DEVICE, Order::ByEvents, ffi::scaled_on_device_2),
        },
        // include/threads.hpp:31: threads::scaled
        Overload {
            parameters: &[
                read::<f64, i32>("x"),
                scalar::<f64>("by").default(Literal::Float(2.5)),
                scalar::<bool>("up").default(Literal::Bool(true)),
            ],
            call: Call::unlocked::<(Contiguous, f64, bool), f64>(ffi::scaled),
        },
        // include/threads.hpp:32: threads::scaled
        Overload {
            parameters: &[
                read_device::<f64, u32>("x_d"),
                scalar::<f64>("by").default(Literal::Float(2.5)),
                scalar::<bool>("up").default(Literal::Bool(true)),
            ],
            call: Call::on_device::<(DeviceArray, f64, bool), f64>(&DEVICE, Order::ByEvents, ffi::scaled_on_device),
        },
    ],
    entry: quaff_runtime::entry!(SCALED),
};

static THIRTEEN: Function = Function {
    name: c"thirteen",
    doc: c"thirteen(a, b, c, d, e, f, g, h, i, j, k, l, m)\n\
--\n\
\n\
More than signatures are written out for.\n\
\n\
thirteen(a: int32, b: int32, c: int32, d: int32, e: int32, f: int32, g: int32, h: int32, i: int32, j: int32, k: int32, l: int32, m: int32) -> int",
    keywords: &[
        "a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l", "m",
    ],
    stream: false,
    overloads: &[
        // include/threads.hpp:35: threads::thirteen
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
                scalar::<i32>("m"),
            ],
            call: {
                quaff_runtime::long_signature!(Long(
                    p0: i32 = 0,
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
                    p12: i32 = 12,
                ) -> i32);
                Call::unlocked::<Long, i32>(ffi::thirteen)
            },
        },
    ],
    entry: quaff_runtime::entry!(THIRTEEN),
};

static WAIT: Function = Function {
    name: c"wait",
    doc: c"wait(x, seconds=60, word='done')\n\
--\n\
\n\
Waits until another thread has called release().\n\
\n\
wait(x: float64 array) -> str\n\
wait(x: float64 array, seconds: int32) -> str\n\
wait(x: float64 array, seconds: int32, word: str) -> str",
    keywords: &["x", "seconds", "word"],
    stream: false,
    overloads: &[
        // include/threads.hpp:20: threads::wait
        Overload {
            parameters: &[read::<f64, i32>("x")],
            call: Call::unlocked::<(Contiguous,), ReturnedText>(ffi::wait_3),
        },
        // include/threads.hpp:20: threads::wait
        Overload {
            parameters: &[
                read::<f64, i32>("x"),
                scalar::<i32>("seconds").default(Literal::Integer(60)),
            ],
            call: Call::unlocked::<(Contiguous, i32), ReturnedText>(ffi::wait_2),
        },
        // include/threads.hpp:20: threads::wait
        Overload {
            parameters: &[
                read::<f64, i32>("x"),
                scalar::<i32>("seconds").default(Literal::Integer(60)),
                text("word").default(Literal::Text("done")),
            ],
            call: Call::unlocked::<(Contiguous, i32, Text), ReturnedText>(ffi::wait),
        },
    ],
    entry: quaff_runtime::entry!(WAIT),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&DESK, &P_STD_ATOMIC_BOOL];

// include/threads.hpp:51: threads::Desk
static DESK: Class = Class {
    name: c"Desk",
    cxx_name: "threads::Desk",
    doc: c"Desk()\n\
--\n\
\n\
Where threads meet as well, and one of them throws.\n\
\n\
Desk()",
    bases: &[],
    constructor: Some(&DESK_INIT),
    init: quaff_runtime::constructor!(DESK),
    destroy: ffi::Desk_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&DESK_COUNT),
        Member::ConstMethod(&DESK_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static DESK_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/threads.hpp:51: threads::Desk::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&DESK, ffi::Desk_init),
        },
    ],
    entry: quaff_runtime::entry!(DESK_INIT),
};

static DESK_COUNT: Function = Function {
    name: c"count",
    doc: c"count($self, names, count)\n\
--\n\
\n\
count(names: list[str], count: int32) -> dict[str, int]",
    keywords: &["names", "count"],
    stream: false,
    overloads: &[
        // include/threads.hpp:53: threads::Desk::count
        Overload {
            parameters: &[
                converted("names", ffi::Desk_count_settle_names, "list[str]"),
                scalar::<i32>("count"),
            ],
            call: Call::of::<On<(PythonObject, i32)>, PythonObject>(ffi::Desk_count),
        },
    ],
    entry: quaff_runtime::const_method!(DESK_COUNT, DESK),
};

static DESK_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Desk",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/threads.hpp:51: threads::Desk::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DESK, Handover::Owned, ffi::Desk_copy),
        },
    ],
    entry: quaff_runtime::const_method!(DESK_COPY, DESK),
};

// include/threads.hpp:12: std::atomic<bool>
static P_STD_ATOMIC_BOOL: Class = Class {
    name: c"_p_std__atomic_bool",
    cxx_name: "std::atomic<bool>",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_STD_ATOMIC_BOOL),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};
