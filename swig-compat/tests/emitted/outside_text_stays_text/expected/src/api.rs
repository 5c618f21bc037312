//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;

// example.i:12: text::code
/// What comes\u{2067} next is code, and is not run:
///
///     example(1);
///
/// # Errors
/// What C++ throws.
pub fn code(a: i32) -> Result<i32, Error> {
    Ok(ffi::code(a)?)
}

// example.i:18: f_
/// Two of one name, and a keyword.
///
/// # Errors
/// What C++ throws.
pub fn f_(a: i32) -> Result<i32, Error> {
    Ok(ffi::f_(a)?)
}

// example.i:19: f_
/// Two of one name, and a keyword.
///
/// # Errors
/// What C++ throws.
pub fn f_2(a: f64) -> Result<i32, Error> {
    Ok(ffi::f_2(a)?)
}

// example.i:15: Order::scalar
/// # Errors
/// What C++ throws.
pub fn scalar(a: i32) -> Result<i32, Error> {
    Ok(ffi::scalar(a)?)
}

// example.i:6: api::turn
/// # Errors
/// What C++ throws.
pub fn turn(a: i32) -> Result<i32, Error> {
    Ok(ffi::turn(a)?)
}

// example.i:20: type
/// # Errors
/// What C++ throws.
pub fn type_2(type_: i32, type_2: i32) -> Result<i32, Error> {
    Ok(ffi::type_(type_, type_2)?)
}

// example.i:21: type_
/// # Errors
/// What C++ throws.
pub fn type_(a_b: i32, a_b2: i32, _0: i32) -> Result<i32, Error> {
    Ok(ffi::type_2(a_b, a_b2, _0)?)
}
