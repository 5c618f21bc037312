//! Python objects that C++ gets unchanged: `PyObject *`.

use crate::core::object::PythonObject;
use crate::python::interpreter::failure::Result;
use crate::python::table::arguments::{Argument, Arguments};
use crate::python::table::parameter::{Check, Kind, Parameter};
use crate::python::table::plain::{Plain, Unfit};
use crate::python::table::returned::{Returned, Value};
use crate::python::table::signature::Passed;
use pyo3::ffi;
use pyo3::prelude::*;

/// Anything, as it is.
pub const fn python(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Any)
}

/// What `check` says of an object, as it is.
pub const fn checked(name: &'static str, check: fn(PythonObject) -> bool) -> Parameter {
    Parameter::new(name, Kind::Checked(Check(check)))
}

/// The object, as long as it lives.
pub(crate) fn as_it_is(object: &Bound<'_, PyAny>) -> PythonObject {
    // SAFETY: the caller of C++ holds a reference until C++ has returned.
    unsafe { PythonObject::new(object.as_ptr().cast()) }
}

impl Argument<'_> for PythonObject {
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        // Overloads are told apart by their kinds; what the object is to C++ the function itself finds out.
        Ok(as_it_is(arguments.object(index)))
    }
}

impl Passed for PythonObject {
    type Read<'a> = PythonObject;
    type As<'a> = PythonObject;

    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<PythonObject> {
        arguments.get(index)
    }

    fn plain(given: &Plain<'_, '_>, index: usize) -> std::result::Result<PythonObject, Unfit> {
        given.python(index)
    }

    fn pass(read: &PythonObject, _: u64) -> PythonObject {
        *read
    }
}

// SAFETY: C++ returns a new reference, or null with an exception set; PyO3 makes an exception where none is.
unsafe impl Returned for PythonObject {
    fn into_new_reference(self, _attached: Python<'_>) -> *mut ffi::PyObject {
        self.address().cast()
    }

    fn unset() -> PythonObject {
        PythonObject::NULL
    }
}

impl Value for PythonObject {}
