//! The arrays that a parameter accepts: their type, memory, access and layout.
//!
//! The layouts are C order, Fortran order, or any layout if C++ gets the strides. An input array with another
//! layout is copied; an array that C++ writes is refused, and so is a device array. The extents of axes are
//! C++ arguments, or fixed by C++.

use crate::core::array_view::{ArrayView, Device, Dims};
use crate::core::dtype::{Dtype, Element};

/// The layouts in which C++ reads an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Layout {
    /// The last axis is the fastest.
    C,
    /// The first axis is the fastest.
    Fortran,
    /// C++ gets the strides of the axes.
    Strided(&'static [Stride]),
}

/// The stride of an axis, in elements: a number that is passed to C++, or one that C++ has fixed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stride {
    least: i64,
    greatest: i64,
}

/// A stride that C++ takes as an `L`.
pub const fn stride<L: Element>() -> Stride {
    let greatest = L::DTYPE.greatest();
    let greatest = if greatest > i64::MAX as usize { i64::MAX } else { greatest as i64 };
    match L::DTYPE {
        Dtype::Int8 | Dtype::Int16 | Dtype::Int32 => Stride { least: -greatest - 1, greatest },
        Dtype::Int64 => Stride { least: i64::MIN, greatest },
        _ => Stride { least: 0, greatest },
    }
}

/// A stride of 1: contiguous elements along an axis.
pub const fn unit() -> Stride {
    Stride { least: 1, greatest: 1 }
}

/// The fastest axis of contiguous elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum AxisOrder {
    /// The last axis.
    C,
    /// The first axis.
    Fortran,
}

impl Stride {
    fn is_unit(self) -> bool {
        self == unit()
    }
}

impl Layout {
    /// The order of a copy that C++ can take.
    #[inline]
    pub(crate) fn order(self) -> AxisOrder {
        match self {
            Layout::C => AxisOrder::C,
            Layout::Fortran => AxisOrder::Fortran,
            Layout::Strided([.., last]) if last.is_unit() => AxisOrder::C,
            Layout::Strided([first, ..]) if first.is_unit() => AxisOrder::Fortran,
            Layout::Strided(_) => AxisOrder::C,
        }
    }

    /// Whether C++ can take the elements in place.
    #[inline]
    pub(crate) fn takes(self, view: &ArrayView<'_>) -> bool {
        match self {
            Layout::C => view.is_c_contiguous(),
            Layout::Fortran => packed(view, AxisOrder::Fortran),
            Layout::Strided(strides) => self.strides(strides, view).is_some(),
        }
    }

    /// The stride along an axis that is passed to C++, in elements.
    pub(crate) fn stride(self, view: &ArrayView<'_>, axis: usize) -> Option<i64> {
        match self {
            Layout::Strided(strides) => self.strides(strides, view)?.get(axis).copied(),
            Layout::C | Layout::Fortran => None,
        }
    }

    /// The strides in elements of an array that C++ can take in place.
    ///
    /// Next to an axis whose stride C++ has fixed to 1, another axis must step over at least that whole axis,
    /// like the leading dimension of a matrix. The stride of an axis with a single element is reported as
    /// that of a contiguous array.
    fn strides(self, wanted: &[Stride], view: &ArrayView<'_>) -> Option<Dims<i64>> {
        let size = view.dtype.size() as isize;
        // All bytes of a bool array are checked, as one run from the first byte.
        let has_gaps = || !packed(view, AxisOrder::C) && !packed(view, AxisOrder::Fortran);
        if wanted.len() != view.shape.len() || view.dtype == Dtype::Bool && has_gaps() {
            return None;
        }
        let steps_over = wanted.iter().any(|stride| stride.is_unit());
        let mut strides: Dims<i64> = view.shape.iter().map(|_| 0).collect();
        let mut over = 1_i64;
        for axis in fastest_first(view.shape.len(), self.order()) {
            let (length, stride) = (view.shape[axis], view.strides[axis]);
            if length <= 1 || view.is_empty() {
                strides[axis] = if wanted[axis].is_unit() { 1 } else { over };
            } else {
                let elements = (stride / size) as i64;
                let fits = stride % size == 0
                    && (wanted[axis].least..=wanted[axis].greatest).contains(&elements)
                    && (!steps_over || elements >= over);
                strides[axis] = fits.then_some(elements)?;
            }
            over = over.max(strides[axis].saturating_mul(length.max(1) as i64));
        }
        Some(strides)
    }
}

/// The stride along an axis of a contiguous copy, in elements.
pub(crate) fn packed_stride(shape: &[usize], axis: usize, order: AxisOrder) -> i64 {
    let inner = match order {
        AxisOrder::C => &shape[axis + 1..],
        AxisOrder::Fortran => &shape[..axis],
    };
    inner.iter().fold(1_i64, |product, &length| product.saturating_mul(length.max(1) as i64))
}

/// Whether the elements are contiguous in this order.
fn packed(view: &ArrayView<'_>, order: AxisOrder) -> bool {
    let mut expected = view.dtype.size() as isize;
    for axis in fastest_first(view.shape.len(), order) {
        let (length, stride) = (view.shape[axis], view.strides[axis]);
        if length != 1 && stride != expected {
            return view.is_empty();
        }
        expected = expected.wrapping_mul(length as isize);
    }
    true
}

fn fastest_first(rank: usize, order: AxisOrder) -> impl Iterator<Item = usize> {
    (0..rank).map(move |axis| if order == AxisOrder::C { rank - 1 - axis } else { axis })
}

/// An axis whose extent C++ takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Axis {
    /// The C++ name of the extent.
    pub name: &'static str,
    /// The greatest extent that its C++ type can represent.
    pub longest: usize,
    /// The parameter and axis with the same extent, in an array before this one or in this one, if C++ takes
    /// one number for both.
    pub same: Option<(usize, usize)>,
    /// The integer parameter that contains the extent of a result.
    pub value: Option<usize>,
    /// The extent that C++ has fixed.
    pub fixed: Option<usize>,
}

/// An axis whose extent C++ takes as an `L`.
pub const fn axis<L: Element>(name: &'static str) -> Axis {
    Axis { name, longest: L::DTYPE.greatest(), same: None, value: None, fixed: None }
}

/// An axis of this many elements.
pub const fn fixed(extent: usize) -> Axis {
    Axis { name: "", longest: usize::MAX, same: None, value: None, fixed: Some(extent) }
}

impl Axis {
    /// Gives the axis the extent of another axis, which belongs to the array at `index`.
    #[must_use]
    pub const fn same_as(self, index: usize, axis: usize) -> Axis {
        Axis { same: Some((index, axis)), ..self }
    }

    /// Gives the axis of a result the extent that the caller passes at `index`.
    #[must_use]
    pub const fn given(self, index: usize) -> Axis {
        Axis { value: Some(index), ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::core::array_view::{Description, Device};

    fn view(shape: &[usize], strides: &[isize]) -> ArrayView<'static> {
        static VALUES: [u64; 64] = [0; 64];
        let description = Description {
            data: VALUES.as_ptr().wrapping_add(32).cast_mut().cast(),
            dtype: Dtype::Uint64,
            device: Device::Cpu,
            readonly: true,
            shape: shape.iter().copied().collect(),
            strides: strides.iter().map(|stride| stride * 8).collect(),
        };
        // SAFETY: no memory is read.
        unsafe { ArrayView::new(description) }
    }

    const LEADING: Layout = Layout::Strided(&[stride::<i32>(), unit()]);
    const COLUMNS: Layout = Layout::Strided(&[unit(), stride::<i32>()]);
    const ANY: Layout = Layout::Strided(&[stride::<i32>(), stride::<i32>()]);
    const POSITIVE: Layout = Layout::Strided(&[stride::<u8>()]);

    fn strides(layout: Layout, shape: &[usize], strides: &[isize]) -> Option<Vec<i64>> {
        let view = view(shape, strides);
        layout
            .takes(&view)
            .then(|| (0..shape.len()).map(|axis| layout.stride(&view, axis).unwrap()).collect())
    }

    #[test]
    fn a_leading_dimension_steps_over_the_other_axis() {
        assert_eq!(strides(LEADING, &[2, 3], &[3, 1]), Some(vec![3, 1]));
        assert_eq!(strides(LEADING, &[2, 3], &[7, 1]), Some(vec![7, 1]));
        assert_eq!(strides(LEADING, &[2, 3], &[2, 1]), None, "rows overlap");
        assert_eq!(strides(LEADING, &[2, 3], &[-3, 1]), None);
        assert_eq!(strides(LEADING, &[2, 3], &[1, 2]), None);
        assert_eq!(strides(LEADING, &[2, 3], &[6, 2]), None);
        assert_eq!(strides(COLUMNS, &[2, 3], &[1, 2]), Some(vec![1, 2]));
        assert_eq!(strides(COLUMNS, &[2, 3], &[3, 1]), None);
    }

    #[test]
    fn strides_alone_are_whatever_c_plus_plus_can_say() {
        assert_eq!(strides(ANY, &[2, 3], &[-3, 1]), Some(vec![-3, 1]));
        assert_eq!(strides(ANY, &[2, 3], &[0, 0]), Some(vec![0, 0]));
        assert_eq!(strides(POSITIVE, &[2], &[-1]), None);
        assert_eq!(strides(POSITIVE, &[2], &[256]), None);
        assert_eq!(strides(POSITIVE, &[2], &[255]), Some(vec![255]));
    }

    #[test]
    fn the_stride_of_an_axis_that_is_not_walked_is_as_without_gaps() {
        assert_eq!(strides(LEADING, &[1, 3], &[99, 1]), Some(vec![3, 1]));
        assert_eq!(strides(LEADING, &[3, 1], &[5, 99]), Some(vec![5, 1]));
        assert_eq!(strides(LEADING, &[0, 3], &[1, 1]), Some(vec![3, 1]));
        assert_eq!(strides(COLUMNS, &[3, 0], &[9, 9]), Some(vec![1, 3]));
    }

    #[test]
    fn copies_have_the_order_that_c_plus_plus_has_fixed() {
        assert_eq!(
            [LEADING, COLUMNS, ANY].map(Layout::order),
            [AxisOrder::C, AxisOrder::Fortran, AxisOrder::C]
        );
        assert_eq!(packed_stride(&[2, 3, 4], 0, AxisOrder::C), 12);
        assert_eq!(packed_stride(&[2, 3, 4], 2, AxisOrder::Fortran), 6);
    }

    #[test]
    fn fortran_order_is_that_of_the_addresses() {
        assert!(Layout::Fortran.takes(&view(&[2, 3], &[1, 2])));
        assert!(!Layout::Fortran.takes(&view(&[2, 3], &[3, 1])));
        assert!(Layout::Fortran.takes(&view(&[3], &[1])));
        assert!(Layout::Fortran.takes(&view(&[1, 3], &[7, 1])));
    }
}

/// The properties of an array parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Array {
    pub dtype: Dtype,
    pub access: Access,
    pub memory: Memory,
    /// The number of dimensions; `None` for any number.
    pub rank: Option<usize>,
    /// The greatest length that the C++ function's length type can represent.
    pub longest: usize,
    /// An earlier array parameter that must have the same shape, because C++ takes one length for both.
    pub like: Option<usize>,
    /// The axes whose extents C++ takes, from the first on; empty if it takes only the length.
    pub axes: &'static [Axis],
    /// The layout in which C++ reads or writes the array.
    pub layout: Layout,
    /// Whether the caller may pass any sequence of numbers instead: C++ gets a copy.
    pub sequence: bool,
    /// Whether NumPy may make the array from another object that the caller passes.
    pub converts: bool,
    /// Whether numpy.i's rules apply: NumPy converts inputs of any kind, and error messages are those of
    /// numpy.i.
    pub by_numpy: bool,
    /// Whether C++ gets the caller's own memory even if it only reads: nothing is converted or copied.
    pub in_place: bool,
    /// Whether the elements are structs, whose bytes the array contains.
    pub records: bool,
}

/// The access of C++ to an array.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Reads contiguous memory: other layouts are copied, in C order.
    Read,
    /// Writes contiguous memory: never a copy.
    Write,
    /// Reads any layout, in any order, for a reduction or an elementwise function.
    Reduce,
}

/// The kind of memory in which C++ expects an array's elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Memory {
    Host,
    Device,
    /// Memory of any kind.
    Any,
}

impl Array {
    /// Whether C++ accepts an array in the memory of `view`, and of its type.
    pub(crate) fn takes(&self, view: &ArrayView<'_>) -> bool {
        self.memory.has(view.device)
            && self.dtype == view.dtype
            && self.rank.is_none_or(|rank| rank == view.shape.len())
    }

    /// Whether the array has the extents of `other`, the array at `index`, by their C++ names.
    pub(crate) fn has_extents_of(&self, index: usize, other: &Array) -> bool {
        let same = self.like == Some(index) || self.like.is_some() && self.like == other.like;
        let is_its = |(axis, (own, theirs)): (usize, (&Axis, &Axis))| {
            own.same == Some(theirs.same.unwrap_or((index, axis)))
        };
        let by_name = || self.axes.iter().zip(other.axes).enumerate().all(is_its);
        same || !self.axes.is_empty() && self.axes.len() == other.axes.len() && by_name()
    }
}

impl Memory {
    pub(crate) fn is_device(self) -> bool {
        self == Memory::Device
    }

    /// Whether this kind of memory includes memory of `device`. Only this check prevents access from the
    /// wrong side.
    pub(crate) fn has(self, device: Device) -> bool {
        match self {
            Memory::Host => device == Device::Cpu,
            Memory::Device => device != Device::Cpu,
            Memory::Any => true,
        }
    }
}
