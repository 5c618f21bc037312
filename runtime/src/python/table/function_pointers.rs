//! The functions that parameters with function pointer types accept.

use crate::core::object::Object;
use crate::python::interpreter::Result;
use crate::python::table::Function;
use pyo3::prelude::*;
use std::fmt;

/// The functions that pointers of one type accept: those of the module, and those of other libraries with the
/// signature.
pub struct FunctionPointers {
    /// The C++ type, such as `int (int)`, for messages.
    pub(crate) cxx: &'static str,
    /// The result and the parameters; `None` if they have no counterparts in C.
    pub(crate) signature: Option<&'static [CType]>,
    /// The module's functions of the type, each with the function that reads its address.
    pub(crate) functions: &'static [(&'static Function, &'static Function)],
    /// Finds the address of a function. Modules without such parameters do not link its code.
    pub(crate) find: Find,
    /// The address of a function that `find` has found before, if it is cached.
    pub(crate) known: fn(&FunctionPointers, &Bound<'_, PyAny>) -> Option<Object>,
}

/// The function for an object: `None` if the object is not a function, and otherwise its instance or address.
pub(crate) type Find =
    for<'py> fn(&FunctionPointers, &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>>;

/// A function that was found.
pub(crate) enum FoundFunction<'py> {
    /// An instance of the class of such pointers, or None for a null pointer.
    Instance(Bound<'py, PyAny>),
    Address(Object),
}

/// A C type, as far as it matters to a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CType {
    Void,
    Bool,
    /// A signed integer of this size in bytes; the other variants contain their sizes, too.
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
