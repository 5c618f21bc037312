//! PyCUDA arrays, from the allocator of the argument: a memory pool's, or the context's own.

use crate::python::convert::result::{Made, Request};
use crate::python::interpreter::modules::imported;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

pub(crate) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let class = imported(intern!(py, "pycuda.gpuarray"))?.getattr(intern!(py, "GPUArray"))?;
    if !like.is_instance(&class)? {
        // A bare allocation, for example: its library has no arrays.
        return Ok(None);
    }
    let keywords = PyDict::new(py);
    keywords.set_item(intern!(py, "allocator"), like.getattr(intern!(py, "allocator"))?)?;
    let shape = PyTuple::new(py, request.shape)?;
    Ok(Some(Made::Array(class.call((shape, request.dtype.name()), Some(&keywords))?)))
}
