//! The conversion of the caller's object for each kind of parameter.

use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::convert::complex::is_number;
use crate::python::convert::number::{index, runs_no_code};
use crate::python::convert::object::Taken;
use crate::python::convert::python::as_it_is;
use crate::python::interpreter::failure::{Failure, Result};
use crate::python::table::parameter::{Array, Kind, Parameter};
use pyo3::ffi;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PySlice, PyString};
use std::fmt;

impl Kind {
    /// The array that C++ is given, the caller's or a result.
    pub(crate) fn array(self) -> Option<Array> {
        match self {
            Kind::Array(array) | Kind::Result(array) => Some(array),
            Kind::Scalar(_)
            | Kind::Text
            | Kind::CText
            | Kind::Letter
            | Kind::Object(_)
            | Kind::Any
            | Kind::Checked(_) => None,
        }
    }

    /// Whether to read `object` as this kind takes what it holds, and asks no method of it.
    pub(crate) fn reads_without_code(self, object: &Bound<'_, PyAny>) -> bool {
        match self {
            Kind::Scalar(dtype) if dtype.is_float() => object.is_instance_of::<PyFloat>(),
            Kind::Scalar(Dtype::Complex64 | Dtype::Complex128) => is_number(object),
            Kind::Text | Kind::CText | Kind::Letter => true,
            Kind::Object(taken) => !taken.converts(object),
            Kind::Any | Kind::Checked(_) => !object.is_exact_instance_of::<PySlice>(),
            _ => false,
        }
    }
}

impl Parameter {
    /// Reads `object` as this takes it, only to learn whether that works.
    pub(crate) fn check_value(&self, object: &Bound<'_, PyAny>) -> Result<()> {
        match (self.kind, self.code.value) {
            (Kind::Object(taken), _) => taken.check(object),
            (Kind::Checked(check), _) if !check.0(as_it_is(object)) => {
                let given = object.get_type().name()?;
                Err(Failure::value(Error::new(ErrorKind::Type, format!("takes no `{given}`"))))
            }
            (_, Some(value)) => (value.check)(object),
            _ => Ok(()),
        }
    }

    /// What is read in place of `object`, a value that may have code of its own: a value that has none. `None` where
    /// reading `object` as this takes it runs no code anyway.
    pub(crate) fn settled<'py>(&self, object: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        match (self.kind, self.code.value) {
            (Kind::Object(taken), _) => taken.settled(object),
            (kind, _) if runs_no_code(object) || kind.reads_without_code(object) => Ok(None),
            (Kind::Any | Kind::Checked(_), _) => settled_slice(object).map(Some),
            (_, Some(value)) => (value.settled)(object).map(Some),
            _ => Ok(None),
        }
    }
}

/// A slice of plain numbers, as C++ takes it apart.
fn settled_slice<'py>(object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
    let py = object.py();
    let part = |name: &Bound<'py, PyString>| -> Result<Bound<'py, PyAny>> {
        let part = object.getattr(name)?;
        if part.is_none() { Ok(part) } else { index(&part) }
    };
    let (start, stop, step) =
        (part(intern!(py, "start"))?, part(intern!(py, "stop"))?, part(intern!(py, "step"))?);
    // SAFETY: live objects, which it takes references of; a new reference, or NULL with an exception set.
    let slice = unsafe {
        Bound::from_owned_ptr_or_err(py, ffi::PySlice_New(start.as_ptr(), stop.as_ptr(), step.as_ptr()))
    };
    Ok(slice?)
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
            Kind::Text | Kind::Letter => f.write_str("str"),
            Kind::Any | Kind::Checked(_) => f.write_str("object"),
            Kind::CText => f.write_str("str or None"),
            Kind::Array(array) | Kind::Result(array) => write!(f, "array of {}", array.dtype),
            Kind::Object(Taken { null: true, .. }) => write!(f, "{} or None", self.class_name()),
            Kind::Object(_) => f.write_str(self.class_name()),
        }
    }
}
