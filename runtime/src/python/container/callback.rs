//! Calls a Python callable that C++ holds as a `std::function`. One function for all signatures: the table of the class of
//! the function says what is in the slots.

use crate::core::error::{Error, ErrorKind};
use crate::python::container::director::passed::Passed;
use crate::python::container::director::values::to_cxx;
use crate::python::container::director::{of_result, vectorcall};
use crate::python::instance::director::link::Slot;
use crate::python::interpreter::{Failure, Result, attached, raised};
use crate::python::table::Class;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_void;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;

/// Calls `callable` and writes its result; false with an exception set. `owner` gets a reference to the object that keeps
/// the result alive.
///
/// # Safety
/// `table` is that of the class of the function, `callable` an object that C++ keeps during the call; `arguments` has a slot for each argument; the lock
/// is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_call_function(
    table: *const c_void,
    callable: *mut ffi::PyObject,
    arguments: *const Slot,
    result: *mut Slot,
    owner: *mut *mut ffi::PyObject,
) -> bool {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: a live object, which C++ keeps until the call is over.
    let callable = unsafe { Borrowed::from_ptr(py, callable) };
    // SAFETY: the caller's.
    let run = || unsafe { run(py, table.cast::<Class>().as_ref(), &callable, arguments, &mut *result) };
    match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(kept)) => {
            // SAFETY: the caller's.
            unsafe { *owner = kept };
            true
        }
        Ok(Err(failure)) => {
            attached(py, |py| raised::raise(py, |py| failure.into_py_err(py, &name(&callable))));
            false
        }
        Err(panic) => {
            attached(py, |py| raised::raise(py, |py| raised::of_panic(py, "a function", &*panic)));
            false
        }
    }
}

/// # Safety
/// As [`quaff_call_function`].
unsafe fn run(
    py: Python<'_>,
    class: Option<&Class>,
    callable: &Bound<'_, PyAny>,
    arguments: *const Slot,
    result: &mut Slot,
) -> Result<*mut ffi::PyObject> {
    let call = class.and_then(|class| class.conversion.as_ref()?.call).ok_or_else(unloaded)?;
    let mut passed = Passed::new(ptr::null_mut());
    // SAFETY: the caller's.
    unsafe { passed.add(py, call, arguments)? };
    // SAFETY: live objects, and the lock is held.
    let returned = unsafe { vectorcall::call_behind(py, callable.as_ptr(), passed.places())? };
    passed.release();
    let Some(kind) = call.results.first() else { return Ok(ptr::null_mut()) };
    let owner = to_cxx(kind, returned, result).map_err(|failure| of_result(failure, &name(callable), ""))?;
    Ok(owner.map_or(ptr::null_mut(), Bound::into_ptr))
}

#[cold]
fn unloaded() -> Failure {
    Error::new(ErrorKind::Runtime, "the module of the function is not loaded").into()
}

/// The name of a callable, for messages.
#[cold]
fn name(callable: &Bound<'_, PyAny>) -> String {
    let own = callable.getattr("__qualname__").and_then(|name| name.extract::<String>());
    own.unwrap_or_else(|_| callable.get_type().name().map(|name| name.to_string()).unwrap_or_default())
}
