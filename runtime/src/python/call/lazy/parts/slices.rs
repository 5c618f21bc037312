//! The states of the slices of a chunk: a NumPy array of `bytes` objects, in which the reduced axes have
//! length 1.

use super::state::{State, bytes_of, merge, state, value_of};
use crate::python::interpreter::Result;
use crate::python::interpreter::names::intern;
use crate::python::table::Function;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::{PyEllipsis, PyList, PyTuple};

/// The state of each slice of a chunk along `axis`, a tuple of non-negative integers.
pub(super) fn states<'py>(
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
pub(super) fn merged<'py>(function: &'static Function, parts: &Bound<'py, PyAny>) -> Result<Slices<'py>> {
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
