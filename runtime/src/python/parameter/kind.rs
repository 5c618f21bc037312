//! What a kind of parameter makes of the object that the caller passes.

use super::{Array, Kind};
use crate::dtype::Dtype;
use crate::error::{Error, ErrorKind};
use crate::half::{Bfloat16, Half};
use crate::python::class::Taken;
use crate::python::complex::{as_complex, complex, complex64, is_number};
use crate::python::convert::{self, boolean, float, float32, index, integer, runs_no_code};
use crate::python::given::as_it_is;
use crate::python::half::half;
use crate::python::{Failure, Result};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyFloat, PySlice};
use std::fmt;

impl Kind {
    /// The array that C++ is given, the caller's or a result.
    pub(in crate::python) fn array(self) -> Option<Array> {
        match self {
            Kind::Array(array) | Kind::Result(array) => Some(array),
            Kind::Scalar(_) | Kind::Text | Kind::CText | Kind::Object(_) | Kind::Any | Kind::Checked(_) => {
                None
            }
        }
    }

    /// Reads `object` as this kind of value, only to learn whether that works.
    pub(in crate::python) fn check_value(self, object: &Bound<'_, PyAny>) -> Result<()> {
        match self {
            Kind::Scalar(dtype) => match dtype {
                Dtype::Bool => boolean(object).map(drop),
                Dtype::Int8 => integer::<i8>(object).map(drop),
                Dtype::Int16 => integer::<i16>(object).map(drop),
                Dtype::Int32 => integer::<i32>(object).map(drop),
                Dtype::Int64 => integer::<i64>(object).map(drop),
                Dtype::Uint8 => integer::<u8>(object).map(drop),
                Dtype::Uint16 => integer::<u16>(object).map(drop),
                Dtype::Uint32 => integer::<u32>(object).map(drop),
                Dtype::Uint64 => integer::<u64>(object).map(drop),
                Dtype::Float16 => half::<Half>(object).map(drop),
                Dtype::Bfloat16 => half::<Bfloat16>(object).map(drop),
                Dtype::Float32 => float32(object).map(drop),
                Dtype::Float64 => float(object).map(drop),
                Dtype::Complex64 => complex64(object).map(drop),
                Dtype::Complex128 => complex(object).map(drop),
            },
            Kind::Text | Kind::CText => convert::text(object, self == Kind::CText).map(drop),
            Kind::Checked(check) if !check.0(as_it_is(object)) => {
                let given = object.get_type().name()?;
                Err(Failure::value(Error::new(ErrorKind::Type, format!("takes no `{given}`"))))
            }
            Kind::Array(_) | Kind::Result(_) | Kind::Any | Kind::Checked(_) => Ok(()),
            Kind::Object(taken) => taken.check(object),
        }
    }

    /// Whether to read `object` as this kind takes what it holds, and asks no method of it.
    pub(in crate::python) fn reads_without_code(self, object: &Bound<'_, PyAny>) -> bool {
        match self {
            Kind::Scalar(dtype) if dtype.is_float() => object.is_instance_of::<PyFloat>(),
            Kind::Scalar(Dtype::Complex64 | Dtype::Complex128) => is_number(object),
            Kind::Text | Kind::CText => true,
            Kind::Object(taken) => !taken.converts(object),
            Kind::Any | Kind::Checked(_) => !object.is_exact_instance_of::<PySlice>(),
            _ => false,
        }
    }

    /// What is read in place of `object`, a value that may have code of its own: a value that has none. `None` where
    /// reading `object` as this kind runs no code anyway.
    pub(in crate::python) fn settled<'py>(
        self,
        object: &Bound<'py, PyAny>,
    ) -> Result<Option<Bound<'py, PyAny>>> {
        if let Kind::Object(taken) = self {
            return taken.settled(object);
        }
        if runs_no_code(object) || self.reads_without_code(object) {
            return Ok(None);
        }
        let py = object.py();
        match self {
            Kind::Scalar(Dtype::Bool) => Ok(Some(PyBool::new(py, boolean(object)?).to_owned().into_any())),
            Kind::Scalar(dtype) if dtype.is_float() => Ok(Some(PyFloat::new(py, float(object)?).into_any())),
            Kind::Scalar(Dtype::Complex64 | Dtype::Complex128) => as_complex(object).map(Some),
            Kind::Scalar(_) => index(object).map(Some),
            Kind::Any | Kind::Checked(_) => settled_slice(object),
            Kind::Text | Kind::CText | Kind::Array(_) | Kind::Result(_) | Kind::Object(_) => Ok(None),
        }
    }
}

/// A slice of plain numbers, as C++ takes it apart.
fn settled_slice<'py>(object: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
    let py = object.py();
    let part = |name: &str| -> Result<Bound<'py, PyAny>> {
        let part = object.getattr(name)?;
        if part.is_none() { Ok(part) } else { index(&part) }
    };
    let (start, stop, step) = (part("start")?, part("stop")?, part("step")?);
    // SAFETY: live objects, which it takes references of; a new reference, or NULL with an exception set.
    let slice = unsafe {
        Bound::from_owned_ptr_or_err(py, ffi::PySlice_New(start.as_ptr(), stop.as_ptr(), step.as_ptr()))
    };
    Ok(Some(slice?))
}

impl Kind {
    fn class_name(self) -> &'static str {
        match self {
            Kind::Object(taken) => taken.name(),
            _ => "",
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Scalar(dtype) => write!(f, "{dtype}"),
            Kind::Text => f.write_str("str"),
            Kind::Any | Kind::Checked(_) => f.write_str("object"),
            Kind::CText => f.write_str("str or None"),
            Kind::Array(array) | Kind::Result(array) => write!(f, "array of {}", array.dtype),
            Kind::Object(Taken { null: true, .. }) => write!(f, "{} or None", self.class_name()),
            Kind::Object(_) => f.write_str(self.class_name()),
        }
    }
}
