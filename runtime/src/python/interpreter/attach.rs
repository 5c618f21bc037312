//! Attaches code that Python has called to the interpreter, and recognizes the end of the interpreter, at
//! which Python ends the threads that use it.
//!
//! Threads of C++ may begin to call Python while the interpreter ends: `PyGILState_Ensure` makes a thread
//! state of the interpreter, and before 3.14 does not notice that another thread deletes the interpreter
//! meanwhile: the process crashes. Each thread therefore says that it is about to call the function, and the
//! interpreter waits for such threads before it is deleted. Threads that come later are stopped.

use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CString, c_int};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use std::{mem, thread};

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

/// The number of threads that are about to call `PyGILState_Ensure`, or are inside of it.
static BEGINNING: AtomicUsize = AtomicUsize::new(0);

/// The thread that ends the interpreter, as `pthread_self` has it; 0 until then.
static ENDED_BY: AtomicUsize = AtomicUsize::new(0);

/// The longest wait, in milliseconds: Python 3.14 stops the threads inside of the function, which then never
/// leave it.
const LONGEST_WAIT: usize = 50;

/// Makes the interpreter wait, as the last thing before it is deleted, for threads that begin to call Python.
pub(crate) fn watch_end(py: Python<'_>) -> PyResult<()> {
    // The address makes the name this module's own.
    let name = CString::new(format!("quaff.end.{:p}", &raw const ENDED_BY))?;
    // SAFETY: the lock is held. The dictionary is the interpreter's, and borrowed; the capsule, whose pointer
    // is not null, has the only reference to itself until it is stored.
    unsafe {
        let all = ffi::PyInterpreterState_GetDict(ffi::PyInterpreterState_Get());
        let all = Bound::from_borrowed_ptr_or_err(py, all)?;
        let own = ffi::PyCapsule_New((&raw const BEGINNING).cast_mut().cast(), std::ptr::null(), Some(wait));
        all.set_item(name, Bound::from_owned_ptr_or_err(py, own)?)
    }
}

/// The capsule's destructor.
unsafe extern "C" fn wait(_: *mut ffi::PyObject) {
    if !is_ending() {
        return;
    }
    ENDED_BY.store(this_thread(), Ordering::SeqCst);
    for _ in 0..LONGEST_WAIT {
        if BEGINNING.load(Ordering::SeqCst) == 0 {
            return;
        }
        thread::sleep(Duration::from_millis(1));
    }
}

/// Whether this thread may call `PyGILState_Ensure`, after which it calls [`quaff_end_beginning`].
#[unsafe(no_mangle)]
extern "C" fn quaff_may_begin() -> bool {
    BEGINNING.fetch_add(1, Ordering::SeqCst);
    let ended_by = ENDED_BY.load(Ordering::SeqCst);
    let may = ended_by == 0 || ended_by == this_thread();
    if !may {
        quaff_end_beginning();
    }
    may
}

#[unsafe(no_mangle)]
extern "C" fn quaff_end_beginning() {
    BEGINNING.fetch_sub(1, Ordering::SeqCst);
}

fn this_thread() -> usize {
    // SAFETY: a plain call, which cannot fail.
    unsafe { libc::pthread_self() as usize }
}
