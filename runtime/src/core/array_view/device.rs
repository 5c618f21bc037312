//! The location of memory: the host, or a CUDA device, whose work is ordered by streams.

use std::fmt;

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
