//! The order in which a kernel processes its operands: several elements at once, if they are adjacent.

use super::super::state::THREADS;
use crate::core::array_view::ElementOrder;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use cudarc::driver::sys::CUdeviceptr;
use smallvec::SmallVec;

/// The most axes that kernels walk; kernels/include/quaff/element_items.cuh has the same number.
const MAX_AXES: usize = 16;

/// The layout of `quaff::ElementShape`.
#[repr(C)]
#[derive(Clone, Debug)]
pub(super) struct ElementShape {
    ndim: u32,
    head: u32,
    tail: u32,
    count: u32,
    operands: u32,
    shape: [u64; MAX_AXES],
    reciprocals: [u64; MAX_AXES],
}

/// The layout of `quaff::ElementOperand`.
#[repr(C)]
#[derive(Clone, Debug)]
pub(super) struct ElementOperand {
    memory: CUdeviceptr,
    strides: [i64; MAX_AXES],
    number: [u8; 16],
}

/// The bytes of one load.
const LOAD: usize = 16;

/// The shared memory for squares in a kernel, as in kernels/include/quaff/element_tiles.cuh.
const ROOM: usize = 48 << 10;

/// The rows and columns of a square whose widest type has this many bytes, as in the same header.
const fn side(widest: usize) -> usize {
    match widest {
        0..=2 => 128,
        3..=8 => 64,
        _ => 32,
    }
}

/// The side of a small square.
const fn small_side(widest: usize) -> usize {
    if widest <= 2 { 64 } else { 32 }
}

/// The elements of an item of squares, as in the same header.
const fn of_item(widest: usize) -> usize {
    if widest == 1 { 8 } else { LOAD / widest }
}

/// A bit in the argument `transposed` of a kernel that reads the operands in squares: squares of single
/// elements have the small side. The bits below [`SHIFTED`] mark the inputs that are transposed.
const SMALL: u32 = 1 << 31;

/// A bit in the argument `transposed`: a square is processed in items of several elements, which may begin at
/// any element; an item that extends beyond the row belongs to the next square.
const SHIFTED: u32 = 1 << 30;

/// The maximum number of inputs: each has a bit in the argument `transposed`, beside [`SMALL`] and
/// [`SHIFTED`].
const MOST_INPUTS: usize = 30;

/// The shortest axis along which it pays to read squares.
const SHORTEST: usize = 16;

/// The kernels of an elementwise function, by the order in which they read the operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ElementKernel {
    /// Contiguous runs of elements.
    Runs,
    /// Single elements at any distance from each other.
    Apart,
    /// Squares over the last two axes, in items of several elements. `transposed` has a bit for each input
    /// that is contiguous along the last axis but one.
    Tiles { transposed: u32 },
    /// Squares over the last two axes, by single elements or, if `transposed` has [`SHIFTED`], by items that
    /// begin at any element.
    ElementTiles { transposed: u32 },
}

/// The arguments of a launch.
#[derive(Debug)]
pub(super) struct LaunchLayout {
    pub way: ElementKernel,
    pub shape: ElementShape,
    pub operands: SmallVec<[ElementOperand; 4]>,
    /// The items or squares that a block processes at a time.
    of_block: u32,
}

/// The division of the operands into squares.
struct Squares {
    /// The rows of a square, and the columns that fit in shared memory.
    side: usize,
    /// The columns that a square writes, without those that it shares with the next.
    written: usize,
    way: ElementKernel,
}

/// The operands, with an index for each axis.
struct LaunchOperands<'o> {
    order: &'o ElementOrder<'o>,
    dtypes: &'o [Dtype],
    results: usize,
}

impl LaunchLayout {
    pub(super) fn of(
        order: &ElementOrder<'_>,
        dtypes: &[Dtype],
        results: usize,
        numbers: &[[u8; 16]],
    ) -> Result<LaunchLayout, Error> {
        let ndim = order.shape.len();
        if ndim > MAX_AXES {
            return Err(too_many_axes(ndim));
        }
        let operands = LaunchOperands { order, dtypes, results };
        let mut layout = operands.apart(numbers);
        if !layout.take_together(&operands) {
            layout.take_squares(&operands);
        }
        Ok(layout)
    }

    /// The number of blocks that are launched: one for each part of the work. The device runs them in turn.
    pub(super) fn blocks(&self) -> u32 {
        self.shape.count.div_ceil(self.of_block).max(1)
    }

    fn last(&self) -> usize {
        self.shape.ndim as usize - 1
    }

    /// Groups several elements into one item if every operand is contiguous along the last axis or has stride
    /// 0 there; `false` if one is not.
    fn take_together(&mut self, operands: &LaunchOperands<'_>) -> bool {
        let (last, item_length) = (self.last(), operands.item_length());
        let Some(head) = operands.head(item_length) else { return false };
        let length = self.shape.shape[last];
        let items = (length - length.min(head)) / item_length as u64;
        if items == 0 {
            return false;
        }
        (self.shape.head, self.shape.tail) =
            (head as u32, (length - head - items * item_length as u64) as u32);
        for (index, operand) in self.operands.iter_mut().enumerate() {
            if operands.is_run(index) {
                operand.memory += head * operands.size(index) as u64;
                operand.strides[last] *= item_length as i64;
            }
        }
        (self.way, self.of_block) = (ElementKernel::Runs, THREADS);
        self.cut(last, items);
        true
    }

    /// Divides an axis into `items` items, one for each thread.
    fn cut(&mut self, axis: usize, items: u64) {
        self.shape.shape[axis] = items;
        self.shape.reciprocals[axis] = reciprocal(items);
        self.shape.count = self.shape.shape[..=self.last()].iter().product::<u64>() as u32;
    }

    /// Chooses the kernel that reads squares, if some operands are contiguous along another axis than the
    /// results: a square extends along both axes, so that each operand is read along its contiguous axis.
    fn take_squares(&mut self, operands: &LaunchOperands<'_>) {
        let last = self.last();
        let Some(axis) = operands.axis_of_runs() else { return };
        let Some(Squares { side, written, way }) = operands.squares(axis) else { return };
        self.shape.shape[..last].copy_within(axis + 1.., axis);
        self.shape.shape[last - 1] = operands.order.shape[axis] as u64;
        for (index, operand) in self.operands.iter_mut().enumerate() {
            operand.strides[..last].copy_within(axis + 1.., axis);
            operand.strides[last - 1] = operands.stride(index, axis) as i64;
        }
        let squares = |axis: usize, length: usize| self.shape.shape[axis].div_ceil(length as u64);
        let (across, down) = (squares(last, written), squares(last - 1, side));
        let ElementShape { shape, reciprocals, count, .. } = &mut self.shape;
        for (slot, &length) in reciprocals.iter_mut().zip(&shape[..last - 1]) {
            *slot = reciprocal(length);
        }
        (reciprocals[last - 1], reciprocals[last]) = (reciprocal(down), reciprocal(across));
        *count = (shape[..last - 1].iter().product::<u64>() * across * down) as u32;
        (self.way, self.of_block) = (way, 1);
    }
}

impl LaunchOperands<'_> {
    /// The layout that processes the operands element by element.
    fn apart(&self, numbers: &[[u8; 16]]) -> LaunchLayout {
        let ndim = self.order.shape.len();
        let (mut shape, mut reciprocals) = ([1; MAX_AXES], [0; MAX_AXES]);
        for (axis, &length) in self.order.shape.iter().enumerate() {
            (shape[axis], reciprocals[axis]) = (length as u64, reciprocal(length as u64));
        }
        let operand = |(index, number): (usize, &[u8; 16])| {
            let mut strides = [0; MAX_AXES];
            (0..ndim).for_each(|axis| strides[axis] = self.stride(index, axis) as i64);
            ElementOperand { memory: self.address(index) as u64, strides, number: *number }
        };
        let (count, operands) = (self.order.len() as u32, self.dtypes.len() as u32);
        LaunchLayout {
            way: ElementKernel::Apart,
            shape: ElementShape { ndim: ndim as u32, head: 0, tail: 0, count, operands, shape, reciprocals },
            operands: numbers.iter().enumerate().map(operand).collect(),
            of_block: THREADS * self.at_once(),
        }
    }

    fn inputs(&self) -> impl Iterator<Item = usize> + use<> {
        self.results..self.dtypes.len()
    }

    fn address(&self, operand: usize) -> usize {
        self.order.memory[operand].addr()
    }

    fn size(&self, operand: usize) -> usize {
        self.dtypes[operand].size()
    }

    fn stride(&self, operand: usize, axis: usize) -> isize {
        self.order.strides[operand * self.order.shape.len() + axis]
    }

    fn last(&self) -> usize {
        self.order.shape.len() - 1
    }

    /// The elements of an item: as many of the widest type as one load has.
    fn item_length(&self) -> usize {
        LOAD / self.widest()
    }

    /// The bytes of the widest type.
    fn widest(&self) -> usize {
        self.dtypes.iter().map(|dtype| dtype.size()).max().unwrap_or(LOAD)
    }

    /// The number of elements that a thread of a kernel processes at once.
    fn at_once(&self) -> u32 {
        match self.dtypes.len() - self.results {
            0..=2 => 4,
            3..=4 => 2,
            _ => 1,
        }
    }

    /// Whether an operand is contiguous along the last axis.
    fn is_run(&self, operand: usize) -> bool {
        self.stride(operand, self.last()) == self.size(operand).cast_signed()
    }

    /// The number of elements before the first aligned item of `item_length` elements; `None` if the operands
    /// have no such items.
    fn head(&self, item_length: usize) -> Option<u64> {
        let (last, ndim) = (self.last(), self.order.shape.len());
        let mut skew = None;
        for operand in 0..self.dtypes.len() {
            let (bytes, stride) = (self.size(operand) * item_length, self.stride(operand, last));
            if !self.is_run(operand) {
                match stride {
                    0 if operand >= self.results => continue,
                    _ => return None,
                }
            }
            if (0..last).any(|axis| !self.stride(operand, axis).unsigned_abs().is_multiple_of(bytes)) {
                return None;
            }
            let beyond = self.address(operand) % bytes / self.size(operand);
            if *skew.get_or_insert(beyond) != beyond {
                return None;
            }
        }
        let head = (item_length - skew.unwrap_or(0)) % item_length;
        let is_one_axis = ndim == 1;
        let fits = is_one_axis || head == 0 && self.order.shape[last].is_multiple_of(item_length);
        fits.then_some(head as u64)
    }

    /// The inputs that are contiguous along `axis`.
    fn transposed(&self, axis: usize) -> impl Iterator<Item = usize> {
        self.inputs().filter(move |&operand| self.is_transposed(operand, axis))
    }

    /// The largest squares that fit in shared memory.
    fn squares(&self, axis: usize) -> Option<Squares> {
        let (side, small_side) = (side(self.widest()), small_side(self.widest()));
        if self.inputs().count() > MOST_INPUTS {
            return None;
        }
        let bytes: usize = self.transposed(axis).map(|operand| self.size(operand)).sum();
        let has_room = |side: usize| bytes * side * side <= ROOM;
        let transposed = self.transposed(axis).fold(0, |bits, operand| bits | 1 << (operand - self.results));
        let whole = |side, way| Some(Squares { side, written: side, way });
        match (has_room(side), has_room(small_side)) {
            (true, _) if self.has_items(axis) && self.begin_at_borders(axis) => {
                whole(side, ElementKernel::Tiles { transposed })
            }
            (true, _) if self.has_items(axis) => {
                let written = side - of_item(self.widest());
                Some(Squares {
                    side,
                    written,
                    way: ElementKernel::ElementTiles { transposed: transposed | SHIFTED },
                })
            }
            (true, _) => whole(side, ElementKernel::ElementTiles { transposed }),
            (false, true) => {
                whole(small_side, ElementKernel::ElementTiles { transposed: transposed | SMALL })
            }
            (false, false) => None,
        }
    }

    /// Whether squares can be processed in items of several elements: a transposed input is contiguous along
    /// `axis`, and every other operand is contiguous along the last axis, or has one element for a whole row.
    fn has_items(&self, axis: usize) -> bool {
        let last = self.last();
        let fits = |operand: usize| {
            let is_input = operand >= self.results;
            self.is_run(operand)
                || is_input && (self.stride(operand, last) == 0 || self.is_transposed(operand, axis))
        };
        of_item(self.widest()) > 1 && (0..self.dtypes.len()).all(fits)
    }

    /// Whether all items of several elements are aligned, and none is cut off at the end of an axis.
    fn begin_at_borders(&self, axis: usize) -> bool {
        let (shape, last) = (&self.order.shape, self.last());
        let item_length = of_item(self.widest());
        let begins = |operand: usize, along: usize| {
            let bytes = self.size(operand) * item_length;
            let others = (0..=last).filter(|&other| other != along);
            let mut steps = others.map(|other| self.stride(operand, other).unsigned_abs());
            self.address(operand).is_multiple_of(bytes) && steps.all(|step| step.is_multiple_of(bytes))
        };
        let fits = |operand: usize| match (self.is_run(operand), self.stride(operand, last)) {
            (true, _) => begins(operand, last),
            (false, 0) => true,
            (false, _) => begins(operand, axis),
        };
        shape[last].is_multiple_of(item_length)
            && shape[axis].is_multiple_of(item_length)
            && (0..self.dtypes.len()).all(fits)
    }

    /// The axis along which an input is contiguous, for an input with long strides along the last axis.
    fn axis_of_runs(&self) -> Option<usize> {
        let last = self.last();
        let is_long = |axis: usize| self.order.shape[axis] >= SHORTEST;
        if last == 0 || !is_long(last) || !self.is_run(0) {
            return None;
        }
        (0..last)
            .filter(|&axis| is_long(axis))
            .find(|&axis| self.inputs().any(|operand| self.is_transposed(operand, axis)))
    }

    fn is_transposed(&self, operand: usize, axis: usize) -> bool {
        let (size, along) = (self.size(operand).cast_signed(), self.stride(operand, self.last()));
        self.stride(operand, axis) == size && along != 0 && along != size
    }
}

/// The factor by which a kernel multiplies instead of dividing; kernels do not divide by 1.
fn reciprocal(divisor: u64) -> u64 {
    (u64::MAX / divisor).wrapping_add(1)
}

fn too_many_axes(ndim: usize) -> Error {
    let message =
        format!("the arrays walk {ndim} axes of memory, and kernels take up to {MAX_AXES}: pass copies");
    Error::new(ErrorKind::Value, message)
}

#[cfg(test)]
mod tests;
