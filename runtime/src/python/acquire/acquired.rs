//! Acquired memory: its view, and the owner that keeps it alive.

use super::buffer::held::HeldBuffer;
use super::dlpack::managed::{HeldTensor, Lender};
use super::refusal::{Protocol, Refusal, Tried};
use crate::core::array_view::{ArrayView, Stream};
use pyo3::prelude::*;
use std::marker::PhantomData;

/// Whether the caller accepts an array in any memory or needs device memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WantedMemory {
    Anywhere,
    /// Device memory, for work in the stream that the caller names, if any; this stream is passed to
    /// protocols in which the exporter makes a stream wait. A NumPy array that also has a CUDA array
    /// interface is read as a device array.
    OnDevice(Option<Stream>),
}

/// An attempt with one protocol. It returns `None` if the object does not support the protocol, and adds the
/// reason to `search`.
pub(super) type Attempt = for<'a, 'b> fn(
    object: &'a Bound<'b, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>>;

/// The data that all attempts share.
pub(super) struct Search {
    pub(super) wanted: WantedMemory,
    pub(super) tried: Tried,
}

impl Search {
    /// The stream that the caller names for work on a device.
    pub(super) fn stream(&self) -> Option<Stream> {
        match self.wanted {
            WantedMemory::OnDevice(stream) => stream,
            WantedMemory::Anywhere => None,
        }
    }
}

/// An array's memory, which is kept alive as long as this value.
///
/// This value stays on the thread that holds the GIL (it is not `Send`); the view that it lends may be used
/// without the GIL.
pub struct Acquired<'a> {
    pub(super) view: ArrayView<'a>,
    pub(super) owner: Owner<'a>,
    pub(super) protocol: Protocol,
}

impl Acquired<'_> {
    /// The acquired view, which borrows from its owner and cannot outlive it.
    pub fn view(&self) -> &ArrayView<'_> {
        &self.view
    }

    pub fn protocol(&self) -> Protocol {
        self.protocol
    }

    /// The way to check whether memory that still belongs to the object has moved: the object may have freed
    /// it while other arguments were read. Only the owner of a buffer or of a DLPack tensor keeps the memory
    /// alive.
    pub(crate) fn recheck(&self) -> Option<Recheck> {
        match self.owner {
            Owner::Argument(_) if self.protocol == Protocol::Numpy => Some(Recheck::RunsNoCode),
            Owner::Argument(_) => Some(Recheck::MayRunCode),
            Owner::Lent(_) => Some(Recheck::RunsNoCode),
            Owner::Buffer(_) | Owner::Tensor(_) => None,
        }
    }
}

/// The actions that checking an array again may involve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Recheck {
    /// Reads attributes of the object, which may be properties.
    MayRunCode,
    /// Reads memory, or calls a C function of the type.
    RunsNoCode,
}

/// The owner that keeps the memory alive.
#[expect(dead_code, reason = "kept to be dropped")]
pub(super) enum Owner<'a> {
    /// The caller's own reference to the object.
    Argument(PhantomData<&'a Bound<'a, PyAny>>),
    /// The object's type has DLPack's C function that describes the tensor.
    Lent(Lender),
    Buffer(HeldBuffer<'a>),
    Tensor(HeldTensor<'a>),
}
