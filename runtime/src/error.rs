//! What can go wrong in a call, without a word of Python: a kind and a text.

use crate::thrown::Thrown;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::{fmt, ptr};

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
    /// The name of the type that C++ threw, as its type information has it.
    pub(crate) class: Option<&'static CStr>,
    /// What C++ threw, of a class that Python knows.
    pub(crate) thrown: Option<Thrown>,
}

impl Error {
    /// Adds what to do, where there is something.
    #[cfg(feature = "python")]
    pub(crate) fn with_fix(mut self, fix: Option<String>) -> Error {
        if let Some(fix) = fix {
            self.message += ": ";
            self.message += &fix;
        }
        self
    }

    /// An error with a text for its reader: the fact, then what to do.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into(), cause: None, class: None, thrown: None }
    }
}

impl Error {
    /// The class of what C++ threw, as C++ spells it: `std::invalid_argument`. `None` where quaff found the error itself.
    pub fn cxx_class(&self) -> Option<String> {
        let name = self.class?;
        let mut status = 0;
        // SAFETY: the name is a string, and the function makes one that is ours, or none.
        let text = unsafe { __cxa_demangle(name.as_ptr(), ptr::null_mut(), ptr::null_mut(), &mut status) };
        if text.is_null() {
            return Some(name.to_string_lossy().into_owned());
        }
        // SAFETY: a string, as above.
        let class = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
        // SAFETY: it was made by `malloc`, and nobody else has it.
        unsafe { free(text.cast()) };
        Some(class)
    }
}

unsafe extern "C" {
    /// Of C++'s runtime.
    fn __cxa_demangle(
        name: *const c_char,
        buffer: *mut c_char,
        length: *mut usize,
        status: *mut c_int,
    ) -> *mut c_char;
    fn free(memory: *mut c_void);
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
