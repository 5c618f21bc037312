//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::text::TextBuf;

// example.i:27: Error
/// # Errors
/// What C++ throws.
pub fn Error(text: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::Error(text, &mut result);
    outcome(done, result)
}

// example.i:12: Ok
/// # Errors
/// What C++ throws.
pub fn Ok_(Err_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::Ok_(Err_, &mut result);
    outcome(done, result)
}

// example.i:10: Sum
/// # Errors
/// What C++ throws.
pub fn Sum(lambda: i32, self_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::Sum(lambda, self_, &mut result);
    outcome(done, result)
}

// example.i:25: _
/// # Errors
/// What C++ throws.
pub fn _0() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::_0(&mut result);
    outcome(done, result)
}

// example.i:19: array
/// # Errors
/// What C++ throws.
pub fn array(array: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::array(array, &mut result);
    outcome(done, result)
}

// example.i:33: sum<double>
/// # Errors
/// What C++ throws.
pub fn async_(value: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::async_double(value, &mut result);
    outcome(done, result)
}

// example.i:23: ctypes
/// # Errors
/// What C++ throws.
pub fn ctypes() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::ctypes(&mut result);
    outcome(done, result)
}

// example.i:11: entry
/// # Errors
/// What C++ throws.
pub fn entry(type_: i32, None_: i32, Some_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::entry(type_, None_, Some_, &mut result);
    outcome(done, result)
}

// example.i:14: functions
/// # Errors
/// What C++ throws.
pub fn functions(in_: i32, in_2: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::functions(in_, in_2, &mut result);
    outcome(done, result)
}

// example.i:15: match
/// # Errors
/// What C++ throws.
pub fn match_(fn_: i32, def: i32, arg1: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::match_(fn_, def, arg1, &mut result);
    outcome(done, result)
}

// example.i:20: memoryview
/// # Errors
/// What C++ throws.
pub fn memoryview() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::memoryview(&mut result);
    outcome(done, result)
}

// example.i:36: named_by_keyword
/// # Errors
/// What C++ throws.
pub fn named_by_keyword(from: i32, other: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::named_by_keyword(from, other, &mut result);
    outcome(done, result)
}

// example.i:24: np
/// # Errors
/// What C++ throws.
pub fn np() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::np(&mut result);
    outcome(done, result)
}

// example.i:21: overload
/// # Errors
/// What C++ throws.
pub fn overload(np: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::overload(np, &mut result);
    outcome(done, result)
}

// example.i:22: overload
/// # Errors
/// What C++ throws.
pub fn overload_2(np: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::overload_2(np, &mut result);
    outcome(done, result)
}

// example.i:18: str
/// # Errors
/// What C++ throws.
pub fn str(str: &str) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::str(TextBuf::new(str).text(), &mut result);
    outcome(done, result)
}

// example.i:31: sum<int>
/// Ends in a "quote"
///
/// # Errors
/// What C++ throws.
pub fn sum_int_2(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_int(value, &mut result);
    outcome(done, result)
}

// example.i:32: sum<unsigned long>
/// Ends in a "quote"
///
/// # Errors
/// What C++ throws.
pub fn sum_unsigned_long(value: u64) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::sum_unsigned_long(value, &mut result);
    outcome(done, result)
}

// example.i:9: sum
/// Ends in a "quote"
///
/// # Errors
/// What C++ throws.
pub fn sum(in_: &[i32]) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:17: sum2d
/// # Errors
/// What C++ throws.
pub fn sum2d(ffi: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum2d(ffi, &mut result);
    outcome(done, result)
}

// example.i:16: sum_2
/// # Errors
/// What C++ throws.
pub fn sum_2(std: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_2(std, &mut result);
    outcome(done, result)
}

// example.i:28: a::sum_int
/// # Errors
/// What C++ throws.
pub fn sum_int(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_int_2(value, &mut result);
    outcome(done, result)
}

// example.i:26: two__underscores
/// # Errors
/// What C++ throws.
pub fn two_underscores(a_b: i32, a_b2: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::two_underscores(a_b, a_b2, &mut result);
    outcome(done, result)
}
