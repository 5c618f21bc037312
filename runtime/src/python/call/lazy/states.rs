//! The state of a reduction, which tasks of a graph pass to each other as bytes: a header of three bytes (the
//! version, the element type, and whether there was an element) and the bytes of the class, without the zeros
//! at their end. They are for machines of one architecture, and for one build of a module.

use crate::core::dtype::Dtype;
use crate::core::reduction_state::ReductionState;
use crate::python::call::overload;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Along, Call, Function, Named, Overload};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyEllipsis, PyList, PyTuple};
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

/// The state of each slice of a chunk along `axis`, a tuple of non-negative integers: a NumPy array of
/// `bytes` objects, in which the reduced axes have length 1.
pub(super) fn states_of_slices<'py>(
    function: &'static Function,
    chunk: &Bound<'py, PyAny>,
    axis: &Bound<'py, PyAny>,
) -> Result<Bound<'py, PyAny>> {
    let py = chunk.py();
    let reduced: Vec<usize> = axis.extract()?;
    let shape: Vec<usize> = chunk.getattr(intern!(py, "shape"))?.extract()?;
    let kept: Vec<usize> = (0..shape.len()).filter(|axis| !reduced.contains(axis)).collect();
    let order = PyTuple::new(py, [&kept[..], &reduced].concat())?;
    let rows = chunk.call_method1(intern!(py, "transpose"), order)?;
    let lengths: Vec<usize> = kept.iter().map(|&axis| shape[axis]).collect();
    let found = PyList::empty(py);
    for index in 0..lengths.iter().product() {
        let slice = rows.get_item(place(py, &lengths, index)?)?;
        found.append(state(function, &slice)?)?;
    }
    let whole = (0..shape.len()).map(|axis| if reduced.contains(&axis) { 1 } else { shape[axis] });
    array(&found, &py.get_type::<PyAny>().into_any(), &PyTuple::new(py, whole.collect::<Vec<_>>())?)
}

/// The subscript of the slice with this number in C order. The ellipsis makes NumPy return an element as an
/// array without dimensions.
fn place<'py>(py: Python<'py>, lengths: &[usize], mut index: usize) -> PyResult<Bound<'py, PyTuple>> {
    let mut subscript = vec![PyEllipsis::get(py).to_owned().into_any()];
    for &length in lengths.iter().rev() {
        subscript.insert(0, (index % length).into_pyobject(py)?.into_any());
        index /= length;
    }
    PyTuple::new(py, subscript)
}

/// Merges arrays of states, in lists that may be nested.
pub(super) fn merged_slices<'py>(
    function: &'static Function,
    parts: &Bound<'py, PyAny>,
) -> Result<Slices<'py>> {
    let mut whole = None;
    merge_all(function, parts, &mut whole)?;
    Ok(whole.ok_or_else(|| PyValueError::new_err("there are no states"))?)
}

fn merge_all<'py>(
    function: &'static Function,
    parts: &Bound<'py, PyAny>,
    whole: &mut Option<Slices<'py>>,
) -> Result<()> {
    if let Ok(list) = parts.cast::<PyList>() {
        return list.iter().try_for_each(|part| merge_all(function, &part, whole));
    }
    let part = Slices::read(parts)?;
    let Some(whole) = whole else {
        *whole = Some(part);
        return Ok(());
    };
    if !whole.shape.eq(&part.shape)? {
        return Err(PyValueError::new_err("the states are of slices in different places").into());
    }
    for (into, from) in whole.states.iter_mut().zip(part.states.into_iter().flatten()) {
        merge(function, from, into)?;
    }
    Ok(())
}

/// The states of slices.
pub(super) struct Slices<'py> {
    /// The states, none of which is missing: they are options because `merge` takes options.
    states: Vec<Option<State>>,
    shape: Bound<'py, PyTuple>,
}

impl<'py> Slices<'py> {
    fn read(array: &Bound<'py, PyAny>) -> Result<Slices<'py>> {
        let py = array.py();
        let shape = array.getattr(intern!(py, "shape"))?.cast_into().map_err(PyErr::from)?;
        let flat = array.call_method0(intern!(py, "ravel"))?.call_method0(intern!(py, "tolist"))?;
        let states = flat.try_iter()?.map(|bytes| Ok(Some(State::read(&bytes?)?)));
        Ok(Slices { states: states.collect::<Result<_>>()?, shape })
    }

    /// The states as an array.
    pub(super) fn into_array(self) -> Result<Bound<'py, PyAny>> {
        let py = self.shape.py();
        let states: Vec<_> = self.states.iter().flatten().map(|state| bytes_of(py, state)).collect();
        array(&PyList::new(py, states)?, &py.get_type::<PyAny>().into_any(), &self.shape)
    }

    /// The results of type `scalar`, as an array without the reduced axes, or with them.
    pub(super) fn into_results(
        self,
        function: &'static Function,
        scalar: &Bound<'py, PyAny>,
        axis: &Bound<'py, PyAny>,
        keepdims: bool,
    ) -> Result<Bound<'py, PyAny>> {
        let py = self.shape.py();
        let values = self.states.iter().flatten().map(|state| value_of(function, py, state));
        let values = PyList::new(py, values.collect::<Result<Vec<_>>>()?)?;
        if keepdims {
            return array(&values, scalar, &self.shape);
        }
        let reduced: Vec<usize> = axis.extract()?;
        let kept = self.shape.iter().enumerate().filter(|(axis, _)| !reduced.contains(axis));
        let kept = PyTuple::new(py, kept.map(|(_, length)| length).collect::<Vec<_>>())?;
        array(&values, scalar, &kept)
    }
}

/// A NumPy array of these elements.
fn array<'py>(
    elements: &Bound<'py, PyList>,
    dtype: &Bound<'py, PyAny>,
    shape: &Bound<'py, PyTuple>,
) -> Result<Bound<'py, PyAny>> {
    let py = elements.py();
    let flat = py.import(intern!(py, "numpy"))?.call_method1(intern!(py, "array"), (elements, dtype))?;
    Ok(flat.call_method1(intern!(py, "reshape"), (shape,))?)
}
