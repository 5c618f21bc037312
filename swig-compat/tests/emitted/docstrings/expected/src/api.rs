//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;

// example.i:50: behind
/// Said behind it.
///
/// # Errors
/// What C++ throws.
pub fn behind(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::behind(count, &mut result);
    outcome(done, result)
}

// example.i:37: both
/// First.
///
/// # Errors
/// What C++ throws.
pub fn both(arg1: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::both(arg1, &mut result);
    outcome(done, result)
}

// example.i:39: both
/// Second.
///
/// # Errors
/// What C++ throws.
pub fn both_2(arg1: f64, arg2: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::both_2(arg1, arg2, &mut result);
    outcome(done, result)
}

// example.i:34: half
/// Halves a number.
/// @param x the number &times; 1
/// @throws std::domain_error never
///
/// # Errors
/// What C++ throws.
pub fn half(x: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::half(x, &mut result);
    outcome(done, result)
}

// example.i:44: listed
/// # Errors
/// What C++ throws.
pub fn listed(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::listed(count, &mut result);
    outcome(done, result)
}

// example.i:40: neither
/// # Errors
/// What C++ throws.
pub fn neither(arg1: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::neither(arg1, &mut result);
    outcome(done, result)
}

// example.i:41: neither
/// # Errors
/// What C++ throws.
pub fn neither_2(arg1: f64, arg2: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::neither_2(arg1, arg2, &mut result);
    outcome(done, result)
}

// example.i:49: raw
/// As it \b stands.
///
/// # Errors
/// What C++ throws.
pub fn raw(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::raw(count, &mut result);
    outcome(done, result)
}

// example.i:45: said
/// # Errors
/// What C++ throws.
pub fn said(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::said(count, &mut result);
    outcome(done, result)
}

// example.i:43: typed
/// # Errors
/// What C++ throws.
pub fn typed(count: i32, counter: &Counter, scale: f64) -> Result<i32, Error> {
    let counter = class::object(counter);
    let mut result = Default::default();
    let done = ffi::typed(count, counter, scale, &mut result);
    outcome(done, result)
}

// example.i:43: typed
/// # Errors
/// What C++ throws.
pub fn typed_without_scale(count: i32, counter: &Counter) -> Result<i32, Error> {
    let counter = class::object(counter);
    let mut result = Default::default();
    let done = ffi::typed_2(count, counter, &mut result);
    outcome(done, result)
}

// example.i:47: worded
/// Not this.
///
/// # Errors
/// What C++ throws.
pub fn worded(count: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::worded(count, &mut result);
    outcome(done, result)
}

// example.i:15: Counter
/// A counter, see 'how it counts'.
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
    // example.i:17: Counter::Counter
    /// Begins somewhere.
    ///
    /// @param start where
    ///
    /// # Errors
    /// What C++ throws.
    pub fn new_without_loud(start: i32) -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init_2(start, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:17: Counter::Counter
    /// Begins somewhere.
    ///
    /// @param start where
    ///
    /// # Errors
    /// What C++ throws.
    pub fn new(start: i32, loud: bool) -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init(start, loud, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:19: Counter::value
    /// where it is
    ///
    /// # Errors
    /// What C++ throws.
    pub fn value(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_value_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:19: Counter::value
    /// where it is
    ///
    /// # Errors
    /// What C++ throws.
    pub fn set_value(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Counter_value_set(object, value);
        outcome(done, ())
    }

    // example.i:28: Counter::add
    /// Counts on, by \b much:
    /// \code{.py}
    /// counter.add(2)
    /// \endcode
    /// @param[in] by how far
    /// @return where it is then, or @nothing
    ///
    /// # Errors
    /// What C++ throws.
    pub fn add(&mut self, by: i32) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add(object, by, &mut result);
        outcome(done, result)
    }

    // example.i:15: Counter::__copy__
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
