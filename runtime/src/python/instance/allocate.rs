//! New instances, without their objects.

use crate::python::instance::Instance;
use crate::python::instance::root::ROOT;
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use std::sync::atomic::Ordering;

/// A new instance without its object. Nothing refers to an instance that has no attributes: the collector does not look at it
/// before [`Instance::track`].
///
/// # Safety
/// A live type that the runtime has made of a spec, and the lock is held.
#[inline]
pub(crate) unsafe fn allocate(kind: *mut ffi::PyTypeObject) -> *mut ffi::PyObject {
    // SAFETY: the caller's: an object of the type is as large as an `Instance`. Memory full of zeros behind the head is one without
    // an object, for all fields are pointers or `None`, zero and false.
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
    // SAFETY: the class's type, which was made when the module was loaded; a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(object)) }
}

/// A new instance of no class, without its object.
pub(crate) fn plain_instance(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    // SAFETY: the root, which was made before any class; a new reference or NULL with an exception set.
    unsafe { Bound::from_owned_ptr_or_err(py, allocate(ROOT.load(Ordering::Relaxed))) }
}
