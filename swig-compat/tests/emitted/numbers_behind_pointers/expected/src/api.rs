//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;

// include/divide.hpp:26: compare
/// # Errors
/// What C++ throws.
pub fn compare(a: i32, b: i32) -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::compare(a, b, &mut result);
    outcome(done, result)
}

// include/square.hpp:5: square
/// Writes the square of each of the `n` elements, and the sum of the squares.
///
/// # Errors
/// What C++ throws.
pub fn square(x: &[f64], squares: &mut [f64]) -> Result<f64, Error> {
    same_length(&[("x", x.len()), ("squares", squares.len())])?;
    let mut result = Default::default();
    let done = ffi::square(&x.into(), &squares.into(), &mut result);
    outcome(done, result)
}

// example.i:11: twice
/// # Errors
/// What C++ throws.
pub fn twice(input: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::twice(input, &mut result);
    outcome(done, result)
}
