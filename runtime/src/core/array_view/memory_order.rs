//! The order in which a reduction reads an array: memory order, independent of the shape.

use super::{ArrayView, Chunks, Dims};
use crate::core::dtype::{Dtype, Element};
use crate::core::host::Contiguous;
use std::cmp::Reverse;
use std::marker::PhantomData;
use std::ops::Deref;

/// The elements of an array, each once, in an order that only a reduction may use: a [`Walk`] over memory
/// that is valid for `'a`, made from an [`ArrayView`] or a slice.
#[derive(Clone, Debug)]
pub struct MemoryOrder<'a> {
    pub(super) walk: Walk,
    memory: PhantomData<&'a ()>,
}

/// The locations of elements.
///
/// Axes are sorted by descending stride; no stride is negative or 0, no length is 1 (an empty array has a
/// single axis of length 0), and neighbouring axes are joined if one stride covers both. Every contiguous
/// array, of any order and rank, therefore has one axis, and a single element has none.
#[derive(Clone, Debug)]
pub struct Walk {
    /// The element at index 0 of every axis: the lowest address. Any value if the array is empty.
    pub data: *const u8,
    /// The lengths of the remaining axes.
    pub shape: Dims<usize>,
    /// The strides in bytes, each above 0.
    pub strides: Dims<isize>,
    /// The number of times that the array contains each of its elements: the product of the lengths of axes
    /// with stride 0.
    pub repeat: u64,
}

// SAFETY: the fields are an address and numbers, as in `Description`; the code that reads `data` prevents
// races.
unsafe impl Send for Walk {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Walk {}

impl<'a> ArrayView<'a> {
    /// The order in which a reduction walks the array. If no axis has to be dropped, flipped, sorted or
    /// joined, as in most calls, this takes a few nanoseconds.
    #[inline]
    pub fn memory_order(&self) -> MemoryOrder<'a> {
        let size = self.dtype.size() as isize;
        match (&self.shape[..], &self.strides[..]) {
            (&[length], &[stride]) if stride == size && length != 1 => self.one_axis(length, stride),
            _ if self.is_c_contiguous() && self.len() != 1 => self.one_axis(self.len(), size),
            _ if self.is_empty() => self.one_axis(0, size),
            _ => self.general_order(),
        }
    }

    fn one_axis(&self, length: usize, stride: isize) -> MemoryOrder<'a> {
        let (shape, strides) = (Dims::from_slice(&[length]), Dims::from_slice(&[stride]));
        MemoryOrder::along(Walk { data: self.data, shape, strides, repeat: 1 })
    }

    fn general_order(&self) -> MemoryOrder<'a> {
        let (mut data, mut repeat) = (self.data.cast_const(), 1);
        let mut axes = Dims::<(usize, isize)>::new();
        for (&length, &stride) in self.shape.iter().zip(&self.strides).filter(|&(&length, _)| length != 1) {
            if stride == 0 {
                repeat *= length as u64;
                continue;
            }
            if stride < 0 {
                data = data.wrapping_offset(stride.wrapping_mul(length as isize - 1));
            }
            axes.push((length, stride.wrapping_abs()));
        }
        axes.sort_by_key(|&(_, stride)| Reverse(stride));
        let (shape, strides) = joined(&axes);
        MemoryOrder::along(Walk { data, shape, strides, repeat })
    }
}

/// The lengths and strides of the axes. Two neighbours are joined into one axis if the inner one ends where
/// the next step of the outer one begins.
fn joined(axes: &[(usize, isize)]) -> (Dims<usize>, Dims<isize>) {
    let (mut shape, mut strides) = (Dims::<usize>::new(), Dims::<isize>::new());
    for &(length, stride) in axes {
        match (shape.last_mut(), strides.last_mut()) {
            (Some(outer_length), Some(outer)) if *outer == stride.wrapping_mul(length as isize) => {
                (*outer_length, *outer) = (*outer_length * length, stride);
            }
            _ => {
                shape.push(length);
                strides.push(stride);
            }
        }
    }
    (shape, strides)
}

impl<'a> MemoryOrder<'a> {
    /// The elements of a slice.
    pub fn of_slice<T: Element>(values: &'a [T]) -> MemoryOrder<'a> {
        let shape = Dims::from_slice(&[values.len()]);
        let strides = Dims::from_slice(&[size_of::<T>().cast_signed()]);
        MemoryOrder::along(Walk { data: values.as_ptr().cast(), shape, strides, repeat: 1 })
    }

    /// The order of a walk through memory that is valid for `'a`. Private, because safe code outside of this
    /// file could make a walk to any address.
    fn along(walk: Walk) -> MemoryOrder<'a> {
        MemoryOrder { walk, memory: PhantomData }
    }

    /// The elements as one contiguous run, if they form one and each occurs once. They need not be aligned.
    pub(crate) fn as_run(&self, dtype: Dtype) -> Option<Contiguous<'a>> {
        // SAFETY: the run covers exactly the walk, which is valid for `'a`, and a reduction accepts any
        // alignment.
        (self.is_run(dtype) && self.repeat == 1)
            .then(|| unsafe { Contiguous::new(self.data.cast_mut(), self.len(), dtype) })
    }

    /// Whether the elements, without their repeats, lie one after another.
    pub(crate) fn is_run(&self, dtype: Dtype) -> bool {
        match (&self.shape[..], &self.strides[..]) {
            ([], _) => true,
            ([_], [stride]) => *stride == dtype.size().cast_signed(),
            _ => false,
        }
    }

    /// The number of elements, without their repeats.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether the view has no element.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The elements in parts of at most `elements` each, for threads to reduce.
    pub fn chunks(&self, elements: usize) -> Chunks<'a> {
        Chunks::new(self.clone(), elements)
    }
}

/// Read-only access: an order cannot be changed.
impl Deref for MemoryOrder<'_> {
    type Target = Walk;

    fn deref(&self) -> &Walk {
        &self.walk
    }
}

#[cfg(test)]
mod tests {
    use super::super::layouts::{Layout, layouts, offsets, view};

    /// The offsets from the view's own `data` that the walk visits, repeats included, sorted.
    fn visited(layout: &Layout) -> Vec<isize> {
        let order = layout.view.memory_order();
        let moved = order.data.addr().wrapping_sub(layout.view.data.addr()) as isize;
        let once = offsets(&order.shape, &order.strides);
        let mut all: Vec<_> =
            (0..order.repeat).flat_map(|_| once.iter().map(|offset| offset + moved)).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn every_element_is_visited_as_often_as_the_array_holds_it() {
        for layout in layouts() {
            let mut expected = layout.offsets.clone();
            expected.sort_unstable();
            assert_eq!(visited(&layout), expected, "{layout:?}");
        }
    }

    #[test]
    fn axes_are_sorted_joined_and_forward() {
        for layout in layouts().filter(|layout| !layout.view.is_empty()) {
            let order = layout.view.memory_order();
            assert!(order.shape.iter().all(|&length| length > 1), "{layout:?}");
            assert!(order.strides.iter().all(|&stride| stride > 0), "{layout:?}");
            let spans: Vec<_> = order.strides.iter().zip(&order.shape).collect();
            for pair in spans.windows(2) {
                assert!(pair[0].0 >= pair[1].0, "{layout:?}");
                assert_ne!(*pair[0].0, pair[1].0 * *pair[1].1 as isize, "{layout:?}");
            }
        }
    }

    #[test]
    fn a_contiguous_array_of_any_order_is_one_axis() {
        let fortran_reversed = view(&[2, 3, 4], &[8, -16, 48]);
        let order = fortran_reversed.memory_order();
        assert_eq!((&order.shape[..], &order.strides[..]), (&[24][..], &[8][..]));
    }

    #[test]
    fn a_single_element_has_no_axes_and_an_empty_array_one() {
        assert!(view(&[], &[]).memory_order().shape.is_empty());
        assert!(view(&[1], &[8]).memory_order().shape.is_empty());
        assert!(view(&[1, 1], &[3, -9]).memory_order().shape.is_empty());
        assert_eq!(view(&[4, 0, 2], &[0, 8, -8]).memory_order().shape[..], [0]);
        assert_eq!(view(&[0], &[8]).memory_order().shape[..], [0]);
    }

    #[test]
    fn a_broadcast_array_is_walked_once() {
        let order = view(&[1 << 40, 3, 1 << 20], &[0, 8, 0]).memory_order();
        assert_eq!((order.len(), order.repeat), (3, 1 << 60));
    }
}
