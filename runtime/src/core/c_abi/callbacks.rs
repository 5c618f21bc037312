//! Functions of C that C++ calls: the check that there is one, and the message of one that has failed.

use super::null;
use crate::core::error::Error;
use std::cell::RefCell;
use std::ffi::{CStr, CString, c_char};
use std::ptr;

/// The message of a function of C that has failed.
struct Failure {
    message: CString,
    is_new: bool,
}

thread_local! {
    static FAILURE: RefCell<Failure> = RefCell::new(Failure { message: CString::default(), is_new: false });
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
    let _ = FAILURE.try_with(|failure| failure.replace(Failure { message, is_new: true }));
}

/// The message of the last failure on this thread, if nobody has asked for it; for C++, after the call of a function of C.
#[unsafe(no_mangle)]
extern "C" fn quaff_failure_of_c() -> *const c_char {
    let failure = FAILURE.try_with(|failure| {
        let mut failure = failure.borrow_mut();
        match std::mem::take(&mut failure.is_new) {
            true => failure.message.as_ptr(),
            false => ptr::null(),
        }
    });
    failure.unwrap_or(ptr::null())
}
