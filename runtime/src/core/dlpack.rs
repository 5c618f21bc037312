//! DLPack tensors, as C and Python pass them. Lengths, strides, device and element type are checked for
//! consistency, and devices other than the host and CUDA devices are refused.

pub mod abi;

use crate::core::array_view::description::{beyond_any_address, c_order_strides};
use crate::core::array_view::{
    ArrayView, Description, Device, Device as ArrayDevice, Dims, Stream, description,
};
use crate::core::dlpack::abi::Version;
use crate::core::dtype::{Dtype, Element};
use crate::core::error::{Error, ErrorKind};
use abi::Tensor;
use std::slice;

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
    if tensor.ndim != 1 || !is_there || !is_host(tensor.device) {
        return None;
    }
    // SAFETY: the caller guarantees one entry for one dimension.
    let (length, is_dense) = unsafe { (*tensor.shape, tensor.strides.is_null() || *tensor.strides == 1) };
    let (dtype, length) = (abi::read(tensor.dtype)?, usize::try_from(length).ok()?);
    let room = (isize::MAX as usize).saturating_sub(tensor.data.addr());
    (is_dense && length <= room / dtype.size()).then_some((dtype, length))
}

/// The view of a tensor of any element type, shape and device.
///
/// # Safety
/// The requirements of [`lent`] hold.
#[inline(never)]
unsafe fn of_any_layout<'a>(tensor: &Tensor, stream: Option<Stream>) -> Result<ArrayView<'a>, Error> {
    let dtype = abi::read(tensor.dtype).ok_or_else(|| {
        let name = abi::name(tensor.dtype);
        Error::new(ErrorKind::Type, format!("element type `{name}` is not supported"))
    })?;
    let device = TensorMemory::of(tensor.device)?.with_stream(stream);
    // SAFETY: guaranteed by the caller.
    unsafe { view(tensor, dtype, Terms { version: None, device, readonly: true }) }
}

/// The elements of a plain host array of `T`s: one-dimensional, contiguous and aligned. This is the most
/// common case, and takes a few nanoseconds; [`lent`] handles all others and reports errors.
///
/// # Safety
/// The requirements of [`lent`] hold.
#[inline]
pub unsafe fn plain<'a, T: Element>(tensor: &Tensor) -> Option<&'a [T]> {
    let dtype = abi::write(T::DTYPE);
    let is_of_dtype =
        (tensor.dtype.code, tensor.dtype.bits, tensor.dtype.lanes) == (dtype.code, dtype.bits, 1);
    if tensor.ndim != 1 || !is_of_dtype || !is_host(tensor.device) || tensor.shape.is_null() {
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

/// The kind of memory in which a tensor lies.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum TensorMemory {
    /// Host memory, including pinned memory, which the host reads like any other.
    Host,
    Cuda(u32),
    /// Memory that moves between host and device. It belongs to no single device, so its ordinal is
    /// meaningless. The host must not touch it before the device is done, so it is treated as device memory.
    Managed,
}

impl TensorMemory {
    pub(crate) fn of(device: abi::Device) -> Result<TensorMemory, Error> {
        let memory = match device.kind {
            _ if is_host(device) => TensorMemory::Host,
            CUDA => TensorMemory::Cuda(u32::try_from(device.id).map_err(|_| {
                Error::new(
                    ErrorKind::Buffer,
                    format!(
                        "the tensor says that it is on CUDA device {}, and no device has that number",
                        device.id
                    ),
                )
            })?),
            MANAGED => TensorMemory::Managed,
            kind => return Err(unsupported(kind)),
        };
        Ok(memory)
    }

    /// The device, whose memory is ready after the work that is now in `stream`.
    pub(crate) fn with_stream(self, stream: Option<Stream>) -> Device {
        match self {
            TensorMemory::Host => Device::Cpu,
            TensorMemory::Cuda(ordinal) => Device::Cuda { ordinal: Some(ordinal), stream },
            TensorMemory::Managed => Device::Cuda { ordinal: None, stream },
        }
    }
}

/// Whether the host reads the memory like any other.
#[inline]
pub(crate) fn is_host(device: abi::Device) -> bool {
    matches!(device.kind, CPU | PINNED)
}

const CPU: i32 = 1;
const CUDA: i32 = 2;
const PINNED: i32 = 3;
const MANAGED: i32 = 13;

fn unsupported(kind: i32) -> Error {
    let name = match kind {
        4 => "OpenCL",
        7 => "Vulkan",
        8 => "Metal",
        10 | 11 => "ROCm",
        14 => "oneAPI",
        15 => "WebGPU",
        _ => "unknown to quaff",
    };
    let message = format!("the tensor is on a device of DLPack's kind {kind} ({name}); move it to the host");
    Error::new(ErrorKind::Buffer, message)
}

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
    unsafe { description::view(description, "the tensor", ErrorKind::Buffer) }
}

/// Reads one number for each dimension; `None` if the pointer is NULL though there are dimensions.
///
/// # Safety
/// `numbers` has `ndim` entries, or is NULL.
unsafe fn numbers(tensor: &Tensor, numbers: *const i64) -> Result<Option<&[i64]>, Error> {
    match description::ndim(tensor.ndim, "the tensor")? {
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
