//! The slices of a reduction along axes: for each index of the other axes, the elements along the reduced
//! axes.

use super::{ArrayView, Description, Dims, MemoryOrder};
use std::cmp::Reverse;

/// The slices of an array, in the order of its memory, each with the address for its result.
///
/// Slices are numbered by axes of their own, from the longest stride to the shortest; no stride is negative,
/// no length is 1, and neighbouring axes are joined where one stride walks both, in the array and among the
/// results.
#[derive(Clone, Debug)]
pub struct SliceOrder<'a> {
    /// The first slice. The others have the same layout, at offsets given by [`SliceOrder::strides`].
    pub slice: MemoryOrder<'a>,
    /// The lengths of the remaining axes.
    pub shape: Dims<usize>,
    /// The strides in bytes between slices.
    pub strides: Dims<isize>,
    /// The address for the result of the first slice.
    pub results: *mut u8,
    /// The strides in bytes between results.
    pub result_strides: Dims<isize>,
}

// SAFETY: the fields are addresses and numbers; the code that reads or writes the memory prevents races.
unsafe impl Send for SliceOrder<'_> {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for SliceOrder<'_> {}

/// An axis of slices.
#[derive(Clone, Copy)]
struct SliceAxis {
    length: usize,
    stride: isize,
    result: isize,
}

impl<'a> SliceOrder<'a> {
    /// The slices of `view` along the axes for which `reduced` is true. `results` has a dimension for each
    /// other axis, or one for every axis of the view, with length 1 for the reduced ones.
    pub fn new(view: &ArrayView<'a>, reduced: &[bool], results: &ArrayView<'_>) -> SliceOrder<'a> {
        let all = view.shape.iter().zip(&view.strides).zip(reduced);
        let (along, others): (Vec<_>, Vec<_>) = all.partition(|&(_, &reduced)| reduced);
        let mut slice = slice_of(view, along.iter().map(|&((&length, &stride), _)| (length, stride)));
        let is_whole = results.shape.len() == reduced.len();
        let strides = results
            .strides
            .iter()
            .enumerate()
            .filter(|&(axis, _)| !(is_whole && reduced[axis]))
            .map(|(_, &stride)| stride);
        let axes = others.iter().zip(strides).map(|(&((&length, &stride), _), result)| SliceAxis {
            length,
            stride,
            result,
        });
        let mut first = results.data;
        let mut axes: Vec<SliceAxis> = axes.filter(|axis| axis.length != 1).collect();
        for axis in axes.iter_mut().filter(|axis| axis.stride < 0 && axis.length != 0) {
            let last = axis.length.cast_signed() - 1;
            slice.walk.data = slice.walk.data.wrapping_offset(axis.stride.wrapping_mul(last));
            first = first.wrapping_offset(axis.result.wrapping_mul(last));
            *axis =
                SliceAxis { stride: axis.stride.wrapping_neg(), result: axis.result.wrapping_neg(), ..*axis };
        }
        axes.sort_by_key(|axis| Reverse(axis.stride));
        SliceOrder::along(slice, joined(axes), first)
    }

    fn along(slice: MemoryOrder<'a>, axes: Vec<SliceAxis>, results: *mut u8) -> SliceOrder<'a> {
        SliceOrder {
            slice,
            shape: axes.iter().map(|axis| axis.length).collect(),
            strides: axes.iter().map(|axis| axis.stride).collect(),
            results,
            result_strides: axes.iter().map(|axis| axis.result).collect(),
        }
    }

    /// The number of slices.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether there are no slices.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The slices in parts of about `elements` elements, for threads to reduce. A part has at least `fewest`
    /// slices if an axis has that many.
    pub(crate) fn parts(&self, elements: usize, fewest: usize) -> SliceParts<'a, '_> {
        let slices = (elements / self.slice.len().max(1)).max(fewest);
        let mut inner = 1;
        for (axis, &length) in self.shape.iter().enumerate().rev() {
            if axis == 0 || inner * length > slices {
                let step = (slices / inner).max(1);
                return SliceParts { slices: self, axis, step, row: length.div_ceil(step) };
            }
            inner *= length;
        }
        SliceParts { slices: self, axis: 0, step: 1, row: 1 }
    }

    /// The part that begins at `index` along the axes up to `axis`, and has `length` indices along `axis`.
    fn part(&self, mut index: usize, axis: usize, start: usize, length: usize) -> SliceOrder<'a> {
        let mut part = self.clone();
        part.shift(axis, start);
        for outer in (0..axis).rev() {
            part.shift(outer, index % self.shape[outer]);
            index /= self.shape[outer];
        }
        part.shape[axis] = length;
        part.shape.drain(..axis);
        part.strides.drain(..axis);
        part.result_strides.drain(..axis);
        part
    }

    fn shift(&mut self, axis: usize, index: usize) {
        let index = index.cast_signed();
        self.slice.walk.data = self.slice.walk.data.wrapping_offset(index.wrapping_mul(self.strides[axis]));
        self.results = self.results.wrapping_offset(index.wrapping_mul(self.result_strides[axis]));
    }

    /// The slice at `index`, and the address for its result.
    pub(crate) fn get(&self, index: usize) -> (MemoryOrder<'a>, *mut u8) {
        match self.shape.len() {
            0 => (self.slice.clone(), self.results),
            ndim => {
                let (outer, inner) = (index / self.shape[ndim - 1], index % self.shape[ndim - 1]);
                let part = self.part(outer, ndim - 1, inner, 1);
                (part.slice, part.results)
            }
        }
    }

    /// The slices restricted to the elements in `slice`, a part of the first slice; the results have `size`
    /// bytes each and lie at `results`, in the order of the slices.
    pub(crate) fn of_part(&self, slice: MemoryOrder<'a>, results: *mut u8, size: usize) -> SliceOrder<'a> {
        let mut result_strides = Dims::from_elem(size.cast_signed(), self.shape.len());
        for axis in (1..self.shape.len()).rev() {
            result_strides[axis - 1] = result_strides[axis] * self.shape[axis].cast_signed();
        }
        let (shape, strides) = (self.shape.clone(), self.strides.clone());
        SliceOrder { slice, shape, strides, results, result_strides }
    }
}

/// The parts of a [`SliceOrder`], by number.
pub(crate) struct SliceParts<'a, 's> {
    slices: &'s SliceOrder<'a>,
    /// The axis that is cut; those outside it are walked index by index.
    axis: usize,
    step: usize,
    /// The number of parts along that axis.
    row: usize,
}

impl<'a> SliceParts<'a, '_> {
    pub(crate) fn len(&self) -> usize {
        self.row * self.slices.shape[..self.axis].iter().product::<usize>()
    }

    pub(crate) fn get(&self, index: usize) -> SliceOrder<'a> {
        if self.slices.shape.is_empty() {
            return self.slices.clone();
        }
        let start = index % self.row * self.step;
        let length = self.step.min(self.slices.shape[self.axis] - start);
        self.slices.part(index / self.row, self.axis, start, length)
    }
}

/// The elements of an array along some axes, at index 0 of all others.
fn slice_of<'a>(view: &ArrayView<'a>, axes: impl Iterator<Item = (usize, isize)>) -> MemoryOrder<'a> {
    let (shape, strides) = axes.unzip();
    let description = Description {
        data: view.data,
        dtype: view.dtype,
        device: view.device,
        readonly: view.readonly,
        shape,
        strides,
    };
    // SAFETY: the elements belong to `view`, which is valid for `'a`; if it has none, there is no slice to
    // walk.
    unsafe { ArrayView::new(description) }.memory_order()
}

/// Joins each axis with its inner neighbour if the inner one ends where the next step of the outer one
/// begins.
fn joined(axes: Vec<SliceAxis>) -> Vec<SliceAxis> {
    let mut joined: Vec<SliceAxis> = Vec::with_capacity(axes.len());
    for axis in axes {
        let length = axis.length.cast_signed();
        match joined.last_mut() {
            Some(outer)
                if outer.stride == axis.stride.wrapping_mul(length)
                    && outer.result == axis.result.wrapping_mul(length) =>
            {
                *outer = SliceAxis { length: outer.length * axis.length, ..axis };
            }
            _ => joined.push(axis),
        }
    }
    joined
}
