//! Conversion of complex numbers to C++ and back. Accepted are Python's complex numbers, objects with
//! `__complex__`, and everything that is accepted as a float.

use crate::core::complex::{Complex, Complex64, Complex128};
use crate::core::error::ErrorKind;
use crate::python::convert::number::{float, narrowed, plain_float, refuse, written};
use crate::python::interpreter::Result;
use crate::python::interpreter::names::intern;
use crate::python::table::returned::widened;
use crate::python::table::{Argument, Arguments, Passed, PlainArguments, Returned, Unfit, Value};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyComplex, PyFloat};

/// Whether an object is a number whose parts are read without running its own code.
pub(crate) fn is_number(object: &Bound<'_, PyAny>) -> bool {
    object.is_exact_instance_of::<PyComplex>() || object.is_exact_instance_of::<PyFloat>()
}

/// The complex number for an object, as Python's own type.
pub(crate) fn as_complex<'py>(object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    let Complex { re, im } = complex(object)?;
    // SAFETY: the lock is held; the result is a new reference, or NULL with an exception set.
    let made = unsafe { Bound::from_owned_ptr_or_err(object.py(), ffi::PyComplex_FromDoubles(re, im)) };
    Ok(made?)
}

pub(crate) fn complex(object: &Bound<'_, PyAny>) -> Result<Complex128> {
    if let Ok(own) = object.cast::<PyComplex>() {
        return Ok(parts(own));
    }
    // NumPy's `complex64` is not a subclass of Python's `complex`.
    let Some(method) = object.get_type().getattr_opt(intern!(object.py(), "__complex__"))? else {
        return match float(object) {
            Ok(re) => Ok(Complex::new(re, 0.0)),
            Err(failure) if failure.is_misfit() => {
                let name = object.get_type().name()?.to_string();
                refuse(ErrorKind::Type, format!("expected a complex number, got `{name}`"))
            }
            Err(failure) => Err(failure),
        };
    };
    Ok(parts(method.call1((object,))?.cast::<PyComplex>().map_err(PyErr::from)?))
}

/// The nearest `complex64`; a finite part beyond the greatest float is refused.
pub(crate) fn complex64(object: &Bound<'_, PyAny>) -> Result<Complex64> {
    let wide = complex(object)?;
    match narrow(wide) {
        Some(narrow) => Ok(narrow),
        None => {
            let (re, im) = (written(object.py(), wide.re)?, written(object.py(), wide.im)?);
            let message = format!("a part of {re} and {im} is out of range for the float that C++ takes");
            refuse(ErrorKind::Overflow, message)
        }
    }
}

/// The value of Python's own complex number or float.
pub(crate) fn plain_complex(object: &Bound<'_, PyAny>) -> Option<Complex128> {
    match object.cast_exact::<PyComplex>() {
        Ok(own) => Some(parts(own)),
        Err(_) => plain_float(object).map(|re| Complex::new(re, 0.0)),
    }
}

pub(crate) fn plain_complex64(object: &Bound<'_, PyAny>) -> Option<Complex64> {
    plain_complex(object).and_then(narrow)
}

fn parts(number: &Bound<'_, PyComplex>) -> Complex128 {
    let number = number.as_ptr();
    // SAFETY: a live complex number, and the lock is held.
    unsafe { Complex::new(ffi::PyComplex_RealAsDouble(number), ffi::PyComplex_ImagAsDouble(number)) }
}

fn narrow(wide: Complex128) -> Option<Complex64> {
    Some(Complex::new(narrowed(wide.re)?, narrowed(wide.im)?))
}

macro_rules! complex {
    ($($number:ty, $read:ident, $plain:ident, $widened:path;)*) => {$(
        impl Argument<'_> for $number {
            fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<Self> {
                $read(arguments.object(index))
            }
        }

        impl Passed for $number {
            type Read<'a> = $number;
            type As<'a> = $number;

            fn read(arguments: &Arguments<'_, '_>, index: usize) -> Result<$number> {
                arguments.get(index)
            }

            fn plain(given: &PlainArguments<'_, '_>, index: usize) -> std::result::Result<$number, Unfit> {
                $plain(&given.objects[index]).ok_or(Unfit::Unknown)
            }

            fn pass(read: &$number, _: u64) -> $number {
                *read
            }
        }

        // SAFETY: the constructor function returns a new reference, or NULL with an exception set.
        unsafe impl Returned for $number {
            fn into_new_reference(self, _attached: Python<'_>) -> *mut ffi::PyObject {
                // SAFETY: the lock is held, as the token proves.
                unsafe { ffi::PyComplex_FromDoubles($widened(self.re), $widened(self.im)) }
            }

            fn unset() -> $number {
                <$number>::default()
            }
        }

        impl Value for $number {}
    )*};
}

complex! {
    Complex64, complex64, plain_complex64, widened;
    Complex128, complex, plain_complex, f64::from;
}
