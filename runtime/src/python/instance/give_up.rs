//! Gives up references one after the other, however long the chain of instances is that they free: an instance that is
//! freed gives up its own, and each would take room on C's stack inside the last.

use pyo3::ffi;
use std::cell::RefCell;
use std::iter;
use std::mem::ManuallyDrop;

thread_local! {
    /// The references that are still to be given up; `None` while no call gives up any. The list is never dropped, as
    /// instances may be freed while the thread ends, when thread-local memory is gone.
    static WAITING: ManuallyDrop<RefCell<Option<Vec<*mut ffi::PyObject>>>> =
        const { ManuallyDrop::new(RefCell::new(None)) };
}

/// Gives up references that the caller has, with the lock held. What that frees, and so gives up its own, is waited for by
/// the outermost call.
pub(crate) fn give_up(mut references: impl Iterator<Item = *mut ffi::PyObject>) {
    if let Some(first) = references.next()
        && add(first, references)
    {
        while let Some(reference) = next() {
            // SAFETY: the reference was the caller's, and the lock is held.
            unsafe { ffi::Py_DECREF(reference) };
        }
    }
}

/// Releases one reference that the caller owns. The caller holds the lock.
pub(crate) fn give_up_one(reference: *mut ffi::PyObject) {
    // SAFETY: the reference was the caller's, and the lock is held.
    unsafe {
        match ffi::Py_REFCNT(reference) > 1 {
            // Nothing is freed.
            true => ffi::Py_DECREF(reference),
            false => give_up(iter::once(reference)),
        }
    }
}

/// Adds references to those that wait, and says whether the caller is the outermost.
fn add(first: *mut ffi::PyObject, others: impl Iterator<Item = *mut ffi::PyObject>) -> bool {
    WAITING.with(|waiting| {
        let mut waiting = waiting.borrow_mut();
        let is_outermost = waiting.is_none();
        let waiting = waiting.get_or_insert_default();
        waiting.push(first);
        waiting.extend(others);
        is_outermost
    })
}

fn next() -> Option<*mut ffi::PyObject> {
    WAITING.with(|waiting| {
        let mut waiting = waiting.borrow_mut();
        let next = waiting.as_mut().and_then(Vec::pop);
        if next.is_none() {
            *waiting = None;
        }
        next
    })
}
