//! Calls the Python method that overrides a function. One function for all signatures: the tables say what is in the slots.

pub(crate) mod passed;
pub(crate) mod values;
pub(crate) mod vectorcall;

use crate::core::error::{Error, ErrorKind};
use crate::python::container::director::passed::Passed;
use crate::python::container::director::values::to_cxx;
use crate::python::instance::Instance;
use crate::python::instance::director::link::{Found, Link, Slot};
use crate::python::instance::director::lookup::known_function;
use crate::python::instance::director::overrides;
use crate::python::interpreter::{self, Failure, attached, raised};
use crate::python::table::{Director, Overridable};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::panic::{self, AssertUnwindSafe};
use std::ptr;
use std::slice;

/// Calls what was found, and writes its results; false with an exception set. `owners` gets references to what keeps
/// the results alive.
///
/// # Safety
/// `link` is that of a director that is alive, `found` what was found for `method`; `arguments` has a slot for each of the
/// method's, `results` and `owners` have places for each of its results; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_call_override(
    link: *mut Link,
    method: u32,
    found: *const Found,
    arguments: *const Slot,
    results: *mut Slot,
    owners: *mut *mut ffi::PyObject,
) -> bool {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: the caller's.
    let run = || unsafe { run(py, &mut *link, method, &*found, arguments, results, owners) };
    match panic::catch_unwind(AssertUnwindSafe(run)) {
        Ok(Ok(())) => true,
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
    results: *mut Slot,
    owners: *mut *mut ffi::PyObject,
) -> std::result::Result<(), Failed> {
    let Some(director) = link.table else { return Ok(()) };
    let function = &director.functions[method as usize];
    let failed = |failure| Failed(failure, name(director, function));
    let Some(callable) = found.callable(link, method) else {
        return Err(failed(PyErr::fetch(py).into()));
    };
    // C++ refers to the director after the call only for what it keeps.
    // SAFETY: a live object.
    let this = function.keeps_result.then(|| unsafe { Borrowed::from_ptr(py, link.this) }.to_owned());
    // SAFETY: the caller's.
    let mut passed = Passed::new(link.this);
    // SAFETY: the caller's.
    unsafe { passed.add(py, function, arguments) }.map_err(failed)?;
    // A finalizer of anything may have run meanwhile, and changed the type.
    if found.callable(link, method) != Some(callable) {
        let message = "the Python method was replaced while it was called";
        return Err(failed(Error::new(ErrorKind::Runtime, message).into()));
    }
    let places = passed.places();
    let given = if found.takes_self { places } else { &mut places[1..] };
    // SAFETY: live objects, and the lock is held.
    let returned = unsafe { vectorcall::call(py, callable, given) };
    passed.release();
    let returned = returned.map_err(|error| failed(error.into()))?;
    // SAFETY: the caller's.
    let (slots, owners) = unsafe {
        let count = function.results.len();
        (slice::from_raw_parts_mut(results, count), slice::from_raw_parts_mut(owners, count))
    };
    let own_name = || name(director, function);
    let [kind] = function.results else {
        return several(function, &returned, slots, owners, &own_name, mismatch).map_err(failed);
    };
    let given = this.as_ref().map(|_| returned.clone());
    let owner = to_cxx(kind, returned, &mut slots[0])
        .map_err(|failure| of_result(failure, &name(director, function), &mismatch(kind.name)))
        .map_err(failed)?;
    if let (Some(this), Some(owner), Some(given)) = (&this, &owner, &given) {
        // SAFETY: the caller's; the director is alive, as its instance is.
        unsafe { keep(link, this, (function, method), owner, given) };
    }
    owners[0] = owner.map_or(ptr::null_mut(), Bound::into_ptr);
    Ok(())
}

/// Writes the results of a Python function that is to return none or several. `mismatch` is what to say first of a value of
/// another type than C++ takes.
#[cold]
pub(crate) fn several(
    function: &Overridable,
    returned: &Bound<'_, PyAny>,
    slots: &mut [Slot],
    owners: &mut [*mut ffi::PyObject],
    name: &dyn Fn() -> String,
    mismatch: fn(&str) -> String,
) -> interpreter::Result<()> {
    let count = function.results.len();
    if count == 0 {
        return Ok(());
    }
    let values = returned.cast::<PyTuple>().map(|tuple| tuple.iter().collect::<Vec<_>>());
    let values = values.or_else(|_| returned.cast::<PyList>().map(|list| list.iter().collect()));
    let values = match values {
        Ok(values) if values.len() == count => values,
        other => {
            let given = match other {
                Ok(values) => format!("{} values", values.len()),
                Err(_) => format!("`{}`", returned.get_type().name()?),
            };
            let name = name();
            let message = format!("`{name}` in Python is to return a tuple of {count} values, got {given}");
            return Err(Error::new(ErrorKind::Type, message).into());
        }
    };
    for (index, (value, kind)) in values.into_iter().zip(function.results).enumerate() {
        let owner = to_cxx(kind, value, &mut slots[index])
            .map_err(|failure| of_result(failure, &name(), &mismatch(kind.name)))?;
        owners[index] = owner.map_or(ptr::null_mut(), Bound::into_ptr);
    }
    Ok(())
}

impl Found {
    /// What is called, borrowed; `None` with an exception set where the look-up has failed.
    fn callable(&self, link: &Link, method: u32) -> Option<*mut ffi::PyObject> {
        let callable = match self.callable.is_null() && self.takes_self {
            true => known_function(link, method),
            false => self.callable,
        };
        (!callable.is_null()).then_some(callable)
    }
}

/// `Shape.area`, for messages.
#[cold]
fn name(director: &Director, function: &Overridable) -> String {
    format!("{}.{}", director.class.full_name(), function.name.to_string_lossy())
}

/// SWIG's message for a result of another type than a director's method of C++ returns.
fn mismatch(cxx: &str) -> String {
    format!("SWIG director type mismatch in output value of type '{cxx}': ")
}

/// Says of a value that was refused that it is what the Python function returned. `mismatch` is what to say first of a
/// value of another type.
#[cold]
pub(crate) fn of_result(failure: Failure, function: &str, mismatch: &str) -> Failure {
    match failure.into_argument_error() {
        Ok(error) => {
            let first = if error.kind == ErrorKind::Type { mismatch } else { "" };
            let message = format!("{first}the result of `{function}` in Python: {}", error.message);
            Error { message, ..error }.into()
        }
        Err(failure) => failure,
    }
}

/// Keeps what C++ refers to after the call, in the place of the last result: `owner`, and the object that it was made of,
/// whose memory a view shows.
///
/// # Safety
/// A director that is alive, and the lock is held.
unsafe fn keep(
    link: &mut Link,
    this: &Bound<'_, PyAny>,
    (function, method): (&'static Overridable, u32),
    owner: &Bound<'_, PyAny>,
    given: &Bound<'_, PyAny>,
) {
    if let (Some(instance), Some(_)) = (Instance::of(this), Instance::of(owner)) {
        instance.keep_result(function, owner.clone());
    }
    if Instance::of(given).is_none() && !link.this.is_null() {
        // SAFETY: the caller's.
        let place = unsafe { &mut overrides(link)[method as usize].object };
        let last = std::mem::replace(place, given.clone().into_ptr());
        // SAFETY: NULL, or a reference that is given up with its place.
        unsafe { ffi::Py_XDECREF(last) };
    }
}
