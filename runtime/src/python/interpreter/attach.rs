//! Attaches code that Python has called to the interpreter, and recognizes the end of the interpreter, at
//! which Python ends the threads that use it.

use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_int;
use std::mem;

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

/// Whether the interpreter is shutting down, or has shut down. Any thread may ask, without the lock too.
#[cold]
pub(crate) fn is_ending() -> bool {
    // SAFETY: a plain call, and the names end with zeros.
    let found = unsafe {
        if ffi::Py_IsInitialized() == 0 {
            return true;
        }
        // Python exports the second name since 3.13, and the first one before.
        let names = [c"_Py_IsFinalizing", c"Py_IsFinalizing"];
        names.map(|name| libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()))
    };
    let Some(function) = found.into_iter().find(|function| !function.is_null()) else { return true };
    // SAFETY: both functions have this type, and read a flag.
    unsafe { mem::transmute::<*mut libc::c_void, unsafe extern "C" fn() -> c_int>(function)() != 0 }
}

/// Tells C++ whether the interpreter is shutting down, or has shut down.
#[unsafe(no_mangle)]
extern "C" fn quaff_is_ending() -> bool {
    is_ending()
}
