//! The layout of floats, lists and tuples in CPython. The stable ABI does not specify it, but it has been the
//! same since version 2. A module checks once, when it is loaded, whether this Python has it: then the
//! elements of a list are read without a function call for each, which takes a fifth of the time.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyList, PyTuple};
use std::mem::MaybeUninit;
use std::ptr;
use std::slice;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether floats, lists and tuples have the layout that this file describes; C++ reads this variable too
/// (`include/quaff/plain_value.hpp`).
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

#[repr(C)]
struct Tuple {
    head: Head,
    size: ffi::Py_ssize_t,
    items: [*mut ffi::PyObject; 2],
}

/// Whether floats, lists and tuples can be read directly.
#[inline]
pub(crate) fn is_known() -> bool {
    quaff_known_layout.load(Ordering::Relaxed)
}

/// Checks the layout of a float, a list and a tuple.
pub(crate) fn look(py: Python<'_>) -> PyResult<()> {
    const VALUE: f64 = 1.234_567_890_123e-5;
    let float = PyFloat::new(py, VALUE);
    let list = PyList::new(py, [float.as_any(), py.None().bind(py)])?;
    let tuple = PyTuple::new(py, [py.None().bind(py), float.as_any()])?;
    // SAFETY: a float, a list, and a tuple of two elements have at least this many bytes in every CPython.
    let (own, own_list, own_tuple) = unsafe {
        (&*float.as_ptr().cast::<Float>(), &*list.as_ptr().cast::<List>(), &*tuple.as_ptr().cast::<Tuple>())
    };
    let has_heads = ptr::eq(own.head.r#type, &raw mut ffi::PyFloat_Type)
        && ptr::eq(own_list.head.r#type, &raw mut ffi::PyList_Type)
        && ptr::eq(own_tuple.head.r#type, &raw mut ffi::PyTuple_Type);
    let is_known = has_heads
        && own.value.to_bits() == VALUE.to_bits()
        && own_list.size == 2
        && own_tuple.size == 2
        && ptr::eq(own_tuple.items[1], float.as_ptr())
        // SAFETY: a list has the address of its elements after their number.
        && unsafe { ptr::eq(*own_list.items, float.as_ptr()) };
    quaff_known_layout.store(is_known, Ordering::Relaxed);
    Ok(())
}

/// The value of a float.
///
/// # Safety
/// [`is_known`] is true, and the object is exactly a float.
#[inline]
pub(crate) unsafe fn float(object: *mut ffi::PyObject) -> f64 {
    // SAFETY: guaranteed by the caller.
    unsafe { (*object.cast::<Float>()).value }
}

/// The number of elements of a list.
///
/// # Safety
/// [`is_known`] is true, and the object is a list.
#[inline]
pub(crate) unsafe fn list_size(object: *mut ffi::PyObject) -> ffi::Py_ssize_t {
    // SAFETY: guaranteed by the caller.
    unsafe { (*object.cast::<List>()).size }
}

/// A borrowed element of a list.
///
/// # Safety
/// [`is_known`] is true, the object is a list, and it has an element at `index`.
#[inline]
pub(crate) unsafe fn list_item(object: *mut ffi::PyObject, index: ffi::Py_ssize_t) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    unsafe { *(*object.cast::<List>()).items.offset(index) }
}

/// Reads the exact floats at the beginning of a list, as long as `narrowed` returns a number and there is
/// room, and returns their number. No code runs meanwhile.
///
/// # Safety
/// [`is_known`] is true, the object is a list, and the lock is held.
#[inline]
pub(crate) unsafe fn leading_floats<T>(
    object: *mut ffi::PyObject,
    into: &mut [MaybeUninit<T>],
    narrowed: impl Fn(f64) -> Option<T>,
) -> usize {
    // SAFETY: guaranteed by the caller; an empty list may have no memory.
    let items = unsafe {
        let list = &*object.cast::<List>();
        if list.size == 0 {
            return 0;
        }
        slice::from_raw_parts(list.items, list.size.unsigned_abs())
    };
    let mut read = 0;
    for (place, &item) in into.iter_mut().zip(items) {
        // SAFETY: an element of a list is a live object, which has a head.
        if !ptr::eq(unsafe { (*item.cast::<Head>()).r#type }, &raw mut ffi::PyFloat_Type) {
            break;
        }
        // SAFETY: exactly a float.
        let Some(value) = narrowed(unsafe { float(item) }) else { break };
        place.write(value);
        read += 1;
    }
    read
}
