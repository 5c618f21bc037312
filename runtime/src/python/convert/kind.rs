//! The conversion of the caller's object for each kind of parameter, implemented in that kind's file.

use crate::python::convert::number::runs_no_code;
use crate::python::convert::python;
use crate::python::interpreter::Result;
use crate::python::table::{Kind, Parameter};
use pyo3::prelude::*;
use std::fmt;

impl Kind {
    /// Whether reading `object`, which is not of one of Python's own types, calls none of its methods.
    pub(crate) fn is_settled(&self, object: &Bound<'_, PyAny>) -> bool {
        match self {
            Kind::Value(value) => (value.is_settled)(object),
            Kind::Object(taken) => !taken.converts(object),
            Kind::Python(_) => python::is_settled(object),
            Kind::Converted(_) => false,
            Kind::Array(_) | Kind::Result(_) => false,
        }
    }
}

impl Parameter {
    /// Checks that `object` can be read as a value of this kind.
    pub(crate) fn check_value(&self, object: &Bound<'_, PyAny>) -> Result<()> {
        match &self.kind {
            Kind::Value(value) => (value.check)(object),
            Kind::Object(taken) => taken.check(object),
            Kind::Python(check) => python::check(*check, object),
            Kind::Converted(convert) => convert.settled(object).map(drop),
            Kind::Array(_) | Kind::Result(_) => Ok(()),
        }
    }

    /// A value without code of its own, to be read instead of `object`, which may have such code. `None` if
    /// reading `object` as this kind runs no code anyway.
    pub(crate) fn settled<'py>(&self, object: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        match &self.kind {
            Kind::Object(taken) => taken.settled(object),
            kind if runs_no_code(object) || kind.is_settled(object) => Ok(None),
            Kind::Value(value) => (value.settled)(object).map(Some),
            Kind::Python(_) => python::settled(object).map(Some),
            Kind::Converted(convert) => convert.settled(object).map(Some),
            Kind::Array(_) | Kind::Result(_) => Ok(None),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Kind::Value(value) => f.write_str(value.name),
            Kind::Array(array) if array.records => f.write_str("structured array on a device"),
            Kind::Array(array) | Kind::Result(array) => write!(f, "array of {}", array.dtype),
            Kind::Object(taken) => write!(f, "{}{}", taken.name(), if taken.null { " or None" } else { "" }),
            Kind::Converted(convert) => f.write_str(convert.what),
            Kind::Python(_) => f.write_str("object"),
        }
    }
}
