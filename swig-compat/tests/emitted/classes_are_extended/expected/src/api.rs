//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// counter.hpp:18: shop::count_alive
/// # Errors
/// What C++ throws.
pub fn count_alive() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::count_alive(&mut result);
    outcome(done, result)
}
