//! DLPack's tensors, as C and Python hand them over: lengths, strides, device and element type are held against each
//! other, and devices other than the host's and CUDA's are refused.

pub mod abi;
pub(crate) mod device;
pub mod dtype;
pub(crate) mod tensor;

use crate::array_view::{ArrayView, Stream};
use crate::error::{Error, ErrorKind};
use abi::Tensor;
use device::Memory;
use tensor::Terms;

/// The memory of a tensor that its owner lends, to read. `stream`: whose work is to be done first, if it is on a device.
///
/// # Errors
/// The tensor contradicts itself, or is of an element type or on a device that quaff does not know.
///
/// # Safety
/// `shape` and `strides` have `ndim` entries each, where they are not NULL. For `'a` the memory is as the tensor says, and
/// the stream is there.
pub unsafe fn lent<'a>(tensor: &Tensor, stream: Option<Stream>) -> Result<ArrayView<'a>, Error> {
    let dtype = dtype::read(tensor.dtype).ok_or_else(|| {
        let name = dtype::name(tensor.dtype);
        Error::new(ErrorKind::Type, format!("element type `{name}` is not supported"))
    })?;
    let device = Memory::of(tensor.device)?.with_stream(stream);
    // SAFETY: the caller's.
    unsafe { tensor::view(tensor, dtype, Terms { version: None, device, readonly: true }) }
}
