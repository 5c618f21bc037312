//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};

// include/mixed.hpp:10: Colour
/// `Colour` of C++.
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

// include/mixed.hpp:13: bound
/// # Errors
/// What C++ throws.
pub fn bound(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::bound(value, &mut result);
    outcome(done, result)
}

// include/mixed.hpp:11: counter
/// # Errors
/// What C++ throws.
pub fn counter() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::counter_get(&mut result);
    outcome(done, result)
}

// include/mixed.hpp:11: counter
/// # Errors
/// What C++ throws.
pub fn set_counter(value: i32) -> Result<(), Error> {
    let done = ffi::counter_set(value);
    outcome(done, ())
}
