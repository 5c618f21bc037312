//! Converts a tensor to a view of its memory. Contradictory fields are refused.

use super::abi::{Tensor, Version};
use crate::core::array_view::limits::{self, beyond_any_address, c_order_strides};
use crate::core::array_view::{ArrayView, Description, Device, Dims};
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use std::slice;

/// The properties of a tensor besides its own fields.
pub(crate) struct Terms {
    /// The version of the struct that holds the tensor; none in a plain capsule, which is older than versions.
    pub version: Option<Version>,
    pub device: Device,
    pub readonly: bool,
}

/// The tensor's memory, with the element type that its own stands for.
///
/// # Safety
/// `shape` and `strides` have `ndim` entries each, where they are not NULL. The memory is as the tensor says, for `'a`.
pub(crate) unsafe fn view<'a>(tensor: &Tensor, dtype: Dtype, terms: Terms) -> Result<ArrayView<'a>, Error> {
    // SAFETY: the caller's.
    let shape = shape(unsafe { numbers(tensor, tensor.shape)? })?;
    // SAFETY: the caller's.
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
    // SAFETY: the caller's; strides are as many as lengths.
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
        // SAFETY: the caller's.
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
        // Nobody walks along this dimension, and exporters leave there what they like.
        None if is_empty || length == 1 => Ok(0),
        None => Err(beyond_any_address("the tensor")),
    };
    strides.iter().zip(shape).map(in_bytes).collect()
}

fn data(tensor: &Tensor) -> Result<*mut u8, Error> {
    if tensor.data.is_null() {
        // An offset from nothing is no address either.
        return Ok(tensor.data.cast());
    }
    let offset = usize::try_from(tensor.byte_offset).ok();
    let offset = offset.filter(|&offset| tensor.data.addr().checked_add(offset).is_some());
    Ok(tensor.data.wrapping_byte_add(offset.ok_or_else(|| beyond_any_address("the tensor"))?).cast())
}

fn forbids_null_strides(version: Option<Version>) -> bool {
    version.is_some_and(|version| version.minor >= 2)
}
