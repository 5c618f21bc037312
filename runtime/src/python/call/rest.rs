//! Variable arguments, which the code of a typemap over `...` reads from one tuple. Only the entries of functions with such
//! a typemap make the tuple: [`rest_entry!`](crate::rest_entry).

use crate::python::call::enter::{guarded, objects};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Function;
use crate::python::table::function::Entry;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// Runs the entry of a function with its last arguments in a tuple: all those behind the other parameters.
///
/// # Safety
/// As for the entry itself.
pub unsafe fn call_with_rest(
    function: &'static Function,
    entry: Entry,
    instance: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    if !keywords.is_null() {
        // SAFETY: the caller's. The function has no keywords, and the entry says so.
        return unsafe { entry.run(instance, arguments, count, keywords) };
    }
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let call = || {
        // SAFETY: the caller's.
        let given = unsafe { objects(py, arguments, count.unsigned_abs()) };
        let (rest, before) = split(py, function, given)?;
        let all: Vec<*mut ffi::PyObject> = before.iter().chain([rest.as_any()]).map(Bound::as_ptr).collect();
        // SAFETY: live objects, as many as it is told. `rest` lives until the entry has returned.
        let result = unsafe { entry.run(instance, all.as_ptr(), all.len().cast_signed(), keywords) };
        // SAFETY: a new reference, or NULL with an exception.
        Ok(unsafe { Bound::from_owned_ptr_or_err(py, result) }?)
    };
    guarded(py, || function.name().to_owned(), call)
}

/// Splits off the tuple of the further arguments from those before it.
fn split<'a, 'py>(
    py: Python<'py>,
    function: &Function,
    given: &'a [Bound<'py, PyAny>],
) -> Result<(Bound<'py, PyTuple>, &'a [Bound<'py, PyAny>])> {
    let inputs = function.overloads.first().map_or(0, |overload| overload.inputs().len());
    let count = inputs.saturating_sub(1);
    let Some((before, rest)) = given.split_at_checked(count) else {
        let plural = if count == 1 { "" } else { "s" };
        let fact = format!("takes at least {count} argument{plural}, got {}", given.len());
        return Err(Failure::call(fact));
    };
    Ok((PyTuple::new(py, rest)?, before))
}

/// The [`Entry`] of a function with variable arguments, by the entry that takes them in a tuple.
#[macro_export]
macro_rules! rest_entry {
    ($function:path, $entry:expr) => {{
        const ENTRY: $crate::python::Entry = $entry;
        unsafe extern "C" fn entry(
            instance: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as it would the other entry.
            unsafe { $crate::python::call_with_rest(&$function, ENTRY, instance, arguments, count, keywords) }
        }
        // SAFETY: it gives what the other entry does.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}
