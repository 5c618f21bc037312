//! The order in which an elementwise function processes its operands: the memory order of its first result.

use super::{ArrayView, Dims};
use smallvec::SmallVec;
use std::cmp::Ordering;
use std::marker::PhantomData;

/// A value for each operand: the results first, then the inputs.
pub type OfOperands<T> = SmallVec<[T; 4]>;

/// Operands that are walked together, in memory that is valid for `'a`.
///
/// Axes go from the longest stride of the first operand to the shortest; where its stride is 0, the next
/// operand's stride decides. No stride of the first operand is negative, no length is 1, and neighbouring
/// axes are joined where one stride walks both in every operand. A single element is one axis of length 1.
#[derive(Clone, Debug)]
pub struct ElementOrder<'a> {
    /// The lengths of the remaining axes.
    pub shape: Dims<usize>,
    /// The address of the first element of each operand.
    pub memory: OfOperands<*mut u8>,
    /// The strides in bytes: for each operand, one per axis.
    pub strides: SmallVec<[isize; 8]>,
    lifetime: PhantomData<&'a ()>,
}

// SAFETY: the fields are addresses and numbers; the code that reads or writes the memory prevents races.
unsafe impl Send for ElementOrder<'_> {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for ElementOrder<'_> {}

/// One operand, with a stride for each axis of the loop.
#[derive(Clone, Debug)]
pub struct StridedOperand {
    /// The element at index 0 of every dimension.
    pub data: *mut u8,
    /// The strides in bytes, one for each dimension.
    pub strides: Dims<isize>,
}

/// An axis, with a stride for each operand.
struct StridedAxis {
    length: usize,
    strides: OfOperands<isize>,
}

type StridedAxes = SmallVec<[StridedAxis; 4]>;

impl ElementOrder<'_> {
    /// The order for operands of `shape`, none of whose lengths is 0.
    pub fn new(shape: &[usize], operands: &[StridedOperand]) -> Self {
        let mut memory: OfOperands<*mut u8> = operands.iter().map(|operand| operand.data).collect();
        let axis = |(axis, &length): (usize, &usize)| StridedAxis {
            length,
            strides: operands.iter().map(|operand| operand.strides[axis]).collect(),
        };
        let mut axes: StridedAxes =
            shape.iter().enumerate().filter(|(_, length)| **length != 1).map(axis).collect();
        for axis in &mut axes {
            axis.turn(&mut memory);
        }
        axes.sort_by(StridedAxis::order);
        join(&mut axes, operands.len());
        let of_operand = |operand: usize| axes.iter().map(move |axis| axis.strides[operand]);
        ElementOrder {
            shape: axes.iter().map(|axis| axis.length).collect(),
            memory,
            strides: (0..operands.len()).flat_map(of_operand).collect(),
            lifetime: PhantomData,
        }
    }

    /// The number of elements.
    pub fn len(&self) -> usize {
        self.shape.iter().product()
    }

    /// Whether there are no elements, which is never the case.
    pub fn is_empty(&self) -> bool {
        self.shape.contains(&0)
    }

    /// The elements in parts of about `elements` each.
    pub(crate) fn parts(&self, elements: usize) -> ElementParts<'_> {
        let mut inner = 1;
        let mut axis = self.shape.len() - 1;
        while axis > 0 && inner * self.shape[axis] <= elements {
            inner *= self.shape[axis];
            axis -= 1;
        }
        let step = (elements / inner).clamp(1, self.shape[axis]);
        ElementParts { order: self, axis, step, row: self.shape[axis].div_ceil(step) }
    }
}

impl StridedAxis {
    /// Reverses the axis if the first operand's stride along it is negative.
    fn turn(&mut self, memory: &mut [*mut u8]) {
        if self.strides.first().is_none_or(|&first| first >= 0) {
            return;
        }
        let last = self.length.cast_signed() - 1;
        for (stride, memory) in self.strides.iter_mut().zip(memory) {
            *memory = memory.wrapping_offset(stride.wrapping_mul(last));
            *stride = stride.wrapping_neg();
        }
    }

    fn order(&self, other: &StridedAxis) -> Ordering {
        let pairs = self.strides.iter().zip(&other.strides);
        let orders = pairs.map(|(own, others)| others.unsigned_abs().cmp(&own.unsigned_abs()));
        orders.fold(Ordering::Equal, Ordering::then)
    }

    /// Whether, for each operand, one step along this axis is a walk over all of `inner`, so that the two can
    /// be joined.
    fn goes_on_from(&self, inner: &StridedAxis) -> bool {
        let length = inner.length.cast_signed();
        self.strides.iter().zip(&inner.strides).all(|(outer, inner)| *outer == inner.wrapping_mul(length))
    }
}

/// Joins neighbouring axes where possible, and keeps at least one axis.
fn join(axes: &mut StridedAxes, operands: usize) {
    axes.dedup_by(|inner, outer| {
        let is_joined = outer.goes_on_from(inner);
        if is_joined {
            outer.length *= inner.length;
            outer.strides.copy_from_slice(&inner.strides);
        }
        is_joined
    });
    if axes.is_empty() {
        axes.push(StridedAxis { length: 1, strides: SmallVec::from_elem(0, operands) });
    }
}

/// The parts of an [`ElementOrder`], by number.
pub(crate) struct ElementParts<'o> {
    order: &'o ElementOrder<'o>,
    /// The axis that is cut; those outside it are walked index by index.
    axis: usize,
    step: usize,
    /// The number of parts along that axis.
    row: usize,
}

impl<'o> ElementParts<'o> {
    pub(crate) fn len(&self) -> usize {
        self.row * self.order.shape[..self.axis].iter().product::<usize>()
    }

    pub(crate) fn get(&self, index: usize) -> ElementOrder<'o> {
        let (order, axis) = (self.order, self.axis);
        let start = index % self.row * self.step;
        let mut places: Dims<usize> = Dims::from_elem(0, axis + 1);
        places[axis] = start;
        let mut rest = index / self.row;
        for outer in (0..axis).rev() {
            places[outer] = rest % order.shape[outer];
            rest /= order.shape[outer];
        }
        let ndim = order.shape.len();
        let of_each = || order.strides.chunks_exact(ndim);
        let moved = |(memory, strides): (&*mut u8, &[isize])| {
            let steps = places.iter().zip(strides);
            memory.wrapping_offset(steps.map(|(place, stride)| place.cast_signed() * stride).sum())
        };
        let mut shape = Dims::from_slice(&order.shape[axis..]);
        shape[0] = self.step.min(order.shape[axis] - start);
        ElementOrder {
            shape,
            memory: order.memory.iter().zip(of_each()).map(moved).collect(),
            strides: of_each().flat_map(|strides| strides[axis..].iter().copied()).collect(),
            lifetime: PhantomData,
        }
    }
}

/// Whether each element is read only at the position at which it is written.
pub(crate) fn is_in_step(
    shape: &[usize],
    result: &ArrayView<'_>,
    written: &StridedOperand,
    view: &ArrayView<'_>,
    read: &StridedOperand,
) -> bool {
    let mut axes = shape.iter().zip(written.strides.iter().zip(&read.strides));
    result.data == view.data
        && result.dtype.size() == view.dtype.size()
        && axes.all(|(&length, (written, read))| length == 1 || written == read)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::ptr;

    /// An operand at address `data`; the tests use small addresses, so that offsets are easy to read.
    fn operand(data: usize, strides: &[isize]) -> StridedOperand {
        StridedOperand { data: ptr::without_provenance_mut(data), strides: Dims::from_slice(strides) }
    }

    fn addresses(order: &ElementOrder<'_>) -> Vec<Vec<usize>> {
        let ndim = order.shape.len();
        (0..order.len())
            .map(|index| {
                let mut rest = index;
                let mut addresses: Vec<usize> = order.memory.iter().map(|memory| memory.addr()).collect();
                for axis in (0..ndim).rev() {
                    let place = (rest % order.shape[axis]).cast_signed();
                    rest /= order.shape[axis];
                    for (operand, address) in addresses.iter_mut().enumerate() {
                        *address = address.wrapping_add_signed(place * order.strides[operand * ndim + axis]);
                    }
                }
                addresses
            })
            .collect()
    }

    #[test]
    fn what_lies_alike_is_one_axis() {
        let order = ElementOrder::new(&[2, 1, 3], &[operand(0, &[12, 99, 4]), operand(100, &[24, 7, 8])]);
        assert_eq!((&order.shape[..], &order.strides[..]), (&[6][..], &[4, 8][..]));
    }

    #[test]
    fn the_first_result_goes_forwards_from_its_longest_stride_on() {
        // A result in Fortran order, backwards along its first axis.
        let order = ElementOrder::new(&[2, 3], &[operand(104, &[-4, 8]), operand(0, &[12, 4])]);
        assert_eq!((&order.shape[..], &order.strides[..]), (&[3, 2][..], &[8, 4, 4, -12][..]));
        assert_eq!(addresses(&order)[..2], [[100, 12], [104, 0]]);
    }

    #[test]
    fn a_single_element_is_an_axis() {
        let order = ElementOrder::new(&[1, 1], &[operand(8, &[4, 4])]);
        assert_eq!((&order.shape[..], &order.strides[..]), (&[1][..], &[0][..]));
    }

    #[test]
    fn parts_are_all_elements_in_their_order() {
        let operands = [operand(0, &[400, 40, 4]), operand(9, &[0, 8, 24])];
        let order = ElementOrder::new(&[3, 5, 7], &operands);
        for elements in [1, 2, 7, 10, 34, 35, 36, 105, 1000] {
            let parts = order.parts(elements);
            let all = (0..parts.len()).flat_map(|index| addresses(&parts.get(index)));
            assert_eq!(all.collect::<Vec<_>>(), addresses(&order), "{elements}");
        }
    }
}
