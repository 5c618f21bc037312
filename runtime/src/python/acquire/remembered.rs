//! Caches a property of the last class, if determining the property takes longer than a whole call.

use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering::Relaxed};

/// A class, or none yet.
pub(super) struct Remembered {
    /// A held reference, so that no other class gets the class's address; or null.
    class: AtomicPtr<ffi::PyTypeObject>,
}

impl Remembered {
    pub(super) const fn new() -> Remembered {
        Remembered { class: AtomicPtr::new(ptr::null_mut()) }
    }

    /// Whether the cached class is the class of `object`.
    pub(super) fn is_of(&self, object: &Bound<'_, PyAny>) -> bool {
        ptr::eq(self.class.load(Relaxed), object.get_type_ptr())
    }

    /// Caches the class of `object` instead of the last one. Python's lock is held, as it is for reading.
    pub(super) fn set(&self, object: &Bound<'_, PyAny>) {
        let last = self.class.swap(object.get_type().into_ptr().cast(), Relaxed);
        // SAFETY: the reference was stored by this function, or is NULL.
        drop(unsafe { Bound::from_owned_ptr_or_opt(object.py(), last.cast()) });
    }
}
