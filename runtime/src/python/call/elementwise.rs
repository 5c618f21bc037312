//! Calls of elementwise functions, like calls of NumPy's ufuncs: arrays of any shapes that broadcast, and
//! Python numbers, which get the types of the arrays. With numbers only, the result is a number.
//!
//! The arrays must have the types of one instantiation: no array is cast, and if there is no such
//! instantiation, the TypeError lists the existing ones. If a result array shares memory with other arrays,
//! NumPy's rule applies: the result is the same as if everything were read before anything is written. An
//! operand that the result would overwrite before it is read is therefore copied.
//!
//! The entry is not that of other functions, because each argument can be an array or a number. Short NumPy
//! arrays go straight to C++: `elementwise/few_axes.rs` handles up to three of two axes at most that
//! broadcast, of any layout, `elementwise/plain.rs` others that are contiguous and of one shape, and
//! `elementwise/strided.rs` the rest. They are tried in this order, the quickest first; without any one of
//! them, some calls take 1.5 to 3 times as many instructions. Other arrays are acquired and broadcast; then
//! `ElementOrder` sorts and joins the axes, and the threads share the parts. In C++ each row has one loop,
//! over operands that are contiguous runs; operands with other strides go through blocks
//! (`element_blocks.hpp`).

mod choose;
mod few_axes;
mod over;
mod plain;
mod strided;

use crate::python::call::keyword;
use crate::python::call::lazy;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Result, guarded};
use crate::python::table::arguments::objects;
use crate::python::table::{Function, Named};
use pyo3::ffi;
use pyo3::prelude::*;

/// The [`Entry`](crate::python::Entry) of a [`Function`] that is a `static`, whose overloads are elementwise.
#[macro_export]
macro_rules! elementwise_entry {
    ($function:path) => {{
        unsafe extern "C" fn entry(
            _module: *mut $crate::python::pyo3_ffi::PyObject,
            arguments: *const *mut $crate::python::pyo3_ffi::PyObject,
            count: $crate::python::pyo3_ffi::Py_ssize_t,
            keywords: *mut $crate::python::pyo3_ffi::PyObject,
        ) -> *mut $crate::python::pyo3_ffi::PyObject {
            // SAFETY: only Python calls this, as METH_FASTCALL | METH_KEYWORDS specifies: with the lock held
            // and live arguments that outlast the call.
            unsafe { $crate::python::call_elementwise(&$function, arguments, count, keywords) }
        }
        // SAFETY: `call_elementwise` returns a new reference, or NULL with an exception set.
        unsafe { $crate::python::Entry::new(entry) }
    }};
}

/// Calls an elementwise function with arguments as Python passes them.
///
/// # Safety
/// The requirements of [`call`](fn@crate::python::call) hold.
pub unsafe fn call_elementwise(
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> *mut ffi::PyObject {
    // SAFETY: the caller holds the lock.
    let py = unsafe { Python::assume_attached() };
    let name = || function.name().to_owned();
    // SAFETY: guaranteed by the caller.
    guarded(py, name, || unsafe {
        let outcome = call(py, function, arguments, count, keywords);
        outcome.or_else(|failure| lazy::instead(py, function, arguments, count, keywords, failure))
    })
}

/// The result of an elementwise function for arrays in memory; a failure for lazy arrays.
///
/// # Safety
/// The requirements of [`call_elementwise`] hold.
#[inline]
unsafe fn call<'py>(
    py: Python<'py>,
    function: &'static Function,
    arguments: *const *mut ffi::PyObject,
    count: ffi::Py_ssize_t,
    keywords: *mut ffi::PyObject,
) -> Result<Bound<'py, PyAny>> {
    // SAFETY: guaranteed by the caller. The values of keywords follow the positional arguments.
    unsafe {
        let named = only_out(py, keywords);
        let given = objects(py, arguments, count.unsigned_abs() + usize::from(named));
        let (positional, out) = given.split_at(count.unsigned_abs());
        if keywords.is_null() || named {
            let out = out.first();
            let short = few_axes::call(py, function, positional, out)
                .or_else(|| plain::call(py, function, positional, out))
                .or_else(|| strided::call(py, function, positional, out));
            if let Some(outcome) = short {
                return outcome;
            }
        }
        if keywords.is_null() {
            return over::call(py, function, positional, &Named::default());
        }
        let given = keyword::place(py, function, arguments, count, keywords)?;
        let positional = objects(py, given.arguments.as_ptr(), given.arguments.len());
        over::call(py, function, positional, &given.named)
    }
}

/// Whether `out` is the only keyword, compared by the address of the interned string. The longer path
/// compares the text.
///
/// # Safety
/// `keywords` is a tuple or NULL.
#[inline]
unsafe fn only_out(py: Python<'_>, keywords: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller, and a tuple of length 1 has a first element.
    !keywords.is_null()
        && unsafe {
            ffi::PyTuple_Size(keywords) == 1
                && ffi::PyTuple_GetItem(keywords, 0) == intern!(py, "out").as_ptr()
        }
}
