//! Functions of another language that C++ calls with trees (`include/quaff/tree_calls.hpp`), for languages
//! whose runtime is in Rust.

use super::handles::Class;
use super::status::{caught, fail};
use crate::core::error::Error;
use crate::core::exception::outcome;
use crate::core::object::Object;
use crate::core::tree::{Forest, Tree};
use std::ffi::{CString, c_void};
use std::slice;

/// A function of another language. C++ drops it with the last copy of the object that calls it.
pub trait Callable {
    /// Calls the function, and stores its result, if it has one. Results are not returned, because moving
    /// them is slow.
    ///
    /// # Errors
    /// The error with which the C++ function that has called this one throws.
    fn call(&self, arguments: &[Tree], result: &mut ReturnedTree) -> Result<(), Error>;
}

/// The result of a call. Laid out as `quaff::ReturnedTree`.
#[repr(C)]
pub struct ReturnedTree {
    tree: Tree,
    /// Null if there is none.
    memory: *mut Forest,
}

impl ReturnedTree {
    /// Stores a tree with its memory.
    #[inline]
    pub fn give(&mut self, tree: Tree, memory: Forest) {
        self.tree = tree;
        if !memory.is_empty() {
            self.memory = Box::into_raw(Box::new(memory));
        }
    }
}

/// The function that C++ calls, with the data of the object, the trees of the arguments, and a place for the
/// result.
pub type TreeCall = unsafe extern "C" fn(*mut c_void, *const Tree, usize, *mut ReturnedTree);

/// The shim's function that makes a `std::function` from a function and its data.
pub type TreeMaker =
    unsafe extern "C" fn(TreeCall, *mut c_void, unsafe extern "C" fn(*mut c_void), *mut Object) -> bool;

/// An object that is passed for a `std::function`; an object made for the call is freed after it.
#[derive(Debug)]
pub struct PassedFunction {
    object: Object,
    made_by: Option<&'static Class>,
}

impl PassedFunction {
    /// An object of the caller's.
    pub fn lent(object: Object) -> PassedFunction {
        PassedFunction { object, made_by: None }
    }

    /// An object that calls a function.
    ///
    /// # Errors
    /// C++ has no memory for the object.
    ///
    /// # Safety
    /// The maker is that of the shim for the class.
    pub unsafe fn calling<T: Callable>(
        callable: T,
        make: TreeMaker,
        class: &'static Class,
    ) -> Result<PassedFunction, Error> {
        let data = Box::into_raw(Box::new(callable)).cast();
        let mut object = Object::NULL;
        // SAFETY: the function is the shim's; it passes the data to both functions, and calls `release` once,
        // even on failure.
        let is_made = unsafe { make(call::<T>, data, release::<T>, &mut object) };
        Ok(PassedFunction { object: outcome(is_made, object)?, made_by: Some(class) })
    }

    /// The object, which lives as long as this value.
    pub fn object(&self) -> Object {
        self.object
    }
}

impl Drop for PassedFunction {
    fn drop(&mut self) {
        if let Some(destroy) = self.made_by.and_then(|class| class.destroy) {
            destroy(self.object);
        }
    }
}

/// Calls a function for C++, which throws if the function fails.
///
/// # Safety
/// `data` is a `T` that C++ has not released, `count` trees are at `arguments`, and `result` is an empty
/// result.
unsafe extern "C" fn call<T: Callable>(
    data: *mut c_void,
    arguments: *const Tree,
    count: usize,
    result: *mut ReturnedTree,
) {
    // SAFETY: guaranteed by the caller.
    let (callable, arguments, result) =
        unsafe { (&*data.cast::<T>(), slice::from_raw_parts(arguments, count), &mut *result) };
    for_cxx(|| callable.call(arguments, result));
}

/// Runs code of another language for C++, which throws if the code fails; then there is no result.
#[inline]
pub(super) fn for_cxx<T>(work: impl FnOnce() -> Result<T, Error>) -> Option<T> {
    let failed = |error: Error| {
        let message = CString::new(error.message.replace('\0', "\u{fffd}")).unwrap_or_default();
        // SAFETY: the message ends with a zero.
        unsafe { fail(message.as_ptr()) }
    };
    caught(work).map_err(failed).ok()
}

/// Drops a function.
///
/// # Safety
/// `data` is a `T` that is not used any more.
unsafe extern "C" fn release<T>(data: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let callable = unsafe { Box::from_raw(data.cast::<T>()) };
    // A panic in the destructor must not unwind through C++; Rust has already reported it.
    let _ = caught(|| {
        drop(callable);
        Ok(())
    });
}

/// Frees the memory of a result.
///
/// # Safety
/// The memory is that of a result which is not used any more, and is not null.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_free_forest(memory: *mut Forest) {
    // SAFETY: guaranteed by the caller.
    drop(unsafe { Box::from_raw(memory) });
}
