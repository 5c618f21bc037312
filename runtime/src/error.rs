//! What can go wrong in a call, without a word of Python: a kind and a text.

use std::fmt;

/// Which exception a Python caller sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    Type,
    Value,
    Index,
    Overflow,
    Memory,
    Buffer,
    Runtime,
    /// `CudaError`, a RuntimeError.
    Cuda,
}

/// An error of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub kind: ErrorKind,
    pub message: String,
}

impl Error {
    /// An error with a text for its reader: the fact, then what to do.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}

impl From<cxx::Exception> for Error {
    /// Reads the kind that `include/quaff/exception.hpp` put before the text.
    fn from(exception: cxx::Exception) -> Error {
        let what = exception.what();
        let (kind, message) = what.split_once('\x1f').unwrap_or(("RuntimeError", what));
        let kind = match kind {
            "ValueError" => ErrorKind::Value,
            "IndexError" => ErrorKind::Index,
            "MemoryError" => ErrorKind::Memory,
            "OverflowError" => ErrorKind::Overflow,
            _ => ErrorKind::Runtime,
        };
        Error::new(kind, message)
    }
}
