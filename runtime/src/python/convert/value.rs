//! Values that C++ takes by copy: the conversion for each type, if it is not yet the C++ argument. Tables point to the
//! conversions, so that a module contains only those of its parameters' types.

use crate::core::dtype::Dtype;
use crate::core::half::{Bfloat16, Half};
use crate::python::convert::complex::{as_complex, complex, complex64};
use crate::python::convert::half::half;
use crate::python::convert::number::{Integer, boolean, float, float32, index, integer, text};
use crate::python::interpreter::failure::Result;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat};

/// What is done with a value of one type.
#[derive(Debug)]
pub(crate) struct ReadValue {
    /// Reads it, only to learn whether that works.
    pub check: fn(&Bound<'_, PyAny>) -> Result<()>,
    /// Makes one without code of its own of a value that may have such.
    pub settled: for<'py> fn(&Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>>,
}

pub(crate) const TEXT: &ReadValue =
    &ReadValue { check: |object| text(object, false).map(drop), settled: |object| Ok(object.clone()) };

/// An overload for numbers goes before one for letters.
pub(crate) const LETTER: &ReadValue = TEXT;

pub(crate) const C_TEXT: &ReadValue =
    &ReadValue { check: |object| text(object, true).map(drop), settled: |object| Ok(object.clone()) };

/// How a value of C++'s type of this name is read.
pub(crate) const fn read_value(dtype: Dtype) -> &'static ReadValue {
    match dtype {
        Dtype::Bool => &ReadValue {
            check: |object| boolean(object).map(drop),
            settled: |object| Ok(PyBool::new(object.py(), boolean(object)?).to_owned().into_any()),
        },
        Dtype::Int8 => integers::<i8>(),
        Dtype::Int16 => integers::<i16>(),
        Dtype::Int32 => integers::<i32>(),
        Dtype::Int64 => integers::<i64>(),
        Dtype::Uint8 => integers::<u8>(),
        Dtype::Uint16 => integers::<u16>(),
        Dtype::Uint32 => integers::<u32>(),
        Dtype::Uint64 => integers::<u64>(),
        Dtype::Float16 => {
            &ReadValue { check: |object| half::<Half>(object).map(drop), settled: settled_float }
        }
        Dtype::Bfloat16 => {
            &ReadValue { check: |object| half::<Bfloat16>(object).map(drop), settled: settled_float }
        }
        Dtype::Float32 => &ReadValue { check: |object| float32(object).map(drop), settled: settled_float },
        Dtype::Float64 => &ReadValue { check: |object| float(object).map(drop), settled: settled_float },
        Dtype::Complex64 => &ReadValue { check: |object| complex64(object).map(drop), settled: as_complex },
        Dtype::Complex128 => &ReadValue { check: |object| complex(object).map(drop), settled: as_complex },
    }
}

const fn integers<T: Integer>() -> &'static ReadValue {
    &ReadValue { check: |object| integer::<T>(object).map(drop), settled: index }
}

fn settled_float<'py>(object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    Ok(PyFloat::new(object.py(), float(object)?).into_any())
}
