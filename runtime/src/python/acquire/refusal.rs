//! The reason why an object was refused, and its message: the fact, then the fix. The caller adds the names
//! of the function and the argument.

use super::library::Library;
use super::remedy::Remedy;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::Failure;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyInt, PyList, PyRange, PyTuple};
use std::borrow::Cow;
use std::fmt;

/// The help for Python's own numbers and sequences of numbers.
pub(crate) const AS_ARRAY: &str = "make it one with `numpy.asarray(…, dtype=…)`";

/// The reason why an object was refused.
#[derive(Debug)]
pub enum Refusal {
    /// The object supports no protocol for arrays.
    NotAnArray {
        /// The object's type.
        given: String,
        /// Every protocol, with the reason why it does not apply.
        tried: Vec<(Protocol, Cow<'static, str>)>,
        help: Option<&'static str>,
    },
    /// The elements are of a type without a C++ counterpart.
    Dtype { given: String, remedy: Remedy },
    /// The object exports memory that cannot be used as an array.
    Unusable { kind: ErrorKind, message: String },
    /// An exception raised by the object.
    Raised(PyErr),
}

/// The protocols that an object does not support, each with the reason.
pub(super) type Tried = Vec<(Protocol, Cow<'static, str>)>;

/// The protocol by which an object exports its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// `numpy.ndarray` and its subclasses, read from the array's own struct.
    Numpy,
    /// DLPack, through the type's C functions or through `__dlpack__`.
    Dlpack,
    /// `__cuda_array_interface__`.
    CudaArray,
    /// PEP 3118: `memoryview`, `array.array`, ctypes, NumPy's scalars.
    Buffer,
    /// A device address in `.ptr` or `.gpudata`, as in PyCUDA arrays.
    Handle,
    /// An object that NumPy converts to an array: by `__array_struct__` or `__array_interface__`, or by
    /// `__array__`, which may copy its elements.
    ArrayInterface,
}

impl Protocol {
    /// The name that users see.
    pub const fn name(self) -> &'static str {
        match self {
            Protocol::Numpy => "numpy",
            Protocol::Dlpack => "dlpack",
            Protocol::CudaArray => "cuda_array_interface",
            Protocol::Buffer => "buffer",
            Protocol::Handle => "handle",
            Protocol::ArrayInterface => "array_interface",
        }
    }
}

impl fmt::Display for Protocol {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Failure {
    /// The failure to acquire the argument called `name`.
    pub fn refused(py: Python<'_>, name: &str, refusal: &Refusal) -> Failure {
        match refusal.error(py) {
            Ok(error) => Failure::argument(name, error),
            Err(error) => Failure::raised_by(error).naming(|| name.to_owned()),
        }
    }
}

impl Refusal {
    pub(super) fn not_an_array(object: &Bound<'_, PyAny>, tried: Tried) -> Self {
        let converts = object.is_instance_of::<PyList>()
            || object.is_instance_of::<PyTuple>()
            || object.is_instance_of::<PyRange>()
            || object.is_instance_of::<PyFloat>()
            || object.is_instance_of::<PyInt>();
        let help = match Library::of(object) {
            Library::Dask => Some("make it one with `.compute()`"),
            _ => converts.then_some(AS_ARRAY),
        };
        // The reasons of the protocols do not help for Python's own objects.
        let tried = if converts { Tried::new() } else { tried };
        Refusal::NotAnArray { given: type_name(object), tried, help }
    }

    /// The refusal of a Python list or tuple, which supports no protocol.
    pub(crate) fn own_sequence(object: &Bound<'_, PyAny>) -> Self {
        Refusal::NotAnArray { given: type_name(object), tried: Vec::new(), help: None }
    }

    pub(super) fn unusable(kind: ErrorKind, message: impl Into<String>) -> Self {
        Refusal::Unusable { kind, message: message.into() }
    }

    pub(super) fn buffer(message: impl Into<String>) -> Self {
        Refusal::unusable(ErrorKind::Buffer, message)
    }

    /// The lines of the message; the first states the fact, and can follow `function: argument: `.
    pub fn lines(&self) -> Vec<String> {
        match self {
            Refusal::NotAnArray { given, tried, help } => {
                let fact = with_help(format!("expected an array, got `{given}`"), *help);
                let reasons = tried.iter().map(|(protocol, why)| format!("  {protocol}: {why}"));
                std::iter::once(fact).chain(reasons).collect()
            }
            Refusal::Dtype { given, remedy } => {
                let help = remedy.words(&Dtype::ALL, false, Library::Other);
                vec![with_help(format!("element type `{given}` is not supported"), help.as_deref())]
            }
            Refusal::Unusable { message, .. } => vec![message.clone()],
            Refusal::Raised(error) => vec![error.to_string()],
        }
    }

    /// The error, without the function's and the argument's name.
    ///
    /// # Errors
    /// An exception raised by the object, unchanged.
    pub fn error(&self, py: Python<'_>) -> Result<Error, PyErr> {
        let kind = match self {
            Refusal::NotAnArray { .. } | Refusal::Dtype { .. } => ErrorKind::Type,
            Refusal::Unusable { kind, .. } => *kind,
            Refusal::Raised(error) => return Err(error.clone_ref(py)),
        };
        Ok(Error::new(kind, self.lines().join("\n")))
    }
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Refusal::unusable(error.kind, error.message)
    }
}

impl From<PyErr> for Refusal {
    fn from(error: PyErr) -> Self {
        Refusal::Raised(error)
    }
}

/// The type's name without its module, as in `expected an array, got `list``.
pub(crate) fn type_name(object: &Bound<'_, PyAny>) -> String {
    object.get_type().name().map_or_else(|_| "object".to_owned(), |name| name.to_string_lossy().into_owned())
}

fn with_help(fact: String, help: Option<&str>) -> String {
    match help {
        Some(help) => format!("{fact}; {help}"),
        None => fact,
    }
}
