//! Calls a Python callable that C++ holds as a `std::function`. One function for all signatures: the table of
//! the function's class describes the slots.

use crate::core::slot::{Ended, Slot};
use crate::python::container::director::passed::Passed;
use crate::python::container::director::results::{Results, write_float};
use crate::python::container::director::vectorcall;
use crate::python::instance::Instance;
use crate::python::instance::cells::Pins;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Result, attached, raised};
use crate::python::table::{Class, Overridable};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::ffi::{CStr, c_void};
use std::panic::{self, AssertUnwindSafe};
use std::{ptr, slice};

/// The description of the slots of a function, which C++ asks for when it takes a callable; null for a class
/// that is not a `std::function`.
///
/// # Safety
/// `table` is the table of a class.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_slots_of_function(table: *const c_void) -> *const c_void {
    // SAFETY: guaranteed by the caller; tables are static.
    let class = unsafe { &*table.cast::<Class>() };
    let slots = class.conversion.as_ref().and_then(|conversion| conversion.call);
    slots.map_or(ptr::null(), |slots| (&raw const *slots).cast())
}

/// Calls `callable` and writes its results, or sets an exception. `owners` get references to the
/// objects that keep the results alive.
///
/// # Safety
/// `slots` is the result of [`quaff_slots_of_function`], and `callable` an object that C++ keeps during the
/// call; `results` and `owners` have a place for each result, and `arguments` a slot for each argument, but
/// at least one; the lock is held.
// Nothing unwinds out of the function. But in an `extern "C"` function, the code for panics would hide what
// stops a thread that Python ends (`vectorcall.rs`).
#[unsafe(no_mangle)]
unsafe extern "C-unwind" fn quaff_call_function(
    slots: *const c_void,
    callable: *mut ffi::PyObject,
    arguments: *mut Slot,
    results: *mut Slot,
    owners: *mut *mut ffi::PyObject,
) -> Ended {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: a live object, which C++ keeps until the call ends.
    let callable = unsafe { Borrowed::from_ptr(py, callable) };
    // SAFETY: guaranteed by the caller; tables are static.
    let function = unsafe { &*slots.cast::<Overridable>() };
    if function.is_of_floats {
        // SAFETY: guaranteed by the caller.
        return match unsafe { call_with_floats(py, function, callable.as_ptr(), arguments, results) } {
            Ok(()) => Ended::Returned,
            Err(None) => Ended::Raised,
            // SAFETY: guaranteed by the caller.
            Err(Some(returned)) => unsafe { write_other(function, &callable, returned, (results, owners)) },
        };
    }
    // SAFETY: guaranteed by the caller.
    let run = |ended: &mut Ended| unsafe {
        let returned = call(py, function, &callable, arguments)?;
        write(function, &callable, returned, (results, owners), ended)
    };
    guarded(&callable, run)
}

/// Writes the result of a call with floats that is not a float itself.
///
/// # Safety
/// The requirements of [`quaff_call_function`] hold.
#[cold]
#[inline(never)]
unsafe fn write_other<'py>(
    function: &'static Overridable,
    callable: &Bound<'py, PyAny>,
    returned: Bound<'py, PyAny>,
    places: (*mut Slot, *mut *mut ffi::PyObject),
) -> Ended {
    // SAFETY: guaranteed by the caller.
    guarded(callable, |ended| unsafe { write(function, callable, returned, places, ended) })
}

/// Runs a part of a call, which tells how it failed, and sets the exception if it fails.
#[inline(always)]
fn guarded(callable: &Bound<'_, PyAny>, run: impl FnOnce(&mut Ended) -> Result<()>) -> Ended {
    let py = callable.py();
    let mut ended = Ended::Raised;
    match panic::catch_unwind(AssertUnwindSafe(|| run(&mut ended))) {
        Ok(Ok(())) => Ended::Returned,
        Ok(Err(failure)) => {
            attached(py, |py| raised::raise(py, |py| failure.into_py_err(py, &name(callable))));
            ended
        }
        Err(panic) => {
            attached(py, |py| raised::raise(py, |py| raised::of_panic(py, "a function", &*panic)));
            Ended::Raised
        }
    }
}

/// Calls `callable` with the values in `arguments`.
///
/// # Safety
/// The requirements of [`quaff_call_function`] hold.
#[inline(always)]
unsafe fn call<'py>(
    py: Python<'py>,
    function: &'static Overridable,
    callable: &Bound<'py, PyAny>,
    arguments: *mut Slot,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    let mut passed = unsafe { Passed::new(py, ptr::null_mut(), function, arguments)? };
    // SAFETY: live objects, and the lock is held.
    unsafe { vectorcall::call_behind(py, callable.as_ptr(), passed.places()) }
}

/// Writes what the callable has returned. `ended` tells how it failed.
///
/// # Safety
/// The requirements of [`quaff_call_function`] hold.
#[inline(always)]
unsafe fn write<'py>(
    function: &'static Overridable,
    callable: &Bound<'py, PyAny>,
    returned: Bound<'py, PyAny>,
    (results, owners): (*mut Slot, *mut *mut ffi::PyObject),
    ended: &mut Ended,
) -> Result<()> {
    // SAFETY: guaranteed by the caller.
    if unsafe { write_float(function, &returned, results) } {
        return Ok(());
    }
    // SAFETY: guaranteed by the caller.
    let (slots, owners) = unsafe {
        let count = function.results.len();
        (slice::from_raw_parts_mut(results, count), slice::from_raw_parts_mut(owners, count))
    };
    let mismatch = |_: &str| String::new();
    Results { function, slots, owners, name: &|| name(callable), mismatch, ended }.write(returned, kept)
}

/// An object that keeps everything alive to which C++ may refer until the next call: the owner of the first
/// result, and the value that Python has returned.
///
/// # Errors
/// MemoryError.
fn kept<'py>(owner: Bound<'py, PyAny>, given: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    if owner.is(given) {
        return pinned(owner);
    }
    Ok(PyTuple::new(given.py(), [pinned(owner)?, given.clone()])?.into_any())
}

/// The owner of a result that C++ refers to until the next call. For an element of a container, the owner
/// also pins the element, so that nothing moves it.
///
/// # Errors
/// MemoryError.
fn pinned(result: Bound<'_, PyAny>) -> Result<Bound<'_, PyAny>> {
    let py = result.py();
    let Some(instance) = Instance::of(&result).filter(|instance| instance.is_placed()) else {
        return Ok(result);
    };
    let kept: Box<KeptResult> = Box::new((Pins::shown(instance), result.unbind()));
    let address = Box::into_raw(kept);
    // SAFETY: the name is static; the destructor frees the address once.
    let capsule = unsafe { ffi::PyCapsule_New(address.cast(), KEPT.as_ptr(), Some(free_kept)) };
    if capsule.is_null() {
        // SAFETY: no capsule was made that frees the address.
        drop(unsafe { Box::from_raw(address) });
    }
    // SAFETY: a new reference, or NULL with an exception set; the lock is held.
    Ok(unsafe { Bound::from_owned_ptr_or_err(py, capsule) }?)
}

/// An element that C++ refers to, with the pins that keep it in place.
type KeptResult = (Pins, Py<PyAny>);

/// The name of the capsules that hold a [`KeptResult`].
const KEPT: &CStr = c"quaff.kept_result";

/// The destructor of a capsule with a [`KeptResult`].
///
/// # Safety
/// The capsule was made by [`pinned`], and the lock is held.
unsafe extern "C" fn free_kept(capsule: *mut ffi::PyObject) {
    // SAFETY: guaranteed by the caller; Python calls this once.
    let kept = unsafe { ffi::PyCapsule_GetPointer(capsule, KEPT.as_ptr()) }.cast::<KeptResult>();
    if !kept.is_null() {
        // SAFETY: as above.
        drop(unsafe { Box::from_raw(kept) });
    }
}

/// The name of a callable, for messages.
#[cold]
fn name(callable: &Bound<'_, PyAny>) -> String {
    let own =
        callable.getattr(intern!(callable.py(), "__qualname__")).and_then(|name| name.extract::<String>());
    own.unwrap_or_else(|_| callable.get_type().name().map(|name| name.to_string()).unwrap_or_default())
}

/// Calls `callable` with the doubles in `arguments`, and writes its result if this is a float. These are the
/// most frequent calls, and need neither the tables of values nor protection from panics.
///
/// # Errors
/// `None` if an exception is set, or an object that Python has returned instead of a float.
///
/// # Safety
/// The function is [`Overridable::is_of_floats`]; `callable` is live, `arguments` has a slot for each
/// argument, but at least one, and C++ has written a double into each; `results` has a place; the lock is
/// held.
#[inline(always)]
unsafe fn call_with_floats<'py>(
    py: Python<'py>,
    function: &'static Overridable,
    callable: *mut ffi::PyObject,
    arguments: *mut Slot,
    results: *mut Slot,
) -> std::result::Result<(), Option<Bound<'py, PyAny>>> {
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
