//! `self.this = other.this`: code written for SWIG does this where Python makes an instance without its
//! constructor, as `pickle` does. SWIG itself assigns its own pointers in this way (`protocols/swig.rs`).

use crate::python::instance::{Instance, pointer_object};
use crate::python::interpreter::swig::object::behind;
use crate::python::interpreter::{attached, raised};
use crate::python::protocols::swig;
use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};

/// The getter of `this`: a pointer to the object or, if the object is SWIG's, SWIG's own pointer.
pub(crate) unsafe extern "C" fn get(object: *mut ffi::PyObject, _closure: *mut c_void) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held.
    unsafe {
        if Instance::at(object).class.get().is_none() {
            // SWIG reads the attribute before it assigns a pointer.
            let message = "the object was not constructed: it has no `this` yet";
            raised::raise(Python::assume_attached(), |py| raised::exception::<PyAttributeError>(py, message));
            return std::ptr::null_mut();
        }
        let foreign: *mut ffi::PyObject = swig::this(Instance::at(object)).cast();
        if foreign.is_null() { pointer_object::to(object) } else { foreign }
    }
}

pub(crate) unsafe extern "C" fn set(
    object: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
    _closure: *mut c_void,
) -> c_int {
    // SAFETY: Python calls this with the lock held, a live instance, and a live value or NULL to delete it.
    let (py, instance, own, value) = unsafe {
        let py = Python::assume_attached();
        let own = Borrowed::from_ptr(py, object);
        (py, Instance::at(object), own, Bound::from_borrowed_ptr_or_opt(py, value))
    };
    // Everything that an exception refers to is released at once.
    attached(py, |py| match assign(instance, &own, value.as_ref()) {
        Ok(()) => 0,
        Err(error) => {
            raised::raise(py, |_| error);
            -1
        }
    })
}

fn assign(instance: &Instance, own: &Bound<'_, PyAny>, value: Option<&Bound<'_, PyAny>>) -> PyResult<()> {
    let value = value.ok_or_else(|| PyAttributeError::new_err("`this` cannot be deleted"))?;
    let pointee = pointer_object::pointee(value);
    if instance.class.get().is_none()
        && pointee.is_none()
        && let Some(pointer) = behind(value)
    {
        let adopted = swig::adopt(instance, own, &pointer);
        return adopted.map_err(|failure| failure.into_py_err(value.py(), "this"));
    }
    let Some(other) = Instance::of(pointee.as_ref().unwrap_or(value)) else {
        let kind = value.get_type();
        let message = format!("`this`: expected that of another object, got `{}`", kind.name()?);
        return Err(PyTypeError::new_err(message));
    };
    if std::ptr::eq(instance, other) {
        return Ok(());
    }
    if instance.class.get().is_some() {
        return Err(PyAttributeError::new_err(
            "`this` of an object that has been constructed stays: make another with `__new__`",
        ));
    }
    // Instances and buffers of its elements would no longer be tracked.
    let usable = other.object_as_it_is().and_then(|_| other.check_changeable());
    usable.map_err(|failure| failure.into_py_err(value.py(), "this"))?;
    if !other.may_be_left() {
        return Err(PyErr::fetch(value.py()));
    }
    instance.take_over(other);
    Ok(())
}
