//! What Python enters when it calls a function, a method or an operator. Panics and errors become exceptions here.

use crate::python::call::keyword;
use crate::python::call::keyword::Named;
use crate::python::call::stream;
use crate::python::container::element::call_tied;
use crate::python::instance::This;
use crate::python::interpreter::attach::attached;
use crate::python::interpreter::failure::{Failure, Result};
use crate::python::interpreter::raised;
use crate::python::table::class::Class;
use crate::python::table::function::Function;
use crate::python::table::{overload, plain};
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

/// Whether a method may change the object that it is called on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Changes,
    Reads,
}

/// Defines what Python enters for a method of `class` on `instance`.
macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident: $effect:ident, $finish:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// As [`call`], and `instance` is an instance of the class's type.
        pub unsafe extern "C" fn $name(
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
            let finish = $finish;
            guarded(py, name, || {
                let given = Given { arguments, count, keywords };
                // SAFETY: as this function's caller promises.
                finish(py, unsafe { method(py, function, class, instance, given, Effect::$effect) })
            })
        }
    )*};
}

methods! {
    /// Calls a method.
    call_method: Changes, |_, outcome| outcome;
    /// Calls a method that leaves the object as it is.
    call_const_method: Reads, |_, outcome| outcome;
    /// Calls an operator: where it takes no such operand, the other one is asked.
    call_operator: Changes, or_other;
    /// Calls an operator that leaves the object as it is.
    call_const_operator: Reads, or_other;
}

fn or_other<'py>(py: Python<'py>, outcome: Result<Bound<'py, PyAny>>) -> Result<Bound<'py, PyAny>> {
    match outcome {
        Err(failure) if failure.is_misfit() => Ok(py.NotImplemented().into_bound(py)),
        outcome => outcome,
    }
}

/// Arguments as Python hands them over.
#[derive(Clone, Copy)]
struct Given {
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
}

/// # Safety
/// As [`call_method`].
#[inline(always)]
unsafe fn method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    given: Given,
    effect: Effect,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    unsafe {
        let this = This::of(instance, class)?;
        let is_related = match effect {
            Effect::Changes => this.instance.is_related(),
            Effect::Reads => this.instance.is_tied(),
        };
        if is_related {
            return related_method(py, function, class, this, given, effect);
        }
        if !given.keywords.is_null() {
            return call_with_keywords(
                py,
                function,
                Some(this),
                given.arguments,
                given.count,
                given.keywords,
            );
        }
        call_on(py, function, this, objects(py, given.arguments, given.count.unsigned_abs()))
    }
}

/// [`method`] of an object that others show, or that has to do with others.
///
/// # Safety
/// As [`call_method`].
#[cold]
unsafe fn related_method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    this: This<'_>,
    given: Given,
    effect: Effect,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: the caller's.
    let objects = unsafe { objects(py, given.arguments, given.count.unsigned_abs()) };
    let changes = effect == Effect::Changes;
    if changes {
        let first = objects.first().map_or(ptr::null_mut(), Bound::as_ptr);
        this.instance.check_method(function, first)?;
    }
    call_tied(py, this, class, function, (objects, changes), || match given.keywords.is_null() {
        true => call_on(py, function, this, objects),
        // SAFETY: the caller's.
        false => unsafe {
            call_with_keywords(py, function, Some(this), given.arguments, given.count, given.keywords)
        },
    })
}

/// Calls what is called on an object, with arguments by position.
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

/// # Safety
/// The lock is held; `arguments` holds `count` live objects and then one for each name in `keywords`, a tuple.
pub(crate) unsafe fn call_with_keywords<'py>(
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
pub(crate) fn guarded<'py>(
    py: Python<'py>,
    name: impl Fn() -> String,
    call: impl FnOnce() -> Result<Bound<'py, PyAny>>,
) -> *mut ffi::PyObject {
    match panic::catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(object)) => object.into_ptr(),
        Ok(Err(failure)) => raise_from(py, failure, name),
        Err(panic) => raise(py, |py| raised::of_panic(py, &name(), &*panic)),
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
pub(crate) unsafe fn objects<'a, 'py>(
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
    attached(py, |py| raised::raise(py, error));
    ptr::null_mut()
}
