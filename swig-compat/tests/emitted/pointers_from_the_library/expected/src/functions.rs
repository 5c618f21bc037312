//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Loaded, Member, On, Overload, leave, object, scalar,
    substitute,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ADD,
    &COPY_INTP,
    &DAY_OF,
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
        // example.i:11: add
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

static DAY_OF: Function = Function {
    name: c"day_of",
    doc: c"day_of(date)\n\
--\n\
\n\
day_of(date: Date or None) -> int",
    keywords: &["date"],
    stream: false,
    overloads: &[
        // example.i:29: day_of
        Overload {
            parameters: &[object("date", &DATE).or_none()],
            call: Call::of::<(Object,), i32>(ffi::day_of),
        },
    ],
    entry: quaff_runtime::entry!(DAY_OF),
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
        // example.i:12: dot
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
pub(crate) static CLASSES: &[&Class] = &[&INT, &DATE, &TIME, &P_INT, &P_UNSIGNED_INT, &P_DOUBLE];

// example.i:8: Int
static INT: Class = Class {
    name: c"Int",
    cxx_name: "Int",
    doc: c"Int()\n\
--\n\
\n\
Int()",
    bases: &[substitute(&P_INT, ffi::Int_as_p_int)],
    constructor: Some(&INT_INIT),
    init: quaff_runtime::constructor!(INT),
    destroy: ffi::Int_destroy,
    members: &[
        Member::ConstMethod(&INT_COPY),
        Member::Method(&INT_ASSIGN),
        Member::Method(&INT_VALUE),
        Member::Method(&INT_CAST),
        Member::Static(&INT_FROMPOINTER),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static INT_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:8: Int::Int
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&INT, ffi::Int_init),
        },
    ],
    entry: quaff_runtime::entry!(INT_INIT),
};

static INT_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:8: Int::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INT, Held::Owned, ffi::Int_copy),
        },
    ],
    entry: quaff_runtime::const_method!(INT_COPY, INT),
};

static INT_ASSIGN: Function = Function {
    name: c"assign",
    doc: c"assign($self, value)\n\
--\n\
\n\
assign(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:8: Int::assign
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Int_assign),
        },
    ],
    entry: quaff_runtime::method!(INT_ASSIGN, INT),
};

static INT_VALUE: Function = Function {
    name: c"value",
    doc: c"value($self)\n\
--\n\
\n\
value() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:8: Int::value
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Int_value),
        },
    ],
    entry: quaff_runtime::method!(INT_VALUE, INT),
};

static INT_CAST: Function = Function {
    name: c"cast",
    doc: c"cast($self)\n\
--\n\
\n\
cast() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:8: Int::cast
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&P_INT, Held::Borrowed, ffi::Int_cast),
        },
    ],
    entry: quaff_runtime::method!(INT_CAST, INT),
};

static INT_FROMPOINTER: Function = Function {
    name: c"frompointer",
    doc: c"frompointer(pointer)\n\
--\n\
\n\
frompointer(pointer: _p_int or None) -> Int | None",
    keywords: &["pointer"],
    stream: false,
    overloads: &[
        // example.i:8: Int::frompointer
        Overload {
            parameters: &[object("pointer", &P_INT).or_none()],
            call: Call::object::<(Object,)>(&INT, Held::Borrowed, ffi::Int_frompointer),
        },
    ],
    entry: quaff_runtime::entry!(INT_FROMPOINTER),
};

// example.i:22: Date
static DATE: Class = Class {
    name: c"Date",
    cxx_name: "Date",
    doc: c"Date()\n\
--\n\
\n\
Date()",
    bases: &[],
    constructor: Some(&DATE_INIT),
    init: quaff_runtime::constructor!(DATE),
    destroy: ffi::Date_destroy,
    members: &[
        Member::property(&DATE_DAY_GET, Some(&DATE_DAY_SET)),
        Member::ConstMethod(&DATE_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static DATE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:22: Date::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&DATE, ffi::Date_init),
        },
    ],
    entry: quaff_runtime::entry!(DATE_INIT),
};

static DATE_DAY_GET: Function = Function {
    name: c"day",
    doc: c"day($self)\n\
--\n\
\n\
day() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:23: Date::day
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Date_day_get),
        },
    ],
    entry: quaff_runtime::method!(DATE_DAY_GET, DATE),
};

static DATE_DAY_SET: Function = Function {
    name: c"day",
    doc: c"day($self, value)\n\
--\n\
\n\
day(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:23: Date::day
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Date_day_set),
        },
    ],
    entry: quaff_runtime::method!(DATE_DAY_SET, DATE),
};

static DATE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Date",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:22: Date::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DATE, Held::Owned, ffi::Date_copy),
        },
    ],
    entry: quaff_runtime::const_method!(DATE_COPY, DATE),
};

// example.i:25: Time
static TIME: Class = Class {
    name: c"Time",
    cxx_name: "Time",
    doc: c"Time()\n\
--\n\
\n\
Time()",
    bases: &[substitute(&DATE, ffi::Time_as_Date)],
    constructor: Some(&TIME_INIT),
    init: quaff_runtime::constructor!(TIME),
    destroy: ffi::Time_destroy,
    members: &[
        Member::property(&TIME_SECONDS_GET, Some(&TIME_SECONDS_SET)),
        Member::property(&TIME_DATE_GET, Some(&TIME_DATE_SET)),
        Member::ConstMethod(&TIME_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static TIME_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:25: Time::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&TIME, ffi::Time_init),
        },
    ],
    entry: quaff_runtime::entry!(TIME_INIT),
};

static TIME_SECONDS_GET: Function = Function {
    name: c"seconds",
    doc: c"seconds($self)\n\
--\n\
\n\
seconds() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:26: Time::seconds
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Time_seconds_get),
        },
    ],
    entry: quaff_runtime::method!(TIME_SECONDS_GET, TIME),
};

static TIME_SECONDS_SET: Function = Function {
    name: c"seconds",
    doc: c"seconds($self, value)\n\
--\n\
\n\
seconds(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:26: Time::seconds
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Time_seconds_set),
        },
    ],
    entry: quaff_runtime::method!(TIME_SECONDS_SET, TIME),
};

static TIME_DATE_GET: Function = Function {
    name: c"date",
    doc: c"date($self)\n\
--\n\
\n\
date() -> Date",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:27: Time::date
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DATE, Held::Part, ffi::Time_date_get),
        },
    ],
    entry: quaff_runtime::method!(TIME_DATE_GET, TIME),
};

static TIME_DATE_SET: Function = Function {
    name: c"date",
    doc: c"date($self, value)\n\
--\n\
\n\
date(value: Date) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:27: Time::date
        Overload {
            parameters: &[object("value", &DATE)],
            call: Call::of::<On<(Object,)>, ()>(ffi::Time_date_set),
        },
    ],
    entry: quaff_runtime::method!(TIME_DATE_SET, TIME),
};

static TIME_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Time",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:25: Time::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&TIME, Held::Owned, ffi::Time_copy),
        },
    ],
    entry: quaff_runtime::const_method!(TIME_COPY, TIME),
};

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
