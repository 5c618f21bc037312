//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

use quaff_runtime::python::Function;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[];
