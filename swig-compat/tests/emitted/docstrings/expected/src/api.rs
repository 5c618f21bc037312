//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:50: behind
/// Said behind it.
///
/// # Errors
/// What C++ throws.
pub fn behind(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::behind(count, &mut result);
    outcome(done, result)
}

// example.i:37: both
/// First.
///
/// # Errors
/// What C++ throws.
pub fn both(arg1: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::both(arg1, &mut result);
    outcome(done, result)
}

// example.i:39: both
/// Second.
///
/// # Errors
/// What C++ throws.
pub fn both_2(arg1: f64, arg2: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::both_2(arg1, arg2, &mut result);
    outcome(done, result)
}

// example.i:34: half
/// Halves a number.
/// @param x the number &times; 1
/// @throws std::domain_error never
///
/// # Errors
/// What C++ throws.
pub fn half(x: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::half(x, &mut result);
    outcome(done, result)
}

// example.i:44: listed
/// # Errors
/// What C++ throws.
pub fn listed(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::listed(count, &mut result);
    outcome(done, result)
}

// example.i:40: neither
/// # Errors
/// What C++ throws.
pub fn neither(arg1: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::neither(arg1, &mut result);
    outcome(done, result)
}

// example.i:41: neither
/// # Errors
/// What C++ throws.
pub fn neither_2(arg1: f64, arg2: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::neither_2(arg1, arg2, &mut result);
    outcome(done, result)
}

// example.i:49: raw
/// As it \b stands.
///
/// # Errors
/// What C++ throws.
pub fn raw(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::raw(count, &mut result);
    outcome(done, result)
}

// example.i:45: said
/// # Errors
/// What C++ throws.
pub fn said(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::said(count, &mut result);
    outcome(done, result)
}

// example.i:47: worded
/// Not this.
///
/// # Errors
/// What C++ throws.
pub fn worded(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::worded(count, &mut result);
    outcome(done, result)
}
