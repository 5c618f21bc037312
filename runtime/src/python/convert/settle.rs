//! Runs all code that the arguments have before C++ gets any memory.
//!
//! NumPy's arrays, and most device arrays, are only held by reference, and the code of a value's `__index__`
//! or `__float__`, or of another array's protocol, can reallocate an array: `a.resize(9, refcheck=False)`.
//! Such values are therefore read once, before the arrays, and then the arrays are checked again: first
//! device arrays that describe themselves in Python, and then all arrays whose memory the host may access.
//! After that only quaff's code runs until C++ has returned. The memory of device arrays is also checked with
//! the driver.
//!
//! The conversion of the caller's object is here for all kinds of parameters, and implemented in each kind's
//! file.
//!
//! Most calls have only Python's own values and NumPy's arrays, and find out that there is no such code.

use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::Recheck;
use crate::python::convert::number::runs_no_code;
use crate::python::convert::python;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::{Arguments, Outcome, Parameter, ParameterKind};
use pyo3::prelude::*;
use std::fmt;

impl Arguments<'_, '_> {
    /// Whether reading the arguments so far, or reading the values again, can change an array. A sole
    /// argument cannot be changed by others, and without an array there is nothing to change; but if there
    /// are results, values may be their lengths, and must be read once.
    #[inline]
    pub(crate) fn may_have_run_code(&self, parameters: &[Parameter]) -> bool {
        let makes = parameters.last().is_some_and(Parameter::is_result);
        let Some((index, first)) = self.first else { return makes && self.have_code(parameters) };
        (makes || self.len() > 1)
            && (self.ran_code(index, first)
                || self.others.iter().any(|(index, outcome)| self.ran_code(*index, outcome))
                || self.have_code(parameters))
    }

    /// Whether acquiring an array may have run code.
    #[inline]
    fn ran_code(&self, index: usize, outcome: &Outcome<'_>) -> bool {
        outcome.as_ref().is_ok_and(|acquired| acquired.may_have_run_code(self.object(index)))
    }

    /// Whether the values are read first: reading them later could free an object that the call uses, or fail
    /// when code of a typemap already owns something.
    #[inline]
    pub(crate) fn are_values_first(&self, parameters: &[Parameter]) -> bool {
        let is_beside = |parameter: &Parameter| match parameter.kind {
            ParameterKind::Converted(_) => parameters.len() > 1,
            _ => parameter.kind.object().is_some(),
        };
        (self.this.is_some() || parameters.iter().any(is_beside)) && self.have_code(parameters)
    }

    /// Whether a value must be converted to an object.
    #[inline]
    pub(crate) fn are_to_convert(&self, parameters: &[Parameter]) -> bool {
        parameters
            .iter()
            .zip(self.objects)
            .any(|(parameter, object)| parameter.kind.object().is_some_and(|taken| taken.converts(object)))
    }

    #[inline]
    fn have_code(&self, parameters: &[Parameter]) -> bool {
        let only = self.function.overloads.len() == 1;
        parameters.iter().zip(self.objects).any(|(parameter, object)| match &parameter.kind {
            ParameterKind::Array(_) | ParameterKind::Result(_) => false,
            // The overloads before this one may have read the value as another kind.
            kind => !(runs_no_code(object) || only && kind.is_settled(object)),
        })
    }

    /// Reads the values that have code.
    ///
    /// # Errors
    /// The error of reading a value.
    #[cold]
    pub(crate) fn settle(&mut self, parameters: &[Parameter]) -> Result<()> {
        for (index, parameter) in parameters.iter().enumerate().filter(|(_, each)| !each.is_result()) {
            let settled = parameter.settled(self.object(index));
            if let Some(value) = settled.map_err(|failure| failure.naming(|| self.name(index)))? {
                self.settled.push((index, value));
            }
        }
        Ok(())
    }

    /// Checks that the arrays are unchanged after user code has run.
    ///
    /// # Errors
    /// A `BufferError` for an array whose memory has changed.
    #[cold]
    pub(crate) fn recheck_arrays(&self, parameters: &[Parameter]) -> Result<()> {
        // The arrays whose check runs no code come last: the code of the others may change them.
        self.check_unchanged(parameters, Recheck::MayRunCode)?;
        self.check_unchanged(parameters, Recheck::RunsNoCode)
    }

    /// Checks the arrays for which `look` is the way to check.
    fn check_unchanged(&self, parameters: &[Parameter], look: Recheck) -> Result<()> {
        for index in (0..parameters.len()).filter(|&index| parameters[index].kind.array().is_some()) {
            let acquired = self.acquired_array(index).and_then(|outcome| outcome.as_ref().ok());
            let Some(acquired) = acquired.filter(|acquired| acquired.recheck() == Some(look)) else {
                continue;
            };
            let wanted = self.function.wanted(index, self.stream);
            if !acquired.is_unchanged(self.object(index), wanted) {
                return Err(Failure::argument(self.name(index), changed()));
            }
        }
        Ok(())
    }
}

pub(crate) fn changed() -> Error {
    Error::new(
        ErrorKind::Buffer,
        "the array was changed while the other arguments were read: let no code of theirs resize it",
    )
}

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
