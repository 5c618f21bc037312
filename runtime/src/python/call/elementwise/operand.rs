//! The operands that the caller passes: arrays, by any protocol, or numbers.

use crate::core::array_view::{ArrayView, Stream};
use crate::python::acquire::{Acquired, Refusal, WantedMemory, acquire_for};
use crate::python::convert::element;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Outcome;
use pyo3::prelude::*;

/// Acquires the arguments that are not Python numbers, by position. NumPy's scalars count as arrays, although
/// some derive from Python's number types.
pub(crate) fn acquired<'a>(
    objects: &'a [Bound<'_, PyAny>],
    stream: Option<Stream>,
) -> Vec<(usize, Outcome<'a>)> {
    let wanted = stream.map_or(WantedMemory::Anywhere, |stream| WantedMemory::OnDevice(Some(stream)));
    let mut outcomes = Vec::with_capacity(objects.len());
    for (index, object) in objects.iter().enumerate().filter(|(_, object)| !element::is_own(object)) {
        let outcome = acquire_for(object, wanted);
        let is_number = matches!(outcome, Err(Refusal::NotAnArray { .. })) && element::is_derived(object);
        if !is_number {
            outcomes.push((index, outcome));
        }
    }
    outcomes
}

/// The array at a position, if there is one.
pub(crate) fn view_at<'o>(outcomes: &'o [(usize, Outcome<'_>)], index: usize) -> Option<&'o ArrayView<'o>> {
    let (_, outcome) = outcomes.iter().find(|(position, _)| *position == index)?;
    outcome.as_ref().ok().map(Acquired::view)
}

/// The elements for the numbers among the arguments, of an instantiation's types.
///
/// # Errors
/// A number that its type cannot represent, with its position.
pub(crate) fn numbers(
    objects: &[Bound<'_, PyAny>],
    outcomes: &[(usize, Outcome<'_>)],
    dtypes: &[crate::core::dtype::Dtype],
) -> std::result::Result<Vec<Option<element::Bytes>>, (usize, Failure)> {
    let read = |(index, object): (usize, &Bound<'_, PyAny>)| {
        if outcomes.iter().any(|(position, _)| *position == index) {
            return Ok(None);
        }
        let element: Result<element::Bytes> = element::element(object, dtypes[index]);
        element.map(Some).map_err(|failure| (index, failure))
    };
    objects.iter().enumerate().map(read).collect()
}
