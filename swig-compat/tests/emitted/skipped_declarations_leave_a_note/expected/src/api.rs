//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};
use quaff_runtime::object::Object;

// include/mixed.hpp:10: Colour
/// `Colour` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Colour {
    red = 0,
    green = 1,
}

impl TryFrom<i64> for Colour {
    type Error = Error;

    fn try_from(value: i64) -> Result<Colour, Error> {
        match value {
            0 => Ok(Colour::red),
            1 => Ok(Colour::green),
            _ => Err(no_enumerator("Colour", value)),
        }
    }
}

// include/mixed.hpp:13: bound
/// # Errors
/// What C++ throws.
pub fn bound(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::bound(value, &mut result);
    outcome(done, result)
}

// include/mixed.hpp:15: make
/// # Errors
/// What C++ throws.
pub fn make() -> Result<Option<&'static Filter>, Error> {
    let mut result = Default::default();
    let done = ffi::make(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: it is of this class, and lives as long as what it is borrowed from.
    Ok(unsafe { class::pointee(result) })
}

// include/mixed.hpp:11: counter
/// # Errors
/// What C++ throws.
pub fn counter() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::counter_get(&mut result);
    outcome(done, result)
}

// include/mixed.hpp:11: counter
/// # Errors
/// What C++ throws.
pub fn set_counter(value: i32) -> Result<(), Error> {
    let done = ffi::counter_set(value);
    outcome(done, ())
}

// include/mixed.hpp:3: Filter
/// `Filter` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Filter {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Filter {
    const NAME: &'static str = "Filter";
    const DESTROY: unsafe fn(Object) = ffi::Filter_destroy;
}

impl Filter {
    // include/mixed.hpp:3: Filter::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Filter>, Error> {
        let mut result = Default::default();
        let done = ffi::Filter_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // include/mixed.hpp:5: Filter::order
    /// # Errors
    /// What C++ throws.
    pub fn order(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Filter_order(object, &mut result);
        outcome(done, result)
    }

    // include/mixed.hpp:3: Filter::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Filter>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Filter_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// include/mixed.hpp:7: Point
/// `Point` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Point {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Point {
    const NAME: &'static str = "Point";
    const DESTROY: unsafe fn(Object) = ffi::Point_destroy;
}

impl Point {
    // include/mixed.hpp:7: Point::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Point>, Error> {
        let mut result = Default::default();
        let done = ffi::Point_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // include/mixed.hpp:8: Point::x
    /// # Errors
    /// What C++ throws.
    pub fn x(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_x_get(object, &mut result);
        outcome(done, result)
    }

    // include/mixed.hpp:8: Point::x
    /// # Errors
    /// What C++ throws.
    pub fn set_x(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Point_x_set(object, value);
        outcome(done, ())
    }

    // include/mixed.hpp:8: Point::y
    /// # Errors
    /// What C++ throws.
    pub fn y(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_y_get(object, &mut result);
        outcome(done, result)
    }

    // include/mixed.hpp:8: Point::y
    /// # Errors
    /// What C++ throws.
    pub fn set_y(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Point_y_set(object, value);
        outcome(done, ())
    }

    // include/mixed.hpp:7: Point::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Point>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}
