//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff::error::Error;

// example.i:38: arguments: arrays on a device are Python's alone.

// example.i:37: copy: arrays on a device are Python's alone.

// example.i:37: copy: arrays on a device are Python's alone.

// example.i:34: count: arrays on a device are Python's alone.

// example.i:41: described_by_its_distribution: arrays on a device are Python's alone.

// example.i:35: fill: arrays on a device are Python's alone.

// example.i:35: fill: arrays on a device are Python's alone.

// example.i:40: histogram: arrays on a device are Python's alone.

// example.i:13: no_device
/// # Errors
/// What C++ throws.
pub fn no_device() -> Result<i32, Error> {
    Ok(ffi::no_device()?)
}

// example.i:30: scale<double>: arrays on a device are Python's alone.

// example.i:29: scale<float>: arrays on a device are Python's alone.

/// The sum of the elements.
///
/// # Errors
/// What C++ throws.
pub fn sum<T: SumElement>(in_: &[T]) -> Result<T, Error> {
    T::sum(in_)
}

/// The element types of [`sum`].
pub trait SumElement: Sized {
    #[doc(hidden)]
    fn sum(in_: &[Self]) -> Result<Self, Error>;
}

// example.i:26: sum<float>
impl SumElement for f32 {
    fn sum(in_: &[f32]) -> Result<f32, Error> {
        Ok(ffi::sum_float(&in_.into())?)
    }
}

// example.i:27: sum<double>
impl SumElement for f64 {
    fn sum(in_: &[f64]) -> Result<f64, Error> {
        Ok(ffi::sum_double(&in_.into())?)
    }
}

// example.i:28: sum<int>
impl SumElement for i32 {
    fn sum(in_: &[i32]) -> Result<i32, Error> {
        Ok(ffi::sum_int(&in_.into())?)
    }
}

// example.i:26: sum<float>: arrays on a device are Python's alone.

// example.i:27: sum<double>: arrays on a device are Python's alone.

// example.i:28: sum<int>: arrays on a device are Python's alone.
