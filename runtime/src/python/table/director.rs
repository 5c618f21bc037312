//! The virtual functions that Python may override: tables with the numbering that C++ uses, too.

use crate::core::dtype::Dtype;
use crate::python::table::{Class, Held, Kind, Parameter, ReadValue};
use pyo3::ffi;
use std::ffi::CStr;
use std::sync::atomic::Ordering;

/// The virtual functions of a class that Python may override, in the order in which C++ numbers them.
pub struct Director {
    /// The class.
    pub class: &'static Class,
    /// The functions of the class.
    pub functions: &'static [Overridable],
}

/// A virtual function that Python may override.
pub struct Overridable {
    pub(crate) name: &'static CStr,
    /// The arguments of the Python method.
    pub(crate) arguments: &'static [PassedValue],
    /// The results of the Python method, each with its C++ type as its name. Several results are returned as
    /// a sequence.
    pub(crate) results: &'static [Parameter],
    /// Whether C++ refers to the returned object or text after the call.
    pub(crate) keeps_result: bool,
    /// Whether the only result is a double, the most frequent case.
    pub(crate) returns_float: bool,
    /// Whether all arguments are doubles too.
    pub(crate) is_of_floats: bool,
}

impl Overridable {
    /// A function with its Python name.
    pub const fn new(
        name: &'static CStr,
        arguments: &'static [PassedValue],
        results: &'static [Parameter],
    ) -> Overridable {
        let returns_float = matches!(
            results,
            [Parameter { kind: Kind::Value(ReadValue { number: Some(Dtype::Float64), .. }), .. }]
        );
        let is_of_floats = returns_float && are_floats(arguments);
        Overridable { name, arguments, results, keeps_result: false, returns_float, is_of_floats }
    }

    /// A function to whose result C++ refers after the call, until the next call.
    pub const fn kept(
        name: &'static CStr,
        arguments: &'static [PassedValue],
        results: &'static [Parameter],
    ) -> Overridable {
        Overridable { keeps_result: true, ..Overridable::new(name, arguments, results) }
    }

    /// The name: a new reference, or NULL with an exception set if there is no memory.
    pub(crate) fn name(&self) -> *mut ffi::PyObject {
        // SAFETY: the text ends with a zero; the lock is held wherever directors are used.
        unsafe { ffi::PyUnicode_InternFromString(self.name.as_ptr()) }
    }
}

const fn are_floats(values: &[PassedValue]) -> bool {
    match values {
        [] => true,
        [PassedValue::Scalar(Dtype::Float64), rest @ ..] => are_floats(rest),
        _ => false,
    }
}

/// A value that C++ passes to a Python method.
#[derive(Clone, Copy, Debug)]
pub enum PassedValue {
    /// A number.
    Scalar(Dtype),
    /// Text; None for a null pointer.
    Text,
    /// An object of a class.
    Object(&'static Class, Held),
    /// A Python object.
    Python,
}

impl Class {
    /// The functions that Python may override, if the class has directors.
    pub(crate) fn director(&self) -> Option<&'static Director> {
        // SAFETY: null, or a static table.
        unsafe { self.loaded.director.load(Ordering::Relaxed).as_ref() }
    }
}
