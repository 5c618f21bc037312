//! The outcomes of calls: the status of a function for C, which is a code and the message of the last error
//! on this thread; and the failure of a C function that C++ calls, which is a message.

use crate::core::error::{Error, ErrorKind};
use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString, c_char, c_int};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::atomic::{AtomicU64, Ordering};

thread_local! {
    static MESSAGE: RefCell<CString> = RefCell::default();
}

/// Runs the body of a function for C, and returns its status. The message of an error is kept for
/// [`message`].
pub fn run(work: impl FnOnce() -> Result<(), Error>) -> c_int {
    // A panic is a bug in quaff: the caller is told that the call failed, whatever state the panic left. The
    // result is converted to a number first, because moving an error is slow.
    apart(|| match catch_unwind(AssertUnwindSafe(work)) {
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

thread_local! {
    /// The message of the last C function that failed.
    static FAILURE: RefCell<CString> = RefCell::default();
    /// Whether the message has not been read yet. It is a separate variable, because each call reads it.
    static IS_NEW: Cell<bool> = const { Cell::new(false) };
    /// The number of this thread; 0 before it was requested.
    static THREAD: Cell<u64> = const { Cell::new(0) };
}

/// The number of this thread, which no other thread ever has. The variable has no destructor, so that
/// destructors of C++'s static objects can release functions: they run after those of the thread's variables.
#[inline]
pub fn thread() -> u64 {
    static LAST: AtomicU64 = AtomicU64::new(0);
    if THREAD.get() == 0 {
        THREAD.set(LAST.fetch_add(1, Ordering::Relaxed) + 1);
    }
    THREAD.get()
}

/// Checks that the caller has passed a function.
///
/// # Errors
/// The function is NULL.
pub fn is_there<T>(function: Option<T>) -> Result<(), Error> {
    function.map(drop).ok_or_else(null)
}

/// The error for a pointer that must not be NULL.
#[cold]
pub fn null() -> Error {
    Error::new(ErrorKind::Value, "a pointer is NULL that must not be NULL")
}

/// Makes the C++ function that called a C function throw, once the C function returns.
///
/// # Safety
/// The message is a text that ends with a zero, or NULL.
pub unsafe fn fail(message: *const c_char) {
    let message = match message.is_null() {
        true => CString::default(),
        // SAFETY: guaranteed by the caller.
        false => unsafe { CStr::from_ptr(message) }.to_owned(),
    };
    // The thread is ending, and calls nothing more.
    let _ = FAILURE.try_with(|last| last.replace(message));
    IS_NEW.set(true);
}

/// Runs the body of a function for C with a clean failure state: a failure from before the body is not
/// attributed to a C function that the body calls, and a failure that the body has not read is discarded when
/// the body ends. A C function may fail, and then call another function before it returns.
#[inline]
fn apart<T>(work: impl FnOnce() -> T) -> T {
    let before = IS_NEW.replace(false).then(|| FAILURE.try_with(RefCell::take).unwrap_or_default());
    let done = work();
    IS_NEW.set(before.is_some());
    if let Some(before) = before {
        let _ = FAILURE.try_with(|last| last.replace(before));
    }
    done
}

/// The message of the last failure on this thread, if it has not been read; C++ asks for it after it has
/// called a C function.
#[unsafe(no_mangle)]
extern "C" fn quaff_failure_of_c() -> *const c_char {
    match IS_NEW.replace(false) {
        true => FAILURE.try_with(|last| last.borrow().as_ptr()).unwrap_or(ptr::null()),
        false => ptr::null(),
    }
}

#[cfg(test)]
mod tests {
    use super::{fail, quaff_failure_of_c, run};
    use std::ffi::CStr;

    fn asked() -> Option<&'static str> {
        let message = quaff_failure_of_c();
        // SAFETY: NULL, or a message that stays until the next failure, which comes after the comparison.
        (!message.is_null()).then(|| unsafe { CStr::from_ptr(message) }.to_str().unwrap())
    }

    #[test]
    fn a_failure_is_that_of_the_call_that_it_was_in() {
        let fails = |message: &'static CStr| {
            // SAFETY: the message ends with a zero.
            unsafe { fail(message.as_ptr()) }
            Ok(())
        };
        run(|| fails(c"nobody asks"));
        assert_eq!(asked(), None);
        fails(c"of the outer one").unwrap();
        run(|| {
            assert_eq!(asked(), None);
            fails(c"of the inner one")?;
            assert_eq!(asked(), Some("of the inner one"));
            fails(c"nobody asks")
        });
        assert_eq!(asked(), Some("of the outer one"));
        assert_eq!(asked(), None);
    }
}
