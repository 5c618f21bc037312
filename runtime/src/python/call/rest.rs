//! Overloads with variable arguments, which the code of a typemap over `...` reads from one tuple: the last
//! argument of such an overload. C++ prefers all other overloads, so these are tried last.

use crate::python::interpreter::Result;
use crate::python::table::{Function, Overload};
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The caller's arguments in the form that an overload with variable arguments takes; `None` if
/// there are too few.
pub(super) fn gathered<'py>(
    py: Python<'py>,
    overload: &Overload,
    given: &[Bound<'py, PyAny>],
) -> Result<Option<Vec<Bound<'py, PyAny>>>> {
    let Some((before, rest)) = given.split_at_checked(overload.before_rest()) else { return Ok(None) };
    let rest = PyTuple::new(py, rest)?.into_any();
    Ok(Some(before.iter().cloned().chain([rest]).collect()))
}

/// The message for a number of arguments that no overload has.
pub(crate) fn wrong_count(function: &Function, given: usize) -> String {
    let overloads = || function.overloads.iter();
    let takes_more = overloads().any(Overload::takes_rest);
    let fewest = |overload: &Overload| match overload.takes_rest() {
        true => overload.before_rest(),
        false => overload.inputs().len(),
    };
    let least = overloads().map(fewest).min().unwrap_or(0);
    let most = overloads().map(|overload| overload.inputs().len()).max().unwrap_or(0);
    let (range, last) = match (takes_more, least == most) {
        (true, _) => (format!("at least {least}"), least),
        (false, true) => (format!("{least}"), most),
        (false, false) => (format!("{least} to {most}"), most),
    };
    let plural = if last == 1 { "" } else { "s" };
    let has_result = overloads().any(|overload| overload.parameters.len() > overload.inputs().len());
    let fix = if has_result && given > most { ": pass an array for the result as `out=`" } else { "" };
    format!("takes {range} argument{plural}, got {given}{fix}")
}
