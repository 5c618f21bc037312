//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::{self, TextBuf};

// example.i:11: add
/// # Errors
/// What C++ throws.
pub fn add(a: i32, b: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::add(a, b, &mut result);
    outcome(done, result)
}

// example.i:12: letter
/// # Errors
/// What C++ throws.
pub fn letter(letter: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::letter(TextBuf::new(letter).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:13: text
/// # Errors
/// What C++ throws.
pub fn text(text: &str, last: &str) -> Result<Option<String>, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::text(
        TextBuf::c_string(text)?.text(),
        TextBuf::new(last).text(),
        &mut result,
    );
    Ok(text::owned(outcome(done, result)?))
}
