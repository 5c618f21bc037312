//! The C++ exception that a function of a shim has caught. `include/quaff/exception.hpp` stores the exception
//! here, and the caller of the function reads it with [`outcome`].

use crate::core::error::{Error, ErrorKind, Thrown};
use std::cell::RefCell;
use std::ffi::{CStr, c_char, c_void};
use std::slice;

/// The outcome of a C++ call: `result`, which C++ has written, if the call is `done`, and otherwise the
/// stored exception.
///
/// # Errors
/// The exception that C++ threw.
#[inline]
pub fn outcome<T>(done: bool, result: T) -> Result<T, Error> {
    if done { Ok(result) } else { Err(take()) }
}

/// The error for a number that C++ returned as an enumeration, and that is none of its values.
#[cold]
pub fn no_enumerator(name: &str, value: i64) -> Error {
    Error::new(ErrorKind::Value, format!("no value of `{name}` is {value}"))
}

thread_local! {
    /// The stored exceptions, outermost first, each followed by the one nested in it.
    static KEPT: RefCell<Vec<Error>> = const { RefCell::new(Vec::new()) };
}

/// Takes the exception that C++ has stored on this thread.
#[cold]
pub(crate) fn take() -> Error {
    let kept = KEPT.with_borrow_mut(std::mem::take);
    let nested = |cause: Option<Error>, error| Some(Error { cause: cause.map(Box::new), ..error });
    kept.into_iter()
        .rev()
        .fold(None, nested)
        .unwrap_or_else(|| Error::new(ErrorKind::Runtime, "the call failed, and C++ has not said why"))
}

/// Stores one exception for this thread; C++ calls this in an exception handler. Unread exceptions are
/// discarded.
///
/// # Safety
/// `text` has `size` bytes, or `size` is 0. `class` is the static name of a C++ type, or NULL.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_keep_exception(
    kind: u8,
    text: *const c_char,
    size: usize,
    is_cause: bool,
    class: *const c_char,
) {
    // SAFETY: guaranteed by the caller.
    let class = (!class.is_null()).then(|| unsafe { CStr::from_ptr(class) });
    // SAFETY: guaranteed by the caller.
    let text = if size == 0 { &[] } else { unsafe { slice::from_raw_parts(text.cast(), size) } };
    // The thread is ending, and neither stores nor reads exceptions.
    let _ = KEPT.try_with(|kept| {
        let mut kept = kept.borrow_mut();
        if !is_cause {
            kept.clear();
        }
        // Without memory the exception is lost, and `take` says that there is no description.
        if let Some(message) = replaced(text)
            && kept.try_reserve(1).is_ok()
        {
            kept.push(Error { class, ..Error::new(self::kind(kind), message) });
        }
    });
}

/// Discards the stored exception, which reaches no caller; C++ calls this in destructors. With Python,
/// `python/interpreter/failure.rs` reports the exception instead.
#[cfg(not(feature = "python"))]
#[unsafe(no_mangle)]
extern "C" fn quaff_report_exception() {
    drop(take());
}

/// Adds the thrown object to the stored exception; C++ calls this after [`quaff_keep_exception`].
///
/// # Safety
/// `destroy` frees `object`, which no other code uses.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_keep_thrown(
    table: *const c_void,
    object: *mut c_void,
    destroy: unsafe extern "C" fn(*mut c_void),
) {
    // SAFETY: guaranteed by the caller.
    let thrown = unsafe { Thrown::new(table, object, destroy) };
    let _ = KEPT.try_with(|kept| {
        if let Some(error) = kept.borrow_mut().first_mut() {
            error.thrown = Some(thrown);
        }
    });
}

/// The kind for a number of `quaff::detail::ExceptionKind`.
fn kind(number: u8) -> ErrorKind {
    match number {
        0 => ErrorKind::Value,
        1 => ErrorKind::Index,
        2 => ErrorKind::Overflow,
        3 => ErrorKind::Memory,
        5 => ErrorKind::Cuda,
        6 => ErrorKind::Io,
        7 => ErrorKind::Type,
        8 => ErrorKind::ZeroDivision,
        9 => ErrorKind::Syntax,
        10 => ErrorKind::System,
        11 => ErrorKind::Attribute,
        12 => ErrorKind::Buffer,
        13 => ErrorKind::Exit,
        _ => ErrorKind::Runtime,
    }
}

/// A text with a replacement character for each invalid sequence of UTF-8; `None` if there is no memory for
/// it.
fn replaced(text: &[u8]) -> Option<String> {
    let mut message = String::new();
    for chunk in text.utf8_chunks() {
        message.try_reserve(chunk.valid().len() + char::REPLACEMENT_CHARACTER.len_utf8()).ok()?;
        message.push_str(chunk.valid());
        if !chunk.invalid().is_empty() {
            message.push(char::REPLACEMENT_CHARACTER);
        }
    }
    Some(message)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::error::Error as _;

    fn keep(kind: u8, text: &[u8], is_cause: bool) {
        // SAFETY: the text and its size are those of a slice.
        unsafe { quaff_keep_exception(kind, text.as_ptr().cast(), text.len(), is_cause, std::ptr::null()) }
    }

    #[test]
    fn a_call_that_is_done_has_its_result() {
        assert_eq!(outcome(true, 7), Ok(7));
    }

    #[test]
    fn nested_exceptions_are_causes() {
        keep(0, b"outer", false);
        keep(1, b"inner", true);
        keep(4, b"", true);
        let error = outcome(false, ()).unwrap_err();
        assert_eq!((error.kind, error.message.as_str()), (ErrorKind::Value, "outer"));
        let inner = error.cause.as_deref().unwrap();
        assert_eq!((inner.kind, inner.message.as_str()), (ErrorKind::Index, "inner"));
        let innermost = inner.cause.as_deref().unwrap();
        assert_eq!((innermost.kind, innermost.message.as_str()), (ErrorKind::Runtime, ""));
        assert_eq!(innermost.cause, None);
        assert_eq!(error.source().unwrap().source().unwrap().to_string(), "");
    }

    #[test]
    fn an_exception_takes_the_place_of_one_that_nobody_read() {
        keep(0, b"first", false);
        keep(1, b"inside the first", true);
        keep(2, b"second", false);
        assert_eq!(outcome(false, ()), Err(Error::new(ErrorKind::Overflow, "second")));
    }

    #[test]
    fn an_exception_is_read_once() {
        keep(3, b"no memory", false);
        assert_eq!(outcome(false, ()), Err(Error::new(ErrorKind::Memory, "no memory")));
        assert_eq!(outcome(false, ()).unwrap_err().kind, ErrorKind::Runtime);
    }

    #[test]
    fn what_is_no_utf_8_is_replaced() {
        keep(4, b"\xffa\xfe", false);
        assert_eq!(outcome(false, ()).unwrap_err().message, "\u{fffd}a\u{fffd}");
    }
}
