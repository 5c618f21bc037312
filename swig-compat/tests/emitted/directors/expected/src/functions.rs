//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::dtype::Dtype;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    Call, Class, Director, Face, Function, Handover, Literal, Loaded, Member, On, Overload,
    Overridable, PassedValue, ReturnedText, base, leave, object, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[];

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&POINT, &NAMED, &SHAPE, &P_INT];

// example.i:9: Point
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
    members: quaff_runtime::members![
        Member::property(&POINT_X_GET, Some(&POINT_X_SET)),
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
        // example.i:9: Point::__init__
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
        // example.i:9: Point::x
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
        // example.i:9: Point::x
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Point_x_set),
        },
    ],
    entry: quaff_runtime::method!(POINT_X_SET, POINT),
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
        // example.i:9: Point::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&POINT, Handover::Owned, ffi::Point_copy),
        },
    ],
    entry: quaff_runtime::const_method!(POINT_COPY, POINT),
};

// example.i:10: Named
static NAMED: Class = Class {
    name: c"Named",
    cxx_name: "Named",
    doc: c"Named()\n\
--\n\
\n\
Named()",
    bases: &[],
    constructor: Some(&NAMED_INIT),
    init: quaff_runtime::constructor!(NAMED),
    destroy: ffi::Named_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&NAMED_NAME),
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
        // example.i:10: Named::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&NAMED, ffi::Named_init),
        },
    ],
    entry: quaff_runtime::entry!(NAMED_INIT),
};

static NAMED_NAME: Function = Function {
    name: c"name",
    doc: c"name($self)\n\
--\n\
\n\
name() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:12: Named::name
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, ReturnedText>(ffi::Named_name),
        },
    ],
    entry: quaff_runtime::const_method!(NAMED_NAME, NAMED),
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
        // example.i:10: Named::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&NAMED, Handover::Owned, ffi::Named_copy),
        },
    ],
    entry: quaff_runtime::const_method!(NAMED_COPY, NAMED),
};

// example.i:14: Shape
static SHAPE: Class = Class {
    name: c"Shape",
    cxx_name: "Shape",
    doc: c"Shape(sides)\n\
--\n\
\n\
Shape(sides: int32)",
    bases: &[base(&NAMED, ffi::Shape_as_Named)],
    constructor: Some(&SHAPE_INIT),
    init: quaff_runtime::constructor!(SHAPE),
    destroy: ffi::Shape_destroy,
    members: quaff_runtime::members![
        Member::ConstMethod(&SHAPE_AREA),
        Member::Method(&SHAPE_LABEL),
        Member::Method(&SHAPE_NEAREST),
        Member::Method(&SHAPE_CORNERS),
        Member::property(&SHAPE_SIDES_GET, Some(&SHAPE_SIDES_SET)),
        Member::Method(&SHAPE_CHANGED),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static SHAPE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &["sides"],
    stream: false,
    overloads: &[
        // example.i:16: Shape::Shape
        Overload {
            parameters: &[scalar::<i32>("sides")],
            call: Call::construct::<(i32,)>(&SHAPE, ffi::Shape_init),
        },
    ],
    entry: quaff_runtime::entry!(SHAPE_INIT),
};

static SHAPE_AREA: Function = Function {
    name: c"area",
    doc: c"area($self, scale)\n\
--\n\
\n\
area(scale: int32) -> float",
    keywords: &["scale"],
    stream: false,
    overloads: &[
        // example.i:17: Shape::area
        Overload {
            parameters: &[scalar::<i32>("scale")],
            call: Call::of::<On<(i32,)>, f64>(ffi::Shape_area),
        },
    ],
    entry: quaff_runtime::const_method!(SHAPE_AREA, SHAPE),
};

static SHAPE_LABEL: Function = Function {
    name: c"label",
    doc: c"label($self, text, loud=False)\n\
--\n\
\n\
label(text: str) -> str\n\
label(text: str, loud: bool) -> str",
    keywords: &["text", "loud"],
    stream: false,
    overloads: &[
        // example.i:18: Shape::label
        Overload {
            parameters: &[text("text")],
            call: Call::of::<On<(Text,)>, ReturnedText>(ffi::Shape_label_2),
        },
        // example.i:18: Shape::label
        Overload {
            parameters: &[
                text("text"),
                scalar::<bool>("loud").default(Literal::Bool(false)),
            ],
            call: Call::of::<On<(Text, bool)>, ReturnedText>(ffi::Shape_label),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_LABEL, SHAPE),
};

static SHAPE_NEAREST: Function = Function {
    name: c"nearest",
    doc: c"nearest($self, to, at)\n\
--\n\
\n\
nearest(to: Point, at: Point) -> Point | None",
    keywords: &["to", "at"],
    stream: false,
    overloads: &[
        // example.i:19: Shape::nearest
        Overload {
            parameters: &[object("to", &POINT), object("at", &POINT)],
            call: Call::object::<On<(Object, Object)>>(&POINT, Handover::Borrowed, ffi::Shape_nearest),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_NEAREST, SHAPE),
};

static SHAPE_CORNERS: Function = Function {
    name: c"corners",
    doc: c"corners($self, counts, size)\n\
--\n\
\n\
corners(counts: _p_int or None, size: int32) -> int",
    keywords: &["counts", "size"],
    stream: false,
    overloads: &[
        // example.i:20: Shape::corners
        Overload {
            parameters: &[object("counts", &P_INT).or_none(), scalar::<i32>("size")],
            call: Call::of::<On<(Object, i32)>, i32>(ffi::Shape_corners),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_CORNERS, SHAPE),
};

static SHAPE_SIDES_GET: Function = Function {
    name: c"sides",
    doc: c"sides($self)\n\
--\n\
\n\
sides() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:21: Shape::sides
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Shape_sides_get),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_SIDES_GET, SHAPE),
};

static SHAPE_SIDES_SET: Function = Function {
    name: c"sides",
    doc: c"sides($self, value)\n\
--\n\
\n\
sides(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:21: Shape::sides
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Shape_sides_set),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_SIDES_SET, SHAPE),
};

static SHAPE_CHANGED: Function = Function {
    name: c"changed",
    doc: c"changed($self, point)\n\
--\n\
\n\
changed(point: Point or None) -> None",
    keywords: &["point"],
    stream: false,
    overloads: &[
        // example.i:23: Shape::changed
        Overload {
            parameters: &[object("point", &POINT).or_none()],
            call: Call::of::<On<(Object,)>, ()>(ffi::Shape_changed),
        },
    ],
    entry: quaff_runtime::method!(SHAPE_CHANGED, SHAPE),
};

// example.i:20: int
static P_INT: Class = Class {
    name: c"_p_int",
    cxx_name: "int",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_INT),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

/// The classes whose virtual functions Python may override.
pub(crate) static DIRECTORS: &[&Director] = &[&SHAPE_DIRECTOR];

static SHAPE_DIRECTOR: Director = Director {
    class: &SHAPE,
    functions: &[
        Overridable::new(c"area", &[PassedValue::Scalar(Dtype::Int32)], &[scalar::<f64>("double")]),
        Overridable::new(c"label", &[PassedValue::Text, PassedValue::Scalar(Dtype::Bool)], &[text("const std::string&")]),
        Overridable::kept(c"nearest", &[PassedValue::Object(&POINT, Handover::Borrowed), PassedValue::Object(&POINT, Handover::Owned)], &[object("Point*", &POINT).or_none()]),
        Overridable::new(c"changed", &[PassedValue::Object(&POINT, Handover::Borrowed)], &[]),
        Overridable::new(c"name", &[], &[text("std::string")]),
    ],
};
