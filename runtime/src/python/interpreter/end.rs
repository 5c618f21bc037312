//! Threads of C++ that begin to call Python while the interpreter ends.
//!
//! `PyGILState_Ensure` makes a thread state of the interpreter, and before 3.14 does not notice that another
//! thread deletes the interpreter meanwhile: the process crashes. Each thread therefore says that it is about
//! to call the function, and the interpreter waits for such threads before it is deleted. Threads that come
//! later are stopped.

use crate::python::interpreter::attach::is_ending;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::CString;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

/// The number of threads that are about to call `PyGILState_Ensure`, or are inside of it.
static BEGINNING: AtomicUsize = AtomicUsize::new(0);

/// The thread that ends the interpreter, as `pthread_self` has it; 0 until then.
static ENDED_BY: AtomicUsize = AtomicUsize::new(0);

/// The longest wait, in milliseconds: Python 3.14 stops the threads inside of the function, which then never
/// leave it.
const LONGEST_WAIT: usize = 50;

/// Makes the interpreter wait, as the last thing before it is deleted, for threads that begin to call Python.
pub(crate) fn watch(py: Python<'_>) -> PyResult<()> {
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
