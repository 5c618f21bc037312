//! The operands that the caller passes: arrays, by any protocol, or numbers.

use crate::core::array_view::{ArrayView, Stream};
use crate::python::acquire::{Acquired, Refusal, WantedMemory, acquire_after};
use crate::python::convert::element;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Outcome;
use pyo3::prelude::*;
use smallvec::SmallVec;

/// Acquires the arguments that are not Python numbers, by position. NumPy's scalars count as arrays, although
/// some derive from Python's number types.
pub(crate) fn acquired<'a>(
    objects: &'a [Bound<'_, PyAny>],
    stream: Option<Stream>,
) -> Vec<(usize, Outcome<'a>)> {
    let wanted = stream.map_or(WantedMemory::Anywhere, |stream| WantedMemory::OnDevice(Some(stream)));
    let mut outcomes: Vec<(usize, Outcome<'a>)> = Vec::with_capacity(objects.len());
    // The array before this object, if no code of other objects ran in between.
    let mut before: Option<usize> = None;
    for (index, object) in objects.iter().enumerate().filter(|(_, object)| !element::is_own(object)) {
        let known = before.and_then(|at| Some((&objects[at], last_of(&outcomes)?)));
        let outcome = acquire_after(object, wanted, known);
        let is_number = matches!(outcome, Err(Refusal::NotAnArray { .. })) && element::is_derived(object);
        before = (!is_number).then_some(index);
        if !is_number {
            outcomes.push((index, outcome));
        }
    }
    outcomes
}

/// The last array that was acquired.
fn last_of<'o, 'a>(outcomes: &'o [(usize, Outcome<'a>)]) -> Option<&'o Acquired<'a>> {
    outcomes.last()?.1.as_ref().ok()
}

/// The array at a position, if there is one.
pub(crate) fn view_at<'o>(outcomes: &'o [(usize, Outcome<'_>)], index: usize) -> Option<&'o ArrayView<'o>> {
    let (_, outcome) = outcomes.iter().find(|(position, _)| *position == index)?;
    outcome.as_ref().ok().map(Acquired::view)
}

/// The elements for the arguments that are numbers, by position.
pub(crate) type Numbers = SmallVec<[Option<element::Bytes>; 4]>;

/// The elements for the numbers among the arguments, of an instantiation's types.
///
/// # Errors
/// A number that its type cannot represent, with its position.
pub(crate) fn numbers(
    objects: &[Bound<'_, PyAny>],
    outcomes: &[(usize, Outcome<'_>)],
    dtypes: &[crate::core::dtype::Dtype],
) -> std::result::Result<Numbers, (usize, Failure)> {
    let read = |(index, object): (usize, &Bound<'_, PyAny>)| {
        if outcomes.iter().any(|(position, _)| *position == index) {
            return Ok(None);
        }
        let element: Result<element::Bytes> = element::element(object, dtypes[index]);
        element.map(Some).map_err(|failure| (index, failure))
    };
    objects.iter().enumerate().map(read).collect()
}
