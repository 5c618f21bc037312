//! The runtime without Python: views of arrays and their element types, C++ objects and exceptions,
//! reductions and elementwise functions, threads and devices. The bindings of every language are built on it,
//! and no code here depends on a language.

pub mod array_view;
#[doc(hidden)]
pub mod c_abi;
pub mod class;
#[doc(hidden)]
pub mod closure;
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
mod no_backtrace;
#[doc(hidden)]
pub mod object;
#[cfg(feature = "python")]
pub(crate) mod ownership;
#[doc(hidden)]
pub mod part;
#[doc(hidden)]
pub mod reduction;
#[doc(hidden)]
pub mod reduction_state;
pub(crate) mod slot;
#[doc(hidden)]
pub mod text;
pub(crate) mod threads;
#[doc(hidden)]
pub mod tree;
pub mod vector;
#[cfg(not(feature = "python"))]
mod without_python;
