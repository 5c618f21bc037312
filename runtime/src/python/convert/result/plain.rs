//! Results of calls with plain arguments: NumPy arrays, because all array arguments are NumPy arrays.

use crate::core::array_view::Dims;
use crate::core::host::Contiguous;
use crate::python::acquire::PlainArray;
use crate::python::convert::number::plain_integer;
use crate::python::convert::result::{gathered, numpy, own};
use crate::python::interpreter::Result;
use crate::python::table::{Array, Axis, Memory, Plain, PlainResults, Returned, Unfit, returned};
use pyo3::prelude::*;

impl<'py> PlainResults<'py> {
    #[inline(never)]
    fn gathered<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        let mut made = self.0.borrow_mut();
        if made.is_empty() { returned(py, value) } else { gathered(py, value, made.drain(..).map(Ok)) }
    }
}

impl<'a, 'py> Plain<'a, 'py> {
    /// A new array for a result, made by NumPy's C functions, which run no Python code. Errors are left to
    /// the longer path, which reports them.
    pub(crate) fn make(&self, array: &Array) -> std::result::Result<Contiguous<'a>, Unfit> {
        let object = self.objects.first().filter(|_| array.memory == Memory::Host);
        let (Some(object), Some(results)) = (object, self.made) else { return Err(Unfit::Unknown) };
        let shape = self.shape(array).ok_or(Unfit::Unknown)?;
        own::bytes(array.dtype, &shape).map_err(|_| Unfit::Unknown)?;
        let made = numpy::empty(object.py(), array.dtype, &shape);
        let made = made.ok().flatten().ok_or(Unfit::Unknown)?;
        let run = PlainArray::of(&made).ok_or(Unfit::Unknown)?.run();
        // SAFETY: a NumPy array of these elements is aligned, contiguous and writable, and lives as long as
        // `made`, for `'a`: nothing is removed from `made` before the call ends.
        let lent = unsafe { Contiguous::new(run.memory(), run.len(), run.dtype()) };
        results.0.borrow_mut().push(made);
        Ok(lent)
    }

    fn shape(&self, array: &Array) -> Option<Dims<usize>> {
        let shape = |index: usize| Some(PlainArray::of(&self.objects[index])?.shape());
        if let Some(like) = array.like {
            return Some(shape(like)?.iter().map(|length| length.unsigned_abs()).collect());
        }
        let extent = |axis: &Axis| match (axis.same, axis.value) {
            (Some((other, axis)), _) => shape(other)?.get(axis).map(|length| length.unsigned_abs()),
            (None, Some(value)) => plain_integer::<u64>(&self.objects[value])?.try_into().ok(),
            (None, None) => axis.fixed,
        };
        array.axes.iter().map(extent).collect()
    }

    /// The result for the caller; see [`Arguments::results`](crate::python::Arguments::results).
    #[inline(always)]
    pub(crate) fn results<T: Returned>(&self, py: Python<'py>, value: T) -> Result<Bound<'py, PyAny>> {
        match self.made {
            Some(made) => made.gathered(py, value),
            None => returned(py, value),
        }
    }
}
