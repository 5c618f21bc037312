//! A view of an array's memory: where it lies, what its elements are, how to walk it. It owns nothing.
//!
//! A view is a snapshot: shape and strides are copies, so an object that changes its own later changes no view.
//! Everything here is arithmetic on addresses; memory is read in [`ArrayView::to_c_order`] alone, which is `unsafe`.
//!
//! ```
//! use quaff::array_view::{ArrayView, Device};
//! use quaff::dtype::Dtype;
//!
//! let mut columns = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0]; // 2 × 3 in Fortran order
//! let view = ArrayView {
//!     data: columns.as_mut_ptr().cast(),
//!     dtype: Dtype::Float64,
//!     device: Device::Cpu,
//!     readonly: true,
//!     shape: [2, 3].into_iter().collect(),
//!     strides: [8, 16].into_iter().collect(),
//!     memory: std::marker::PhantomData,
//! };
//! assert!(!view.is_c_contiguous());
//! assert_eq!(view.memory_order().shape[..], [6]);
//! // SAFETY: `columns` is alive, and nobody writes to it.
//! assert_eq!(unsafe { view.to_c_order::<f64>() }.unwrap(), [1.0, 3.0, 5.0, 2.0, 4.0, 6.0]);
//! ```

mod c_order;
mod chunks;
mod device;
#[cfg(test)]
mod layouts;
mod memory_order;

pub use chunks::Chunks;
pub use device::{Device, Stream};
pub use memory_order::MemoryOrder;

use crate::dtype::Dtype;
use smallvec::SmallVec;
use std::marker::PhantomData;
use std::ops::Range;

/// Lengths or strides, one for each dimension; up to four of them without an allocation.
pub type Dims<T> = SmallVec<[T; 4]>;

/// A snapshot of shape and strides over memory that somebody else keeps alive for `'a`.
///
/// Whoever makes one guarantees that `shape` and `strides` are of one length, that [`checked_len`] has a value, and
/// that every element that they reach from `data` lies in one live allocation; of memory on a device the driver alone
/// can tell, when it is asked. Neither `data` nor the strides need be multiples of the element's size.
#[derive(Clone, Debug)]
pub struct ArrayView<'a> {
    /// The element at index 0 of every dimension. Any value where the array is empty.
    pub data: *mut u8,
    pub dtype: Dtype,
    pub device: Device,
    pub readonly: bool,
    pub shape: Dims<usize>,
    /// In bytes; may be negative or 0.
    pub strides: Dims<isize>,
    pub memory: PhantomData<&'a ()>,
}

// SAFETY: a view is an address and numbers. Every access through `data` is `unsafe` and answers for races itself.
unsafe impl Send for ArrayView<'_> {}
// SAFETY: as for `Send`; a view has no interior mutability.
unsafe impl Sync for ArrayView<'_> {}

impl ArrayView<'_> {
    /// The number of elements; a broadcast array may claim up to 2^63 - 1.
    pub fn len(&self) -> usize {
        checked_len(&self.shape).expect("whoever made the view checked its length")
    }

    /// Whether a dimension has length 0.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// Whether the elements lie one after another in C order. A dimension of length 1 may have any stride, and an
    /// empty array is contiguous.
    pub fn is_c_contiguous(&self) -> bool {
        let mut expected = self.dtype.size() as isize;
        for (&length, &stride) in self.shape.iter().zip(&self.strides).rev() {
            if length != 1 && stride != expected {
                return self.is_empty();
            }
            expected = expected.wrapping_mul(length as isize);
        }
        true
    }

    /// Whether every element lies at a multiple of its size, the strictest alignment that C++ asks of a dtype.
    pub fn is_aligned(&self) -> bool {
        let size = self.dtype.size();
        let reached =
            |(&length, &stride): (&usize, &isize)| length == 1 || stride.unsigned_abs().is_multiple_of(size);
        self.is_empty()
            || self.data.addr().is_multiple_of(size) && self.shape.iter().zip(&self.strides).all(reached)
    }

    /// The bytes that the elements reach, counted from `data`; `None` where shape and strides point beyond any
    /// address. A protocol that does not vouch for its strides is checked by this.
    pub fn extent(&self) -> Option<Range<isize>> {
        if self.is_empty() {
            return Some(0..0);
        }
        let (mut start, mut end) = (0isize, self.dtype.size() as isize);
        for (&length, &stride) in self.shape.iter().zip(&self.strides) {
            let reach = isize::try_from(length - 1).ok()?.checked_mul(stride)?;
            start = start.checked_add(reach.min(0))?;
            end = end.checked_add(reach.max(0))?;
        }
        let base = self.data.addr();
        (base.checked_add_signed(start).is_some() && base.checked_add_signed(end).is_some())
            .then_some(start..end)
    }
}

/// The number of elements of a shape; `None` above `isize::MAX`. A length of 0 wins over lengths whose product would
/// overflow.
pub fn checked_len(shape: &[usize]) -> Option<usize> {
    if shape.contains(&0) {
        return Some(0);
    }
    let product = shape.iter().try_fold(1usize, |product, &length| product.checked_mul(length))?;
    (product <= isize::MAX as usize).then_some(product)
}

#[cfg(test)]
mod tests {
    use super::layouts::{layouts, view};
    use super::*;

    #[test]
    fn zero_wins_over_an_overflowing_product() {
        assert_eq!(checked_len(&[1 << 62, 1 << 62, 0]), Some(0));
        assert_eq!(checked_len(&[1 << 62, 2]), None);
        assert_eq!(checked_len(&[isize::MAX as usize]), Some(isize::MAX as usize));
        assert_eq!(checked_len(&[]), Some(1));
    }

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
    fn the_extent_is_that_of_the_offsets() {
        for layout in layouts() {
            let extent = layout.view.extent().unwrap();
            let start = layout.offsets.iter().min().copied().unwrap_or(0);
            let end = layout.offsets.iter().max().map_or(0, |last| last + 8);
            assert_eq!(extent, start..end, "{layout:?}");
        }
    }

    #[test]
    fn strides_beyond_any_address_have_no_extent() {
        assert_eq!(view(&[3], &[isize::MAX / 2 + 1]).extent(), None);
        assert_eq!(view(&[2], &[isize::MIN]).extent(), None);
        assert_eq!(view(&[1], &[isize::MIN]).extent(), Some(0..8));
    }

    #[test]
    fn alignment_looks_at_data_and_at_strides_that_are_walked() {
        assert!(view(&[3], &[16]).is_aligned());
        assert!(!view(&[3], &[12]).is_aligned());
        assert!(view(&[1], &[12]).is_aligned());
        let mut moved = view(&[3], &[16]);
        moved.data = moved.data.wrapping_add(4);
        assert!(!moved.is_aligned());
    }
}
