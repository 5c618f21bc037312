//! JavaScript values and their properties, by Node-API.

use crate::error::done;
use crate::{Env, Value, sys};
use quaff_runtime::error::Error;
use std::ffi::CStr;
use std::mem::MaybeUninit;

/// The value that a function of Node-API returns through its last parameter.
///
/// # Errors
/// The status that `call` returns.
///
/// # Safety
/// If `call` succeeds, it has written the place that it is given.
#[inline]
pub(crate) unsafe fn written<T>(call: impl FnOnce(*mut T) -> sys::napi_status) -> Result<T, Error> {
    let mut place = MaybeUninit::uninit();
    done(call(place.as_mut_ptr()))?;
    // SAFETY: guaranteed by the caller.
    Ok(unsafe { place.assume_init() })
}

/// The value that a function of Node-API, which is given by its name, returns through its last parameter.
macro_rules! napi {
    ($env:expr, $function:ident $(, $argument:expr)* $(,)?) => {
        $crate::value::written(|place| $crate::sys::$function($env.0, $($argument,)* place))
    };
}
pub(crate) use napi;

/// The type of a value, of `sys::ValueType`.
#[inline]
pub(crate) fn type_of(env: Env, value: Value) -> Result<sys::napi_valuetype, Error> {
    // SAFETY: the value belongs to the running call.
    unsafe { napi!(env, napi_typeof, value) }
}

pub(crate) fn set(env: Env, of: Value, name: &CStr, value: Value) -> Result<(), Error> {
    // SAFETY: the values belong to the running call.
    done(unsafe { sys::napi_set_named_property(env.0, of, name.as_ptr(), value) })
}

pub(crate) fn get(env: Env, of: Value, name: &CStr) -> Result<Value, Error> {
    // SAFETY: the value belongs to the running call.
    unsafe { napi!(env, napi_get_named_property, of, name.as_ptr()) }
}

pub(crate) fn global(env: Env, name: &CStr) -> Result<Value, Error> {
    // SAFETY: `env` is the environment of the running call.
    let global = unsafe { napi!(env, napi_get_global) }?;
    get(env, global, name)
}

pub(crate) fn are_same(env: Env, one: Value, other: Value) -> Result<bool, Error> {
    // SAFETY: the values belong to running calls.
    unsafe { napi!(env, napi_strict_equals, one, other) }
}

pub(crate) fn is_array(env: Env, value: Value) -> Result<bool, Error> {
    // SAFETY: the value belongs to the running call.
    unsafe { napi!(env, napi_is_array, value) }
}

/// The length of an array.
pub(crate) fn length(env: Env, array: Value) -> Result<u32, Error> {
    // SAFETY: the value belongs to the running call; Node refuses one that is no array.
    unsafe { napi!(env, napi_get_array_length, array) }
}

pub(crate) fn element(env: Env, array: Value, index: u32) -> Result<Value, Error> {
    // SAFETY: the value belongs to the running call.
    unsafe { napi!(env, napi_get_element, array, index) }
}

/// Calls a static method of a class of JavaScript's.
pub(crate) fn called(env: Env, class: &CStr, method: &CStr, arguments: &[Value]) -> Result<Value, Error> {
    let class = global(env, class)?;
    let (method, count) = (get(env, class, method)?, arguments.len());
    // SAFETY: the values belong to the running call.
    unsafe { napi!(env, napi_call_function, class, method, count, arguments.as_ptr()) }
}

/// A scope of JavaScript values, which are not used after it. The innermost scope ends first.
pub(crate) struct Scope(Env, sys::napi_handle_scope);

impl Scope {
    pub fn open(env: Env) -> Result<Scope, Error> {
        // SAFETY: `env` is the environment of this thread, and has not ended.
        unsafe { napi!(env, napi_open_handle_scope) }.map(|scope| Scope(env, scope))
    }
}

impl Drop for Scope {
    fn drop(&mut self) {
        // SAFETY: the scope was opened above, and is the innermost one.
        unsafe { sys::napi_close_handle_scope(self.0.0, self.1) };
    }
}

/// Runs work whose JavaScript values are not used afterwards.
pub(crate) fn scoped<T>(env: Env, work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    let _scope = Scope::open(env)?;
    work()
}
