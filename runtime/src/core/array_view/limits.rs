//! Limits of shapes and strides that apply to all protocols.

use super::{ArrayView, Description, Dims, checked_len};
use crate::core::error::{Error, ErrorKind};
use std::fmt::Display;

/// The largest number of dimensions that Python and NumPy allow.
const MAX_NDIM: usize = 64;

/// Checks the number of dimensions that a protocol reports, before lengths and strides are read. `noun` is
/// the name of the memory in messages.
pub(crate) fn ndim(count: impl TryInto<usize> + Display + Copy, noun: &str) -> Result<usize, Error> {
    let ndim = count.try_into().ok().filter(|&ndim| ndim <= MAX_NDIM);
    ndim.ok_or_else(|| {
        Error::new(
            ErrorKind::Buffer,
            format!("{noun} has {count} dimensions, and arrays have from 0 to {MAX_NDIM}"),
        )
    })
}

/// The strides of contiguous elements in C order.
pub fn c_order_strides(shape: &[usize], size: usize) -> Dims<isize> {
    // A loop, because an iterator would append the strides one by one.
    let mut strides: Dims<isize> = match shape.len() {
        ndim @ 0..=4 => Dims::from_slice(&[0; 4][..ndim]),
        ndim => Dims::from_elem(0, ndim),
    };
    let mut stride = size as isize;
    for (slot, &length) in strides.iter_mut().zip(shape).rev() {
        *slot = stride;
        stride = stride.wrapping_mul(length as isize);
    }
    strides
}

/// Creates a view from a description, unless no memory can match it: elements at address 0, or beyond the
/// address space. `noun` is the name of the memory in messages, and `null` is the kind of error for address 0
/// in this protocol.
///
/// # Safety
/// There is one stride for each length. Host memory that matches the description, if such memory can exist,
/// is valid for `'a`.
pub(crate) unsafe fn view<'a>(
    description: Description,
    noun: &str,
    null: ErrorKind,
) -> Result<ArrayView<'a>, Error> {
    let elements = checked_len(&description.shape).ok_or_else(|| beyond_any_address(noun))?;
    if elements > 0 && description.data.is_null() {
        return Err(Error::new(null, format!("{noun} has {elements} elements at address 0")));
    }
    match description.extent() {
        // SAFETY: guaranteed by the caller, and the length was checked.
        Some(_) => Ok(unsafe { ArrayView::new(description) }),
        None => Err(beyond_any_address(noun)),
    }
}

pub(crate) fn beyond_any_address(noun: &str) -> Error {
    Error::new(ErrorKind::Value, format!("{noun}'s shape and strides reach beyond any address"))
}
