//! New instances, without their objects.

use crate::python::instance::Instance;
use crate::python::instance::root::ROOT;
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use std::sync::atomic::Ordering;

/// A new instance without its object. A new instance has no attributes, and the collector does not visit it
/// before [`Instance::track`].
///
/// # Safety
/// `kind` is a live type that the runtime has made from a spec, and the lock is held.
#[inline]
pub(crate) unsafe fn allocate(kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller: an object of the type has the size of an `Instance`. Zeroed memory
    // after the head is an instance without an object, because all fields are pointers or `None`, zero and
    // false.
    unsafe {
        let instance: *mut Instance = ffi::PyObject_GC_New(kind);
        if !instance.is_null() {
            let head = size_of::<ffi::PyObject>();
            instance.cast::<u8>().add(head).write_bytes(0, size_of::<Instance>() - head);
        }
        instance.cast()
    }
}

/// A new instance of a class, without its object.
pub(crate) fn instance<'py>(py: Python<'py>, class: &'static Class) -> PyResult<Bound<'py, PyAny>> {
    let object = class.object();
    // SAFETY: the class's type was made when the module was loaded; a new reference or NULL with an exception
    // set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(object)) }
}

/// A new instance without a class and without an object.
pub(crate) fn plain_instance(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    // SAFETY: the root was made before any class; a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(ROOT.load(Ordering::Relaxed))) }
}
