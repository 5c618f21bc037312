//! Calls of a Python callable with floats that returns a float, the most frequent calls. They need neither
//! the tables of values nor protection from panics.

use crate::core::slot::Slot;
use crate::python::container::director::results::write_float;
use crate::python::container::director::vectorcall;
use crate::python::table::Overridable;
use pyo3::ffi;
use pyo3::prelude::*;

/// Calls `callable` with the doubles in `arguments`, and writes its result if this is a float.
///
/// # Errors
/// `None` if an exception is set, or an object that Python has returned instead of a float.
///
/// # Safety
/// The function is [`Overridable::is_of_floats`]; `callable` is live, `arguments` has a slot for each
/// argument, but at least one, and C++ has written a double into each; `results` has a place; the lock is
/// held.
#[inline(always)]
pub(crate) unsafe fn call<'py>(
    py: Python<'py>,
    function: &'static Overridable,
    callable: *mut ffi::PyObject,
    arguments: *mut Slot,
    results: *mut Slot,
) -> Result<(), Option<Bound<'py, PyAny>>> {
    // The places for Python's objects overlap the slots, as in `Passed`: each slot is read before an object
    // is written over it.
    let places: *mut *mut ffi::PyObject = arguments.cast();
    let count = function.arguments.len();
    let release = |made: usize| {
        // SAFETY: this number of places have references that this function owns, and the lock is held.
        (1..=made).for_each(|at| unsafe { ffi::Py_DECREF(places.add(at).read()) });
    };
    for index in 0..count {
        // SAFETY: guaranteed by the caller.
        let made = unsafe { ffi::PyFloat_FromDouble((*arguments.add(index)).get()) };
        if made.is_null() {
            release(index);
            return Err(None);
        }
        // SAFETY: each slot has room for two objects.
        unsafe { places.add(index + 1).write(made) };
    }
    // SAFETY: guaranteed by the caller. The first place is free for Python, and the result a new reference,
    // or NULL with an exception set.
    let returned = unsafe {
        let returned = vectorcall::call_object(callable, places.add(1), count | vectorcall::FIRST_IS_FREE);
        Bound::from_owned_ptr_or_opt(py, returned)
    };
    release(count);
    let returned = returned.ok_or(None)?;
    // SAFETY: guaranteed by the caller.
    if unsafe { write_float(function, &returned, results) } { Ok(()) } else { Err(Some(returned)) }
}
