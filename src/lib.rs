//! The array runtime under modules that quaff builds from SWIG interfaces.
//!
//! `Python object → acquire → ArrayView → overload → host: C++ through cxx | device: CUDA → Python`

// Emitted code calls the runtime by its name, here as in every other crate.
extern crate self as quaff;

#[cfg(feature = "python")]
pub mod acquire;
pub mod array_view;
#[cfg(feature = "extension-module")]
mod dask;
pub mod device;
pub mod dtype;
mod emitted;
pub mod error;
pub mod host;
#[cfg(feature = "python")]
pub mod inspect;
#[cfg(feature = "python")]
pub mod interpreter;
#[cfg(feature = "extension-module")]
mod module;
#[cfg(feature = "python")]
pub mod python;
pub mod reduction;
#[cfg(feature = "extension-module")]
mod sum_object;
mod sum_state;
pub mod text;
mod threads;

pub use emitted::api::*;
pub use sum_state::{Sum, Summand};
