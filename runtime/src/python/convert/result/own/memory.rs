//! The memory of the runtime's own arrays.

use crate::core::device::DeviceMemory;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::core::vector::Vector;
use crate::python::convert::part::ShownMember;
use pyo3::prelude::*;
use std::alloc::{self, Layout};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

/// The owner of an array's elements, which frees them.
pub(crate) enum MemoryOwner {
    Host(HostMemory),
    /// A C++ `std::vector`, or another C++ object that is an array.
    Vector(Vector),
    /// A data member of a C++ object, or a copy of one.
    Part(ShownMember),
    Device(Detached<DeviceMemory>),
}

impl MemoryOwner {
    /// The address of the first element; any value if there is none.
    pub(crate) fn address(&self) -> *mut u8 {
        match self {
            MemoryOwner::Host(memory) => memory.address.as_ptr(),
            MemoryOwner::Vector(vector) => vector.address(),
            MemoryOwner::Part(shown) => shown.address(),
            MemoryOwner::Device(memory) => std::ptr::with_exposed_provenance_mut(memory.0.address() as usize),
        }
    }

    /// The device's memory, if the elements lie there.
    pub(crate) fn on_device(&self) -> Option<&DeviceMemory> {
        match self {
            MemoryOwner::Device(memory) => Some(&memory.0),
            MemoryOwner::Host(_) | MemoryOwner::Vector(_) | MemoryOwner::Part(_) => None,
        }
    }

    /// Whether the elements are read-only.
    pub(crate) fn is_readonly(&self) -> bool {
        match self {
            MemoryOwner::Vector(vector) => vector.is_readonly(),
            MemoryOwner::Part(shown) => shown.is_readonly(),
            MemoryOwner::Host(_) | MemoryOwner::Device(_) => false,
        }
    }

    /// The data member that contains the elements, if the memory belongs to a C++ object.
    pub(crate) fn part(&self) -> Option<&ShownMember> {
        match self {
            MemoryOwner::Part(shown) => Some(shown),
            MemoryOwner::Host(_) | MemoryOwner::Vector(_) | MemoryOwner::Device(_) => None,
        }
    }
}

/// Host memory, aligned for JAX, which copies arrays with a smaller alignment.
pub(crate) struct HostMemory {
    address: NonNull<u8>,
    layout: Layout,
}

const ALIGNMENT: usize = 64;

// SAFETY: the memory belongs to this value alone.
unsafe impl Send for HostMemory {}
// SAFETY: as for `Send`; the memory is accessed through the array's exports, like that of any array.
unsafe impl Sync for HostMemory {}

impl HostMemory {
    /// Memory of `bytes` bytes with unspecified content, except that bools are valid.
    ///
    /// # Errors
    /// `Memory` if there is not enough memory.
    pub(crate) fn new(bytes: usize, dtype: Dtype) -> Result<HostMemory, Error> {
        let missing = || Error::new(ErrorKind::Memory, format!("no memory for {bytes} bytes"));
        let layout = Layout::from_size_align(bytes.max(1), ALIGNMENT).map_err(|_| missing())?;
        // SAFETY: the layout has at least one byte.
        let address =
            unsafe { if dtype == Dtype::Bool { alloc::alloc_zeroed(layout) } else { alloc::alloc(layout) } };
        Ok(HostMemory { address: NonNull::new(address).ok_or_else(missing)?, layout })
    }
}

impl HostMemory {
    pub(crate) fn address(&self) -> *mut u8 {
        self.address.as_ptr()
    }
}

impl Drop for HostMemory {
    fn drop(&mut self) {
        // SAFETY: allocated in `new` with this layout.
        unsafe { alloc::dealloc(self.address.as_ptr(), self.layout) };
    }
}

/// A value that is dropped with Python's lock released, although its owner is dropped with the lock held.
pub(crate) struct Detached<T: Send>(pub(crate) ManuallyDrop<T>);

impl<T: Send> Detached<T> {
    pub(crate) fn new(value: T) -> Self {
        Detached(ManuallyDrop::new(value))
    }

    pub(crate) fn get(&self) -> &T {
        &self.0
    }
}

impl<T: Send> Drop for Detached<T> {
    fn drop(&mut self) {
        // SAFETY: the value is taken once, here.
        let value = unsafe { ManuallyDrop::take(&mut self.0) };
        let mut value = Some(value);
        // While the interpreter shuts down nothing attaches, so there is no lock to release.
        Python::try_attach(|py| {
            let value = value.take();
            py.detach(|| drop(value));
        });
    }
}
