//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:12: c::copied
/// # Errors
/// What C++ throws.
pub fn copied(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::copied(value, &mut result);
    outcome(done, result)
}

// example.i:37: c::twice
/// # Errors
/// What C++ throws.
pub fn twice(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::twice(value, &mut result);
    outcome(done, result)
}
