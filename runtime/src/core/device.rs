//! Arrays on CUDA devices: reductions over them, and calls of functions that launch kernels of their own.
//!
//! Guarantees: The first call that needs the driver loads it; an import never does. Errors of the driver are
//! [`ErrorKind::Cuda`](crate::core::error::ErrorKind::Cuda), and out-of-memory errors are
//! [`ErrorKind::Memory`](crate::core::error::ErrorKind::Memory). Callers must not hold the GIL, because calls
//! wait for the device.
//!
//! Arrays are refused if their elements are not aligned, if they extend beyond their allocation, or if they
//! lie in the memory of a context other than that of their stream: each of these would cause a fault of the
//! device, which ends every context of the process, or a result that is silently wrong.
//!
//! A reduction over a device array, or a function that takes device pointers, goes through these files:
//!
//! | step | file |
//! |---|---|
//! | the driver: found and probed once, its functions looked up one by one | `driver.rs` |
//! | the array's memory: one query of the driver in every call | `memory.rs` |
//! | the context that owns the memory: current for the call alone | `site.rs`, `context.rs` |
//! | what is kept for each context: kernels, scratch memory | `state.rs`, `kernels.rs`, `scratch.rs` |
//! | a reduction | `launch.rs` |
//! | `DeviceSlice`, which Rust callers pass; `DeviceArray`, which the shim gets | `array.rs` |
//! | a user's function, which launches kernels of its own | `call.rs`, `stream.rs` |
//!
//! The memory is queried in every call because a stale address on a GPU gives a wrong number and not a fault.
//! State is kept by the number of a context, since the driver reuses the handles of contexts.
//!
//! The kernel of a reduction writes the state of the class to memory that the host polls; `decided`, `value`
//! and the repeats of stride-0 axes run in C++ on the host, as for host arrays. Another class may run in
//! place of the class, and C++ converts its state: `narrow` in place of the fast class if doubles are slow on
//! the device, `shortcut` in place of the exact class if they are not.
//!
//! A user's function launches its kernels on the default stream of its context. This stream waits for the
//! arrays' streams by events, and those wait for it; a CUDA error that the function leaves behind becomes an
//! exception.

#[cfg(feature = "python")]
mod along;
mod array;
mod call;
mod context;
mod driver;
mod elements;
mod kernels;
mod launch;
mod memory;
#[cfg(feature = "python")]
mod owned;
mod scratch;
mod site;
mod state;
mod stream;
#[cfg(feature = "python")]
mod workspace;

pub use crate::core::array_view::Stream;
pub use array::{DeviceSlice, DeviceSliceMut};

// For emitted code.
#[doc(hidden)]
pub use {
    array::DeviceArray,
    call::{DeviceCalls, Order, call},
    kernels::{DeviceElementwise, DeviceReduction, Images, Kernels},
    memory::describe,
};

pub(crate) use crate::core::device::launch::DevicePass;
pub(crate) use call::launch_at;
pub(crate) use elements::launch_elements;
pub(crate) use site::Site;
#[cfg(feature = "python")]
pub(crate) use {along::launch_along, call::call_at, owned::DeviceMemory, site::Sites};
