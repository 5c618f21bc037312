//! The attributes that directors have in addition to those of their classes: `__disown__`, the notice of
//! changes through `__dict__`, and exceptions that pass through C++.

use crate::python::container::director::vectorcall;
use crate::python::instance::director::link;
use crate::python::instance::{Instance, director};
use crate::python::interpreter::attached;
use crate::python::protocols::this;
use crate::python::table::Director;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;
use std::sync::atomic::Ordering;

/// Registers for the classes of a module which of their functions Python may override.
///
/// # Errors
/// The exceptions that Python raises.
pub fn load_directors(module: &Bound<'_, PyModule>, directors: &[&'static Director]) -> PyResult<()> {
    for director in directors {
        director.class.loaded.director.store(ptr::from_ref(*director).cast_mut(), Ordering::Relaxed);
    }
    link::find_versions(module.py());
    vectorcall::find();
    director::find();
    Ok(())
}

/// `__disown__`, as in SWIG: gives the object, and with it the instance, to C++, and returns a weak proxy of
/// the instance.
pub(crate) unsafe extern "C" fn disown(
    object: *mut ffi::PyObject,
    _none: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: a live instance, and the lock is held; the type is alive, and its text ends with a zero.
    unsafe {
        let instance = Instance::at(object);
        if !instance.is_director() {
            let message =
                c"`__disown__` is for objects of Python subclasses of a director: use `thisown = False`";
            ffi::PyErr_SetString(ffi::PyExc_TypeError, message.as_ptr());
            return ptr::null_mut();
        }
        if !instance.may_be_left() {
            return ptr::null_mut();
        }
        instance.disown();
        ffi::PyWeakref_NewProxy(object, ptr::null_mut())
    }
}

/// The getter of `__dict__`, which lets any code change the attributes without notice.
pub(crate) unsafe extern "C" fn dict(object: *mut ffi::PyObject, closure: *mut c_void) -> *mut ffi::PyObject {
    // SAFETY: Python passes a live instance, and the lock is held.
    unsafe {
        Instance::at(object).open_director();
        let dict = ffi::PyObject_GenericGetDict(object, closure);
        if !dict.is_null() && !this::show(object, dict) {
            ffi::Py_DECREF(dict);
            return ptr::null_mut();
        }
        dict
    }
}

/// The setter of `__dict__`.
pub(crate) unsafe extern "C" fn set_dict(
    object: *mut ffi::PyObject,
    value: *mut ffi::PyObject,
    closure: *mut c_void,
) -> c_int {
    // SAFETY: Python passes a live instance, and the lock is held.
    unsafe {
        Instance::at(object).open_director();
        ffi::PyObject_GenericSetDict(object, value, closure)
    }
}

/// Takes and clears the pending exception: a new reference, or NULL. C++ calls this with the lock held.
#[unsafe(no_mangle)]
extern "C" fn quaff_take_exception() -> *mut ffi::PyObject {
    // SAFETY: C++ holds the lock.
    let py = unsafe { Python::assume_attached() };
    attached(py, |py| PyErr::take(py).map_or(ptr::null_mut(), |error| error.into_value(py).into_ptr()))
}

/// Sets an exception. C++ calls this with the lock held.
///
/// # Safety
/// `exception` is a live exception.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_set_exception(exception: *mut ffi::PyObject) {
    // SAFETY: guaranteed by the caller. `PyErr_SetObject` takes the traceback of the exception itself.
    unsafe { ffi::PyErr_SetObject(ffi::Py_TYPE(exception).cast(), exception) };
}
