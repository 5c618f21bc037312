//! The state of a reduction, which tasks of a graph pass to each other as bytes: a header of three bytes (the
//! version, the element type, and whether there was an element) and the bytes of the class, without the zeros
//! at their end. They are for machines of one architecture, and for one build of a module.

use crate::core::dtype::Dtype;
use crate::core::reduction_state::ReductionState;
use crate::python::call::overload;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Along, Call, Function, Named, Overload};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyBytes;
use std::slice;

const VERSION: u8 = 1;

/// The state of a reduction for an array, as bytes.
///
/// # Safety
/// The requirements of [`ReductionState::filled`] hold.
pub(crate) unsafe fn to_bytes<'py>(
    py: Python<'py>,
    dtype: Dtype,
    is_empty: bool,
    state: &ReductionState,
) -> Bound<'py, PyBytes> {
    let header = [VERSION, dtype as u8, u8::from(!is_empty)];
    // SAFETY: guaranteed by the caller.
    let filled = unsafe { state.filled() };
    PyBytes::new(py, &[&header, filled].concat())
}

/// A state as bytes.
pub(super) fn bytes_of<'py>(py: Python<'py>, state: &State) -> Bound<'py, PyBytes> {
    // SAFETY: `State::read` has made the state from bytes.
    unsafe { to_bytes(py, state.dtype, state.is_empty, &state.state) }
}

/// The result for a state, as a number.
pub(super) fn value_of<'py>(
    function: &'static Function,
    py: Python<'py>,
    state: &State,
) -> Result<Bound<'py, PyAny>> {
    let call = call(function, state.dtype)?;
    // SAFETY: `State::read` has checked that the bytes are a state of this function's class for this dtype.
    unsafe { (call.parts()?.value)(call, py, &state.state) }
}

/// The state of a chunk. Errors are those of the function.
pub(super) fn state<'py>(
    function: &'static Function,
    chunk: &Bound<'py, PyAny>,
) -> PyResult<Bound<'py, PyAny>> {
    let py = chunk.py();
    let named = Named { along: Along { is_part: true, ..Along::default() }, ..Named::default() };
    let state = overload::call(py, function, None, slice::from_ref(chunk), &named);
    state.map_err(|failure| failure.into_py_err(py, function.name()))
}

/// Merges the state of a part into that of the whole. States without elements are skipped: the protocol of
/// reductions does not define their merge.
pub(super) fn merge(function: &'static Function, part: State, whole: &mut Option<State>) -> Result<()> {
    match whole {
        Some(whole) if part.dtype != whole.dtype => {
            Err(PyValueError::new_err("the states are of arrays of different types").into())
        }
        Some(whole) if !whole.is_empty && !part.is_empty => {
            let call = call(function, whole.dtype)?;
            // SAFETY: `State::read` has checked that the bytes are states of this function's class for this
            // dtype.
            unsafe { (call.parts()?.merge)(call, &mut whole.state, &part.state) }
        }
        Some(_) if part.is_empty => Ok(()),
        _ => {
            *whole = Some(part);
            Ok(())
        }
    }
}

/// The call of the overload for arrays of this type.
fn call(function: &'static Function, dtype: Dtype) -> Result<&'static Call> {
    let takes = |overload: &&Overload| {
        let array = overload.parameters.first().and_then(|parameter| parameter.kind.array());
        array.is_some_and(|array| array.dtype == dtype)
    };
    let overload = function.overloads.iter().find(takes);
    let missing =
        || PyValueError::new_err(format!("`{}` reduces no array of dtype `{dtype}`", function.name()));
    Ok(overload.map(|overload| &overload.call).ok_or_else(missing)?)
}

/// A state that was read from bytes.
pub(super) struct State {
    pub(super) dtype: Dtype,
    pub(super) is_empty: bool,
    pub(super) state: ReductionState,
}

impl State {
    pub(super) fn read(bytes: &Bound<'_, PyAny>) -> Result<State> {
        let bytes = bytes.cast::<PyBytes>().map_err(PyErr::from)?.as_bytes();
        let refused = || Failure::from(PyValueError::new_err("the bytes are of no state of this module"));
        let [VERSION, dtype, filled @ (0 | 1), state @ ..] = bytes else { return Err(refused()) };
        let dtype = Dtype::ALL.into_iter().find(|known| *known as u8 == *dtype).ok_or_else(refused)?;
        let state = ReductionState::of_filled(state).ok_or_else(refused)?;
        Ok(State { dtype, is_empty: *filled == 0, state })
    }
}
