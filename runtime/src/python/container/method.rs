//! The entries by which Python calls a method or an operator.

use crate::python::call::enter::{call_on, call_with_keywords};
use crate::python::call::{overload, plain};
use crate::python::container::change::Leaving;
use crate::python::instance::Instance;
use crate::python::instance::cells::Pins;
use crate::python::instance::pins;
use crate::python::interpreter::{Result, guarded};
use crate::python::table::arguments::objects;
use crate::python::table::{Class, Function, Named, This};
use pyo3::ffi;
use pyo3::prelude::*;
use std::cell::Cell;
use std::ptr;

/// Whether a method may change the object that it is called on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Effect {
    Changes,
    Reads,
}

/// Defines the function that Python calls for a method of `class` on `instance`.
macro_rules! methods {
    ($($(#[$doc:meta])* $name:ident: $effect:ident, $finish:expr;)*) => {$(
        $(#[$doc])*
        ///
        /// # Safety
        /// The requirements of [`call`](fn@crate::python::call) hold, and `instance` is an instance of the
        /// class's type.
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
                let given = MethodArguments { arguments, count, keywords };
                // SAFETY: guaranteed by the caller.
                finish(py, unsafe { method(py, function, class, instance, given, Effect::$effect) })
            })
        }
    )*};
}

methods! {
    /// Calls a method.
    call_method: Changes, |_, outcome| outcome;
    /// Calls a method that leaves the object unchanged.
    call_const_method: Reads, |_, outcome| outcome;
    /// Calls an operator; if it does not accept the operand, Python tries the other operand's operator.
    call_operator: Changes, or_other;
    /// Calls an operator that leaves the object unchanged.
    call_const_operator: Reads, or_other;
}

fn or_other<'py>(py: Python<'py>, outcome: Result<Bound<'py, PyAny>>) -> Result<Bound<'py, PyAny>> {
    match outcome {
        Err(failure) if failure.is_misfit() => Ok(py.NotImplemented().into_bound(py)),
        outcome => outcome,
    }
}

/// Arguments as Python passes them.
#[derive(Clone, Copy)]
struct MethodArguments {
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
}

/// Calls a method of `class` on an instance.
///
/// # Safety
/// The requirements of [`call_method`] hold.
#[inline(always)]
unsafe fn method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    given: MethodArguments,
    effect: Effect,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let own = Instance::at(instance);
        let this = match own.owned_as(class) {
            Some(object) => This::new(instance, object, Some(class)),
            None if own.is_placed() => {
                return element_method(py, function, class, instance, given, effect);
            }
            None => This::of(instance, class)?,
        };
        if effect == Effect::Changes && this.instance().is_related() {
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

/// Calls a method as [`method`] does, for an object that has a place. Most of these objects are elements of
/// vectors on which nothing depends: then it is enough that the elements of the vector are not moved during
/// the call.
///
/// # Safety
/// The requirements of [`call_method`] hold.
#[inline(never)]
unsafe fn element_method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    instance: *mut ffi::PyObject,
    given: MethodArguments,
    effect: Effect,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    let element = unsafe { Instance::at(instance) };
    let is_free = effect == Effect::Reads || element.has_no_records() && !class.frees_or_moves(function);
    let place = if is_free && given.keywords.is_null() { element.element_as(class) } else { None };
    let Some((object, vector)) = place else {
        // SAFETY: guaranteed by the caller.
        return unsafe { related_method(py, function, class, This::of(instance, class)?, given, effect) };
    };
    // SAFETY: guaranteed by the caller.
    let (this, objects) = unsafe {
        (This::new(instance, object, Some(class)), objects(py, given.arguments, given.count.unsigned_abs()))
    };
    let pinned = Cell::default();
    pins::pin_in(vector, &pinned);
    let outcome = plain::call(py, function, Some(&this), objects);
    // SAFETY: set above. Code of arguments that are not plain may move the object, which is looked up again
    // afterwards.
    unsafe { pins::unpin(pinned.get()) };
    outcome.unwrap_or_else(|| overload::call(py, function, Some(this), objects, &Named::default()))
}

/// Calls a method as [`method`] does, for an object with other instances that depend on it, or on which it
/// depends.
///
/// # Safety
/// The requirements of [`call_method`] hold.
#[inline(never)]
unsafe fn related_method<'py>(
    py: Python<'py>,
    function: &'static Function,
    class: &'static Class,
    this: This<'_>,
    given: MethodArguments,
    effect: Effect,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller.
    let objects = unsafe { objects(py, given.arguments, given.count.unsigned_abs()) };
    let instance = this.instance();
    let mut leaving = None;
    if effect == Effect::Changes {
        let first = objects.first().map_or(ptr::null_mut(), Bound::as_ptr);
        instance.check_method(function, first)?;
        instance.check_unused()?;
        if class.frees_or_moves(function) {
            instance.loose_elements_leave(py)?;
        }
        if !instance.is_settled() {
            instance.settle(py);
        }
        leaving = Some(Leaving::of(py, this, function, objects)?);
    }
    // SAFETY: guaranteed by the caller. Code of a key may have run, and the object may have moved.
    let this = unsafe { This::of(this.as_ptr(), class)? };
    let result = match given.keywords.is_null() {
        true => call_held(py, function, this, objects),
        // SAFETY: guaranteed by the caller.
        false => unsafe {
            call_with_keywords(py, function, Some(this), given.arguments, given.count, given.keywords)
        },
    }?;
    leaving.map_or(Ok(()), |leaving| leaving.leave(instance))?;
    Ok(result)
}

/// Calls a method on an object that must not move while C++ uses it.
fn call_held<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: This<'_>,
    objects: &[Bound<'py, PyAny>],
) -> Result<Bound<'py, PyAny>> {
    let pinned = Cell::default();
    let is_pinned = pins::try_pin(this.instance(), &pinned);
    let pins = (!is_pinned).then(|| Pins::used(this.instance()));
    let outcome = plain::call(py, function, Some(&this), objects);
    // Code of arguments that are not plain may move the object, which is looked up again afterwards.
    if is_pinned {
        // SAFETY: `pinned` was set above.
        unsafe { pins::unpin(pinned.get()) };
    }
    drop(pins);
    outcome.unwrap_or_else(|| overload::call(py, function, Some(this), objects, &Named::default()))
}
