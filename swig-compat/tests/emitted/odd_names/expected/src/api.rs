//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::text::TextBuf;

// example.i:27: Error
/// # Errors
/// What C++ throws.
pub fn Error(text: i32) -> Result<i32, Error> {
    Ok(ffi::Error(text)?)
}

// example.i:12: Ok
/// # Errors
/// What C++ throws.
pub fn Ok_(Err_: i32) -> Result<i32, Error> {
    Ok(ffi::Ok_(Err_)?)
}

// example.i:10: Sum
/// # Errors
/// What C++ throws.
pub fn Sum(lambda: i32, self_: i32) -> Result<i32, Error> {
    Ok(ffi::Sum(lambda, self_)?)
}

// example.i:25: _
/// # Errors
/// What C++ throws.
pub fn _0() -> Result<i32, Error> {
    Ok(ffi::_0()?)
}

// example.i:19: array
/// # Errors
/// What C++ throws.
pub fn array(array: i32) -> Result<i32, Error> {
    Ok(ffi::array(array)?)
}

// example.i:33: sum<double>
/// # Errors
/// What C++ throws.
pub fn async_(value: f64) -> Result<f64, Error> {
    Ok(ffi::async_double(value)?)
}

// example.i:23: ctypes
/// # Errors
/// What C++ throws.
pub fn ctypes() -> Result<i32, Error> {
    Ok(ffi::ctypes()?)
}

// example.i:11: entry
/// # Errors
/// What C++ throws.
pub fn entry(type_: i32, None_: i32, Some_: i32) -> Result<i32, Error> {
    Ok(ffi::entry(type_, None_, Some_)?)
}

// example.i:14: functions
/// # Errors
/// What C++ throws.
pub fn functions(in_: i32, in_2: i32) -> Result<i32, Error> {
    Ok(ffi::functions(in_, in_2)?)
}

// example.i:15: match
/// # Errors
/// What C++ throws.
pub fn match_(fn_: i32, def: i32, arg1: i32) -> Result<i32, Error> {
    Ok(ffi::match_(fn_, def, arg1)?)
}

// example.i:20: memoryview
/// # Errors
/// What C++ throws.
pub fn memoryview() -> Result<i32, Error> {
    Ok(ffi::memoryview()?)
}

// example.i:24: np
/// # Errors
/// What C++ throws.
pub fn np() -> Result<i32, Error> {
    Ok(ffi::np()?)
}

// example.i:21: overload
/// # Errors
/// What C++ throws.
pub fn overload(np: i32) -> Result<i32, Error> {
    Ok(ffi::overload(np)?)
}

// example.i:22: overload
/// # Errors
/// What C++ throws.
pub fn overload_2(np: f64) -> Result<i32, Error> {
    Ok(ffi::overload_2(np)?)
}

// example.i:18: str
/// # Errors
/// What C++ throws.
pub fn str(str: &str) -> Result<i32, Error> {
    Ok(ffi::str(TextBuf::new(str).text())?)
}

// example.i:31: sum<int>
/// Ends in a "quote"
///
/// # Errors
/// What C++ throws.
pub fn sum_int_2(value: i32) -> Result<i32, Error> {
    Ok(ffi::sum_int(value)?)
}

// example.i:32: sum<unsigned long>
/// Ends in a "quote"
///
/// # Errors
/// What C++ throws.
pub fn sum_unsigned_long(value: u64) -> Result<u64, Error> {
    Ok(ffi::sum_unsigned_long(value)?)
}

// example.i:9: sum
/// Ends in a "quote"
///
/// # Errors
/// What C++ throws.
pub fn sum(in_: &[i32]) -> Result<i32, Error> {
    Ok(ffi::sum(&in_.into())?)
}

// example.i:17: sum2d
/// # Errors
/// What C++ throws.
pub fn sum2d(ffi: i32) -> Result<i32, Error> {
    Ok(ffi::sum2d(ffi)?)
}

// example.i:16: sum_2
/// # Errors
/// What C++ throws.
pub fn sum_2(std: i32) -> Result<i32, Error> {
    Ok(ffi::sum_2(std)?)
}

// example.i:28: a::sum_int
/// # Errors
/// What C++ throws.
pub fn sum_int(value: i32) -> Result<i32, Error> {
    Ok(ffi::sum_int_2(value)?)
}

// example.i:26: two__underscores
/// # Errors
/// What C++ throws.
pub fn two_underscores(a_b: i32, a_b2: i32) -> Result<i32, Error> {
    Ok(ffi::two_underscores(a_b, a_b2)?)
}
