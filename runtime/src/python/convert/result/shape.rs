//! The shape of a result: extents of other arrays, or numbers that the caller passes.

use crate::core::array_view::Dims;
use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Array};

impl Arguments<'_, '_> {
    /// The shape of a result.
    pub(crate) fn result_shape(&self, array: Array) -> Result<Dims<usize>> {
        if let Some(like) = array.like {
            return Ok(self.view(like)?.shape.clone());
        }
        let mut shape = Dims::new();
        for axis in array.axes {
            shape.push(match (axis.same, axis.value) {
                (Some((other, axis)), _) => self.extent(other, axis)? as usize,
                (None, Some(value)) => self.length(value)?,
                (None, None) => axis.fixed.unwrap_or_default(),
            });
        }
        Ok(shape)
    }

    /// The length in the integer argument at `index`.
    fn length(&self, index: usize) -> Result<usize> {
        let length: i64 = match self.get::<u64>(index) {
            Ok(length) => return Ok(usize::try_from(length).unwrap_or(usize::MAX)),
            Err(_) => self.get(index)?,
        };
        let message = format!("{length} is not a valid array length: pass 0 or more");
        Err(Failure::argument(self.name(index), Error::new(ErrorKind::Value, message)))
    }
}
