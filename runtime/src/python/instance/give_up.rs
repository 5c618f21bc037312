//! Releases references without recursion, however long the chain of instances is that is freed: an instance
//! that is freed releases its own references, and nested calls would exhaust the C stack.

use pyo3::ffi;
use std::cell::RefCell;
use std::iter;
use std::mem::ManuallyDrop;

thread_local! {
    /// The references that are still to be released; `None` while no call is releasing any. The list is never
    /// dropped, because instances may be freed while the thread ends, when thread-local memory is gone.
    static WAITING: ManuallyDrop<RefCell<Option<Vec<*mut ffi::PyObject>>>> =
        const { ManuallyDrop::new(RefCell::new(None)) };
}

/// Releases references that the caller owns, with the lock held. References of instances that are freed in
/// the process are released by the outermost call.
pub(crate) fn give_up(mut references: impl Iterator<Item = *mut ffi::PyObject>) {
    if let Some(first) = references.next()
        && add(first, references)
    {
        while let Some(reference) = next() {
            // SAFETY: the caller owned the reference, and the lock is held.
            unsafe { ffi::Py_DECREF(reference) };
        }
    }
}

/// Releases one reference that the caller owns. The caller holds the lock.
pub(crate) fn give_up_one(reference: *mut ffi::PyObject) {
    // SAFETY: the caller owned the reference, and the lock is held.
    unsafe {
        match ffi::Py_REFCNT(reference) > 1 {
            // Nothing is freed.
            true => ffi::Py_DECREF(reference),
            false => give_up(iter::once(reference)),
        }
    }
}

/// Adds references to the waiting ones, and returns whether the caller is the outermost call.
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
