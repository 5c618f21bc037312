//! The pointers that `this` gives: one refers to an instance, and is compared, hashed and converted to a number by the
//! address of the instance's object, whatever the class defines. A class may therefore compare the pointers in an `__eq__`
//! of its own. All else that is asked of a pointer is asked of the instance.

use crate::python::instance::{Instance, root};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The type of all pointers of the process, for this module; NULL before it has a class.
pub(crate) static KIND: AtomicPtr<ffi::PyTypeObject> = AtomicPtr::new(ptr::null_mut());

#[repr(C)]
pub(crate) struct Pointer {
    head: ffi::PyObject,
    /// A reference to the instance; NULL only in one that the collector has cleared.
    pub instance: *mut ffi::PyObject,
}

/// A new pointer to an instance; NULL with an exception set.
///
/// # Safety
/// A live instance, and the lock is held.
pub(crate) unsafe fn to(instance: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: an instance's module has loaded the type, which has the size of a `Pointer`; the field is filled before the
    // collector knows of the object.
    unsafe {
        let pointer: *mut Pointer = ffi::PyObject_GC_New(KIND.load(Ordering::Relaxed));
        if !pointer.is_null() {
            (*pointer).instance = ffi::Py_NewRef(instance);
            ffi::PyObject_GC_Track(pointer.cast());
        }
        pointer.cast()
    }
}

/// The instance that `given` points to, if it is a pointer.
pub(crate) fn pointee<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    // SAFETY: a live object and the lock; NULL or a live instance.
    unsafe { Bound::from_borrowed_ptr_or_opt(given.py(), of(given.as_ptr())) }
}

/// The instance that an object points to, borrowed; NULL if it is no pointer.
///
/// # Safety
/// A live object, and the lock is held.
unsafe fn of(object: *mut ffi::PyObject) -> *mut ffi::PyObject {
    // SAFETY: the caller's; objects of this very type are pointers.
    unsafe {
        match ptr::eq(ffi::Py_TYPE(object), KIND.load(Ordering::Relaxed)) {
            true => (*object.cast::<Pointer>()).instance,
            false => ptr::null_mut(),
        }
    }
}

/// Whether an object is an instance, or points to one; the instance is borrowed.
///
/// # Safety
/// A live object, and the lock is held.
pub(crate) unsafe fn instance_behind(object: *mut ffi::PyObject) -> Option<*mut ffi::PyObject> {
    // SAFETY: the caller's.
    unsafe {
        let pointee = of(object);
        if !pointee.is_null() {
            return Some(pointee);
        }
        root::is_instance(object).then_some(object)
    }
}

/// Whether an object stands for another one without keeping it alive, as what `__disown__` returns.
#[inline]
pub(crate) fn is_weak_proxy(given: &Bound<'_, PyAny>) -> bool {
    // SAFETY: a live object and the lock.
    unsafe { ffi::PyWeakref_CheckProxy(given.as_ptr()) != 0 }
}

/// The instance inside an exception of ours, or behind a pointer or a weak proxy.
pub(crate) fn inside<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, PyAny>> {
    if let Some(pointee) = pointee(given) {
        return Some(pointee);
    }
    if is_weak_proxy(given) {
        return given.getattr("this").ok().and_then(|this| self::pointee(&this));
    }
    // SAFETY: a live object and the lock.
    let is_exception = unsafe { ffi::PyExceptionInstance_Check(given.as_ptr()) != 0 };
    let this = is_exception.then(|| given.getattr("this").ok()).flatten()?;
    Instance::of(&this).is_some().then_some(this)
}
