//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Loaded, Member, On, Overload, ReturnedText, c_text, letter,
    scalar,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &LETTER, &TEXT];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b)\n\
--\n\
\n\
Adds, and turns the sign.",
    keywords: &["a", "b"],
    stream: false,
    overloads: &[
        // example.i:11: add
        Overload {
            parameters: &[scalar::<i32>("a"), scalar::<i32>("b")],
            call: Call::of::<(i32, i32), i32>(ffi::add),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static LETTER: Function = Function {
    name: c"letter",
    doc: c"letter(letter)\n\
--\n\
\n\
letter(letter: str) -> str",
    keywords: &["letter"],
    stream: false,
    overloads: &[
        // example.i:12: letter
        Overload {
            parameters: &[letter("letter")],
            call: Call::of::<(Text,), ReturnedText>(ffi::letter),
        },
    ],
    entry: quaff_runtime::entry!(LETTER),
};

static TEXT: Function = Function {
    name: c"text",
    doc: c"text(text, last)\n\
--\n\
\n\
text(text: str or None, last: str) -> str | None",
    keywords: &["text", "last"],
    stream: false,
    overloads: &[
        // example.i:13: text
        Overload {
            parameters: &[c_text("text"), letter("last")],
            call: Call::of::<(Text, Text), ReturnedText>(ffi::text),
        },
    ],
    entry: quaff_runtime::entry!(TEXT),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&CIRCLE];

// example.i:42: Circle
static CIRCLE: Class = Class {
    name: c"Circle",
    cxx_name: "Circle",
    doc: c"Circle()\n\
--\n\
\n\
Circle()",
    bases: &[],
    constructor: Some(&CIRCLE_INIT),
    init: quaff_runtime::constructor!(CIRCLE),
    destroy: ffi::Circle_destroy,
    members: &[
        Member::property(&CIRCLE_RADIUS_GET, Some(&CIRCLE_RADIUS_SET)),
        Member::ConstMethod(&CIRCLE_TWICE),
        Member::ConstMethod(&CIRCLE_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static CIRCLE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: Circle::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&CIRCLE, ffi::Circle_init),
        },
    ],
    entry: quaff_runtime::entry!(CIRCLE_INIT),
};

static CIRCLE_RADIUS_GET: Function = Function {
    name: c"radius",
    doc: c"radius($self)\n\
--\n\
\n\
radius() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: Circle::radius
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Circle_radius_get),
        },
    ],
    entry: quaff_runtime::method!(CIRCLE_RADIUS_GET, CIRCLE),
};

static CIRCLE_RADIUS_SET: Function = Function {
    name: c"radius",
    doc: c"radius($self, value)\n\
--\n\
\n\
radius(value: float64) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:42: Circle::radius
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<On<(f64,)>, ()>(ffi::Circle_radius_set),
        },
    ],
    entry: quaff_runtime::method!(CIRCLE_RADIUS_SET, CIRCLE),
};

static CIRCLE_TWICE: Function = Function {
    name: c"twice",
    doc: c"twice($self)\n\
--\n\
\n\
twice() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: Circle::twice
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, f64>(ffi::Circle_twice),
        },
    ],
    entry: quaff_runtime::const_method!(CIRCLE_TWICE, CIRCLE),
};

static CIRCLE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Circle",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: Circle::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&CIRCLE, Held::Owned, ffi::Circle_copy),
        },
    ],
    entry: quaff_runtime::const_method!(CIRCLE_COPY, CIRCLE),
};
