//! The conversion of the caller's object for each kind of parameter, implemented in that kind's file.

use crate::python::convert::number::runs_no_code;
use crate::python::convert::python;
use crate::python::interpreter::Result;
use crate::python::table::{Parameter, ParameterKind};
use pyo3::prelude::*;
use std::fmt;

impl ParameterKind {
    /// Whether reading `object`, which is not of one of Python's own types, calls none of its methods.
    pub(crate) fn is_settled(&self, object: &Bound<'_, PyAny>) -> bool {
        match self {
            ParameterKind::Value(value) => (value.is_settled)(object),
            ParameterKind::Object(taken) => !taken.converts(object),
            ParameterKind::Python(_) => python::is_settled(object),
            ParameterKind::Converted(_) => false,
            ParameterKind::Array(_) | ParameterKind::Result(_) => false,
        }
    }
}

impl Parameter {
    /// Checks that `object` can be read as a value of this kind.
    pub(crate) fn check_value(&self, object: &Bound<'_, PyAny>) -> Result<()> {
        match &self.kind {
            ParameterKind::Value(value) => (value.check)(object),
            ParameterKind::Object(taken) => taken.check(object),
            ParameterKind::Python(check) => python::check(*check, object),
            ParameterKind::Converted(convert) => convert.settled(object).map(drop),
            ParameterKind::Array(_) | ParameterKind::Result(_) => Ok(()),
        }
    }

    /// A value without code of its own, to be read instead of `object`, which may have such code. `None` if
    /// reading `object` as this kind runs no code anyway.
    pub(crate) fn settled<'py>(&self, object: &Bound<'py, PyAny>) -> Result<Option<Bound<'py, PyAny>>> {
        match &self.kind {
            ParameterKind::Object(taken) => taken.settled(object),
            kind if runs_no_code(object) || kind.is_settled(object) => Ok(None),
            ParameterKind::Value(value) => (value.settled)(object).map(Some),
            ParameterKind::Python(_) => python::settled(object).map(Some),
            ParameterKind::Converted(convert) => convert.settled(object).map(Some),
            ParameterKind::Array(_) | ParameterKind::Result(_) => Ok(None),
        }
    }
}

impl fmt::Display for ParameterKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ParameterKind::Value(value) => f.write_str(value.name),
            ParameterKind::Array(array) if array.records => f.write_str("structured array on a device"),
            ParameterKind::Array(array) | ParameterKind::Result(array) => {
                write!(f, "array of {}", array.dtype)
            }
            ParameterKind::Object(taken) => {
                write!(f, "{}{}", taken.name(), if taken.null { " or None" } else { "" })
            }
            ParameterKind::Converted(convert) => f.write_str(convert.what),
            ParameterKind::Python(_) => f.write_str("object"),
        }
    }
}
