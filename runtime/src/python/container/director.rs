//! Calls the Python method that overrides a function. One function for all signatures: the tables say what is in the slots.

mod values;

use crate::core::error::{Error, ErrorKind};
use crate::python::instance::Instance;
use crate::python::instance::director::link::{Found, Link, Slot};
use crate::python::instance::director::overrides;
use crate::python::interpreter::{Failure, attached, raised};
use crate::python::table::{Director, Overridable};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::slice;

/// Calls what was found, and writes its result; false with an exception set. `owner` gets a reference to what keeps
/// the result alive.
///
/// # Safety
/// `link` is that of a director that is alive, `found` what was found for `method`; `arguments` has a slot for each of the
/// method's; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_call_override(
    link: *mut Link,
    method: u32,
    found: *const Found,
    arguments: *const Slot,
    result: *mut Slot,
    owner: *mut *mut ffi::PyObject,
) -> bool {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: the caller's.
    let run = || unsafe { run(py, &mut *link, method, &*found, arguments, &mut *result) };
    match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(kept)) => {
            // SAFETY: the caller's.
            unsafe { *owner = kept };
            true
        }
        Ok(Err(failed)) => {
            attached(py, |py| {
                raised::raise(py, |py| failed.0.into_py_err(py, &failed.1));
            });
            false
        }
        Err(panic) => {
            attached(py, |py| raised::raise(py, |py| raised::of_panic(py, "a director", &*panic)));
            false
        }
    }
}

/// Why a call failed, and the name of the function.
struct Failed(Failure, String);

/// # Safety
/// As [`quaff_call_override`].
unsafe fn run(
    py: Python<'_>,
    link: &mut Link,
    method: u32,
    found: &Found,
    arguments: *const Slot,
    result: &mut Slot,
) -> std::result::Result<*mut ffi::PyObject, Failed> {
    // SAFETY: the instance was there when the method was found, and `found` or the caller holds it since.
    let instance = unsafe { Instance::at(link.this) };
    let Some(director) = instance.overridable.get() else { return Ok(ptr::null_mut()) };
    let function = &director.functions[method as usize];
    let failed = |failure| Failed(failure, name(director, function));
    // The method may do away with everything that refers to its instance.
    // SAFETY: a live object.
    let this = unsafe { Borrowed::from_ptr(py, link.this) }.to_owned();
    let mut passed: SmallVec<[Bound<'_, PyAny>; 6]> = SmallVec::new();
    if found.takes_self {
        passed.push(this.clone());
    }
    // SAFETY: the caller's.
    let slots = unsafe { slice::from_raw_parts(arguments, function.arguments.len()) };
    for (given, slot) in function.arguments.iter().zip(slots) {
        // SAFETY: C++ has written what the table says.
        passed.push(unsafe { given.to_python(py, slot) }.map_err(failed)?);
    }
    // SAFETY: live objects, and the lock is held.
    let returned = unsafe { call(py, found.callable, &passed) }.map_err(|error| failed(error.into()))?;
    let Some(kind) = &function.result else { return Ok(ptr::null_mut()) };
    let owner = values::to_cxx(kind, &returned, result)
        .map_err(|failure| of_result(failure, &name(director, function), kind.name))
        .map_err(failed)?;
    if function.keeps_result {
        // SAFETY: the caller's; the director is alive, as C++ waits for the call.
        unsafe { keep(link, &this, function, method, &owner) };
    }
    Ok(owner.into_ptr())
}

/// `Shape.area`, for messages.
#[cold]
fn name(director: &Director, function: &Overridable) -> String {
    format!("{}.{}", director.class.full_name(), function.name.to_string_lossy())
}

/// Says of a value that was refused that it is what the Python method `function` returned. A value of another type than
/// `cxx` has SWIG's message first.
#[cold]
fn of_result(failure: Failure, function: &str, cxx: &str) -> Failure {
    match failure.into_argument_error() {
        Ok(error) => {
            let swig = match error.kind {
                ErrorKind::Type => {
                    format!("SWIG director type mismatch in output value of type '{cxx}': ")
                }
                _ => String::new(),
            };
            let message = format!("{swig}the result of `{function}` in Python: {}", error.message);
            Error { message, ..error }.into()
        }
        Err(failure) => failure,
    }
}

/// Keeps what C++ refers to after the call, in the place of the last result.
///
/// # Safety
/// A director that is alive, and the lock is held.
unsafe fn keep(
    link: &mut Link,
    this: &Bound<'_, PyAny>,
    function: &'static Overridable,
    method: u32,
    owner: &Bound<'_, PyAny>,
) {
    match (Instance::of(this), Instance::of(owner)) {
        (Some(instance), Some(_)) => instance.keep_result(function, owner.clone()),
        (_, None) if !link.this.is_null() => {
            // SAFETY: the caller's.
            let place = unsafe { &mut overrides(link)[method as usize].text };
            let last = std::mem::replace(place, owner.clone().into_ptr());
            // SAFETY: NULL, or a reference that is given up with its place.
            unsafe { ffi::Py_XDECREF(last) };
        }
        _ => {}
    }
}

/// Calls a function of Python's.
///
/// # Safety
/// A live object.
unsafe fn call<'py>(
    py: Python<'py>,
    callable: *mut ffi::PyObject,
    passed: &[Bound<'py, PyAny>],
) -> PyResult<Bound<'py, PyAny>> {
    let end = ptr::null_mut::<ffi::PyObject>();
    // SAFETY: live objects, up to a NULL; a new reference, or NULL with an exception set.
    let made = unsafe {
        match passed {
            [] => ffi::PyObject_CallFunctionObjArgs(callable, end),
            [a] => ffi::PyObject_CallFunctionObjArgs(callable, a.as_ptr(), end),
            [a, b] => ffi::PyObject_CallFunctionObjArgs(callable, a.as_ptr(), b.as_ptr(), end),
            [a, b, c] => ffi::PyObject_CallFunctionObjArgs(callable, a.as_ptr(), b.as_ptr(), c.as_ptr(), end),
            [a, b, c, d] => ffi::PyObject_CallFunctionObjArgs(
                callable,
                a.as_ptr(),
                b.as_ptr(),
                c.as_ptr(),
                d.as_ptr(),
                end,
            ),
            many => {
                let tuple = PyTuple::new(py, many)?;
                ffi::PyObject_CallObject(callable, tuple.as_ptr())
            }
        }
    };
    // SAFETY: as above.
    unsafe { Bound::from_owned_ptr_or_err(py, made) }
}
