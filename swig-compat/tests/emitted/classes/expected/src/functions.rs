//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Face, Function, Handover, Literal, Loaded, Member, On, Overload, ReturnedText,
    Variable, base, c_text, disowned, kept, leave, object, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &AREA_OF,
    &HIDDEN,
    &IS_HIDDEN,
    &LABEL_OF,
    &MAKE_SQUARE,
];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] = &[
    Variable::new("origin", &ORIGIN_GET, Some(&ORIGIN_SET)),
    Variable::new("Counter_total", &COUNTER_TOTAL_GET, Some(&COUNTER_TOTAL_SET)),
];

static AREA_OF: Function = Function {
    name: c"area_of",
    doc: c"area_of(s)\n\
--\n\
\n\
area_of(s: Shape) -> float",
    keywords: &["s"],
    stream: false,
    overloads: &[
        // zoo.hpp:32: zoo::area_of
        Overload {
            parameters: &[object("s", &SHAPE)],
            call: Call::of::<(Object,), f64>(ffi::area_of),
        },
    ],
    entry: quaff_runtime::entry!(AREA_OF),
};

static HIDDEN: Function = Function {
    name: c"hidden",
    doc: c"hidden()\n\
--\n\
\n\
hidden() -> Any | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:44: zoo::hidden
        Overload {
            parameters: &[],
            call: Call::object::<()>(&ZOO_HIDDEN, Handover::Borrowed, ffi::hidden),
        },
    ],
    entry: quaff_runtime::entry!(HIDDEN),
};

static IS_HIDDEN: Function = Function {
    name: c"is_hidden",
    doc: c"is_hidden(h)\n\
--\n\
\n\
is_hidden(h: Hidden or None) -> bool",
    keywords: &["h"],
    stream: false,
    overloads: &[
        // zoo.hpp:45: zoo::is_hidden
        Overload {
            parameters: &[object("h", &ZOO_HIDDEN).or_none().changed()],
            call: Call::of::<(Object,), bool>(ffi::is_hidden),
        },
    ],
    entry: quaff_runtime::entry!(IS_HIDDEN),
};

static LABEL_OF: Function = Function {
    name: c"label_of",
    doc: c"label_of(n)\n\
--\n\
\n\
label_of(n: Named or None) -> str",
    keywords: &["n"],
    stream: false,
    overloads: &[
        // zoo.hpp:33: zoo::label_of
        Overload {
            parameters: &[object("n", &NAMED).or_none()],
            call: Call::of::<(Object,), ReturnedText>(ffi::label_of),
        },
    ],
    entry: quaff_runtime::entry!(LABEL_OF),
};

static MAKE_SQUARE: Function = Function {
    name: c"make_square",
    doc: c"make_square(s)\n\
--\n\
\n\
make_square(s: float64) -> Shape | None",
    keywords: &["s"],
    stream: false,
    overloads: &[
        // zoo.hpp:34: zoo::make_square
        Overload {
            parameters: &[scalar::<f64>("s")],
            call: Call::object::<(f64,)>(&SHAPE, Handover::Borrowed, ffi::make_square),
        },
    ],
    entry: quaff_runtime::entry!(MAKE_SQUARE),
};

static ORIGIN_GET: Function = Function {
    name: c"cvar.origin",
    doc: c"cvar.origin()\n\
--\n\
\n\
cvar.origin() -> Point",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:42: zoo::origin
        Overload {
            parameters: &[],
            call: Call::object::<()>(&POINT, Handover::Part, ffi::origin_get),
        },
    ],
    entry: quaff_runtime::entry!(ORIGIN_GET),
};

static ORIGIN_SET: Function = Function {
    name: c"cvar.origin",
    doc: c"cvar.origin(value)\n\
--\n\
\n\
cvar.origin(value: Point) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:42: zoo::origin
        Overload {
            parameters: &[object("value", &POINT)],
            call: Call::of::<(Object,), ()>(ffi::origin_set),
        },
    ],
    entry: quaff_runtime::entry!(ORIGIN_SET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[
    &COUNTER,
    &POINT,
    &LINE,
    &SHAPE,
    &NAMED,
    &OUTER,
    &NOCOPY,
    &HOLDER,
    &CUPBOARD,
    &INTBOX,
    &DOUBLEBOX,
    &SQUARE,
    &INNER,
    &DRAWER,
    &ZOO_HIDDEN,
];

// zoo.hpp:7: zoo::Counter
static COUNTER: Class = Class {
    name: c"Counter",
    cxx_name: "zoo::Counter",
    doc: c"Counter(start=...)\n\
--\n\
\n\
Counts.\n\
\n\
Counter()\n\
Counter(start: int32)",
    bases: &[],
    constructor: Some(&COUNTER_INIT),
    init: quaff_runtime::constructor!(COUNTER),
    destroy: ffi::Counter_destroy,
    members: quaff_runtime::members![
        Member::Method(&COUNTER_ADD),
        Member::ConstMethod(&COUNTER_NAME),
        Member::Method(&COUNTER_RENAME),
        Member::Static(&COUNTER_MAKE),
        Member::static_data(&COUNTER_TOTAL_GET, Some(&COUNTER_TOTAL_SET)),
        Member::Method(&COUNTER_SELF),
        Member::ConstMethod(&COUNTER_ADD_2),
        Member::Method(&COUNTER_IADD),
        Member::ConstMethod(&COUNTER_EQ),
        Member::property(&COUNTER_VALUE_GET, Some(&COUNTER_VALUE_SET)),
        Member::ConstMethod(&COUNTER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static COUNTER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["start"],
    stream: false,
    overloads: &[
        // zoo.hpp:9: zoo::Counter::Counter
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&COUNTER, ffi::Counter_init),
        },
        // zoo.hpp:10: zoo::Counter::Counter
        Overload {
            parameters: &[scalar::<i32>("start")],
            call: Call::construct::<(i32,)>(&COUNTER, ffi::Counter_init_2),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_INIT),
};

static COUNTER_ADD: Function = Function {
    name: c"add",
    doc: c"add($self, x, times=1)\n\
--\n\
\n\
Adds.\n\
\n\
add(x: int32) -> int\n\
add(x: int32, times: int32) -> int\n\
add(x: float64) -> float",
    keywords: &["x", "times"],
    stream: false,
    overloads: &[
        // zoo.hpp:13: zoo::Counter::add
        Overload {
            parameters: &[scalar::<i32>("x")],
            call: Call::of::<On<(i32,)>, i32>(ffi::Counter_add_3),
        },
        // zoo.hpp:13: zoo::Counter::add
        Overload {
            parameters: &[
                scalar::<i32>("x"),
                scalar::<i32>("times").default(Literal::Integer(1)),
            ],
            call: Call::of::<On<(i32, i32)>, i32>(ffi::Counter_add),
        },
        // zoo.hpp:14: zoo::Counter::add
        Overload {
            parameters: &[scalar::<f64>("x")],
            call: Call::of::<On<(f64,)>, f64>(ffi::Counter_add_2),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_ADD, COUNTER),
};

static COUNTER_NAME: Function = Function {
    name: c"name",
    doc: c"name($self)\n\
--\n\
\n\
name() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:15: zoo::Counter::name
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Counter_name),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_NAME, COUNTER),
};

static COUNTER_RENAME: Function = Function {
    name: c"rename",
    doc: c"rename($self, n)\n\
--\n\
\n\
rename(n: str) -> None",
    keywords: &["n"],
    stream: false,
    overloads: &[
        // zoo.hpp:16: zoo::Counter::rename
        Overload {
            parameters: &[text("n")],
            call: Call::of::<On<(Text,)>, ()>(ffi::Counter_rename),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_RENAME, COUNTER),
};

static COUNTER_MAKE: Function = Function {
    name: c"make",
    doc: c"make(v)\n\
--\n\
\n\
make(v: int32) -> Counter | None",
    keywords: &["v"],
    stream: false,
    overloads: &[
        // zoo.hpp:17: zoo::Counter::make
        Overload {
            parameters: &[scalar::<i32>("v")],
            call: Call::object::<(i32,)>(&COUNTER, Handover::Owned, ffi::Counter_make),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_MAKE),
};

static COUNTER_TOTAL_GET: Function = Function {
    name: c"total",
    doc: c"total()\n\
--\n\
\n\
total() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:18: zoo::Counter::total
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::Counter_total_get),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_TOTAL_GET),
};

static COUNTER_TOTAL_SET: Function = Function {
    name: c"total",
    doc: c"total(value)\n\
--\n\
\n\
total(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:18: zoo::Counter::total
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::Counter_total_set),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_TOTAL_SET),
};

static COUNTER_SELF: Function = Function {
    name: c"self",
    doc: c"self($self)\n\
--\n\
\n\
self() -> Counter",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:19: zoo::Counter::self
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Handover::Borrowed, ffi::Counter_self),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_SELF, COUNTER),
};

static COUNTER_ADD_2: Function = Function {
    name: c"__add__",
    doc: c"__add__($self, o)\n\
--\n\
\n\
__add__(o: Counter) -> Counter",
    keywords: &["o"],
    stream: false,
    overloads: &[
        // zoo.hpp:20: zoo::Counter::operator+
        Overload {
            parameters: &[object("o", &COUNTER)],
            call: Call::object::<On<(Object,)>>(&COUNTER, Handover::Owned, ffi::Counter_add_4),
        },
    ],
    entry: quaff_runtime::const_operator!(COUNTER_ADD_2, COUNTER),
};

static COUNTER_IADD: Function = Function {
    name: c"__iadd__",
    doc: c"__iadd__($self, x)\n\
--\n\
\n\
__iadd__(x: int32) -> Counter",
    keywords: &["x"],
    stream: false,
    overloads: &[
        // zoo.hpp:21: zoo::Counter::operator+=
        Overload {
            parameters: &[scalar::<i32>("x")],
            call: Call::object::<On<(i32,)>>(&COUNTER, Handover::Borrowed, ffi::Counter_iadd),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_IADD, COUNTER),
};

static COUNTER_EQ: Function = Function {
    name: c"__eq__",
    doc: c"__eq__($self, o)\n\
--\n\
\n\
__eq__(o: Counter) -> bool",
    keywords: &["o"],
    stream: false,
    overloads: &[
        // zoo.hpp:22: zoo::Counter::operator==
        Overload {
            parameters: &[object("o", &COUNTER)],
            call: Call::of::<On<(Object,)>, bool>(ffi::Counter_eq),
        },
    ],
    entry: quaff_runtime::const_operator!(COUNTER_EQ, COUNTER),
};

static COUNTER_VALUE_GET: Function = Function {
    name: c"value",
    doc: c"value($self)\n\
--\n\
\n\
value() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:23: zoo::Counter::value
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Counter_value_get),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_VALUE_GET, COUNTER),
};

static COUNTER_VALUE_SET: Function = Function {
    name: c"value",
    doc: c"value($self, value)\n\
--\n\
\n\
value(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:23: zoo::Counter::value
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Counter_value_set),
        },
    ],
    entry: quaff_runtime::method!(COUNTER_VALUE_SET, COUNTER),
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
        // zoo.hpp:7: zoo::Counter::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&COUNTER, Handover::Owned, ffi::Counter_copy),
        },
    ],
    entry: quaff_runtime::const_method!(COUNTER_COPY, COUNTER),
};

// zoo.hpp:27: zoo::Point
static POINT: Class = Class {
    name: c"Point",
    cxx_name: "zoo::Point",
    doc: c"Point()\n\
--\n\
\n\
Point()",
    bases: &[],
    constructor: Some(&POINT_INIT),
    init: quaff_runtime::constructor!(POINT),
    destroy: ffi::Point_destroy,
    members: quaff_runtime::members![
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
        // zoo.hpp:27: zoo::Point::__init__
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
x() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:27: zoo::Point::x
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Point_x_get),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_GET, POINT),
};

static POINT_X_SET: Function = Function {
    name: c"x",
    doc: c"x($self, value)\n\
--\n\
\n\
x(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:27: zoo::Point::x
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Point_x_set),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_SET, POINT),
};

static POINT_Y_GET: Function = Function {
    name: c"y",
    doc: c"y($self)\n\
--\n\
\n\
y() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:27: zoo::Point::y
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Point_y_get),
        },
    ],
    entry: quaff_runtime::method!(POINT_Y_GET, POINT),
};

static POINT_Y_SET: Function = Function {
    name: c"y",
    doc: c"y($self, value)\n\
--\n\
\n\
y(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:27: zoo::Point::y
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Point_y_set),
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
        // zoo.hpp:27: zoo::Point::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Owned, ffi::Point_copy),
        },
    ],
    entry: quaff_runtime::const_method!(POINT_COPY, POINT),
};

// zoo.hpp:28: zoo::Line
static LINE: Class = Class {
    name: c"Line",
    cxx_name: "zoo::Line",
    doc: c"Line()\n\
--\n\
\n\
Line()",
    bases: &[],
    constructor: Some(&LINE_INIT),
    init: quaff_runtime::constructor!(LINE),
    destroy: ffi::Line_destroy,
    members: quaff_runtime::members![
        Member::property(&LINE_A_GET, Some(&LINE_A_SET)),
        Member::property(&LINE_B_GET, Some(&LINE_B_SET)),
        Member::property(&LINE_MID_GET, Some(&LINE_MID_SET)),
        Member::ConstMethod(&LINE_LEN),
        Member::ConstMethod(&LINE_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static LINE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&LINE, ffi::Line_init),
        },
    ],
    entry: quaff_runtime::entry!(LINE_INIT),
};

static LINE_A_GET: Function = Function {
    name: c"a",
    doc: c"a($self)\n\
--\n\
\n\
a() -> Point",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::a
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Part, ffi::Line_a_get),
        },
    ],
    entry: quaff_runtime::method!(LINE_A_GET, LINE),
};

static LINE_A_SET: Function = Function {
    name: c"a",
    doc: c"a($self, value)\n\
--\n\
\n\
a(value: Point) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::a
        Overload {
            parameters: &[object("value", &POINT)],
            call: Call::of::<On<(Object,)>, ()>(ffi::Line_a_set),
        },
    ],
    entry: quaff_runtime::method!(LINE_A_SET, LINE),
};

static LINE_B_GET: Function = Function {
    name: c"b",
    doc: c"b($self)\n\
--\n\
\n\
b() -> Point",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::b
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Part, ffi::Line_b_get),
        },
    ],
    entry: quaff_runtime::method!(LINE_B_GET, LINE),
};

static LINE_B_SET: Function = Function {
    name: c"b",
    doc: c"b($self, value)\n\
--\n\
\n\
b(value: Point) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::b
        Overload {
            parameters: &[object("value", &POINT)],
            call: Call::of::<On<(Object,)>, ()>(ffi::Line_b_set),
        },
    ],
    entry: quaff_runtime::method!(LINE_B_SET, LINE),
};

static LINE_MID_GET: Function = Function {
    name: c"mid",
    doc: c"mid($self)\n\
--\n\
\n\
mid() -> Point | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::mid
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Borrowed, ffi::Line_mid_get),
        },
    ],
    entry: quaff_runtime::method!(LINE_MID_GET, LINE),
};

static LINE_MID_SET: Function = Function {
    name: c"mid",
    doc: c"mid($self, value)\n\
--\n\
\n\
mid(value: Point or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::mid
        Overload {
            parameters: &[kept("value", &POINT).or_none()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Line_mid_set),
        },
    ],
    entry: quaff_runtime::method!(LINE_MID_SET, LINE),
};

static LINE_LEN: Function = Function {
    name: c"len",
    doc: c"len($self)\n\
--\n\
\n\
len() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::len
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Line_len),
        },
    ],
    entry: quaff_runtime::const_method!(LINE_LEN, LINE),
};

static LINE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Line",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:28: zoo::Line::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&LINE, Handover::Owned, ffi::Line_copy),
        },
    ],
    entry: quaff_runtime::const_method!(LINE_COPY, LINE),
};

// zoo.hpp:29: zoo::Shape
static SHAPE: Class = Class {
    name: c"Shape",
    cxx_name: "zoo::Shape",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(SHAPE),
    destroy: ffi::Shape_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&SHAPE_AREA),
        Member::property(&SHAPE_ID_GET, Some(&SHAPE_ID_SET)),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static SHAPE_AREA: Function = Function {
    name: c"area",
    doc: c"area($self)\n\
--\n\
\n\
area() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:29: zoo::Shape::area
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Shape_area),
        },
    ],
    entry: quaff_runtime::const_method!(SHAPE_AREA, SHAPE),
};

static SHAPE_ID_GET: Function = Function {
    name: c"id",
    doc: c"id($self)\n\
--\n\
\n\
id() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:29: zoo::Shape::id
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Shape_id_get),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_ID_GET, SHAPE),
};

static SHAPE_ID_SET: Function = Function {
    name: c"id",
    doc: c"id($self, value)\n\
--\n\
\n\
id(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:29: zoo::Shape::id
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Shape_id_set),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_ID_SET, SHAPE),
};

// zoo.hpp:30: zoo::Named
static NAMED: Class = Class {
    name: c"Named",
    cxx_name: "zoo::Named",
    doc: c"Named()\n\
--\n\
\n\
Named()",
    bases: &[],
    constructor: Some(&NAMED_INIT),
    init: quaff_runtime::constructor!(NAMED),
    destroy: ffi::Named_destroy,
    members: quaff_runtime::members![
        Member::property(&NAMED_LABEL_GET, Some(&NAMED_LABEL_SET)),
        Member::Method(&NAMED_GET_LABEL),
        Member::ConstMethod(&NAMED_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static NAMED_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:30: zoo::Named::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&NAMED, ffi::Named_init),
        },
    ],
    entry: quaff_runtime::entry!(NAMED_INIT),
};

static NAMED_LABEL_GET: Function = Function {
    name: c"label",
    doc: c"label($self)\n\
--\n\
\n\
label() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:30: zoo::Named::label
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Named_label_get),
        },
    ],
    entry: quaff_runtime::method!(NAMED_LABEL_GET, NAMED),
};

static NAMED_LABEL_SET: Function = Function {
    name: c"label",
    doc: c"label($self, value)\n\
--\n\
\n\
label(value: str) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:30: zoo::Named::label
        Overload {
            parameters: &[text("value")],
            call: Call::of::<On<(Text,)>, ()>(ffi::Named_label_set),
        },
    ],
    entry: quaff_runtime::method!(NAMED_LABEL_SET, NAMED),
};

static NAMED_GET_LABEL: Function = Function {
    name: c"get_label",
    doc: c"get_label($self)\n\
--\n\
\n\
get_label() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:30: zoo::Named::get_label
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Named_get_label),
        },
    ],
    entry: quaff_runtime::method!(NAMED_GET_LABEL, NAMED),
};

static NAMED_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Named",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:30: zoo::Named::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&NAMED, Handover::Owned, ffi::Named_copy),
        },
    ],
    entry: quaff_runtime::const_method!(NAMED_COPY, NAMED),
};

// zoo.hpp:36: zoo::Outer
static OUTER: Class = Class {
    name: c"Outer",
    cxx_name: "zoo::Outer",
    doc: c"Outer()\n\
--\n\
\n\
Outer()",
    bases: &[],
    constructor: Some(&OUTER_INIT),
    init: quaff_runtime::constructor!(OUTER),
    destroy: ffi::Outer_destroy,
    members: quaff_runtime::members![
        Member::property(&OUTER_INNER_GET, Some(&OUTER_INNER_SET)),
        Member::Method(&OUTER_MAKE),
        Member::Method(&OUTER_PTR),
        Member::ConstMethod(&OUTER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static OUTER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&OUTER, ffi::Outer_init),
        },
    ],
    entry: quaff_runtime::entry!(OUTER_INIT),
};

static OUTER_INNER_GET: Function = Function {
    name: c"inner",
    doc: c"inner($self)\n\
--\n\
\n\
inner() -> Outer.Inner",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::inner
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INNER, Handover::Part, ffi::Outer_inner_get),
        },
    ],
    entry: quaff_runtime::method!(OUTER_INNER_GET, OUTER),
};

static OUTER_INNER_SET: Function = Function {
    name: c"inner",
    doc: c"inner($self, value)\n\
--\n\
\n\
inner(value: Outer.Inner) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::inner
        Overload {
            parameters: &[object("value", &INNER)],
            call: Call::of::<On<(Object,)>, ()>(ffi::Outer_inner_set),
        },
    ],
    entry: quaff_runtime::method!(OUTER_INNER_SET, OUTER),
};

static OUTER_MAKE: Function = Function {
    name: c"make",
    doc: c"make($self)\n\
--\n\
\n\
make() -> Outer.Inner",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::make
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INNER, Handover::Owned, ffi::Outer_make),
        },
    ],
    entry: quaff_runtime::method!(OUTER_MAKE, OUTER),
};

static OUTER_PTR: Function = Function {
    name: c"ptr",
    doc: c"ptr($self)\n\
--\n\
\n\
ptr() -> Outer.Inner | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::ptr
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INNER, Handover::Borrowed, ffi::Outer_ptr),
        },
    ],
    entry: quaff_runtime::method!(OUTER_PTR, OUTER),
};

static OUTER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Outer",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&OUTER, Handover::Owned, ffi::Outer_copy),
        },
    ],
    entry: quaff_runtime::const_method!(OUTER_COPY, OUTER),
};

// zoo.hpp:37: zoo::NoCopy
static NOCOPY: Class = Class {
    name: c"NoCopy",
    cxx_name: "zoo::NoCopy",
    doc: c"NoCopy()\n\
--\n\
\n\
NoCopy()",
    bases: &[],
    constructor: Some(&NOCOPY_INIT),
    init: quaff_runtime::constructor!(NOCOPY),
    destroy: ffi::NoCopy_destroy,
    members: quaff_runtime::members![Member::Method(&NOCOPY_F)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static NOCOPY_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:37: zoo::NoCopy::NoCopy
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&NOCOPY, ffi::NoCopy_init),
        },
    ],
    entry: quaff_runtime::entry!(NOCOPY_INIT),
};

static NOCOPY_F: Function = Function {
    name: c"f",
    doc: c"f($self)\n\
--\n\
\n\
f() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:37: zoo::NoCopy::f
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::NoCopy_f),
        },
    ],
    entry: quaff_runtime::method!(NOCOPY_F, NOCOPY),
};

// zoo.hpp:39: zoo::Holder
static HOLDER: Class = Class {
    name: c"Holder",
    cxx_name: "zoo::Holder",
    doc: c"Holder()\n\
--\n\
\n\
Frees what it points to, and copies of it free the same; nobody would keep the text.\n\
\n\
Holder()",
    bases: &[],
    constructor: Some(&HOLDER_INIT),
    init: quaff_runtime::constructor!(HOLDER),
    destroy: ffi::Holder_destroy,
    members: quaff_runtime::members![
        Member::property(&HOLDER_HELD_GET, Some(&HOLDER_HELD_SET)),
        Member::property(&HOLDER_LABEL_GET, Some(&HOLDER_LABEL_SET)),
        Member::property(&HOLDER_WORD_GET, Some(&HOLDER_WORD_SET)),
        Member::ConstMethod(&HOLDER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static HOLDER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&HOLDER, ffi::Holder_init),
        },
    ],
    entry: quaff_runtime::entry!(HOLDER_INIT),
};

static HOLDER_HELD_GET: Function = Function {
    name: c"held",
    doc: c"held($self)\n\
--\n\
\n\
held() -> Point | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::held
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Borrowed, ffi::Holder_held_get),
        },
    ],
    entry: quaff_runtime::method!(HOLDER_HELD_GET, HOLDER),
};

static HOLDER_HELD_SET: Function = Function {
    name: c"held",
    doc: c"held($self, value)\n\
--\n\
\n\
held(value: Point or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::held
        Overload {
            parameters: &[disowned("value", &POINT).or_none()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Holder_held_set),
        },
    ],
    entry: quaff_runtime::method!(HOLDER_HELD_SET, HOLDER),
};

static HOLDER_LABEL_GET: Function = Function {
    name: c"label",
    doc: c"label($self)\n\
--\n\
\n\
label() -> str | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::label
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Holder_label_get),
        },
    ],
    entry: quaff_runtime::method!(HOLDER_LABEL_GET, HOLDER),
};

static HOLDER_LABEL_SET: Function = Function {
    name: c"label",
    doc: c"label($self, value)\n\
--\n\
\n\
label(value: str or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::label
        Overload {
            parameters: &[c_text("value")],
            call: Call::of::<On<(Text,)>, ()>(ffi::Holder_label_set),
        },
    ],
    entry: quaff_runtime::method!(HOLDER_LABEL_SET, HOLDER),
};

static HOLDER_WORD_GET: Function = Function {
    name: c"word",
    doc: c"word($self)\n\
--\n\
\n\
word() -> str | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::word
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Holder_word_get),
        },
    ],
    entry: quaff_runtime::method!(HOLDER_WORD_GET, HOLDER),
};

static HOLDER_WORD_SET: Function = Function {
    name: c"word",
    doc: c"word($self, value)\n\
--\n\
\n\
word(value: str or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::word
        Overload {
            parameters: &[c_text("value")],
            call: Call::of::<On<(Text,)>, ()>(ffi::Holder_word_set),
        },
    ],
    entry: quaff_runtime::method!(HOLDER_WORD_SET, HOLDER),
};

static HOLDER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Holder",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:39: zoo::Holder::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&HOLDER, Handover::Owned, ffi::Holder_copy),
        },
    ],
    entry: quaff_runtime::const_method!(HOLDER_COPY, HOLDER),
};

// zoo.hpp:41: zoo::Cupboard
static CUPBOARD: Class = Class {
    name: c"Cupboard",
    cxx_name: "zoo::Cupboard",
    doc: c"Cupboard()\n\
--\n\
\n\
Cupboard()",
    bases: &[],
    constructor: Some(&CUPBOARD_INIT),
    init: quaff_runtime::constructor!(CUPBOARD),
    destroy: ffi::Cupboard_destroy,
    members: quaff_runtime::members![
        Member::property(&CUPBOARD_HOLDER_GET, Some(&CUPBOARD_HOLDER_SET)),
        Member::property(&CUPBOARD_CORNERS_GET, Some(&CUPBOARD_CORNERS_SET)),
        Member::property(&CUPBOARD_ORIGIN_GET, Some(&CUPBOARD_ORIGIN_SET)),
        Member::ConstMethod(&CUPBOARD_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static CUPBOARD_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&CUPBOARD, ffi::Cupboard_init),
        },
    ],
    entry: quaff_runtime::entry!(CUPBOARD_INIT),
};

static CUPBOARD_HOLDER_GET: Function = Function {
    name: c"holder",
    doc: c"holder($self)\n\
--\n\
\n\
holder() -> Holder",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::holder
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&HOLDER, Handover::Part, ffi::Cupboard_holder_get),
        },
    ],
    entry: quaff_runtime::method!(CUPBOARD_HOLDER_GET, CUPBOARD),
};

static CUPBOARD_HOLDER_SET: Function = Function {
    name: c"holder",
    doc: c"holder($self, value)\n\
--\n\
\n\
holder(value: Holder) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::holder
        Overload {
            parameters: &[object("value", &HOLDER)],
            call: Call::of::<On<(Object,)>, ()>(ffi::Cupboard_holder_set),
        },
    ],
    entry: quaff_runtime::method!(CUPBOARD_HOLDER_SET, CUPBOARD),
};

static CUPBOARD_CORNERS_GET: Function = Function {
    name: c"corners",
    doc: c"corners($self)\n\
--\n\
\n\
corners() -> Point | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::corners
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Borrowed, ffi::Cupboard_corners_get),
        },
    ],
    entry: quaff_runtime::method!(CUPBOARD_CORNERS_GET, CUPBOARD),
};

static CUPBOARD_CORNERS_SET: Function = Function {
    name: c"corners",
    doc: c"corners($self, value)\n\
--\n\
\n\
corners(value: Point or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::corners
        Overload {
            parameters: &[object("value", &POINT).or_none().several()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Cupboard_corners_set),
        },
    ],
    entry: quaff_runtime::method!(CUPBOARD_CORNERS_SET, CUPBOARD),
};

static CUPBOARD_ORIGIN_GET: Function = Function {
    name: c"origin",
    doc: c"origin($self)\n\
--\n\
\n\
origin() -> Point",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::origin
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Part, ffi::Cupboard_origin_get),
        },
    ],
    entry: quaff_runtime::method!(CUPBOARD_ORIGIN_GET, CUPBOARD),
};

static CUPBOARD_ORIGIN_SET: Function = Function {
    name: c"origin",
    doc: c"origin($self, value)\n\
--\n\
\n\
origin(value: Point) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::origin
        Overload {
            parameters: &[object("value", &POINT)],
            call: Call::of::<On<(Object,)>, ()>(ffi::Cupboard_origin_set),
        },
    ],
    entry: quaff_runtime::method!(CUPBOARD_ORIGIN_SET, CUPBOARD),
};

static CUPBOARD_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Cupboard",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:41: zoo::Cupboard::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&CUPBOARD, Handover::Owned, ffi::Cupboard_copy),
        },
    ],
    entry: quaff_runtime::const_method!(CUPBOARD_COPY, CUPBOARD),
};

// example.i:8: zoo::Box<int>
static INTBOX: Class = Class {
    name: c"IntBox",
    cxx_name: "zoo::Box<int>",
    doc: c"IntBox(v)\n\
--\n\
\n\
IntBox(v: int32)",
    bases: &[],
    constructor: Some(&INTBOX_INIT),
    init: quaff_runtime::constructor!(INTBOX),
    destroy: ffi::IntBox_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&INTBOX_GET),
        Member::Method(&INTBOX_SET),
        Member::Method(&INTBOX_TWICE),
        Member::property(&INTBOX_V_GET, Some(&INTBOX_V_SET)),
        Member::ConstMethod(&INTBOX_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static INTBOX_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["v"],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<int>::Box
        Overload {
            parameters: &[scalar::<i32>("v")],
            call: Call::construct::<(i32,)>(&INTBOX, ffi::IntBox_init),
        },
    ],
    entry: quaff_runtime::entry!(INTBOX_INIT),
};

static INTBOX_GET: Function = Function {
    name: c"get",
    doc: c"get($self)\n\
--\n\
\n\
get() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<int>::get
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::IntBox_get),
        },
    ],
    entry: quaff_runtime::const_method!(INTBOX_GET, INTBOX),
};

static INTBOX_SET: Function = Function {
    name: c"set",
    doc: c"set($self, x)\n\
--\n\
\n\
set(x: int32) -> None",
    keywords: &["x"],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<int>::set
        Overload {
            parameters: &[scalar::<i32>("x")],
            call: Call::of::<On<(i32,)>, ()>(ffi::IntBox_set),
        },
    ],
    entry: quaff_runtime::method!(INTBOX_SET, INTBOX),
};

static INTBOX_TWICE: Function = Function {
    name: c"twice",
    doc: c"twice($self)\n\
--\n\
\n\
twice() -> IntBox",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<int>::twice
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INTBOX, Handover::Owned, ffi::IntBox_twice),
        },
    ],
    entry: quaff_runtime::method!(INTBOX_TWICE, INTBOX),
};

static INTBOX_V_GET: Function = Function {
    name: c"v",
    doc: c"v($self)\n\
--\n\
\n\
v() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<int>::v
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::IntBox_v_get),
        },
    ],
    entry: quaff_runtime::method!(INTBOX_V_GET, INTBOX),
};

static INTBOX_V_SET: Function = Function {
    name: c"v",
    doc: c"v($self, value)\n\
--\n\
\n\
v(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<int>::v
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::IntBox_v_set),
        },
    ],
    entry: quaff_runtime::method!(INTBOX_V_SET, INTBOX),
};

static INTBOX_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> IntBox",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:8: zoo::Box<int>::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INTBOX, Handover::Owned, ffi::IntBox_copy),
        },
    ],
    entry: quaff_runtime::const_method!(INTBOX_COPY, INTBOX),
};

// example.i:9: zoo::Box<double>
static DOUBLEBOX: Class = Class {
    name: c"DoubleBox",
    cxx_name: "zoo::Box<double>",
    doc: c"DoubleBox(v)\n\
--\n\
\n\
DoubleBox(v: float64)",
    bases: &[],
    constructor: Some(&DOUBLEBOX_INIT),
    init: quaff_runtime::constructor!(DOUBLEBOX),
    destroy: ffi::DoubleBox_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&DOUBLEBOX_GET),
        Member::Method(&DOUBLEBOX_SET),
        Member::Method(&DOUBLEBOX_TWICE),
        Member::property(&DOUBLEBOX_V_GET, Some(&DOUBLEBOX_V_SET)),
        Member::ConstMethod(&DOUBLEBOX_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static DOUBLEBOX_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["v"],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<double>::Box
        Overload {
            parameters: &[scalar::<f64>("v")],
            call: Call::construct::<(f64,)>(&DOUBLEBOX, ffi::DoubleBox_init),
        },
    ],
    entry: quaff_runtime::entry!(DOUBLEBOX_INIT),
};

static DOUBLEBOX_GET: Function = Function {
    name: c"get",
    doc: c"get($self)\n\
--\n\
\n\
get() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<double>::get
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::DoubleBox_get),
        },
    ],
    entry: quaff_runtime::const_method!(DOUBLEBOX_GET, DOUBLEBOX),
};

static DOUBLEBOX_SET: Function = Function {
    name: c"set",
    doc: c"set($self, x)\n\
--\n\
\n\
set(x: float64) -> None",
    keywords: &["x"],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<double>::set
        Overload {
            parameters: &[scalar::<f64>("x")],
            call: Call::of::<On<(f64,)>, ()>(ffi::DoubleBox_set),
        },
    ],
    entry: quaff_runtime::method!(DOUBLEBOX_SET, DOUBLEBOX),
};

static DOUBLEBOX_TWICE: Function = Function {
    name: c"twice",
    doc: c"twice($self)\n\
--\n\
\n\
twice() -> DoubleBox",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<double>::twice
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DOUBLEBOX, Handover::Owned, ffi::DoubleBox_twice),
        },
    ],
    entry: quaff_runtime::method!(DOUBLEBOX_TWICE, DOUBLEBOX),
};

static DOUBLEBOX_V_GET: Function = Function {
    name: c"v",
    doc: c"v($self)\n\
--\n\
\n\
v() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<double>::v
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::DoubleBox_v_get),
        },
    ],
    entry: quaff_runtime::method!(DOUBLEBOX_V_GET, DOUBLEBOX),
};

static DOUBLEBOX_V_SET: Function = Function {
    name: c"v",
    doc: c"v($self, value)\n\
--\n\
\n\
v(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:35: zoo::Box<double>::v
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::DoubleBox_v_set),
        },
    ],
    entry: quaff_runtime::method!(DOUBLEBOX_V_SET, DOUBLEBOX),
};

static DOUBLEBOX_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> DoubleBox",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:9: zoo::Box<double>::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DOUBLEBOX, Handover::Owned, ffi::DoubleBox_copy),
        },
    ],
    entry: quaff_runtime::const_method!(DOUBLEBOX_COPY, DOUBLEBOX),
};

// zoo.hpp:31: zoo::Square
static SQUARE: Class = Class {
    name: c"Square",
    cxx_name: "zoo::Square",
    doc: c"Square(s)\n\
--\n\
\n\
Square(s: float64)",
    bases: &[
        base(&SHAPE, ffi::Square_as_Shape),
        base(&NAMED, ffi::Square_as_Named),
    ],
    constructor: Some(&SQUARE_INIT),
    init: quaff_runtime::constructor!(SQUARE),
    destroy: ffi::Square_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&SQUARE_AREA),
        Member::property(&SQUARE_S_GET, Some(&SQUARE_S_SET)),
        Member::ConstMethod(&SQUARE_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static SQUARE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["s"],
    stream: false,
    overloads: &[
        // zoo.hpp:31: zoo::Square::Square
        Overload {
            parameters: &[scalar::<f64>("s")],
            call: Call::construct::<(f64,)>(&SQUARE, ffi::Square_init),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE_INIT),
};

static SQUARE_AREA: Function = Function {
    name: c"area",
    doc: c"area($self)\n\
--\n\
\n\
area() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:31: zoo::Square::area
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Square_area),
        },
    ],
    entry: quaff_runtime::const_method!(SQUARE_AREA, SQUARE),
};

static SQUARE_S_GET: Function = Function {
    name: c"s",
    doc: c"s($self)\n\
--\n\
\n\
s() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:31: zoo::Square::s
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Square_s_get),
        },
    ],
    entry: quaff_runtime::method!(SQUARE_S_GET, SQUARE),
};

static SQUARE_S_SET: Function = Function {
    name: c"s",
    doc: c"s($self, value)\n\
--\n\
\n\
s(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:31: zoo::Square::s
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Square_s_set),
        },
    ],
    entry: quaff_runtime::method!(SQUARE_S_SET, SQUARE),
};

static SQUARE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Square",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:31: zoo::Square::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&SQUARE, Handover::Owned, ffi::Square_copy),
        },
    ],
    entry: quaff_runtime::const_method!(SQUARE_COPY, SQUARE),
};

// zoo.hpp:36: zoo::Outer::Inner
static INNER: Class = Class {
    name: c"Outer.Inner",
    cxx_name: "zoo::Outer::Inner",
    doc: c"Inner()\n\
--\n\
\n\
Inner()",
    bases: &[],
    constructor: Some(&INNER_INIT),
    init: quaff_runtime::constructor!(INNER),
    destroy: ffi::Inner_destroy,
    members: quaff_runtime::members![
        Member::property(&INNER_Z_GET, Some(&INNER_Z_SET)),
        Member::ConstMethod(&INNER_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static INNER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::Inner::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&INNER, ffi::Inner_init),
        },
    ],
    entry: quaff_runtime::entry!(INNER_INIT),
};

static INNER_Z_GET: Function = Function {
    name: c"z",
    doc: c"z($self)\n\
--\n\
\n\
z() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::Inner::z
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Inner_z_get),
        },
    ],
    entry: quaff_runtime::method!(INNER_Z_GET, INNER),
};

static INNER_Z_SET: Function = Function {
    name: c"z",
    doc: c"z($self, value)\n\
--\n\
\n\
z(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::Inner::z
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Inner_z_set),
        },
    ],
    entry: quaff_runtime::method!(INNER_Z_SET, INNER),
};

static INNER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Outer.Inner",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:36: zoo::Outer::Inner::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&INNER, Handover::Owned, ffi::Inner_copy),
        },
    ],
    entry: quaff_runtime::const_method!(INNER_COPY, INNER),
};

// zoo.hpp:40: zoo::Drawer
static DRAWER: Class = Class {
    name: c"Drawer",
    cxx_name: "zoo::Drawer",
    doc: c"Drawer()\n\
--\n\
\n\
Drawer()",
    bases: &[base(&HOLDER, ffi::Drawer_as_Holder)],
    constructor: Some(&DRAWER_INIT),
    init: quaff_runtime::constructor!(DRAWER),
    destroy: ffi::Drawer_destroy,
    members: quaff_runtime::members![Member::ConstMethod(&DRAWER_COPY)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static DRAWER_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:40: zoo::Drawer::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&DRAWER, ffi::Drawer_init),
        },
    ],
    entry: quaff_runtime::entry!(DRAWER_INIT),
};

static DRAWER_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Drawer",
    keywords: &[],
    stream: false,
    overloads: &[
        // zoo.hpp:40: zoo::Drawer::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DRAWER, Handover::Owned, ffi::Drawer_copy),
        },
    ],
    entry: quaff_runtime::const_method!(DRAWER_COPY, DRAWER),
};

// zoo.hpp:44: zoo::Hidden
static ZOO_HIDDEN: Class = Class {
    name: c"Hidden",
    cxx_name: "zoo::Hidden",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(ZOO_HIDDEN),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};
