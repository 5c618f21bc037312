//! Functions of C that C++ calls: the check that there is one, and the message of one that has failed.

use super::null;
use crate::core::error::Error;
use std::cell::{Cell, RefCell};
use std::ffi::{CStr, CString, c_char};
use std::ptr;

thread_local! {
    /// The message of the last function of C that has failed.
    static MESSAGE: RefCell<CString> = RefCell::default();
    /// Whether the message has not been read yet. It is a variable of its own, because each call reads it.
    static IS_NEW: Cell<bool> = const { Cell::new(false) };
}

/// Checks that the caller has passed a function.
///
/// # Errors
/// The function is NULL.
pub fn is_there<T>(function: Option<T>) -> Result<(), Error> {
    function.map(drop).ok_or_else(null)
}

/// Makes the function of C++ that called a function of C throw, once the function of C returns.
///
/// # Safety
/// The message is a text that ends with a zero, or NULL.
pub unsafe fn fail(message: *const c_char) {
    let message = match message.is_null() {
        true => CString::default(),
        // SAFETY: the caller's.
        false => unsafe { CStr::from_ptr(message) }.to_owned(),
    };
    // A thread that ends calls nothing more.
    let _ = MESSAGE.try_with(|last| last.replace(message));
    IS_NEW.set(true);
}

/// Runs the body of a function for C, apart from other failures: a failure from before the body is not taken for one of the
/// functions of C that it calls, and a failure that nobody has asked for in the body ends with it. A function of C may fail,
/// and then call another function before it returns.
#[inline]
pub(super) fn apart<T>(work: impl FnOnce() -> T) -> T {
    let before = IS_NEW.replace(false).then(|| MESSAGE.try_with(RefCell::take).unwrap_or_default());
    let done = work();
    IS_NEW.set(before.is_some());
    if let Some(before) = before {
        let _ = MESSAGE.try_with(|last| last.replace(before));
    }
    done
}

/// The message of the last failure on this thread, if nobody has asked for it; for C++, after the call of a function of C.
#[unsafe(no_mangle)]
extern "C" fn quaff_failure_of_c() -> *const c_char {
    match IS_NEW.replace(false) {
        true => MESSAGE.try_with(|last| last.borrow().as_ptr()).unwrap_or(ptr::null()),
        false => ptr::null(),
    }
}

#[cfg(test)]
mod tests {
    use super::super::run;
    use super::{fail, quaff_failure_of_c};
    use std::ffi::CStr;

    fn asked() -> Option<&'static str> {
        let message = quaff_failure_of_c();
        // SAFETY: NULL, or a message that stays until the next failure: the test compares it before.
        (!message.is_null()).then(|| unsafe { CStr::from_ptr(message) }.to_str().unwrap())
    }

    #[test]
    fn a_failure_is_that_of_the_call_that_it_was_in() {
        let fails = |message: &'static CStr| {
            // SAFETY: a text.
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
