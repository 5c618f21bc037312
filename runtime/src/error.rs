//! What can go wrong in a call, without a word of Python: a kind and a text.

use std::fmt;

/// Which exception a Python caller sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
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
#[non_exhaustive]
pub struct Error {
    pub kind: ErrorKind,
    pub message: String,
    /// What C++ caught before it threw this, by `std::throw_with_nested`. Python has it as `__cause__`.
    pub cause: Option<Box<Error>>,
}

impl Error {
    /// An error with a text for its reader: the fact, then what to do.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into(), cause: None }
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

impl From<cxx::Exception> for Error {
    fn from(exception: cxx::Exception) -> Error {
        thrown(exception.what())
    }
}

/// Parts two exceptions; in a text of C++'s it is there twice.
const NEXT: char = '\x1e';
/// Parts the name of the Python exception from the text.
const TEXT: char = '\x1f';

/// Reads what `include/quaff/exception.hpp` wrote: exceptions, from the outermost on.
fn thrown(what: &str) -> Error {
    let (name, mut rest) = what.split_once(TEXT).unwrap_or(("RuntimeError", what));
    let mut error = Error::new(kind(name), "");
    while let Some((text, after)) = rest.split_once(NEXT) {
        error.message += text;
        let Some(doubled) = after.strip_prefix(NEXT) else {
            error.cause = Some(Box::new(thrown(after)));
            return error;
        };
        error.message.push(NEXT);
        rest = doubled;
    }
    error.message += rest;
    error
}

fn kind(name: &str) -> ErrorKind {
    match name {
        "ValueError" => ErrorKind::Value,
        "IndexError" => ErrorKind::Index,
        "MemoryError" => ErrorKind::Memory,
        "OverflowError" => ErrorKind::Overflow,
        _ => ErrorKind::Runtime,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::error::Error as _;

    #[test]
    fn nested_exceptions_are_causes() {
        let error = thrown("ValueError\x1fouter\x1eIndexError\x1finner\x1eRuntimeError\x1f");
        assert_eq!((error.kind, error.message.as_str()), (ErrorKind::Value, "outer"));
        let inner = error.cause.as_deref().unwrap();
        assert_eq!((inner.kind, inner.message.as_str()), (ErrorKind::Index, "inner"));
        let innermost = inner.cause.as_deref().unwrap();
        assert_eq!((innermost.kind, innermost.message.as_str()), (ErrorKind::Runtime, ""));
        assert_eq!(innermost.cause, None);
        assert_eq!(error.source().unwrap().source().unwrap().to_string(), "");
    }

    #[test]
    fn a_text_has_separators_of_its_own() {
        let error = thrown("ValueError\x1f\x1e\x1ea\x1fb\x1e\x1e\x1eIndexError\x1f\x1e\x1e");
        assert_eq!(error.message, "\x1ea\x1fb\x1e");
        assert_eq!(error.cause.unwrap().message, "\x1e");
    }

    #[test]
    fn a_text_without_a_name_is_one_of_cxx_itself() {
        assert_eq!(thrown("text"), Error::new(ErrorKind::Runtime, "text"));
    }
}
