//! Runs the finalizer of an instance whose object C++ frees: C++ owned both, and others may refer to the instance still. It
//! runs once, while the object is whole.
//!
//! Python's function for that is not in its stable ABI, although it has been there since Python 3.4. Where it is not found,
//! the finalizer runs when the last reference goes.

use pyo3::ffi;
use std::ffi::c_void;
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The address of `PyObject_CallFinalizer`, once a module is loaded; NULL where Python does not export it.
static FUNCTION: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

/// The type of `PyObject_CallFinalizer`.
type CallFinalizer = unsafe extern "C" fn(*mut ffi::PyObject);

/// Finds the function.
pub(crate) fn find() {
    // SAFETY: a name that ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"PyObject_CallFinalizer".as_ptr()) };
    FUNCTION.store(found, Ordering::Relaxed);
}

/// Runs the finalizer, unless it has run.
///
/// # Safety
/// A live object, which somebody keeps alive meanwhile; the lock is held.
pub(super) unsafe fn finalize(object: *mut ffi::PyObject) {
    let function = FUNCTION.load(Ordering::Relaxed);
    if !function.is_null() {
        // SAFETY: the caller's; the function has been of this type since it is there.
        unsafe { mem::transmute::<*mut c_void, CallFinalizer>(function)(object) };
    }
}
