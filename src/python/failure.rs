//! Errors of a call, on their way to a Python exception.

use super::Function;
use crate::error::{Error, ErrorKind};
use pyo3::exceptions::{
    PyBufferError, PyIndexError, PyMemoryError, PyOverflowError, PyRuntimeError, PyTypeError,
    PyValueError,
};
use pyo3::prelude::*;

/// The result of a call's steps.
pub type Result<T> = std::result::Result<T, Failure>;

/// Why a call failed.
#[derive(Debug)]
pub enum Failure {
    /// The function that ran said so; its own text is the whole message.
    Thrown(Error),
    /// An argument was refused: the message says which.
    Argument { name: String, error: Error },
    /// The arguments as a whole were refused; the function's name is still to be added.
    Call(Error),
    /// An exception that Python code raised meanwhile.
    Raised(PyErr),
}

impl From<cxx::Exception> for Failure {
    fn from(exception: cxx::Exception) -> Failure {
        Failure::Thrown(exception.into())
    }
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure::Thrown(error)
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Failure {
        Failure::Raised(error)
    }
}

impl Failure {
    /// A `TypeError` about the call as a whole.
    pub(super) fn call(message: impl Into<String>) -> Failure {
        Failure::Call(Error::new(ErrorKind::Type, message))
    }

    pub(super) fn into_py_err(self, py: Python<'_>, function: &Function) -> PyErr {
        let name = function.name();
        match self {
            Failure::Thrown(error) => exception(error.kind, error.message),
            Failure::Argument {
                name: argument,
                error,
            } => exception(
                error.kind,
                format!("`{name}` argument `{argument}`: {}", error.message),
            ),
            Failure::Call(error) => exception(error.kind, format!("`{name}` {}", error.message)),
            Failure::Raised(error) => {
                let _attached = py;
                error
            }
        }
    }
}

fn exception(kind: ErrorKind, message: String) -> PyErr {
    match kind {
        ErrorKind::Type => PyTypeError::new_err(message),
        ErrorKind::Value => PyValueError::new_err(message),
        ErrorKind::Index => PyIndexError::new_err(message),
        ErrorKind::Overflow => PyOverflowError::new_err(message),
        ErrorKind::Memory => PyMemoryError::new_err(message),
        ErrorKind::Buffer => PyBufferError::new_err(message),
        ErrorKind::Runtime => PyRuntimeError::new_err(message),
    }
}
