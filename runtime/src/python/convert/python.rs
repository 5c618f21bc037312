//! Python objects that C++ gets unchanged: `PyObject *`.

use crate::core::error::ErrorKind;
use crate::core::object::PythonObject;
use crate::python::convert::number::{index, refuse};
use crate::python::interpreter::Result;
use crate::python::interpreter::names::intern;
use crate::python::table::call::{Read, is_null};
use crate::python::table::parameter::Check;
use crate::python::table::{
    Argument, Arguments, Parameter, ParameterKind, Passed, PlainArguments, Returned, Unfit, Value,
};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PySlice, PyString};

/// A parameter for any object, passed unchanged.
pub const fn python(name: &'static str) -> Parameter {
    Parameter::new(name, ParameterKind::Python(None))
}

/// A parameter for a Python object, passed unchanged, which `check` accepts or refuses.
pub const fn checked(name: &'static str, check: fn(PythonObject) -> bool) -> Parameter {
    Parameter::new(name, ParameterKind::Python(Some(Check(check))))
}

/// The object in the form in which C++ takes it, valid as long as the caller holds a reference.
#[inline]
pub(crate) fn as_it_is(object: &Bound<'_, PyAny>) -> PythonObject {
    // SAFETY: the caller of C++ holds a reference until C++ has returned.
    unsafe { PythonObject::new(object.as_ptr().cast()) }
}

/// An argument of a call, passed unchanged, or a null pointer.
fn given(argument: &Bound<'_, PyAny>) -> PythonObject {
    if is_null(argument) { PythonObject::NULL } else { as_it_is(argument) }
}

impl Argument<'_> for PythonObject {
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        // Overloads are selected by kind; the function itself interprets the object.
        Ok(given(arguments.object(index)))
    }
}

impl Passed for PythonObject {
    type Read<'a> = PythonObject;
    type As<'a> = PythonObject;

    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<PythonObject> {
        arguments.get(index)
    }

    #[inline]
    fn plain(given: &PlainArguments<'_, '_>, index: usize) -> std::result::Result<PythonObject, Unfit> {
        given.python(index)
    }

    #[inline]
    fn pass(read: &PythonObject, _: u64) -> PythonObject {
        *read
    }
}

// SAFETY: C++ returns a new reference, or null with an exception set; PyO3 creates an exception if none is
// set.
unsafe impl Returned for PythonObject {
    #[inline]
    fn into_new_reference(self, _attached: Python<'_>) -> *mut ffi::PyObject {
        self.address().cast()
    }

    #[inline]
    fn unset() -> PythonObject {
        PythonObject::NULL
    }
}

impl Value for PythonObject {}

impl PlainArguments<'_, '_> {
    /// Takes any object unchanged.
    #[inline]
    pub(crate) fn python(&self, index: usize) -> Read<PythonObject> {
        match self.parameters[index].kind {
            // Only calls with keywords have placeholders for null pointers, and they are not plain.
            ParameterKind::Python(None) => Ok(as_it_is(&self.objects[index])),
            ParameterKind::Python(Some(check)) => self.checked_python(index, check),
            _ => Err(Unfit::Unknown),
        }
    }

    /// Takes an object that `check` accepts.
    #[inline(never)]
    fn checked_python(&self, index: usize, check: Check) -> Read<PythonObject> {
        let given = as_it_is(&self.objects[index]);
        // The next way of making the call checks again, and then raises an exception of the check.
        let is_taken = check.accepts(self.objects[index].py(), given).unwrap_or(false);
        if is_taken { Ok(given) } else { Err(Unfit::Refused) }
    }
}

/// Checks that the interface's own code accepts an object, if there is such code.
pub(crate) fn check(check: Option<Check>, object: &Bound<'_, PyAny>) -> Result<()> {
    match check {
        Some(check) if !check.accepts(object.py(), as_it_is(object))? => {
            refuse(ErrorKind::Type, format!("takes no `{}`", object.get_type().name()?))
        }
        _ => Ok(()),
    }
}

/// Whether an object runs no code except that of its class when C++ reads it: numbers in a slice may run
/// code.
pub(crate) fn is_settled(object: &Bound<'_, PyAny>) -> bool {
    !object.is_exact_instance_of::<PySlice>()
}

/// A slice of plain numbers, in the form that C++ reads.
pub(crate) fn settled<'py>(object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    let py = object.py();
    let part = |name: &Bound<'py, PyString>| -> Result<Bound<'py, PyAny>> {
        let part = object.getattr(name)?;
        if part.is_none() { Ok(part) } else { index(&part) }
    };
    let (start, stop, step) =
        (part(intern!(py, "start"))?, part(intern!(py, "stop"))?, part(intern!(py, "step"))?);
    // SAFETY: live objects, to which the function takes references; a new reference, or NULL with an
    // exception set.
    let slice = unsafe {
        Bound::from_owned_ptr_or_err(py, ffi::PySlice_New(start.as_ptr(), stop.as_ptr(), step.as_ptr()))
    };
    Ok(slice?)
}
