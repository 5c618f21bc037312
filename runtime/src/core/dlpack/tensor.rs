//! Converts a tensor to a view of its memory. Contradictory fields are refused.

use super::abi::{Tensor, Version};
use crate::core::array_view::limits::{self, beyond_any_address, c_order_strides};
use crate::core::array_view::{ArrayView, Description, Device, Dims};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use std::slice;

/// The properties of a tensor besides its own fields.
pub(crate) struct Terms {
    /// The version of the struct that holds the tensor; `None` for the older capsules without a version.
    pub version: Option<Version>,
    pub device: Device,
    pub readonly: bool,
}

/// The tensor's memory as elements of `dtype`.
///
/// # Safety
/// `shape` and `strides` have `ndim` entries each, unless they are NULL. The memory is as the tensor says,
/// for `'a`.
pub(crate) unsafe fn view<'a>(tensor: &Tensor, dtype: Dtype, terms: Terms) -> Result<ArrayView<'a>, Error> {
    // SAFETY: guaranteed by the caller.
    let shape = shape(unsafe { numbers(tensor, tensor.shape)? })?;
    // SAFETY: guaranteed by the caller.
    let strides = match unsafe { numbers(tensor, tensor.strides)? } {
        Some(strides) => in_bytes(strides, &shape, dtype.size())?,
        None if forbids_null_strides(terms.version) => {
            return Err(Error::new(
                ErrorKind::Buffer,
                "the tensor has no strides, which DLPack allows only before 1.2",
            ));
        }
        None => c_order_strides(&shape, dtype.size()),
    };
    let data = data(tensor)?;
    let Terms { device, readonly, .. } = terms;
    let description = Description { data, dtype, device, readonly, shape, strides };
    // SAFETY: guaranteed by the caller; there are as many strides as lengths.
    unsafe { limits::view(description, "the tensor", ErrorKind::Buffer) }
}

/// Reads one number for each dimension; `None` if the pointer is NULL though there are dimensions.
///
/// # Safety
/// `numbers` has `ndim` entries, or is NULL.
unsafe fn numbers(tensor: &Tensor, numbers: *const i64) -> Result<Option<&[i64]>, Error> {
    match limits::ndim(tensor.ndim, "the tensor")? {
        0 => Ok(Some(&[])),
        _ if numbers.is_null() => Ok(None),
        // SAFETY: guaranteed by the caller.
        ndim => Ok(Some(unsafe { slice::from_raw_parts(numbers, ndim) })),
    }
}

fn shape(lengths: Option<&[i64]>) -> Result<Dims<usize>, Error> {
    let lengths =
        lengths.ok_or_else(|| Error::new(ErrorKind::Buffer, "the tensor has dimensions, but no shape"))?;
    let lengths: Result<_, _> = lengths.iter().map(|&length| usize::try_from(length)).collect();
    lengths.map_err(|_| Error::new(ErrorKind::Buffer, "the tensor's shape has a negative length"))
}

fn in_bytes(strides: &[i64], shape: &[usize], size: usize) -> Result<Dims<isize>, Error> {
    let is_empty = shape.contains(&0);
    let in_bytes = |(&stride, &length): (&i64, &usize)| match stride.checked_mul(size as i64) {
        Some(bytes) => Ok(bytes as isize),
        // No step is ever taken along this dimension, and exporters may store any number.
        None if is_empty || length == 1 => Ok(0),
        None => Err(beyond_any_address("the tensor")),
    };
    strides.iter().zip(shape).map(in_bytes).collect()
}

fn data(tensor: &Tensor) -> Result<*mut u8, Error> {
    if tensor.data.is_null() {
        // An offset from NULL is no valid address.
        return Ok(tensor.data.cast());
    }
    let offset = usize::try_from(tensor.byte_offset).ok();
    let offset = offset.filter(|&offset| tensor.data.addr().checked_add(offset).is_some());
    Ok(tensor.data.wrapping_byte_add(offset.ok_or_else(|| beyond_any_address("the tensor"))?).cast())
}

fn forbids_null_strides(version: Option<Version>) -> bool {
    version.is_some_and(|version| version.minor >= 2)
}
