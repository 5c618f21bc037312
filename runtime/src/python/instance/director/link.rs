//! The values that directors and the runtime exchange, with the layouts in `include/quaff/director.hpp`.

use crate::python::instance::Instance;
use crate::python::instance::director::lookup::known_function;
use crate::python::table::Director;
use pyo3::ffi;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU32};

/// An entry of a director's cache, for one of its functions. Laid out as `quaff::Override`.
#[repr(C)]
pub(crate) struct Override {
    /// Null if nothing is cached, the address for "absent", or the Python function, borrowed from its type.
    pub function: AtomicPtr<c_void>,
    /// The Python object, such as a str, whose memory was returned last: a reference, or null.
    pub object: *mut ffi::PyObject,
}

/// One director. Laid out as `quaff::Link`.
#[repr(C)]
pub(crate) struct Link {
    pub this: *mut ffi::PyObject,
    pub version: AtomicPtr<u32>,
    pub known_version: AtomicU32,
    pub overrides: *mut Override,
    pub count: u32,
    pub is_held: bool,
    pub is_open: bool,
    pub absent: *const c_void,
    /// The instance whose object the director is: `this`, or one of its parts. Set together with `this`.
    pub owner: *mut ffi::PyObject,
    /// The functions of the director.
    pub table: Option<&'static Director>,
}

/// A Python method that was found. Laid out as `quaff::Found`.
#[repr(C)]
pub(crate) struct Found {
    /// A reference, as other code may change the type before the method is called; null for the cached
    /// function in a call that does not hold the instance.
    pub callable: *mut ffi::PyObject,
    /// The instance, if the call holds it; null for a call that runs no Python code before the method.
    pub this: *mut ffi::PyObject,
    /// The instance whose object the director is: `this`, or one of its further objects.
    pub owner: *mut ffi::PyObject,
    /// The functions of the director whose instance the call holds.
    pub table: Option<&'static Director>,
    pub takes_self: bool,
}

impl Link {
    /// Whether C++ may call methods of the instance: it exists, and Python is not freeing it. While Python
    /// runs the finalizers of an instance's attributes, there are no references to the instance any more.
    pub(crate) fn has_instance(&self) -> bool {
        // SAFETY: NULL, or an object that is allocated until it leaves the link; the lock is held.
        !self.this.is_null() && unsafe { ffi::Py_REFCNT(self.this) > 0 }
    }
}

impl Found {
    /// Whether the lookup has failed, with an exception set.
    pub(crate) fn has_failed(&self) -> bool {
        self.callable.is_null() && !self.takes_self
    }

    /// Whether the director still exists: Python code that has run meanwhile may have made C++ free it.
    pub(crate) fn is_connected(&self, link: *const Link) -> bool {
        // SAFETY: null, or an instance that the call holds.
        self.owner.is_null() || ptr::eq(unsafe { Instance::at(self.owner) }.director.get(), link)
    }

    /// The functions of the director, which may be gone if the call holds its instance.
    ///
    /// # Safety
    /// `link` is the director's.
    pub(crate) unsafe fn table(&self, link: *const Link) -> Option<&'static Director> {
        // SAFETY: guaranteed by the caller: if a call does not hold the instance, no code has run yet that
        // could free it.
        if self.this.is_null() { unsafe { (*link).table } } else { self.table }
    }

    /// Whether the director also exists after the call, because the call's reference to its instance is not
    /// the only one.
    ///
    /// # Safety
    /// The call holds the instance, and the lock is held.
    pub(crate) unsafe fn outlives_call(&self, link: *const Link) -> bool {
        if !self.is_connected(link) {
            return false;
        }
        // SAFETY: a connected director is alive, and so is its instance.
        unsafe {
            let this = (*link).this;
            let own = 1 + isize::from(ptr::eq(this, self.owner));
            ffi::Py_REFCNT(this) > own
        }
    }
}

/// Holds the instance of a director during a call from C++, and the cached function if the call takes it;
/// false if there is no instance.
///
/// # Safety
/// `link` belongs to a live director, and `method` is one of its functions, whose cached function is valid if
/// `found` takes the instance; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_hold_instance(link: *const Link, method: u32, found: *mut Found) -> bool {
    // SAFETY: guaranteed by the caller.
    let (link, found) = unsafe { (&*link, &mut *found) };
    if !link.has_instance() {
        return false;
    }
    // SAFETY: live objects; the type has the cached function.
    unsafe {
        if found.takes_self {
            found.callable = ffi::Py_XNewRef(known_function(link, method));
        }
        found.this = ffi::Py_NewRef(link.this);
        found.owner = ffi::Py_NewRef(link.owner);
        found.table = link.table;
    }
    true
}

/// Tells C++ whether a director still exists after the call.
///
/// # Safety
/// `found` holds its instance, and the lock is held; `link` is only compared if the director is gone.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_outlives_call(found: *const Found, link: *const Link) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe { (*found).outlives_call(link) }
}
