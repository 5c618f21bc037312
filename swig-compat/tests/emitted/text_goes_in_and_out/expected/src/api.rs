//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::text::{self, TextBuf};

// example.i:5: greet
/// # Errors
/// What C++ throws.
pub fn greet(name: &str) -> Result<String, Error> {
    let result = ffi::greet(TextBuf::new(name).text())?;
    Ok(text::owned(result).unwrap_or_default())
}

// example.i:8: length
/// # Errors
/// What C++ throws.
pub fn length(text: &str) -> Result<u64, Error> {
    Ok(ffi::length(TextBuf::c_string(text)?.text())?)
}

// example.i:6: same
/// # Errors
/// What C++ throws.
pub fn same(text: &str) -> Result<Option<String>, Error> {
    Ok(text::owned(ffi::same(TextBuf::c_string(text)?.text())?))
}

// example.i:7: twice
/// # Errors
/// What C++ throws.
pub fn twice(text: &str) -> Result<String, Error> {
    let result = ffi::twice(TextBuf::new(text).text())?;
    Ok(text::owned(result).unwrap_or_default())
}
