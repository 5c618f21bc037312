//! Calls a Python object with arguments that lie one after another: by Python's function for that, which the stable ABI has
//! since Python 3.12 and Python since 3.9, or with a tuple.

use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::mem;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering};

/// The address of `PyObject_Vectorcall`, once a module is loaded; NULL where Python does not export it.
static FUNCTION: AtomicPtr<c_void> = AtomicPtr::new(ptr::null_mut());

/// The type of `PyObject_Vectorcall`.
type Vectorcall = unsafe extern "C" fn(
    *mut ffi::PyObject,
    *const *mut ffi::PyObject,
    usize,
    *mut ffi::PyObject,
) -> *mut ffi::PyObject;

/// Finds the function.
pub(crate) fn find() {
    // SAFETY: a name that ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"PyObject_Vectorcall".as_ptr()) };
    FUNCTION.store(found, Ordering::Relaxed);
}

/// Calls `callable` with `arguments`.
///
/// # Safety
/// Live objects, and the lock is held.
#[inline]
pub(crate) unsafe fn call<'py>(
    py: Python<'py>,
    callable: *mut ffi::PyObject,
    arguments: &[*mut ffi::PyObject],
) -> PyResult<Bound<'py, PyAny>> {
    let function = FUNCTION.load(Ordering::Relaxed);
    // SAFETY: the caller's; the function has been of this type since it is there. A new reference, or NULL with an exception set.
    unsafe {
        let made = match function.is_null() {
            true => call_with_tuple(py, callable, arguments)?,
            false => {
                let function: Vectorcall = mem::transmute(function);
                function(callable, arguments.as_ptr(), arguments.len(), ptr::null_mut())
            }
        };
        Bound::from_owned_ptr_or_err(py, made)
    }
}

/// Calls `callable` with the arguments behind the first of `places`. Python may use that place itself, for the object that
/// a bound method is called on.
///
/// # Safety
/// As [`call`].
#[inline]
pub(crate) unsafe fn call_behind<'py>(
    py: Python<'py>,
    callable: *mut ffi::PyObject,
    places: &mut [*mut ffi::PyObject],
) -> PyResult<Bound<'py, PyAny>> {
    let function = FUNCTION.load(Ordering::Relaxed);
    if function.is_null() {
        // SAFETY: the caller's.
        return unsafe { call(py, callable, &places[1..]) };
    }
    let count = places.len() - 1;
    // SAFETY: as in `call`; the first place is free for Python, and writable.
    unsafe {
        let function: Vectorcall = mem::transmute(function);
        let made = function(callable, places.as_mut_ptr().add(1), count | FIRST_IS_FREE, ptr::null_mut());
        Bound::from_owned_ptr_or_err(py, made)
    }
}

/// `PY_VECTORCALL_ARGUMENTS_OFFSET`
const FIRST_IS_FREE: usize = 1 << (usize::BITS - 1);

/// # Safety
/// As [`call`].
#[cold]
unsafe fn call_with_tuple(
    py: Python<'_>,
    callable: *mut ffi::PyObject,
    arguments: &[*mut ffi::PyObject],
) -> PyResult<*mut ffi::PyObject> {
    // SAFETY: the caller's; the tuple takes references.
    unsafe {
        let objects = arguments.iter().map(|object| Borrowed::from_ptr(py, *object).to_owned());
        let tuple = pyo3::types::PyTuple::new(py, objects.collect::<Vec<_>>())?;
        Ok(ffi::PyObject_CallObject(callable, tuple.as_ptr()))
    }
}
