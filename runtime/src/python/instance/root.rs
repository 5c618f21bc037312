//! The root type of all classes: one for all modules of a process, in their shared entry of `sys.modules`.

use crate::python::instance::Instance;
use pyo3::ffi;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The root, for this module; NULL before it has a class.
pub(crate) static ROOT: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());

/// The instance that lists the containers that C++ keeps, for this module.
pub(crate) static OF_CXX: AtomicPtr<ffi::PyObject> = AtomicPtr::new(ptr::null_mut());

/// The instance, one for all modules, that lists the containers that C++ keeps. It lives for ever.
pub(crate) fn of_cxx() -> *mut ffi::PyObject {
    OF_CXX.load(Ordering::Relaxed)
}

/// Whether Python holds elements of containers that C++ keeps.
#[inline]
pub(crate) fn reaches_cxx() -> bool {
    let of_cxx = of_cxx();
    // SAFETY: an instance that lives for ever, or NULL before there is a class.
    !of_cxx.is_null() && unsafe { Instance::at(of_cxx) }.is_reached()
}

/// Whether an object is an instance of some class, of whichever module.
///
/// # Safety
/// A live object, and the lock is held.
#[inline]
pub(crate) unsafe fn is_instance(object: *mut ffi::PyObject) -> bool {
    // SAFETY: the caller's; the type of a live object is alive.
    unsafe { is_class(ffi::Py_TYPE(object)) }
}

/// Whether a type is that of some class, of whichever module.
///
/// # Safety
/// A live type, and the lock is held.
#[inline]
pub(crate) unsafe fn is_class(kind: *mut ffi::PyTypeObject) -> bool {
    let root = ROOT.load(Ordering::Relaxed);
    // SAFETY: the caller's; the root lives for ever.
    !root.is_null() && unsafe { ffi::PyType_IsSubtype(kind, root) != 0 }
}

/// Whether what keeps an object alive, an instance or a tuple of some, has objects of its own still.
///
/// # Safety
/// A live object, and the lock is held.
pub(crate) unsafe fn holds_objects(keeper: *mut ffi::PyObject) -> bool {
    // SAFETY: the caller's; a tuple's items live as long as it does.
    unsafe {
        if is_instance(keeper) {
            return Instance::at(keeper).is_alive();
        }
        (0..ffi::PyTuple_Size(keeper)).all(|index| holds_objects(ffi::PyTuple_GetItem(keeper, index)))
    }
}
