//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};

// example.i:5: greet
/// # Errors
/// The exceptions of C++.
pub fn greet(name: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::greet(TextBuf::new(name).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:8: length
/// # Errors
/// The exceptions of C++.
pub fn length(text: &str) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::length(TextBuf::c_string(text)?.text(), &mut result);
    outcome(done, result)
}

// example.i:6: same
/// # Errors
/// The exceptions of C++.
pub fn same(text: &str) -> Result<Option<String>, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::same(TextBuf::c_string(text)?.text(), &mut result);
    Ok(text::owned(outcome(done, result)?))
}

// example.i:7: twice
/// # Errors
/// The exceptions of C++.
pub fn twice(text: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::twice(TextBuf::new(text).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}
