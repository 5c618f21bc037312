//! The slices of an array, as arguments of a reduction along axes, with the layout of
//! `include/quaff/slices.hpp`.

use super::Strided;
#[cfg(feature = "python")]
use crate::core::{array_view::SliceOrder, dtype::Dtype};
use cxx::{ExternType, kind, type_id};
use std::ffi::c_void;

/// The slices of one array, with the place of a result for each.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct Slices<'a> {
    first: Strided<'a>,
    repeat: u64,
    ndim: usize,
    shape: *const usize,
    strides: *const isize,
    results: *mut c_void,
    result_strides: *const isize,
}

// SAFETY: the same fields in the same order as `quaff::Slices` in C++, which is trivially copyable.
unsafe impl ExternType for Slices<'_> {
    type Id = type_id!("quaff::Slices");
    type Kind = kind::Trivial;
}

#[cfg(feature = "python")]
impl<'a> Slices<'a> {
    /// The slices of `order`, whose elements are of `dtype`; there is at least one.
    pub(crate) fn new(order: &'a SliceOrder<'_>, dtype: Dtype) -> Slices<'a> {
        Slices {
            first: Strided::new(&order.slice, dtype),
            repeat: order.slice.repeat,
            ndim: order.shape.len(),
            shape: order.shape.as_ptr(),
            strides: order.strides.as_ptr(),
            results: order.results.cast(),
            result_strides: order.result_strides.as_ptr(),
        }
    }
}
