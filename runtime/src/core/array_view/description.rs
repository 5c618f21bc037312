//! Descriptions of an array's memory, which may be false, and the location of memory: the host, or a CUDA
//! device, whose work is ordered by streams. The functions compute addresses and do not read the memory.
//!
//! Limits of shapes and strides apply to the descriptions of all protocols.

use super::Dims;
use crate::core::array_view::ArrayView;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use std::fmt::{self, Display};
use std::ops::Range;

/// A description of memory by its exporter. An [`ArrayView`](super::ArrayView) is a description with the
/// guarantee that it is true.
#[derive(Clone, Debug)]
pub struct Description {
    /// The address of the element at index 0 of every dimension; any value if the array is empty.
    pub data: *mut u8,
    /// The element type.
    pub dtype: Dtype,
    /// The location of the elements.
    pub device: Device,
    /// Whether C++ may only read the elements.
    pub readonly: bool,
    /// The length of each dimension.
    pub shape: Dims<usize>,
    /// The stride of each dimension in bytes. A stride may be negative or 0, and need not be a multiple of
    /// the element size.
    pub strides: Dims<isize>,
}

// SAFETY: a description is an address and numbers, and no code here reads the memory.
unsafe impl Send for Description {}
// SAFETY: as for `Send`; there is no interior mutability.
unsafe impl Sync for Description {}

impl Description {
    /// Host elements in C order.
    #[inline]
    pub fn contiguous(data: *mut u8, dtype: Dtype, shape: &[usize]) -> Description {
        Description {
            data,
            dtype,
            device: Device::Cpu,
            readonly: false,
            shape: Dims::from_slice(shape),
            strides: c_order_strides(shape, dtype.size()),
        }
    }

    /// The range of bytes that the elements occupy, relative to `data`; `None` if shape and strides reach
    /// beyond the address space. Protocols that do not guarantee their strides are checked with this
    /// function.
    pub fn extent(&self) -> Option<Range<isize>> {
        if self.shape.contains(&0) {
            return Some(0..0);
        }
        let (mut start, mut end) = (0isize, self.dtype.size() as isize);
        for (&length, &stride) in self.shape.iter().zip(&self.strides) {
            let reach = isize::try_from(length - 1).ok()?.checked_mul(stride)?;
            start = start.checked_add(reach.min(0))?;
            end = end.checked_add(reach.max(0))?;
        }
        let base = self.data.addr();
        (base.checked_add_signed(start).is_some() && base.checked_add_signed(end).is_some())
            .then_some(start..end)
    }
}

/// The number of elements of a shape; `None` if it exceeds `isize::MAX`. If a length is 0, the number is 0,
/// even if the product of the other lengths overflows.
pub fn checked_len(shape: &[usize]) -> Option<usize> {
    if shape.contains(&0) {
        return Some(0);
    }
    let product = shape.iter().try_fold(1usize, |product, &length| product.checked_mul(length))?;
    (product <= isize::MAX as usize).then_some(product)
}

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

/// The location of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// Host memory, pinned or not.
    Cpu,
    /// Memory that host code must not access: device memory or managed memory.
    Cuda {
        /// The number of the device, if the protocol specifies it. The driver can determine it from any
        /// address.
        ordinal: Option<u32>,
        /// The stream whose work must be done before the memory is read; `None` if there is nothing to wait
        /// for.
        stream: Option<Stream>,
    },
}

impl Device {
    /// The stream whose work must be done before the memory is read.
    pub fn stream(self) -> Option<Stream> {
        match self {
            Device::Cpu => None,
            Device::Cuda { stream, .. } => stream,
        }
    }
}

impl fmt::Display for Device {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Device::Cpu => f.write_str("cpu"),
            Device::Cuda { ordinal: None, .. } => f.write_str("cuda"),
            Device::Cuda { ordinal: Some(ordinal), .. } => write!(f, "cuda:{ordinal}"),
        }
    }
}

/// A CUDA stream of the context that owns the memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stream {
    /// The default stream, which waits for all other streams of the context, as they wait for it.
    Legacy,
    /// The default stream of the calling thread.
    PerThread,
    /// A `CUstream`.
    Handle(u64),
}

impl Stream {
    /// A stream from the driver's handle, where 0 is the default stream.
    pub fn of_handle(handle: u64) -> Stream {
        match handle {
            0 | LEGACY => Stream::Legacy,
            PER_THREAD => Stream::PerThread,
            _ => Stream::Handle(handle),
        }
    }

    /// The number of the stream in DLPack, in the CUDA array interface, and in the driver.
    pub fn number(self) -> u64 {
        match self {
            Stream::Legacy => LEGACY,
            Stream::PerThread => PER_THREAD,
            Stream::Handle(handle) => handle,
        }
    }
}

/// `CU_STREAM_LEGACY`
const LEGACY: u64 = 1;

/// `CU_STREAM_PER_THREAD`
const PER_THREAD: u64 = 2;

#[cfg(test)]
mod tests {
    use super::super::layouts::{layouts, view};
    use super::*;

    #[test]
    fn zero_wins_over_an_overflowing_product() {
        assert_eq!(checked_len(&[1 << 62, 1 << 62, 0]), Some(0));
        assert_eq!(checked_len(&[1 << 62, 2]), None);
        assert_eq!(checked_len(&[isize::MAX as usize]), Some(isize::MAX as usize));
        assert_eq!(checked_len(&[]), Some(1));
    }

    #[test]
    fn the_extent_is_that_of_the_offsets() {
        for layout in layouts() {
            let extent = layout.view.extent().unwrap();
            let start = layout.offsets.iter().min().copied().unwrap_or(0);
            let end = layout.offsets.iter().max().map_or(0, |last| last + 8);
            assert_eq!(extent, start..end, "{layout:?}");
        }
    }

    #[test]
    fn strides_beyond_any_address_have_no_extent() {
        assert_eq!(view(&[3], &[isize::MAX / 2 + 1]).extent(), None);
        assert_eq!(view(&[2], &[isize::MIN]).extent(), None);
        assert_eq!(view(&[1], &[isize::MIN]).extent(), Some(0..8));
    }
}
