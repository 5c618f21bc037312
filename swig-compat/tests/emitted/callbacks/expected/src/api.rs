//! Written by quaff from example.i: change that file, not this one.
//!
//! The module's functions, for Rust.

use super::bridge::ffi;
use quaff_runtime::class::{self, Class, Opaque, Owned};
use quaff_runtime::closure;
use quaff_runtime::error::Error;
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;

// example.i:14: integrate
/// # Errors
/// The exceptions of C++.
pub fn integrate(
    f: impl Fn(f64) -> f64 + Send + Sync + 'static,
    from: f64,
    to: f64,
) -> Result<f64, Error> {
    let f = {
        let called = f;
        let call = move |given: &closure::Arguments<'_>, returned: &mut closure::Returned<'_>| {
            // SAFETY: C++ passes arguments of these types.
            let argument_1 = unsafe { given.number(0) };
            returned.number(called(argument_1));
        };
        let functions: closure::Functions = (
            ffi::closure_double_double_make,
            ffi::closure_double_double_free,
        );
        // SAFETY: the closure has the C++ function's parameters and result; it is `'static`.
        unsafe { closure::Function::new(call, functions)? }
    };
    let f = f.object();
    let mut result = Default::default();
    let done = ffi::integrate(f, from, to, &mut result);
    outcome(done, result)
}

// example.i:24: named
/// # Errors
/// The exceptions of C++.
pub fn named(
    called: impl Fn(f64) -> f64 + Send + Sync + 'static,
    call: f64,
    functions: f64,
) -> Result<f64, Error> {
    let called = {
        let called = called;
        let call = move |given: &closure::Arguments<'_>, returned: &mut closure::Returned<'_>| {
            // SAFETY: C++ passes arguments of these types.
            let argument_1 = unsafe { given.number(0) };
            returned.number(called(argument_1));
        };
        let functions: closure::Functions = (
            ffi::closure_double_double_make,
            ffi::closure_double_double_free,
        );
        // SAFETY: the closure has the C++ function's parameters and result; it is `'static`.
        unsafe { closure::Function::new(call, functions)? }
    };
    let called = called.object();
    let mut result = Default::default();
    let done = ffi::named(called, call, functions, &mut result);
    outcome(done, result)
}

// example.i:23: shifted
/// # Errors
/// The exceptions of C++.
pub fn shifted(f: impl FnMut(f64) -> f64 + Send, start: f64) -> Result<f64, Error> {
    let f = {
        let called = closure::Exclusive::new(f);
        let call = move |given: &closure::Arguments<'_>, returned: &mut closure::Returned<'_>| {
            // SAFETY: C++ passes arguments of these types.
            let argument_1 = unsafe { given.number(0) };
            returned.number(called.run(|called| called(argument_1)));
        };
        let functions: closure::Functions = (
            ffi::closure_double_double_make,
            ffi::closure_double_double_free,
        );
        // SAFETY: the closure has the C++ function's parameters and result, and C++ keeps no copy of it.
        unsafe { closure::Function::new(call, functions)? }
    };
    let f = f.object();
    let mut result = Default::default();
    let done = ffi::shifted(f, start, &mut result);
    outcome(done, result)
}

// example.i:21: square
/// # Errors
/// The exceptions of C++.
pub fn square(x: i32) -> Result<i32, Error> {
    let mut result = Default::default();
    let done = ffi::square(x, &mut result);
    outcome(done, result)
}

// example.i:13: Point
/// `Point` of C++.
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
    const NAME: &'static str = "Point";
    const DESTROY: unsafe fn(Object) = ffi::Point_destroy;
}

impl Point {
    // example.i:13: Point::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Point>, Error> {
        let mut result = Default::default();
        let done = ffi::Point_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:13: Point::x
    /// # Errors
    /// The exceptions of C++.
    pub fn x(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Point_x_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:13: Point::x
    /// # Errors
    /// The exceptions of C++.
    pub fn set_x(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Point_x_set(object, value);
        outcome(done, ())
    }

    // example.i:13: Point::__copy__
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

// example.i:16: Button
/// `Button` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Button {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Button {
    const NAME: &'static str = "Button";
    const DESTROY: unsafe fn(Object) = ffi::Button_destroy;
}

impl Button {
    // example.i:16: Button::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Button>, Error> {
        let mut result = Default::default();
        let done = ffi::Button_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:16: Button::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Button>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Button_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// example.i:25: Function
/// `Function` of C++.
///
/// If C++ keeps a pointer to an argument beyond a call, the argument must outlive it: Rust cannot check this.
#[derive(Debug)]
#[repr(C)]
#[allow(non_camel_case_types)]
pub struct Function {
    _opaque: Opaque,
}

// SAFETY: the name and the function that frees an object are those of this class.
unsafe impl Class for Function {
    const NAME: &'static str = "Function";
    const DESTROY: unsafe fn(Object) = ffi::Function_destroy;
}

impl Function {
    // example.i:25: Function::__init__
    /// # Errors
    /// The exceptions of C++.
    pub fn new() -> Result<Owned<Function>, Error> {
        let mut result = Default::default();
        let done = ffi::Function_init(&mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }

    // example.i:25: Function::x
    /// # Errors
    /// The exceptions of C++.
    pub fn x(&self) -> Result<i32, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Function_x_get(object, &mut result);
        outcome(done, result)
    }

    // example.i:25: Function::x
    /// # Errors
    /// The exceptions of C++.
    pub fn set_x(&mut self, value: i32) -> Result<(), Error> {
        let object = class::object_mut(self);
        let done = ffi::Function_x_set(object, value);
        outcome(done, ())
    }

    // example.i:25: Function::__copy__
    /// # Errors
    /// The exceptions of C++.
    pub fn copy(&self) -> Result<Owned<Function>, Error> {
        let object = class::object(self);
        let mut result = Default::default();
        let done = ffi::Function_copy(object, &mut result);
        let result = outcome(done, result)?;
        // SAFETY: the object is new and of this class, and only its owner frees it.
        unsafe { class::owned(result) }
    }
}

// Not for Rust:
// containers are values of Python's: std::function<void (Point&, const std::string&)>, std::function<const Point* (Point, bool)>, std::function<int (int)>
// Rust has no type for `int (int)`: apply, cvar.square_pointer
// Rust has no type for `std::function<const Point* (Point, bool)>`: nearest
// Rust has no type for `std::vector<std::function<int (int)>>`: sum
// Rust has no type for `std::function<double (double)>`: twice
// Rust has no type for `std::function<void (Point&, const std::string&)>`: Button::on_click, Button::on_click
