//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::object::PythonObject;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Literal, Loaded, Member, On, Overload, make, read, scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&COMPARE, &DIVIDE, &HALVE, &LIMITS, &SQUARE, &TWICE];

static COMPARE: Function = Function {
    name: c"compare",
    doc: c"compare(a, b)\n\
--\n\
\n\
compare(a: int32, b: int32) -> bool",
    keywords: &["a", "b"],
    stream: false,
    overloads: &[
        // include/divide.hpp:26: compare
        Overload {
            parameters: &[scalar::<i32>("a"), scalar::<i32>("b")],
            call: Call::of::<(i32, i32), bool>(ffi::compare),
        },
    ],
    entry: quaff_runtime::entry!(COMPARE),
};

static DIVIDE: Function = Function {
    name: c"divide",
    doc: c"divide(a, b)\n\
--\n\
\n\
One result and what is written.\n\
\n\
divide(a: int32, b: int32) -> Any",
    keywords: &["a", "b"],
    stream: false,
    overloads: &[
        // include/divide.hpp:19: divide
        Overload {
            parameters: &[scalar::<i32>("a"), scalar::<i32>("b")],
            call: Call::of::<(i32, i32), PythonObject>(ffi::divide),
        },
    ],
    entry: quaff_runtime::entry!(DIVIDE),
};

static HALVE: Function = Function {
    name: c"halve",
    doc: c"halve(INOUT)\n\
--\n\
\n\
By the names that typemaps.i has.\n\
\n\
halve(INOUT: int32) -> Any",
    keywords: &["INOUT"],
    stream: false,
    overloads: &[
        // example.i:9: halve
        Overload {
            parameters: &[scalar::<i32>("INOUT")],
            call: Call::of::<(i32,), PythonObject>(ffi::halve),
        },
    ],
    entry: quaff_runtime::entry!(HALVE),
};

static LIMITS: Function = Function {
    name: c"limits",
    doc: c"limits()\n\
--\n\
\n\
limits() -> Any",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:10: limits
        Overload {
            parameters: &[],
            call: Call::of::<(), PythonObject>(ffi::limits),
        },
    ],
    entry: quaff_runtime::entry!(LIMITS),
};

static SQUARE: Function = Function {
    name: c"square",
    doc: c"square(x, *, out=None)\n\
--\n\
\n\
Writes the square of each of the `n` elements, and the sum of the squares.\n\
\n\
square(x: float64 array) -> (float, float64 array shaped like x)",
    keywords: &["x"],
    stream: false,
    overloads: &[
        // include/square.hpp:5: square
        Overload {
            parameters: &[
                read::<f64, i32>("x"),
                make::<f64, i32>("squares").shaped_like(0),
            ],
            call: Call::of::<(Contiguous, Contiguous), f64>(ffi::square),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE),
};

static TWICE: Function = Function {
    name: c"twice",
    doc: c"twice(INPUT)\n\
--\n\
\n\
twice(INPUT: float64) -> float",
    keywords: &["INPUT"],
    stream: false,
    overloads: &[
        // example.i:11: twice
        Overload {
            parameters: &[scalar::<f64>("INPUT")],
            call: Call::of::<(f64,), f64>(ffi::twice),
        },
    ],
    entry: quaff_runtime::entry!(TWICE),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&COUNTER];

// include/divide.hpp:27: Counter
static COUNTER: Class = Class {
    name: c"Counter",
    cxx_name: "Counter",
    doc: c"Counter()\n\
--\n\
\n\
Counter()",
    bases: &[],
    constructor: Some(&COUNTER_INIT),
    init: quaff_runtime::constructor!(COUNTER),
    destroy: ffi::Counter_destroy,
    members: &[
        Member::Method(&COUNTER_ADD),
        Member::ConstMethod(&COUNTER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static COUNTER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/divide.hpp:27: Counter::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&COUNTER, ffi::Counter_init),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_INIT),
};

static COUNTER_ADD: Function = Function {
    name: c"add",
    doc: c"add($self, total, by=1)\n\
--\n\
\n\
add(total: int64) -> Any\n\
add(total: int64, by: int32) -> Any",
    keywords: &["total", "by"],
    stream: false,
    overloads: &[
        // include/divide.hpp:28: Counter::add
        Overload {
            parameters: &[scalar::<i64>("total")],
            call: Call::of::<On<(i64,)>, PythonObject>(ffi::Counter_add_2),
        },
        // include/divide.hpp:28: Counter::add
        Overload {
            parameters: &[
                scalar::<i64>("total"),
                scalar::<i32>("by").default(Literal::Integer(1)),
            ],
            call: Call::of::<On<(i64, i32)>, PythonObject>(ffi::Counter_add),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_ADD, COUNTER),
};

static COUNTER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Counter",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/divide.hpp:27: Counter::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Held::Owned, ffi::Counter_copy),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_COPY, COUNTER),
};
