//! The exact sum of arrays: [`sum`], [`sum_on_device`], and [`Sum`] for data that comes in parts.
//!
//! A module upon the runtime, [`quaff_runtime`], as the compiler makes any from an interface.

mod add_dyn;
#[cfg(feature = "extension-module")]
mod dask;
mod emitted;
#[cfg(feature = "python")]
pub mod inspect;
#[cfg(feature = "extension-module")]
mod module;
#[cfg(feature = "extension-module")]
mod sum_object;
mod sum_state;

pub use emitted::api::*;
pub use emitted::dynamic::*;
pub use quaff_runtime::{array_view, device, error};
pub use sum_state::{Sum, Summand};
