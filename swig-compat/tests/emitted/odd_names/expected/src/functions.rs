//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::host::Contiguous;
use quaff_runtime::python::{Call, Function, Overload, read, scalar, text};
use quaff_runtime::text::Text;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[
    &ERROR,
    &OK_,
    &SUM,
    &_0_2,
    &ARRAY,
    &ASYNC_,
    &CTYPES,
    &ENTRY,
    &FUNCTIONS_2,
    &MATCH_,
    &MEMORYVIEW,
    &NAMED_BY_KEYWORD,
    &NP,
    &OVERLOAD,
    &STR,
    &SUM_2,
    &SUM2D,
    &SUM_2_2,
    &SUM_INT,
    &TWO_UNDERSCORES,
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
        // example.i:27: Error
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
        // example.i:12: Ok
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
        // example.i:10: Sum
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
        // example.i:25: _
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
        // example.i:19: array
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
        // example.i:33: sum<double>
        Overload {
            parameters: &[scalar::<f64>("value")],
            call: Call::of::<(f64,), f64>(ffi::async_double),
        },
    ],
    entry: quaff_runtime::entry!(ASYNC_),
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
        // example.i:23: ctypes
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::ctypes),
        },
    ],
    entry: quaff_runtime::entry!(CTYPES),
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
        // example.i:11: entry
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

static FUNCTIONS_2: Function = Function {
    name: c"functions",
    doc: c"functions(in_, in__, /)\n\
--\n\
\n\
functions(in_: int32, in__: int32) -> int",
    keywords: &[],
    stream: false,
    overloads: &[
        // example.i:14: functions
        Overload {
            parameters: &[scalar::<i32>("in_"), scalar::<i32>("in__")],
            call: Call::of::<(i32, i32), i32>(ffi::functions),
        },
    ],
    entry: quaff_runtime::entry!(FUNCTIONS_2),
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
        // example.i:15: match
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
        // example.i:20: memoryview
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
        // example.i:36: named_by_keyword
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
        // example.i:24: np
        Overload {
            parameters: &[],
            call: Call::of::<(), i32>(ffi::np),
        },
    ],
    entry: quaff_runtime::entry!(NP),
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
        // example.i:21: overload
        Overload {
            parameters: &[scalar::<i32>("np")],
            call: Call::of::<(i32,), i32>(ffi::overload),
        },
        // example.i:22: overload
        Overload {
            parameters: &[scalar::<f64>("np")],
            call: Call::of::<(f64,), i32>(ffi::overload_2),
        },
    ],
    entry: quaff_runtime::entry!(OVERLOAD),
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
        // example.i:18: str
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
        // example.i:31: sum<int>
        Overload {
            parameters: &[scalar::<i32>("value")],
            call: Call::of::<(i32,), i32>(ffi::sum_int),
        },
        // example.i:32: sum<unsigned long>
        Overload {
            parameters: &[scalar::<u64>("value")],
            call: Call::of::<(u64,), u64>(ffi::sum_unsigned_long),
        },
        // example.i:9: sum
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
        // example.i:17: sum2d
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
        // example.i:16: sum_2
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
        // example.i:28: a::sum_int
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
        // example.i:26: two__underscores
        Overload {
            parameters: &[scalar::<i32>("a__b"), scalar::<i32>("a_b")],
            call: Call::of::<(i32, i32), i32>(ffi::two_underscores),
        },
    ],
    entry: quaff_runtime::entry!(TWO_UNDERSCORES),
};

// Not bound:
// example.i:13: int main(int, int): `main` is where a program starts
