//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:19: dot<float, float>
/// # Errors
/// What C++ throws.
pub fn dot_float_float(left: &[f32], right: &[f32]) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::dot_float_float(&left.into(), &right.into(), &mut result);
    outcome(done, result)
}

// example.i:20: dot<float, double>
/// # Errors
/// What C++ throws.
pub fn dot_float_double(left: &[f32], right: &[f64]) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::dot_float_double(&left.into(), &right.into(), &mut result);
    outcome(done, result)
}

// example.i:21: dot<unsigned char, short>
/// # Errors
/// What C++ throws.
pub fn dot_unsigned_char_short(left: &[u8], right: &[i16]) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::dot_unsigned_char_short(&left.into(), &right.into(), &mut result);
    outcome(done, result)
}

// example.i:14: weighted
/// # Errors
/// What C++ throws.
pub fn weighted(left: &[f64], right: &[f64], weights: &[f64], bias: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::weighted(
        &left.into(),
        &right.into(),
        &weights.into(),
        bias,
        &mut result,
    );
    outcome(done, result)
}

// example.i:14: weighted
/// # Errors
/// What C++ throws.
pub fn weighted_without_bias(left: &[f64], right: &[f64], weights: &[f64]) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::weighted_2(&left.into(), &right.into(), &weights.into(), &mut result);
    outcome(done, result)
}
