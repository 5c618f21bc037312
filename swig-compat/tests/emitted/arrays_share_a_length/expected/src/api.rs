//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;

/// Adds two arrays.
///
/// # Errors
/// The exceptions of C++.
pub fn add<T: AddElement>(a: &[T], b: &[T], out: &mut [T]) -> Result<(), Error> {
    T::add(a, b, out)
}

/// The element types of [`add`].
pub trait AddElement: sealed::Element {
    #[doc(hidden)]
    fn add(a: &[Self], b: &[Self], out: &mut [Self]) -> Result<(), Error>;
}

// example.i:15: vectors::add<float>
impl AddElement for f32 {
    fn add(a: &[f32], b: &[f32], out: &mut [f32]) -> Result<(), Error> {
        same_length(&[("a", a.len()), ("b", b.len()), ("out", out.len())])?;
        let done = ffi::add_float(&a.into(), &b.into(), &out.into());
        outcome(done, ())
    }
}

// example.i:16: vectors::add<double>
impl AddElement for f64 {
    fn add(a: &[f64], b: &[f64], out: &mut [f64]) -> Result<(), Error> {
        same_length(&[("a", a.len()), ("b", b.len()), ("out", out.len())])?;
        let done = ffi::add_double(&a.into(), &b.into(), &out.into());
        outcome(done, ())
    }
}

// include/vectors.hpp:36: vectors::copy_all
/// Names too long for a line.
///
/// # Errors
/// The exceptions of C++.
pub fn copy_all(
    first_source: &[f64],
    second_source: &[f64],
    destination: &mut [f64],
) -> Result<(), Error> {
    same_length(&[
        ("first_source", first_source.len()),
        ("second_source", second_source.len()),
        ("destination", destination.len()),
    ])?;
    let done = ffi::copy_all(
        &first_source.into(),
        &second_source.into(),
        &destination.into(),
    );
    outcome(done, ())
}

// include/vectors.hpp:30: vectors::invert
/// # Errors
/// The exceptions of C++.
pub fn invert(out: &mut [bool], where_: &[f64]) -> Result<(), Error> {
    same_length(&[("out", out.len()), ("where", where_.len())])?;
    let done = ffi::invert(&out.into(), &where_.into());
    outcome(done, ())
}

// include/vectors.hpp:23: vectors::scaled
/// A length after what may be left out: it cannot be, where the array is given.
///
/// # Errors
/// The exceptions of C++.
pub fn scaled(a: &[f64], factor: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::scaled(&a.into(), factor, &mut result);
    outcome(done, result)
}

// include/vectors.hpp:13: vectors::weigh
/// The length first, and another one for another array.
///
/// # Errors
/// The exceptions of C++.
pub fn weigh(a: &[f64], b: &[f32], scale: f64, weights: &[f64]) -> Result<f64, Error> {
    same_length(&[("a", a.len()), ("b", b.len())])?;
    let mut result = Default::default();
    let done = ffi::weigh(&a.into(), &b.into(), scale, &weights.into(), &mut result);
    outcome(done, result)
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
