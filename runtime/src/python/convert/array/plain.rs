//! Plain arrays: NumPy's own, aligned, which C++ reads and writes in place. Most are contiguous; C++ walks
//! the others by their strides.

use crate::core::array_view::has_element_twice;
use crate::core::dtype::Dtype;
use crate::core::host::Contiguous;
use crate::python::acquire::{PlainArray, numpy_array, numpy_layout};
use crate::python::table::call::Read;
use crate::python::table::{
    Access, Array, Axis, AxisOrder, Layout, Memory, ParameterKind, PlainArguments, Unfit,
};
use pyo3::prelude::*;

impl<'a> PlainArguments<'a, '_> {
    /// The argument at `index`, if it is a plain array.
    #[inline(always)]
    fn plain_array(&self, index: usize) -> Option<PlainArray<'a>> {
        match self.first {
            Some(first) if index == 0 => Some(first),
            _ => PlainArray::of(&self.objects[index]),
        }
    }

    /// A host array that C++ reads or writes.
    #[inline(always)]
    pub(crate) fn array(&self, index: usize) -> Read<Contiguous<'a>> {
        match self.row(index) {
            Some(row) => Ok(row),
            None => self.any_array(index),
        }
    }

    /// The elements of a one-dimensional array whose shape depends on no other argument: the most common
    /// kind, for which no other function is called.
    #[inline(always)]
    fn row(&self, index: usize) -> Option<Contiguous<'a>> {
        let parameter = self.parameters.get(index)?;
        let ParameterKind::Array(array) = &parameter.kind else { return None };
        let is_related = array.like.is_some() || !array.axes.is_empty();
        if is_related || array.layout.order() != AxisOrder::C || array.dtype == Dtype::Bool {
            return None;
        }
        let given = self.plain_array(index)?;
        let run = given.row()?;
        let is_told = array.dtype == run.dtype()
            && array.memory != Memory::Device
            && array.rank.is_none_or(|rank| rank == 1)
            && run.len() <= array.longest
            && (array.access != Access::Write || given.is_writable());
        is_told.then_some(run)
    }

    /// An array of any kind.
    #[inline(never)]
    fn any_array(&self, index: usize) -> Read<Contiguous<'a>> {
        let parameter = &self.parameters[index];
        let array = match (&parameter.kind, parameter.code.results) {
            (ParameterKind::Array(array), _) => array,
            (ParameterKind::Result(array), Some(results)) => return (results.make_plain)(self, array),
            _ => return Err(Unfit::Unknown),
        };
        let Some(given) = self.plain_array(index) else { return self.strided_array(index, array) };
        let run = check(array, &given)?;
        if array.access == Access::Write && !given.is_writable() {
            return Err(Unfit::Unknown);
        }
        if let Some(other) = array.like
            && !self.is_like(&given, other)
        {
            return Err(Unfit::Unknown);
        }
        if !array.axes.is_empty() && !self.has_axes(given.shape(), array.axes) {
            return Err(Unfit::Unknown);
        }
        // The array is in C order.
        if array.layout.order() != AxisOrder::C {
            return self.strided_array(index, array);
        }
        // Otherwise the array must be copied, or its bools must be made valid.
        if run.is_valid() { Ok(run) } else { Err(Unfit::Unknown) }
    }

    /// A NumPy array that C++ walks by its strides or in Fortran order, in place. The error is `Unknown` for
    /// rare cases, which the general conversion reads.
    #[inline(never)]
    fn strided_array(&self, index: usize, array: &Array) -> Read<Contiguous<'a>> {
        let is_rare = array.layout == Layout::C || array.like.is_some() || array.by_numpy;
        let Some(acquired) = numpy_array(&self.objects[index]).filter(|_| !is_rare) else {
            return Err(Unfit::Unknown);
        };
        let view = acquired.view();
        if !array.takes(view) {
            return Err(Unfit::Refused);
        }
        let is_kept = || array.access != Access::Write || !view.readonly && !has_element_twice(view);
        let shape: &[isize] = numpy_layout(&self.objects[index]).map_or(&[], |(shape, _)| shape);
        let is_told =
            array.dtype != Dtype::Bool && view.len() <= array.longest && self.has_axes(shape, array.axes);
        if !is_told || !array.layout.takes(view) || !view.is_aligned() || !is_kept() {
            return Err(Unfit::Unknown);
        }
        // SAFETY: the elements belong to the argument, are of this type, and have the layout that C++ walks.
        Ok(unsafe { Contiguous::new(view.data, view.len(), view.dtype) })
    }

    /// A host array for a reduction, which accepts any byte as a bool.
    #[inline(always)]
    pub(crate) fn reduced(&self) -> Read<Contiguous<'a>> {
        let array = self.parameter(0)?;
        let given = self.plain_array(0).ok_or(Unfit::Unknown)?;
        check(array, &given)
    }

    /// A device array, which is never plain.
    pub(crate) fn on_device(&self, index: usize) -> Unfit {
        match self.objects.get(index).and_then(PlainArray::of) {
            Some(_) => Unfit::Refused,
            None => Unfit::Unknown,
        }
    }

    #[inline]
    fn parameter(&self, index: usize) -> Read<&'static Array> {
        match &self.parameters[index].kind {
            ParameterKind::Array(array) => Ok(array),
            _ => Err(Unfit::Unknown),
        }
    }

    /// The extent along an axis of an array that [`Self::array`] has checked.
    #[inline]
    pub(crate) fn extent(&self, index: usize, axis: usize) -> Read<u64> {
        let (shape, _) = numpy_layout(&self.objects[index]).ok_or(Unfit::Unknown)?;
        shape.get(axis).map(|extent| extent.unsigned_abs() as u64).ok_or(Unfit::Unknown)
    }

    /// The stride along an axis of an array that [`Self::array`] has checked.
    pub(crate) fn stride(&self, index: usize, axis: usize) -> Read<i64> {
        // A result is not among the objects.
        let object = self.objects.get(index).ok_or(Unfit::Unknown)?;
        let array = self.parameter(index)?;
        let (shape, strides) = numpy_layout(object).ok_or(Unfit::Unknown)?;
        match (shape.get(axis), strides.get(axis)) {
            (Some(2..), Some(stride)) if shape.iter().all(|&length| length != 0) => {
                Ok((stride / array.dtype.size() as isize) as i64)
            }
            // An axis that C++ does not walk by stride gets the stride of a contiguous array.
            _ => contiguous_stride(object, array, axis),
        }
    }

    /// Whether C++'s types can represent the extents, and the arrays have the extents that must be equal.
    #[inline(never)]
    fn has_axes(&self, shape: &[isize], axes: &[Axis]) -> bool {
        axes.iter().zip(shape).all(|(extent, &length)| {
            length.unsigned_abs() <= extent.longest
                && extent.fixed.is_none_or(|fixed| fixed == length.unsigned_abs())
                && extent.same.is_none_or(|(other, axis)| {
                    numpy_layout(&self.objects[other])
                        .is_some_and(|(other, _)| other.get(axis) == Some(&length))
                })
        })
    }

    /// Whether the array at `other` has the same shape.
    #[inline(never)]
    fn is_like(&self, given: &PlainArray<'_>, other: usize) -> bool {
        numpy_layout(&self.objects[other]).is_some_and(|(other, _)| other == given.shape())
    }
}

/// The stride along an axis that C++ does not walk.
#[inline(never)]
fn contiguous_stride(object: &Bound<'_, PyAny>, array: &Array, axis: usize) -> Read<i64> {
    let acquired = numpy_array(object).ok_or(Unfit::Unknown)?;
    array.layout.stride(acquired.view(), axis).ok_or(Unfit::Unknown)
}

/// The elements of an array that meets all requirements of a parameter except those of its access, of its
/// order and of its relation to other arguments.
#[inline(always)]
fn check<'a>(array: &Array, given: &PlainArray<'a>) -> Read<Contiguous<'a>> {
    // Every field is named: a new requirement must be checked here, or lead to `Unknown`.
    let &Array {
        dtype,
        memory,
        rank,
        longest,
        access: _,
        like: _,
        axes: _,
        layout: _,
        sequence: _,
        converts: _,
        by_numpy: _,
        in_place: _,
        records: _,
    } = array;
    if dtype != given.dtype()
        || memory == Memory::Device
        || rank.is_some_and(|rank| rank != given.shape().len())
    {
        return Err(Unfit::Refused);
    }
    let run = given.run();
    if run.len() > longest { Err(Unfit::Unknown) } else { Ok(run) }
}
