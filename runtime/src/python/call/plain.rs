//! Selects the overload that accepts plain arguments, and calls it with them.

use crate::core::reduction::LARGE;
use crate::python::acquire::PlainArray;
use crate::python::instance::pins::unpin;
use crate::python::interpreter::Result;
use crate::python::table::{
    Function, Overload, Parameter, ParameterKind, PlainArguments, PlainOutcome, PlainResults, This,
};
use pyo3::prelude::*;
use std::cell::Cell;
use std::ptr;

/// Calls the first overload that fits, if the arguments are plain for it and for all overloads before it.
#[inline(always)]
pub(crate) fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    this: Option<&This<'_>>,
    objects: &[Bound<'py, PyAny>],
) -> Option<Result<Bound<'py, PyAny>>> {
    match function.overloads {
        // Nothing needs to be selected. A parameter for a result would have no argument.
        [only] if only.parameters.len() == objects.len() => {
            let pinned = Cell::default();
            let given = PlainArguments {
                objects,
                parameters: only.parameters,
                made: None,
                this,
                pinned,
                first: None,
            };
            match call_plain(py, only, &given) {
                PlainOutcome::Returned(object) => Some(Ok(object)),
                PlainOutcome::Failed(failure) => Some(Err(failure)),
                PlainOutcome::Refused | PlainOutcome::Unknown => None,
            }
        }
        overloads => match objects {
            [object] if overloads.first().is_some_and(|first| first.call.along.is_some()) => {
                reduce(py, overloads, object).or_else(|| choose(py, overloads, this, objects))
            }
            _ => choose(py, overloads, this, objects),
        },
    }
}

/// Reduces a short array by the first overload for its dtype: a reduction asks nothing else of an array.
#[inline(never)]
fn reduce<'py>(
    py: Python<'py>,
    overloads: &'static [Overload],
    object: &Bound<'py, PyAny>,
) -> Option<Result<Bound<'py, PyAny>>> {
    let array = PlainArray::of(object)?;
    let run = array.run();
    if run.len() >= LARGE {
        return None;
    }
    for overload in overloads {
        let ([Parameter { kind: ParameterKind::Array(taken), .. }], Some(along)) =
            (overload.parameters, overload.call.along)
        else {
            return None;
        };
        if taken.dtype == array.dtype() {
            return Some((along.run)(&overload.call, py, &run));
        }
    }
    None
}

#[inline(never)]
fn choose<'py>(
    py: Python<'py>,
    overloads: &'static [Overload],
    this: Option<&This<'_>>,
    objects: &[Bound<'py, PyAny>],
) -> Option<Result<Bound<'py, PyAny>>> {
    // Checking whether an object is an array includes a lookup of NumPy, if NumPy was not imported.
    let asks = overloads.len() > 1 && overloads.iter().any(|overload| overload.starts_with_array());
    let first = objects.first().filter(|_| asks).and_then(PlainArray::of);
    // One value for all overloads: writing a new one for each would stall the processor.
    let mut given =
        PlainArguments { objects, parameters: &[], made: None, this, pinned: Cell::default(), first };
    for overload in overloads {
        given.parameters = overload.parameters;
        if given.has_another_dtype() {
            continue;
        }
        let outcome = if overload.parameters.len() == objects.len() {
            call_plain(py, overload, &given)
        } else if overload.inputs().len() == objects.len() {
            with_results(py, overload, &given)
        } else {
            continue;
        };
        match outcome {
            PlainOutcome::Returned(object) => return Some(Ok(object)),
            PlainOutcome::Failed(failure) => return Some(Err(failure)),
            PlainOutcome::Refused => {}
            PlainOutcome::Unknown => return None,
        }
    }
    None
}

/// Makes the results of an overload and calls it. If the call does not take place, the results are released.
#[inline(never)]
fn with_results<'py>(
    py: Python<'py>,
    overload: &'static Overload,
    given: &PlainArguments<'_, 'py>,
) -> PlainOutcome<'py> {
    let made = PlainResults::default();
    call_plain(py, overload, &PlainArguments { made: Some(&made), pinned: Cell::default(), ..*given })
}

/// Calls C++, and then releases the element that the call has pinned.
#[inline(always)]
fn call_plain<'py>(
    py: Python<'py>,
    overload: &Overload,
    given: &PlainArguments<'_, 'py>,
) -> PlainOutcome<'py> {
    let outcome = overload.call.call_plain(py, given);
    let pinned = given.pinned.replace(ptr::null_mut());
    if !pinned.is_null() {
        // SAFETY: `pinned` was set when the arguments were read.
        unsafe { unpin(pinned) };
    }
    outcome
}

impl PlainArguments<'_, '_> {
    /// Whether the first parameter takes an array of another element type: this rules out most overloads that
    /// do not fit, before any code of their own runs.
    #[inline]
    fn has_another_dtype(&self) -> bool {
        match (self.first, self.parameters.first().map(|parameter| &parameter.kind)) {
            (Some(given), Some(ParameterKind::Array(array))) => array.dtype != given.dtype(),
            _ => false,
        }
    }
}
