//! The exact sum of arrays: [`sum`], [`sum_on_device`], and [`Sum`] for data that arrives in parts.
//!
//! ```
//! assert_eq!([0.1; 10].iter().sum::<f64>(), 0.9999999999999999);
//! assert_eq!(quaff::sum(&[0.1; 10])?, 1.0);
//! # Ok::<(), quaff::error::Error>(())
//! ```
//!
//! The crate is a module built on the runtime, [`quaff_runtime`], as the compiler generates it from an
//! interface.

#![warn(missing_docs)]

mod add_dyn;
mod emitted;
#[cfg(feature = "python")]
pub mod inspect;
#[cfg(feature = "python")]
mod module;
#[cfg(feature = "python")]
mod sum_object;
mod sum_state;

pub use emitted::api::*;
pub use emitted::dynamic::*;
pub use quaff_runtime::{array_view, device, error};
pub use sum_state::{Sum, Summand};
