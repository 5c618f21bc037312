//! The layout of floats and lists in CPython. The stable ABI does not say so, but every version since 2.x has had the
//! same layout. A module looks once, when it is loaded, whether this Python has it: then the elements of a list are
//! read without a call of a function for each, which takes a fifth of the time.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyList};
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether floats and lists are laid out as below; C++ reads it too (`include/quaff/plain_value.hpp`).
#[unsafe(no_mangle)]
#[allow(non_upper_case_globals)]
static quaff_known_layout: AtomicBool = AtomicBool::new(false);

#[repr(C)]
struct Head {
    _references: isize,
    r#type: *mut ffi::PyTypeObject,
}

#[repr(C)]
struct Float {
    head: Head,
    value: f64,
}

#[repr(C)]
struct List {
    head: Head,
    size: ffi::Py_ssize_t,
    items: *const *mut ffi::PyObject,
}

/// Whether floats and lists can be read.
#[inline]
pub(crate) fn is_known() -> bool {
    quaff_known_layout.load(Ordering::Relaxed)
}

/// Looks at a float and a list.
pub(crate) fn look(py: Python<'_>) -> PyResult<()> {
    const VALUE: f64 = 1.234_567_890_123e-5;
    let float = PyFloat::new(py, VALUE);
    let list = PyList::new(py, [float.as_any(), py.None().bind(py)])?;
    // SAFETY: a float and a list have at least so many bytes in every CPython.
    let (own, own_list) = unsafe { (&*float.as_ptr().cast::<Float>(), &*list.as_ptr().cast::<List>()) };
    let has_heads = ptr::eq(own.head.r#type, &raw mut ffi::PyFloat_Type)
        && ptr::eq(own_list.head.r#type, &raw mut ffi::PyList_Type);
    let is_known = has_heads
        && own.value.to_bits() == VALUE.to_bits()
        && own_list.size == 2
        // SAFETY: behind the number of its elements a list has their address.
        && unsafe { ptr::eq(*own_list.items, float.as_ptr()) };
    quaff_known_layout.store(is_known, Ordering::Relaxed);
    Ok(())
}

/// The value of a float.
///
/// # Safety
/// `is_known`, and the object is exactly a float.
#[inline]
pub(crate) unsafe fn float(object: *mut ffi::PyObject) -> f64 {
    // SAFETY: the caller's.
    unsafe { (*object.cast::<Float>()).value }
}

/// The number of elements of a list.
///
/// # Safety
/// `is_known`, and the object is a list.
#[inline]
pub(crate) unsafe fn list_size(object: *mut ffi::PyObject) -> ffi::Py_ssize_t {
    // SAFETY: the caller's.
    unsafe { (*object.cast::<List>()).size }
}

/// An element of a list, which stays the list's.
///
/// # Safety
/// `is_known`, the object is a list, and it has an element at `index`.
#[inline]
pub(crate) unsafe fn list_item(object: *mut ffi::PyObject, index: ffi::Py_ssize_t) -> *mut ffi::PyObject {
    // SAFETY: the caller's.
    unsafe { *(*object.cast::<List>()).items.offset(index) }
}
