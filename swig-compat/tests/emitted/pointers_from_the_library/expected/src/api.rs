//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;

// example.i:29: day_of
/// # Errors
/// What C++ throws.
pub fn day_of(date: Option<&Date>) -> Result<i32, Error> {
    let date = class::pointer(date);
    let mut result = Default::default();
    let done = ffi::day_of(date, &mut result);
    outcome(done, result)
}

// example.i:8: Int
/// `Int` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Int {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Int {
    const NAME: &'static str = "Int";
    const DESTROY: unsafe fn(Object) = ffi::Int_destroy;
}

impl Int {
    // example.i:8: Int::Int
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Int>, Error> {
        let mut result = Default::default();
        let done = ffi::Int_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:8: Int::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Int>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Int_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:8: Int::assign
    /// # Errors
    /// What C++ throws.
    pub fn assign(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Int_assign(object, value);
        outcome(done, ())
    }

    // example.i:8: Int::value
    /// # Errors
    /// What C++ throws.
    pub fn value(&mut self) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Int_value(object, &mut result);
        outcome(done, result)
    }
}

// example.i:22: Date
/// `Date` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Date {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Date {
    const NAME: &'static str = "Date";
    const DESTROY: unsafe fn(Object) = ffi::Date_destroy;
}

impl Date {
    // example.i:22: Date::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Date>, Error> {
        let mut result = Default::default();
        let done = ffi::Date_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:23: Date::day
    /// # Errors
    /// What C++ throws.
    pub fn day(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Date_day_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:23: Date::day
    /// # Errors
    /// What C++ throws.
    pub fn set_day(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Date_day_set(object, value);
        outcome(done, ())
    }

    // example.i:22: Date::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Date>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Date_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:25: Time
/// `Time` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Time {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Time {
    const NAME: &'static str = "Time";
    const DESTROY: unsafe fn(Object) = ffi::Time_destroy;
}

impl Time {
    // example.i:25: Time::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Time>, Error> {
        let mut result = Default::default();
        let done = ffi::Time_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:26: Time::seconds
    /// # Errors
    /// What C++ throws.
    pub fn seconds(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Time_seconds_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:26: Time::seconds
    /// # Errors
    /// What C++ throws.
    pub fn set_seconds(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Time_seconds_set(object, value);
        outcome(done, ())
    }

    // example.i:27: Time::date
    /// # Errors
    /// What C++ throws.
    pub fn date(&self) -> Result<&Date, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Time_date_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is of this class, and lives as long as what it is borrowed from.
        unsafe { class::referent(result) }
    }

    // example.i:27: Time::date
    /// # Errors
    /// What C++ throws.
    pub fn date_mut(&mut self) -> Result<&mut Date, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Time_date_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is of this class, and lives as long as what it is borrowed from.
        unsafe { class::referent_mut(result) }
    }

    // example.i:27: Time::date
    /// # Errors
    /// What C++ throws.
    pub fn set_date(&mut self, value: &Date) -> Result<(), Error> {
        let object = class::object_mut(self);
        let value = class::object(value);
        let done = ffi::Time_date_set(object, value);
        outcome(done, ())
    }

    // example.i:25: Time::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Time>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Time_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// Not for Rust:
// Rust has no type for `int`: add, copy_intp, delete_intp, int_to_uint, intp_assign, intp_value, new_intp, Int::cast, Int::frompointer
// Rust has no type for `double`: delete_doubles, dot, doubles_getitem, doubles_setitem, new_doubles
