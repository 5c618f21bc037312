//! Data members that are arrays: NumPy arrays over them or, without NumPy, arrays of the runtime.

use crate::core::array_view::Dims;
use crate::core::part::Part;
use crate::python::acquire::numpy_array;
use crate::python::convert::part::ShownMember;
use crate::python::convert::result::numpy;
use crate::python::convert::result::own::{Array, MemoryOwner};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result};
use pyo3::prelude::*;

/// An array over the elements.
pub(crate) fn show<'py>(py: Python<'py>, part: &Part, shown: ShownMember) -> Result<Bound<'py, PyAny>> {
    let shape: Dims<usize> = part.extents().collect();
    let is_copy = shown.is_copy();
    let own = match part.strides().filter(|_| !is_copy) {
        None => Array::over(MemoryOwner::Part(shown), part.dtype, &shape),
        Some(strides) => {
            let shape = shape.iter().map(|extent| extent.cast_signed()).collect();
            Array::strided(MemoryOwner::Part(shown), part.dtype, shape, strides.collect())
                .map_err(Failure::value)?
        }
    };
    let own = Bound::new(py, own)?;
    Ok(numpy::over(&own, part.dtype)?.unwrap_or_else(|| own.into_any()))
}

/// The runtime's array, made by [`show`], that `given` is or covers completely as a NumPy array.
pub(crate) fn part_of<'py>(given: &Bound<'py, PyAny>) -> Option<Bound<'py, Array>> {
    if let Ok(own) = given.cast::<Array>() {
        return Some(own.clone());
    }
    let acquired = numpy_array(given)?;
    let own = given.getattr(intern!(given.py(), "base")).ok()?.cast_into::<Array>().ok()?;
    // The end of the member is not known from a part of it.
    own.get().is_whole(acquired.view()).then_some(own)
}
