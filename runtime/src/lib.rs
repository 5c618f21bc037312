//! The array runtime of the modules that quaff builds from SWIG interfaces.
//!
//! `Python object → acquire → ArrayView → overload → host: C++ through cxx | device: CUDA → Python`
//!
//! Users of a module use [`array_view`], [`class`], [`device`], [`dtype`], [`error`], [`half`] and
//! [`vector`]. The other modules are for emitted code, whose manifest pins exactly this version: they are
//! hidden, and may change without notice.

#![warn(missing_docs)]

mod core;
#[cfg(feature = "python")]
#[doc(hidden)]
pub mod python;

// The paths by which users and emitted code refer to the modules.
pub use crate::core::{array_view, class, device, dtype, error, half, vector};
#[doc(hidden)]
pub use crate::core::{
    c_abi, closure, complex, constant, dlpack, dynamic, elementwise, exception, host, object, part,
    reduction, reduction_state, text, tree,
};
#[cfg(feature = "python")]
#[doc(hidden)]
pub use crate::python::{acquire, interpreter};

/// Includes the functions of an interface that the crate's build script compiles with `quaff-build`. The
/// argument is the name of the interface's module.
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
