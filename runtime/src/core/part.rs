//! Data members that are arrays of numbers, as C++ passes them to Python, with the layout of
//! `include/quaff/part.hpp`.

use crate::core::dtype::Dtype;
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;
use std::ptr;

/// The maximum number of axes of a part: `most_axes` in C++.
pub const MOST_AXES: usize = 8;

/// The address of a member's elements, and their number along each axis.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Part {
    pub(crate) data: *mut c_void,
    pub(crate) dtype: Dtype,
    axes: u64,
    extents: [u64; MOST_AXES],
    /// Whether the elements are read-only.
    pub(crate) constant: bool,
    /// Whether C++ may move the elements while the object stays in place.
    pub(crate) moves: bool,
    is_strided: bool,
    /// The strides in elements.
    strides: [i64; MOST_AXES],
}

// SAFETY: the same fields as `quaff::Part` in C++, which is trivially copyable.
unsafe impl ExternType for Part {
    type Id = type_id!("quaff::Part");
    type Kind = kind::Trivial;
}

// SAFETY: an address. C++ decides what is done with it, and on which thread, as for every C++ function.
unsafe impl Send for Part {}

impl Default for Part {
    /// The initial value of the variable that C++ writes.
    fn default() -> Part {
        Part {
            data: ptr::null_mut(),
            dtype: Dtype::Uint8,
            axes: 0,
            extents: [0; MOST_AXES],
            constant: false,
            moves: false,
            is_strided: false,
            strides: [0; MOST_AXES],
        }
    }
}

#[cfg(feature = "python")]
impl Part {
    /// The number of elements along each axis.
    pub(crate) fn extents(&self) -> impl Iterator<Item = usize> {
        self.extents[..self.rank()].iter().map(|&extent| usize::try_from(extent).unwrap_or(usize::MAX))
    }

    /// The strides in elements; `None` if the elements are contiguous in C order.
    pub(crate) fn strides(&self) -> Option<impl Iterator<Item = isize>> {
        self.is_strided.then(|| self.strides[..self.rank()].iter().map(|&stride| stride as isize))
    }

    fn rank(&self) -> usize {
        usize::try_from(self.axes).unwrap_or(MOST_AXES).min(MOST_AXES)
    }
}
