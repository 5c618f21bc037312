//! Values that are made at their first use, and last until the process ends, and a cache for a property of
//! the last class that was asked for. PyO3's type for such values lets other threads run before it makes one:
//! they could free what the calling code borrows, and change what it has checked.

use pyo3::{ffi, prelude::*};
use std::cell::OnceCell;
use std::ptr;
use std::sync::atomic::AtomicPtr;
use std::sync::atomic::Ordering::Relaxed;

/// A value that is made when it is first needed.
pub(crate) struct Once<T>(OnceCell<T>);

// SAFETY: each method takes the proof that the thread holds the lock, and none of them releases it while it
// uses the cell.
unsafe impl<T: Send + Sync> Sync for Once<T> {}

impl<T> Once<T> {
    pub(crate) const fn new() -> Once<T> {
        Once(OnceCell::new())
    }

    #[inline]
    pub(crate) fn get(&self, _py: Python<'_>) -> Option<&T> {
        self.0.get()
    }

    /// The value; `make` is called if there is none. Python code in `make` may let other threads run, and
    /// then the value of the first thread is kept.
    ///
    /// # Errors
    /// Those of `make`.
    #[inline]
    pub(crate) fn get_or_make<E>(
        &self,
        py: Python<'_>,
        make: impl FnOnce() -> Result<T, E>,
    ) -> Result<&T, E> {
        match self.get(py) {
            Some(value) => Ok(value),
            None => self.made(make),
        }
    }

    #[cold]
    fn made<E>(&self, make: impl FnOnce() -> Result<T, E>) -> Result<&T, E> {
        let made = make()?;
        Ok(self.0.get_or_init(|| made))
    }
}

/// A class, or none yet.
pub(in crate::python) struct Remembered {
    /// A held reference, so that no other class gets the class's address; or null.
    class: AtomicPtr<ffi::PyTypeObject>,
}

impl Remembered {
    pub(in crate::python) const fn new() -> Remembered {
        Remembered { class: AtomicPtr::new(ptr::null_mut()) }
    }

    /// Whether the cached class is the class of `object`.
    pub(in crate::python) fn is_of(&self, object: &Bound<'_, PyAny>) -> bool {
        ptr::eq(self.class.load(Relaxed), object.get_type_ptr())
    }

    /// Caches the class of `object` instead of the last one. Python's lock is held, as it is for reading.
    pub(in crate::python) fn set(&self, object: &Bound<'_, PyAny>) {
        let last = self.class.swap(object.get_type().into_ptr().cast(), Relaxed);
        // SAFETY: the reference was stored by this function, or is NULL.
        drop(unsafe { Bound::from_owned_ptr_or_opt(object.py(), last.cast()) });
    }
}
