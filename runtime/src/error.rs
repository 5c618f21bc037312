//! What can go wrong in a call, without a word of Python: a kind and a text.

use crate::thrown::Thrown;
use std::fmt;

/// Which exception a Python caller sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// TypeError: an argument of another type.
    Type,
    /// ValueError: such as an extent that does not fit, and C++'s `invalid_argument` and `domain_error`.
    Value,
    /// IndexError: C++'s `out_of_range`.
    Index,
    /// OverflowError: a number that its type cannot hold.
    Overflow,
    /// MemoryError: of the host or of a device.
    Memory,
    /// BufferError: memory whose description contradicts itself.
    Buffer,
    /// RuntimeError: all other exceptions of C++.
    Runtime,
    /// `CudaError`, a RuntimeError.
    Cuda,
    /// OSError.
    Io,
    /// ZeroDivisionError.
    ZeroDivision,
    /// SyntaxError.
    Syntax,
    /// SystemError.
    System,
    /// AttributeError.
    Attribute,
}

/// An error of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// Which exception it is in Python.
    pub kind: ErrorKind,
    /// For whoever called: the fact, then what to do.
    pub message: String,
    /// What C++ caught before it threw this, by `std::throw_with_nested`. Python has it as `__cause__`.
    pub cause: Option<Box<Error>>,
    /// What C++ threw, of a class that Python knows.
    pub(crate) thrown: Option<Thrown>,
}

impl Error {
    /// An error with a text for its reader: the fact, then what to do.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into(), cause: None, thrown: None }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.cause.as_deref().map(|cause| cause as _)
    }
}
