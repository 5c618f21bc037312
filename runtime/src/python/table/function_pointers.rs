//! The functions that parameters take which are pointers to functions.

use crate::core::object::Object;
use crate::python::interpreter::Result;
use crate::python::table::Function;
use pyo3::prelude::*;
use std::fmt;

/// The functions that pointers of one type take: those of the module, and those of other libraries that have the signature.
pub struct FunctionPointers {
    /// `int (int)`, for messages.
    pub(crate) cxx: &'static str,
    /// The result and the parameters; `None` if they have no counterparts in C.
    pub(crate) signature: Option<&'static [CType]>,
    /// The module's functions of the type, each with the function that reads its address.
    pub(crate) functions: &'static [(&'static Function, &'static Function)],
    /// Finds the address of a function. A module without such parameters is linked without.
    pub(crate) find: Find,
    /// Finds the address of a function that `find` has found before, if it is remembered.
    pub(crate) known: fn(&FunctionPointers, &Bound<'_, PyAny>) -> Option<Object>,
}

/// The outcome for an object that may be a function: nothing if it is none, and otherwise the instance or the address that
/// stands for it.
pub(crate) type Find = for<'py> fn(&FunctionPointers, &Bound<'py, PyAny>) -> Option<Result<Found<'py>>>;

/// A function that was found.
pub(crate) enum Found<'py> {
    /// An instance of the class of such pointers, or None for a null pointer.
    Instance(Bound<'py, PyAny>),
    Address(Object),
}

/// A type of C as far as calls depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CType {
    Void,
    Bool,
    /// A signed integer of this size in bytes; the other variants have their sizes likewise.
    Signed(usize),
    Unsigned(usize),
    Float(usize),
    Pointer,
}

impl fmt::Debug for FunctionPointers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.cxx)
    }
}

impl PartialEq for FunctionPointers {
    fn eq(&self, other: &FunctionPointers) -> bool {
        std::ptr::eq(self, other)
    }
}

impl Eq for FunctionPointers {}
