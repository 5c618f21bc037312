//! Errors of calls: a kind and a message, independent of Python.

use std::ffi::{CStr, c_char, c_int, c_void};
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::{fmt, ptr};

/// The exception that a Python caller gets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum ErrorKind {
    /// TypeError: an argument has a wrong type.
    Type,
    /// ValueError: for example an extent that does not match, and C++'s `invalid_argument`, `domain_error`
    /// and `range_error`.
    Value,
    /// IndexError: C++'s `out_of_range` and `length_error`.
    Index,
    /// OverflowError: a number that its type cannot represent.
    Overflow,
    /// MemoryError: the host or a device has no memory left.
    Memory,
    /// BufferError: the description of the memory contradicts itself.
    Buffer,
    /// RuntimeError: all other C++ exceptions.
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
    /// SystemExit: C++ has ended the thread.
    Exit,
}

/// An error of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Error {
    /// The exception that Python callers get.
    pub kind: ErrorKind,
    /// The message for the caller: the fact, then the remedy.
    pub message: String,
    /// The exception that C++ had caught when it threw this one with `std::throw_with_nested`. In Python it
    /// is `__cause__`.
    pub cause: Option<Box<Error>>,
    /// The name of the type that C++ threw, from its type information.
    pub(crate) class: Option<&'static CStr>,
    /// The object that C++ threw, if Python has its class.
    pub(crate) thrown: Option<Thrown>,
}

impl Error {
    /// Appends the remedy, if there is one.
    #[cfg(feature = "python")]
    pub(crate) fn with_fix(mut self, fix: Option<String>) -> Error {
        if let Some(fix) = fix {
            self.message += ": ";
            self.message += &fix;
        }
        self
    }

    /// Creates an error with a message for the caller: the fact, then the remedy.
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Error {
        Error { kind, message: message.into(), cause: None, class: None, thrown: None }
    }
}

impl Error {
    /// The class of the object that C++ threw, in C++ spelling: `std::invalid_argument`. `None` if quaff
    /// detected the error itself.
    pub fn cxx_class(&self) -> Option<String> {
        let name = self.class?;
        let mut status = 0;
        // SAFETY: the name ends with a zero, and the function returns an allocated text or NULL.
        let text = unsafe { __cxa_demangle(name.as_ptr(), ptr::null_mut(), ptr::null_mut(), &mut status) };
        if text.is_null() {
            return Some(name.to_string_lossy().into_owned());
        }
        // SAFETY: the text ends with a zero.
        let class = unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned();
        // SAFETY: the text was allocated by `malloc`, and no other code has it.
        unsafe { free(text.cast()) };
        Some(class)
    }
}

unsafe extern "C" {
    /// A function of the C++ runtime library.
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

/// A copy of a thrown object, with the table of its class.
#[derive(Clone, Debug)]
pub(crate) struct Thrown(Arc<ThrownObject>);

#[derive(Debug)]
struct ThrownObject {
    table: *const c_void,
    /// Null after the object was taken.
    object: AtomicPtr<c_void>,
    destroy: unsafe extern "C" fn(*mut c_void),
}

// SAFETY: only the code that takes or frees the object dereferences the addresses, one thread at a time.
unsafe impl Send for ThrownObject {}
// SAFETY: as for `Send`.
unsafe impl Sync for ThrownObject {}

impl Thrown {
    /// Takes over `object`, which `destroy` frees.
    ///
    /// # Safety
    /// `destroy` frees `object` on any thread, and no other code frees it.
    pub(crate) unsafe fn new(
        table: *const c_void,
        object: *mut c_void,
        destroy: unsafe extern "C" fn(*mut c_void),
    ) -> Thrown {
        Thrown(Arc::new(ThrownObject { table, object: AtomicPtr::new(object), destroy }))
    }

    /// The table that was registered in C++ for the class.
    #[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
    pub(crate) fn table(&self) -> *const c_void {
        self.0.table
    }

    /// The object, which the caller must free; null if it was taken before.
    #[cfg_attr(not(feature = "python"), expect(dead_code, reason = "for Python alone"))]
    pub(crate) fn take(&self) -> *mut c_void {
        self.0.object.swap(ptr::null_mut(), Ordering::AcqRel)
    }
}

impl Drop for ThrownObject {
    fn drop(&mut self) {
        let object = *self.object.get_mut();
        if !object.is_null() {
            // SAFETY: promised to `Thrown::new`, and the object was not taken.
            unsafe { (self.destroy)(object) };
        }
    }
}

impl PartialEq for Thrown {
    fn eq(&self, other: &Thrown) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Thrown {}
