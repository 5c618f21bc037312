//! Errors of a call, before they become Python exceptions, and the border at which they do.

use crate::core::error::{Error, ErrorKind, Thrown};
use crate::python::interpreter::{attached, raised};
use pyo3::exceptions::{
    PyAttributeError, PyBufferError, PyIndexError, PyMemoryError, PyOSError, PyOverflowError, PyRuntimeError,
    PySyntaxError, PySystemError, PySystemExit, PyTypeError, PyValueError, PyZeroDivisionError,
};
use pyo3::ffi;
use pyo3::prelude::*;
use std::panic::AssertUnwindSafe;
use std::sync::OnceLock;
use std::{panic, ptr};

/// The result of a call's steps.
pub type Result<T> = std::result::Result<T, Failure>;

/// The reason why a call failed. It is one word wide, so that successful calls need no space for it.
#[derive(Debug)]
pub struct Failure(Box<Cause>);

#[derive(Debug)]
enum Cause {
    /// An error of the called function, whose text is the whole message.
    Thrown(Error),
    /// An argument was refused; the message names it.
    Argument { name: Option<String>, error: Error },
    /// The arguments as a whole were refused; the function's name is still to be added.
    Call(Error),
    /// An exception that an argument raised when it was asked for its memory.
    RaisedBy { name: Option<String>, error: PyErr },
    /// An exception that Python code raised meanwhile.
    Raised(PyErr),
}

impl From<Error> for Failure {
    fn from(error: Error) -> Failure {
        Failure(Box::new(Cause::Thrown(error)))
    }
}

impl From<PyErr> for Failure {
    fn from(error: PyErr) -> Failure {
        Failure(Box::new(Cause::Raised(error)))
    }
}

impl Failure {
    /// A `TypeError` about the call as a whole.
    pub(crate) fn call(message: impl Into<String>) -> Failure {
        Failure(Box::new(Cause::Call(Error::new(ErrorKind::Type, message))))
    }

    /// A refusal of the argument called `name`.
    pub fn argument(name: impl Into<String>, error: Error) -> Failure {
        Failure(Box::new(Cause::Argument { name: Some(name.into()), error }))
    }

    /// A refusal of a value; [`Failure::naming`] adds the name of its argument.
    pub(crate) fn value(error: Error) -> Failure {
        Failure(Box::new(Cause::Argument { name: None, error }))
    }

    /// An exception that a library raised about a value; [`Failure::naming`] adds the argument.
    pub(crate) fn raised_by(error: PyErr) -> Failure {
        Failure(Box::new(Cause::RaisedBy { name: None, error }))
    }

    /// The Python exception that is set. A separate function, because most callers never need it.
    #[cold]
    #[inline(never)]
    pub(crate) fn set(py: Python<'_>) -> Failure {
        PyErr::fetch(py).into()
    }

    /// Adds the name of the argument, if this failure is about an argument and has no name yet.
    pub(crate) fn naming(mut self, argument: impl FnOnce() -> String) -> Failure {
        if let Cause::Argument { name, .. } | Cause::RaisedBy { name, .. } = &mut *self.0 {
            name.get_or_insert_with(argument);
        }
        self
    }

    /// Adds the index of the element of a sequence, if this failure is about a value.
    #[cold]
    pub(crate) fn at_element(mut self, index: usize) -> Failure {
        if let Cause::Argument { name: None, error } = &mut *self.0 {
            error.message = format!("element {index}: {}", error.message);
        }
        self
    }

    /// The error of one argument; other failures are passed on.
    pub(crate) fn into_argument_error(self) -> Result<Error> {
        match *self.0 {
            Cause::Argument { error, .. } => Ok(error),
            cause => Err(Failure(Box::new(cause))),
        }
    }

    /// Whether the failure means that the arguments have types that the function does not accept.
    pub(crate) fn is_misfit(&self) -> bool {
        match &*self.0 {
            Cause::Argument { error, .. } | Cause::Call(error) => error.kind == ErrorKind::Type,
            Cause::Thrown(_) | Cause::RaisedBy { .. } | Cause::Raised(_) => false,
        }
    }

    /// The exception that callers of the function `name` get.
    pub fn into_py_err(self, py: Python<'_>, name: &str) -> PyErr {
        let (prefix, error) = match *self.0 {
            Cause::Thrown(error) => match PyErr::take(py) {
                // The interface's own code has already set a Python exception.
                Some(raised) => return raised,
                None => (String::new(), error),
            },
            Cause::Argument { name: Some(argument), error } => {
                (format!("`{name}`: argument `{argument}`: "), error)
            }
            Cause::Argument { name: None, error } => (format!("`{name}`: "), error),
            Cause::Call(error) => (format!("`{name}` "), error),
            Cause::RaisedBy { name: argument, error } => {
                let argument =
                    argument.map(|argument| format!(": argument `{argument}`")).unwrap_or_default();
                raised::add_note(py, &error, &format!("raised by `{name}`{argument}"));
                return error;
            }
            Cause::Raised(error) => return error,
        };
        exception(py, Error { message: prefix + &error.message, ..error })
    }
}

/// Passes a stored C++ exception without a caller, such as a destructor's, to `sys.unraisablehook`.
#[unsafe(no_mangle)]
extern "C" fn quaff_report_exception() {
    let error = crate::core::exception::take();
    // The interpreter may not be running, or be shutting down: then the exception cannot be reported.
    let _ = Python::try_attach(|py| {
        let raised = PyErr::take(py);
        exception(py, error).write_unraisable(py, None);
        if let Some(raised) = raised {
            raised.restore(py);
        }
    });
}

/// Makes the exception for an object that C++ has thrown, with a message; `None` if its class has no
/// exception.
type OfThrown = fn(Python<'_>, &Thrown, &str) -> Option<PyErr>;

/// The function that makes the exception for an object that C++ throws. A module with classes sets it,
/// because only objects of classes are thrown in this way.
static OF_THROWN: OnceLock<OfThrown> = OnceLock::new();

/// Makes `of_thrown` create the exceptions for objects that C++ throws.
pub(crate) fn raise_thrown_by(of_thrown: OfThrown) {
    OF_THROWN.get_or_init(|| of_thrown);
}

fn exception(py: Python<'_>, Error { kind, message, cause, thrown, class, .. }: Error) -> PyErr {
    let of_class = thrown.and_then(|thrown| OF_THROWN.get()?(py, &thrown, &message));
    // `throw 42` is raised as in SWIG: `args` contains the number itself.
    let number = class.filter(|class| *class == c"i").and_then(|_| message.parse::<i32>().ok());
    let of_number = of_class.or_else(|| number.map(PyRuntimeError::new_err));
    let exception = of_number.unwrap_or_else(|| by_kind(py, kind, message));
    if let Some(cause) = cause {
        exception.set_cause(py, Some(self::exception(py, *cause)));
    }
    exception
}

fn by_kind(py: Python<'_>, kind: ErrorKind, message: String) -> PyErr {
    match kind {
        ErrorKind::Type => raised::exception::<PyTypeError>(py, message),
        ErrorKind::Value => raised::exception::<PyValueError>(py, message),
        ErrorKind::Index => raised::exception::<PyIndexError>(py, message),
        ErrorKind::Overflow => raised::exception::<PyOverflowError>(py, message),
        ErrorKind::Memory => raised::exception::<PyMemoryError>(py, message),
        ErrorKind::Buffer => raised::exception::<PyBufferError>(py, message),
        ErrorKind::Runtime => raised::exception::<PyRuntimeError>(py, message),
        ErrorKind::Cuda => raised::error(py, message),
        ErrorKind::Io => raised::exception::<PyOSError>(py, message),
        ErrorKind::ZeroDivision => raised::exception::<PyZeroDivisionError>(py, message),
        ErrorKind::Syntax => raised::exception::<PySyntaxError>(py, message),
        ErrorKind::System => raised::exception::<PySystemError>(py, message),
        ErrorKind::Attribute => raised::exception::<PyAttributeError>(py, message),
        ErrorKind::Exit => raised::exception::<PySystemExit>(py, message),
    }
}

/// Runs a call, and raises its error as a Python exception.
#[inline(always)]
pub(crate) fn guarded<'py>(
    py: Python<'py>,
    name: impl Fn() -> String,
    call: impl FnOnce() -> Result<Bound<'py, PyAny>>,
) -> *mut ffi::PyObject {
    match panic::catch_unwind(AssertUnwindSafe(call)) {
        Ok(Ok(object)) => object.into_ptr(),
        Ok(Err(failure)) => raise_from(py, failure, name),
        Err(panic) => raise(py, |py| raised::of_panic(py, &name(), &*panic)),
    }
}

#[cold]
fn raise_from(py: Python<'_>, failure: Failure, name: impl FnOnce() -> String) -> *mut ffi::PyObject {
    raise(py, |py| failure.into_py_err(py, &name()))
}

#[cold]
fn raise(py: Python<'_>, error: impl FnOnce(Python<'_>) -> PyErr) -> *mut ffi::PyObject {
    attached(py, |py| raised::raise(py, error));
    ptr::null_mut()
}

/// Runs the handlers of pending signals. None run while the interpreter shuts down, when PyO3 does not attach
/// either.
pub(crate) fn check_signals() -> Result<()> {
    Ok(Python::try_attach(|py| py.check_signals()).unwrap_or(Ok(()))?)
}
