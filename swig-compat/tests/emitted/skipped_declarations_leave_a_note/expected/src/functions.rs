//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Loaded, Member, On, Overload, Variable, scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&BOUND, &MAKE];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] =
    &[Variable::new("counter", &COUNTER_GET, Some(&COUNTER_SET))];

static BOUND: Function = Function {
    name: c"bound",
    doc: c"bound(value)\n\
--\n\
\n\
bound(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // include/mixed.hpp:13: bound
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::bound),
        },
    ],
    entry: quaff_runtime::entry!(BOUND),
};

static MAKE: Function = Function {
    name: c"make",
    doc: c"make()\n\
--\n\
\n\
make() -> Filter | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:15: make
        Overload {
            parameters: &[],
            call: Call::object::<()>(&FILTER, Held::Borrowed, ffi::make),
        },
    ],
    entry: quaff_runtime::entry!(MAKE),
};

static COUNTER_GET: Function = Function {
    name: c"cvar.counter",
    doc: c"cvar.counter()\n\
--\n\
\n\
cvar.counter() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:11: counter
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::counter_get),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_GET),
};

static COUNTER_SET: Function = Function {
    name: c"cvar.counter",
    doc: c"cvar.counter(value)\n\
--\n\
\n\
cvar.counter(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // include/mixed.hpp:11: counter
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::counter_set),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_SET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&FILTER, &POINT];

// include/mixed.hpp:3: Filter
static FILTER: Class = Class {
    name: c"Filter",
    cxx_name: "Filter",
    doc: c"Filter()\n\
--\n\
\n\
Filter()",
    bases: &[],
    constructor: Some(&FILTER_INIT),
    init: quaff_runtime::constructor!(FILTER),
    destroy: ffi::Filter_destroy,
    members: &[
        Member::ConstMethod(&FILTER_ORDER),
        Member::ConstMethod(&FILTER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static FILTER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:3: Filter::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&FILTER, ffi::Filter_init),
        },
    ],
    entry: quaff_runtime::entry!(FILTER_INIT),
};

static FILTER_ORDER: Function = Function {
    name: c"order",
    doc: c"order($self)\n\
--\n\
\n\
order() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:5: Filter::order
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Filter_order),
        },
    ],
    entry: quaff_runtime::const_method!(FILTER_ORDER, FILTER),
};

static FILTER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Filter",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:3: Filter::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&FILTER, Held::Owned, ffi::Filter_copy),
        },
    ],
    entry: quaff_runtime::const_method!(FILTER_COPY, FILTER),
};

// include/mixed.hpp:7: Point
static POINT: Class = Class {
    name: c"Point",
    cxx_name: "Point",
    doc: c"Point()\n\
--\n\
\n\
Point()",
    bases: &[],
    constructor: Some(&POINT_INIT),
    init: quaff_runtime::constructor!(POINT),
    destroy: ffi::Point_destroy,
    members: &[
        Member::property(&POINT_X_GET, Some(&POINT_X_SET)),
        Member::property(&POINT_Y_GET, Some(&POINT_Y_SET)),
        Member::ConstMethod(&POINT_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static POINT_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:7: Point::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&POINT, ffi::Point_init),
        },
    ],
    entry: quaff_runtime::entry!(POINT_INIT),
};

static POINT_X_GET: Function = Function {
    name: c"x",
    doc: c"x($self)\n\
--\n\
\n\
x() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:8: Point::x
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Point_x_get),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_GET, POINT),
};

static POINT_X_SET: Function = Function {
    name: c"x",
    doc: c"x($self, value)\n\
--\n\
\n\
x(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // include/mixed.hpp:8: Point::x
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Point_x_set),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_SET, POINT),
};

static POINT_Y_GET: Function = Function {
    name: c"y",
    doc: c"y($self)\n\
--\n\
\n\
y() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:8: Point::y
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Point_y_get),
        },
    ],
    entry: quaff_runtime::method!(POINT_Y_GET, POINT),
};

static POINT_Y_SET: Function = Function {
    name: c"y",
    doc: c"y($self, value)\n\
--\n\
\n\
y(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // include/mixed.hpp:8: Point::y
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Point_y_set),
        },
    ],
    entry: quaff_runtime::method!(POINT_Y_SET, POINT),
};

static POINT_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Point",
    keywords: &[],
    stream: false,
    overloads: &[
        // include/mixed.hpp:7: Point::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Held::Owned, ffi::Point_copy),
        },
    ],
    entry: quaff_runtime::const_method!(POINT_COPY, POINT),
};

// Not bound:
// include/mixed.hpp:14: void printed(const char* format, ...): it is variadic: bind a function with a fixed number of parameters
// include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
