//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

use quaff_runtime::python::Function;

/// Every function of the module, by name.
pub(crate) static FUNCTIONS: &[&Function] = &[];
