//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;
use std::ops::{Deref, DerefMut};

// example.i:109: marks
/// # Errors
/// The exceptions of C++.
pub fn set_marks(value: &[i32]) -> Result<(), Error> {
    let done = ffi::marks_set(&value.into());
    outcome(done, ())
}

// example.i:44: Span
/// `Span` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Span {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Span {
    const NAME: &'static str = "Span";
    const DESTROY: unsafe fn(Object) = ffi::Span_destroy;
}

impl Span {
    // example.i:44: Span::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Span>, Error> {
        let mut result = Default::default();
        let done = ffi::Span_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:44: Span::first
    /// # Errors
    /// The exceptions of C++.
    pub fn first(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Span_first_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:44: Span::first
    /// # Errors
    /// The exceptions of C++.
    pub fn set_first(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Span_first_set(object, value);
        outcome(done, ())
    }

    // example.i:44: Span::last
    /// # Errors
    /// The exceptions of C++.
    pub fn last(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Span_last_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:44: Span::last
    /// # Errors
    /// The exceptions of C++.
    pub fn set_last(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Span_last_set(object, value);
        outcome(done, ())
    }

    // example.i:44: Span::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Span>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Span_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:45: Scale
/// `Scale` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Scale {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Scale {
    const NAME: &'static str = "Scale";
    const DESTROY: unsafe fn(Object) = ffi::Scale_destroy;
}

impl Scale {
    // example.i:45: Scale::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Scale>, Error> {
        let mut result = Default::default();
        let done = ffi::Scale_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:46: Scale::factor
    /// # Errors
    /// The exceptions of C++.
    pub fn factor(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Scale_factor_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:46: Scale::factor
    /// # Errors
    /// The exceptions of C++.
    pub fn set_factor(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Scale_factor_set(object, value);
        outcome(done, ())
    }

    // example.i:45: Scale::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Scale>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Scale_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:67: Shape
/// `Shape` of C++.
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
    const NAME: &'static str = "Shape";
    const DESTROY: unsafe fn(Object) = ffi::Shape_destroy;
}

impl Shape {
    // example.i:67: Shape::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Shape>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Shape_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:68: Square
/// `Square` of C++.
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
    const NAME: &'static str = "Square";
    const DESTROY: unsafe fn(Object) = ffi::Square_destroy;
}

impl Square {
    // example.i:68: Square::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Square>, Error> {
        let mut result = Default::default();
        let done = ffi::Square_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:68: Square::side
    /// # Errors
    /// The exceptions of C++.
    pub fn side(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Square_side_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:68: Square::side
    /// # Errors
    /// The exceptions of C++.
    pub fn set_side(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Square_side_set(object, value);
        outcome(done, ())
    }

    // example.i:68: Square::__copy__
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

// Not for Rust:
// the call uses Python objects: at_most, divided, filled, greet, inverse, made, named, numbers, refused, span, total, cvar.marks, Scale::of, Shape::__init__
// Rust has no type for `double`: first
