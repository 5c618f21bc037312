//! DLPack's devices, and the kinds of memory that quaff can use.

use super::abi;
use crate::core::array_view::{Device, Stream};
use crate::core::error::{Error, ErrorKind};

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
