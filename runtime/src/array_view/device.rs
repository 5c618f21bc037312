//! Where memory lies: on the host, or on a CUDA device, where work is done in streams.

use std::fmt;

/// Where memory lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Device {
    /// The host's memory, pinned or not.
    Cpu,
    /// Memory that host code must not touch: a CUDA device's, or managed.
    Cuda {
        /// The device's number, where the protocol says it; the driver knows it of any address.
        ordinal: Option<u32>,
        /// Whose work is to be done before the memory is read; `None` where there is nothing to wait for.
        stream: Option<Stream>,
    },
}

impl Device {
    /// Whose work is to be done before the memory is read.
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

/// A CUDA stream of the context that the memory belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Stream {
    /// The default stream, which waits for all others of the context and they for it.
    Legacy,
    /// The default stream of the thread that calls.
    PerThread,
    /// A `CUstream`.
    Handle(u64),
}

impl Stream {
    /// What the driver takes for a stream, where 0 is the default one.
    pub fn of_handle(handle: u64) -> Stream {
        match handle {
            0 | LEGACY => Stream::Legacy,
            PER_THREAD => Stream::PerThread,
            _ => Stream::Handle(handle),
        }
    }

    /// The number that DLPack, the CUDA array interface and the driver know the stream by.
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
