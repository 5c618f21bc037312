//! Caches a property of the last class, if determining the property takes longer than a whole call.

use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering::Relaxed};

/// A class, or none yet.
pub(super) struct Remembered {
    /// A reference that is held, so that no other class takes the class's address; or null.
    class: AtomicPtr<ffi::PyTypeObject>,
}

impl Remembered {
    pub(super) const fn new() -> Remembered {
        Remembered { class: AtomicPtr::new(ptr::null_mut()) }
    }

    /// Whether the remembered class is the class of `object`.
    pub(super) fn is_of(&self, object: &Bound<'_, PyAny>) -> bool {
        ptr::eq(self.class.load(Relaxed), object.get_type_ptr())
    }

    /// Remembers the class of `object` instead of the last one. Python's lock is held, as it is where the class is
    /// read.
    pub(super) fn set(&self, object: &Bound<'_, PyAny>) {
        let last = self.class.swap(object.get_type().into_ptr().cast(), Relaxed);
        // SAFETY: a reference that was put there by this function, or NULL.
        drop(unsafe { Bound::from_owned_ptr_or_opt(object.py(), last.cast()) });
    }
}
