//! Data members that are arrays of numbers: a kind of result, `Type::Part`.
//!
//! C++ provides the location of the elements (`include/quaff/part.hpp`), and Python gets an array over them
//! that refers to the keeper of the object, and so keeps the object alive. An instance counts these arrays,
//! and cannot be given away while there are any, because the new owner could free the object. An array over a
//! whole member can be passed as a pointer to the elements of the member.
//!
//! A vector's elements move when it grows. Operations that may change it therefore raise BufferError while an
//! array over them exists, as with the buffers of containers (`instance/exports.rs`). C++ may change an
//! object that it owns at any time: the array is then a read-only copy.

use crate::core::array_view::Dims;
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Object;
use crate::core::ownership::Reach;
use crate::core::part::Part;
use crate::python::acquire::{is_numpy_array, numpy_array};
use crate::python::convert::result::numpy;
use crate::python::convert::result::own::{Array, MemoryOwner, ShownMember};
use crate::python::instance::relations::Keepers;
use crate::python::instance::{self, Instance};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Class, This};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::ptr;

/// A data member as an array. `this` is the object that has the member, and `pointer` the class of pointers
/// to the elements.
pub(crate) fn part<'py>(
    py: Python<'py>,
    this: Option<This<'_>>,
    part: Part,
    pointer: Option<&'static Class>,
) -> Result<Bound<'py, PyAny>> {
    let keepers = this.map_or_else(Keepers::new, |this| this.instance().root_keepers(py));
    let is_shared = |keeper: &Bound<'_, PyAny>| Instance::of(keeper).is_none_or(Instance::may_be_cxx);
    if part.moves && (keepers.is_empty() || keepers.iter().any(is_shared)) {
        return show(py, &part, ShownMember::copy(&part)?);
    }
    show(py, &part, ShownMember::new(&part, keepers, pointer))
}

/// An array over the elements.
fn show<'py>(py: Python<'py>, part: &Part, shown: ShownMember) -> Result<Bound<'py, PyAny>> {
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

/// The value to assign to a member whose current value is `own`. Checks that the assignment moves nothing
/// that arrays show: the value must have the shape of `own` if arrays show it, or not be an object. A list is
/// copied first, because it may change while it is read.
pub(crate) fn assignable<'py>(
    own: &Bound<'py, PyAny>,
    value: &Bound<'py, PyAny>,
) -> Result<Bound<'py, PyAny>> {
    let moves = part_of(own).map(|part| part.get().part().is_some_and(ShownMember::moves));
    let value = match value.cast_exact::<PyList>() {
        Ok(list) => list.to_tuple().into_any(),
        Err(_) => value.clone(),
    };
    let is_fixed = value.is_exact_instance_of::<PyTuple>() || is_numpy_array(&value);
    match moves {
        Some(true) if !is_fixed || !has_shape_of(own, &value) => Err(moved()),
        None if Instance::of(own).is_some() => Err(moved()),
        _ => Ok(value),
    }
}

/// Whether a value has as many elements along each axis as an array. For several axes, only an array is known
/// to have them.
fn has_shape_of(own: &Bound<'_, PyAny>, value: &Bound<'_, PyAny>) -> bool {
    match (numpy_array(own), numpy_array(value)) {
        (Some(own), Some(value)) => own.view().shape == value.view().shape,
        (Some(own), None) if own.view().shape.len() > 1 => false,
        _ => own.len().is_ok_and(|length| value.len().is_ok_and(|other| other == length)),
    }
}

#[cold]
fn moved() -> Failure {
    let message = "an array shows a vector of the object: drop the array first, or assign as many elements to that vector";
    Failure::value(Error::new(ErrorKind::Buffer, message))
}

/// Whether an array shows a member that pointers of `class`, or without a class any pointers, can point into.
pub(crate) fn is_pointer(given: &Bound<'_, PyAny>, class: Option<&'static Class>) -> bool {
    let own = part_of(given);
    let pointer = own.as_ref().and_then(|own| own.get().part()?.pointer);
    pointer.is_some_and(|pointer| class.is_none_or(|class| class.identity() == pointer.identity()))
}

/// An instance for the pointer to the elements of an array over a member.
pub(crate) fn as_pointer<'py>(given: &Bound<'py, PyAny>) -> Option<PyResult<Bound<'py, PyAny>>> {
    let own = part_of(given)?;
    let shown = own.get().part()?;
    let pointer = shown.pointer?;
    let py = given.py();
    Some(instance::new(py, pointer).and_then(|made| {
        // SAFETY: the instance was just made.
        let instance = unsafe { Instance::at(made.as_ptr()) };
        // SAFETY: the address of the elements, which live as long as their keepers.
        let object = unsafe { Object::new(shown.address().cast()) };
        instance.show(object, pointer.binding(), keeper(py, &shown.keepers)?, Reach::default());
        Ok(made)
    }))
}

/// A new reference to the keepers: a single object or a tuple of them; NULL if there are none.
fn keeper(py: Python<'_>, keepers: &[Py<PyAny>]) -> PyResult<*mut ffi::PyObject> {
    match keepers {
        [] => Ok(ptr::null_mut()),
        [only] => Ok(only.clone_ref(py).into_ptr()),
        several => Ok(PyTuple::new(py, several.iter().map(|keeper| keeper.bind(py)))?.into_ptr()),
    }
}
