//! Calls a Python object with contiguous arguments: by Python's vectorcall function, which Python has since
//! 3.9 and the stable ABI since 3.12, or with a tuple.

use crate::python::interpreter::attach::is_ending;
use crate::python::interpreter::{Failure, Result};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::{mem, process, ptr};

/// The function that performs calls: Python's own after a module was loaded, if Python exports it.
static FUNCTION: AtomicPtr<c_void> = AtomicPtr::new(call_with_tuple as *mut c_void);

/// The type of `PyObject_Vectorcall`, which [`Ending`] may unwind.
type Vectorcall = unsafe extern "C-unwind" fn(
    *mut ffi::PyObject,
    *const *mut ffi::PyObject,
    usize,
    *mut ffi::PyObject,
) -> *mut ffi::PyObject;

/// Looks up Python's function.
pub(crate) fn find() {
    // SAFETY: the name ends with a zero.
    let found = unsafe { libc::dlsym(libc::RTLD_DEFAULT, c"PyObject_Vectorcall".as_ptr()) };
    if !found.is_null() {
        FUNCTION.store(found, Ordering::Relaxed);
    }
}

/// Calls `callable` with `arguments`.
///
/// # Safety
/// `callable` and `arguments` are live, and the lock is held.
#[inline]
pub(crate) unsafe fn call<'py>(
    py: Python<'py>,
    callable: *mut ffi::PyObject,
    arguments: &[*mut ffi::PyObject],
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    unsafe { run(py, callable, arguments.as_ptr(), arguments.len()) }
}

/// Calls `callable` with the arguments after the first of `places`. Python may use the first place itself,
/// for the object that a bound method is called on.
///
/// # Safety
/// The requirements of [`call`] hold, and there is a first place.
#[inline]
pub(crate) unsafe fn call_behind<'py>(
    py: Python<'py>,
    callable: *mut ffi::PyObject,
    places: &mut [*mut ffi::PyObject],
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller; the first place is free for Python, and writable.
    unsafe { run(py, callable, places.as_mut_ptr().add(1), (places.len() - 1) | FIRST_IS_FREE) }
}

/// `PY_VECTORCALL_ARGUMENTS_OFFSET`
pub(in crate::python::container) const FIRST_IS_FREE: usize = 1 << (usize::BITS - 1);

/// Calls `callable` by Python's function for vectorcalls, or with a tuple if this Python has none.
///
/// # Safety
/// The requirements of [`call`] hold. `count` is the number of arguments, with [`FIRST_IS_FREE`] if Python
/// may use the place before them.
#[inline(always)]
unsafe fn run<'py>(
    py: Python<'py>,
    callable: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller; the result is a new reference, or NULL with an exception set.
    unsafe {
        let made = call_object(callable, arguments, count);
        Bound::from_owned_ptr_or_opt(py, made).ok_or_else(|| Failure::set(py))
    }
}

/// Calls `callable`, and returns a new reference, or NULL with an exception set.
///
/// # Safety
/// The requirements of [`run`] hold.
#[inline(always)]
pub(in crate::python::container) unsafe fn call_object(
    callable: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller; the function has this type in all versions.
    unsafe {
        let function: Vectorcall = mem::transmute(FUNCTION.load(Ordering::Relaxed));
        let ending = Ending;
        let made = function(callable, arguments, count, ptr::null_mut());
        mem::forget(ending);
        made
    }
}

/// Stops the thread for ever when it is dropped by an unwinding while the interpreter shuts down.
///
/// Python before 3.14 then ends a thread of C++'s, or a daemon thread, that runs Python code: by
/// `pthread_exit`, which unwinds the stack. Rust and C++ would end the process for that, in `catch_unwind`
/// and in `catch (...)`, and would release objects without the lock. Python 3.14 stops such threads, too.
///
/// Functions that quaff binds raise an exception for a `pthread_exit` (`include/quaff/thread_exit.hpp`). If
/// another function has ended the thread, Python's own state is left in the middle of its call, and the
/// process ends.
struct Ending;

impl Drop for Ending {
    #[cold]
    fn drop(&mut self) {
        while is_ending() {
            // SAFETY: a plain call of C, which returns after signals.
            unsafe { libc::pause() };
        }
        eprintln!(
            "fatal error: a function that quaff does not bind has ended a thread by pthread_exit or \
             pthread_cancel in Python code that C++ had called"
        );
        process::abort();
    }
}

/// The substitute for Python's function in versions of Python that do not export it.
///
/// # Safety
/// The requirements of [`run`] hold.
unsafe extern "C-unwind" fn call_with_tuple(
    callable: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: usize,
    _keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    let count = count & !FIRST_IS_FREE;
    // SAFETY: guaranteed by the caller; the tuple takes a reference to each argument, and is released after
    // the call.
    unsafe {
        let tuple = ffi::PyTuple_New(count.cast_signed());
        if tuple.is_null() {
            return tuple;
        }
        for at in 0..count {
            let argument = *arguments.add(at);
            ffi::Py_INCREF(argument);
            ffi::PyTuple_SetItem(tuple, at.cast_signed(), argument);
        }
        let returned = ffi::PyObject_CallObject(callable, tuple);
        ffi::Py_DECREF(tuple);
        returned
    }
}
