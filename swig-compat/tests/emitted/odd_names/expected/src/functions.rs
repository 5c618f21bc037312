//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{
    Call, Class, Face, Function, Held, Loaded, Member, On, Overload, Variable, read, scalar, text,
};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ERROR,
    &OK_,
    &SUM,
    &_0_2,
    &ARRAY,
    &ASYNC_,
    &CLIP,
    &CTYPES,
    &DIFFERENCE,
    &ENTRY,
    &ERROR_MESSAGE,
    &FUNCTIONS_2,
    &KEEP,
    &MATCH_,
    &MEMORYVIEW,
    &NAMED_BY_KEYWORD,
    &NP,
    &OUTCOME,
    &OVERLOAD,
    &QUAFF_INIT,
    &SAME_LENGTH,
    &STR,
    &SUM_2,
    &SUM2D,
    &SUM_2_2,
    &SUM_INT,
    &TWO_UNDERSCORES,
];

/// Every variable of the module, by name.
pub(crate) static VARIABLES: &[Variable] = &[
    Variable::new("Self", &SELF_GET, None),
    Variable::new("crate", &CRATE_GET, None),
    Variable::new("done", &DONE_GET, None),
    Variable::new("module", &MODULE_GET, None),
    Variable::new("other", &OTHER_GET, None),
];

static ERROR: Function = Function {
    name: c"Error",
    doc: c"Error(text)\n\
--\n\
\n\
Error(text: int32) -> int",
    keywords: &["text"],
    stream: false,
    overloads: &[
        // example.i:28: Error
        Overload {
            parameters: &[scalar::<i32>("text")],
            call: Call::of::<(i32,), i32>(ffi::Error),
        },
    ],
    entry: quaff_runtime::entry!(ERROR),
};

static OK_: Function = Function {
    name: c"Ok",
    doc: c"Ok(Err)\n\
--\n\
\n\
Ok(Err: int32) -> int",
    keywords: &["Err"],
    stream: false,
    overloads: &[
        // example.i:13: Ok
        Overload {
            parameters: &[scalar::<i32>("Err")],
            call: Call::of::<(i32,), i32>(ffi::Ok_),
        },
    ],
    entry: quaff_runtime::entry!(OK_),
};

static SUM: Function = Function {
    name: c"Sum",
    doc: c"Sum(lambda_, self, /)\n\
--\n\
\n\
Sum(lambda_: int32, self: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:11: Sum
        Overload {
            parameters: &[scalar::<i32>("lambda_"), scalar::<i32>("self")],
            call: Call::of::<(i32, i32), i32>(ffi::Sum),
        },
    ],
    entry: quaff_runtime::entry!(SUM),
};

static _0_2: Function = Function {
    name: c"_",
    doc: c"_()\n\
--\n\
\n\
_() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:26: _
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::_0),
        },
    ],
    entry: quaff_runtime::entry!(_0_2),
};

static ARRAY: Function = Function {
    name: c"array",
    doc: c"array(array)\n\
--\n\
\n\
array(array: int32) -> int",
    keywords: &["array"],
    stream: false,
    overloads: &[
        // example.i:20: array
        Overload {
            parameters: &[scalar::<i32>("array")],
            call: Call::of::<(i32,), i32>(ffi::array),
        },
    ],
    entry: quaff_runtime::entry!(ARRAY),
};

static ASYNC_: Function = Function {
    name: c"async_",
    doc: c"async_(value)\n\
--\n\
\n\
async_(value: float64) -> float",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:53: sum<double>
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<(f64,), f64>(ffi::async_double),
        },
    ],
    entry: quaff_runtime::entry!(ASYNC_),
};

static CLIP: Function = Function {
    name: c"clip",
    doc: c"clip(value, other)\n\
--\n\
\n\
clip(value: int32, other: int32) -> int",
    keywords: &["value", "other"],
    stream: false,
    overloads: &[
        // example.i:31: clip
        Overload {
            parameters: &[scalar::<i32>("value"), scalar::<i32>("other")],
            call: Call::of::<(i32, i32), i32>(ffi::clip),
        },
    ],
    entry: quaff_runtime::entry!(CLIP),
};

static CTYPES: Function = Function {
    name: c"ctypes",
    doc: c"ctypes()\n\
--\n\
\n\
ctypes() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:24: ctypes
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::ctypes),
        },
    ],
    entry: quaff_runtime::entry!(CTYPES),
};

static DIFFERENCE: Function = Function {
    name: c"difference",
    doc: c"difference(crate, Self)\n\
--\n\
\n\
difference(crate: int32, Self: int32) -> int",
    keywords: &["crate", "Self"],
    stream: false,
    overloads: &[
        // example.i:34: difference
        Overload {
            parameters: &[scalar::<i32>("crate"), scalar::<i32>("Self")],
            call: Call::of::<(i32, i32), i32>(ffi::difference),
        },
    ],
    entry: quaff_runtime::entry!(DIFFERENCE),
};

static ENTRY: Function = Function {
    name: c"entry",
    doc: c"entry(type, None_, Some, /)\n\
--\n\
\n\
entry(type: int32, None_: int32, Some: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:12: entry
        Overload {
            parameters: &[
                scalar::<i32>("type"),
                scalar::<i32>("None_"),
                scalar::<i32>("Some"),
            ],
            call: Call::of::<(i32, i32, i32), i32>(ffi::entry),
        },
    ],
    entry: quaff_runtime::entry!(ENTRY),
};

static ERROR_MESSAGE: Function = Function {
    name: c"error_message",
    doc: c"error_message()\n\
--\n\
\n\
error_message() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:35: error_message
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::error_message_2),
        },
    ],
    entry: quaff_runtime::entry!(ERROR_MESSAGE),
};

static FUNCTIONS_2: Function = Function {
    name: c"functions",
    doc: c"functions(in_, in__, /)\n\
--\n\
\n\
functions(in_: int32, in__: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:15: functions
        Overload {
            parameters: &[scalar::<i32>("in_"), scalar::<i32>("in__")],
            call: Call::of::<(i32, i32), i32>(ffi::functions),
        },
    ],
    entry: quaff_runtime::entry!(FUNCTIONS_2),
};

static KEEP: Function = Function {
    name: c"keep",
    doc: c"keep(module)\n\
--\n\
\n\
keep(module: int32) -> int",
    keywords: &["module"],
    stream: false,
    overloads: &[
        // example.i:36: keep
        Overload {
            parameters: &[scalar::<i32>("module")],
            call: Call::of::<(i32,), i32>(ffi::keep),
        },
    ],
    entry: quaff_runtime::entry!(KEEP),
};

static MATCH_: Function = Function {
    name: c"match",
    doc: c"match(fn, def_, arg1, /)\n\
--\n\
\n\
match(fn: int32, def_: int32, arg1: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:16: match
        Overload {
            parameters: &[
                scalar::<i32>("fn"),
                scalar::<i32>("def_"),
                scalar::<i32>("arg1"),
            ],
            call: Call::of::<(i32, i32, i32), i32>(ffi::match_),
        },
    ],
    entry: quaff_runtime::entry!(MATCH_),
};

static MEMORYVIEW: Function = Function {
    name: c"memoryview",
    doc: c"memoryview()\n\
--\n\
\n\
memoryview() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:21: memoryview
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::memoryview),
        },
    ],
    entry: quaff_runtime::entry!(MEMORYVIEW),
};

static NAMED_BY_KEYWORD: Function = Function {
    name: c"named_by_keyword",
    doc: c"named_by_keyword(_from, other)\n\
--\n\
\n\
named_by_keyword(_from: int32, other: int32) -> int",
    keywords: &["_from", "other"],
    stream: false,
    overloads: &[
        // example.i:56: named_by_keyword
        Overload {
            parameters: &[scalar::<i32>("_from"), scalar::<i32>("other")],
            call: Call::of::<(i32, i32), i32>(ffi::named_by_keyword),
        },
    ],
    entry: quaff_runtime::entry!(NAMED_BY_KEYWORD),
};

static NP: Function = Function {
    name: c"np",
    doc: c"np()\n\
--\n\
\n\
np() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:25: np
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::np),
        },
    ],
    entry: quaff_runtime::entry!(NP),
};

static OUTCOME: Function = Function {
    name: c"outcome",
    doc: c"outcome()\n\
--\n\
\n\
outcome() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:32: outcome
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::outcome_2),
        },
    ],
    entry: quaff_runtime::entry!(OUTCOME),
};

static OVERLOAD: Function = Function {
    name: c"overload",
    doc: c"overload(np)\n\
--\n\
\n\
overload(np: int32) -> int\n\
overload(np: float64) -> int",
    keywords: &["np"],
    stream: false,
    overloads: &[
        // example.i:22: overload
        Overload {
            parameters: &[scalar::<i32>("np")],
            call: Call::of::<(i32,), i32>(ffi::overload),
        },
        // example.i:23: overload
        Overload {
            parameters: &[scalar::<f64>("np")],
            call: Call::of::<(f64,), i32>(ffi::overload_2),
        },
    ],
    entry: quaff_runtime::entry!(OVERLOAD),
};

static QUAFF_INIT: Function = Function {
    name: c"quaff_init",
    doc: c"quaff_init()\n\
--\n\
\n\
quaff_init() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:37: quaff_init
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::quaff_init_2),
        },
    ],
    entry: quaff_runtime::entry!(QUAFF_INIT),
};

static SAME_LENGTH: Function = Function {
    name: c"same_length",
    doc: c"same_length()\n\
--\n\
\n\
same_length() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:33: same_length
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::same_length_2),
        },
    ],
    entry: quaff_runtime::entry!(SAME_LENGTH),
};

static STR: Function = Function {
    name: c"str",
    doc: c"str(str)\n\
--\n\
\n\
str(str: str) -> int",
    keywords: &["str"],
    stream: false,
    overloads: &[
        // example.i:19: str
        Overload {
            parameters: &[text("str")],
            call: Call::of::<(Text,), i32>(ffi::str),
        },
    ],
    entry: quaff_runtime::entry!(STR),
};

static SUM_2: Function = Function {
    name: c"sum",
    doc: c"sum(*args)\n\
--\n\
\n\
Ends in a \"quote\"\n\
\n\
sum(value: int32) -> int\n\
sum(value: uint64) -> int\n\
sum(in_: int32 array) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:51: sum<int>
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::sum_int),
        },
        // example.i:52: sum<unsigned long>
        Overload {
            parameters: &[scalar::<u64>("value")],
            call: Call::of::<(u64,), u64>(ffi::sum_unsigned_long),
        },
        // example.i:10: sum
        Overload {
            parameters: &[read::<i32, u32>("in_")],
            call: Call::of::<(Contiguous,), i32>(ffi::sum),
        },
    ],
    entry: quaff_runtime::entry!(SUM_2),
};

static SUM2D: Function = Function {
    name: c"sum2d",
    doc: c"sum2d(ffi)\n\
--\n\
\n\
sum2d(ffi: int32) -> int",
    keywords: &["ffi"],
    stream: false,
    overloads: &[
        // example.i:18: sum2d
        Overload {
            parameters: &[scalar::<i32>("ffi")],
            call: Call::of::<(i32,), i32>(ffi::sum2d),
        },
    ],
    entry: quaff_runtime::entry!(SUM2D),
};

static SUM_2_2: Function = Function {
    name: c"sum_2",
    doc: c"sum_2(std)\n\
--\n\
\n\
sum_2(std: int32) -> int",
    keywords: &["std"],
    stream: false,
    overloads: &[
        // example.i:17: sum_2
        Overload {
            parameters: &[scalar::<i32>("std")],
            call: Call::of::<(i32,), i32>(ffi::sum_2),
        },
    ],
    entry: quaff_runtime::entry!(SUM_2_2),
};

static SUM_INT: Function = Function {
    name: c"sum_int",
    doc: c"sum_int(value)\n\
--\n\
\n\
sum_int(value: int32) -> int",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:48: a::sum_int
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::sum_int_2),
        },
    ],
    entry: quaff_runtime::entry!(SUM_INT),
};

static TWO_UNDERSCORES: Function = Function {
    name: c"two__underscores",
    doc: c"two__underscores(a__b, a_b)\n\
--\n\
\n\
two__underscores(a__b: int32, a_b: int32) -> int",
    keywords: &["a__b", "a_b"],
    stream: false,
    overloads: &[
        // example.i:27: two__underscores
        Overload {
            parameters: &[scalar::<i32>("a__b"), scalar::<i32>("a_b")],
            call: Call::of::<(i32, i32), i32>(ffi::two_underscores),
        },
    ],
    entry: quaff_runtime::entry!(TWO_UNDERSCORES),
};

static SELF_GET: Function = Function {
    name: c"cvar.Self",
    doc: c"cvar.Self()\n\
--\n\
\n\
cvar.Self() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:40: Self
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::Self_get),
        },
    ],
    entry: quaff_runtime::entry!(SELF_GET),
};

static CRATE_GET: Function = Function {
    name: c"cvar.crate",
    doc: c"cvar.crate()\n\
--\n\
\n\
cvar.crate() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:39: crate
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::crate_get),
        },
    ],
    entry: quaff_runtime::entry!(CRATE_GET),
};

static DONE_GET: Function = Function {
    name: c"cvar.done",
    doc: c"cvar.done()\n\
--\n\
\n\
cvar.done() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:29: done
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::done_get),
        },
    ],
    entry: quaff_runtime::entry!(DONE_GET),
};

static MODULE_GET: Function = Function {
    name: c"cvar.module",
    doc: c"cvar.module()\n\
--\n\
\n\
cvar.module() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:38: module
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::module_get),
        },
    ],
    entry: quaff_runtime::entry!(MODULE_GET),
};

static OTHER_GET: Function = Function {
    name: c"cvar.other",
    doc: c"cvar.other()\n\
--\n\
\n\
cvar.other() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:30: other
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::other_get),
        },
    ],
    entry: quaff_runtime::entry!(OTHER_GET),
};

/// Every class, bases before the classes that are derived from them.
pub(crate) static CLASSES: &[&Class] = &[&TEXT, &DEVICE_2, &FFI, &SEALED, &HALF, &CONSTANTS];

// example.i:42: text
static TEXT: Class = Class {
    name: c"text",
    cxx_name: "text",
    doc: c"text()\n\
--\n\
\n\
text()",
    bases: &[],
    constructor: Some(&TEXT_INIT),
    init: quaff_runtime::constructor!(TEXT),
    destroy: ffi::text_destroy,
    members: &[
        Member::property(&TEXT_VALUE_GET, Some(&TEXT_VALUE_SET)),
        Member::ConstMethod(&TEXT_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static TEXT_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: text::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&TEXT, ffi::text_init),
        },
    ],
    entry: quaff_runtime::entry!(TEXT_INIT),
};

static TEXT_VALUE_GET: Function = Function {
    name: c"value",
    doc: c"value($self)\n\
--\n\
\n\
value() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: text::value
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::text_value_get),
        },
    ],
    entry: quaff_runtime::method!(TEXT_VALUE_GET, TEXT),
};

static TEXT_VALUE_SET: Function = Function {
    name: c"value",
    doc: c"value($self, value)\n\
--\n\
\n\
value(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:42: text::value
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::text_value_set),
        },
    ],
    entry: quaff_runtime::method!(TEXT_VALUE_SET, TEXT),
};

static TEXT_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> text",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:42: text::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&TEXT, Held::Owned, ffi::text_copy),
        },
    ],
    entry: quaff_runtime::const_method!(TEXT_COPY, TEXT),
};

// example.i:43: device
static DEVICE_2: Class = Class {
    name: c"device",
    cxx_name: "device",
    doc: c"device()\n\
--\n\
\n\
device()",
    bases: &[],
    constructor: Some(&DEVICE_INIT),
    init: quaff_runtime::constructor!(DEVICE_2),
    destroy: ffi::device_destroy,
    members: &[
        Member::property(&DEVICE_TYPE_GET, Some(&DEVICE_TYPE_SET)),
        Member::ConstMethod(&DEVICE_COPY),
    ],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static DEVICE_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:43: device::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&DEVICE_2, ffi::device_init),
        },
    ],
    entry: quaff_runtime::entry!(DEVICE_INIT),
};

static DEVICE_TYPE_GET: Function = Function {
    name: c"type",
    doc: c"type($self)\n\
--\n\
\n\
type() -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:43: device::type
        Overload {
            parameters: &[],
            call: Call::of::<On<()>, i32>(ffi::device_type_get),
        },
    ],
    entry: quaff_runtime::method!(DEVICE_TYPE_GET, DEVICE_2),
};

static DEVICE_TYPE_SET: Function = Function {
    name: c"type",
    doc: c"type($self, value)\n\
--\n\
\n\
type(value: int32) -> None",
    keywords: &["value"],
    stream: false,
    overloads: &[
        // example.i:43: device::type
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<On<(i32,)>, ()>(ffi::device_type_set),
        },
    ],
    entry: quaff_runtime::method!(DEVICE_TYPE_SET, DEVICE_2),
};

static DEVICE_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> device",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:43: device::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&DEVICE_2, Held::Owned, ffi::device_copy),
        },
    ],
    entry: quaff_runtime::const_method!(DEVICE_COPY, DEVICE_2),
};

// example.i:44: ffi
static FFI: Class = Class {
    name: c"ffi",
    cxx_name: "ffi",
    doc: c"ffi()\n\
--\n\
\n\
ffi()",
    bases: &[],
    constructor: Some(&FFI_INIT),
    init: quaff_runtime::constructor!(FFI),
    destroy: ffi::ffi_destroy,
    members: &[Member::ConstMethod(&FFI_COPY)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static FFI_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: ffi::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&FFI, ffi::ffi_init),
        },
    ],
    entry: quaff_runtime::entry!(FFI_INIT),
};

static FFI_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> ffi",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:44: ffi::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&FFI, Held::Owned, ffi::ffi_copy),
        },
    ],
    entry: quaff_runtime::const_method!(FFI_COPY, FFI),
};

// example.i:45: sealed
static SEALED: Class = Class {
    name: c"sealed",
    cxx_name: "sealed",
    doc: c"sealed()\n\
--\n\
\n\
sealed()",
    bases: &[],
    constructor: Some(&SEALED_INIT),
    init: quaff_runtime::constructor!(SEALED),
    destroy: ffi::sealed_destroy,
    members: &[Member::ConstMethod(&SEALED_COPY)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static SEALED_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:45: sealed::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&SEALED, ffi::sealed_init),
        },
    ],
    entry: quaff_runtime::entry!(SEALED_INIT),
};

static SEALED_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> sealed",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:45: sealed::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&SEALED, Held::Owned, ffi::sealed_copy),
        },
    ],
    entry: quaff_runtime::const_method!(SEALED_COPY, SEALED),
};

// example.i:46: Half
static HALF: Class = Class {
    name: c"Half",
    cxx_name: "Half",
    doc: c"Half()\n\
--\n\
\n\
Half()",
    bases: &[],
    constructor: Some(&HALF_INIT),
    init: quaff_runtime::constructor!(HALF),
    destroy: ffi::Half_destroy,
    members: &[Member::ConstMethod(&HALF_COPY)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static HALF_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:46: Half::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&HALF, ffi::Half_init),
        },
    ],
    entry: quaff_runtime::entry!(HALF_INIT),
};

static HALF_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> Half",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:46: Half::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&HALF, Held::Owned, ffi::Half_copy),
        },
    ],
    entry: quaff_runtime::const_method!(HALF_COPY, HALF),
};

// example.i:47: constants
static CONSTANTS: Class = Class {
    name: c"constants",
    cxx_name: "constants",
    doc: c"constants()\n\
--\n\
\n\
constants()",
    bases: &[],
    constructor: Some(&CONSTANTS_INIT),
    init: quaff_runtime::constructor!(CONSTANTS),
    destroy: ffi::constants_destroy,
    members: &[Member::ConstMethod(&CONSTANTS_COPY)],
    conversion: None,
    face: Face::Module,
    loaded: Loaded::new(),
};

static CONSTANTS_INIT: Function = Function {
    name: c"__init__",
    doc: c"",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:47: constants::__init__
        Overload {
            parameters: &[],
            call: Call::construct::<()>(&CONSTANTS, ffi::constants_init),
        },
    ],
    entry: quaff_runtime::entry!(CONSTANTS_INIT),
};

static CONSTANTS_COPY: Function = Function {
    name: c"__copy__",
    doc: c"__copy__($self)\n\
--\n\
\n\
__copy__() -> constants",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:47: constants::__copy__
        Overload {
            parameters: &[],
            call: Call::object::<On<()>>(&CONSTANTS, Held::Owned, ffi::constants_copy),
        },
    ],
    entry: quaff_runtime::const_method!(CONSTANTS_COPY, CONSTANTS),
};

// Not bound:
// example.i:14: int main(int, int): `main` is the entry point of a program
