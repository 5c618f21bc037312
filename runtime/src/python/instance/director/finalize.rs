//! Runs the finalizer of an instance whose object C++ frees: C++ owned both, and there may still be other
//! references to the instance. It runs once, while the object is intact.
//!
//! `PyObject_CallFinalizer` is not in the stable ABI, although it has existed since Python 3.4. If this
//! Python does not export it, the finalizer runs when the last reference is released.

use pyo3::ffi;
use std::ffi::c_void;
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The address of `PyObject_CallFinalizer` after a module was loaded; NULL if Python does not export it.
static FUNCTION: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

/// The type of `PyObject_CallFinalizer`.
type CallFinalizer = unsafe extern "C" fn(*mut ffi::PyObject);

/// Looks up the function.
pub(crate) fn find() {
    // SAFETY: the name ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"PyObject_CallFinalizer".as_ptr()) };
    FUNCTION.store(found, Ordering::Relaxed);
}

/// Runs the finalizer, unless it has already run.
///
/// # Safety
/// `object` is alive, and another reference keeps it alive meanwhile; the lock is held.
pub(super) unsafe fn finalize(object: *mut ffi::PyObject) {
    let function = FUNCTION.load(Ordering::Relaxed);
    if !function.is_null() {
        // SAFETY: guaranteed by the caller; the function has this type in all versions.
        unsafe { mem::transmute::<*mut c_void, CallFinalizer>(function)(object) };
    }
}
