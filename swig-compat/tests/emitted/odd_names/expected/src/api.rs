//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};
use quaff_runtime::object::Object;
use quaff_runtime::text::TextBuf;

// example.i:41: Kind
/// `Kind` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Kind {
    a_b = 0,
    a_b_2 = 1,
    type_ = 2,
}

/// Names for the same values.
#[allow(non_upper_case_globals)]
impl Kind {
    pub const again: Kind = Kind::a_b_2;
}

impl TryFrom<i64> for Kind {
    type Error = Error;

    fn try_from(value: i64) -> Result<Kind, Error> {
        match value {
            0 => Ok(Kind::a_b),
            1 => Ok(Kind::a_b_2),
            2 => Ok(Kind::type_),
            _ => Err(no_enumerator("Kind", value)),
        }
    }
}

/// The constants, in a module so that patterns inside of functions do not refer to them.
pub(super) mod constants {
    // example.i:29: ::done
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const done: i32 = 4;

    // example.i:30: ::other
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const other: i32 = 5;

    // example.i:38: ::module
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const module_: i32 = 12;

    // example.i:39: ::crate
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const crate_: i32 = 13;

    // example.i:40: ::Self
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const Self_: i32 = 14;
}

// example.i:28: Error
/// # Errors
/// The exceptions of C++.
pub fn Error(text: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::Error(text, &mut result);
    outcome(done, result)
}

// example.i:13: Ok
/// # Errors
/// The exceptions of C++.
pub fn Ok_(Err_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::Ok_(Err_, &mut result);
    outcome(done, result)
}

// example.i:11: Sum
/// # Errors
/// The exceptions of C++.
pub fn Sum(lambda: i32, self_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::Sum(lambda, self_, &mut result);
    outcome(done, result)
}

// example.i:26: _
/// # Errors
/// The exceptions of C++.
pub fn _0() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::_0(&mut result);
    outcome(done, result)
}

// example.i:20: array
/// # Errors
/// The exceptions of C++.
pub fn array(array: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::array(array, &mut result);
    outcome(done, result)
}

// example.i:53: sum<double>
/// # Errors
/// The exceptions of C++.
pub fn async_(value: f64) -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::async_double(value, &mut result);
    outcome(done, result)
}

// example.i:31: clip
/// # Errors
/// The exceptions of C++.
pub fn clip(value: i32, other: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::clip(value, other, &mut result);
    outcome(done, result)
}

// example.i:24: ctypes
/// # Errors
/// The exceptions of C++.
pub fn ctypes() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::ctypes(&mut result);
    outcome(done, result)
}

// example.i:34: difference
/// # Errors
/// The exceptions of C++.
pub fn difference(crate_: i32, Self_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::difference(crate_, Self_, &mut result);
    outcome(done, result)
}

// example.i:12: entry
/// # Errors
/// The exceptions of C++.
pub fn entry(type_: i32, None_: i32, Some_: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::entry(type_, None_, Some_, &mut result);
    outcome(done, result)
}

// example.i:35: error_message
/// # Errors
/// The exceptions of C++.
pub fn error_message() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::error_message_2(&mut result);
    outcome(done, result)
}

// example.i:15: functions
/// # Errors
/// The exceptions of C++.
pub fn functions(in_: i32, in_2: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::functions(in_, in_2, &mut result);
    outcome(done, result)
}

// example.i:36: keep
/// # Errors
/// The exceptions of C++.
pub fn keep(module: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::keep(module, &mut result);
    outcome(done, result)
}

// example.i:16: match
/// # Errors
/// The exceptions of C++.
pub fn match_(fn_: i32, def: i32, arg1: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::match_(fn_, def, arg1, &mut result);
    outcome(done, result)
}

// example.i:21: memoryview
/// # Errors
/// The exceptions of C++.
pub fn memoryview() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::memoryview(&mut result);
    outcome(done, result)
}

// example.i:57: named_by_keyword
/// # Errors
/// The exceptions of C++.
pub fn named_by_keyword(from: i32, other: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::named_by_keyword(from, other, &mut result);
    outcome(done, result)
}

// example.i:25: np
/// # Errors
/// The exceptions of C++.
pub fn np() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::np(&mut result);
    outcome(done, result)
}

// example.i:32: outcome
/// # Errors
/// The exceptions of C++.
pub fn outcome_2() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::outcome_2(&mut result);
    outcome(done, result)
}

// example.i:22: overload
/// # Errors
/// The exceptions of C++.
pub fn overload(np: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::overload(np, &mut result);
    outcome(done, result)
}

// example.i:23: overload
/// # Errors
/// The exceptions of C++.
pub fn overload_2(np: f64) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::overload_2(np, &mut result);
    outcome(done, result)
}

// example.i:37: quaff_init
/// # Errors
/// The exceptions of C++.
pub fn quaff_init() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::quaff_init_2(&mut result);
    outcome(done, result)
}

// example.i:33: same_length
/// # Errors
/// The exceptions of C++.
pub fn same_length_2() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::same_length_2(&mut result);
    outcome(done, result)
}

// example.i:19: str
/// # Errors
/// The exceptions of C++.
pub fn str(str: &str) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::str(TextBuf::new(str).text(), &mut result);
    outcome(done, result)
}

// example.i:51: sum<int>
/// Ends in a "quote"
///
/// # Errors
/// The exceptions of C++.
pub fn sum_int_2(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_int(value, &mut result);
    outcome(done, result)
}

// example.i:52: sum<unsigned long>
/// Ends in a "quote"
///
/// # Errors
/// The exceptions of C++.
pub fn sum_unsigned_long(value: u64) -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::sum_unsigned_long(value, &mut result);
    outcome(done, result)
}

// example.i:10: sum
/// Ends in a "quote"
///
/// # Errors
/// The exceptions of C++.
pub fn sum(in_: &[i32]) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum(&in_.into(), &mut result);
    outcome(done, result)
}

// example.i:18: sum2d
/// # Errors
/// The exceptions of C++.
pub fn sum2d(ffi: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum2d(ffi, &mut result);
    outcome(done, result)
}

// example.i:17: sum_2
/// # Errors
/// The exceptions of C++.
pub fn sum_2(std: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_2(std, &mut result);
    outcome(done, result)
}

// example.i:48: a::sum_int
/// # Errors
/// The exceptions of C++.
pub fn sum_int(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::sum_int_2(value, &mut result);
    outcome(done, result)
}

// example.i:27: two__underscores
/// # Errors
/// The exceptions of C++.
pub fn two_underscores(a_b: i32, a_b2: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::two_underscores(a_b, a_b2, &mut result);
    outcome(done, result)
}

// example.i:42: text
/// `text` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct text2 {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for text2 {
    const NAME: &'static str = "text";
    const DESTROY: unsafe fn(Object) = ffi::text_destroy;
}

impl text2 {
    // example.i:42: text::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<text2>, Error> {
        let mut result = Default::default();
        let done = ffi::text_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:42: text::value
    /// # Errors
    /// The exceptions of C++.
    pub fn value(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::text_value_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:42: text::value
    /// # Errors
    /// The exceptions of C++.
    pub fn set_value(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::text_value_set(object, value);
        outcome(done, ())
    }

    // example.i:42: text::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<text2>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::text_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:43: device
/// `device` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct device2 {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for device2 {
    const NAME: &'static str = "device";
    const DESTROY: unsafe fn(Object) = ffi::device_destroy;
}

impl device2 {
    // example.i:43: device::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<device2>, Error> {
        let mut result = Default::default();
        let done = ffi::device_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:43: device::type
    /// # Errors
    /// The exceptions of C++.
    pub fn kind(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::device_type_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:43: device::type
    /// # Errors
    /// The exceptions of C++.
    pub fn set_kind(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::device_type_set(object, value);
        outcome(done, ())
    }

    // example.i:43: device::scaled
    /// # Errors
    /// The exceptions of C++.
    pub fn scaled(&self, self_: i32) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::device_scaled(object, self_, &mut result);
        outcome(done, result)
    }

    // example.i:43: device::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<device2>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::device_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:44: ffi
/// `ffi` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct ffi2 {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for ffi2 {
    const NAME: &'static str = "ffi";
    const DESTROY: unsafe fn(Object) = ffi::ffi_destroy;
}

impl ffi2 {
    // example.i:44: ffi::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<ffi2>, Error> {
        let mut result = Default::default();
        let done = ffi::ffi_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:44: ffi::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<ffi2>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::ffi_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:45: sealed
/// `sealed` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct sealed2 {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for sealed2 {
    const NAME: &'static str = "sealed";
    const DESTROY: unsafe fn(Object) = ffi::sealed_destroy;
}

impl sealed2 {
    // example.i:45: sealed::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<sealed2>, Error> {
        let mut result = Default::default();
        let done = ffi::sealed_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:45: sealed::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<sealed2>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::sealed_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:46: Half
/// `Half` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Half2 {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Half2 {
    const NAME: &'static str = "Half";
    const DESTROY: unsafe fn(Object) = ffi::Half_destroy;
}

impl Half2 {
    // example.i:46: Half::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Half2>, Error> {
        let mut result = Default::default();
        let done = ffi::Half_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:46: Half::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Half2>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Half_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:47: constants
/// `constants` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct constants2 {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for constants2 {
    const NAME: &'static str = "constants";
    const DESTROY: unsafe fn(Object) = ffi::constants_destroy;
}

impl constants2 {
    // example.i:47: constants::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<constants2>, Error> {
        let mut result = Default::default();
        let done = ffi::constants_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:47: constants::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<constants2>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::constants_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:58: own
/// `own` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct own {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for own {
    const NAME: &'static str = "own";
    const DESTROY: unsafe fn(Object) = ffi::own_destroy;
}

impl own {
    // example.i:58: own::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<own>, Error> {
        let mut result = Default::default();
        let done = ffi::own_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:58: own::less
    /// # Errors
    /// The exceptions of C++.
    pub fn less(&self, self_: i32, other: i32) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::own_less(object, self_, other, &mut result);
        outcome(done, result)
    }

    // example.i:58: own::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<own>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::own_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}
