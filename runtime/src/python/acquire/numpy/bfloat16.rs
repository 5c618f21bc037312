//! NumPy arrays of bfloat16, a type that the package `ml_dtypes` adds to NumPy. If that package has not been
//! imported, no such array exists.

use super::classes::NumpyClass;
use crate::python::interpreter::modules;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Once;
use ::numpy::npyffi::{_PyDataType_GET_ITEM_DATA, PyArray_Descr};
use pyo3::prelude::*;
use std::ffi::c_int;

/// The first of NumPy's type numbers for types that packages add.
const ADDED: c_int = 256;

/// Whether the NumPy type with this number is bfloat16.
#[cold]
pub(super) fn has_number(py: Python<'_>, number: c_int) -> bool {
    number >= ADDED && descriptor(py).is_some_and(|own| number_of(&own) == number)
}

/// The descriptor, if the type was added.
pub(super) fn descriptor(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    static FOUND: Once<Py<PyAny>> = Once::new();
    let found = FOUND.get_or_make(py, || find(py).map(Bound::unbind).ok_or(()));
    found.ok().map(|found| found.bind(py).clone())
}

fn find(py: Python<'_>) -> Option<Bound<'_, PyAny>> {
    let class = modules::loaded(intern!(py, "ml_dtypes"))?.getattr(intern!(py, "bfloat16")).ok()?;
    let made = modules::loaded(intern!(py, "numpy"))?.call_method1(intern!(py, "dtype"), (class,)).ok()?;
    let is_descriptor = NumpyClass::Dtype.is_base_of(&made);
    let has_size = |size: &Bound<'_, PyAny>| size.extract::<usize>().is_ok_and(|size| size == 2);
    let is_known = is_descriptor && number_of(&made) >= ADDED && has_size(&made.getattr("itemsize").ok()?);
    is_known.then_some(made)
}

/// NumPy's number of the type.
fn number_of(descriptor: &Bound<'_, PyAny>) -> c_int {
    // SAFETY: a live instance of NumPy's class, which begins with these fields in NumPy 1 and 2.
    unsafe { (*_PyDataType_GET_ITEM_DATA(descriptor.as_ptr().cast::<PyArray_Descr>())).type_num }
}
