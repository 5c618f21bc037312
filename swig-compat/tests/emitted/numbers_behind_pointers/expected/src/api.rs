//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:10: twice
/// # Errors
/// What C++ throws.
pub fn twice(input: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::twice(input, &mut result);
    outcome(done, result)
}
