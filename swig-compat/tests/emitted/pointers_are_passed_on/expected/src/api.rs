//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use cxx::UniquePtr;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};
use quaff_runtime::object::Object;
use quaff_runtime::text::{self, TextBuf};

// example.i:59: c::Colour
/// `c::Colour` of C++.
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

// example.i:15: c::copied
/// # Errors
/// What C++ throws.
pub fn copied(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::copied(value, &mut result);
    outcome(done, result)
}

// example.i:28: c::opened
/// Overloads of pointers.
///
/// # Errors
/// What C++ throws.
pub fn opened(arg1: &str) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::opened_2(TextBuf::c_string(arg1)?.text(), &mut result);
    outcome(done, result)
}

// example.i:51: c::twice
/// # Errors
/// What C++ throws.
pub fn twice(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::twice(value, &mut result);
    outcome(done, result)
}

// example.i:73: c::current
/// # Errors
/// What C++ throws.
pub fn current() -> Result<Option<&'static Record>, Error> {
    let mut result = Default::default();
    let done = ffi::current_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: it is of this class, and lives as long as what it is borrowed from.
    Ok(unsafe { class::pointee(result) })
}

// example.i:45: c::name
/// # Errors
/// What C++ throws.
pub fn name_2() -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::name_get(&mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:45: c::name
/// # Errors
/// What C++ throws.
pub fn set_name(value: &str) -> Result<(), Error> {
    let done = ffi::name_set(TextBuf::new(value).text());
    outcome(done, ())
}

// example.i:10: c::number
/// Numbers behind pointers and references.
///
/// # Errors
/// What C++ throws.
pub fn number() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::number_get(&mut result);
    outcome(done, result)
}

// example.i:10: c::number
/// # Errors
/// What C++ throws.
pub fn set_number(value: i32) -> Result<(), Error> {
    let done = ffi::number_set(value);
    outcome(done, ())
}

// example.i:72: c::record
/// # Errors
/// What C++ throws.
pub fn record() -> Result<&'static Record, Error> {
    let mut result = Default::default();
    let done = ffi::record_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: it is of this class, and lives as long as what it is borrowed from.
    unsafe { class::referent(result) }
}

// example.i:42: c::table
/// # Errors
/// What C++ throws.
pub fn set_table(value: &[i32]) -> Result<(), Error> {
    let done = ffi::table_set(&value.into());
    outcome(done, ())
}

// example.i:35: c::Index
/// A template that nothing declares here, of names inside a class.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Index {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Index {
    const NAME: &'static str = "c::Index";
    const DESTROY: unsafe fn(Object) = ffi::Index_destroy;
}

impl Index {
    // example.i:35: c::Index::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Index>, Error> {
        let mut result = Default::default();
        let done = ffi::Index_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:35: c::Index::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Index>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Index_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:66: c::Record
/// `c::Record` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Record {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Record {
    const NAME: &'static str = "c::Record";
    const DESTROY: unsafe fn(Object) = ffi::Record_destroy;
}

impl Record {
    // example.i:66: c::Record::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Record>, Error> {
        let mut result = Default::default();
        let done = ffi::Record_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:67: c::Record::values
    /// # Errors
    /// What C++ throws.
    pub fn set_values(&mut self, value: &[i32]) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Record_values_set(object, &value.into());
        outcome(done, ())
    }

    // example.i:68: c::Record::name
    /// # Errors
    /// What C++ throws.
    pub fn name(&self) -> Result<String, Error> {
        let object = class::object(self);
        let mut result = UniquePtr::null();
        let done = ffi::Record_name_get(object, &mut result);
        Ok(text::owned(outcome(done, result)?).unwrap_or_default())
    }

    // example.i:68: c::Record::name
    /// # Errors
    /// What C++ throws.
    pub fn set_name(&mut self, value: &str) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Record_name_set(object, TextBuf::new(value).text());
        outcome(done, ())
    }

    // example.i:66: c::Record::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Record>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Record_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// Not for Rust:
// Rust has no type for `int`: add, address, last, moved, pointer, read, read_fixed, reference, which, cvar.chosen, cvar.chosen, c::Record::first, c::Record::first
// Rust has no type for `void`: anything
// Rust has no type for `int (int)`: apply, doubler, c::Record::function, c::Record::function
// Rust has no type for `c::Colour`: colour, is_green
// Rust has no type for `double[2]`: corner, cvar.square
// Rust has no type for `Lamp`: drop, lamp, watts
// Rust has no type for `int*`: follow
// Rust has no type for `FILE`: is_output, output
// Rust has no type for `Wire`: wire
// Rust code may hold references to the variable's value: cvar.current, cvar.record
