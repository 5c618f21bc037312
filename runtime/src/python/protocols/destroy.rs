//! `__swig_destroy__`, by which code that was written for SWIG frees an object before its instance.

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::Instance;
use crate::python::instance::pointer_object::instance_inside;
use crate::python::interpreter::{Failure, Result, attached, raised};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;

/// The class method: `Circle.__swig_destroy__(circle)`.
pub(crate) unsafe extern "C" fn destroy(
    class: *mut ffi::PyObject,
    given: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: Python calls this with the lock held.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: Python passes a live class and a live argument.
    let (class, given) = unsafe { (Borrowed::from_ptr(py, class), Borrowed::from_ptr(py, given)) };
    attached(py, |py| match destroyed(&class, &given) {
        Ok(()) => py.None().into_ptr(),
        Err(failure) => {
            raised::raise(py, |py| failure.into_py_err(py, "__swig_destroy__"));
            ptr::null_mut()
        }
    })
}

fn destroyed(class: &Bound<'_, PyAny>, given: &Bound<'_, PyAny>) -> Result<()> {
    // As in C++, to delete a null pointer has no effect.
    if given.is_none() {
        return Ok(());
    }
    let inside = instance_inside(given);
    let given = inside.as_ref().unwrap_or(given);
    let instance =
        Instance::behind(given).ok_or_else(|| refused(ErrorKind::Type, "expected an object of C++"))?;
    if !is_of(instance, class) {
        return Err(refused(ErrorKind::Type, "the object is not of the class whose destructor this is"));
    }
    instance.read_swig();
    instance.object_as_it_is()?;
    // C++'s shared pointers refer to an object that has been lent.
    if !instance.ownership.get().is_only_owner() && instance.own_holder().is_none() {
        return Err(refused(
            ErrorKind::Runtime,
            "the object belongs to C++: set its `thisown` to True first",
        ));
    }
    instance.check_changeable()?;
    instance.check_freed()?;
    instance.end();
    Ok(())
}

/// Whether an instance, or the object that it keeps for a pointer whose own instance is gone, is of a class.
fn is_of(instance: &Instance, class: &Bound<'_, PyAny>) -> bool {
    let class = class.as_ptr().cast();
    let own = instance.class.get().map_or(ptr::null_mut(), |own| own.object());
    // SAFETY: a live instance, a live class, and the type of a loaded class, which lives forever.
    unsafe {
        ffi::PyObject_TypeCheck(instance.as_ptr(), class) != 0
            || (!own.is_null() && ffi::PyType_IsSubtype(own, class) != 0)
    }
}

fn refused(kind: ErrorKind, message: &'static str) -> Failure {
    Failure::value(Error::new(kind, message))
}
