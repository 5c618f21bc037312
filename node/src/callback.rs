//! Functions of JavaScript's that C++ calls, as objects of `std::function`. C++ may keep them, and calls them on the thread of
//! JavaScript.

use crate::argument::Argument;
use crate::error::done;
use crate::module::{reference, referred};
use crate::number::Number;
use crate::{Env, Value, argument, sys};
use quaff_runtime::c_abi::{self, handles::Class};
use quaff_runtime::error::{Error, ErrorKind};
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;
use std::cell::Cell;
use std::collections::HashSet;
use std::ffi::{CStr, CString, c_char, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr;
use std::sync::{LazyLock, Mutex, PoisonError};
use std::thread::{self, ThreadId};

/// The function of the shim that makes a `std::function` of a function of C and its data.
pub type Maker = unsafe extern "C" fn(
    Option<unsafe extern "C" fn()>,
    *mut c_void,
    Option<unsafe extern "C" fn(*mut c_void)>,
    *mut Object,
) -> bool;

/// An instance of `std::function` whose objects can be made of functions.
pub struct CallbackClass {
    pub make: Maker,
    /// The function of C that calls the one of JavaScript, by [`called`].
    pub function: unsafe extern "C" fn(),
}

/// A function of JavaScript's that C++ has.
struct Held {
    env: Env,
    function: sys::napi_ref,
    thread: ThreadId,
}

/// The environments that have not ended: the references of others are gone.
static ENVIRONMENTS: LazyLock<Mutex<HashSet<usize>>> = LazyLock::new(Mutex::default);

fn environments() -> std::sync::MutexGuard<'static, HashSet<usize>> {
    ENVIRONMENTS.lock().unwrap_or_else(PoisonError::into_inner)
}

pub(crate) fn begin(env: Env) {
    environments().insert(env.0.addr());
}

pub(crate) fn end(env: Env) {
    environments().remove(&env.0.addr());
}

/// A call that runs, with its arguments.
struct Frame {
    arguments: *const [Argument],
    outer: *const Frame,
}

thread_local! {
    /// The innermost call that runs.
    static INNERMOST: Cell<*const Frame> = const { Cell::new(ptr::null()) };
    /// The exception that the last function has thrown, until the call that C++ made it in ends.
    static THROWN: Cell<sys::napi_ref> = const { Cell::new(ptr::null_mut()) };
}

/// Runs the call of C++, and notes its arguments meanwhile: C++ has the addresses of arrays, and may call functions.
#[inline]
pub(crate) fn noted<T>(arguments: &[Argument], work: impl FnOnce() -> T) -> T {
    /// Takes the note back, also after a panic.
    struct Outer(*const Frame);
    impl Drop for Outer {
        fn drop(&mut self) {
            INNERMOST.set(self.0);
        }
    }
    let frame = Frame { arguments, outer: INNERMOST.get() };
    let _outer = Outer(INNERMOST.replace(&raw const frame));
    work()
}

/// Whether the elements of all arrays of the running calls are where C++ has them.
fn are_in_place(env: Env) -> bool {
    let mut next = INNERMOST.get();
    // SAFETY: the note of a call that runs on this thread, with its arguments.
    while let Some(frame) = unsafe { next.as_ref() } {
        // SAFETY: as above.
        let arguments = unsafe { &*frame.arguments };
        if !arguments.iter().all(|argument| argument.is_in_place(env)) {
            return false;
        }
        next = frame.outer;
    }
    true
}

/// Runs a call, apart from the exceptions of calls around it. If it fails by an exception of JavaScript's, that exception is
/// thrown in the place of the error that C++ has made of it.
#[inline]
pub(crate) fn apart(env: Env, work: impl FnOnce() -> Result<Value, Error>) -> Result<Value, Error> {
    let before = THROWN.replace(ptr::null_mut());
    let result = work();
    let thrown = THROWN.replace(before);
    if !thrown.is_null() {
        rethrow(env, thrown, result.is_err());
    }
    result
}

#[cold]
fn rethrow(env: Env, thrown: sys::napi_ref, is_failed: bool) {
    if let (true, Ok(exception)) = (is_failed, referred(env, thrown)) {
        // SAFETY: `env` is the environment of the running call.
        unsafe { sys::napi_throw(env.0, exception) };
    }
    // SAFETY: the reference was made by `called`, and nobody else has it.
    unsafe { sys::napi_delete_reference(env.0, thrown) };
}

/// An object that is passed for a `std::function`: one that was made for the call is freed after it.
#[derive(Debug)]
pub struct Passed {
    object: Object,
    made_by: Option<&'static Class>,
}

impl Passed {
    pub(crate) fn lent(object: Object) -> Passed {
        Passed { object, made_by: None }
    }

    /// The object, which lives as long as this value.
    pub fn object(&self) -> Object {
        self.object
    }
}

impl Drop for Passed {
    fn drop(&mut self) {
        if let Some(destroy) = self.made_by.and_then(|class| class.destroy) {
            destroy(self.object);
        }
    }
}

impl CallbackClass {
    /// An object that calls a function.
    pub(crate) fn of(&self, env: Env, function: Value, class: &'static Class) -> Result<Passed, Error> {
        let held = Held { env, function: reference(env, function)?, thread: thread::current().id() };
        let data = Box::into_raw(Box::new(held));
        let mut object = Object::NULL;
        // SAFETY: the shim's function; it passes the data to both functions, and calls `release` once, also if it fails.
        let is_made = unsafe { (self.make)(Some(self.function), data.cast(), Some(release), &mut object) };
        Ok(Passed { object: outcome(is_made, object)?, made_by: Some(class) })
    }
}

/// Lets go of a function, with the last copy that C++ had.
///
/// # Safety
/// `data` is a [`Held`] of [`CallbackClass::of`], which nobody uses any more.
unsafe extern "C" fn release(data: *mut c_void) {
    // SAFETY: the caller's.
    let held = unsafe { Box::from_raw(data.cast::<Held>()) };
    // Node lets only its own thread free a reference; that of another thread is freed with the environment.
    if held.thread == thread::current().id() && environments().contains(&held.env.0.addr()) {
        // SAFETY: a reference of the environment, which has not ended.
        unsafe { sys::napi_delete_reference(held.env.0, held.function) };
    }
}

/// A value that a function returns to C++.
pub trait Returned: Default {
    #[doc(hidden)]
    fn of(env: Env, argument: &Argument) -> Option<Self>;
}

impl Returned for () {
    fn of(_: Env, _: &Argument) -> Option<()> {
        Some(())
    }
}

impl<T: Number + Default> Returned for T {
    fn of(env: Env, argument: &Argument) -> Option<T> {
        Number::of(env, argument)
    }
}

/// Calls a function of JavaScript's for C++, and gives what it returns. If it throws, the function of C++ that has called it
/// throws too.
///
/// # Safety
/// `data` is that of the `std::function`, which is being called.
pub unsafe fn called<R: Returned, const N: usize>(
    data: *mut c_void,
    arguments: impl FnOnce(Env) -> Result<[Value; N], Error>,
) -> R {
    // SAFETY: the caller's.
    let held = unsafe { &*data.cast_const().cast::<Held>() };
    let result = match held.thread == thread::current().id() && environments().contains(&held.env.0.addr()) {
        true => catch_unwind(AssertUnwindSafe(|| held.call(arguments)))
            .unwrap_or_else(|_| Err(Error::new(ErrorKind::Runtime, "this is a bug in quaff: report it"))),
        false => Err(Error::new(
            ErrorKind::Runtime,
            "C++ has called a function of JavaScript on another thread than that of JavaScript",
        )),
    };
    result.unwrap_or_else(|error| {
        let message = CString::new(error.message.replace('\0', "\u{fffd}")).unwrap_or_default();
        // SAFETY: a text.
        unsafe { c_abi::fail(message.as_ptr()) };
        R::default()
    })
}

impl Held {
    fn call<R: Returned, const N: usize>(
        &self,
        arguments: impl FnOnce(Env) -> Result<[Value; N], Error>,
    ) -> Result<R, Error> {
        let (env, mut scope) = (self.env, ptr::null_mut());
        // SAFETY: the environment has not ended, and this is its thread.
        done(unsafe { sys::napi_open_handle_scope(env.0, &mut scope) })?;
        let result = self.call_in_scope(arguments);
        // SAFETY: the scope that was opened above.
        unsafe { sys::napi_close_handle_scope(env.0, scope) };
        result
    }

    fn call_in_scope<R: Returned, const N: usize>(
        &self,
        arguments: impl FnOnce(Env) -> Result<[Value; N], Error>,
    ) -> Result<R, Error> {
        let (env, mut this, mut value) = (self.env, ptr::null_mut(), ptr::null_mut());
        let function = referred(env, self.function)?;
        let arguments = arguments(env)?;
        // SAFETY: here and below, values of the scope.
        done(unsafe { sys::napi_get_undefined(env.0, &mut this) })?;
        // SAFETY: as above.
        let status =
            unsafe { sys::napi_call_function(env.0, this, function, N, arguments.as_ptr(), &mut value) };
        if status != sys::Status::napi_ok {
            return Err(thrown(env));
        }
        if !are_in_place(env) {
            let text = "a function has transferred or resized an array that C++ is using";
            return Err(Error::new(ErrorKind::Runtime, text));
        }
        let read = argument::returned(env, value)?;
        R::of(env, &read).ok_or_else(|| {
            let text = format!("a function returned {}, of which C++ has no value", read.described());
            Error::new(ErrorKind::Type, text)
        })
    }
}

/// Keeps the exception that a function has thrown, for the end of the call.
#[cold]
fn thrown(env: Env) -> Error {
    let mut exception = ptr::null_mut();
    // SAFETY: the environment has not ended, and this is its thread.
    unsafe { sys::napi_get_and_clear_last_exception(env.0, &mut exception) };
    if let Ok(kept) = reference(env, exception) {
        let before = THROWN.replace(kept);
        if !before.is_null() {
            // SAFETY: made here before, and nobody else has it.
            unsafe { sys::napi_delete_reference(env.0, before) };
        }
    }
    Error::new(ErrorKind::Runtime, "a function of JavaScript has thrown an exception")
}

/// A text of C++'s for a function; null for a null pointer.
///
/// # Errors
/// Node's own.
///
/// # Safety
/// The text ends with a zero, or is null.
pub unsafe fn c_text(env: Env, text: *const c_char) -> Result<Value, Error> {
    if text.is_null() {
        return crate::result::null(env);
    }
    // SAFETY: the caller's.
    let text = unsafe { CStr::from_ptr(text) };
    crate::result::text(env, text.to_bytes())
}

/// A `char` of C++'s for a function.
///
/// # Errors
/// Node's own.
pub fn c_letter(env: Env, letter: u8) -> Result<Value, Error> {
    crate::result::text(env, &[letter])
}
