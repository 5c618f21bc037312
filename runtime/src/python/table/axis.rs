//! The axes whose extents are C++ arguments, or fixed by C++.

use crate::core::dtype::Element;

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
