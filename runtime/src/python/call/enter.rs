//! The entries by which Python calls a function, and their common parts. Panics and errors become exceptions
//! here.

use crate::python::call::cxx::thrown;
use crate::python::call::{keyword, lazy, overload, plain};
use crate::python::interpreter::{Failure, Result, guarded};
use crate::python::table::arguments::objects;
use crate::python::table::signature::Objects;
use crate::python::table::{Function, Named, Returned, Signature, This};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::{ptr, slice};

/// Calls `function` with arguments as Python passes them.
///
/// # Safety
/// The call is that of a METH_FASTCALL | METH_KEYWORDS function: the interpreter's lock is held; `arguments`
/// contains `count` live objects and then one for each name in `keywords`, a tuple or NULL.
pub unsafe extern "C" fn call(
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock. `Python::attach` would check that again, at a third of the cost of a
    // short call.
    let py = unsafe { Python::assume_attached() };
    guarded(
        py,
        || function.name().to_owned(),
        || {
            let outcome = if keywords.is_null() {
                // SAFETY: guaranteed by the caller.
                let objects = unsafe { objects(py, arguments, count.unsigned_abs()) };
                match plain::call(py, function, None, objects) {
                    Some(outcome) => outcome,
                    None => overload::call(py, function, None, objects, &Named::default()),
                }
            } else {
                // SAFETY: guaranteed by the caller.
                unsafe { call_with_keywords(py, function, None, arguments, count, keywords) }
            };
            // SAFETY: guaranteed by the caller.
            outcome.or_else(|failure| unsafe {
                lazy::instead(py, function, arguments, count, keywords, failure)
            })
        },
    )
}

/// Calls a function of one overload that gets the caller's objects unchanged, as code of typemaps does,
/// without the steps that other kinds of arguments need. `cxx` is the function of the overload in the bridge.
///
/// # Safety
/// The requirements of [`call`](fn@call) hold.
#[inline(always)]
pub unsafe fn call_with_objects<P: Objects + Signature<R>, R: Returned>(
    function: &'static Function,
    cxx: P::Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    if !keywords.is_null() || count != P::COUNT {
        // SAFETY: guaranteed by the caller.
        return unsafe { call(function, arguments, count, keywords) };
    }
    // SAFETY: there are as many live objects, and the caller holds the lock.
    let (given, py) = unsafe { (P::at(arguments), Python::assume_attached()) };
    let mut result = R::unset();
    let is_done = P::call(cxx, &given, 0, &mut result);
    if is_done {
        let object = result.into_new_reference(py);
        if !object.is_null() {
            return object;
        }
    }
    // SAFETY: guaranteed by the caller.
    unsafe { failed(py, function, arguments, count, is_done) }
}

/// Raises the exception of a failed call without keywords, unless the call is lazy. If C++ has returned
/// (`is_done`), a Python exception is already set; otherwise C++ has thrown the exception.
///
/// # Safety
/// The requirements of [`call`](fn@call) hold.
#[cold]
#[inline(never)]
unsafe fn failed(
    py: Python<'_>,
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    is_done: bool,
) -> *mut ffi::PyObject {
    guarded(
        py,
        || function.name().to_owned(),
        || {
            let failure = if is_done { Failure::set(py) } else { thrown() };
            // SAFETY: guaranteed by the caller.
            unsafe { lazy::instead(py, function, arguments, count, ptr::null_mut(), failure) }
        },
    )
}

/// Calls a function on an object, with positional arguments.
#[inline(always)]
pub(crate) fn call_on<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    objects: &[Bound<'py, PyAny>],
) -> Result<Bound<'py, PyAny>> {
    match plain::call(py, function, Some(&this), objects) {
        Some(outcome) => outcome,
        None => overload::call(py, function, Some(this), objects, &Named::default()),
    }
}

/// Calls a function with keywords, as Python passes them to a vectorcall: values behind the positional
/// arguments.
///
/// # Safety
/// The lock is held; `arguments` contains `count` live objects and then one for each name in `keywords`, a
/// tuple.
pub(crate) unsafe fn call_with_keywords<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<This<'_>>,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let given = keyword::place(py, function, arguments, count, keywords)?;
        // `place` has only put the live objects into another order.
        let objects = objects(py, given.arguments.as_ptr(), given.arguments.len());
        overload::call(py, function, this, objects, &given.named)
    }
}

/// Calls `function` for Rust code that Python called, with positional arguments.
///
/// # Errors
/// The exceptions that the function's callers get.
pub(crate) fn call_with<'py>(
    function: &'static Function,
    arguments: &Bound<'py, PyTuple>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = arguments.py();
    let objects: Vec<Bound<'py, PyAny>> = arguments.iter().collect();
    let outcome = overload::call(py, function, None, &objects, &Named::default());
    outcome.map_err(|failure| failure.into_py_err(py, function.name()))
}

/// Calls `function` for Rust code that Python called.
///
/// # Errors
/// The exceptions that the function's callers get.
pub fn call_from_rust<'py>(
    function: &'static Function,
    array: &Bound<'py, PyAny>,
    stream: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = array.py();
    let stream = stream.map_or(Ok(None), keyword::read_stream);
    let outcome = stream.and_then(|stream| {
        let named = Named { stream, ..Named::default() };
        overload::call(py, function, None, slice::from_ref(array), &named)
    });
    outcome.map_err(|failure| failure.into_py_err(py, function.name()))
}
