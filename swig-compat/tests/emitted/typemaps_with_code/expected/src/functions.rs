//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::object::{Object, PythonObject};
use quaff_runtime::python::{
    Call, Class, Conversion, Face, Function, Handover, Loaded, Member, On, Overload, Variable,
    axis, base, leave, make, object, python, read, scalar,
};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &AT_MOST, &DIVIDED, &FILLED, &FIRST, &GREET, &INVERSE, &MADE, &NAMED, &NUMBERS, &REFUSED, &SPAN,
    &TOTAL,
];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] = &[Variable::new("marks", &MARKS_GET, Some(&MARKS_SET))];

static AT_MOST: Function = Function {
    name: c"at_most",
    doc: c"at_most(percent)\n\
--\n\
\n\
at_most(percent: int32) -> int",
    keywords: &["percent"],
    stream: false,
    overloads: &[
        // example.i:56: at_most
        Overload {
            parameters: &[scalar::<i32>("percent")],
            call: Call::of::<(i32,), i32>(ffi::at_most),
        },
    ],
    entry: quaff_runtime::entry!(AT_MOST),
};

static DIVIDED: Function = Function {
    name: c"divided",
    doc: c"divided(value, by)\n\
--\n\
\n\
divided(value: int32, by: int32) -> list[int]",
    keywords: &["value", "by"],
    stream: false,
    overloads: &[
        // example.i:54: divided
        Overload {
            parameters: &[scalar::<i32>("value"), scalar::<i32>("by")],
            call: Call::of::<(i32, i32), PythonObject>(ffi::divided),
        },
    ],
    entry: quaff_runtime::entry!(DIVIDED),
};

static FILLED: Function = Function {
    name: c"filled",
    doc: c"filled(flag, DIM1, *, out=None)\n\
--\n\
\n\
filled(flag: object, DIM1: int32) -> float64 array (DIM1,)",
    keywords: &["flag", "DIM1"],
    stream: false,
    overloads: &[
        // example.i:92: filled
        Overload {
            parameters: &[
                python("flag"),
                scalar::<i32>("DIM1"),
                make::<f64, u64>("ARGOUT_ARRAY1").rank(1).axes(&[axis::<i32>("DIM1").given(1)]),
            ],
            call: Call::of::<(PythonObject, i32, Contiguous), ()>(ffi::filled),
        },
    ],
    entry: quaff_runtime::entry!(FILLED),
};

static FIRST: Function = Function {
    name: c"first",
    doc: c"first(numbers)\n\
--\n\
\n\
first(numbers: _p_double or None) -> float",
    keywords: &["numbers"],
    stream: false,
    overloads: &[
        // example.i:70: first
        Overload {
            parameters: &[object("numbers", &P_DOUBLE).or_none()],
            call: Call::of::<(Object,), f64>(ffi::first),
        },
    ],
    entry: quaff_runtime::entry!(FIRST),
};

static GREET: Function = Function {
    name: c"greet",
    doc: c"greet(room)\n\
--\n\
\n\
greet(room: object) -> str",
    keywords: &["room"],
    stream: false,
    overloads: &[
        // example.i:101: greet
        Overload {
            parameters: &[python("room")],
            call: Call::of::<(PythonObject,), PythonObject>(ffi::greet),
        },
    ],
    entry: quaff_runtime::object_entry!(GREET, (PythonObject,), PythonObject, ffi::greet),
};

static INVERSE: Function = Function {
    name: c"inverse",
    doc: c"inverse(positive)\n\
--\n\
\n\
inverse(positive: float64) -> float",
    keywords: &["positive"],
    stream: false,
    overloads: &[
        // example.i:55: inverse
        Overload {
            parameters: &[scalar::<f64>("positive")],
            call: Call::of::<(f64,), f64>(ffi::inverse),
        },
    ],
    entry: quaff_runtime::entry!(INVERSE),
};

static MADE: Function = Function {
    name: c"made",
    doc: c"made(square)\n\
--\n\
\n\
made(square: bool) -> Shape | None",
    keywords: &["square"],
    stream: false,
    overloads: &[
        // example.i:69: made
        Overload {
            parameters: &[scalar::<bool>("square")],
            call: Call::of::<(bool,), PythonObject>(ffi::made),
        },
    ],
    entry: quaff_runtime::entry!(MADE),
};

static NAMED: Function = Function {
    name: c"named",
    doc: c"named()\n\
--\n\
\n\
named() -> list[int | str]",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:102: named
        Overload {
            parameters: &[],
            call: Call::of::<(), PythonObject>(ffi::named),
        },
    ],
    entry: quaff_runtime::entry!(NAMED),
};

static NUMBERS: Function = Function {
    name: c"numbers",
    doc: c"numbers(known)\n\
--\n\
\n\
numbers(known: bool) -> Any",
    keywords: &["known"],
    stream: false,
    overloads: &[
        // example.i:71: numbers
        Overload {
            parameters: &[scalar::<bool>("known")],
            call: Call::of::<(bool,), PythonObject>(ffi::numbers),
        },
    ],
    entry: quaff_runtime::entry!(NUMBERS),
};

static REFUSED: Function = Function {
    name: c"refused",
    doc: c"refused()\n\
--\n\
\n\
refused() -> None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:86: refused
        Overload {
            parameters: &[],
            call: Call::of::<(), ()>(ffi::refused),
        },
    ],
    entry: quaff_runtime::entry!(REFUSED),
};

static SPAN: Function = Function {
    name: c"span",
    doc: c"span(first, last)\n\
--\n\
\n\
span(first: int32, last: int32) -> tuple[int, int]",
    keywords: &["first", "last"],
    stream: false,
    overloads: &[
        // example.i:57: span
        Overload {
            parameters: &[scalar::<i32>("first"), scalar::<i32>("last")],
            call: Call::of::<(i32, i32), PythonObject>(ffi::span),
        },
    ],
    entry: quaff_runtime::entry!(SPAN),
};

static TOTAL: Function = Function {
    name: c"total",
    doc: c"total(values)\n\
--\n\
\n\
total(values: object) -> float",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.i:49: total
        Overload {
            parameters: &[python("values")],
            call: Call::of::<(PythonObject,), f64>(ffi::total),
        },
    ],
    entry: quaff_runtime::object_entry!(TOTAL, (PythonObject,), f64, ffi::total),
};

static MARKS_GET: Function = Function {
    name: c"cvar.marks",
    doc: c"cvar.marks()\n\
--\n\
\n\
cvar.marks() -> Any",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:109: marks
        Overload {
            parameters: &[],
            call: Call::of::<(), PythonObject>(ffi::marks_get),
        },
    ],
    entry: quaff_runtime::entry!(MARKS_GET),
};

static MARKS_SET: Function = Function {
    name: c"cvar.marks",
    doc: c"cvar.marks(value)\n\
--\n\
\n\
cvar.marks(value: _p_int or None) -> None\n\
cvar.marks(value: int32 array or sequence) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:109: marks
        Overload {
            parameters: &[object("value", &P_INT).or_none().no_array()],
            call: Call::of::<(Object,), ()>(ffi::marks_set_2),
        },
        // example.i:109: marks
        Overload {
            parameters: &[read::<i32, u64>("value").rank(1).or_sequence()],
            call: Call::of::<(Contiguous,), ()>(ffi::marks_set),
        },
    ],
    entry: quaff_runtime::entry!(MARKS_SET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[
    &SPAN_2,
    &SCALE,
    &SHAPE,
    &SQUARE,
    &P_DOUBLE,
    &P_INT,
    &P_UNSIGNED_CHAR,
];

// example.i:44: Span
static SPAN_2: Class = Class {
    name: c"Span",
    cxx_name: "Span",
    doc: c"Span()\n\
--\n\
\n\
Span()",
    bases: &[],
    constructor: Some(&SPAN_INIT),
    init: quaff_runtime::constructor!(SPAN_2),
    destroy: ffi::Span_destroy,
    members: quaff_runtime::members![
        Member::property(&SPAN_FIRST_GET, Some(&SPAN_FIRST_SET)),
        Member::property(&SPAN_LAST_GET, Some(&SPAN_LAST_SET)),
        Member::ConstMethod(&SPAN_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::span_2_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static SPAN_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: Span::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&SPAN_2, ffi::Span_init),
        },
    ],
    entry: quaff_runtime::entry!(SPAN_INIT),
};

static SPAN_FIRST_GET: Function = Function {
    name: c"first",
    doc: c"first($self)\n\
--\n\
\n\
first() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: Span::first
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Span_first_get),
        },
    ],
    entry: quaff_runtime::method!(SPAN_FIRST_GET, SPAN_2),
};

static SPAN_FIRST_SET: Function = Function {
    name: c"first",
    doc: c"first($self, value)\n\
--\n\
\n\
first(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:44: Span::first
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Span_first_set),
        },
    ],
    entry: quaff_runtime::method!(SPAN_FIRST_SET, SPAN_2),
};

static SPAN_LAST_GET: Function = Function {
    name: c"last",
    doc: c"last($self)\n\
--\n\
\n\
last() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: Span::last
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Span_last_get),
        },
    ],
    entry: quaff_runtime::method!(SPAN_LAST_GET, SPAN_2),
};

static SPAN_LAST_SET: Function = Function {
    name: c"last",
    doc: c"last($self, value)\n\
--\n\
\n\
last(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:44: Span::last
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Span_last_set),
        },
    ],
    entry: quaff_runtime::method!(SPAN_LAST_SET, SPAN_2),
};

static SPAN_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Span",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: Span::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&SPAN_2, Handover::Owned, ffi::Span_copy),
        },
    ],
    entry: quaff_runtime::const_method!(SPAN_COPY, SPAN_2),
};

// example.i:45: Scale
static SCALE: Class = Class {
    name: c"Scale",
    cxx_name: "Scale",
    doc: c"Scale()\n\
--\n\
\n\
Scale()",
    bases: &[],
    constructor: Some(&SCALE_INIT),
    init: quaff_runtime::constructor!(SCALE),
    destroy: ffi::Scale_destroy,
    members: quaff_runtime::members![
        Member::property(&SCALE_FACTOR_GET, Some(&SCALE_FACTOR_SET)),
        Member::ConstMethod(&SCALE_OF),
        Member::ConstMethod(&SCALE_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::scale_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static SCALE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:45: Scale::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&SCALE, ffi::Scale_init),
        },
    ],
    entry: quaff_runtime::entry!(SCALE_INIT),
};

static SCALE_FACTOR_GET: Function = Function {
    name: c"factor",
    doc: c"factor($self)\n\
--\n\
\n\
factor() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:46: Scale::factor
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Scale_factor_get),
        },
    ],
    entry: quaff_runtime::method!(SCALE_FACTOR_GET, SCALE),
};

static SCALE_FACTOR_SET: Function = Function {
    name: c"factor",
    doc: c"factor($self, value)\n\
--\n\
\n\
factor(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:46: Scale::factor
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Scale_factor_set),
        },
    ],
    entry: quaff_runtime::method!(SCALE_FACTOR_SET, SCALE),
};

static SCALE_OF: Function = Function {
    name: c"of",
    doc: c"of($self, values)\n\
--\n\
\n\
of(values: object) -> float",
    keywords: &["values"],
    stream: false,
    overloads: &[
        // example.i:47: Scale::of
        Overload {
            parameters: &[python("values")],
            call: Call::of::<On<(PythonObject,)>, f64>(ffi::Scale_of),
        },
    ],
    entry: quaff_runtime::const_method!(SCALE_OF, SCALE),
};

static SCALE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Scale",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:45: Scale::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&SCALE, Handover::Owned, ffi::Scale_copy),
        },
    ],
    entry: quaff_runtime::const_method!(SCALE_COPY, SCALE),
};

// example.i:67: Shape
static SHAPE: Class = Class {
    name: c"Shape",
    cxx_name: "Shape",
    doc: c"Shape()\n\
--\n\
\n\
Shape()",
    bases: &[],
    constructor: Some(&SHAPE_INIT),
    init: quaff_runtime::constructor!(SHAPE),
    destroy: ffi::Shape_destroy,
    members: quaff_runtime::members![Member::ConstMethod(&SHAPE_COPY)],
    conversion: Some(Conversion {
        tell: ffi::shape_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static SHAPE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:67: Shape::__init__
        Overload {
            parameters: &[],
            call: Call::construct_by_code::<(), PythonObject>(&SHAPE, ffi::Shape_init),
        },
    ],
    entry: quaff_runtime::entry!(SHAPE_INIT),
};

static SHAPE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Shape",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:67: Shape::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&SHAPE, Handover::Owned, ffi::Shape_copy),
        },
    ],
    entry: quaff_runtime::const_method!(SHAPE_COPY, SHAPE),
};

// example.i:68: Square
static SQUARE: Class = Class {
    name: c"Square",
    cxx_name: "Square",
    doc: c"Square()\n\
--\n\
\n\
Square()",
    bases: &[base(&SHAPE, ffi::Square_as_Shape)],
    constructor: Some(&SQUARE_INIT),
    init: quaff_runtime::constructor!(SQUARE),
    destroy: ffi::Square_destroy,
    members: quaff_runtime::members![
        Member::property(&SQUARE_SIDE_GET, Some(&SQUARE_SIDE_SET)),
        Member::ConstMethod(&SQUARE_COPY),
    ],
    conversion: Some(Conversion {
        tell: ffi::square_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Module,
    loaded: Loaded::new(),
};

static SQUARE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:68: Square::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&SQUARE, ffi::Square_init),
        },
    ],
    entry: quaff_runtime::entry!(SQUARE_INIT),
};

static SQUARE_SIDE_GET: Function = Function {
    name: c"side",
    doc: c"side($self)\n\
--\n\
\n\
side() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:68: Square::side
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Square_side_get),
        },
    ],
    entry: quaff_runtime::method!(SQUARE_SIDE_GET, SQUARE),
};

static SQUARE_SIDE_SET: Function = Function {
    name: c"side",
    doc: c"side($self, value)\n\
--\n\
\n\
side(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:68: Square::side
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Square_side_set),
        },
    ],
    entry: quaff_runtime::method!(SQUARE_SIDE_SET, SQUARE),
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
        // example.i:68: Square::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&SQUARE, Handover::Owned, ffi::Square_copy),
        },
    ],
    entry: quaff_runtime::const_method!(SQUARE_COPY, SQUARE),
};

// example.i:70: double
static P_DOUBLE: Class = Class {
    name: c"_p_double",
    cxx_name: "double",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_DOUBLE),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: Some(Conversion {
        tell: ffi::p_double_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:109: int
static P_INT: Class = Class {
    name: c"_p_int",
    cxx_name: "int",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_INT),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: Some(Conversion {
        tell: ffi::p_int_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:66: unsigned char
static P_UNSIGNED_CHAR: Class = Class {
    name: c"_p_unsigned_char",
    cxx_name: "unsigned char",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_UNSIGNED_CHAR),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: Some(Conversion {
        tell: ffi::p_unsigned_char_tell,
        from_python: None,
        to_python: None,
        elements: None,
        of_instances: false,
        share: None,
        adopt: None,
        places: None,
        call: None,
        is_thrown: false,
    }),
    face: Face::Opaque,
    loaded: Loaded::new(),
};
