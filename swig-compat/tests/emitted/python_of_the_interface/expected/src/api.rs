//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;
use quaff_runtime::text::{self, TextBuf};

// example.i:11: add
/// # Errors
/// What C++ throws.
pub fn add(a: i32, b: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::add(a, b, &mut result);
    outcome(done, result)
}

// example.i:12: letter
/// # Errors
/// What C++ throws.
pub fn letter(letter: &str) -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::letter(TextBuf::new(letter).text(), &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:13: text
/// # Errors
/// What C++ throws.
pub fn text(text: &str, last: &str) -> Result<Option<String>, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::text(
        TextBuf::c_string(text)?.text(),
        TextBuf::new(last).text(),
        &mut result,
    );
    Ok(text::owned(outcome(done, result)?))
}

// example.i:42: Circle
/// `Circle` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Circle {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Circle {
    const NAME: &'static str = "Circle";
    const DESTROY: unsafe fn(Object) = ffi::Circle_destroy;
}

impl Circle {
    // example.i:42: Circle::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Circle>, Error> {
        let mut result = Default::default();
        let done = ffi::Circle_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:42: Circle::radius
    /// # Errors
    /// What C++ throws.
    pub fn radius(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Circle_radius_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:42: Circle::radius
    /// # Errors
    /// What C++ throws.
    pub fn set_radius(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Circle_radius_set(object, value);
        outcome(done, ())
    }

    // example.i:42: Circle::twice
    /// # Errors
    /// What C++ throws.
    pub fn twice(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Circle_twice(object, &mut result);
        outcome(done, result)
    }

    // example.i:42: Circle::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Circle>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Circle_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}
