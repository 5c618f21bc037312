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

// example.i:28: example::Color
/// `example::Color` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Color {
    crimson = 0,
    green = 5,
}

impl TryFrom<i64> for Color {
    type Error = Error;

    fn try_from(value: i64) -> Result<Color, Error> {
        match value {
            0 => Ok(Color::crimson),
            5 => Ok(Color::green),
            _ => Err(no_enumerator("Color", value)),
        }
    }
}

// example.i:29: example::Shape
/// `example::Shape` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
#[allow(non_camel_case_types)]
pub enum Shape {
    round = 0,
    square = 1,
}

impl TryFrom<i64> for Shape {
    type Error = Error;

    fn try_from(value: i64) -> Result<Shape, Error> {
        match value {
            0 => Ok(Shape::round),
            1 => Ok(Shape::square),
            _ => Err(no_enumerator("Shape", value)),
        }
    }
}

// example.i:31: example::Order
/// `example::Order` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Order2 {
    first = 0,
    second = 1,
}

impl TryFrom<i64> for Order2 {
    type Error = Error;

    fn try_from(value: i64) -> Result<Order2, Error> {
        match value {
            0 => Ok(Order2::first),
            1 => Ok(Order2::second),
            _ => Err(no_enumerator("Order2", value)),
        }
    }
}

// example.i:35: example::nested::Again
/// `example::nested::Again` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Again {
    green = 7,
    mro = 8,
}

impl TryFrom<i64> for Again {
    type Error = Error;

    fn try_from(value: i64) -> Result<Again, Error> {
        match value {
            7 => Ok(Again::green),
            8 => Ok(Again::mro),
            _ => Err(no_enumerator("Again", value)),
        }
    }
}

// example.i:37: example::Filter::Kind
/// `example::Filter::Kind` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum FilterKind {
    low = 1,
    high = 2,
}

impl TryFrom<i64> for FilterKind {
    type Error = Error;

    fn try_from(value: i64) -> Result<FilterKind, Error> {
        match value {
            1 => Ok(FilterKind::low),
            2 => Ok(FilterKind::high),
            _ => Err(no_enumerator("FilterKind", value)),
        }
    }
}

/// The constants, in a module so that patterns inside of functions do not refer to them.
pub(super) mod constants {
    // example.i:10: 4
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const limit: i32 = 4;

    // example.i:11: 3.14
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const pi: f64 = 3.14;

    // example.i:17: "1.2"
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const VERSION: &str = "1.2";

    // example.i:18: (1 << 4)
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const MASK: i32 = 16;

    // example.i:19: 'x'
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const LETTER: &str = "x";

    // example.i:20: static_cast<int>(0x80000001)
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const FLAG: i32 = -2147483647;

    // example.i:21: 0x80000001u
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const UNSIGNED_FLAG: u32 = 2147483649;

    // example.i:22: 5000000000
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const FAR: i64 = 5000000000;

    // example.i:23: (1 << 4) + 1
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const NEXT: i32 = 17;

    // example.i:30: ::example::nameless
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const nameless: i32 = -3;

    // example.i:43: ::example::ratio
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const ratio: f64 = 0.5;

    // example.i:63: ::example::deduced_text
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const deduced_text: &str = "ab";

    // example.i:100: static_cast<unsigned int>(-16)
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const FROM_THE_END: u32 = 4294967280;

    // example.i:101: static_cast<unsigned char>(0x1ff)
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const CUT: u8 = 255;

    // example.i:102: (2) != 0
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const ANY: bool = true;

    // example.i:103: static_cast<double>(3)
    /// A constant of C++.
    #[allow(non_upper_case_globals, clippy::approx_constant)]
    pub const WHOLE: f64 = 3.0;
}

// example.i:58: example::add
/// # Errors
/// The exceptions of C++.
pub fn add(a: i32, b: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::add(a, b, &mut result);
    outcome(done, result)
}

// example.i:41: example::constants
/// # Errors
/// The exceptions of C++.
pub fn constants() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::constants_2(&mut result);
    outcome(done, result)
}

// example.i:32: example::next
/// # Errors
/// The exceptions of C++.
pub fn next(color: Color) -> Result<Color, Error> {
    let color = color as i32;
    let mut result = Default::default();
    let done = ffi::next(color, &mut result);
    let result = outcome(done, result)?;
    Color::try_from(i64::from(result))
}

// example.i:33: example::other
/// # Errors
/// The exceptions of C++.
pub fn other(shape: Shape) -> Result<Shape, Error> {
    let shape = shape as u8;
    let mut result = Default::default();
    let done = ffi::other(shape, &mut result);
    let result = outcome(done, result)?;
    Shape::try_from(i64::from(result))
}

// example.i:93: quaff_constant_Start
/// # Errors
/// The exceptions of C++.
pub fn Beginning() -> Result<Owned<Parts>, Error> {
    let mut result = Default::default();
    let done = ffi::Beginning_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is new and of this class, and only its owner frees it.
    unsafe { class::owned(result) }
}

// example.i:51: example::color
/// # Errors
/// The exceptions of C++.
pub fn color() -> Result<Color, Error> {
    let mut result = Default::default();
    let done = ffi::color_get(&mut result);
    let result = outcome(done, result)?;
    Color::try_from(i64::from(result))
}

// example.i:51: example::color
/// # Errors
/// The exceptions of C++.
pub fn set_color(value: Color) -> Result<(), Error> {
    let value = value as i32;
    let done = ffi::color_set(value);
    outcome(done, ())
}

// example.i:56: example::constant_alias
/// # Errors
/// The exceptions of C++.
pub fn constant_alias() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::constant_alias_get(&mut result);
    outcome(done, result)
}

// example.i:40: example::counter
/// # Errors
/// The exceptions of C++.
pub fn counter() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::counter_get(&mut result);
    outcome(done, result)
}

// example.i:40: example::counter
/// # Errors
/// The exceptions of C++.
pub fn set_counter(value: i32) -> Result<(), Error> {
    let done = ffi::counter_set(value);
    outcome(done, ())
}

// example.i:60: example::deduced
/// What C++ deduces from values.
///
/// # Errors
/// The exceptions of C++.
pub fn deduced() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::deduced_get(&mut result);
    outcome(done, result)
}

// example.i:60: example::deduced
/// # Errors
/// The exceptions of C++.
pub fn set_deduced(value: i32) -> Result<(), Error> {
    let done = ffi::deduced_set(value);
    outcome(done, ())
}

// example.i:65: example::deduced_constant
/// # Errors
/// The exceptions of C++.
pub fn deduced_constant() -> Result<f64, Error> {
    let mut result = Default::default();
    let done = ffi::deduced_constant_get(&mut result);
    outcome(done, result)
}

// example.i:64: example::deduced_reference
/// # Errors
/// The exceptions of C++.
pub fn deduced_reference() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::deduced_reference_get(&mut result);
    outcome(done, result)
}

// example.i:42: example::fixed
/// # Errors
/// The exceptions of C++.
pub fn fixed() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::fixed_get(&mut result);
    outcome(done, result)
}

// example.i:53: example::flag
/// # Errors
/// The exceptions of C++.
pub fn flag() -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::flag_get(&mut result);
    outcome(done, result)
}

// example.i:53: example::flag
/// # Errors
/// The exceptions of C++.
pub fn set_flag(value: bool) -> Result<(), Error> {
    let done = ffi::flag_set(value);
    outcome(done, ())
}

// example.i:62: example::half_as_float
/// # Errors
/// The exceptions of C++.
pub fn half_as_float() -> Result<f32, Error> {
    let mut result = Default::default();
    let done = ffi::half_as_float_get(&mut result);
    outcome(done, result)
}

// example.i:62: example::half_as_float
/// # Errors
/// The exceptions of C++.
pub fn set_half_as_float(value: f32) -> Result<(), Error> {
    let done = ffi::half_as_float_set(value);
    outcome(done, ())
}

// example.i:83: quaff_constant_listed
/// # Errors
/// The exceptions of C++.
pub fn listed() -> Result<Owned<Parts>, Error> {
    let mut result = Default::default();
    let done = ffi::listed_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is new and of this class, and only its owner frees it.
    unsafe { class::owned(result) }
}

// example.i:44: example::most
/// # Errors
/// The exceptions of C++.
pub fn most() -> Result<u64, Error> {
    let mut result = Default::default();
    let done = ffi::most_get(&mut result);
    outcome(done, result)
}

// example.i:84: quaff_constant_none
/// # Errors
/// The exceptions of C++.
pub fn none() -> Result<Option<&'static Parts>, Error> {
    let mut result = Default::default();
    let done = ffi::none_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
    Ok(unsafe { class::pointee(result) })
}

// example.i:52: example::order
/// # Errors
/// The exceptions of C++.
pub fn order() -> Result<Order2, Error> {
    let mut result = Default::default();
    let done = ffi::order_get(&mut result);
    let result = outcome(done, result)?;
    Order2::try_from(i64::from(result))
}

// example.i:52: example::order
/// # Errors
/// The exceptions of C++.
pub fn set_order(value: Order2) -> Result<(), Error> {
    let value = value as i32;
    let done = ffi::order_set(value);
    outcome(done, ())
}

// example.i:74: example::origin
/// # Errors
/// The exceptions of C++.
pub fn origin() -> Result<&'static Parts, Error> {
    let mut result = Default::default();
    let done = ffi::origin_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
    unsafe { class::referent(result) }
}

// example.i:82: quaff_constant_parts
/// # Errors
/// The exceptions of C++.
pub fn parts() -> Result<Owned<Parts>, Error> {
    let mut result = Default::default();
    let done = ffi::parts_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is new and of this class, and only its owner frees it.
    unsafe { class::owned(result) }
}

// example.i:50: example::path
/// # Errors
/// The exceptions of C++.
pub fn path() -> Result<Option<String>, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::path_get(&mut result);
    Ok(text::owned(outcome(done, result)?))
}

// example.i:50: example::path
/// # Errors
/// The exceptions of C++.
pub fn set_path(value: &str) -> Result<(), Error> {
    let done = ffi::path_set(TextBuf::c_string(value)?.text());
    outcome(done, ())
}

// example.i:47: example::some
/// # Errors
/// The exceptions of C++.
pub fn some() -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::some_get(&mut result);
    outcome(done, result)
}

// example.i:49: example::title
/// # Errors
/// The exceptions of C++.
pub fn title() -> Result<String, Error> {
    let mut result = UniquePtr::null();
    let done = ffi::title_get(&mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// example.i:49: example::title
/// # Errors
/// The exceptions of C++.
pub fn set_title(value: &str) -> Result<(), Error> {
    let done = ffi::title_set(TextBuf::new(value).text());
    outcome(done, ())
}

// example.i:61: example::truth
/// # Errors
/// The exceptions of C++.
pub fn truth() -> Result<bool, Error> {
    let mut result = Default::default();
    let done = ffi::truth_get(&mut result);
    outcome(done, result)
}

// example.i:61: example::truth
/// # Errors
/// The exceptions of C++.
pub fn set_truth(value: bool) -> Result<(), Error> {
    let done = ffi::truth_set(value);
    outcome(done, ())
}

// example.i:46: example::whole
/// What the text does not tell, C++ does.
///
/// # Errors
/// The exceptions of C++.
pub fn whole() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::whole_get(&mut result);
    outcome(done, result)
}

// example.i:36: example::Filter
/// `example::Filter` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Filter {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Filter {
    const NAME: &'static str = "example::Filter";
    const DESTROY: unsafe fn(Object) = ffi::Filter_destroy;
}

impl Filter {
    // example.i:36: example::Filter::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Filter>, Error> {
        let mut result = Default::default();
        let done = ffi::Filter_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:38: example::Filter::kind
    /// # Errors
    /// The exceptions of C++.
    pub fn kind(&self) -> Result<FilterKind, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Filter_kind_get(object, &mut result);
        let result = outcome(done, result)?;
        FilterKind::try_from(i64::from(result))
    }

    // example.i:38: example::Filter::kind
    /// # Errors
    /// The exceptions of C++.
    pub fn set_kind(&mut self, value: FilterKind) -> Result<(), Error> {
        let object = class::object_mut(self);
        let value = value as i32;
        let done = ffi::Filter_kind_set(object, value);
        outcome(done, ())
    }

    // example.i:36: example::Filter::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Filter>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Filter_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:69: example::Parts
/// `example::Parts` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Parts {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Parts {
    const NAME: &'static str = "example::Parts";
    const DESTROY: unsafe fn(Object) = ffi::Parts_destroy;
}

impl Parts {
    // example.i:69: example::Parts::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Parts>, Error> {
        let mut result = Default::default();
        let done = ffi::Parts_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:70: example::Parts::first
    /// # Errors
    /// The exceptions of C++.
    pub fn first(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Parts_first_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:70: example::Parts::first
    /// # Errors
    /// The exceptions of C++.
    pub fn set_first(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Parts_first_set(object, value);
        outcome(done, ())
    }

    // example.i:70: example::Parts::second
    /// # Errors
    /// The exceptions of C++.
    pub fn second(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Parts_second_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:70: example::Parts::second
    /// # Errors
    /// The exceptions of C++.
    pub fn set_second(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Parts_second_set(object, value);
        outcome(done, ())
    }

    // example.i:71: example::Parts::sum
    /// # Errors
    /// The exceptions of C++.
    pub fn sum(&self, by: i32) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Parts_sum(object, by, &mut result);
        outcome(done, result)
    }

    // example.i:69: example::Parts::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Parts>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Parts_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// Not for Rust:
// Rust has no type for `int (int, int)`: call, cvar.adder, cvar.function, cvar.function
// Rust has no type for `int`: deref, cvar.alias, cvar.alias, cvar.deduced_pointer, cvar.deduced_pointer, cvar.place
// Rust has no type for `int (example::Parts::*)(int) const`: sum, cvar.SUM
// Rust has no type for `example::Opaque`: cvar.opaque, cvar.opaque
// Rust code may hold references to the variable's value: cvar.origin
// Rust has no type for `int (int)`: cvar.twice
