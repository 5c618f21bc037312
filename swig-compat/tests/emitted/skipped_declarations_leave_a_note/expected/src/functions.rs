//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, Variable, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&BOUND];

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

// Not bound:
// include/mixed.hpp:3: class Filter: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
// include/mixed.hpp:7: struct Point: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
// include/mixed.hpp:14: void pointer(double* values): `values` is a pointer: take its length too, an integer, and say so with `%in_array(values, length)`
// include/mixed.hpp:15: Filter* make(): it returns `Filter*`: return a value, or write to an array that the caller passes
// include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
