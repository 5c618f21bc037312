//! The keyword `out`: the caller's arrays instead of new results.

use crate::core::array_view::{ArrayView, has_element_twice, share_memory};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::Acquired;
use crate::python::convert::array::shapes::shown;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Access, Arguments, Array, Memory, Out, ParameterKind};
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use smallvec::SmallVec;

/// The caller's array for each result; `None` for a result that must be made.
type OfEach<'py> = SmallVec<[Option<Bound<'py, PyAny>>; 2]>;

impl<'py> Out<'py> {
    /// The array for each of `count` results: for several results a tuple, in which None means that one must
    /// be made.
    pub(crate) fn of_each(given: Option<&Self>, count: usize) -> Result<OfEach<'py>> {
        let Some(Out(object)) = given else { return Ok(OfEach::new()) };
        if count == 1 {
            return Ok(OfEach::from_iter([Some(object.clone())]));
        }
        match object.cast::<PyTuple>() {
            Ok(tuple) if tuple.len() == count => {
                Ok(tuple.iter().map(|object| (!object.is_none()).then_some(object)).collect())
            }
            _ => {
                let message = format!("the function has {count} results: pass a tuple of {count} arrays");
                Err(Failure::argument("out", Error::new(ErrorKind::Type, message)))
            }
        }
    }
}

impl Arguments<'_, '_> {
    /// Checks that C++ can write the acquired array for the result at `index`.
    pub(crate) fn check_result(&self, index: usize, given: bool) -> Result<()> {
        let Some(ParameterKind::Result(array)) = self.kind(index) else { return Ok(()) };
        let view = match self.acquired(index) {
            Ok(acquired) => Acquired::view(acquired),
            Err(refusal) => return Err(self.refused(index, refusal)),
        };
        let name = || self.name(index);
        let shape = self.result_shape(array).map_err(|_| Failure::argument(name(), no_shape()))?;
        check_fit(array.dtype, array.memory, &shape, view)
            .map_err(|error| Failure::argument(name(), error))?;
        if given { self.check_apart(index, array, view) } else { Ok(()) }
    }

    /// Checks that the caller's array may be written in its own layout, and shares no memory.
    pub(crate) fn check_given(&self, view: &ArrayView<'_>) -> std::result::Result<(), Error> {
        let input = |index| self.acquired_array(index)?.as_ref().ok().map(Acquired::view);
        let overlapped =
            (0..self.len()).find(|&index| input(index).is_some_and(|other| share_memory(view, other)));
        check_writable(view)?;
        let Some(index) = overlapped else { return Ok(()) };
        let name = self.name(index);
        let message =
            format!("the array shares memory with `{name}`: pass another array, or a copy of `{name}`");
        Err(Error::new(ErrorKind::Value, message))
    }

    /// Checks that the memory that C++ writes overlaps no other argument. An input that C++ reads in step
    /// with the result may consist of the same elements.
    fn check_apart(&self, index: usize, array: Array, view: &ArrayView<'_>) -> Result<()> {
        for other in (0..index).chain(index + 1..self.count()) {
            let Some(Ok(acquired)) = self.acquired_array(other) else { continue };
            let theirs = Acquired::view(acquired);
            if !share_memory(view, theirs) || self.walks_in_step(array, other, view, theirs) {
                continue;
            }
            let message = format!(
                "the array shares memory with `{}`, which would be overwritten while the function reads it: \
                 pass another array, or a \
                 copy of `{0}`",
                self.name(other)
            );
            return Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, message)));
        }
        Ok(())
    }

    /// Whether the array at `other` is read, has the result's extents by name, and consists of the same
    /// elements.
    fn walks_in_step(
        &self,
        array: Array,
        other: usize,
        view: &ArrayView<'_>,
        theirs: &ArrayView<'_>,
    ) -> bool {
        let Some(ParameterKind::Array(read)) = self.kind(other) else { return false };
        read.access == Access::Read
            && array.has_extents_of(other, &read)
            && view.data == theirs.data
            && view.dtype == theirs.dtype
            && view.strides == theirs.strides
    }
}

/// Checks that every element of the array can be written.
pub(crate) fn check_writable(view: &ArrayView<'_>) -> std::result::Result<(), Error> {
    let message = if view.readonly {
        "the array is read-only: pass a writable one, `array.copy()`"
    } else if has_element_twice(view) {
        "the array has elements that share memory: pass a copy"
    } else {
        return Ok(());
    };
    Err(Error::new(ErrorKind::Value, message))
}

/// Checks the element type, the memory and the shape.
pub(crate) fn check_fit(
    dtype: Dtype,
    memory: Memory,
    shape: &[usize],
    view: &ArrayView<'_>,
) -> std::result::Result<(), Error> {
    let refuse = |kind, message| Err(Error::new(kind, message));
    if !memory.has(view.device) {
        let (is, wanted) = (view.device, if memory.is_device() { "a device" } else { "the host" });
        return refuse(
            ErrorKind::Type,
            format!("the array is on `{is}`, and the result is on {wanted}: pass an array there"),
        );
    }
    if view.dtype != dtype {
        let is = view.dtype;
        return refuse(
            ErrorKind::Type,
            format!("the array is of {is}, and the result is of {dtype}: pass an array of {dtype}"),
        );
    }
    if view.shape[..] != *shape {
        let (is, wanted) = (shown(&view.shape), shown(shape));
        return refuse(
            ErrorKind::Value,
            format!("the array has the shape {is}, and the result has {wanted}: pass an array of that shape"),
        );
    }
    Ok(())
}

fn no_shape() -> Error {
    Error::new(ErrorKind::Value, "the shape of the result is not known")
}
