//! Calls the Python method that overrides a function. One function serves all signatures: the tables describe
//! the slots.

pub(crate) mod passed;
pub(crate) mod results;
pub(crate) mod vectorcall;

use crate::core::error::{Error, ErrorKind};
use crate::core::slot::{Ended, Slot};
use crate::python::container::director::passed::Passed;
use crate::python::container::director::results::{Results, write_float};
use crate::python::instance::Instance;
use crate::python::instance::director::link::{Found, Link, known_function, overrides};
use crate::python::interpreter::{Failure, attached, raised};
use crate::python::table::{Director, Overridable};
use pyo3::ffi;
use pyo3::prelude::*;
use std::panic::{self, AssertUnwindSafe};
use std::slice;

/// Calls the override that was found, and writes its results, or sets an exception. `owners` get references
/// to the objects that keep the results alive.
///
/// # Safety
/// `link` belongs to a live director, and `found` is the result of the lookup for `method`; `arguments` has a
/// slot for each argument of the method, but at least one, `results` and `owners` have places for its
/// results; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_call_override(
    link: *mut Link,
    method: u32,
    found: *const Found,
    arguments: *mut Slot,
    results: *mut Slot,
    owners: *mut *mut ffi::PyObject,
) -> Ended {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let mut ended = Ended::Raised;
    // SAFETY: guaranteed by the caller.
    let run = || unsafe { run(py, (link, method), &*found, arguments, (results, owners), &mut ended) };
    match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(())) => Ended::Returned,
        Ok(Err(failed)) => {
            attached(py, |py| {
                raised::raise(py, |py| failed.0.into_py_err(py, &failed.1));
            });
            ended
        }
        Err(panic) => {
            attached(py, |py| raised::raise(py, |py| raised::of_panic(py, "a director", &*panic)));
            Ended::Raised
        }
    }
}

/// The reason why a call failed, and the name of the function.
struct Failed(Failure, String);

/// Calls the Python method that overrides a virtual function with the values in `arguments`, and writes its
/// results. `ended` tells how it failed.
///
/// # Safety
/// The requirements of [`quaff_call_override`] hold.
unsafe fn run<'py>(
    py: Python<'py>,
    (link, method): (*mut Link, u32),
    found: &Found,
    arguments: *mut Slot,
    (results, owners): (*mut Slot, *mut *mut ffi::PyObject),
    ended: &mut Ended,
) -> std::result::Result<(), Failed> {
    // SAFETY: guaranteed by the caller.
    let Some(director) = (unsafe { found.table(link) }) else { return Err(Failed(freed(), String::new())) };
    let function = &director.functions[method as usize];
    let failed = |failure| Failed(failure, name(director, function));
    let refused = match found.exception(py) {
        Some(exception) => Some(exception.into()),
        // SAFETY: guaranteed by the caller, because a connected director is alive.
        None => (!found.is_connected(link) || !unsafe { (*link).has_instance() }).then(freed),
    };
    if let Some(failure) = refused {
        // SAFETY: guaranteed by the caller.
        unsafe { passed::discard(function, arguments, 0) };
        return Err(failed(failure));
    }
    // SAFETY: as above.
    let (this, callable) = unsafe { ((*link).this, found.callable(&*link, method)) };
    // SAFETY: guaranteed by the caller.
    let mut passed = unsafe { Passed::new(py, this, function, arguments) }.map_err(failed)?;
    // A finalizer may have run meanwhile, and have freed the director.
    if !found.is_connected(link) {
        return Err(failed(freed()));
    }
    let places = passed.places();
    let given = if found.takes_self { places } else { &mut places[1..] };
    // SAFETY: live objects, and the lock is held.
    let returned = unsafe { vectorcall::call(py, callable, given) };
    drop(passed);
    let returned = returned.map_err(failed)?;
    // SAFETY: guaranteed by the caller.
    if unsafe { write_float(function, &returned, results) } {
        return Ok(());
    }
    // SAFETY: guaranteed by the caller.
    let (slots, owners) = unsafe {
        let count = function.results.len();
        (slice::from_raw_parts_mut(results, count), slice::from_raw_parts_mut(owners, count))
    };
    let keep = |owner: Bound<'py, PyAny>, given: &Bound<'py, PyAny>| {
        // SAFETY: a call holds the instance whose result is kept.
        if !unsafe { found.outlives_call(link) } {
            return Err(freed());
        }
        // SAFETY: the call holds the instance, and a connected director is alive.
        unsafe { keep(link, (function, method), &owner, given) };
        Ok(owner)
    };
    let name = || name(director, function);
    Results { function, slots, owners, name: &name, mismatch, ended }.write(returned, keep).map_err(failed)
}

/// The error for an instance that is being freed, or whose object is gone.
#[cold]
fn freed() -> Failure {
    let message = "the instance or its C++ object was freed during the call of its method";
    Error::new(ErrorKind::Runtime, message).into()
}

impl Found {
    /// The function to call, borrowed: the one that the call holds, or otherwise the cached one, which is
    /// still the type's, because the call runs no Python code before the method.
    fn callable(&self, link: &Link, method: u32) -> *mut ffi::PyObject {
        if self.callable.is_null() { known_function(link, method) } else { self.callable }
    }
}

/// The qualified name for messages, such as `Shape.area`.
#[cold]
fn name(director: &Director, function: &Overridable) -> String {
    format!("{}.{}", director.class.full_name(), function.name.to_string_lossy())
}

/// SWIG's message for a result whose type differs from the C++ method's.
fn mismatch(cxx: &str) -> String {
    format!("SWIG director type mismatch in output value of type '{cxx}': ")
}

/// Keeps alive what C++ refers to after the call, instead of the last result: `owner`, and the returned
/// object, whose memory a view may refer to.
///
/// # Safety
/// The director is alive, and the lock is held.
unsafe fn keep(
    link: *mut Link,
    (function, method): (&'static Overridable, u32),
    owner: &Bound<'_, PyAny>,
    given: &Bound<'_, PyAny>,
) {
    if Instance::of(owner).is_some() {
        // SAFETY: guaranteed by the caller.
        unsafe { Instance::at((*link).this) }.keep_result(function, owner.clone());
    }
    if Instance::of(given).is_none() {
        // SAFETY: guaranteed by the caller.
        let place = unsafe { &mut overrides(&mut *link)[method as usize].object };
        let last = std::mem::replace(place, given.clone().into_ptr());
        // SAFETY: NULL, or the reference that the place held.
        unsafe { ffi::Py_XDECREF(last) };
    }
}
