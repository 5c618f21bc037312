//! What directors and the runtime pass each other: the same layouts as in `include/quaff/director.hpp`.

use crate::python::instance::Instance;
use crate::python::table::Director;
use pyo3::ffi;
use std::ffi::c_void;
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicU32};

/// What the cache of a director knows of one of its functions. Laid out as `quaff::Override`.
#[repr(C)]
pub(crate) struct Override {
    /// Null where nothing is known, the address for "absent", or the Python function, borrowed from its type.
    pub function: AtomicPtr<c_void>,
    /// The Python object whose memory was returned last, such as a str: a reference, or null.
    pub object: *mut ffi::PyObject,
}

/// One director. Laid out as `quaff::Link`.
#[repr(C)]
pub(crate) struct Link {
    pub this: *mut ffi::PyObject,
    pub version: AtomicPtr<u32>,
    pub known_version: AtomicU32,
    pub upcalls: u32,
    pub overrides: *mut Override,
    pub count: u32,
    pub is_held: bool,
    pub is_open: bool,
    pub absent: *const c_void,
    /// The instance whose object the director is: `this`, or one of its parts. Set while `this` is.
    pub owner: *mut ffi::PyObject,
    /// The functions of the director.
    pub table: Option<&'static Director>,
}

pub(crate) const SLOT_SIZE: usize = 16;

/// A value on its way. Laid out as `quaff::Slot`.
#[repr(C, align(8))]
pub(crate) struct Slot {
    pub bytes: [u8; SLOT_SIZE],
}

/// A Python method that was found. Laid out as `quaff::Found`.
#[repr(C)]
pub(crate) struct Found {
    pub callable: *mut ffi::PyObject,
    /// The instance whose object the director is, if the call holds it; null for a call that runs no Python code before
    /// the method.
    pub owner: *mut ffi::PyObject,
    pub takes_self: bool,
}

impl Found {
    /// Whether the look-up has failed, with an exception set.
    pub(crate) fn has_failed(&self) -> bool {
        self.callable.is_null() && !self.takes_self
    }

    /// Whether the director is there still: Python code that has run meanwhile may have had C++ free it.
    pub(crate) fn is_connected(&self, link: *const Link) -> bool {
        // SAFETY: null, or an instance that the call holds.
        self.owner.is_null() || ptr::eq(unsafe { Instance::at(self.owner) }.director.get(), link)
    }
}

/// For C++: whether a director is there still, by the instance whose object it is.
///
/// # Safety
/// `owner` is an instance that is alive, and the lock is held; `link` is only compared.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_connected(owner: *mut ffi::PyObject, link: *const Link) -> bool {
    // SAFETY: the caller's.
    ptr::eq(unsafe { Instance::at(owner) }.director.get(), link)
}
