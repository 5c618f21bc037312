//! Copies an array of any layout into C order, for C++ functions that take a pointer and a length.

use super::{ArrayView, Dims};
use crate::core::dtype::{Dtype, Element};
use std::collections::TryReserveError;
use std::ptr;

impl ArrayView<'_> {
    /// The elements in C order. Bytes other than 0 and 1 in an array of `bool` become `true`.
    ///
    /// # Errors
    /// There is not enough memory: a broadcast array can claim more elements than any machine holds.
    ///
    /// # Panics
    /// If `T` is not the view's dtype.
    ///
    /// # Safety
    /// The memory is the host's, and nobody writes to it during the call.
    pub unsafe fn to_c_order<T: Element>(&self) -> Result<Vec<T>, TryReserveError> {
        assert_eq!(T::DTYPE, self.dtype, "the dtype was matched when the call was dispatched");
        // SAFETY: the dtype was checked, and the caller guarantees the rest.
        unsafe { self.bits_in_c_order() }
    }

    /// The elements in C order, copied as values of any type of their size, so that one instance serves all
    /// dtypes of a size.
    ///
    /// # Safety
    /// The requirements of [`Self::to_c_order`] hold, `T` has the size of an element, and all its bit
    /// patterns are valid.
    pub(crate) unsafe fn bits_in_c_order<T: Copy>(&self) -> Result<Vec<T>, TryReserveError> {
        let mut copy = Vec::<T>::new();
        copy.try_reserve_exact(self.len())?;
        if !self.is_empty() {
            // SAFETY: the capacity is the number of elements; a view's elements exist, and the caller
            // guarantees that they are in host memory.
            let end = unsafe { copy_axes(self.data, &self.joined_axes(), copy.as_mut_ptr()) };
            debug_assert_eq!(end, copy.as_mut_ptr().wrapping_add(self.len()));
        }
        // SAFETY: every element up to the length was written, and is a value of its type.
        unsafe {
            if self.dtype == Dtype::Bool {
                make_valid(copy.as_mut_ptr().cast(), self.len());
            }
            copy.set_len(self.len());
        }
        Ok(copy)
    }

    /// Lengths and strides in C order, with neighbouring axes joined where one stride walks both.
    fn joined_axes(&self) -> Dims<(usize, isize)> {
        let mut axes = Dims::<(usize, isize)>::new();
        for (&length, &stride) in self.shape.iter().zip(&self.strides).filter(|&(&length, _)| length != 1) {
            match axes.last_mut() {
                Some(outer) if outer.1 == stride.wrapping_mul(length as isize) => {
                    *outer = (outer.0 * length, stride)
                }
                _ => axes.push((length, stride)),
            }
        }
        axes
    }
}

/// Copies the elements that `axes` walk from `source`, and returns the address after the last copied element.
///
/// # Safety
/// Every element of the walk may be read, and as many may be written at `target`.
unsafe fn copy_axes<T: Copy>(source: *const u8, axes: &[(usize, isize)], mut target: *mut T) -> *mut T {
    let Some((&(length, stride), inner)) = axes.split_first() else {
        // SAFETY: the walk is one element. Bytes are copied, as `source` need not be aligned nor a valid
        // `bool`.
        unsafe { ptr::copy_nonoverlapping(source, target.cast(), size_of::<T>()) };
        return target.wrapping_add(1);
    };
    if inner.is_empty() && stride == size_of::<T>() as isize {
        // SAFETY: the walk is `length` elements in a row.
        unsafe { ptr::copy_nonoverlapping(source, target.cast(), length * size_of::<T>()) };
        return target.wrapping_add(length);
    }
    if let &[(columns, step)] = inner
        && step != size_of::<T>() as isize
    {
        // SAFETY: the requirements of `copy_axes` hold for these two axes.
        return unsafe { copy_plane(source, [(length, stride), (columns, step)], target) };
    }
    for i in 0..length as isize {
        // SAFETY: one index of this axis with all of the inner ones is a part of the walk.
        target = unsafe { copy_axes(source.wrapping_offset(i * stride), inner, target) };
    }
    target
}

/// The side of the squares in which a plane is copied: the rows and columns of a square stay in the L1 cache.
const SIDE: usize = 32;

/// Copies a plane of two axes whose inner axis has gaps, square by square, so that neither side is read or
/// written across whole rows.
///
/// # Safety
/// The requirements of [`copy_axes`] hold.
unsafe fn copy_plane<T: Copy>(
    source: *const u8,
    [(rows, stride), (columns, step)]: [(usize, isize); 2],
    target: *mut T,
) -> *mut T {
    for top in (0..rows).step_by(SIDE) {
        for left in (0..columns).step_by(SIDE) {
            for row in top..rows.min(top + SIDE) {
                let from = source.wrapping_offset(row as isize * stride);
                for column in left..columns.min(left + SIDE) {
                    let from = from.wrapping_offset(column as isize * step);
                    let to = target.wrapping_add(row * columns + column);
                    // SAFETY: `from` is an element of the plane, which need not be aligned, and `to` is its
                    // target.
                    unsafe { ptr::copy_nonoverlapping(from, to.cast(), size_of::<T>()) };
                }
            }
        }
    }
    target.wrapping_add(rows * columns)
}

/// Turns every byte of an array of `bool` into 0 or 1: C, and NumPy's `view`, allow other bytes.
///
/// # Safety
/// The bytes may be read and written.
unsafe fn make_valid(bytes: *mut u8, length: usize) {
    // SAFETY: guaranteed by the caller.
    let bytes = unsafe { std::slice::from_raw_parts_mut(bytes, length) };
    bytes.iter_mut().for_each(|byte| *byte = u8::from(*byte != 0));
}

#[cfg(test)]
mod tests {
    use super::super::layouts::{layouts, view};
    use super::*;

    #[test]
    fn every_layout_is_copied_in_c_order() {
        for layout in layouts() {
            // SAFETY: the values are static, and the strides stay within them.
            let copy = unsafe { layout.view.to_c_order::<u64>() }.unwrap();
            let expected: Vec<u64> = layout.offsets.iter().map(|offset| (256 + offset / 8) as u64).collect();
            assert_eq!(copy, expected, "{layout:?}");
        }
    }

    #[test]
    fn unaligned_elements_are_copied() {
        let mut moved = view(&[2, 3], &[-17, 9]);
        moved.description.data = moved.data.wrapping_add(1);
        // SAFETY: the values are static, and the strides stay within them.
        let copy = unsafe { moved.to_c_order::<u64>() }.unwrap();
        let bytes: Vec<u8> = (0..512u64).flat_map(u64::to_ne_bytes).collect();
        let at = |offset: isize| {
            let start = (256 * 8 + 1 + offset) as usize;
            u64::from_ne_bytes(bytes[start..start + 8].try_into().unwrap())
        };
        assert_eq!(copy, [0, 9, 18, -17, -8, 1].map(at));
    }

    #[test]
    fn planes_of_several_squares_are_copied() {
        let values: Vec<u32> = (0..70 * 45).collect();
        let mut turned = view(&[45, 70], &[1, 45]);
        turned.description.data = values.as_ptr().cast_mut().cast();
        turned.description.dtype = Dtype::Uint32;
        turned.description.strides = [4, 180].into_iter().collect();
        // SAFETY: `values` is alive, and nobody writes to it.
        let copy = unsafe { turned.to_c_order::<u32>() }.unwrap();
        let expected: Vec<u32> =
            (0..45).flat_map(|row| (0..70).map(move |column| column * 45 + row)).collect();
        assert_eq!(copy, expected);
    }

    #[test]
    fn odd_bytes_become_true() {
        let mut odd = view(&[4], &[1]);
        let bytes = [0u8, 1, 2, 255];
        (odd.description.data, odd.description.dtype) = (bytes.as_ptr().cast_mut(), Dtype::Bool);
        // SAFETY: `bytes` is alive, and nobody writes to it.
        assert_eq!(unsafe { odd.to_c_order::<bool>() }.unwrap(), [false, true, true, true]);
    }

    #[test]
    fn more_elements_than_memory_are_an_error() {
        // SAFETY: nothing is read, because the allocation for the copy fails.
        assert!(unsafe { view(&[1 << 60], &[0]).to_c_order::<u64>() }.is_err());
    }
}
