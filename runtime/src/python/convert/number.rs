//! Conversion of Python values to C++ values.
//!
//! Conversions that would lose information are refused: a float is not accepted as an integer, nor a number
//! as a bool, and a number out of range is an `OverflowError`. Anything with `__index__` is accepted as an
//! integer and anything with `__float__` as a float, so NumPy scalars are accepted as both. The 16-bit types
//! are floats in Python.

use crate::core::dtype::Element;
use crate::core::error::{Error, ErrorKind};
use crate::core::half::{Bfloat16, Half};
use crate::python::acquire::is_complex_scalar;
use crate::python::interpreter::{Failure, Result, layout};
use crate::python::table::call::Read;
use crate::python::table::{Argument, Arguments, Passed, PlainArguments, Returned, Unfit, Value};
use pyo3::exceptions::{PyOverflowError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyComplex, PyFloat, PyInt, PyString};
use std::ffi::c_int;
use std::fmt::Display;

/// The largest number of digits that a message shows: enough for a number of 128 bits and its sign.
const LONGEST_SHOWN: usize = 40;

/// An integer type of C++.
pub trait Integer: TryFrom<i64> + TryFrom<u64> {
    const LEAST: i128;
    const GREATEST: i128;
    const BITS: u32;
}

macro_rules! integers {
    ($($rust:ty),*) => {$(
        impl Integer for $rust {
            const LEAST: i128 = <$rust>::MIN as i128;
            const GREATEST: i128 = <$rust>::MAX as i128;
            const BITS: u32 = <$rust>::BITS;
        }

        impl Argument<'_> for $rust {
            fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
                integer(arguments.object(index))
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

impl Argument<'_> for bool {
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        boolean(arguments.object(index))
    }
}

impl Argument<'_> for f64 {
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        float(arguments.object(index))
    }
}

impl Argument<'_> for f32 {
    fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
        float32(arguments.object(index))
    }
}

/// Whether an object is one of Python's own values, which run no user code when they are read.
#[inline]
pub(crate) fn runs_no_code(object: &Bound<'_, PyAny>) -> bool {
    object.is_exact_instance_of::<PyFloat>()
        || object.is_exact_instance_of::<PyInt>()
        || object.is_exact_instance_of::<PyString>()
        || object.is_exact_instance_of::<PyBool>()
        || object.is_exact_instance_of::<PyComplex>()
        || object.is_none()
}

pub(crate) fn boolean(object: &Bound<'_, PyAny>) -> Result<bool> {
    if let Ok(value) = object.cast::<PyBool>() {
        return Ok(value.is_true());
    }
    // NumPy's bool is not a subclass of Python's.
    let name = object.get_type().fully_qualified_name()?;
    match name.to_str()? {
        "numpy.bool" | "numpy.bool_" => Ok(object.is_truthy()?),
        _ => refuse(ErrorKind::Type, format!("expected a bool, got `{name}`")),
    }
}

pub(crate) fn integer<T: Integer>(object: &Bound<'_, PyAny>) -> Result<T> {
    if object.is_exact_instance_of::<PyInt>() {
        return exact_integer(object);
    }
    exact_integer(&index(object)?)
}

/// The integer for an object, as a Python int.
pub(crate) fn index<'py>(object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    // SAFETY: a live object, and the lock is held; the result is a new reference or NULL with an exception
    // set.
    let index = unsafe { Bound::from_owned_ptr_or_err(object.py(), ffi::PyNumber_Index(object.as_ptr())) };
    match index {
        Ok(index) => Ok(index),
        Err(error) if error.is_instance_of::<PyTypeError>(object.py()) => {
            refuse(ErrorKind::Type, format!("expected an integer, got `{}`", object.get_type().name()?))
        }
        Err(error) => Err(error.into()),
    }
}

fn exact_integer<T: Integer>(object: &Bound<'_, PyAny>) -> Result<T> {
    let mut overflow: c_int = 0;
    // SAFETY: a live int, and the lock is held.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &raw mut overflow) };
    if overflow == 0 {
        return T::try_from(value).map_err(|_| out_of_range::<T>(&value));
    }
    let wide = if overflow > 0 { object.extract::<u64>().ok() } else { None };
    wide.and_then(|wide| T::try_from(wide).ok()).ok_or_else(|| out_of_range::<T>(&shown(object)))
}

/// An integer in Python's notation, unless it is too long to read. Python refuses to print thousands of
/// digits.
fn shown(integer: &Bound<'_, PyAny>) -> String {
    match integer.str().map(|text| text.to_string()) {
        Ok(text) if text.len() <= LONGEST_SHOWN => text,
        Ok(text) => format!("an integer of {} digits", text.trim_start_matches('-').len()),
        Err(_) => "an integer of thousands of digits".to_owned(),
    }
}

fn out_of_range<T: Integer>(value: &dyn Display) -> Failure {
    beyond(value, T::LEAST, T::GREATEST, T::BITS)
}

/// The error for a number outside a type's range: one function for all types.
#[cold]
fn beyond(value: &dyn Display, least: i128, greatest: i128, bits: u32) -> Failure {
    let message =
        format!("{value} is out of range for the {bits}-bit integer that C++ takes: {least} to {greatest}");
    Failure::value(Error::new(ErrorKind::Overflow, message))
}

#[inline]
pub(crate) fn float(object: &Bound<'_, PyAny>) -> Result<f64> {
    if object.is_exact_instance_of::<PyFloat>() {
        // SAFETY: a live float, whose value is read without running code.
        return Ok(unsafe { ffi::PyFloat_AsDouble(object.as_ptr()) });
    }
    any_float(object)
}

fn any_float(object: &Bound<'_, PyAny>) -> Result<f64> {
    if let Ok(value) = object.cast::<PyFloat>() {
        return Ok(value.value());
    }
    if is_complex_scalar(object) {
        return no_float(object);
    }
    // SAFETY: a live object, and the lock is held.
    let value = unsafe { ffi::PyFloat_AsDouble(object.as_ptr()) };
    if value != -1.0 {
        return Ok(value);
    }
    match PyErr::take(object.py()) {
        None => Ok(value),
        Some(error) if error.is_instance_of::<PyTypeError>(object.py()) => no_float(object),
        Some(error) if error.is_instance_of::<PyOverflowError>(object.py()) => {
            refuse(ErrorKind::Overflow, "the integer is too large for a double")
        }
        Some(error) => Err(error.into()),
    }
}

#[cold]
fn no_float(object: &Bound<'_, PyAny>) -> Result<f64> {
    refuse(ErrorKind::Type, format!("expected a float, got `{}`", object.get_type().name()?))
}

/// Whether an object is a complex scalar of NumPy's.
///
/// # Safety
/// `given` is a live object, and the GIL is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_complex_scalar(given: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe { is_complex_scalar(&Borrowed::from_ptr(Python::assume_attached(), given)) }
}

/// The value of a Python bool.
pub(crate) fn plain_boolean(object: &Bound<'_, PyAny>) -> Option<bool> {
    object.cast_exact::<PyBool>().ok().map(|value| value.is_true())
}

/// The value of a Python int, if it is in range.
pub(crate) fn plain_integer<T: Integer>(object: &Bound<'_, PyAny>) -> Option<T> {
    if !object.is_exact_instance_of::<PyInt>() {
        return None;
    }
    let mut overflow: c_int = 0;
    // SAFETY: a live int, and the lock is held.
    let value = unsafe { ffi::PyLong_AsLongLongAndOverflow(object.as_ptr(), &raw mut overflow) };
    if overflow == 0 { T::try_from(value).ok() } else { None }
}

/// The value of a Python float.
#[inline]
pub(crate) fn plain_float(object: &Bound<'_, PyAny>) -> Option<f64> {
    let value = object.cast_exact::<PyFloat>().ok()?;
    // SAFETY: a live float.
    Some(if layout::is_known() { unsafe { layout::float(value.as_ptr()) } } else { value.value() })
}

/// Rounds to the nearest float; a finite value beyond the greatest float is refused, as SWIG does.
pub(crate) fn float32(object: &Bound<'_, PyAny>) -> Result<f32> {
    let wide = float(object)?;
    match narrowed(wide) {
        Some(narrow) => Ok(narrow),
        None => {
            let wide = written(object.py(), wide)?;
            refuse(ErrorKind::Overflow, format!("{wide} is out of range for the float that C++ takes"))
        }
    }
}

/// A float in Python's notation: Rust's code for writing floats, only for messages, would add 18 kB to every
/// module.
pub(crate) fn written(py: Python<'_>, number: f64) -> Result<Bound<'_, PyString>> {
    Ok(PyFloat::new(py, number).repr()?)
}

/// The nearest float, if there is one.
pub(crate) fn narrowed(wide: f64) -> Option<f32> {
    let narrow = wide as f32;
    Some(narrow).filter(|narrow| narrow.is_finite() || !wide.is_finite())
}

/// A refusal of one value; a caller that knows the argument adds its name.
pub(crate) fn refuse<T>(kind: ErrorKind, message: impl Into<String>) -> Result<T> {
    Err(Failure::value(Error::new(kind, message)))
}

impl PlainArguments<'_, '_> {
    pub(crate) fn boolean(&self, index: usize) -> Read<bool> {
        plain_boolean(&self.objects[index]).ok_or(Unfit::Unknown)
    }

    pub(crate) fn integer<T: Integer>(&self, index: usize) -> Read<T> {
        plain_integer(&self.objects[index]).ok_or(Unfit::Unknown)
    }

    pub(crate) fn float(&self, index: usize) -> Read<f64> {
        plain_float(&self.objects[index]).ok_or(Unfit::Unknown)
    }

    pub(crate) fn float32(&self, index: usize) -> Read<f32> {
        let wide = self.float(index)?;
        narrowed(wide).ok_or(Unfit::Unknown)
    }
}

/// Values are passed to C++ as they are read.
macro_rules! values {
    ($($rust:ty = $plain:ident;)*) => {$(
        impl Passed for $rust {
            type Read<'a> = $rust;
            type As<'a> = $rust;

            #[inline]
            fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<$rust> {
                arguments.get(index)
            }

            #[inline]
            fn plain(given: &PlainArguments<'_, '_>, index: usize) -> std::result::Result<$rust, Unfit> {
                given.$plain(index)
            }

            #[inline]
            fn pass(read: &$rust, _: u64) -> $rust {
                *read
            }
        }
    )*};
}

values! {
    bool = boolean;
    i8 = integer;
    i16 = integer;
    i32 = integer;
    i64 = integer;
    u8 = integer;
    u16 = integer;
    u32 = integer;
    u64 = integer;
    f32 = float32;
    f64 = float;
}

/// A 16-bit type to which a float is rounded.
pub(crate) trait Narrow: Element + Into<f64> {
    fn nearest(number: f64) -> Self;
}

/// The nearest number; a finite number beyond the greatest one is refused.
pub(crate) fn half<T: Narrow>(object: &Bound<'_, PyAny>) -> Result<T> {
    let wide = float(object)?;
    match rounded(wide) {
        Some(narrow) => Ok(narrow),
        None => {
            let (taken, wide) = (T::DTYPE, written(object.py(), wide)?);
            refuse(ErrorKind::Overflow, format!("{wide} is out of range for the {taken} that C++ takes"))
        }
    }
}

/// The nearest number to Python's own float; `None` for any other object, and for a float out of range.
pub(crate) fn plain_half<T: Narrow>(object: &Bound<'_, PyAny>) -> Option<T> {
    plain_float(object).and_then(rounded)
}

fn rounded<T: Narrow>(wide: f64) -> Option<T> {
    let narrow = T::nearest(wide);
    Some(narrow).filter(|&narrow| !Into::<f64>::into(narrow).is_infinite() || wide.is_infinite())
}

macro_rules! halves {
    ($($number:ident),*) => {$(
        impl Narrow for $number {
            fn nearest(number: f64) -> $number {
                $number::from_f64(number)
            }
        }

        impl Argument<'_> for $number {
            fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
                half(arguments.object(index))
            }
        }

        impl Passed for $number {
            type Read<'a> = $number;
            type As<'a> = $number;

            fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<$number> {
                arguments.get(index)
            }

            fn plain(given: &PlainArguments<'_, '_>, index: usize) -> std::result::Result<$number, Unfit> {
                plain_half(&given.objects[index]).ok_or(Unfit::Unknown)
            }

            fn pass(read: &$number, _: u64) -> $number {
                *read
            }
        }

        // SAFETY: the constructor function returns a new reference, or NULL with an exception set.
        unsafe impl Returned for $number {
            fn into_new_reference(self, _attached: Python<'_>) -> *mut ffi::PyObject {
                // SAFETY: the lock is held, as the token proves.
                unsafe { ffi::PyFloat_FromDouble(self.to_f64()) }
            }

            fn unset() -> $number {
                <$number>::default()
            }
        }

        impl Value for $number {}
    )*};
}

halves!(Half, Bfloat16);
