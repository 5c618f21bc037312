//! Conversion of 16-bit floating-point numbers to C++ and back; in Python they are floats.

use crate::core::dtype::Element;
use crate::core::error::ErrorKind;
use crate::core::half::{Bfloat16, Half};
use crate::python::convert::number::{float, plain_float, refuse, written};
use crate::python::interpreter::Result;
use crate::python::table::{Argument, Arguments, Passed, PlainArguments, Returned, Unfit, Value};
use pyo3::ffi;
use pyo3::prelude::*;

/// A 16-bit type to which a float is rounded.
pub(crate) trait Narrow: Element + Into<f64> {
    fn nearest(number: f64) -> Self;
}

/// The nearest number; a finite number beyond the greatest one is refused.
pub(crate) fn half<T: Narrow>(object: &Bound<'_, PyAny>) -> Result<T> {
    let wide = float(object)?;
    match narrowed(wide) {
        Some(narrow) => Ok(narrow),
        None => {
            let (taken, wide) = (T::DTYPE, written(object.py(), wide)?);
            refuse(ErrorKind::Overflow, format!("{wide} is out of range for the {taken} that C++ takes"))
        }
    }
}

/// The nearest number to Python's own float; `None` for any other object, and for a float out of range.
pub(crate) fn plain_half<T: Narrow>(object: &Bound<'_, PyAny>) -> Option<T> {
    plain_float(object).and_then(narrowed)
}

fn narrowed<T: Narrow>(wide: f64) -> Option<T> {
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
