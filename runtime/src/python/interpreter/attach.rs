//! Attaches code that Python has called to the interpreter.

use pyo3::prelude::*;

/// Does `work` as PyO3 wants it done: attached by its own count, and so freeing at once what is dropped. Objects that
/// are dropped at a count of 0, exceptions above all, wait until somebody attaches; in an emitted module nobody else does.
/// Calls that succeed without one do without this: it costs as much as reading an array.
pub fn attached<'py, R>(py: Python<'py>, work: impl FnOnce(Python<'py>) -> R) -> R {
    // SAFETY: the lock is held, as `py` proves; so this thread is one that Python knows, also while Python ends.
    unsafe { Python::attach_unchecked(|_| work(py)) }
}

/// The value of an attempt, for callers that have no use for its error; the error is freed at once.
#[inline]
pub(crate) fn found<T>(py: Python<'_>, tried: PyResult<T>) -> Option<T> {
    match tried {
        Ok(found) => Some(found),
        Err(error) => {
            attached(py, |_| drop(error));
            None
        }
    }
}
