//! Python objects that C++ gets unchanged: `PyObject *`.

use crate::core::error::ErrorKind;
use crate::core::object::PythonObject;
use crate::python::convert::number::index;
use crate::python::convert::number::refuse;
use crate::python::interpreter::Result;
use crate::python::table::literal::is_null;
use crate::python::table::parameter::Check;
use crate::python::table::plain::Read;
use crate::python::table::{Argument, Arguments, Kind, Parameter, Passed, Plain, Returned, Unfit, Value};
use pyo3::ffi;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PySlice;
use pyo3::types::PyString;

/// Anything, as it is.
pub const fn python(name: &'static str) -> Parameter {
    Parameter::new(name, Kind::Python(None))
}

/// A Python object as it is, which `check` accepts or refuses.
pub const fn checked(name: &'static str, check: fn(PythonObject) -> bool) -> Parameter {
    Parameter::new(name, Kind::Python(Some(Check(check))))
}

/// The object, as long as it lives.
pub(crate) fn as_it_is(object: &Bound<'_, PyAny>) -> PythonObject {
    // SAFETY: the caller of C++ holds a reference until C++ has returned.
    unsafe { PythonObject::new(object.as_ptr().cast()) }
}

/// An argument of a call as it is, or a null pointer.
fn given(argument: &Bound<'_, PyAny>) -> PythonObject {
    if is_null(argument) { PythonObject::NULL } else { as_it_is(argument) }
}

impl Argument<'_> for PythonObject {
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        // Overloads are told apart by their kinds; what the object is to C++ the function itself finds out.
        Ok(given(arguments.object(index)))
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

impl Plain<'_, '_> {
    /// Takes any object as it is.
    pub(crate) fn python(&self, index: usize) -> Read<PythonObject> {
        let given = given(&self.objects[index]);
        match self.parameters[index].kind {
            Kind::Python(Some(check)) if !check.0(given) => Err(Unfit::Refused),
            Kind::Python(_) => Ok(given),
            _ => Err(Unfit::Unknown),
        }
    }
}

/// Sees that code of the interface's takes an object, where there is such code.
pub(crate) fn check(check: Option<Check>, object: &Bound<'_, PyAny>) -> Result<()> {
    match check {
        Some(check) if !check.0(as_it_is(object)) => {
            refuse(ErrorKind::Type, format!("takes no `{}`", object.get_type().name()?))
        }
        _ => Ok(()),
    }
}

/// Whether C++ finds no code in an object other than that of its class: numbers in a slice may have such.
pub(crate) fn is_settled(object: &Bound<'_, PyAny>) -> bool {
    !object.is_exact_instance_of::<PySlice>()
}

/// A slice of plain numbers, as C++ takes it apart.
pub(crate) fn settled<'py>(object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    let py = object.py();
    let part = |name: &Bound<'py, PyString>| -> Result<Bound<'py, PyAny>> {
        let part = object.getattr(name)?;
        if part.is_none() { Ok(part) } else { index(&part) }
    };
    let (start, stop, step) =
        (part(intern!(py, "start"))?, part(intern!(py, "stop"))?, part(intern!(py, "step"))?);
    // SAFETY: live objects, which it takes references of; a new reference, or NULL with an exception set.
    let slice = unsafe {
        Bound::from_owned_ptr_or_err(py, ffi::PySlice_New(start.as_ptr(), stop.as_ptr(), step.as_ptr()))
    };
    Ok(slice?)
}
