//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::vector::CxxVec;

// include/containers.hpp:32: containers::count
/// # Errors
/// What C++ throws.
pub fn count(values: &[i64]) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::count(&values.into(), &mut result);
    outcome(done, result)
}

// include/containers.hpp:24: containers::reversed
/// A vector is a copy.
///
/// # Errors
/// What C++ throws.
pub fn reversed(values: &[f64], keep: &[bool]) -> Result<CxxVec<f64>, Error> {
    let mut result = Default::default();
    let done = ffi::reversed(&values.into(), &keep.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// include/containers.hpp:24: containers::reversed
/// A vector is a copy.
///
/// # Errors
/// What C++ throws.
pub fn reversed_without_keep(values: &[f64]) -> Result<CxxVec<f64>, Error> {
    let mut result = Default::default();
    let done = ffi::reversed_2(&values.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// include/containers.hpp:18: containers::scale
/// Without `const` the caller's elements are written.
///
/// # Errors
/// What C++ throws.
pub fn scale(values: &mut [f64], by: f64) -> Result<(), Error> {
    let done = ffi::scale(&values.into(), by);
    outcome(done, ())
}

/// Adds up what a span shows.
///
/// # Errors
/// What C++ throws.
pub fn sum<T: SumElement>(values: &[T]) -> Result<T, Error> {
    T::sum(values)
}

/// The element types of [`sum`].
pub trait SumElement: sealed::Element {
    #[doc(hidden)]
    fn sum(values: &[Self]) -> Result<Self, Error>;
}

// example.i:6: containers::sum<float>
impl SumElement for f32 {
    fn sum(values: &[f32]) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::sum_float(&values.into(), &mut result);
        outcome(done, result)
    }
}

// example.i:7: containers::sum<double>
impl SumElement for f64 {
    fn sum(values: &[f64]) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::sum_double(&values.into(), &mut result);
        outcome(done, result)
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
