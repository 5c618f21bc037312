//! Parts of an array that threads reduce. They depend only on the shape, so that merging their states in
//! order gives the same bits on any number of threads.

use super::{MemoryOrder, Walk};

/// The elements of a [`MemoryOrder`], each in exactly one chunk; chunks are numbered in the order of the
/// walk.
///
/// A chunk is a range of indices of one axis: of the outermost axis at which a single index holds no more
/// elements than a chunk may have. Axes outside it are walked index by index, and axes inside it stay whole.
/// So the cut moves inward if the outer axis is too short to feed many threads.
#[derive(Clone, Debug)]
pub struct Chunks<'a> {
    order: MemoryOrder<'a>,
    /// The axis that is cut.
    axis: usize,
    /// The number of indices of that axis in a chunk; the last chunk of a row may have fewer.
    step: usize,
    /// The number of chunks along that axis.
    row: usize,
    /// The number of chunks.
    len: usize,
}

impl<'a> Chunks<'a> {
    pub(super) fn new(order: MemoryOrder<'a>, elements: usize) -> Self {
        let Some((axis, inner)) = axis_to_cut(&order.shape, elements) else {
            return Chunks { order, axis: 0, step: 1, row: 1, len: 1 };
        };
        let step = (elements / inner).max(1);
        let row = order.shape[axis].div_ceil(step);
        let len = row * order.shape[..axis].iter().product::<usize>();
        Chunks { order, axis, step, row, len }
    }

    /// The number of chunks: at least 1, except that an empty array has none.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether the array is empty.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The chunk at `index`. Its `repeat` is 1: the array's `repeat` is applied once, to the merged result.
    ///
    /// # Panics
    /// If `index` is not below [`Chunks::len`].
    pub fn get(&self, index: usize) -> MemoryOrder<'a> {
        assert!(index < self.len, "chunk {index} of {}", self.len);
        let mut chunk = self.order.clone();
        // The chunk is a part of the walk, whose memory is valid for `'a`.
        let walk = &mut chunk.walk;
        walk.repeat = 1;
        if !walk.shape.is_empty() {
            let start = index % self.row * self.step;
            walk.data = walk.data.wrapping_offset(self.offset(index / self.row, start));
            walk.shape[self.axis] = self.step.min(self.order.shape[self.axis] - start);
            walk.shape.drain(..self.axis);
            walk.strides.drain(..self.axis);
            drop_axis_of_length_1(walk);
        }
        chunk
    }

    /// Iterates over all chunks, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = MemoryOrder<'a>> + '_ {
        (0..self.len).map(|index| self.get(index))
    }

    /// The offset of a chunk from the array's start, in bytes: the chunk at index `outer` of the axes outside
    /// the cut one, and at index `start` of the cut one.
    fn offset(&self, mut outer: usize, start: usize) -> isize {
        let mut offset = start as isize * self.order.strides[self.axis];
        for axis in (0..self.axis).rev() {
            offset += (outer % self.order.shape[axis]) as isize * self.order.strides[axis];
            outer /= self.order.shape[axis];
        }
        offset
    }
}

/// The outermost axis at which a single index holds at most `elements` elements, with the number that it
/// holds; `None` for a single element.
fn axis_to_cut(shape: &[usize], elements: usize) -> Option<(usize, usize)> {
    let mut cut = None;
    let mut inner = 1;
    for (axis, &length) in shape.iter().enumerate().rev() {
        if cut.is_some() && inner > elements {
            break;
        }
        cut = Some((axis, inner));
        inner *= length;
    }
    cut
}

/// Keeps the invariant of [`Walk`] if a chunk has one index of the cut axis.
fn drop_axis_of_length_1(walk: &mut Walk) {
    if walk.shape[0] == 1 {
        walk.shape.remove(0);
        walk.strides.remove(0);
    }
}

#[cfg(test)]
mod tests {
    use super::super::layouts::{layouts, offsets, view};
    use super::*;

    fn addresses(order: &MemoryOrder<'_>) -> Vec<usize> {
        let offsets = offsets(&order.shape, &order.strides);
        offsets.iter().map(|&offset| order.data.addr().wrapping_add_signed(offset)).collect()
    }

    #[test]
    fn chunks_together_are_the_whole_in_order() {
        for layout in layouts() {
            let order = layout.view.memory_order();
            for elements in [1, 2, 3, 4, 7, 100] {
                let chunks = order.chunks(elements);
                let together: Vec<_> = chunks.iter().flat_map(|chunk| addresses(&chunk)).collect();
                assert_eq!(together, addresses(&order), "{elements} {layout:?}");
                assert_eq!(chunks.iter().len(), chunks.len());
            }
        }
    }

    #[test]
    fn no_chunk_is_larger_than_asked_and_none_is_empty() {
        for layout in layouts() {
            for elements in [1, 2, 5] {
                for chunk in layout.view.memory_order().chunks(elements).iter() {
                    assert!((1..=elements).contains(&chunk.len()), "{elements} {layout:?}");
                    assert!(!chunk.shape.contains(&1) && chunk.repeat == 1, "{elements} {layout:?}");
                }
            }
        }
    }

    #[test]
    fn one_long_axis_is_cut_into_ranges() {
        let chunks = view(&[1000], &[8]).memory_order().chunks(300);
        let lengths: Vec<_> = chunks.iter().map(|chunk| chunk.len()).collect();
        assert_eq!(lengths, [300, 300, 300, 100]);
    }

    #[test]
    fn a_short_outer_axis_is_no_limit() {
        let chunks = view(&[2, 1000], &[80_000, 16]).memory_order().chunks(100);
        assert_eq!(chunks.len(), 20);
        assert_eq!(chunks.get(10).data.addr() - chunks.get(0).data.addr(), 80_000);
    }

    #[test]
    fn small_inner_axes_stay_whole() {
        let chunks = view(&[1000, 3], &[80, 8]).memory_order().chunks(100);
        assert_eq!(chunks.get(0).shape[..], [33, 3]);
        assert_eq!(chunks.len(), 31);
    }

    #[test]
    fn a_single_element_is_one_chunk_and_an_empty_array_none() {
        assert_eq!(view(&[], &[]).memory_order().chunks(8).len(), 1);
        assert!(view(&[0], &[8]).memory_order().chunks(8).is_empty());
    }
}
