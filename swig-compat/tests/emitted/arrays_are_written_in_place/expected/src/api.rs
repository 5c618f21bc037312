//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};

// example.i:16: Colour
/// `Colour` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Colour {
    red = 0,
    green = 1,
    blue = 2,
}

impl TryFrom<i64> for Colour {
    type Error = Error;

    fn try_from(value: i64) -> Result<Colour, Error> {
        match value {
            0 => Ok(Colour::red),
            1 => Ok(Colour::green),
            2 => Ok(Colour::blue),
            _ => Err(no_enumerator("Colour", value)),
        }
    }
}

// example.i:17: Mode
/// `Mode` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(non_camel_case_types)]
pub enum Mode {
    off = 0,
    on = 1,
}

impl TryFrom<i64> for Mode {
    type Error = Error;

    fn try_from(value: i64) -> Result<Mode, Error> {
        match value {
            0 => Ok(Mode::off),
            1 => Ok(Mode::on),
            _ => Err(no_enumerator("Mode", value)),
        }
    }
}

// example.i:32: copy<bool>
/// # Errors
/// The exceptions of C++.
pub fn copy(in_: &[bool], out: &mut [bool]) -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::copy_bool(&in_.into(), &out.into(), &mut result);
    outcome(done, result)
}

// example.i:23: count_on
/// # Errors
/// The exceptions of C++.
pub fn count_on(in_: &[u8]) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::count_on(&in_.into(), &mut result);
    outcome(done, result)
}

/// Multiplies every element.
///
/// # Errors
/// The exceptions of C++.
pub fn scale<T: ScaleElement>(out: &mut [T], factor: T) -> Result<(), Error> {
    T::scale(out, factor)
}

/// The element types of [`scale`].
pub trait ScaleElement: sealed::Element {
    #[doc(hidden)]
    fn scale(out: &mut [Self], factor: Self) -> Result<(), Error>;
}

// example.i:31: scale<double>
impl ScaleElement for f64 {
    fn scale(out: &mut [f64], factor: f64) -> Result<(), Error> {
        let done = ffi::scale_double(&out.into(), factor);
        outcome(done, ())
    }
}

// example.i:30: scale<float>
impl ScaleElement for f32 {
    fn scale(out: &mut [f32], factor: f32) -> Result<(), Error> {
        let done = ffi::scale_float(&out.into(), factor);
        outcome(done, ())
    }
}

// example.i:19: turn
/// Replaces each constant by the next.
///
/// # Errors
/// The exceptions of C++.
pub fn turn(out: &mut [i32]) -> Result<(), Error> {
    let done = ffi::turn(&out.into());
    outcome(done, ())
}

/// The element types of the module's functions; there are no others.
mod sealed {
    pub trait Element: Sized {}

    impl Element for f32 {}
    impl Element for f64 {}
}
