//! What Python enters when it calls a function, a method or an operator. Panics and errors become exceptions here.

use super::class::This;
use super::keyword::{self, Named};
use super::{Class, Failure, Function, Result, attached, overload, plain, stream};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::panic::{self, AssertUnwindSafe};
use std::{ptr, slice};

/// Calls `function` with arguments as Python hands them over.
///
/// # Safety
/// As Python calls a METH_FASTCALL | METH_KEYWORDS function: the interpreter's lock is held; `arguments` holds
/// `count` live objects and then one for each name in `keywords`, a tuple or NULL.
pub unsafe extern "C" fn call(
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock. To attach would look that up again, at a third of the cost of a short call.
    let py = unsafe { Python::assume_attached() };
    guarded(
        py,
        || function.name().to_owned(),
        || {
            if !keywords.is_null() {
                // SAFETY: as this function's caller promises.
                return unsafe { call_with_keywords(py, function, None, arguments, count, keywords) };
            }
            // SAFETY: as this function's caller promises.
            let objects = unsafe { objects(py, arguments, count.unsigned_abs()) };
            match plain::call(py, function, None, objects) {
                Some(outcome) => outcome,
                None => overload::call(py, function, None, objects, &Named::default()),
            }
        },
    )
}

/// Calls a method of `class` on `instance`.
///
/// # Safety
/// As [`call`], and `instance` is an instance of the class's type.
pub unsafe extern "C" fn call_method(
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let name = || format!("{}.{}", class.full_name(), function.name());
    // SAFETY: as this function's caller promises.
    guarded(py, name, || unsafe { method(py, function, class, instance, arguments, count, keywords) })
}

/// [`call_method`] for an operator: where it takes no such operand, the other one is asked.
///
/// # Safety
/// As [`call_method`].
pub unsafe extern "C" fn call_operator(
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let name = || format!("{}.{}", class.full_name(), function.name());
    guarded(py, name, || {
        // SAFETY: as this function's caller promises.
        match unsafe { method(py, function, class, instance, arguments, count, keywords) } {
            Err(failure) if failure.is_misfit() => Ok(py.NotImplemented().into_bound(py)),
            outcome => outcome,
        }
    })
}

/// # Safety
/// As [`call_method`].
#[inline(always)]
unsafe fn method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    unsafe {
        let this = This::of(instance, class)?;
        let first = if count == 0 { ptr::null_mut() } else { *arguments };
        this.instance.check_method(function, first)?;
        if !keywords.is_null() {
            return call_with_keywords(py, function, Some(this), arguments, count, keywords);
        }
        call_on(py, function, this, objects(py, arguments, count.unsigned_abs()))
    }
}

/// Calls what is called on an object, with arguments by position.
#[inline(always)]
pub(super) fn call_on<'py>(
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

/// # Safety
/// The lock is held; `arguments` holds `count` live objects and then one for each name in `keywords`, a tuple.
pub(super) unsafe fn call_with_keywords<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<This<'_>>,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    unsafe {
        let given = keyword::place(py, function, arguments, count, keywords)?;
        // The same live objects, in another order.
        let objects = objects(py, given.arguments.as_ptr(), given.arguments.len());
        overload::call(py, function, this, objects, &given.named)
    }
}

/// Runs a call, and raises what comes of it.
#[inline(always)]
pub(super) fn guarded<'py>(
    py: Python<'py>,
    name: impl Fn() -> String,
    call: impl FnOnce() -> Result<Bound<'py, PyAny>>,
) -> *mut ffi::PyObject {
    match panic::catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(object)) => object.into_ptr(),
        Ok(Err(failure)) => raise_from(py, failure, name),
        Err(panic) => raise(py, |_| panicked(&name(), &*panic)),
    }
}

#[cold]
fn raise_from(py: Python<'_>, failure: Failure, name: impl FnOnce() -> String) -> *mut ffi::PyObject {
    raise(py, |py| failure.into_py_err(py, &name()))
}

/// Calls `function` for Rust code that Python called, with arguments by position.
///
/// # Errors
/// What the function's callers see.
pub(super) fn call_with<'py>(
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
/// What the function's callers see.
pub fn call_from_rust<'py>(
    function: &'static Function,
    array: &Bound<'py, PyAny>,
    stream: Option<&Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = array.py();
    let stream = stream.map_or(Ok(None), stream::read);
    let outcome = stream.and_then(|stream| {
        let named = Named { stream, ..Named::default() };
        overload::call(py, function, None, slice::from_ref(array), &named)
    });
    outcome.map_err(|failure| failure.into_py_err(py, function.name()))
}

/// Python's pointers as references.
///
/// # Safety
/// `pointers` holds `count` objects that live for `'a`; without any it may be NULL.
pub(super) unsafe fn objects<'a, 'py>(
    _attached: Python<'py>,
    pointers: *const *mut ffi::PyObject,
    count: usize,
) -> &'a [Bound<'py, PyAny>] {
    if count == 0 {
        return &[];
    }
    // SAFETY: `Bound` is a transparent wrapper of the pointer. No reference count changes, as none of these is dropped.
    unsafe { slice::from_raw_parts(pointers.cast(), count) }
}

#[cold]
fn raise(py: Python<'_>, error: impl FnOnce(Python<'_>) -> PyErr) -> *mut ffi::PyObject {
    attached(py, |py| error(py).restore(py));
    ptr::null_mut()
}

/// A panic is a defect of quaff: it is reported, and the process goes on.
fn panicked(name: &str, panic: &(dyn std::any::Any + Send)) -> PyErr {
    let text = panic.downcast_ref::<&str>().copied();
    let text = text.or_else(|| panic.downcast_ref::<String>().map(String::as_str)).unwrap_or("no message");
    pyo3::exceptions::PySystemError::new_err(format!(
        "`{name}` failed inside quaff: {text}; please report this with the call that led to it"
    ))
}
