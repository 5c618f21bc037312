//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};
use quaff_runtime::text;

// include/codes.hpp:5: cudaError
/// `cudaError` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum cudaError {
    cudaSuccess = 0,
    cudaErrorInvalidValue = 1,
}

impl TryFrom<i64> for cudaError {
    type Error = Error;

    fn try_from(value: i64) -> Result<cudaError, Error> {
        match value {
            0 => Ok(cudaError::cudaSuccess),
            1 => Ok(cudaError::cudaErrorInvalidValue),
            _ => Err(no_enumerator("cudaError", value)),
        }
    }
}

// include/codes.hpp:9: codes::Status
/// `codes::Status` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Status {
    fine = 0,
    empty = 1,
    negative = 2,
}

impl TryFrom<i64> for Status {
    type Error = Error;

    fn try_from(value: i64) -> Result<Status, Error> {
        match value {
            0 => Ok(Status::fine),
            1 => Ok(Status::empty),
            2 => Ok(Status::negative),
            _ => Err(no_enumerator("Status", value)),
        }
    }
}

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
pub fn text(status: Status) -> Result<String, Error> {
    let status = status as i32;
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
