//! A view of an array's memory: its address, its element type, its shape and its strides. A view does not own
//! the memory.
//!
//! A view is a snapshot: it copies shape and strides, so later changes of the object do not change the view.
//! This module only computes addresses; only [`ArrayView::to_c_order`], which is `unsafe`, reads memory.
//!
//! ```
//! use quaff_runtime::array_view::{ArrayView, Description, Device};
//! use quaff_runtime::dtype::Dtype;
//!
//! let mut columns = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]; // 2 × 3 in Fortran order
//! let description = Description {
//!     data: columns.as_mut_ptr().cast(),
//!     dtype: Dtype::Float64,
//!     device: Device::Cpu,
//!     readonly: true,
//!     shape: [2, 3].into_iter().collect(),
//!     strides: [8, 16].into_iter().collect(),
//! };
//! // SAFETY: these are the elements of `columns`, and it outlives the view.
//! let view = unsafe { ArrayView::new(description) };
//! assert!(!view.is_c_contiguous());
//! assert_eq!(view.memory_order().shape[..], [6]);
//! // SAFETY: `columns` is alive, and nobody writes to it.
//! assert_eq!(unsafe { view.to_c_order::<f64>() }.unwrap(), [1.0, 3.0, 5.0, 2.0, 4.0, 6.0]);
//! ```

pub(crate) mod broadcast;
mod c_order;
mod chunks;
pub(crate) mod description;
mod element_order;
pub(crate) mod in_buffer;
#[cfg(test)]
mod layouts;
mod memory_order;
#[cfg(feature = "ndarray")]
mod of_ndarray;
#[cfg(feature = "python")]
mod slices;

pub use chunks::Chunks;
pub use description::{Description, Device, Stream, checked_len};
pub(crate) use element_order::is_in_step;
pub use element_order::{ElementOrder, OfOperands, StridedOperand};
pub use memory_order::{MemoryOrder, Walk};
#[cfg(feature = "python")]
pub use slices::SliceOrder;

use crate::core::dtype::{Dtype, Element};
use smallvec::SmallVec;
use std::marker::PhantomData;
use std::ops::Deref;

/// Lengths or strides, one for each dimension; up to four are stored without an allocation.
pub type Dims<T> = SmallVec<[T; 4]>;

/// A snapshot of shape and strides of memory that another owner keeps alive for `'a`. It contains a
/// [`Description`] that is true and that cannot be changed.
#[derive(Clone, Debug)]
pub struct ArrayView<'a> {
    description: Description,
    memory: PhantomData<&'a ()>,
}

impl<'a> ArrayView<'a> {
    /// Creates a view from a description.
    ///
    /// # Safety
    /// `shape` and `strides` have the same length, and [`checked_len`] returns a value. For `'a`, every
    /// element that they describe, counted from `data`, lies in one live allocation. For device memory only
    /// the driver can check this, and every call asks the driver. C++ may write the elements unless the
    /// description is `readonly`.
    #[inline]
    pub unsafe fn new(description: Description) -> ArrayView<'a> {
        debug_assert_eq!(description.shape.len(), description.strides.len());
        debug_assert!(checked_len(&description.shape).is_some());
        ArrayView { description, memory: PhantomData }
    }

    /// Creates a view of a slice.
    pub fn of_slice<T: Element>(values: &'a [T]) -> ArrayView<'a> {
        // SAFETY: these are the slice's elements, and they are only read.
        unsafe { ArrayView::of_plain(values.as_ptr().cast_mut().cast(), T::DTYPE, values.len(), Device::Cpu) }
    }

    /// Creates a view of contiguous elements.
    ///
    /// # Safety
    /// The elements are valid for `'a`, and their size in bytes is at most `isize::MAX`.
    #[inline]
    pub(crate) unsafe fn of_plain(
        data: *mut u8,
        dtype: Dtype,
        length: usize,
        device: Device,
    ) -> ArrayView<'a> {
        let description = Description {
            data,
            dtype,
            device,
            readonly: true,
            shape: Dims::from_buf_and_len([length, 0, 0, 0], 1),
            strides: Dims::from_buf_and_len([dtype.size().cast_signed(), 0, 0, 0], 1),
        };
        // SAFETY: guaranteed by the caller.
        unsafe { ArrayView::new(description) }
    }

    /// Drops `readonly` from the view, for [`ArrayViewMut`].
    #[inline]
    fn into_writable(mut self) -> ArrayView<'a> {
        self.description.readonly = false;
        self
    }

    /// Makes the view read-only.
    #[cfg(feature = "python")]
    pub(crate) fn read_only(mut self) -> ArrayView<'a> {
        self.description.readonly = true;
        self
    }

    /// The number of elements. A broadcast array can have up to 2^63 - 1.
    pub fn len(&self) -> usize {
        checked_len(&self.shape).expect("whoever made the view checked its length")
    }

    /// Whether a dimension has length 0.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// Whether the elements are contiguous in C order. A dimension of length 1 may have any stride, and an
    /// empty array is contiguous.
    pub fn is_c_contiguous(&self) -> bool {
        self.is_contiguous(self.shape.iter().zip(&self.strides).rev())
    }

    /// Whether the elements are contiguous in Fortran order.
    pub(crate) fn is_fortran_contiguous(&self) -> bool {
        self.is_contiguous(self.shape.iter().zip(&self.strides))
    }

    /// Whether the elements are contiguous; `axes` begins with the fastest axis.
    #[inline]
    fn is_contiguous<'v>(&self, axes: impl Iterator<Item = (&'v usize, &'v isize)>) -> bool {
        let mut expected = self.dtype.size() as isize;
        for (&length, &stride) in axes {
            if length != 1 && stride != expected {
                return self.is_empty();
            }
            expected = expected.wrapping_mul(length as isize);
        }
        true
    }

    /// The transposed view: the same elements with the axes in reverse order.
    pub(crate) fn transposed(&self) -> ArrayView<'a> {
        let mut description = self.description.clone();
        description.shape.reverse();
        description.strides.reverse();
        ArrayView { description, memory: PhantomData }
    }

    /// Whether the address of every element is a multiple of the strictest alignment that C++ requires for
    /// the dtype.
    pub fn is_aligned(&self) -> bool {
        let alignment = self.dtype.alignment();
        let reached = |(&length, &stride): (&usize, &isize)| {
            length == 1 || stride.unsigned_abs().is_multiple_of(alignment)
        };
        self.is_empty()
            || self.data.addr().is_multiple_of(alignment) && self.shape.iter().zip(&self.strides).all(reached)
    }
}

/// Read-only access: the description of a view cannot be changed.
impl Deref for ArrayView<'_> {
    type Target = Description;

    fn deref(&self) -> &Description {
        &self.description
    }
}

/// An [`ArrayView`] whose elements may be written. No other code reads or writes them meanwhile, so a mutable
/// view cannot be copied.
///
/// ```
/// use quaff_runtime::array_view::ArrayViewMut;
///
/// let mut values = [1.5_f32, 2.0];
/// assert_eq!(ArrayViewMut::of_slice(&mut values).shape[..], [2]);
/// ```
#[derive(Debug)]
pub struct ArrayViewMut<'a>(ArrayView<'a>);

impl<'a> ArrayViewMut<'a> {
    /// Creates a view from a description.
    ///
    /// # Safety
    /// The requirements of [`ArrayView::new`] hold; and for `'a` the memory may be written, and no other code
    /// reads or writes it.
    pub unsafe fn new(description: Description) -> ArrayViewMut<'a> {
        // SAFETY: guaranteed by the caller.
        ArrayViewMut(unsafe { ArrayView::new(description) })
    }

    /// Creates a view of a slice.
    pub fn of_slice<T: Element>(values: &'a mut [T]) -> ArrayViewMut<'a> {
        let description = Description {
            data: values.as_mut_ptr().cast(),
            dtype: T::DTYPE,
            device: Device::Cpu,
            readonly: false,
            shape: Dims::from_slice(&[values.len()]),
            strides: Dims::from_slice(&[size_of::<T>().cast_signed()]),
        };
        // SAFETY: these are the slice's elements, and it is borrowed for `'a`.
        unsafe { ArrayViewMut::new(description) }
    }

    /// A mutable view of the same memory, which borrows this view.
    #[inline]
    pub fn reborrow(&mut self) -> ArrayViewMut<'_> {
        ArrayViewMut(self.0.clone())
    }

    /// A read-only view of the same memory, for this crate, which does not copy such views.
    #[inline]
    pub(crate) fn view(&self) -> &ArrayView<'a> {
        &self.0
    }
}

impl<'a> ArrayView<'a> {
    /// A second mutable view of the same memory.
    ///
    /// # Safety
    /// The requirements of [`ArrayViewMut::new`] hold.
    #[inline]
    pub(crate) unsafe fn into_mut(self) -> ArrayViewMut<'a> {
        ArrayViewMut(self.into_writable())
    }
}

/// Read-only access to the description. The inner view itself is not accessible, because it can be copied.
impl Deref for ArrayViewMut<'_> {
    type Target = Description;

    fn deref(&self) -> &Description {
        &self.0
    }
}

/// Whether an axis steps within the extent of the axes inside it, so that two indices may reach the same
/// element.
pub(crate) fn has_element_twice(view: &ArrayView<'_>) -> bool {
    let mut axes: Dims<(usize, usize)> = (view.strides.iter().map(|stride| stride.unsigned_abs()))
        .zip(view.shape.iter().copied())
        .filter(|&(_, length)| length != 1)
        .collect();
    let mut reach = view.dtype.size();
    // Not sorted: the standard library's sort, made for longer lists, would add 5 kB to every module.
    while let Some(innermost) = (0..axes.len()).min_by_key(|&axis| axes[axis]) {
        let (stride, length) = axes.swap_remove(innermost);
        if stride < reach {
            return !view.is_empty();
        }
        reach = reach.saturating_add(stride.saturating_mul(length.saturating_sub(1)));
    }
    false
}

/// Whether the address ranges of two arrays overlap.
pub(crate) fn share_memory(one: &ArrayView<'_>, other: &ArrayView<'_>) -> bool {
    let range = |view: &ArrayView<'_>| {
        let extent = view.extent()?;
        let base = view.data.addr();
        Some(base.wrapping_add_signed(extent.start)..base.wrapping_add_signed(extent.end))
    };
    match (range(one), range(other)) {
        (Some(one), Some(other)) => {
            !one.is_empty() && !other.is_empty() && one.start < other.end && other.start < one.end
        }
        // The extent exceeds the address space, so that the answer is not known.
        _ => true,
    }
}

#[cfg(test)]
mod tests {
    use super::layouts::{layouts, view};

    #[test]
    fn a_dimension_of_length_1_may_have_any_stride() {
        assert!(view(&[1, 3], &[999, 8]).is_c_contiguous());
        assert!(view(&[3, 1], &[8, -5]).is_c_contiguous());
        assert!(!view(&[3, 2], &[8, 24]).is_c_contiguous());
    }

    #[test]
    fn an_empty_array_is_contiguous_and_aligned_whatever_its_strides() {
        assert!(view(&[2, 0], &[3, 5]).is_c_contiguous());
        assert!(view(&[2, 0], &[3, 5]).is_aligned());
    }

    #[test]
    fn contiguity_is_that_of_the_addresses() {
        for layout in layouts() {
            let in_a_row = layout.offsets.iter().enumerate().all(|(i, &offset)| offset == 8 * i as isize);
            assert_eq!(layout.view.is_c_contiguous(), in_a_row, "{layout:?}");
        }
    }

    #[test]
    fn alignment_looks_at_data_and_at_strides_that_are_walked() {
        assert!(view(&[3], &[16]).is_aligned());
        assert!(!view(&[3], &[12]).is_aligned());
        assert!(view(&[1], &[12]).is_aligned());
        let mut moved = view(&[3], &[16]);
        moved.description.data = moved.data.wrapping_add(4);
        assert!(!moved.is_aligned());
    }
}
