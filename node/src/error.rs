//! Errors of calls as JavaScript exceptions.

use crate::result::text;
use crate::value::{napi, set, written};
use crate::{Env, Value, sys};
use quaff_runtime::error::{Error, ErrorKind};
use std::ptr;

/// An error of a kind, whose message is made as by `format!`.
macro_rules! error {
    ($kind:ident, $($message:tt)+) => {
        quaff_runtime::error::Error::new(quaff_runtime::error::ErrorKind::$kind, format!($($message)+))
    };
}
pub(crate) use error;

/// Converts the status of a Node-API call. If it has failed, an exception is pending, or [`failed`] describes
/// the error.
#[inline]
pub(crate) fn done(status: sys::napi_status) -> Result<(), Error> {
    if status == sys::Status::napi_ok { Ok(()) } else { Err(failed()) }
}

/// An error of Node-API itself. If JavaScript has thrown an exception, [`throw`] leaves that pending.
#[cold]
pub(crate) fn failed() -> Error {
    error!(Runtime, "Node.js has refused an operation: its environment is about to end")
}

/// Throws an exception for an error, unless there is one already.
#[cold]
pub(crate) fn throw(env: Env, error: &Error) {
    if !is_pending(env)
        && let Some(value) = exception(env, error)
    {
        // SAFETY: `env` is the environment of the running call.
        unsafe { sys::napi_throw(env.0, value) };
    }
}

/// Whether a JavaScript exception is pending.
pub(crate) fn is_pending(env: Env) -> bool {
    // SAFETY: `env` is the environment of the running call.
    unsafe { napi!(env, napi_is_exception_pending) }.unwrap_or(false)
}

/// The exception for an error: the one that a JavaScript function has thrown and that passed through C++, or
/// otherwise a `TypeError`, a `RangeError` or an `Error`. `cxxClass` is the class of the exception that C++
/// threw, and `cause` the exception nested in it.
pub(crate) fn exception(env: Env, error: &Error) -> Option<Value> {
    if let Some(thrown) = crate::callback::thrown(env, error) {
        return Some(thrown);
    }
    let message = text(env, error.message.as_bytes()).ok()?;
    let make = match error.kind {
        ErrorKind::Type | ErrorKind::Buffer | ErrorKind::Attribute => sys::napi_create_type_error,
        ErrorKind::Value | ErrorKind::Index | ErrorKind::Overflow => sys::napi_create_range_error,
        _ => sys::napi_create_error,
    };
    // SAFETY: `env` is the environment of the running call, and the message belongs to that call.
    let value = unsafe { written(|place| make(env.0, ptr::null_mut(), message, place)) }.ok()?;
    if let Some(class) = error.cxx_class() {
        set(env, value, c"cxxClass", text(env, class.as_bytes()).ok()?).ok()?;
    }
    if let Some(cause) = &error.cause {
        set(env, value, c"cause", exception(env, cause)?).ok()?;
    }
    Some(value)
}
