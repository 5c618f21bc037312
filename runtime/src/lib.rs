//! The array runtime of the modules that quaff builds from SWIG interfaces.
//!
//! `Python object → acquire → ArrayView → overload → host: C++ through cxx | device: CUDA → Python`
//!
//! Users of a module use [`array_view`], [`class`], [`device`], [`dtype`], [`error`], [`half`] and [`vector`]. The
//! other modules are for emitted code, whose manifest pins exactly this version: they are hidden, and may change
//! without notice.

#![warn(missing_docs)]

#[cfg(feature = "python")]
#[doc(hidden)]
pub mod acquire;
pub mod array_view;
#[cfg(feature = "python")]
mod attach;
#[doc(hidden)]
pub mod c_abi;
pub mod class;
#[doc(hidden)]
pub mod complex;
#[doc(hidden)]
pub mod constant;
pub mod device;
#[doc(hidden)]
pub mod dlpack;
pub mod dtype;
#[doc(hidden)]
pub mod dynamic;
#[doc(hidden)]
pub mod elementwise;
pub mod error;
#[doc(hidden)]
pub mod exception;
pub mod half;
#[doc(hidden)]
pub mod host;
#[cfg(feature = "python")]
#[doc(hidden)]
pub mod interpreter;
#[doc(hidden)]
pub mod object;
#[doc(hidden)]
pub mod part;
#[cfg(feature = "python")]
#[doc(hidden)]
pub mod python;
#[doc(hidden)]
pub mod reduction;
#[doc(hidden)]
pub mod reduction_state;
#[doc(hidden)]
pub mod text;
mod threads;
mod thrown;
pub mod vector;

/// Includes the functions of an interface that the crate's build script compiles with `quaff-build`. The argument is
/// the name of the interface's module.
///
/// ```ignore
/// pub mod stats {
///     quaff_runtime::include_interface!("stats");
/// }
/// ```
#[macro_export]
macro_rules! include_interface {
    ($module:literal) => {
        include!(concat!(env!("OUT_DIR"), "/quaff/", $module, "/src/lib.rs"));
    };
}
