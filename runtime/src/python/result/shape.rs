//! The shape of a result: lengths of other arrays, or numbers that the caller passes.

use crate::array_view::Dims;
use crate::error::{Error, ErrorKind};
use crate::python::parameter::Array;
use crate::python::{Arguments, Failure, Result};

/// One extent of a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Extent {
    /// That of an array argument along an axis.
    Axis { array: usize, axis: usize },
    /// The integer argument at this index.
    Value(usize),
}

impl Arguments<'_, '_> {
    /// The shape that a result is to have.
    pub(super) fn result_shape(&self, array: Array) -> Result<Dims<usize>> {
        if let Some(like) = array.like {
            return Ok(self.view(like)?.shape.clone());
        }
        let mut shape = Dims::new();
        for extent in array.extents {
            shape.push(match *extent {
                Extent::Axis { array, axis } => self.view(array)?.shape.get(axis).copied().unwrap_or(1),
                Extent::Value(value) => self.length(value)?,
            });
        }
        Ok(shape)
    }

    /// The length that the integer argument at `index` says.
    fn length(&self, index: usize) -> Result<usize> {
        let length: i64 = match self.get::<u64>(index) {
            Ok(length) => return Ok(usize::try_from(length).unwrap_or(usize::MAX)),
            Err(_) => self.get(index)?,
        };
        let message = format!("{length} is no length of an array: pass 0 or more");
        Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, message)))
    }
}
