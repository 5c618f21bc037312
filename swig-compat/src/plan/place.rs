//! Places in the interface's files, and the interface's code with its places.

use crate::interface::is_more_than_an_error;
use crate::lex::words;
use crate::source::Span;

/// Whether C++ code uses names from Python's header or from SWIG's code for Python.
pub(super) fn names_python(code: &str) -> bool {
    words(code).any(is_of_python)
}

pub(super) fn is_of_python(word: &str) -> bool {
    is_more_than_an_error(word)
        || word.starts_with("Py")
        || matches!(word, "SWIG_SetErrorMsg" | "SWIG_Python_SetErrorMsg")
}

/// A place in an interface file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    pub file: String,
    pub line: usize,
    pub span: Span,
}

impl std::fmt::Display for Place {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}:{}", self.file, self.line)
    }
}

/// C++ code of the interface, unchanged.
#[derive(Clone, Debug)]
pub struct Fragment {
    pub code: String,
    pub place: Place,
}

impl Fragment {
    /// Whether the code may call Python, because it uses names that Python's header declares.
    pub(super) fn names_python(&self) -> bool {
        names_python(&self.code)
    }
}

/// A declaration that is left out, with the reason.
#[derive(Debug)]
pub struct Note {
    pub what: String,
    pub reason: String,
    pub place: Place,
}

/// A line of code that goes beyond the stable ABI.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BeyondStableAbi {
    pub file: String,
    pub line: usize,
    /// The name, such as `PyUnicode_DATA` or `numpy/arrayobject.h`.
    pub what: String,
}

impl BeyondStableAbi {
    /// Whether the function is declared in NumPy's headers.
    pub fn is_of_numpy(&self) -> bool {
        self.what.starts_with("numpy/")
    }
}
