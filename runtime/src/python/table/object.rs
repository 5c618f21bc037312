//! The code of calls for arguments that are C++ objects, and the functions that parameters with function
//! pointer types accept. Tables point to the code from their parameters for objects, so that a module without
//! such parameters does not link it.

use crate::core::object::Object;
use crate::python::interpreter::Result;
use crate::python::table::{Arguments, Class, Function};
use pyo3::prelude::*;
use std::{fmt, ptr};

/// A pointer to the only [`ObjectFunctions`].
#[derive(Clone, Copy)]
pub(crate) struct ObjectCode(pub(crate) &'static ObjectFunctions);

/// The functions for parameters that are objects, each documented where [`Taken`] calls it.
pub(crate) struct ObjectFunctions {
    pub converts: fn(&Taken, &Bound<'_, PyAny>) -> bool,
    pub check: fn(&Taken, &Bound<'_, PyAny>) -> Result<()>,
    pub settled: Settled,
    pub give: fn(&Arguments<'_, '_>) -> Result<()>,
    pub keep: fn(&Arguments<'_, '_>, usize),
    pub settle_objects: fn(&Arguments<'_, '_>) -> Result<()>,
}

pub(crate) type Settled = for<'py> fn(&Taken, &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>>;

impl Taken {
    /// Whether `given` is a value from which the parameter can make an object.
    #[inline]
    pub(crate) fn converts(&self, given: &Bound<'_, PyAny>) -> bool {
        (self.code.0.converts)(self, given)
    }

    /// Checks that the parameter accepts `given`. This may run code of `given`.
    pub(crate) fn check(&self, given: &Bound<'_, PyAny>) -> Result<()> {
        (self.code.0.check)(self, given)
    }

    /// An instance made from a value that is not an instance.
    pub(crate) fn settled<'py>(&self, given: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        (self.code.0.settled)(self, given)
    }
}

/// All values compare equal, so that tables with them can be compared.
impl PartialEq for ObjectCode {
    fn eq(&self, _: &ObjectCode) -> bool {
        true
    }
}

impl Eq for ObjectCode {}

impl fmt::Debug for ObjectCode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("ObjectCode")
    }
}

/// The function that makes objects for a parameter.
#[derive(Clone, Copy)]
pub(crate) struct Maker(pub(crate) &'static Function);

impl PartialEq for Maker {
    fn eq(&self, other: &Maker) -> bool {
        ptr::eq(self.0, other.0)
    }
}

impl Eq for Maker {}

impl fmt::Debug for Maker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Maker").field(&self.0.name).finish()
    }
}

/// A parameter that is a pointer or a reference to an object, or an object by value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Taken {
    /// The class; `None` for an object of any class, as for `void *`.
    pub(crate) class: Option<&'static Class>,
    /// Whether the parameter accepts None, as pointers do.
    pub(crate) null: bool,
    /// Whether C++ may change the object.
    pub(crate) changes: bool,
    /// Whether the parameter accepts Python's own values from which an object can be made.
    pub(crate) converts: bool,
    /// The function that converts other values to objects of the class, if the class converts implicitly.
    pub(crate) made_by: Option<Maker>,
    /// Whether the parameter accepts arrays over members as pointers to their elements.
    pub(crate) parts: bool,
    /// Whether C++ copies several consecutive objects, of which it takes the first.
    pub(crate) several: bool,
    pub(crate) then: Then,
    pub(crate) code: ObjectCode,
    /// The functions that the parameter accepts, if it is a function pointer.
    pub(crate) functions: Option<&'static FunctionPointers>,
}

/// The effect of the call on the object.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Then {
    /// The call has no lasting effect.
    Nothing,
    /// The object is kept alive, because the object of the call, or the new object, points to it.
    Kept,
    /// C++ owns the object after the call, and frees it.
    Disowned,
    /// The call destroys the object.
    Consumed,
    /// The call moves the object out of an instance that is its only owner, as for a `std::unique_ptr`.
    Released,
}

impl Then {
    /// Whether C++ may free the object during the call.
    pub(crate) fn may_free(self) -> bool {
        matches!(self, Then::Consumed | Then::Released)
    }
}

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
type Find = for<'py> fn(&FunctionPointers, &Bound<'py, PyAny>) -> Option<Result<FoundFunction<'py>>>;

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
