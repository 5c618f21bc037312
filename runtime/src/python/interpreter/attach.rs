//! Attaches code that Python has called to the interpreter.

use pyo3::prelude::*;

/// Runs `work` attached by PyO3's own count, so that dropped objects are freed at once. Objects that are
/// dropped while the count is 0, exceptions above all, are freed when a thread attaches, which nothing else
/// does in an emitted module. Calls that succeed without an exception avoid this: it costs as much as reading
/// an array.
pub fn attached<'py, R>(py: Python<'py>, work: impl FnOnce(Python<'py>) -> R) -> R {
    // SAFETY: the lock is held, as `py` proves; so Python knows this thread, even while the interpreter shuts
    // down.
    unsafe { Python::attach_unchecked(|_| work(py)) }
}

/// The value of an attempt, for callers that do not need its error, which is freed at once.
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
