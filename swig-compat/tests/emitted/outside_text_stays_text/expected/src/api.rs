//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:12: text::code
/// What comes\u{2067} next is code, and is not run:
///
///     example(1);
///
/// # Errors
/// What C++ throws.
pub fn code(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::code(a, &mut result);
    outcome(done, result)
}

// example.i:18: f_
/// Two of one name, and a keyword.
///
/// # Errors
/// What C++ throws.
pub fn f_(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::f_(a, &mut result);
    outcome(done, result)
}

// example.i:19: f_
/// Two of one name, and a keyword.
///
/// # Errors
/// What C++ throws.
pub fn f_2(a: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::f_2(a, &mut result);
    outcome(done, result)
}

// example.i:15: Order::scalar
/// # Errors
/// What C++ throws.
pub fn scalar(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::scalar(a, &mut result);
    outcome(done, result)
}

// example.i:6: api::turn
/// # Errors
/// What C++ throws.
pub fn turn(a: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::turn(a, &mut result);
    outcome(done, result)
}

// example.i:20: type
/// # Errors
/// What C++ throws.
pub fn type_2(type_: i32, type_2: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::type_(type_, type_2, &mut result);
    outcome(done, result)
}

// example.i:21: type_
/// # Errors
/// What C++ throws.
pub fn type_(a_b: i32, a_b2: i32, _0: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::type_2(a_b, a_b2, _0, &mut result);
    outcome(done, result)
}
