//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};
use quaff_runtime::text::{self, TextBuf};

// example.i:45: c::Colour
/// `c::Colour` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Colour {
    red = 0,
    green = 1,
}

impl TryFrom<i64> for Colour {
    type Error = Error;

    fn try_from(value: i64) -> Result<Colour, Error> {
        match value {
            0 => Ok(Colour::red),
            1 => Ok(Colour::green),
            _ => Err(no_enumerator("Colour", value)),
        }
    }
}

// example.i:12: c::copied
/// # Errors
/// What C++ throws.
pub fn copied(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::copied(value, &mut result);
    outcome(done, result)
}

// example.i:37: c::twice
/// # Errors
/// What C++ throws.
pub fn twice(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::twice(value, &mut result);
    outcome(done, result)
}

// example.i:31: c::name
/// # Errors
/// What C++ throws.
pub fn name_2() -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::name_get(&mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:31: c::name
/// # Errors
/// What C++ throws.
pub fn set_name(value: &str) -> Result<(), Error> {
    let done = ffi::name_set(TextBuf::new(value).text());
    outcome(done, ())
}

// example.i:7: c::number
/// Numbers behind pointers and references.
///
/// # Errors
/// What C++ throws.
pub fn number() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::number_get(&mut result);
    outcome(done, result)
}

// example.i:7: c::number
/// # Errors
/// What C++ throws.
pub fn set_number(value: i32) -> Result<(), Error> {
    let done = ffi::number_set(value);
    outcome(done, ())
}
