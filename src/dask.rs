//! `quaff.sum` of a Dask array, which has no memory of its own: python/quaff/_dask.py builds a graph of `quaff.Sum`s.

use crate::emitted::functions::FUNCTIONS;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use quaff_runtime::acquire::library::Library;
use quaff_runtime::python::{self, Entry, Function};
use std::ptr;

/// The emitted `sum`, extended to Dask arrays.
pub(crate) static SUM: Function = {
    assert!(FUNCTIONS.len() == 1, "the module has more functions than `sum`: load them beside it");
    // SAFETY: the result is that of `python::call`, or the sum of a Dask array, or NULL with an exception set.
    let entry = unsafe { Entry::new(sum) };
    Function { entry, ..*FUNCTIONS[0] }
};

unsafe extern "C" fn sum(
    _module: *mut ffi::PyObject,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS promises.
    let result = unsafe { python::call(FUNCTIONS[0], arguments, count, keywords) };
    // This test follows the call, so that no other call pays for it. Until here, no attribute of a Dask array was read.
    if !result.is_null() || count != 1 {
        return result;
    }
    // SAFETY: Python holds the GIL during the call.
    let py = unsafe { Python::assume_attached() };
    // SAFETY: there is one argument, which is live, and `keywords` are as `python::call` takes them.
    python::attached(py, |py| unsafe { deferred(py, arguments, keywords) })
}

/// The lazy sum of a Dask array; for any other object NULL, with the exception that is set.
///
/// # Safety
/// An exception is set; `arguments` contains a live object, and then one for each name in `keywords`, a tuple or NULL.
unsafe fn deferred(
    py: Python<'_>,
    arguments: *const *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller's.
    let array = unsafe { Borrowed::from_ptr(py, *arguments) };
    let refusal = PyErr::fetch(py);
    if Library::of(&array) != Library::Dask {
        refusal.restore(py);
        return ptr::null_mut();
    }
    // SAFETY: the caller's.
    let given = unsafe { named(py, arguments.add(1), keywords) };
    let sum = given.and_then(|given| py.import("quaff._dask")?.getattr("sum")?.call((&array,), Some(&given)));
    sum.map_or_else(
        |error| {
            error.restore(py);
            ptr::null_mut()
        },
        Bound::into_ptr,
    )
}

/// The keyword arguments.
///
/// # Safety
/// `values` contains a live object for each name in `keywords`, a tuple or NULL.
unsafe fn named<'py>(
    py: Python<'py>,
    values: *const *mut ffi::PyObject,
    keywords: *mut ffi::PyObject,
) -> PyResult<Bound<'py, PyDict>> {
    let given = PyDict::new(py);
    if !keywords.is_null() {
        // SAFETY: the caller says that it is a tuple, and that there are as many values.
        let names = unsafe { Borrowed::from_ptr(py, keywords).to_owned().cast_into_unchecked::<PyTuple>() };
        for (index, name) in names.iter().enumerate() {
            // SAFETY: there is a value at the index of each name.
            given.set_item(name, unsafe { Borrowed::from_ptr(py, *values.add(index)) })?;
        }
    }
    Ok(given)
}
