//! The status of a call: its code, and the message of the last error on this thread.

use super::callbacks;
use crate::core::error::{Error, ErrorKind};
use std::cell::RefCell;
use std::ffi::{CString, c_char, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};

thread_local! {
    static MESSAGE: RefCell<CString> = RefCell::default();
}

/// Runs the body of a function for C, and returns its status. The message of an error is kept for
/// [`message`].
pub fn run(work: impl FnOnce() -> Result<(), Error>) -> c_int {
    // A panic is a bug in quaff: the caller is told that the call failed, whatever state the panic left. The
    // result is converted to a number first, because moving an error is slow.
    callbacks::apart(|| match catch_unwind(AssertUnwindSafe(work)) {
        Ok(Ok(())) => 0,
        Ok(Err(error)) => failed(error.kind, &error.message),
        Err(_) => failed(ErrorKind::Runtime, BUG),
    })
}

/// The message for a panic.
const BUG: &str = "this is a bug in quaff, which standard error describes: report it";

/// Runs a part of a call. A panic is a bug in quaff: the caller is told that the call failed, whatever state
/// the panic left.
///
/// # Errors
/// The errors of the work, and a panic.
#[inline]
pub fn caught<T>(work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    catch_unwind(AssertUnwindSafe(work)).unwrap_or_else(|_| Err(Error::new(ErrorKind::Runtime, BUG)))
}

/// Stores the message of an error, and returns its status.
#[cold]
fn failed(kind: ErrorKind, message: &str) -> c_int {
    keep(message);
    code(kind)
}

/// The message of the last error on this thread, valid until the next error.
pub fn message() -> *const c_char {
    MESSAGE.try_with(|message| message.borrow().as_ptr()).unwrap_or(c"".as_ptr())
}

fn keep(text: &str) {
    let text = CString::new(text.replace('\0', "\u{fffd}")).unwrap_or_default();
    // The thread is ending, and keeps no message.
    let _ = MESSAGE.try_with(|message| message.replace(text));
}

/// The status for a kind of error: a `quaff_status` of `include/quaff/status.h`.
fn code(kind: ErrorKind) -> c_int {
    match kind {
        ErrorKind::Type => 1,
        ErrorKind::Value => 2,
        ErrorKind::Index => 3,
        ErrorKind::Overflow => 4,
        ErrorKind::Memory => 5,
        ErrorKind::Buffer => 6,
        ErrorKind::Cuda => 8,
        _ => 7,
    }
}
