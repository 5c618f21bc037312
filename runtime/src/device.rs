//! Arrays on CUDA devices: reductions over them, and calls of functions that launch kernels of their own.
//!
//! Guarantees: the driver is loaded by the first call that needs it, and never when a module is imported; an address is
//! looked up on every call, so a stale or wrong one is an error wherever the driver can tell; the context that owns the
//! memory is current during a call, and whichever was current before is so again afterwards; errors of the driver are
//! [`ErrorKind::Cuda`](crate::error::ErrorKind::Cuda), out of memory [`ErrorKind::Memory`](crate::error::ErrorKind::Memory).
//! Callers hold no lock of Python's: calls wait for the device.
//!
//! Refused are arrays whose elements are not aligned, that reach beyond their allocation, or that lie in the memory of
//! another context than their stream: each would be a fault of the device, which ends every context of the process, or a
//! number that is silently wrong.

#[cfg(feature = "python")]
mod along;
mod array;
mod call;
mod code;
mod context;
mod driver;
mod elements;
mod kernels;
mod launch;
mod memory;
#[cfg(feature = "python")]
mod owned;
mod packed;
mod pass;
mod scratch;
mod site;
#[cfg(feature = "python")]
mod slices;
mod state;
mod stream;
#[cfg(feature = "python")]
mod workspace;

pub use crate::array_view::Stream;
pub use array::{DeviceSlice, DeviceSliceMut};

// For emitted code.
#[doc(hidden)]
pub use {
    array::DeviceArray,
    call::{DeviceCalls, Order, call},
    kernels::{DeviceElementwise, DeviceReduction, Images, Kernels},
    memory::describe,
};

#[cfg(feature = "python")]
pub(crate) use {along::launch_along, call::call_at, owned::DeviceMemory};
pub(crate) use {call::launch_at, elements::launch_elements, pass::DevicePass, site::Site};
