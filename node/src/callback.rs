//! JavaScript functions that C++ calls, as `std::function` objects. C++ may keep them, and calls them on the
//! JavaScript thread.

use crate::argument::{Argument, ArgumentKind};
use crate::class::JsClass;
use crate::error::{error, is_pending};
use crate::module::{ModuleState, reference, referred};
use crate::value::{Scope, are_same, element, napi};
use crate::{Env, Value, class, result, sys, tree};
use quaff_runtime::c_abi::handles::{self, Class, Handle};
use quaff_runtime::c_abi::{self, Callable, PassedFunction, ReturnedTree, Running, TreeMaker};
use quaff_runtime::error::{Error, ErrorKind};
use quaff_runtime::object::Object;
use quaff_runtime::tree::{Forest, Tree};
use smallvec::SmallVec;
use std::cell::Cell;
use std::fmt::Display;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// An instance of `std::function` whose objects can be made from functions.
pub struct CallbackClass {
    pub make: TreeMaker,
    pub signature: Signature,
}

/// The values of a function that C++ calls.
pub struct Signature {
    /// The classes of the arguments that are objects.
    pub objects: &'static [&'static JsClass],
    /// The number of levels of containers in the result; `None` for `void`.
    pub depth: Option<usize>,
}

/// A JavaScript object that C++ holds.
pub(crate) struct HeldObject {
    pub env: Env,
    reference: sys::napi_ref,
    /// Whether the environment has ended, and its references are gone.
    has_ended: Arc<AtomicBool>,
    /// The number of the environment's thread.
    thread: u64,
}

/// A JavaScript function that C++ holds.
struct HeldFunction {
    held: HeldObject,
    signature: &'static Signature,
}

/// A call of C++, or of a method by C++, with the object of the method and the arguments of C++.
struct RunningCall {
    this: Value,
    arguments: *const [Argument],
}

thread_local! {
    static RUNNING: Running<RunningCall> = const { Running::new() };
    /// The exception that the last function has thrown, in an array, until the call ends in which C++ called
    /// the function.
    static THROWN: Cell<sys::napi_ref> = const { Cell::new(ptr::null_mut()) };
}

/// Runs the C++ call, and records its arguments meanwhile: C++ has the addresses of arrays, and may call
/// functions.
#[inline]
pub(crate) fn noted<T>(this: Value, arguments: &[Argument], work: impl FnOnce() -> T) -> T {
    RUNNING.with(|running| running.during(RunningCall { this, arguments }, work))
}

/// Whether a condition holds for every running call on this thread, starting with the innermost.
fn all_running(mut holds: impl FnMut(Value, &[Argument]) -> bool) -> bool {
    // SAFETY: `noted` borrows the arguments as long as the call is in the record.
    RUNNING.with(|running| running.all(|call| holds(call.this, unsafe { &*call.arguments })))
}

/// Whether the innermost running call is that of a method on an object.
pub(crate) fn is_called_on(env: Env, object: Value) -> bool {
    let is_of = |call: &RunningCall| are_same(env, call.this, object).unwrap_or(false);
    RUNNING.with(|running| running.is_innermost(is_of))
}

/// Whether the elements of all arrays of the running calls are at the addresses that C++ has.
fn are_in_place(env: Env) -> bool {
    all_running(|_, arguments| arguments.iter().all(|argument| argument.is_in_place(env)))
}

/// Checks that running calls use the C++ object of a handle, or a part of it, as the method's object or as an
/// argument, no more than `most` times. The message names the object, and what to do after the call.
pub(crate) fn unused(
    env: Env,
    handle: *const Handle,
    most: usize,
    name: impl Display,
    advice: &str,
) -> Result<(), Error> {
    let (uses, mut count) = (|used| handles::is_within(used, handle), 0);
    all_running(|this, arguments| {
        let is_used = |each: &&Argument| matches!(each.kind, ArgumentKind::Instance(used) if uses(used));
        count += usize::from(class::handle(env, this).is_some_and(uses));
        count += arguments.iter().filter(is_used).count();
        count <= most
    });
    if count <= most {
        return Ok(());
    }
    Err(error!(Runtime, "{name} is in use by a call that runs: {advice} after the call"))
}

/// Runs a call inside another call. The exceptions of functions of JavaScript are stored for each call
/// separately: those of the surrounding call are set aside meanwhile.
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
    referred(env, kept).and_then(|list| element(env, list, 0)).ok()
}

impl CallbackClass {
    /// The `std::function` for C++ that calls a function of JavaScript.
    pub(crate) fn of(
        &'static self,
        env: Env,
        function: Value,
        class: &'static Class,
    ) -> Result<PassedFunction, Error> {
        let held = HeldFunction { held: HeldObject::new(env, function, 1)?, signature: &self.signature };
        // SAFETY: emitted code has the table with the maker beside the table of the class.
        unsafe { PassedFunction::calling(held, self.make, class) }
    }
}

impl HeldObject {
    /// Holds an object strongly, or weakly with the count 0.
    pub fn new(env: Env, object: Value, count: u32) -> Result<HeldObject, Error> {
        let has_ended = Arc::clone(&ModuleState::of(env)?.has_ended);
        // SAFETY: the value belongs to the running call.
        let reference = unsafe { napi!(env, napi_create_reference, object, count) }?;
        Ok(HeldObject { env, reference, has_ended, thread: c_abi::thread() })
    }

    /// Holds the object strongly from now on.
    pub fn keep(&self) -> Result<(), Error> {
        // SAFETY: the reference belongs to this environment.
        unsafe { napi!(self.env, napi_reference_ref, self.reference) }.map(|_: u32| ())
    }

    /// Whether the object can be used and released: this is its thread, and its environment has not ended.
    pub fn is_reachable(&self) -> bool {
        self.thread == c_abi::thread() && !self.has_ended.load(Ordering::Relaxed)
    }

    /// The object, in a scope of its own; `None` if its environment has ended, or the object was collected.
    pub fn open(&self) -> Result<Option<(Scope, Value)>, Error> {
        if self.has_ended.load(Ordering::Relaxed) {
            return Ok(None);
        }
        if !self.is_reachable() {
            return Err(error!(
                Runtime,
                "C++ has called a function of JavaScript on another thread than that of JavaScript"
            ));
        }
        let scope = Scope::open(self.env)?;
        Ok(referred(self.env, self.reference).ok().map(|object| (scope, object)))
    }
}

/// Runs JavaScript code for C++, with an object that is in use meanwhile.
pub(crate) fn run<T>(env: Env, used: Value, work: impl FnOnce() -> Result<T, Error>) -> Result<T, Error> {
    let done = noted(used, &[], work);
    if done.is_err() && is_pending(env) {
        return Err(keep_thrown(env));
    }
    if !are_in_place(env) {
        return Err(error!(Runtime, "a function has transferred or resized an array that C++ is using"));
    }
    done
}

impl Drop for HeldObject {
    fn drop(&mut self) {
        // Node lets only its own thread free a reference; a reference of another thread is freed with the
        // environment.
        if self.is_reachable() {
            // SAFETY: the reference belongs to the environment, which has not ended.
            unsafe { sys::napi_delete_reference(self.env.0, self.reference) };
        }
    }
}

impl Callable for HeldFunction {
    fn call(&self, arguments: &[Tree], result: &mut ReturnedTree) -> Result<(), Error> {
        let env = self.held.env;
        let (_scope, function) = self.held.open()?.ok_or_else(|| {
            error!(Runtime, "C++ has called a function of JavaScript after the end of its environment")
        })?;
        // SAFETY: `env` is the environment of this thread.
        let this = unsafe { napi!(env, napi_get_undefined) }?;
        run(env, function, || call(env, (function, this), arguments, self.signature, result))
    }
}

/// The objects among the arguments that C++ passes to a function. Their handles end with the call, because
/// JavaScript may keep its objects longer than C++.
#[derive(Default)]
struct Lent(SmallVec<[Argument; 2]>);

impl Lent {
    fn add(&mut self, env: Env, object: Object, class: &'static JsClass) -> Result<Value, Error> {
        let handle = handles::lent(object, class.class)?;
        self.0.push(Argument { value: ptr::null_mut(), kind: ArgumentKind::Instance(handle) });
        class::instance(env, class, handle)
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        for argument in &self.0 {
            if let ArgumentKind::Instance(handle) = argument.kind {
                handles::ended(handle);
            }
        }
    }
}

/// Calls a function on an object in a scope, and reads its result.
pub(crate) fn call(
    env: Env,
    (function, this): (Value, Value),
    arguments: &[Tree],
    signature: &'static Signature,
    result: &mut ReturnedTree,
) -> Result<(), Error> {
    let (mut lent, mut classes) = (Lent::default(), signature.objects.iter());
    let value = |tree: &Tree| match (tree.object(), tree.object().and_then(|_| classes.next())) {
        (Some(object), Some(class)) => lent.add(env, object, class),
        _ => tree::value(env, tree),
    };
    let values: SmallVec<[Value; 4]> = arguments.iter().map(value).collect::<Result<_, _>>()?;
    // SAFETY: the values belong to the scope.
    let run = || unsafe { napi!(env, napi_call_function, this, function, values.len(), values.as_ptr()) };
    let value = noted(this, &lent.0, run)?;
    if let Some(depth) = signature.depth {
        let mut forest = Forest::default();
        let tree = tree::tree(env, &mut forest, value, depth);
        result.give(tree.map_err(|error| tree::at("the result of a function: ", error))?, forest);
    }
    Ok(())
}

/// Stores the exception that a function has thrown, for the end of the call.
#[cold]
fn keep_thrown(env: Env) -> Error {
    // SAFETY: the environment has not ended, and this is its thread.
    let exception = unsafe { napi!(env, napi_get_and_clear_last_exception) };
    // References are only to objects, but any value can be thrown.
    let list = exception.and_then(|exception| result::list(env, &[exception]));
    if let Ok(kept) = list.and_then(|list| reference(env, list)) {
        forget(env, THROWN.replace(kept));
    }
    Error::new(ErrorKind::Runtime, HAS_THROWN)
}
