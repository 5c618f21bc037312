//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Loaded, Overload, leave, object, scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ADD,
    &COPY_INTP,
    &DELETE_DOUBLES,
    &DELETE_INTP,
    &DOT,
    &DOUBLES_GETITEM,
    &DOUBLES_SETITEM,
    &INT_TO_UINT,
    &INTP_ASSIGN,
    &INTP_VALUE,
    &NEW_DOUBLES,
    &NEW_INTP,
];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b, sum)\n\
--\n\
\n\
add(a: int32, b: int32, sum: _p_int or None) -> None",
    keywords: &["a", "b", "sum"],
    stream: false,
    overloads: &[
        // example.i:10: add
        Overload {
            parameters: &[
                scalar::<i32>("a"),
                scalar::<i32>("b"),
                object("sum", &P_INT).or_none(),
            ],
            call: Call::of::<(i32, i32, Object), ()>(ffi::add),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static COPY_INTP: Function = Function {
    name: c"copy_intp",
    doc: c"copy_intp(value)\n\
--\n\
\n\
copy_intp(value: int32) -> _p_int | None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:5: copy_intp
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::object::<(i32,)>(&P_INT, Held::Borrowed, ffi::copy_intp),
        },
    ],
    entry: quaff_runtime::entry!(COPY_INTP),
};

static DELETE_DOUBLES: Function = Function {
    name: c"delete_doubles",
    doc: c"delete_doubles(array)\n\
--\n\
\n\
delete_doubles(array: _p_double or None) -> None",
    keywords: &["array"],
    stream: false,
    overloads: &[
        // example.i:7: delete_doubles
        Overload {
            parameters: &[object("array", &P_DOUBLE).or_none()],
            call: Call::of::<(Object,), ()>(ffi::delete_doubles),
        },
    ],
    entry: quaff_runtime::entry!(DELETE_DOUBLES),
};

static DELETE_INTP: Function = Function {
    name: c"delete_intp",
    doc: c"delete_intp(pointer)\n\
--\n\
\n\
delete_intp(pointer: _p_int or None) -> None",
    keywords: &["pointer"],
    stream: false,
    overloads: &[
        // example.i:5: delete_intp
        Overload {
            parameters: &[object("pointer", &P_INT).or_none()],
            call: Call::of::<(Object,), ()>(ffi::delete_intp),
        },
    ],
    entry: quaff_runtime::entry!(DELETE_INTP),
};

static DOT: Function = Function {
    name: c"dot",
    doc: c"dot(count, a, b)\n\
--\n\
\n\
dot(count: int32, a: _p_double or None, b: _p_double or None) -> float",
    keywords: &["count", "a", "b"],
    stream: false,
    overloads: &[
        // example.i:11: dot
        Overload {
            parameters: &[
                scalar::<i32>("count"),
                object("a", &P_DOUBLE).or_none(),
                object("b", &P_DOUBLE).or_none(),
            ],
            call: Call::of::<(i32, Object, Object), f64>(ffi::dot),
        },
    ],
    entry: quaff_runtime::entry!(DOT),
};

static DOUBLES_GETITEM: Function = Function {
    name: c"doubles_getitem",
    doc: c"doubles_getitem(array, index)\n\
--\n\
\n\
doubles_getitem(array: _p_double, index: uint64) -> float",
    keywords: &["array", "index"],
    stream: false,
    overloads: &[
        // example.i:7: doubles_getitem
        Overload {
            parameters: &[object("array", &P_DOUBLE), scalar::<u64>("index")],
            call: Call::of::<(Object, u64), f64>(ffi::doubles_getitem),
        },
    ],
    entry: quaff_runtime::entry!(DOUBLES_GETITEM),
};

static DOUBLES_SETITEM: Function = Function {
    name: c"doubles_setitem",
    doc: c"doubles_setitem(array, index, value)\n\
--\n\
\n\
doubles_setitem(array: _p_double, index: uint64, value: float64) -> None",
    keywords: &["array", "index", "value"],
    stream: false,
    overloads: &[
        // example.i:7: doubles_setitem
        Overload {
            parameters: &[
                object("array", &P_DOUBLE),
                scalar::<u64>("index"),
                scalar::<f64>("value"),
            ],
            call: Call::of::<(Object, u64, f64), ()>(ffi::doubles_setitem),
        },
    ],
    entry: quaff_runtime::entry!(DOUBLES_SETITEM),
};

static INT_TO_UINT: Function = Function {
    name: c"int_to_uint",
    doc: c"int_to_uint(pointer)\n\
--\n\
\n\
int_to_uint(pointer: _p_int or None) -> _p_unsigned_int | None",
    keywords: &["pointer"],
    stream: false,
    overloads: &[
        // example.i:6: int_to_uint
        Overload {
            parameters: &[object("pointer", &P_INT).or_none()],
            call: Call::object::<(Object,)>(&P_UNSIGNED_INT, Held::Borrowed, ffi::int_to_uint),
        },
    ],
    entry: quaff_runtime::entry!(INT_TO_UINT),
};

static INTP_ASSIGN: Function = Function {
    name: c"intp_assign",
    doc: c"intp_assign(pointer, value)\n\
--\n\
\n\
intp_assign(pointer: _p_int, value: int32) -> None",
    keywords: &["pointer", "value"],
    stream: false,
    overloads: &[
        // example.i:5: intp_assign
        Overload {
            parameters: &[object("pointer", &P_INT), scalar::<i32>("value")],
            call: Call::of::<(Object, i32), ()>(ffi::intp_assign),
        },
    ],
    entry: quaff_runtime::entry!(INTP_ASSIGN),
};

static INTP_VALUE: Function = Function {
    name: c"intp_value",
    doc: c"intp_value(pointer)\n\
--\n\
\n\
intp_value(pointer: _p_int) -> int",
    keywords: &["pointer"],
    stream: false,
    overloads: &[
        // example.i:5: intp_value
        Overload {
            parameters: &[object("pointer", &P_INT)],
            call: Call::of::<(Object,), i32>(ffi::intp_value),
        },
    ],
    entry: quaff_runtime::entry!(INTP_VALUE),
};

static NEW_DOUBLES: Function = Function {
    name: c"new_doubles",
    doc: c"new_doubles(count)\n\
--\n\
\n\
new_doubles(count: uint64) -> _p_double | None",
    keywords: &["count"],
    stream: false,
    overloads: &[
        // example.i:7: new_doubles
        Overload {
            parameters: &[scalar::<u64>("count")],
            call: Call::object::<(u64,)>(&P_DOUBLE, Held::Borrowed, ffi::new_doubles),
        },
    ],
    entry: quaff_runtime::entry!(NEW_DOUBLES),
};

static NEW_INTP: Function = Function {
    name: c"new_intp",
    doc: c"new_intp()\n\
--\n\
\n\
new_intp() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:5: new_intp
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Held::Borrowed, ffi::new_intp),
        },
    ],
    entry: quaff_runtime::entry!(NEW_INTP),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&P_INT, &P_UNSIGNED_INT, &P_DOUBLE];

// example.i:5: int
static P_INT: Class = Class {
    name: c"_p_int",
    cxx_name: "int",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_INT),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:6: unsigned int
static P_UNSIGNED_INT: Class = Class {
    name: c"_p_unsigned_int",
    cxx_name: "unsigned int",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_UNSIGNED_INT),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:7: double
static P_DOUBLE: Class = Class {
    name: c"_p_double",
    cxx_name: "double",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_DOUBLE),
    destroy: leave,
    members: &[],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};
