//! Objects of another language whose methods override virtual functions of C++
//! (`include/quaff/tree_director.hpp`), for languages whose runtime is in Rust.

use super::status::caught;
use super::tree_calls::{Callable, ReturnedTree, for_cxx};
use crate::core::error::Error;
use crate::core::tree::Tree;
use std::cell::Cell;
use std::ffi::c_void;
use std::sync::Arc;
use std::{ptr, slice};

/// An object of another language that overrides virtual functions. The functions have numbers, in the order
/// of their table in emitted code. Any thread may call C++, and free its objects.
pub trait Overriding: Send + Sync {
    /// Whether the innermost call of C++ is that of a method on this object.
    fn is_called_on_itself(&self) -> bool;

    /// The method that overrides a function; `None` if C++ calls its own function, because there is no
    /// method, or the language cannot run it any more. The lookup may run code that makes C++ free its
    /// object, which is an error. The method is used next, on this thread, and dropped before C++ returns.
    ///
    /// # Errors
    /// The error is thrown as an exception by the C++ function that calls the virtual function.
    fn method(self: Arc<Self>, function: u32) -> Result<Option<Box<dyn Callable>>, Error>;

    /// Ends the connection when C++ frees its object. A method of the object may be running.
    fn end(&self);
}

/// A reference of C++ to an object of another language.
type Link = Arc<dyn Overriding>;

thread_local! {
    /// The object whose C++ object the running constructor is to make; null if it makes a plain one.
    static DIRECTED: Cell<*mut Link> = const { Cell::new(ptr::null_mut()) };
}

/// Runs a constructor of C++. With an object, it makes a C++ object whose virtual functions the object
/// overrides, if the class has such objects, and otherwise a plain one.
pub fn directing<T>(object: Option<Link>, work: impl FnOnce() -> T) -> T {
    /// Restores the object of the surrounding constructor, and frees this one if C++ has not taken it.
    struct Outer(*mut Link);
    impl Drop for Outer {
        fn drop(&mut self) {
            let left = DIRECTED.replace(self.0);
            if !left.is_null() {
                // SAFETY: `directing` has made the box, and C++ has not taken it.
                drop(unsafe { Box::from_raw(left) });
            }
        }
    }
    let own = object.map_or(ptr::null_mut(), |object| Box::into_raw(Box::new(object)));
    let _outer = Outer(DIRECTED.replace(own));
    work()
}

/// The object for the constructor that C++ runs now.
#[cfg(not(feature = "python"))]
pub(crate) fn directed() -> *mut c_void {
    DIRECTED.get().cast()
}

/// Gives C++ the reference that [`directed`] has returned, until [`end`].
#[cfg(not(feature = "python"))]
pub(crate) fn begin() {
    DIRECTED.set(ptr::null_mut());
}

/// Frees a reference of C++ to an object.
///
/// # Safety
/// `link` comes from [`directed`], and C++ does not use it any more.
#[cfg(not(feature = "python"))]
pub(crate) unsafe fn end(link: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let link = unsafe { Box::from_raw(link.cast::<Link>()) };
    for_cxx(|| {
        link.end();
        Ok(())
    });
}

/// The method that overrides a function. C++ has a place for it in `quaff::OverridingMethod`.
type Method = Option<Box<dyn Callable>>;

const _: () = assert!(size_of::<Method>() == 2 * size_of::<usize>());

/// The object of a director, which the result keeps alive: the method that is called next may make C++ free
/// the director and with it C++'s reference to the object.
///
/// # Safety
/// `link` comes from [`directed`], and the director is alive.
unsafe fn object(link: *const c_void) -> Link {
    // SAFETY: guaranteed by the caller.
    Arc::clone(unsafe { &*link.cast::<Link>() })
}

/// Whether the innermost call of C++ is that of a method on a director's own object.
///
/// # Safety
/// The conditions of [`object`] hold.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_called_on_itself(link: *const c_void) -> bool {
    // SAFETY: guaranteed by the caller.
    let object = unsafe { object(link) };
    for_cxx(|| Ok(object.is_called_on_itself())).unwrap_or(false)
}

/// Finds the method that overrides a function of a director, and returns whether there is one.
///
/// # Safety
/// The conditions of [`object`] hold, and `place` has room for a method, which [`quaff_end_method`] ends.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_find_method(link: *const c_void, function: u32, place: *mut Method) -> bool {
    // SAFETY: guaranteed by the caller.
    let object = unsafe { object(link) };
    let method = for_cxx(|| object.method(function)).flatten();
    let is_found = method.is_some();
    // SAFETY: as above; the place has no method yet.
    unsafe { place.write(method) };
    is_found
}

/// Calls a method.
///
/// # Safety
/// `method` is one that [`quaff_find_method`] has found, `count` trees are at `arguments`, and `result` is an
/// empty result.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_call_method(
    method: *const Method,
    arguments: *const Tree,
    count: usize,
    result: *mut ReturnedTree,
) {
    // SAFETY: guaranteed by the caller.
    let (method, arguments, result) =
        unsafe { (&*method, slice::from_raw_parts(arguments, count), &mut *result) };
    for_cxx(|| method.as_ref().map_or(Ok(()), |method| method.call(arguments, result)));
}

/// Ends a method.
///
/// # Safety
/// `method` is one that [`quaff_find_method`] has found, and is not used any more.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_end_method(method: *mut Method) {
    // SAFETY: guaranteed by the caller.
    let method = unsafe { method.read() };
    // A panic in the destructor must not unwind through C++; Rust has already reported it.
    let _ = caught(|| {
        drop(method);
        Ok(())
    });
}
