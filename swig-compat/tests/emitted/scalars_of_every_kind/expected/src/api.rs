//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:21: by_reference
/// # Errors
/// The exceptions of C++.
pub fn by_reference(value: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::by_reference(value, &mut result);
    outcome(done, result)
}

// example.i:18: fixed
/// # Errors
/// The exceptions of C++.
pub fn fixed(value: i64) -> Result<i64, Error> {
    let mut result = Default::default();
    let done = ffi::fixed(value, &mut result);
    outcome(done, result)
}

// example.i:19: float32
/// # Errors
/// The exceptions of C++.
pub fn float32(value: f32) -> Result<f32, Error> {
    let mut result = Default::default();
    let done = ffi::float32(value, &mut result);
    outcome(done, result)
}

// example.i:20: float64
/// # Errors
/// The exceptions of C++.
pub fn float64(value: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::float64(value, &mut result);
    outcome(done, result)
}

// example.i:7: int8
/// # Errors
/// The exceptions of C++.
pub fn int8(value: i8) -> Result<i8, Error> {
    let mut result = Default::default();
    let done = ffi::int8(value, &mut result);
    outcome(done, result)
}

// example.i:9: int16
/// # Errors
/// The exceptions of C++.
pub fn int16(value: i16) -> Result<i16, Error> {
    let mut result = Default::default();
    let done = ffi::int16(value, &mut result);
    outcome(done, result)
}

// example.i:11: int32
/// # Errors
/// The exceptions of C++.
pub fn int32(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::int32(value, &mut result);
    outcome(done, result)
}

// example.i:13: int64
/// # Errors
/// The exceptions of C++.
pub fn int64(value: i64) -> Result<i64, Error> {
    let mut result = Default::default();
    let done = ffi::int64(value, &mut result);
    outcome(done, result)
}

// example.i:6: invert
/// # Errors
/// The exceptions of C++.
pub fn invert(value: bool) -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::invert(value, &mut result);
    outcome(done, result)
}

// example.i:15: longest
/// # Errors
/// The exceptions of C++.
pub fn longest(value: i64) -> Result<i64, Error> {
    let mut result = Default::default();
    let done = ffi::longest(value, &mut result);
    outcome(done, result)
}

// example.i:22: nothing
/// # Errors
/// The exceptions of C++.
pub fn nothing() -> Result<(), Error> {
    let done = ffi::nothing();
    outcome(done, ())
}

// example.i:17: size
/// # Errors
/// The exceptions of C++.
pub fn size(value: u64) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::size(value, &mut result);
    outcome(done, result)
}

// example.i:8: uint8
/// # Errors
/// The exceptions of C++.
pub fn uint8(value: u8) -> Result<u8, Error> {
    let mut result = Default::default();
    let done = ffi::uint8(value, &mut result);
    outcome(done, result)
}

// example.i:10: uint16
/// # Errors
/// The exceptions of C++.
pub fn uint16(value: u16) -> Result<u16, Error> {
    let mut result = Default::default();
    let done = ffi::uint16(value, &mut result);
    outcome(done, result)
}

// example.i:12: uint32
/// # Errors
/// The exceptions of C++.
pub fn uint32(value: u32) -> Result<u32, Error> {
    let mut result = Default::default();
    let done = ffi::uint32(value, &mut result);
    outcome(done, result)
}

// example.i:14: uint64
/// # Errors
/// The exceptions of C++.
pub fn uint64(value: u64) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::uint64(value, &mut result);
    outcome(done, result)
}

// example.i:16: unsigned_longest
/// # Errors
/// The exceptions of C++.
pub fn unsigned_longest(value: u64) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::unsigned_longest(value, &mut result);
    outcome(done, result)
}
