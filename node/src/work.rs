//! Functions that run on Node's thread pool and return a `Promise`. C++ gets copies of the arrays, so that they may be changed
//! or transferred meanwhile.

use crate::argument;
use crate::call::Call;
use crate::error::{done, exception, failed};
use crate::function::{Function, guarded, passed};
use crate::{Env, Value, sys};
use quaff_runtime::array_view::{ArrayView, Description};
use quaff_runtime::error::{Error, ErrorKind};
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;

/// A call that runs on another thread, and gives the function that makes the result.
pub type Job = Box<dyn FnOnce() -> Result<Finish, Error> + Send>;
/// Makes the result, on the thread of JavaScript.
pub type Finish = Box<dyn FnOnce(&Call<'_>) -> Result<Value, Error> + Send>;

/// A job of a function and of what makes a value of JavaScript's of its result.
pub fn job<T: Send + 'static>(
    run: impl FnOnce() -> Result<T, Error> + Send + 'static,
    give: fn(&Call<'_>, T) -> Result<Value, Error>,
) -> Job {
    Box::new(move || {
        let result = run()?;
        Ok(Box::new(move |call: &Call<'_>| give(call, result)) as Finish)
    })
}

/// A copy of an array.
#[derive(Debug)]
pub struct Copied {
    description: Description,
    /// The elements from the first to the last in memory, in words that are aligned for all types.
    _memory: Vec<u64>,
}

// SAFETY: the memory is the value's own.
unsafe impl Send for Copied {}

impl Copied {
    /// Copies the elements of an array of the host's.
    pub(crate) fn of(given: &Description) -> Result<Copied, Error> {
        let bytes = match given.shape.contains(&0) {
            true => 0..0,
            false => given.extent().ok_or_else(failed)?,
        };
        let size = bytes.len();
        let mut memory: Vec<u64> = Vec::new();
        memory.try_reserve_exact(size.div_ceil(8)).map_err(|_| {
            Error::new(ErrorKind::Memory, "there is not enough memory for a copy of the array")
        })?;
        memory.resize(size.div_ceil(8), 0);
        if size > 0 {
            let first = given.data.wrapping_offset(bytes.start);
            // SAFETY: the array was found to have these bytes, and the copy has room for them.
            unsafe { ptr::copy_nonoverlapping(first, memory.as_mut_ptr().cast(), size) };
        }
        let data = memory.as_mut_ptr().cast::<u8>().wrapping_offset(-bytes.start);
        Ok(Copied { description: Description { data, ..given.clone() }, _memory: memory })
    }

    pub(crate) fn description(&self) -> &Description {
        &self.description
    }

    /// The array.
    pub fn view(&self) -> ArrayView<'_> {
        // SAFETY: the elements of the copy, which lie in it as those of the original lie in theirs.
        unsafe { ArrayView::new(self.description.clone()) }
    }
}

/// A call that runs on another thread.
struct Running {
    deferred: sys::napi_deferred,
    work: sys::napi_async_work,
    job: Option<Job>,
    finish: Option<Result<Finish, Error>>,
}

/// The entry of the form of a function that returns a `Promise`.
///
/// # Safety
/// Node calls it, with the data of a [`Function`].
pub(crate) unsafe extern "C" fn entry(env: sys::napi_env, info: sys::napi_callback_info) -> Value {
    // SAFETY: the environment of the running call.
    let env = unsafe { Env::new(env) };
    guarded(env, || {
        let passed = passed(env, info)?;
        // SAFETY: the caller's.
        let function = unsafe { &*passed.data.cast::<Function>() };
        let arguments = argument::read(env, &passed.values)?;
        let (mut deferred, mut promise) = (ptr::null_mut(), ptr::null_mut());
        // SAFETY: `env` is the environment of the running call.
        done(unsafe { sys::napi_create_promise(env.0, &mut deferred, &mut promise) })?;
        match function.job(env, passed.this, &arguments) {
            Ok(job) => start(env, function, deferred, job)?,
            Err(error) => reject(env, deferred, &error)?,
        }
        Ok(promise)
    })
}

fn start(env: Env, function: &Function, deferred: sys::napi_deferred, job: Job) -> Result<(), Error> {
    let name = crate::result::text(env, function.name.to_bytes())?;
    let running = Running { deferred, work: ptr::null_mut(), job: Some(job), finish: None };
    let running = Box::into_raw(Box::new(running));
    let mut work = ptr::null_mut();
    // SAFETY: `execute` gets the call on another thread, and `complete` afterwards on this one, which frees it.
    unsafe {
        let status = sys::napi_create_async_work(
            env.0,
            ptr::null_mut(),
            name,
            Some(execute),
            Some(complete),
            running.cast(),
            &mut work,
        );
        if let Err(error) = done(status) {
            drop(Box::from_raw(running));
            return Err(error);
        }
        (*running).work = work;
        done(sys::napi_queue_async_work(env.0, work))
    }
}

/// Runs the job.
///
/// # Safety
/// Node calls it with a [`Running`] that nobody else uses meanwhile.
unsafe extern "C" fn execute(_: sys::napi_env, running: *mut c_void) {
    // SAFETY: the caller's.
    let running = unsafe { &mut *running.cast::<Running>() };
    running.finish = running.job.take().map(|job| {
        catch_unwind(AssertUnwindSafe(job)).unwrap_or_else(|_| {
            let text = "this is a bug in quaff, which standard error describes: report it";
            Err(Error::new(ErrorKind::Runtime, text))
        })
    });
}

/// Settles the promise.
///
/// # Safety
/// Node calls it once with a [`Running`], after the job.
unsafe extern "C" fn complete(env: sys::napi_env, _: sys::napi_status, running: *mut c_void) {
    // SAFETY: the environment of the running call.
    let env = unsafe { Env::new(env) };
    // SAFETY: the caller's.
    let running = unsafe { Box::from_raw(running.cast::<Running>()) };
    let made = running.finish.unwrap_or_else(|| Err(failed())).and_then(|finish| {
        catch_unwind(AssertUnwindSafe(|| finish(&Call::new(env, ptr::null_mut(), &[]))))
            .unwrap_or_else(|_| Err(failed()))
    });
    // An environment that ends settles nothing.
    let _ = match made {
        Ok(value) => resolve(env, running.deferred, value),
        Err(error) => reject(env, running.deferred, &error),
    };
    // SAFETY: the work is done.
    unsafe { sys::napi_delete_async_work(env.0, running.work) };
}

fn resolve(env: Env, deferred: sys::napi_deferred, value: Value) -> Result<(), Error> {
    // SAFETY: the promise was not settled before.
    done(unsafe { sys::napi_resolve_deferred(env.0, deferred, value) })
}

/// Rejects a promise with the exception that JavaScript has thrown, or else with the one for an error.
fn reject(env: Env, deferred: sys::napi_deferred, error: &Error) -> Result<(), Error> {
    let mut is_pending = false;
    // SAFETY: `env` is the environment of the running call.
    unsafe { sys::napi_is_exception_pending(env.0, &mut is_pending) };
    let value = match is_pending {
        true => {
            let mut value = ptr::null_mut();
            // SAFETY: as above.
            done(unsafe { sys::napi_get_and_clear_last_exception(env.0, &mut value) })?;
            value
        }
        false => exception(env, error).ok_or_else(failed)?,
    };
    // SAFETY: the promise was not settled before.
    done(unsafe { sys::napi_reject_deferred(env.0, deferred, value) })
}
