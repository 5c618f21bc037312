//! Numba's device arrays, in the current context.

use crate::python::convert::result::{Made, Request};
use crate::python::interpreter::modules::imported;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

pub(crate) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let cuda = imported(intern!(py, "numba.cuda"))?;
    let shape = PyTuple::new(py, request.shape)?;
    let array = cuda.call_method1(intern!(py, "device_array"), (shape, request.dtype.name()))?;
    Ok(Some(Made::Array(array)))
}
