//! Functions that run on Node's thread pool and return a `Promise`. C++ gets copies of the arrays, so that
//! they may be changed or transferred meanwhile.

use crate::argument::{self, Arguments};
use crate::call::Call;
use crate::error::{done, exception, failed, is_pending};
use crate::function::{Function, Passed, entered};
use crate::value::napi;
use crate::{Env, Value, sys};
use quaff_runtime::c_abi::caught;
use quaff_runtime::error::Error;
use std::ffi::c_void;
use std::ptr;

/// A call that runs on another thread, and returns the function that makes the result.
pub type Job = Box<dyn FnOnce() -> Result<Finish, Error> + Send>;
/// Makes the result, on the JavaScript thread.
pub type Finish = Box<dyn FnOnce(&Call<'_>) -> Result<Value, Error> + Send>;

/// A job from a function and the conversion of its result to a JavaScript value.
pub fn job<T: Send + 'static>(
    run: impl FnOnce() -> Result<T, Error> + Send + 'static,
    give: fn(&Call<'_>, T) -> Result<Value, Error>,
) -> Job {
    Box::new(move || {
        let result = run()?;
        Ok(Box::new(move |call: &Call<'_>| give(call, result)) as Finish)
    })
}

/// A call that runs on another thread.
struct PromisedCall {
    deferred: sys::napi_deferred,
    work: sys::napi_async_work,
    job: Option<Job>,
    finish: Option<Result<Finish, Error>>,
}

/// The entry of the variant of a function that returns a `Promise`.
///
/// # Safety
/// Node calls it, with the data of a [`Function`].
pub(crate) unsafe extern "C" fn entry(env: sys::napi_env, info: sys::napi_callback_info) -> Value {
    let run = |env: Env, passed: &Passed, function: &Function| {
        let mut arguments = Arguments::new();
        argument::read(env, &passed.values, |index| function.takes_tree(index), &mut arguments)?;
        let (mut deferred, mut promise) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: `env` is the environment of the running call.
        done(unsafe { sys::napi_create_promise(env.0, &mut deferred, &mut promise) })?;
        match function.job(env, passed.this, &arguments) {
            Ok(job) => start(env, function, deferred, job)?,
            Err(error) => reject(env, deferred, &error)?,
        }
        Ok(promise)
    };
    // SAFETY: guaranteed by the caller.
    unsafe { entered(env, info, run) }
}

fn start(env: Env, function: &Function, deferred: sys::napi_deferred, job: Job) -> Result<(), Error> {
    let name = crate::result::text(env, function.name.to_bytes())?;
    let call = PromisedCall { deferred, work: ptr::null_mut(), job: Some(job), finish: None };
    let (call, none) = (Box::into_raw(Box::new(call)), ptr::null_mut());
    let (run, end) = (Some(execute as _), Some(complete as _));
    // SAFETY: `execute` gets the call on another thread, and then `complete` on this one, which frees it.
    unsafe {
        let work = napi!(env, napi_create_async_work, none, name, run, end, call.cast());
        (*call).work = work.inspect_err(|_| drop(Box::from_raw(call)))?;
        done(sys::napi_queue_async_work(env.0, (*call).work))
    }
}

/// Runs the job.
///
/// # Safety
/// Node calls it with a [`PromisedCall`] that no other code uses meanwhile.
unsafe extern "C" fn execute(_: sys::napi_env, call: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let call = unsafe { &mut *call.cast::<PromisedCall>() };
    call.finish = call.job.take().map(caught);
}

/// Settles the promise.
///
/// # Safety
/// Node calls it once with a [`PromisedCall`], after the job.
unsafe extern "C" fn complete(env: sys::napi_env, _: sys::napi_status, call: *mut c_void) {
    // SAFETY: the environment is that of the running call.
    let env = unsafe { Env::new(env) };
    // SAFETY: guaranteed by the caller.
    let call = unsafe { Box::from_raw(call.cast::<PromisedCall>()) };
    let made = call
        .finish
        .unwrap_or_else(|| Err(failed()))
        .and_then(|finish| caught(|| finish(&Call::new(env, ptr::null_mut(), &[]))));
    // If the environment is ending, nothing is settled.
    let _ = match made {
        // SAFETY: the promise was not settled before.
        Ok(value) => done(unsafe { sys::napi_resolve_deferred(env.0, call.deferred, value) }),
        Err(error) => reject(env, call.deferred, &error),
    };
    // SAFETY: the work is done.
    unsafe { sys::napi_delete_async_work(env.0, call.work) };
}

/// Rejects a promise with the pending JavaScript exception, or otherwise with the one for an error.
fn reject(env: Env, deferred: sys::napi_deferred, error: &Error) -> Result<(), Error> {
    let value = match is_pending(env) {
        // SAFETY: `env` is the environment of the running call.
        true => unsafe { napi!(env, napi_get_and_clear_last_exception) }?,
        false => exception(env, error).ok_or_else(failed)?,
    };
    // SAFETY: the promise was not settled before.
    done(unsafe { sys::napi_reject_deferred(env.0, deferred, value) })
}
