//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::{no_enumerator, outcome};
use quaff_runtime::object::Object;
use quaff_runtime::text::TextBuf;
use std::ops::{Deref, DerefMut};

// counter.hpp:8: shop::Level
/// `shop::Level` of C++.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(i32)]
#[allow(non_camel_case_types)]
pub enum Level {
    low = 1,
    high = 2,
}

impl TryFrom<i64> for Level {
    type Error = Error;

    fn try_from(value: i64) -> Result<Level, Error> {
        match value {
            1 => Ok(Level::low),
            2 => Ok(Level::high),
            _ => Err(no_enumerator("Level", value)),
        }
    }
}

// counter.hpp:21: shop::count_alive
/// # Errors
/// What C++ throws.
pub fn count_alive() -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::count_alive(&mut result);
    outcome(done, result)
}

// counter.hpp:39: shop::Item::Item
/// # Errors
/// What C++ throws.
pub fn parsed(price: &str) -> Result<Owned<Item>, Error> {
    let mut result = Default::default();
    let done = ffi::parsed(TextBuf::new(price).text(), &mut result);
    let result = outcome(done, result)?;
    // SAFETY: it is new, of this class, and nobody else frees it.
    unsafe { class::owned(result) }
}

// counter.hpp:9: shop::tenfold
/// # Errors
/// What C++ throws.
pub fn tenfold(value: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::tenfold(value, &mut result);
    outcome(done, result)
}

// counter.hpp:12: shop::Counter
/// C, as it were: no constructor and no method.
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
    const NAME: &'static str = "shop::Counter";
    const DESTROY: unsafe fn(Object) = ffi::Counter_destroy;
}

impl Counter {
    // example.i:24: shop::Counter::Counter
    /// # Errors
    /// What C++ throws.
    pub fn new_without_value() -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init_2(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:24: shop::Counter::Counter
    /// # Errors
    /// What C++ throws.
    pub fn new(value: i32) -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init(value, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:38: shop::Counter::add
    /// # Errors
    /// What C++ throws.
    pub fn add_without_times(&mut self, other: i32) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add_3(object, other, &mut result);
        outcome(done, result)
    }

    // example.i:38: shop::Counter::add
    /// # Errors
    /// What C++ throws.
    pub fn add(&mut self, other: i32, times: i32) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add(object, other, times, &mut result);
        outcome(done, result)
    }

    // example.i:39: shop::Counter::add
    /// # Errors
    /// What C++ throws.
    pub fn add_2(&mut self, other: f64) -> Result<f64, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add_2(object, other, &mut result);
        outcome(done, result)
    }

    // example.i:40: shop::Counter::next
    /// # Errors
    /// What C++ throws.
    pub fn next(&mut self) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_next(object, &mut result);
        outcome(done, result)
    }

    // example.i:41: shop::Counter::leveled
    /// # Errors
    /// What C++ throws.
    pub fn leveled_without_level(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_leveled_3(object, &mut result);
        outcome(done, result)
    }

    // example.i:41: shop::Counter::leveled
    /// # Errors
    /// What C++ throws.
    pub fn leveled_without_more(&self, level: Level) -> Result<i32, Error> {
        let object = class::object(self);
        let level = level as i32;
        let mut result = Default::default();
        let done = ffi::Counter_leveled_2(object, level, &mut result);
        outcome(done, result)
    }

    // example.i:41: shop::Counter::leveled
    /// # Errors
    /// What C++ throws.
    pub fn leveled(&self, level: Level, more: i32) -> Result<i32, Error> {
        let object = class::object(self);
        let level = level as i32;
        let mut result = Default::default();
        let done = ffi::Counter_leveled(object, level, more, &mut result);
        outcome(done, result)
    }

    // example.i:44: shop::Counter::twice
    /// # Errors
    /// What C++ throws.
    pub fn twice(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_twice_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:44: shop::Counter::twice
    /// # Errors
    /// What C++ throws.
    pub fn set_twice(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Counter_twice_set(object, value);
        outcome(done, ())
    }

    // example.i:45: shop::Counter::most
    /// # Errors
    /// What C++ throws.
    pub fn most() -> Result<i32, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_most(&mut result);
        outcome(done, result)
    }

    // example.i:46: shop::Counter::operator-
    /// # Errors
    /// What C++ throws.
    pub fn sub(&self, other: &Counter) -> Result<Owned<Counter>, Error> {
        let object = class::object(self);
        let other = class::object(other);
        let mut result = Default::default();
        let done = ffi::Counter_sub(object, other, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:50: shop::Counter::self
    /// # Errors
    /// What C++ throws.
    pub fn self_(&mut self) -> Result<Option<&mut Counter>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_self(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is of this class, and lives as long as what it is borrowed from.
        Ok(unsafe { class::pointee_mut(result) })
    }

    // example.i:52: shop::Counter::copy
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Option<Owned<Counter>>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        Ok(unsafe { class::owned_or_null(result) })
    }

    // counter.hpp:13: shop::Counter::value
    /// # Errors
    /// What C++ throws.
    pub fn value(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_value_get(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:13: shop::Counter::value
    /// # Errors
    /// What C++ throws.
    pub fn set_value(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Counter_value_set(object, value);
        outcome(done, ())
    }

    // counter.hpp:12: shop::Counter::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy_2(&self) -> Result<Owned<Counter>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_copy_2(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// counter.hpp:23: shop::Base
/// `shop::Base` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Base {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Base {
    const NAME: &'static str = "shop::Base";
    const DESTROY: unsafe fn(Object) = ffi::Base_destroy;
}

impl Base {
    // counter.hpp:23: shop::Base::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Base>, Error> {
        let mut result = Default::default();
        let done = ffi::Base_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // counter.hpp:25: shop::Base::id
    /// # Errors
    /// What C++ throws.
    pub fn id(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Base_id(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:23: shop::Base::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Base>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Base_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:73: shop::Stack<int, 3>
/// `shop::Stack<int, 3>` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct IntStack {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for IntStack {
    const NAME: &'static str = "shop::Stack<int, 3>";
    const DESTROY: unsafe fn(Object) = ffi::IntStack_destroy;
}

impl IntStack {
    // example.i:73: shop::Stack<int, 3>::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<IntStack>, Error> {
        let mut result = Default::default();
        let done = ffi::IntStack_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:67: shop::Stack<int, 3>::pushed
    /// # Errors
    /// What C++ throws.
    pub fn pushed(&mut self, value: i32) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::IntStack_pushed(object, value, &mut result);
        outcome(done, result)
    }

    // counter.hpp:47: shop::Stack<int, 3>::push
    /// # Errors
    /// What C++ throws.
    pub fn push(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::IntStack_push(object, value);
        outcome(done, ())
    }

    // counter.hpp:49: shop::Stack<int, 3>::top
    /// # Errors
    /// What C++ throws.
    pub fn top(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::IntStack_top_get(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:49: shop::Stack<int, 3>::top
    /// # Errors
    /// What C++ throws.
    pub fn set_top(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::IntStack_top_set(object, value);
        outcome(done, ())
    }

    // example.i:73: shop::Stack<int, 3>::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<IntStack>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::IntStack_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:74: shop::Stack<double, 4>
/// `shop::Stack<double, 4>` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Doubles {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Doubles {
    const NAME: &'static str = "shop::Stack<double, 4>";
    const DESTROY: unsafe fn(Object) = ffi::Doubles_destroy;
}

impl Doubles {
    // example.i:74: shop::Stack<double, 4>::__init__
    /// # Errors
    /// What C++ throws.
    pub fn new() -> Result<Owned<Doubles>, Error> {
        let mut result = Default::default();
        let done = ffi::Doubles_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:67: shop::Stack<double, 4>::pushed
    /// # Errors
    /// What C++ throws.
    pub fn pushed(&mut self, value: f64) -> Result<f64, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Doubles_pushed(object, value, &mut result);
        outcome(done, result)
    }

    // counter.hpp:47: shop::Stack<double, 4>::push
    /// # Errors
    /// What C++ throws.
    pub fn push(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Doubles_push(object, value);
        outcome(done, ())
    }

    // counter.hpp:49: shop::Stack<double, 4>::top
    /// # Errors
    /// What C++ throws.
    pub fn top(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Doubles_top_get(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:49: shop::Stack<double, 4>::top
    /// # Errors
    /// What C++ throws.
    pub fn set_top(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Doubles_top_set(object, value);
        outcome(done, ())
    }

    // example.i:74: shop::Stack<double, 4>::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Doubles>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Doubles_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:75: shop::Stack<double, 4>::top_as<int>
    /// # Errors
    /// What C++ throws.
    pub fn top_as_int_int(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Doubles_top_as_int_int(object, &mut result);
        outcome(done, result)
    }

    // example.i:77: shop::Stack<double, 4>::halved
    /// # Errors
    /// What C++ throws.
    pub fn halved(&mut self) -> Result<f64, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Doubles_halved(object, &mut result);
        outcome(done, result)
    }
}

// counter.hpp:33: shop::Item
/// `shop::Item` of C++.
///
/// What C++ keeps a pointer to beyond a call has to live as long: Rust cannot check it.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Item {
    _opaque: Opaque,
}

// SAFETY: C++ frees an object of this class.
unsafe impl Class for Item {
    const NAME: &'static str = "shop::Item";
    const DESTROY: unsafe fn(Object) = ffi::Item_destroy;
}

impl Item {
    // counter.hpp:37: shop::Item::Item
    /// # Errors
    /// What C++ throws.
    pub fn new(price: i32) -> Result<Owned<Item>, Error> {
        let mut result = Default::default();
        let done = ffi::Item_init(price, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // counter.hpp:38: shop::Item::Item
    /// # Errors
    /// What C++ throws.
    pub fn new_2(price: i32, count: i32) -> Result<Owned<Item>, Error> {
        let mut result = Default::default();
        let done = ffi::Item_init_2(price, count, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // counter.hpp:29: shop::Item::hidden
    /// # Errors
    /// What C++ throws.
    pub fn hidden(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_hidden(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:30: shop::Item::level
    /// # Errors
    /// What C++ throws.
    pub fn level(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_level_get(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:30: shop::Item::level
    /// # Errors
    /// What C++ throws.
    pub fn set_level(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Item_level_set(object, value);
        outcome(done, ())
    }

    // counter.hpp:40: shop::Item::doubled
    /// # Errors
    /// What C++ throws.
    pub fn doubled(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_doubled(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:41: shop::Item::trebled
    /// # Errors
    /// What C++ throws.
    pub fn trebled(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_trebled(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:42: shop::Item::price
    /// # Errors
    /// What C++ throws.
    pub fn price(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_price_get(object, &mut result);
        outcome(done, result)
    }

    // counter.hpp:42: shop::Item::price
    /// # Errors
    /// What C++ throws.
    pub fn set_price(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Item_price_set(object, value);
        outcome(done, ())
    }

    // counter.hpp:33: shop::Item::__copy__
    /// # Errors
    /// What C++ throws.
    pub fn copy(&self) -> Result<Owned<Item>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: it is new, of this class, and nobody else frees it.
        unsafe { class::owned(result) }
    }

    // example.i:71: shop::Item::id
    /// # Errors
    /// What C++ throws.
    pub fn id(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Item_id(object, &mut result);
        outcome(done, result)
    }
}

impl Deref for Item {
    type Target = Base;

    fn deref(&self) -> &Base {
        let base = ffi::Item_as_Base(class::object(self));
        // SAFETY: it is part of this object.
        unsafe { class::base(base) }
    }
}

impl DerefMut for Item {
    fn deref_mut(&mut self) -> &mut Base {
        let base = ffi::Item_as_Base(class::object_mut(self));
        // SAFETY: it is part of this object.
        unsafe { class::base_mut(base) }
    }
}

// Not for Rust:
// Rust has no type for `int`: alive
