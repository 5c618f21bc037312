//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:24: example::next
/// # Errors
/// What C++ throws.
pub fn next(color: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::next(color, &mut result);
    outcome(done, result)
}

// example.i:25: example::other
/// # Errors
/// What C++ throws.
pub fn other(shape: u8) -> Result<u8, Error> {
    let mut result = Default::default();
    let done = ffi::other(shape, &mut result);
    outcome(done, result)
}
