//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::Shaped;
use quaff_runtime::text::{self, TextBuf};

// example.i:12: add
/// # Errors
/// The exceptions of C++.
pub fn add(a: i32, b: i32, c: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::add(a, b, c, &mut result);
    outcome(done, result)
}

// example.i:13: add
/// # Errors
/// The exceptions of C++.
pub fn add_2(a: f64, b: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::add_2(a, b, &mut result);
    outcome(done, result)
}

// example.i:12: add
/// # Errors
/// The exceptions of C++.
pub fn add_without_b(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::add_4(a, &mut result);
    outcome(done, result)
}

// example.i:12: add
/// # Errors
/// The exceptions of C++.
pub fn add_without_c(a: i32, b: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::add_3(a, b, &mut result);
    outcome(done, result)
}

// example.i:19: count
/// # Errors
/// The exceptions of C++.
pub fn count(arg1: i32, arg2: i32) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::count(arg1, arg2, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:16: describe
/// # Errors
/// The exceptions of C++.
pub fn describe_3(arg1: bool) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::describe_3(arg1, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:14: describe
/// # Errors
/// The exceptions of C++.
pub fn describe(arg1: i32) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::describe(arg1, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:15: describe
/// # Errors
/// The exceptions of C++.
pub fn describe_2(arg1: f64) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::describe_2(arg1, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:17: describe
/// # Errors
/// The exceptions of C++.
pub fn describe_text(arg1: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::describe_4(TextBuf::new(arg1).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:27: power
/// # Errors
/// The exceptions of C++.
pub fn raised(base: u32, exponent: u32) -> Result<u32, Error> {
    let mut result = Default::default();
    let done = ffi::power(base, exponent, &mut result);
    outcome(done, result)
}

// example.i:27: power
/// # Errors
/// The exceptions of C++.
pub fn raised_without_exponent(base: u32) -> Result<u32, Error> {
    let mut result = Default::default();
    let done = ffi::power_2(base, &mut result);
    outcome(done, result)
}

// example.i:24: strided
/// # Errors
/// The exceptions of C++.
pub fn strided(steps: &[f64], by: f64) -> Result<f64, Error> {
    let stride = 1;
    let mut result = Default::default();
    let done = ffi::strided(&steps.into(), by, stride, &mut result);
    outcome(done, result)
}

// example.i:21: weighed
/// # Errors
/// The exceptions of C++.
pub fn weighed(matrix: Shaped<&[f64], 2>, by: f64) -> Result<f64, Error> {
    let rows = matrix.extent(0);
    let columns = matrix.extent(1);
    let matrix = matrix.into_values();
    let mut result = Default::default();
    let done = ffi::weighed(&matrix.into(), by, rows, columns, &mut result);
    outcome(done, result)
}
