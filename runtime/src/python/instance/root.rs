//! The root type of all classes, one for all modules of a process, which is in their shared entry of
//! `sys.modules`, and the instance for everything that C++ keeps.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The root, as this module knows it; NULL before the module has a class.
pub(crate) static ROOT: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());

/// This module's pointer to the instance that lists the containers that C++ keeps.
pub(crate) static OF_CXX: AtomicPtr<ffi::PyObject> = AtomicPtr::new(ptr::null_mut());

/// The instance, one for all modules, that lists the containers that C++ keeps. It lives forever.
pub(crate) fn of_cxx() -> *mut ffi::PyObject {
    OF_CXX.load(Ordering::Relaxed)
}

/// Whether an object is an instance of a class of any module.
///
/// # Safety
/// The object is alive, and the lock is held.
#[inline]
pub(crate) unsafe fn is_instance(object: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller; the type of a live object is alive.
    unsafe { is_class(ffi::Py_TYPE(object)) }
}

/// Whether a type is the type of a class of any module.
///
/// # Safety
/// The type is alive, and the lock is held.
#[inline]
pub(crate) unsafe fn is_class(kind: *mut ffi::PyTypeObject) -> bool {
    let root = ROOT.load(Ordering::Relaxed);
    // SAFETY: guaranteed by the caller; the root lives forever.
    !root.is_null() && unsafe { ffi::PyType_IsSubtype(kind, root) != 0 }
}

/// Whether a type derives from the root of any version of quaff.
pub(crate) fn is_root_of_any_version(class: &Bound<'_, PyType>) -> bool {
    let is_root = |class: &Bound<'_, PyAny>| {
        let named = |attribute: &str| class.getattr(attribute).ok()?.extract::<String>().ok();
        named("__module__").as_deref() == Some("quaff") && named("__qualname__").as_deref() == Some("Object")
    };
    class
        .getattr("__mro__")
        .ok()
        .and_then(|order| order.cast_into::<PyTuple>().ok())
        .is_some_and(|order| order.iter().any(|base| is_root(&base)))
}
