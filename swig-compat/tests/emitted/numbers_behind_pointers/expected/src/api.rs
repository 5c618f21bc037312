//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::host::same_length;
use quaff_runtime::object::Object;

// include/divide.hpp:26: compare
/// # Errors
/// What C++ throws.
pub fn compare(a: i32, b: i32) -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::compare(a, b, &mut result);
    outcome(done, result)
}

// include/square.hpp:5: square
/// Writes the square of each of the `n` elements, and the sum of the squares.
///
/// # Errors
/// What C++ throws.
pub fn square(x: &[f64], squares: &mut [f64]) -> Result<f64, Error> {
    same_length(&[("x", x.len()), ("squares", squares.len())])?;
    let mut result = Default::default();
    let done = ffi::square(&x.into(), &squares.into(), &mut result);
    outcome(done, result)
}

// example.i:11: twice
/// # Errors
/// What C++ throws.
pub fn twice(input: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::twice(input, &mut result);
    outcome(done, result)
}

// include/divide.hpp:27: Counter
/// `Counter` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Counter {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Counter {
    const NAME: &'static str = "Counter";
    const DESTROY: unsafe fn(Object) = ffi::Counter_destroy;
}

impl Counter {
    // include/divide.hpp:27: Counter::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // include/divide.hpp:27: Counter::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Counter>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// Not for Rust:
// the call uses Python objects: divide, halve, limits, Counter::add
