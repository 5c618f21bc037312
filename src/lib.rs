//! The array runtime under modules that quaff builds from SWIG interfaces.
//!
//! `Python object → acquire → ArrayView → dispatch → host → Scalar or array → Python`

#[cfg(feature = "python")]
pub mod acquire;
pub mod array_view;
pub mod dtype;
#[cfg(feature = "python")]
pub mod inspect;
#[cfg(feature = "python")]
pub mod interpreter;
#[cfg(feature = "extension-module")]
mod module;
