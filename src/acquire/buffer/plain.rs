//! Types that export buffers and know no other protocol: `memoryview`, `bytes`, `array.array`, ctypes.
//!
//! To ask a type for the methods of other protocols, in vain, takes ten times as long as to read its buffer. So the last
//! few such types are remembered.

use pyo3::prelude::*;
use pyo3::types::PyString;
use pyo3::{ffi, intern};
use std::ptr;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering::Relaxed};

/// Whether the object's type exports buffers and has none of the other protocols' attributes.
pub(in crate::acquire) fn is_all_that_the_type_offers(object: &Bound<'_, PyAny>) -> bool {
    let class = object.get_type_ptr();
    RECENT.iter().any(|recent| ptr::eq(recent.load(Relaxed), class)) || find(object)
}

/// References that are held, so that no other type takes a type's address.
static RECENT: [AtomicPtr<ffi::PyTypeObject>; 8] = [const { AtomicPtr::new(ptr::null_mut()) }; 8];

#[cold]
fn find(object: &Bound<'_, PyAny>) -> bool {
    let (py, class) = (object.py(), object.get_type());
    // SAFETY: it is an object.
    let exports = unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } != 0;
    let lacks = |name: &Bound<'_, PyString>| matches!(class.hasattr(name), Ok(false));
    let is_plain = exports
        && lacks(intern!(py, "__dlpack_c_exchange_api__"))
        && lacks(intern!(py, "__dlpack__"))
        && lacks(intern!(py, "__cuda_array_interface__"));
    if is_plain {
        remember(class.unbind(), py);
    }
    is_plain
}

fn remember(class: Py<pyo3::types::PyType>, py: Python<'_>) {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    let slot = &RECENT[NEXT.fetch_add(1, Relaxed) % RECENT.len()];
    let forgotten = slot.swap(class.into_ptr().cast(), Relaxed);
    // SAFETY: a reference that was put there by this function, or NULL.
    drop(unsafe { Bound::from_owned_ptr_or_opt(py, forgotten.cast()) });
}
