//! Objects of another language whose methods override virtual functions of C++ (`include/quaff/tree_director.hpp`),
//! for languages whose runtime is in Rust.

use super::tree_calls::{Returned, for_cxx};
use crate::core::error::Error;
use crate::core::tree::Tree;
use std::cell::Cell;
use std::ffi::c_void;
use std::sync::Arc;
use std::{ptr, slice};

/// An object of another language that overrides virtual functions. The functions have numbers, in the order of
/// their table in emitted code. Any thread may call C++, and free its objects.
pub trait Overriding: Send + Sync {
    /// Whether the innermost call of C++ is that of a method on this object.
    fn is_called_on_itself(&self) -> bool;

    /// Whether the object has a method that overrides a function.
    ///
    /// # Errors
    /// The error with which the C++ function throws that calls the virtual function.
    fn is_overridden(&self, method: u32) -> Result<bool, Error>;

    /// Calls the method that overrides a function, and stores its result, if it has one.
    ///
    /// # Errors
    /// The errors of [`Overriding::is_overridden`].
    fn call(&self, method: u32, arguments: &[Tree], result: &mut Returned) -> Result<(), Error>;

    /// Takes notice that C++ is freeing its object. A method of the object may be running.
    fn end(&self);
}

/// A reference of C++ to an object of another language.
type Link = Arc<dyn Overriding>;

thread_local! {
    /// The object whose C++ object the running constructor is to make; null if it makes a plain one.
    static DIRECTED: Cell<*mut Link> = const { Cell::new(ptr::null_mut()) };
}

/// Runs a constructor of C++, which makes a C++ object whose virtual functions the object overrides, if the
/// class has such objects; without an object, a plain one.
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
/// C++ has got the object from [`directed`], and does not use it any more.
#[cfg(not(feature = "python"))]
pub(crate) unsafe fn end(link: *mut c_void) {
    // SAFETY: guaranteed by the caller.
    let link = unsafe { Box::from_raw(link.cast::<Link>()) };
    for_cxx(|| {
        link.end();
        Ok(())
    });
}

/// A virtual function of a director. Laid out as `quaff::DirectedFunction`.
#[repr(C)]
struct Directed {
    link: *const Link,
    method: u32,
}

impl Directed {
    /// The object. A method may make C++ free the director, and its reference.
    fn object(&self) -> Link {
        // SAFETY: the director is alive at the beginning of a call, and so is its reference.
        Arc::clone(unsafe { &*self.link })
    }
}

/// Whether the innermost call of C++ is that of a method on a director's own object.
///
/// # Safety
/// C++ has got the object from [`directed`], and the director is alive.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_called_on_itself(link: *const c_void) -> bool {
    let object = Directed { link: link.cast(), method: 0 }.object();
    for_cxx(|| Ok(object.is_called_on_itself())).unwrap_or(false)
}

/// Whether a method overrides a function of a director.
///
/// # Safety
/// The director is alive.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_overridden(called: *const Directed) -> bool {
    // SAFETY: guaranteed by the caller.
    let called = unsafe { &*called };
    let object = called.object();
    for_cxx(|| object.is_overridden(called.method)).unwrap_or(false)
}

/// Calls the method that overrides a function of a director.
///
/// # Safety
/// `called` is a function of a director that is alive, `count` trees are at `arguments`, and `result` is an
/// empty result.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_call_method(
    called: *const Directed,
    arguments: *const Tree,
    count: usize,
    result: *mut Returned,
) {
    // SAFETY: guaranteed by the caller.
    let (called, arguments, result) =
        unsafe { (&*called, slice::from_raw_parts(arguments, count), &mut *result) };
    let object = called.object();
    for_cxx(|| object.call(called.method, arguments, result));
}
