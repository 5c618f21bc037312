//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

/// The sum of all elements.
///
/// # Errors
/// What C++ throws.
pub fn sum<T: SumElement>(in_: &[T]) -> Result<T, Error> {
    T::sum(in_)
}

/// The element types of [`sum`].
pub trait SumElement: sealed::Element {
    #[doc(hidden)]
    fn sum(in_: &[Self]) -> Result<Self, Error>;
}

// example.i:8: example::sum<float>
impl SumElement for f32 {
    fn sum(in_: &[f32]) -> Result<f32, Error> {
        let mut result = Default::default();
        let done = ffi::sum_float(&in_.into(), &mut result);
        outcome(done, result)
    }
}

// example.i:9: example::sum<double>
impl SumElement for f64 {
    fn sum(in_: &[f64]) -> Result<f64, Error> {
        let mut result = Default::default();
        let done = ffi::sum_double(&in_.into(), &mut result);
        outcome(done, result)
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
