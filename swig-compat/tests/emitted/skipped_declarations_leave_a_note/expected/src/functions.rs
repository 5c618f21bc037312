//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use super::bridge::ffi;
use quaff_runtime::python::{Call, Function, Overload, scalar};

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[&BOUND];

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

// Not bound:
// include/mixed.hpp:3: class Filter: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
// include/mixed.hpp:7: struct Point: classes are not bound yet: bind functions that use it inside, for example in `%inline %{ … %}`
// include/mixed.hpp:10: enum Colour: enumerations are not bound yet: bind functions that take integers
// include/mixed.hpp:11: variable counter: variables are not bound yet: bind a function that returns it
// include/mixed.hpp:14: void pointer(double* values): `values` is a pointer: take its length too, an integer, and say so with `%in_array(pointer, length)`
// include/mixed.hpp:15: Filter* make(): it returns `Filter*`: return a value, or write to an array that the caller passes
// include/mixed.hpp:12: template T unused(T value): no `%template` instantiates it
