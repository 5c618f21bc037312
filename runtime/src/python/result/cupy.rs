//! CuPy's arrays, from the memory pool of the current context's device. The array says its stream, the current one of CuPy's,
//! and the call waits for what is in that stream, as the pool wants it.

use super::{Made, Request};
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

pub(super) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let cupy = py.import(intern!(py, "cupy"))?;
    let shape = PyTuple::new(py, request.shape)?;
    let array = cupy.call_method1(intern!(py, "empty"), (shape, request.dtype.name()))?;
    Ok(Some(Made::Array(array)))
}
