//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// include/mixed.hpp:13: bound
/// # Errors
/// What C++ throws.
pub fn bound(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::bound(value, &mut result);
    outcome(done, result)
}
