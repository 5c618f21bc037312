//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use super::bridge::ffi;
use quaff_runtime::object::Object;
use quaff_runtime::python::{
    CType, Call, Class, Face, Function, FunctionPointers, Handover, Loaded, Member, On, Overload,
    ReturnedText, Variable, c_text, disowned, leave, object, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&ADD, &CALL, &CONSTANTS, &DEREF, &NEXT, &OTHER, &SUM];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] = &[
    Variable::new("alias", &ALIAS_GET, Some(&ALIAS_SET)),
    Variable::new("color", &COLOR_GET, Some(&COLOR_SET)),
    Variable::new("constant_alias", &CONSTANT_ALIAS_GET, None),
    Variable::new("counter", &COUNTER_GET, Some(&COUNTER_SET)),
    Variable::new("deduced", &DEDUCED_GET, Some(&DEDUCED_SET)),
    Variable::new("deduced_constant", &DEDUCED_CONSTANT_GET, None),
    Variable::new("deduced_pointer", &DEDUCED_POINTER_GET, Some(&DEDUCED_POINTER_SET)),
    Variable::new("deduced_reference", &DEDUCED_REFERENCE_GET, None),
    Variable::new("deduced_text", &DEDUCED_TEXT_GET, None),
    Variable::new("fixed", &FIXED_GET, None),
    Variable::new("flag", &FLAG_GET, Some(&FLAG_SET)),
    Variable::new("function", &FUNCTION_GET, Some(&FUNCTION_SET)),
    Variable::new("half_as_float", &HALF_AS_FLOAT_GET, Some(&HALF_AS_FLOAT_SET)),
    Variable::new("most", &MOST_GET, None),
    Variable::new("opaque", &OPAQUE_GET, Some(&OPAQUE_SET)),
    Variable::new("order", &ORDER_GET, Some(&ORDER_SET)),
    Variable::new("origin", &ORIGIN_GET, Some(&ORIGIN_SET)),
    Variable::new("path", &PATH_GET, Some(&PATH_SET)),
    Variable::new("ratio", &RATIO_GET, None),
    Variable::new("some", &SOME_GET, None),
    Variable::new("title", &TITLE_GET, Some(&TITLE_SET)),
    Variable::new("truth", &TRUTH_GET, Some(&TRUTH_SET)),
    Variable::new("whole", &WHOLE_GET, None),
];

/// Every constant of the module that is an object, by name.
pub(crate) static CONSTANT_OBJECTS: &[Variable] = &[
    Variable::new("SUM", &SUM_GET, None),
    Variable::new("Beginning", &BEGINNING_GET, None),
    Variable::new("adder", &ADDER_GET, None),
    Variable::new("listed", &LISTED_GET, None),
    Variable::new("none", &NONE_GET, None),
    Variable::new("parts", &PARTS_GET, None),
    Variable::new("place", &PLACE_GET, None),
    Variable::new("twice", &TWICE_GET, None),
];

static ADD: Function = Function {
    name: c"add",
    doc: c"add(a, b)\n\
--\n\
\n\
add(a: int32, b: int32) -> int",
    keywords: &["a", "b"],
    stream: false,
    overloads: &[
        // example.i:58: example::add
        Overload {
            parameters: &[scalar::<i32>("a"), scalar::<i32>("b")],
            call: Call::of::<(i32, i32), i32>(ffi::add),
        },
    ],
    entry: quaff_runtime::entry!(ADD),
};

static CALL: Function = Function {
    name: c"call",
    doc: c"call(which, a, b)\n\
--\n\
\n\
call(which: _p_f_int_int_int or None, a: int32, b: int32) -> int",
    keywords: &["which", "a", "b"],
    stream: false,
    overloads: &[
        // example.i:67: example::call
        Overload {
            parameters: &[
                object("which", &P_F_INT_INT_INT).or_none().or_function(&P_F_INT_INT_INT_FUNCTIONS),
                scalar::<i32>("a"),
                scalar::<i32>("b"),
            ],
            call: Call::of::<(Object, i32, i32), i32>(ffi::call),
        },
    ],
    entry: quaff_runtime::entry!(CALL),
};

static CONSTANTS: Function = Function {
    name: c"constants",
    doc: c"constants()\n\
--\n\
\n\
constants() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:41: example::constants
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::constants_2),
        },
    ],
    entry: quaff_runtime::entry!(CONSTANTS),
};

static DEREF: Function = Function {
    name: c"deref",
    doc: c"deref(pointer)\n\
--\n\
\n\
deref(pointer: _p_int or None) -> int",
    keywords: &["pointer"],
    stream: false,
    overloads: &[
        // example.i:68: example::deref
        Overload {
            parameters: &[object("pointer", &P_INT).or_none()],
            call: Call::of::<(Object,), i32>(ffi::deref),
        },
    ],
    entry: quaff_runtime::entry!(DEREF),
};

static NEXT: Function = Function {
    name: c"next",
    doc: c"next(color)\n\
--\n\
\n\
next(color: int32) -> int",
    keywords: &["color"],
    stream: false,
    overloads: &[
        // example.i:32: example::next
        Overload {
            parameters: &[scalar::<i32>("color")],
            call: Call::of::<(i32,), i32>(ffi::next),
        },
    ],
    entry: quaff_runtime::entry!(NEXT),
};

static OTHER: Function = Function {
    name: c"other",
    doc: c"other(shape)\n\
--\n\
\n\
other(shape: uint8) -> int",
    keywords: &["shape"],
    stream: false,
    overloads: &[
        // example.i:33: example::other
        Overload {
            parameters: &[scalar::<u8>("shape")],
            call: Call::of::<(u8,), u8>(ffi::other),
        },
    ],
    entry: quaff_runtime::entry!(OTHER),
};

static SUM: Function = Function {
    name: c"sum",
    doc: c"sum(parts, method)\n\
--\n\
\n\
sum(parts: Parts, method: _p_f_int_example__Parts___int_const) -> int",
    keywords: &["parts", "method"],
    stream: false,
    overloads: &[
        // example.i:73: example::sum
        Overload {
            parameters: &[
                object("parts", &PARTS),
                object("method", &P_F_INT_EXAMPLE_PARTS_INT_CONST),
            ],
            call: Call::of::<(Object, Object), i32>(ffi::sum),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};

static SUM_GET: Function = Function {
    name: c"cvar.SUM",
    doc: c"cvar.SUM()\n\
--\n\
\n\
cvar.SUM() -> _p_f_int_example__Parts___int_const",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:85: quaff_constant_SUM
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_F_INT_EXAMPLE_PARTS_INT_CONST, Handover::Owned, ffi::SUM_get),
        },
    ],
    entry: quaff_runtime::entry!(SUM_GET),
};

static BEGINNING_GET: Function = Function {
    name: c"cvar.Beginning",
    doc: c"cvar.Beginning()\n\
--\n\
\n\
cvar.Beginning() -> Parts",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:93: quaff_constant_Start
        Overload {
            parameters: &[],
            call: Call::object::<()>(&PARTS, Handover::Owned, ffi::Beginning_get),
        },
    ],
    entry: quaff_runtime::entry!(BEGINNING_GET),
};

static ADDER_GET: Function = Function {
    name: c"cvar.adder",
    doc: c"cvar.adder()\n\
--\n\
\n\
Constants that are objects.\n\
\n\
cvar.adder() -> _p_f_int_int_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:80: quaff_constant_adder
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_F_INT_INT_INT, Handover::Borrowed, ffi::adder_get),
        },
    ],
    entry: quaff_runtime::entry!(ADDER_GET),
};

static ALIAS_GET: Function = Function {
    name: c"cvar.alias",
    doc: c"cvar.alias()\n\
--\n\
\n\
cvar.alias() -> _p_int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:55: example::alias
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Handover::Part, ffi::alias_get),
        },
    ],
    entry: quaff_runtime::entry!(ALIAS_GET),
};

static ALIAS_SET: Function = Function {
    name: c"cvar.alias",
    doc: c"cvar.alias(value)\n\
--\n\
\n\
cvar.alias(value: _p_int) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:55: example::alias
        Overload {
            parameters: &[object("value", &P_INT)],
            call: Call::of::<(Object,), ()>(ffi::alias_set),
        },
    ],
    entry: quaff_runtime::entry!(ALIAS_SET),
};

static COLOR_GET: Function = Function {
    name: c"cvar.color",
    doc: c"cvar.color()\n\
--\n\
\n\
cvar.color() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:51: example::color
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::color_get),
        },
    ],
    entry: quaff_runtime::entry!(COLOR_GET),
};

static COLOR_SET: Function = Function {
    name: c"cvar.color",
    doc: c"cvar.color(value)\n\
--\n\
\n\
cvar.color(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:51: example::color
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::color_set),
        },
    ],
    entry: quaff_runtime::entry!(COLOR_SET),
};

static CONSTANT_ALIAS_GET: Function = Function {
    name: c"cvar.constant_alias",
    doc: c"cvar.constant_alias()\n\
--\n\
\n\
cvar.constant_alias() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:56: example::constant_alias
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::constant_alias_get),
        },
    ],
    entry: quaff_runtime::entry!(CONSTANT_ALIAS_GET),
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
        // example.i:40: example::counter
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
        // example.i:40: example::counter
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::counter_set),
        },
    ],
    entry: quaff_runtime::entry!(COUNTER_SET),
};

static DEDUCED_GET: Function = Function {
    name: c"cvar.deduced",
    doc: c"cvar.deduced()\n\
--\n\
\n\
What C++ deduces from values.\n\
\n\
cvar.deduced() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:60: example::deduced
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::deduced_get),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_GET),
};

static DEDUCED_SET: Function = Function {
    name: c"cvar.deduced",
    doc: c"cvar.deduced(value)\n\
--\n\
\n\
cvar.deduced(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:60: example::deduced
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::deduced_set),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_SET),
};

static DEDUCED_CONSTANT_GET: Function = Function {
    name: c"cvar.deduced_constant",
    doc: c"cvar.deduced_constant()\n\
--\n\
\n\
cvar.deduced_constant() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:65: example::deduced_constant
        Overload {
            parameters: &[],
            call: Call::of::<(), f64>(ffi::deduced_constant_get),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_CONSTANT_GET),
};

static DEDUCED_POINTER_GET: Function = Function {
    name: c"cvar.deduced_pointer",
    doc: c"cvar.deduced_pointer()\n\
--\n\
\n\
What C++ deduces from values.\n\
\n\
cvar.deduced_pointer() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:60: example::deduced_pointer
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Handover::Borrowed, ffi::deduced_pointer_get),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_POINTER_GET),
};

static DEDUCED_POINTER_SET: Function = Function {
    name: c"cvar.deduced_pointer",
    doc: c"cvar.deduced_pointer(value)\n\
--\n\
\n\
cvar.deduced_pointer(value: _p_int or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:60: example::deduced_pointer
        Overload {
            parameters: &[object("value", &P_INT).or_none()],
            call: Call::of::<(Object,), ()>(ffi::deduced_pointer_set),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_POINTER_SET),
};

static DEDUCED_REFERENCE_GET: Function = Function {
    name: c"cvar.deduced_reference",
    doc: c"cvar.deduced_reference()\n\
--\n\
\n\
cvar.deduced_reference() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:64: example::deduced_reference
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::deduced_reference_get),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_REFERENCE_GET),
};

static DEDUCED_TEXT_GET: Function = Function {
    name: c"cvar.deduced_text",
    doc: c"cvar.deduced_text()\n\
--\n\
\n\
cvar.deduced_text() -> str | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:63: example::deduced_text
        Overload {
            parameters: &[],
            call: Call::of::<(), ReturnedText>(ffi::deduced_text_get),
        },
    ],
    entry: quaff_runtime::entry!(DEDUCED_TEXT_GET),
};

static FIXED_GET: Function = Function {
    name: c"cvar.fixed",
    doc: c"cvar.fixed()\n\
--\n\
\n\
cvar.fixed() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: example::fixed
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::fixed_get),
        },
    ],
    entry: quaff_runtime::entry!(FIXED_GET),
};

static FLAG_GET: Function = Function {
    name: c"cvar.flag",
    doc: c"cvar.flag()\n\
--\n\
\n\
cvar.flag() -> bool",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:53: example::flag
        Overload {
            parameters: &[],
            call: Call::of::<(), bool>(ffi::flag_get),
        },
    ],
    entry: quaff_runtime::entry!(FLAG_GET),
};

static FLAG_SET: Function = Function {
    name: c"cvar.flag",
    doc: c"cvar.flag(value)\n\
--\n\
\n\
cvar.flag(value: bool) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:53: example::flag
        Overload {
            parameters: &[scalar::<bool>("value")],
            call: Call::of::<(bool,), ()>(ffi::flag_set),
        },
    ],
    entry: quaff_runtime::entry!(FLAG_SET),
};

static FUNCTION_GET: Function = Function {
    name: c"cvar.function",
    doc: c"cvar.function()\n\
--\n\
\n\
cvar.function() -> _p_f_int_int_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:66: example::function
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_F_INT_INT_INT, Handover::Borrowed, ffi::function_get),
        },
    ],
    entry: quaff_runtime::entry!(FUNCTION_GET),
};

static FUNCTION_SET: Function = Function {
    name: c"cvar.function",
    doc: c"cvar.function(value)\n\
--\n\
\n\
cvar.function(value: _p_f_int_int_int or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:66: example::function
        Overload {
            parameters: &[
                object("value", &P_F_INT_INT_INT).or_none().or_function(&P_F_INT_INT_INT_FUNCTIONS),
            ],
            call: Call::of::<(Object,), ()>(ffi::function_set),
        },
    ],
    entry: quaff_runtime::entry!(FUNCTION_SET),
};

static HALF_AS_FLOAT_GET: Function = Function {
    name: c"cvar.half_as_float",
    doc: c"cvar.half_as_float()\n\
--\n\
\n\
cvar.half_as_float() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:62: example::half_as_float
        Overload {
            parameters: &[],
            call: Call::of::<(), f32>(ffi::half_as_float_get),
        },
    ],
    entry: quaff_runtime::entry!(HALF_AS_FLOAT_GET),
};

static HALF_AS_FLOAT_SET: Function = Function {
    name: c"cvar.half_as_float",
    doc: c"cvar.half_as_float(value)\n\
--\n\
\n\
cvar.half_as_float(value: float32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:62: example::half_as_float
        Overload {
            parameters: &[scalar::<f32>("value")],
            call: Call::of::<(f32,), ()>(ffi::half_as_float_set),
        },
    ],
    entry: quaff_runtime::entry!(HALF_AS_FLOAT_SET),
};

static LISTED_GET: Function = Function {
    name: c"cvar.listed",
    doc: c"cvar.listed()\n\
--\n\
\n\
cvar.listed() -> Parts",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:83: quaff_constant_listed
        Overload {
            parameters: &[],
            call: Call::object::<()>(&PARTS, Handover::Owned, ffi::listed_get),
        },
    ],
    entry: quaff_runtime::entry!(LISTED_GET),
};

static MOST_GET: Function = Function {
    name: c"cvar.most",
    doc: c"cvar.most()\n\
--\n\
\n\
cvar.most() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: example::most
        Overload {
            parameters: &[],
            call: Call::of::<(), u64>(ffi::most_get),
        },
    ],
    entry: quaff_runtime::entry!(MOST_GET),
};

static NONE_GET: Function = Function {
    name: c"cvar.none",
    doc: c"cvar.none()\n\
--\n\
\n\
cvar.none() -> Parts | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:84: quaff_constant_none
        Overload {
            parameters: &[],
            call: Call::object::<()>(&PARTS, Handover::Borrowed, ffi::none_get),
        },
    ],
    entry: quaff_runtime::entry!(NONE_GET),
};

static OPAQUE_GET: Function = Function {
    name: c"cvar.opaque",
    doc: c"cvar.opaque()\n\
--\n\
\n\
cvar.opaque() -> Any | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:54: example::opaque
        Overload {
            parameters: &[],
            call: Call::object::<()>(&EXAMPLE_OPAQUE, Handover::Borrowed, ffi::opaque_get),
        },
    ],
    entry: quaff_runtime::entry!(OPAQUE_GET),
};

static OPAQUE_SET: Function = Function {
    name: c"cvar.opaque",
    doc: c"cvar.opaque(value)\n\
--\n\
\n\
cvar.opaque(value: Opaque or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:54: example::opaque
        Overload {
            parameters: &[disowned("value", &EXAMPLE_OPAQUE).or_none().changed()],
            call: Call::of::<(Object,), ()>(ffi::opaque_set),
        },
    ],
    entry: quaff_runtime::entry!(OPAQUE_SET),
};

static ORDER_GET: Function = Function {
    name: c"cvar.order",
    doc: c"cvar.order()\n\
--\n\
\n\
cvar.order() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:52: example::order
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::order_get),
        },
    ],
    entry: quaff_runtime::entry!(ORDER_GET),
};

static ORDER_SET: Function = Function {
    name: c"cvar.order",
    doc: c"cvar.order(value)\n\
--\n\
\n\
cvar.order(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:52: example::order
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), ()>(ffi::order_set),
        },
    ],
    entry: quaff_runtime::entry!(ORDER_SET),
};

static ORIGIN_GET: Function = Function {
    name: c"cvar.origin",
    doc: c"cvar.origin()\n\
--\n\
\n\
cvar.origin() -> Parts",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:74: example::origin
        Overload {
            parameters: &[],
            call: Call::object::<()>(&PARTS, Handover::Part, ffi::origin_get),
        },
    ],
    entry: quaff_runtime::entry!(ORIGIN_GET),
};

static ORIGIN_SET: Function = Function {
    name: c"cvar.origin",
    doc: c"cvar.origin(value)\n\
--\n\
\n\
cvar.origin(value: Parts) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:74: example::origin
        Overload {
            parameters: &[object("value", &PARTS)],
            call: Call::of::<(Object,), ()>(ffi::origin_set),
        },
    ],
    entry: quaff_runtime::entry!(ORIGIN_SET),
};

static PARTS_GET: Function = Function {
    name: c"cvar.parts",
    doc: c"cvar.parts()\n\
--\n\
\n\
cvar.parts() -> Parts",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:82: quaff_constant_parts
        Overload {
            parameters: &[],
            call: Call::object::<()>(&PARTS, Handover::Owned, ffi::parts_get),
        },
    ],
    entry: quaff_runtime::entry!(PARTS_GET),
};

static PATH_GET: Function = Function {
    name: c"cvar.path",
    doc: c"cvar.path()\n\
--\n\
\n\
cvar.path() -> str | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:50: example::path
        Overload {
            parameters: &[],
            call: Call::of::<(), ReturnedText>(ffi::path_get),
        },
    ],
    entry: quaff_runtime::entry!(PATH_GET),
};

static PATH_SET: Function = Function {
    name: c"cvar.path",
    doc: c"cvar.path(value)\n\
--\n\
\n\
cvar.path(value: str or None) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:50: example::path
        Overload {
            parameters: &[c_text("value")],
            call: Call::of::<(Text,), ()>(ffi::path_set),
        },
    ],
    entry: quaff_runtime::entry!(PATH_SET),
};

static PLACE_GET: Function = Function {
    name: c"cvar.place",
    doc: c"cvar.place()\n\
--\n\
\n\
cvar.place() -> _p_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:81: quaff_constant_place
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_INT, Handover::Borrowed, ffi::place_get),
        },
    ],
    entry: quaff_runtime::entry!(PLACE_GET),
};

static RATIO_GET: Function = Function {
    name: c"cvar.ratio",
    doc: c"cvar.ratio()\n\
--\n\
\n\
cvar.ratio() -> float",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:43: example::ratio
        Overload {
            parameters: &[],
            call: Call::of::<(), f64>(ffi::ratio_get),
        },
    ],
    entry: quaff_runtime::entry!(RATIO_GET),
};

static SOME_GET: Function = Function {
    name: c"cvar.some",
    doc: c"cvar.some()\n\
--\n\
\n\
cvar.some() -> bool",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:47: example::some
        Overload {
            parameters: &[],
            call: Call::of::<(), bool>(ffi::some_get),
        },
    ],
    entry: quaff_runtime::entry!(SOME_GET),
};

static TITLE_GET: Function = Function {
    name: c"cvar.title",
    doc: c"cvar.title()\n\
--\n\
\n\
cvar.title() -> str",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:49: example::title
        Overload {
            parameters: &[],
            call: Call::of::<(), ReturnedText>(ffi::title_get),
        },
    ],
    entry: quaff_runtime::entry!(TITLE_GET),
};

static TITLE_SET: Function = Function {
    name: c"cvar.title",
    doc: c"cvar.title(value)\n\
--\n\
\n\
cvar.title(value: str) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:49: example::title
        Overload {
            parameters: &[text("value")],
            call: Call::of::<(Text,), ()>(ffi::title_set),
        },
    ],
    entry: quaff_runtime::entry!(TITLE_SET),
};

static TRUTH_GET: Function = Function {
    name: c"cvar.truth",
    doc: c"cvar.truth()\n\
--\n\
\n\
cvar.truth() -> bool",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:61: example::truth
        Overload {
            parameters: &[],
            call: Call::of::<(), bool>(ffi::truth_get),
        },
    ],
    entry: quaff_runtime::entry!(TRUTH_GET),
};

static TRUTH_SET: Function = Function {
    name: c"cvar.truth",
    doc: c"cvar.truth(value)\n\
--\n\
\n\
cvar.truth(value: bool) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:61: example::truth
        Overload {
            parameters: &[scalar::<bool>("value")],
            call: Call::of::<(bool,), ()>(ffi::truth_set),
        },
    ],
    entry: quaff_runtime::entry!(TRUTH_SET),
};

static TWICE_GET: Function = Function {
    name: c"cvar.twice",
    doc: c"cvar.twice()\n\
--\n\
\n\
cvar.twice() -> _p_f_int_int | None",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:94: quaff_constant_twice
        Overload {
            parameters: &[],
            call: Call::object::<()>(&P_F_INT_INT, Handover::Borrowed, ffi::twice_get),
        },
    ],
    entry: quaff_runtime::entry!(TWICE_GET),
};

static WHOLE_GET: Function = Function {
    name: c"cvar.whole",
    doc: c"cvar.whole()\n\
--\n\
\n\
What the text does not tell, C++ does.\n\
\n\
cvar.whole() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:46: example::whole
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::whole_get),
        },
    ],
    entry: quaff_runtime::entry!(WHOLE_GET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[
    &FILTER,
    &PARTS,
    &P_F_INT_INT_INT,
    &P_INT,
    &P_F_INT_EXAMPLE_PARTS_INT_CONST,
    &EXAMPLE_OPAQUE,
    &P_F_INT_INT,
];

// example.i:36: example::Filter
static FILTER: Class = Class {
    name: c"Filter",
    cxx_name: "example::Filter",
    doc: c"Filter()\n\
--\n\
\n\
Filter()",
    bases: &[],
    constructor: Some(&FILTER_INIT),
    init: quaff_runtime::constructor!(FILTER),
    destroy: ffi::Filter_destroy,
    members: quaff_runtime::members![
        Member::static_data(&FILTER_KIND_LOW_GET, None),
        Member::static_data(&FILTER_KIND_HIGH_GET, None),
        Member::property(&FILTER_KIND_GET, Some(&FILTER_KIND_SET)),
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
        // example.i:36: example::Filter::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&FILTER, ffi::Filter_init),
        },
    ],
    entry: quaff_runtime::entry!(FILTER_INIT),
};

static FILTER_KIND_LOW_GET: Function = Function {
    name: c"Kind_low",
    doc: c"Kind_low()\n\
--\n\
\n\
Kind_low() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:37: example::Filter::Kind::low
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::Filter_Kind_low_get),
        },
    ],
    entry: quaff_runtime::entry!(FILTER_KIND_LOW_GET),
};

static FILTER_KIND_HIGH_GET: Function = Function {
    name: c"Kind_high",
    doc: c"Kind_high()\n\
--\n\
\n\
Kind_high() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:37: example::Filter::Kind::high
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::Filter_Kind_high_get),
        },
    ],
    entry: quaff_runtime::entry!(FILTER_KIND_HIGH_GET),
};

static FILTER_KIND_GET: Function = Function {
    name: c"kind",
    doc: c"kind($self)\n\
--\n\
\n\
kind() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:38: example::Filter::kind
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Filter_kind_get),
        },
    ],
    entry: quaff_runtime::method!(FILTER_KIND_GET, FILTER),
};

static FILTER_KIND_SET: Function = Function {
    name: c"kind",
    doc: c"kind($self, value)\n\
--\n\
\n\
kind(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:38: example::Filter::kind
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Filter_kind_set),
        },
    ],
    entry: quaff_runtime::method!(FILTER_KIND_SET, FILTER),
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
        // example.i:36: example::Filter::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&FILTER, Handover::Owned, ffi::Filter_copy),
        },
    ],
    entry: quaff_runtime::const_method!(FILTER_COPY, FILTER),
};

// example.i:69: example::Parts
static PARTS: Class = Class {
    name: c"Parts",
    cxx_name: "example::Parts",
    doc: c"Parts()\n\
--\n\
\n\
Parts()",
    bases: &[],
    constructor: Some(&PARTS_INIT),
    init: quaff_runtime::constructor!(PARTS),
    destroy: ffi::Parts_destroy,
    members: quaff_runtime::members![
        Member::property(&PARTS_FIRST_GET, Some(&PARTS_FIRST_SET)),
        Member::property(&PARTS_SECOND_GET, Some(&PARTS_SECOND_SET)),
        Member::ConstMethod(&PARTS_SUM),
        Member::ConstMethod(&PARTS_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static PARTS_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:69: example::Parts::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&PARTS, ffi::Parts_init),
        },
    ],
    entry: quaff_runtime::entry!(PARTS_INIT),
};

static PARTS_FIRST_GET: Function = Function {
    name: c"first",
    doc: c"first($self)\n\
--\n\
\n\
first() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:70: example::Parts::first
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Parts_first_get),
        },
    ],
    entry: quaff_runtime::method!(PARTS_FIRST_GET, PARTS),
};

static PARTS_FIRST_SET: Function = Function {
    name: c"first",
    doc: c"first($self, value)\n\
--\n\
\n\
first(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:70: example::Parts::first
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Parts_first_set),
        },
    ],
    entry: quaff_runtime::method!(PARTS_FIRST_SET, PARTS),
};

static PARTS_SECOND_GET: Function = Function {
    name: c"second",
    doc: c"second($self)\n\
--\n\
\n\
second() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:70: example::Parts::second
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::Parts_second_get),
        },
    ],
    entry: quaff_runtime::method!(PARTS_SECOND_GET, PARTS),
};

static PARTS_SECOND_SET: Function = Function {
    name: c"second",
    doc: c"second($self, value)\n\
--\n\
\n\
second(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:70: example::Parts::second
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::Parts_second_set),
        },
    ],
    entry: quaff_runtime::method!(PARTS_SECOND_SET, PARTS),
};

static PARTS_SUM: Function = Function {
    name: c"sum",
    doc: c"sum($self, by)\n\
--\n\
\n\
sum(by: int32) -> int",
    keywords: &["by"],
    stream: false,
    overloads: &[
        // example.i:71: example::Parts::sum
        Overload {
            parameters: &[scalar::<i32>("by")],
            call: Call::of::<On<(i32,)>, i32>(ffi::Parts_sum),
        },
    ],
    entry: quaff_runtime::const_method!(PARTS_SUM, PARTS),
};

static PARTS_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Parts",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:69: example::Parts::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&PARTS, Handover::Owned, ffi::Parts_copy),
        },
    ],
    entry: quaff_runtime::const_method!(PARTS_COPY, PARTS),
};

// example.i:67: int (int, int)
static P_F_INT_INT_INT: Class = Class {
    name: c"_p_f_int_int_int",
    cxx_name: "int (int, int)",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_F_INT_INT_INT),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:68: int
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

// example.i:73: int (example::Parts::*)(int) const
static P_F_INT_EXAMPLE_PARTS_INT_CONST: Class = Class {
    name: c"_p_f_int_example__Parts___int_const",
    cxx_name: "int (example::Parts::*)(int) const",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_F_INT_EXAMPLE_PARTS_INT_CONST),
    destroy: ffi::int_example_Parts_int_const_destroy,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:54: example::Opaque
static EXAMPLE_OPAQUE: Class = Class {
    name: c"Opaque",
    cxx_name: "example::Opaque",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(EXAMPLE_OPAQUE),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

// example.i:94: int (int)
static P_F_INT_INT: Class = Class {
    name: c"_p_f_int_int",
    cxx_name: "int (int)",
    doc: c"",
    bases: &[],
    constructor: None,
    init: quaff_runtime::constructor!(P_F_INT_INT),
    destroy: leave,
    members: quaff_runtime::members![],
    conversion: None,
    face: Face::Opaque,
    loaded: Loaded::new(),
};

static P_F_INT_INT_INT_FUNCTIONS: FunctionPointers = FunctionPointers::new(
    "int (int, int)",
    Some(&[CType::Signed(4), CType::Signed(4), CType::Signed(4)]),
    &[],
);
