//! A returned `std::vector`, or another C++ object that is an array, as an array that owns it: a NumPy array
//! or, without NumPy, an array of the runtime.

use crate::core::array_view::Dims;
use crate::core::vector::Vector;
use crate::python::convert::result::numpy;
use crate::python::convert::result::own::{Array, MemoryOwner};
use crate::python::interpreter::{Failure, Result, attached, raised};
use crate::python::table::{Returned, Value};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ptr;

fn array<'py>(py: Python<'py>, vector: Vector) -> Result<Bound<'py, PyAny>> {
    let (dtype, length) = (vector.dtype(), vector.len());
    let axes: Option<(Dims<isize>, Dims<isize>)> =
        vector.shape_and_strides().map(|(shape, strides)| (shape.into(), strides.into()));
    let memory = MemoryOwner::Vector(vector);
    let own = match axes {
        None => Array::over(memory, dtype, &[length]),
        Some((shape, strides)) => Array::strided(memory, dtype, shape, strides).map_err(Failure::value)?,
    };
    let own = Bound::new(py, own)?;
    Ok(numpy::over(&own, dtype)?.unwrap_or_else(|| own.into_any()))
}

/// An array that takes over a vector, even on failure: a new reference, or NULL with an exception set. C++
/// calls this for several results.
///
/// # Safety
/// `vector` was made by C++, which gives it up here; Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_array_of(vector: *mut Vector) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, vector) = unsafe { (Python::assume_attached(), vector.read()) };
    raised::new_reference(py, "vector", || {
        array(py, vector).map_err(|failure| failure.into_py_err(py, "vector"))
    })
}

impl Value for Vector {}

// SAFETY: a new reference, or NULL with an exception set.
unsafe impl Returned for Vector {
    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject {
        attached(py, |py| match array(py, self) {
            Ok(array) => array.into_ptr(),
            Err(failure) => {
                raised::raise(py, |py| failure.into_py_err(py, "vector"));
                ptr::null_mut()
            }
        })
    }

    fn unset() -> Vector {
        Vector::default()
    }
}
