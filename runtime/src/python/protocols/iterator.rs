//! Iterators over containers that are used like C++'s: `v.begin()`, `v.erase(it)`. An iterator refers to the
//! elements that existed when it was made, so that the container may change during its lifetime.

use crate::python::interpreter::shared::of_this_layout;
use crate::python::interpreter::{raised, shared};
use pyo3::exceptions::{PyAttributeError, PyTypeError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::ffi::{CStr, c_void};

const NAME: &str = of_this_layout!("iterator");

const SOURCE: &CStr = match CStr::from_bytes_with_nul(concat!(include_str!("iterator.py"), "\0").as_bytes()) {
    Ok(source) => source,
    Err(_) => panic!("the source has no zeros"),
};

/// The class, which all modules of the process share.
fn class(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    shared::attribute(py, NAME, |py| {
        let globals = PyDict::new(py);
        globals.set_item("__name__", "quaff")?;
        py.run(SOURCE, Some(&globals), None)?;
        globals.get_item("Iterator")?.ok_or_else(|| PyErr::fetch(py))
    })
}

/// A new iterator at a position among elements; null with an exception set.
///
/// # Safety
/// `elements` is a live sequence, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_iterator(
    elements: *mut ffi::PyObject,
    place: isize,
    is_forward: bool,
    container: *const c_void,
) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, elements) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, elements))
    };
    raised::new_reference(py, "iterator", || {
        class(py)?.call1((elements, place, is_forward, container.addr()))
    })
}

/// The index of an iterator's element; -1 with an exception set.
///
/// # Safety
/// `iterator` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_iterator_index(iterator: *mut ffi::PyObject, container: *const c_void) -> isize {
    // SAFETY: guaranteed by the caller.
    let (py, iterator) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, iterator))
    };
    let index = raised::new_reference(py, "iterator", || index(&iterator, container));
    // SAFETY: NULL with an exception set, or a new reference to an object that may be a number.
    let index = unsafe { Bound::from_owned_ptr_or_opt(py, index) };
    // SAFETY: a live object; -1 with an exception set.
    index.map_or(-1, |index| unsafe { ffi::PyNumber_AsSsize_t(index.as_ptr(), ffi::PyExc_OverflowError) })
}

fn index<'py>(iterator: &Bound<'py, PyAny>, container: *const c_void) -> PyResult<Bound<'py, PyAny>> {
    let py = iterator.py();
    match iterator.call_method1("_index", (container.addr(),)) {
        Err(error) if error.is_instance_of::<PyAttributeError>(py) => {
            Err(raised::exception::<PyTypeError>(py, "expected an iterator, as `begin()` gives one"))
        }
        index => index,
    }
}
