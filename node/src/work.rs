//! Functions that run on Node's thread pool and return a `Promise`. C++ gets copies of the arrays, so that they may be changed
//! or transferred meanwhile.

use crate::argument;
use crate::array::contiguous;
use crate::call::Call;
use crate::error::{caught, done, exception, failed, is_pending};
use crate::function::{Function, Passed, entered};
use crate::{Env, Value, sys};
use quaff_runtime::array_view::{ArrayView, Description};
use quaff_runtime::dtype::Dtype;
use quaff_runtime::error::{Error, ErrorKind};
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

/// An array of a call: the elements of an argument in place, or a copy of them, or a number as an array
/// without dimensions.
#[derive(Debug)]
pub struct Operand {
    description: Description,
    /// The elements of a copy from the first to the last in memory, or the number; empty for elements in
    /// place.
    _memory: Vec<u64>,
}

// SAFETY: the memory of a copy or of a number belongs to the value, and no job is made with elements in
// place.
unsafe impl Send for Operand {}

impl Operand {
    /// The elements of an argument, which are used before JavaScript code runs.
    pub(crate) fn lent(description: Description) -> Operand {
        Operand { description, _memory: Vec::new() }
    }

    pub(crate) fn number(dtype: Dtype, number: u64) -> Operand {
        let mut memory = vec![number];
        Operand { description: contiguous(memory.as_mut_ptr().cast(), dtype, &[]), _memory: memory }
    }

    /// Copies the elements of a host array.
    pub(crate) fn copied(given: &Description) -> Result<Operand, Error> {
        let bytes = match given.shape.contains(&0) {
            true => 0..0,
            false => given.extent().ok_or_else(failed)?,
        };
        let size = bytes.len();
        let mut memory = words(size)?;
        if size > 0 {
            let first = given.data.wrapping_offset(bytes.start);
            // SAFETY: the array was found to have these bytes, and the copy has room for them.
            unsafe { ptr::copy_nonoverlapping(first, memory.as_mut_ptr().cast(), size) };
        }
        let data = memory.as_mut_ptr().cast::<u8>().wrapping_offset(-bytes.start);
        Ok(Operand { description: Description { data, ..given.clone() }, _memory: memory })
    }

    /// The array.
    pub fn view(&self) -> ArrayView<'_> {
        // SAFETY: the value's own elements, in its memory as described, or those of an argument, which were
        // found to be within its memory and live as long as the call.
        unsafe { ArrayView::new(self.description.clone()) }
    }
}

/// Memory for this many bytes, in words that are aligned for all types.
pub(crate) fn words(bytes: usize) -> Result<Vec<u64>, Error> {
    let (words, mut memory) = (bytes.div_ceil(8), Vec::new());
    memory.try_reserve_exact(words).map_err(|_| {
        Error::new(ErrorKind::Memory, format!("there is not enough memory for an array of {bytes} bytes"))
    })?;
    memory.resize(words, 0);
    Ok(memory)
}

/// A call that runs on another thread.
struct Running {
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
        let arguments = argument::read(env, &passed.values)?;
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
    let running = Running { deferred, work: ptr::null_mut(), job: Some(job), finish: None };
    let running = Box::into_raw(Box::new(running));
    let mut work = ptr::null_mut();
    // SAFETY: `execute` gets the call on another thread, and then `complete` on this one, which frees it.
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
/// Node calls it with a [`Running`] that no other code uses meanwhile.
unsafe extern "C" fn execute(_: sys::napi_env, running: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let running = unsafe { &mut *running.cast::<Running>() };
    running.finish = running.job.take().map(caught);
}

/// Settles the promise.
///
/// # Safety
/// Node calls it once with a [`Running`], after the job.
unsafe extern "C" fn complete(env: sys::napi_env, _: sys::napi_status, running: *mut c_void) {
    // SAFETY: the environment is that of the running call.
    let env = unsafe { Env::new(env) };
    // SAFETY: guaranteed by the caller.
    let running = unsafe { Box::from_raw(running.cast::<Running>()) };
    let made = running
        .finish
        .unwrap_or_else(|| Err(failed()))
        .and_then(|finish| caught(|| finish(&Call::new(env, ptr::null_mut(), &[]))));
    // If the environment is ending, nothing is settled.
    let _ = match made {
        // SAFETY: the promise was not settled before.
        Ok(value) => done(unsafe { sys::napi_resolve_deferred(env.0, running.deferred, value) }),
        Err(error) => reject(env, running.deferred, &error),
    };
    // SAFETY: the work is done.
    unsafe { sys::napi_delete_async_work(env.0, running.work) };
}

/// Rejects a promise with the pending JavaScript exception, or otherwise with the one for an error.
fn reject(env: Env, deferred: sys::napi_deferred, error: &Error) -> Result<(), Error> {
    let value = match is_pending(env) {
        true => {
            let mut value = ptr::null_mut();
            // SAFETY: `env` is the environment of the running call.
            done(unsafe { sys::napi_get_and_clear_last_exception(env.0, &mut value) })?;
            value
        }
        false => exception(env, error).ok_or_else(failed)?,
    };
    // SAFETY: the promise was not settled before.
    done(unsafe { sys::napi_reject_deferred(env.0, deferred, value) })
}
