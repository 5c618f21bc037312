//! Values that are made at their first use, and last until the process ends. PyO3's type for such values lets
//! other threads run before it makes one: they could free what the calling code borrows, and change what it
//! has checked.

use pyo3::prelude::*;
use std::cell::OnceCell;

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
