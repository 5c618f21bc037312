//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::vector::CxxVec;

// example.hpp:10: example::below
/// The numbers below `count`.
///
/// # Errors
/// The exceptions of C++.
pub fn below(count: i32) -> Result<CxxVec<i32>, Error> {
    let mut result = Default::default();
    let done = ffi::below(count, &mut result);
    Ok(outcome(done, result)?.typed())
}

// example.hpp:37: example::halves
/// Written, and so the result.
///
/// # Errors
/// The exceptions of C++.
pub fn halves(values: &[f64]) -> Result<CxxVec<f64>, Error> {
    let mut result = Default::default();
    let done = ffi::halves(&values.into(), &mut result);
    Ok(outcome(done, result)?.typed())
}

// example.hpp:22: example::is_odd
/// Bits in C++, a byte each in Python.
///
/// # Errors
/// The exceptions of C++.
pub fn is_odd(count: i32) -> Result<CxxVec<bool>, Error> {
    let mut result = Default::default();
    let done = ffi::is_odd(count, &mut result);
    Ok(outcome(done, result)?.typed())
}

// example.hpp:31: example::primes
/// By reference, and so a copy.
///
/// # Errors
/// The exceptions of C++.
pub fn primes() -> Result<CxxVec<f64>, Error> {
    let mut result = Default::default();
    let done = ffi::primes(&mut result);
    Ok(outcome(done, result)?.typed())
}

/// # Errors
/// The exceptions of C++.
pub fn repeated<T: RepeatedElement>(values: &[T]) -> Result<CxxVec<T>, Error> {
    T::repeated(values)
}

/// The element types of [`repeated`].
pub trait RepeatedElement: sealed::Element {
    #[doc(hidden)]
    fn repeated(values: &[Self]) -> Result<CxxVec<Self>, Error>;
}

// example.i:9: example::repeated<float>
impl RepeatedElement for f32 {
    fn repeated(values: &[f32]) -> Result<CxxVec<f32>, Error> {
        let mut result = Default::default();
        let done = ffi::repeated_float(&values.into(), &mut result);
        Ok(outcome(done, result)?.typed())
    }
}

// example.i:10: example::repeated<double>
impl RepeatedElement for f64 {
    fn repeated(values: &[f64]) -> Result<CxxVec<f64>, Error> {
        let mut result = Default::default();
        let done = ffi::repeated_double(&values.into(), &mut result);
        Ok(outcome(done, result)?.typed())
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}

// Not for Rust:
// the call uses Python objects: both, count, sort_out
