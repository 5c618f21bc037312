//! Attributes for code that was written for SWIG.
//!
//! `self.this = other.this`: code written for SWIG does this where Python makes an instance without its
//! constructor, as `pickle` does. SWIG itself assigns its own pointers in this way (`protocols/swig.rs`).
//!
//! `__swig_destroy__` frees an object before its instance.

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::pointer_object::instance_inside;
use crate::python::instance::{Instance, pointer_object};
use crate::python::interpreter::swig::object::behind;
use crate::python::interpreter::{Failure, Result, attached, raised};
use crate::python::protocols::swig;
use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;

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

/// Puts the pointer of a constructed instance into the dictionary of its attributes, where SWIG's instances
/// have it: a `__getstate__` that was written for SWIG copies the dictionary, and removes `this` from the
/// copy. Returns whether it succeeded; otherwise an exception is set.
///
/// # Safety
/// `object` is a live instance, `dict` its dictionary, and the lock is held.
pub(crate) unsafe fn show(object: *mut ffi::PyObject, dict: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; the text ends with a zero.
    unsafe {
        let instance = Instance::at(object);
        if instance.class.get().is_none() {
            return true;
        }
        let pointer = get(object, ptr::null_mut());
        if pointer.is_null() {
            return false;
        }
        let done = ffi::PyDict_SetItemString(dict, c"this".as_ptr(), pointer);
        ffi::Py_DECREF(pointer);
        // The dictionary may become part of a cycle without notice.
        instance.track();
        done == 0
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
    let other = Instance::of(pointee.as_ref().unwrap_or(value));
    // The `this` of quaff's own instances looks like a pointer of SWIG's.
    if instance.class.get().is_none()
        && other.is_none()
        && let Some(pointer) = behind(value)
    {
        let adopted = swig::adopt(instance, own, &pointer);
        return adopted.map_err(|failure| failure.into_py_err(value.py(), "this"));
    }
    let Some(other) = other else {
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
