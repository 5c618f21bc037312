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
use std::ops::{Deref, DerefMut};

// zoo.hpp:32: zoo::area_of
/// # Errors
/// The exceptions of C++.
pub fn area_of(s: &Shape) -> Result<f64, Error> {
    let s = class::object(s);
    let mut result = Default::default();
    let done = ffi::area_of(s, &mut result);
    outcome(done, result)
}

// zoo.hpp:33: zoo::label_of
/// # Errors
/// The exceptions of C++.
pub fn label_of(n: Option<&mut Named>) -> Result<String, Error> {
    let n = class::pointer_mut(n);
    let mut result = UniquePtr::null();
    let done = ffi::label_of(n, &mut result);
    Ok(text::owned(outcome(done, result)?).unwrap_or_default())
}

// zoo.hpp:34: zoo::make_square
/// # Errors
/// The exceptions of C++.
pub fn make_square(s: f64) -> Result<Option<&'static Shape>, Error> {
    let mut result = Default::default();
    let done = ffi::make_square(s, &mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
    Ok(unsafe { class::pointee(result) })
}

// zoo.hpp:42: zoo::origin
/// # Errors
/// The exceptions of C++.
pub fn origin_2() -> Result<&'static Point, Error> {
    let mut result = Default::default();
    let done = ffi::origin_get(&mut result);
    let result = outcome(done, result)?;
    // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
    unsafe { class::referent(result) }
}

// zoo.hpp:7: zoo::Counter
/// Counts.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Counter {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Counter {
    const NAME: &'static str = "zoo::Counter";
    const DESTROY: unsafe fn(Object) = ffi::Counter_destroy;
}

impl Counter {
    // zoo.hpp:9: zoo::Counter::Counter
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:10: zoo::Counter::Counter
    /// # Errors
    /// The exceptions of C++.
    pub fn new_2(start: i32) -> Result<Owned<Counter>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_init_2(start, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:13: zoo::Counter::add
    /// Adds.
    ///
    /// # Errors
    /// The exceptions of C++.
    pub fn add_without_times(&mut self, x: i32) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add_3(object, x, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:13: zoo::Counter::add
    /// Adds.
    ///
    /// # Errors
    /// The exceptions of C++.
    pub fn add(&mut self, x: i32, times: i32) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add(object, x, times, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:14: zoo::Counter::add
    /// Adds.
    ///
    /// # Errors
    /// The exceptions of C++.
    pub fn add_2(&mut self, x: f64) -> Result<f64, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_add_2(object, x, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:15: zoo::Counter::name
    /// # Errors
    /// The exceptions of C++.
    pub fn name(&self) -> Result<String, Error> {
        let object = class::object(self);
        let mut result = UniquePtr::null();
        let done = ffi::Counter_name(object, &mut result);
        Ok(text::owned(outcome(done, result)?).unwrap_or_default())
    }

    // zoo.hpp:16: zoo::Counter::rename
    /// # Errors
    /// The exceptions of C++.
    pub fn rename(&mut self, n: &str) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Counter_rename(object, TextBuf::new(n).text());
        outcome(done, ())
    }

    // zoo.hpp:17: zoo::Counter::make
    /// # Errors
    /// The exceptions of C++.
    pub fn make(v: i32) -> Result<Option<Owned<Counter>>, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_make(v, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        Ok(unsafe { class::owned_or_null(result) })
    }

    // zoo.hpp:18: zoo::Counter::total
    /// # Errors
    /// The exceptions of C++.
    pub fn total() -> Result<i32, Error> {
        let mut result = Default::default();
        let done = ffi::Counter_total_get(&mut result);
        outcome(done, result)
    }

    // zoo.hpp:18: zoo::Counter::total
    /// # Errors
    /// The exceptions of C++.
    pub fn set_total(value: i32) -> Result<(), Error> {
        let done = ffi::Counter_total_set(value);
        outcome(done, ())
    }

    // zoo.hpp:19: zoo::Counter::self
    /// # Errors
    /// The exceptions of C++.
    pub fn self_(&mut self) -> Result<&mut Counter, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_self(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:20: zoo::Counter::operator+
    /// # Errors
    /// The exceptions of C++.
    pub fn add_4(&self, o: &Counter) -> Result<Owned<Counter>, Error> {
        let object = class::object(self);
        let o = class::object(o);
        let mut result = Default::default();
        let done = ffi::Counter_add_4(object, o, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:21: zoo::Counter::operator+=
    /// # Errors
    /// The exceptions of C++.
    pub fn add_assign(&mut self, x: i32) -> Result<&mut Counter, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Counter_iadd(object, x, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:22: zoo::Counter::operator==
    /// # Errors
    /// The exceptions of C++.
    pub fn eq(&self, o: &Counter) -> Result<bool, Error> {
        let object = class::object(self);
        let o = class::object(o);
        let mut result = Default::default();
        let done = ffi::Counter_eq(object, o, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:23: zoo::Counter::value
    /// # Errors
    /// The exceptions of C++.
    pub fn value(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_value_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:23: zoo::Counter::value
    /// # Errors
    /// The exceptions of C++.
    pub fn set_value(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Counter_value_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:7: zoo::Counter::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Counter>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Counter_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:27: zoo::Point
/// `zoo::Point` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Point {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Point {
    const NAME: &'static str = "zoo::Point";
    const DESTROY: unsafe fn(Object) = ffi::Point_destroy;
}

impl Point {
    // zoo.hpp:27: zoo::Point::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Point>, Error> {
        let mut result = Default::default();
        let done = ffi::Point_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:27: zoo::Point::x
    /// # Errors
    /// The exceptions of C++.
    pub fn x(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_x_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:27: zoo::Point::x
    /// # Errors
    /// The exceptions of C++.
    pub fn set_x(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Point_x_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:27: zoo::Point::y
    /// # Errors
    /// The exceptions of C++.
    pub fn y(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_y_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:27: zoo::Point::y
    /// # Errors
    /// The exceptions of C++.
    pub fn set_y(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Point_y_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:27: zoo::Point::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Point>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:28: zoo::Line
/// `zoo::Line` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Line {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Line {
    const NAME: &'static str = "zoo::Line";
    const DESTROY: unsafe fn(Object) = ffi::Line_destroy;
}

impl Line {
    // zoo.hpp:28: zoo::Line::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Line>, Error> {
        let mut result = Default::default();
        let done = ffi::Line_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:28: zoo::Line::a
    /// # Errors
    /// The exceptions of C++.
    pub fn a(&self) -> Result<&Point, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Line_a_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent(result) }
    }

    // zoo.hpp:28: zoo::Line::a
    /// # Errors
    /// The exceptions of C++.
    pub fn a_mut(&mut self) -> Result<&mut Point, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Line_a_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:28: zoo::Line::a
    /// # Errors
    /// The exceptions of C++.
    pub fn set_a(&mut self, value: &Point) -> Result<(), Error> {
        let object = class::object_mut(self);
        let value = class::object(value);
        let done = ffi::Line_a_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:28: zoo::Line::b
    /// # Errors
    /// The exceptions of C++.
    pub fn b(&self) -> Result<&Point, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Line_b_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent(result) }
    }

    // zoo.hpp:28: zoo::Line::b
    /// # Errors
    /// The exceptions of C++.
    pub fn b_mut(&mut self) -> Result<&mut Point, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Line_b_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:28: zoo::Line::b
    /// # Errors
    /// The exceptions of C++.
    pub fn set_b(&mut self, value: &Point) -> Result<(), Error> {
        let object = class::object_mut(self);
        let value = class::object(value);
        let done = ffi::Line_b_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:28: zoo::Line::mid
    /// # Errors
    /// The exceptions of C++.
    pub fn mid(&self) -> Result<Option<&Point>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Line_mid_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee(result) })
    }

    // zoo.hpp:28: zoo::Line::mid
    /// # Errors
    /// The exceptions of C++.
    pub fn mid_mut(&mut self) -> Result<Option<&mut Point>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Line_mid_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee_mut(result) })
    }

    // zoo.hpp:28: zoo::Line::len
    /// # Errors
    /// The exceptions of C++.
    pub fn len(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Line_len(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:28: zoo::Line::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Line>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Line_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:29: zoo::Shape
/// `zoo::Shape` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Shape {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Shape {
    const NAME: &'static str = "zoo::Shape";
    const DESTROY: unsafe fn(Object) = ffi::Shape_destroy;
}

impl Shape {
    // zoo.hpp:29: zoo::Shape::area
    /// # Errors
    /// The exceptions of C++.
    pub fn area(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Shape_area(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:29: zoo::Shape::id
    /// # Errors
    /// The exceptions of C++.
    pub fn id(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Shape_id_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:29: zoo::Shape::id
    /// # Errors
    /// The exceptions of C++.
    pub fn set_id(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Shape_id_set(object, value);
        outcome(done, ())
    }
}

// zoo.hpp:30: zoo::Named
/// `zoo::Named` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Named {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Named {
    const NAME: &'static str = "zoo::Named";
    const DESTROY: unsafe fn(Object) = ffi::Named_destroy;
}

impl Named {
    // zoo.hpp:30: zoo::Named::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Named>, Error> {
        let mut result = Default::default();
        let done = ffi::Named_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:30: zoo::Named::label
    /// # Errors
    /// The exceptions of C++.
    pub fn label(&self) -> Result<String, Error> {
        let object = class::object(self);
        let mut result = UniquePtr::null();
        let done = ffi::Named_label_get(object, &mut result);
        Ok(text::owned(outcome(done, result)?).unwrap_or_default())
    }

    // zoo.hpp:30: zoo::Named::label
    /// # Errors
    /// The exceptions of C++.
    pub fn set_label(&mut self, value: &str) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Named_label_set(object, TextBuf::new(value).text());
        outcome(done, ())
    }

    // zoo.hpp:30: zoo::Named::get_label
    /// # Errors
    /// The exceptions of C++.
    pub fn get_label(&mut self) -> Result<String, Error> {
        let object = class::object_mut(self);
        let mut result = UniquePtr::null();
        let done = ffi::Named_get_label(object, &mut result);
        Ok(text::owned(outcome(done, result)?).unwrap_or_default())
    }

    // zoo.hpp:30: zoo::Named::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Named>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Named_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:36: zoo::Outer
/// `zoo::Outer` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Outer {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Outer {
    const NAME: &'static str = "zoo::Outer";
    const DESTROY: unsafe fn(Object) = ffi::Outer_destroy;
}

impl Outer {
    // zoo.hpp:36: zoo::Outer::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Outer>, Error> {
        let mut result = Default::default();
        let done = ffi::Outer_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:36: zoo::Outer::inner
    /// # Errors
    /// The exceptions of C++.
    pub fn inner(&self) -> Result<&OuterInner, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Outer_inner_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent(result) }
    }

    // zoo.hpp:36: zoo::Outer::inner
    /// # Errors
    /// The exceptions of C++.
    pub fn inner_mut(&mut self) -> Result<&mut OuterInner, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Outer_inner_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:36: zoo::Outer::inner
    /// # Errors
    /// The exceptions of C++.
    pub fn set_inner(&mut self, value: &OuterInner) -> Result<(), Error> {
        let object = class::object_mut(self);
        let value = class::object(value);
        let done = ffi::Outer_inner_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:36: zoo::Outer::make
    /// # Errors
    /// The exceptions of C++.
    pub fn make(&mut self) -> Result<Owned<OuterInner>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Outer_make(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:36: zoo::Outer::ptr
    /// # Errors
    /// The exceptions of C++.
    pub fn ptr(&mut self) -> Result<Option<&mut OuterInner>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Outer_ptr(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee_mut(result) })
    }

    // zoo.hpp:36: zoo::Outer::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Outer>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Outer_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:37: zoo::NoCopy
/// `zoo::NoCopy` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct NoCopy {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for NoCopy {
    const NAME: &'static str = "zoo::NoCopy";
    const DESTROY: unsafe fn(Object) = ffi::NoCopy_destroy;
}

impl NoCopy {
    // zoo.hpp:37: zoo::NoCopy::NoCopy
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<NoCopy>, Error> {
        let mut result = Default::default();
        let done = ffi::NoCopy_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:37: zoo::NoCopy::f
    /// # Errors
    /// The exceptions of C++.
    pub fn f(&mut self) -> Result<i32, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::NoCopy_f(object, &mut result);
        outcome(done, result)
    }
}

// zoo.hpp:39: zoo::Holder
/// Frees what it points to, and copies of it free the same; nobody would keep the text.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Holder {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Holder {
    const NAME: &'static str = "zoo::Holder";
    const DESTROY: unsafe fn(Object) = ffi::Holder_destroy;
}

impl Holder {
    // zoo.hpp:39: zoo::Holder::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Holder>, Error> {
        let mut result = Default::default();
        let done = ffi::Holder_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:39: zoo::Holder::held
    /// # Errors
    /// The exceptions of C++.
    pub fn held(&self) -> Result<Option<&Point>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Holder_held_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee(result) })
    }

    // zoo.hpp:39: zoo::Holder::held
    /// # Errors
    /// The exceptions of C++.
    pub fn held_mut(&mut self) -> Result<Option<&mut Point>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Holder_held_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee_mut(result) })
    }

    // zoo.hpp:39: zoo::Holder::held
    /// # Errors
    /// The exceptions of C++.
    pub fn set_held(&mut self, value: Owned<Point>) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Holder_held_set(object, value.into_object());
        outcome(done, ())
    }

    // zoo.hpp:39: zoo::Holder::label
    /// # Errors
    /// The exceptions of C++.
    pub fn label(&self) -> Result<Option<String>, Error> {
        let object = class::object(self);
        let mut result = UniquePtr::null();
        let done = ffi::Holder_label_get(object, &mut result);
        Ok(text::owned(outcome(done, result)?))
    }

    // zoo.hpp:39: zoo::Holder::label
    /// # Errors
    /// The exceptions of C++.
    pub fn set_label(&mut self, value: &str) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Holder_label_set(object, TextBuf::c_string(value)?.text());
        outcome(done, ())
    }

    // zoo.hpp:39: zoo::Holder::word
    /// # Errors
    /// The exceptions of C++.
    pub fn word(&self) -> Result<Option<String>, Error> {
        let object = class::object(self);
        let mut result = UniquePtr::null();
        let done = ffi::Holder_word_get(object, &mut result);
        Ok(text::owned(outcome(done, result)?))
    }

    // zoo.hpp:39: zoo::Holder::word
    /// # Errors
    /// The exceptions of C++.
    pub fn set_word(&mut self, value: &str) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Holder_word_set(object, TextBuf::c_string(value)?.text());
        outcome(done, ())
    }
}

// zoo.hpp:41: zoo::Cupboard
/// `zoo::Cupboard` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Cupboard {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Cupboard {
    const NAME: &'static str = "zoo::Cupboard";
    const DESTROY: unsafe fn(Object) = ffi::Cupboard_destroy;
}

impl Cupboard {
    // zoo.hpp:41: zoo::Cupboard::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Cupboard>, Error> {
        let mut result = Default::default();
        let done = ffi::Cupboard_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:41: zoo::Cupboard::holder
    /// # Errors
    /// The exceptions of C++.
    pub fn holder(&self) -> Result<&Holder, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Cupboard_holder_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent(result) }
    }

    // zoo.hpp:41: zoo::Cupboard::holder
    /// # Errors
    /// The exceptions of C++.
    pub fn holder_mut(&mut self) -> Result<&mut Holder, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Cupboard_holder_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:41: zoo::Cupboard::corners
    /// # Errors
    /// The exceptions of C++.
    pub fn corners(&self) -> Result<Option<&Point>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Cupboard_corners_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee(result) })
    }

    // zoo.hpp:41: zoo::Cupboard::corners
    /// # Errors
    /// The exceptions of C++.
    pub fn corners_mut(&mut self) -> Result<Option<&mut Point>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Cupboard_corners_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        Ok(unsafe { class::pointee_mut(result) })
    }

    // zoo.hpp:41: zoo::Cupboard::origin
    /// # Errors
    /// The exceptions of C++.
    pub fn origin(&self) -> Result<&Point, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Cupboard_origin_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent(result) }
    }

    // zoo.hpp:41: zoo::Cupboard::origin
    /// # Errors
    /// The exceptions of C++.
    pub fn origin_mut(&mut self) -> Result<&mut Point, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::Cupboard_origin_get(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is of this class, and C++ keeps it for the lifetime of the result.
        unsafe { class::referent_mut(result) }
    }

    // zoo.hpp:41: zoo::Cupboard::origin
    /// # Errors
    /// The exceptions of C++.
    pub fn set_origin(&mut self, value: &Point) -> Result<(), Error> {
        let object = class::object_mut(self);
        let value = class::object(value);
        let done = ffi::Cupboard_origin_set(object, value);
        outcome(done, ())
    }
}

// example.i:8: zoo::Box<int>
/// `zoo::Box<int>` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct IntBox {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for IntBox {
    const NAME: &'static str = "zoo::Box<int>";
    const DESTROY: unsafe fn(Object) = ffi::IntBox_destroy;
}

impl IntBox {
    // zoo.hpp:35: zoo::Box<int>::Box
    /// # Errors
    /// The exceptions of C++.
    pub fn new(v: i32) -> Result<Owned<IntBox>, Error> {
        let mut result = Default::default();
        let done = ffi::IntBox_init(v, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:35: zoo::Box<int>::get
    /// # Errors
    /// The exceptions of C++.
    pub fn get(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::IntBox_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:35: zoo::Box<int>::set
    /// # Errors
    /// The exceptions of C++.
    pub fn set(&mut self, x: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::IntBox_set(object, x);
        outcome(done, ())
    }

    // zoo.hpp:35: zoo::Box<int>::twice
    /// # Errors
    /// The exceptions of C++.
    pub fn twice(&mut self) -> Result<Owned<IntBox>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::IntBox_twice(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:35: zoo::Box<int>::v
    /// # Errors
    /// The exceptions of C++.
    pub fn v(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::IntBox_v_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:35: zoo::Box<int>::v
    /// # Errors
    /// The exceptions of C++.
    pub fn set_v(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::IntBox_v_set(object, value);
        outcome(done, ())
    }

    // example.i:8: zoo::Box<int>::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<IntBox>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::IntBox_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:9: zoo::Box<double>
/// `zoo::Box<double>` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct DoubleBox {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for DoubleBox {
    const NAME: &'static str = "zoo::Box<double>";
    const DESTROY: unsafe fn(Object) = ffi::DoubleBox_destroy;
}

impl DoubleBox {
    // zoo.hpp:35: zoo::Box<double>::Box
    /// # Errors
    /// The exceptions of C++.
    pub fn new(v: f64) -> Result<Owned<DoubleBox>, Error> {
        let mut result = Default::default();
        let done = ffi::DoubleBox_init(v, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:35: zoo::Box<double>::get
    /// # Errors
    /// The exceptions of C++.
    pub fn get(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::DoubleBox_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:35: zoo::Box<double>::set
    /// # Errors
    /// The exceptions of C++.
    pub fn set(&mut self, x: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::DoubleBox_set(object, x);
        outcome(done, ())
    }

    // zoo.hpp:35: zoo::Box<double>::twice
    /// # Errors
    /// The exceptions of C++.
    pub fn twice(&mut self) -> Result<Owned<DoubleBox>, Error> {
        let object = class::object_mut(self);
        let mut result = Default::default();
        let done = ffi::DoubleBox_twice(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:35: zoo::Box<double>::v
    /// # Errors
    /// The exceptions of C++.
    pub fn v(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::DoubleBox_v_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:35: zoo::Box<double>::v
    /// # Errors
    /// The exceptions of C++.
    pub fn set_v(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::DoubleBox_v_set(object, value);
        outcome(done, ())
    }

    // example.i:9: zoo::Box<double>::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<DoubleBox>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::DoubleBox_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:31: zoo::Square
/// `zoo::Square` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Square {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Square {
    const NAME: &'static str = "zoo::Square";
    const DESTROY: unsafe fn(Object) = ffi::Square_destroy;
}

impl Square {
    // zoo.hpp:31: zoo::Square::Square
    /// # Errors
    /// The exceptions of C++.
    pub fn new(s: f64) -> Result<Owned<Square>, Error> {
        let mut result = Default::default();
        let done = ffi::Square_init(s, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:31: zoo::Square::area
    /// # Errors
    /// The exceptions of C++.
    pub fn area(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Square_area(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:31: zoo::Square::s
    /// # Errors
    /// The exceptions of C++.
    pub fn s(&self) -> Result<f64, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Square_s_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:31: zoo::Square::s
    /// # Errors
    /// The exceptions of C++.
    pub fn set_s(&mut self, value: f64) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Square_s_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:31: zoo::Square::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Square>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Square_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

impl Deref for Square {
    type Target = Shape;

    fn deref(&self) -> &Shape {
        let base = ffi::Square_as_Shape(class::object(self));
        // SAFETY: the base is a part of this object.
        unsafe { class::base(base) }
    }
}

impl DerefMut for Square {
    fn deref_mut(&mut self) -> &mut Shape {
        let base = ffi::Square_as_Shape(class::object_mut(self));
        // SAFETY: the base is a part of this object.
        unsafe { class::base_mut(base) }
    }
}

impl AsRef<Named> for Square {
    fn as_ref(&self) -> &Named {
        let base = ffi::Square_as_Named(class::object(self));
        // SAFETY: the base is a part of this object.
        unsafe { class::base(base) }
    }
}

impl AsMut<Named> for Square {
    fn as_mut(&mut self) -> &mut Named {
        let base = ffi::Square_as_Named(class::object_mut(self));
        // SAFETY: the base is a part of this object.
        unsafe { class::base_mut(base) }
    }
}

// zoo.hpp:36: zoo::Outer::Inner
/// `zoo::Outer::Inner` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct OuterInner {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for OuterInner {
    const NAME: &'static str = "zoo::Outer::Inner";
    const DESTROY: unsafe fn(Object) = ffi::Inner_destroy;
}

impl OuterInner {
    // zoo.hpp:36: zoo::Outer::Inner::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<OuterInner>, Error> {
        let mut result = Default::default();
        let done = ffi::Inner_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // zoo.hpp:36: zoo::Outer::Inner::z
    /// # Errors
    /// The exceptions of C++.
    pub fn z(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Inner_z_get(object, &mut result);
        outcome(done, result)
    }

    // zoo.hpp:36: zoo::Outer::Inner::z
    /// # Errors
    /// The exceptions of C++.
    pub fn set_z(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Inner_z_set(object, value);
        outcome(done, ())
    }

    // zoo.hpp:36: zoo::Outer::Inner::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<OuterInner>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Inner_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// zoo.hpp:40: zoo::Drawer
/// `zoo::Drawer` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Drawer {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Drawer {
    const NAME: &'static str = "zoo::Drawer";
    const DESTROY: unsafe fn(Object) = ffi::Drawer_destroy;
}

impl Drawer {
    // zoo.hpp:40: zoo::Drawer::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Drawer>, Error> {
        let mut result = Default::default();
        let done = ffi::Drawer_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

impl Deref for Drawer {
    type Target = Holder;

    fn deref(&self) -> &Holder {
        let base = ffi::Drawer_as_Holder(class::object(self));
        // SAFETY: the base is a part of this object.
        unsafe { class::base(base) }
    }
}

impl DerefMut for Drawer {
    fn deref_mut(&mut self) -> &mut Holder {
        let base = ffi::Drawer_as_Holder(class::object_mut(self));
        // SAFETY: the base is a part of this object.
        unsafe { class::base_mut(base) }
    }
}

// Not for Rust:
// Rust has no type for `zoo::Hidden`: hidden, is_hidden
// Rust code may hold references to the variable's value: cvar.origin
// C++ keeps a pointer to what is passed: zoo::Line::mid
// there is a destructor but no copy constructor, so two objects could free the same memory: zoo::Holder::__copy__, zoo::Cupboard::holder, zoo::Cupboard::__copy__, zoo::Drawer::__copy__
// it copies an array of objects: zoo::Cupboard::corners
