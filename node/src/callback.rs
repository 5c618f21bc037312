//! JavaScript functions that C++ calls, as `std::function` objects. C++ may keep them, and calls them on the
//! JavaScript thread.

use crate::argument::{Argument, Kind};
use crate::error::caught;
use crate::module::{reference, referred};
use crate::number::Number;
use crate::value::{element, scoped, written};
use crate::{Env, Value, argument, class, result, sys};
use quaff_runtime::c_abi;
use quaff_runtime::c_abi::handles::{self, Class, Handle};
use quaff_runtime::error::{Error, ErrorKind};
use quaff_runtime::exception::outcome;
use quaff_runtime::object::Object;
use std::cell::Cell;
use std::collections::HashSet;
use std::ffi::{CStr, CString, c_char, c_void};
use std::ptr;
use std::sync::{LazyLock, Mutex, PoisonError};

/// The shim's function that makes a `std::function` from a C function and its data.
pub type Maker = unsafe extern "C" fn(
    Option<unsafe extern "C" fn()>,
    *mut c_void,
    Option<unsafe extern "C" fn(*mut c_void)>,
    *mut Object,
) -> bool;

/// An instance of `std::function` whose objects can be made from functions.
pub struct CallbackClass {
    pub make: Maker,
    /// The C function that calls the JavaScript function, by [`called`].
    pub function: unsafe extern "C" fn(),
}

/// A JavaScript function that C++ holds.
struct Held {
    env: Env,
    function: sys::napi_ref,
    /// The number of the environment's thread.
    thread: u64,
}

/// The environments that have not ended; the references of all others are gone.
static ENVIRONMENTS: LazyLock<Mutex<HashSet<usize>>> = LazyLock::new(Mutex::default);

pub(crate) fn environments() -> std::sync::MutexGuard<'static, HashSet<usize>> {
    ENVIRONMENTS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A running call, with the object of the method and the arguments.
struct Frame {
    this: Value,
    arguments: *const [Argument],
    outer: *const Frame,
}

thread_local! {
    /// The innermost running call.
    static INNERMOST: Cell<*const Frame> = const { Cell::new(ptr::null()) };
    /// The exception that the last function has thrown, in an array, until the call ends in which C++ called
    /// the function.
    static THROWN: Cell<sys::napi_ref> = const { Cell::new(ptr::null_mut()) };
}

impl Held {
    /// Whether the function can be called and released: this is its thread, and its environment has not
    /// ended.
    fn is_reachable(&self) -> bool {
        self.thread == c_abi::thread() && environments().contains(&self.env.0.addr())
    }
}

/// Runs the C++ call, and records its arguments meanwhile: C++ has the addresses of arrays, and may call
/// functions.
#[inline]
pub(crate) fn noted<T>(this: Value, arguments: &[Argument], work: impl FnOnce() -> T) -> T {
    /// Restores the previous record, even after a panic.
    struct Outer(*const Frame);
    impl Drop for Outer {
        fn drop(&mut self) {
            INNERMOST.set(self.0);
        }
    }
    let frame = Frame { this, arguments, outer: INNERMOST.get() };
    let _outer = Outer(INNERMOST.replace(&raw const frame));
    work()
}

/// Whether a condition holds for every running call on this thread, starting with the innermost.
fn all_running(mut holds: impl FnMut(Value, &[Argument]) -> bool) -> bool {
    let mut next = INNERMOST.get();
    // SAFETY: the record of a running call on this thread, with its arguments.
    while let Some(frame) = unsafe { next.as_ref() } {
        // SAFETY: as above.
        if !holds(frame.this, unsafe { &*frame.arguments }) {
            return false;
        }
        next = frame.outer;
    }
    true
}

/// Whether the elements of all arrays of the running calls are at the addresses that C++ has.
fn are_in_place(env: Env) -> bool {
    all_running(|_, arguments| arguments.iter().all(|argument| argument.is_in_place(env)))
}

/// Whether a running call uses the object of a handle, or a part of it, as the method's object or as an
/// argument.
pub(crate) fn is_in_use(env: Env, handle: *const Handle) -> bool {
    let is_other = |value| class::handle(env, value).is_none_or(|used| !handles::is_within(used, handle));
    !all_running(|this, arguments| {
        let mut objects = arguments.iter().filter(|each| matches!(each.kind, Kind::Object));
        is_other(this) && objects.all(|each| is_other(each.value))
    })
}

/// Runs a call separately from exceptions that functions have thrown in the surrounding calls.
#[inline]
pub(crate) fn apart<T>(env: Env, work: impl FnOnce() -> T) -> T {
    let before = THROWN.replace(ptr::null_mut());
    let done = work();
    forget(env, THROWN.replace(before));
    done
}

fn forget(env: Env, thrown: sys::napi_ref) {
    if !thrown.is_null() {
        // SAFETY: the reference was made by `keep_thrown`, and no other code has it.
        unsafe { sys::napi_delete_reference(env.0, thrown) };
    }
}

/// The message of the error that C++ sees instead of a JavaScript exception.
const HAS_THROWN: &str = "a function of JavaScript has thrown an exception";

/// The JavaScript exception that a function has thrown in the running call, if the error is the one that C++
/// made from it: C++ may have caught that one, and thrown another.
pub(crate) fn thrown(env: Env, error: &Error) -> Option<Value> {
    let kept = THROWN.get();
    if kept.is_null() || error.message != HAS_THROWN {
        return None;
    }
    let list = referred(env, kept).ok()?;
    element(env, list, 0).ok()
}

/// An object that is passed for a `std::function`; an object made for the call is freed after it.
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
        let held = Held { env, function: reference(env, function)?, thread: c_abi::thread() };
        let data = Box::into_raw(Box::new(held));
        let mut object = Object::NULL;
        // SAFETY: the function is the shim's; it passes the data to both functions, and calls `release` once,
        // even on failure.
        let is_made = unsafe { (self.make)(Some(self.function), data.cast(), Some(release), &mut object) };
        Ok(Passed { object: outcome(is_made, object)?, made_by: Some(class) })
    }
}

/// Releases a function, when C++ has destroyed its last copy.
///
/// # Safety
/// `data` is a [`Held`] of [`CallbackClass::of`], which is not used any more.
unsafe extern "C" fn release(data: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let held = unsafe { Box::from_raw(data.cast::<Held>()) };
    // Node lets only its own thread free a reference; a reference of another thread is freed with the
    // environment.
    if held.is_reachable() {
        // SAFETY: the reference belongs to the environment, which has not ended.
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

/// Calls a JavaScript function for C++, and returns its result. If it throws, the C++ function that has
/// called it throws as well.
///
/// # Safety
/// `data` belongs to the `std::function` that is being called.
pub unsafe fn called<R: Returned, const N: usize>(
    data: *mut c_void,
    arguments: impl FnOnce(Env) -> Result<[Value; N], Error>,
) -> R {
    // SAFETY: guaranteed by the caller.
    let held = unsafe { &*data.cast_const().cast::<Held>() };
    let result = match held.is_reachable() {
        true => caught(|| held.call(arguments)),
        false => Err(Error::new(
            ErrorKind::Runtime,
            "C++ has called a function of JavaScript on another thread than that of JavaScript",
        )),
    };
    result.unwrap_or_else(|error| {
        let message = CString::new(error.message.replace('\0', "\u{fffd}")).unwrap_or_default();
        // SAFETY: the message ends with a zero.
        unsafe { c_abi::fail(message.as_ptr()) };
        R::default()
    })
}

impl Held {
    fn call<R: Returned, const N: usize>(
        &self,
        arguments: impl FnOnce(Env) -> Result<[Value; N], Error>,
    ) -> Result<R, Error> {
        let env = self.env;
        scoped(env, || {
            let value = self.returned(arguments)?;
            if !are_in_place(env) {
                let text = "a function has transferred or resized an array that C++ is using";
                return Err(Error::new(ErrorKind::Runtime, text));
            }
            let read = argument::returned(env, value)?;
            R::of(env, &read).ok_or_else(|| {
                let text = format!("a function returned {}, of which C++ has no value", read.described());
                Error::new(ErrorKind::Type, text)
            })
        })
    }

    /// Calls the function in a scope, and returns its result.
    fn returned<const N: usize>(
        &self,
        arguments: impl FnOnce(Env) -> Result<[Value; N], Error>,
    ) -> Result<Value, Error> {
        let (env, mut value) = (self.env, ptr::null_mut());
        let function = referred(env, self.function)?;
        let arguments = arguments(env)?;
        // SAFETY: here and below, the values belong to the scope.
        let this = unsafe { written(|place| sys::napi_get_undefined(env.0, place)) }?;
        // SAFETY: as above.
        let status =
            unsafe { sys::napi_call_function(env.0, this, function, N, arguments.as_ptr(), &mut value) };
        if status == sys::Status::napi_ok { Ok(value) } else { Err(keep_thrown(env)) }
    }
}

/// Stores the exception that a function has thrown, for the end of the call.
#[cold]
fn keep_thrown(env: Env) -> Error {
    let mut exception = ptr::null_mut();
    // SAFETY: the environment has not ended, and this is its thread.
    unsafe { sys::napi_get_and_clear_last_exception(env.0, &mut exception) };
    // References are only to objects, but any value can be thrown.
    if let Ok(kept) = result::list(env, &[exception]).and_then(|list| reference(env, list)) {
        forget(env, THROWN.replace(kept));
    }
    Error::new(ErrorKind::Runtime, HAS_THROWN)
}

/// A C++ text as an argument of a function; null for a null pointer.
///
/// # Errors
/// Errors of Node-API.
///
/// # Safety
/// The text ends with a zero, or is null.
pub unsafe fn c_text(env: Env, text: *const c_char) -> Result<Value, Error> {
    if text.is_null() {
        return crate::result::null(env);
    }
    // SAFETY: guaranteed by the caller.
    let text = unsafe { CStr::from_ptr(text) };
    crate::result::text(env, text.to_bytes())
}

/// A C++ `char` as an argument of a function.
///
/// # Errors
/// Errors of Node-API.
pub fn c_letter(env: Env, letter: u8) -> Result<Value, Error> {
    crate::result::text(env, &[letter])
}
