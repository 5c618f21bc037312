//! DLPack tensors, as C and Python pass them. Lengths, strides, device and element type are checked for
//! consistency, and devices other than the host and CUDA devices are refused.

pub mod abi;
pub(crate) mod device;
pub mod dtype;
pub(crate) mod tensor;

use crate::core::array_view::{ArrayView, Device as ArrayDevice, Stream};
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use abi::Tensor;
use device::TensorMemory;
use std::slice;
use tensor::Terms;

/// A view of a tensor for reading. `stream` is the stream whose work must be done first, if the memory is on
/// a device.
///
/// # Errors
/// The tensor's fields contradict each other, or quaff does not know its element type or device.
///
/// # Safety
/// `shape` and `strides` have `ndim` entries each, unless they are NULL. For `'a` the memory is as the tensor
/// says, and the stream exists.
#[inline]
pub unsafe fn lent<'a>(tensor: &Tensor, stream: Option<Stream>) -> Result<ArrayView<'a>, Error> {
    // SAFETY: guaranteed by the caller.
    let Some((dtype, length)) = (unsafe { plain_layout(tensor) }) else {
        // SAFETY: guaranteed by the caller.
        return unsafe { of_any_layout(tensor, stream) };
    };
    // SAFETY: the memory is as the tensor says, and does not exceed the address space.
    Ok(unsafe { ArrayView::of_plain(tensor.data.cast(), dtype, length, ArrayDevice::Cpu) })
}

/// The element type and the length of a plain host array: the most common case, which takes a few
/// nanoseconds.
///
/// # Safety
/// The requirements of [`lent`] hold.
#[inline]
unsafe fn plain_layout(tensor: &Tensor) -> Option<(Dtype, usize)> {
    let is_there = !tensor.data.is_null() && !tensor.shape.is_null() && tensor.byte_offset == 0;
    if tensor.ndim != 1 || !is_there || !device::is_host(tensor.device) {
        return None;
    }
    // SAFETY: the caller guarantees one entry for one dimension.
    let (length, is_dense) = unsafe { (*tensor.shape, tensor.strides.is_null() || *tensor.strides == 1) };
    let (dtype, length) = (dtype::read(tensor.dtype)?, usize::try_from(length).ok()?);
    let room = (isize::MAX as usize).saturating_sub(tensor.data.addr());
    (is_dense && length <= room / dtype.size()).then_some((dtype, length))
}

/// The view of a tensor of any element type, shape and device.
///
/// # Safety
/// The requirements of [`lent`] hold.
#[inline(never)]
unsafe fn of_any_layout<'a>(tensor: &Tensor, stream: Option<Stream>) -> Result<ArrayView<'a>, Error> {
    let dtype = dtype::read(tensor.dtype).ok_or_else(|| {
        let name = dtype::name(tensor.dtype);
        Error::new(ErrorKind::Type, format!("element type `{name}` is not supported"))
    })?;
    let device = TensorMemory::of(tensor.device)?.with_stream(stream);
    // SAFETY: guaranteed by the caller.
    unsafe { tensor::view(tensor, dtype, Terms { version: None, device, readonly: true }) }
}

/// The elements of a plain host array of `T`s: one-dimensional, contiguous and aligned. This is the most
/// common case, and takes a few nanoseconds; [`lent`] handles all others and reports errors.
///
/// # Safety
/// The requirements of [`lent`] hold.
#[inline]
pub unsafe fn plain<'a, T: Element>(tensor: &Tensor) -> Option<&'a [T]> {
    let dtype = dtype::write(T::DTYPE);
    let is_of_dtype =
        (tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes) == (dtype.code, dtype.bits, 1);
    if tensor.ndim != 1 || !is_of_dtype || !device::is_host(tensor.device) || tensor.shape.is_null() {
        return None;
    }
    // SAFETY: the caller guarantees one entry for one dimension.
    let length = usize::try_from(unsafe { *tensor.shape }).ok()?;
    // SAFETY: as above, if it is not NULL.
    let is_dense = tensor.strides.is_null() || unsafe { *tensor.strides } == 1;
    let data = tensor.data.wrapping_byte_add(usize::try_from(tensor.byte_offset).ok()?).cast::<T>();
    let is_there = !data.is_null() && data.is_aligned() && T::DTYPE != Dtype::Bool;
    if !is_dense || !is_there || length > isize::MAX as usize / size_of::<T>() {
        return None;
    }
    // SAFETY: the memory is as the tensor says: `length` contiguous elements, for which all bit patterns are
    // valid.
    Some(unsafe { slice::from_raw_parts(data, length) })
}

#[cfg(test)]
mod tests {
    use super::abi::{DataType, Device, Tensor};
    use super::plain;
    use std::ptr;

    fn tensor(values: &[f64], length: &i64, stride: &i64) -> Tensor {
        Tensor {
            data: values.as_ptr().cast_mut().cast(),
            device: Device { kind: 1, id: 0 },
            ndim: 1,
            dtype: DataType { code: 2, bits: 64, lanes: 1 },
            shape: length,
            strides: stride,
            byte_offset: 0,
        }
    }

    #[test]
    fn a_plain_array_is_its_slice() {
        let values = [1.0, 2.0, 3.0];
        let plain_tensor = tensor(&values, &3, &1);
        let without_strides = Tensor { strides: ptr::null(), ..tensor(&values, &3, &1) };
        let behind = Tensor { byte_offset: 8, ..tensor(&values, &2, &1) };
        // SAFETY: the tensors describe `values`.
        unsafe {
            assert_eq!(plain::<f64>(&plain_tensor), Some(&values[..]));
            assert_eq!(plain::<f64>(&without_strides), Some(&values[..]));
            assert_eq!(plain::<f64>(&behind), Some(&values[1..]));
        }
    }

    #[test]
    fn all_others_are_told_apart() {
        let values = [1.0, 2.0, 3.0];
        let like = || tensor(&values, &2, &1);
        let others = [
            tensor(&values, &2, &2),
            tensor(&values, &-1, &1),
            Tensor { device: Device { kind: 2, id: 0 }, ..like() },
            Tensor { ndim: 0, ..like() },
            Tensor { dtype: DataType { code: 2, bits: 32, lanes: 1 }, ..like() },
            Tensor { byte_offset: 4, ..like() },
            Tensor { byte_offset: u64::MAX, ..like() },
            Tensor { data: ptr::null_mut(), ..like() },
            Tensor { shape: ptr::null(), ..like() },
        ];
        for tensor in others {
            // SAFETY: the tensors describe `values`, or memory that is not read.
            assert_eq!(unsafe { plain::<f64>(&tensor) }, None);
        }
    }
}
