//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text;

// include/codes.hpp:14: codes::accumulate
/// Writes running sums.
///
/// # Errors
/// What C++ throws.
pub fn accumulate(values: &mut [f64]) -> Result<(), Error> {
    let done = ffi::accumulate(&values.into());
    outcome(done, ())
}

// include/codes.hpp:25: codes::half
/// Any other int is a result.
///
/// # Errors
/// What C++ throws.
pub fn half(number: i32) -> Result<(), Error> {
    let done = ffi::half(number);
    outcome(done, ())
}

// include/codes.hpp:28: codes::launch
/// # Errors
/// What C++ throws.
pub fn launch(works: bool) -> Result<(), Error> {
    let done = ffi::launch(works);
    outcome(done, ())
}

// include/codes.hpp:11: codes::text
/// # Errors
/// What C++ throws.
pub fn text(status: i32) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::text(status, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// include/codes.hpp:26: codes::twice
/// # Errors
/// What C++ throws.
pub fn twice(number: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::twice(number, &mut result);
    outcome(done, result)
}
