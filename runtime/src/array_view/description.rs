//! What is said of an array's memory, true or not: arithmetic on addresses that reads nothing there.

use super::{Device, Dims};
use crate::dtype::Dtype;
use std::ops::Range;

/// Memory as somebody describes it. An [`ArrayView`](super::ArrayView) is a description with a promise that it is true.
#[derive(Clone, Debug)]
pub struct Description {
    /// The element at index 0 of every dimension. Any value where the array is empty.
    pub data: *mut u8,
    /// What the elements are.
    pub dtype: Dtype,
    /// Where they lie.
    pub device: Device,
    /// Whether C++ may only read them.
    pub readonly: bool,
    /// A length for each dimension.
    pub shape: Dims<usize>,
    /// In bytes, for each length one; may be negative or 0. They need not be multiples of the element's size.
    pub strides: Dims<isize>,
}

// SAFETY: an address and numbers, which nothing here follows.
unsafe impl Send for Description {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Description {}

impl Description {
    /// The bytes that the elements reach, counted from `data`; `None` where shape and strides point beyond any
    /// address. A protocol that does not vouch for its strides is checked by this.
    pub fn extent(&self) -> Option<Range<isize>> {
        if self.shape.contains(&0) {
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
    use super::super::layouts::{layouts, view};
    use super::*;

    #[test]
    fn zero_wins_over_an_overflowing_product() {
        assert_eq!(checked_len(&[1 << 62, 1 << 62, 0]), Some(0));
        assert_eq!(checked_len(&[1 << 62, 2]), None);
        assert_eq!(checked_len(&[isize::MAX as usize]), Some(isize::MAX as usize));
        assert_eq!(checked_len(&[]), Some(1));
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
}
