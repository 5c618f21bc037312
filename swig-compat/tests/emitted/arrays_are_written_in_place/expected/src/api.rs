//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;

// example.i:19: copy<bool>
/// # Errors
/// What C++ throws.
pub fn copy(in_: &[bool], out: &mut [bool]) -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::copy_bool(&in_.into(), &out.into(), &mut result);
    outcome(done, result)
}

/// Multiplies every element.
///
/// # Errors
/// What C++ throws.
pub fn scale<T: ScaleElement>(out: &mut [T], factor: T) -> Result<(), Error> {
    T::scale(out, factor)
}

/// The element types of [`scale`].
pub trait ScaleElement: sealed::Element {
    #[doc(hidden)]
    fn scale(out: &mut [Self], factor: Self) -> Result<(), Error>;
}

// example.i:18: scale<double>
impl ScaleElement for f64 {
    fn scale(out: &mut [f64], factor: f64) -> Result<(), Error> {
        let done = ffi::scale_double(&out.into(), factor);
        outcome(done, ())
    }
}

// example.i:17: scale<float>
impl ScaleElement for f32 {
    fn scale(out: &mut [f32], factor: f32) -> Result<(), Error> {
        let done = ffi::scale_float(&out.into(), factor);
        outcome(done, ())
    }
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
