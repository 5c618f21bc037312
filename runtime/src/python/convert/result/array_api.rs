//! Arrays of libraries that implement the standards: the array API's `__array_namespace__`, or otherwise
//! DLPack's table of C functions.
//!
//! The arrays of some libraries are immutable, such as JAX's. For these, C++ writes memory of the runtime,
//! from which `from_dlpack` then creates the library's array, in most cases without a copy.

use crate::python::acquire::{WantedMemory, acquire_for, allocated};
use crate::python::convert::result::library::own_array;
use crate::python::convert::result::{Made, Request};
use crate::python::interpreter::names::intern;
use crate::python::table::Memory;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

pub(crate) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let Some(namespace) = namespace(like)? else {
        let array = allocated(like, request.dtype, request.shape, request.place.ordinal())?;
        return Ok(array.map(Made::Array));
    };
    let keywords = PyDict::new(py);
    keywords.set_item(intern!(py, "dtype"), namespace.getattr(request.dtype.name())?)?;
    if let Some(device) = like.getattr_opt(intern!(py, "device"))? {
        keywords.set_item(intern!(py, "device"), device)?;
    }
    let shape = PyTuple::new(py, request.shape)?;
    let array = namespace.call_method(intern!(py, "empty"), (shape,), Some(&keywords))?;
    if is_written(&array, request) { Ok(Some(Made::Array(array))) } else { unchanging(&namespace, request) }
}

/// Makes the result array of a library whose arrays are immutable.
pub(crate) fn make_unchanging<'py>(
    like: &Bound<'py, PyAny>,
    request: &Request<'_>,
) -> PyResult<Option<Made<'py>>> {
    match namespace(like)? {
        Some(namespace) => unchanging(&namespace, request),
        None => Ok(None),
    }
}

fn namespace<'py>(like: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let Some(namespace) = like.getattr_opt(intern!(like.py(), "__array_namespace__"))? else {
        return Ok(None);
    };
    namespace.call0().map(Some)
}

/// Whether C++ may write the array.
fn is_written(array: &Bound<'_, PyAny>, request: &Request<'_>) -> bool {
    let memory = if request.place.ordinal().is_some() { Memory::Device } else { Memory::Host };
    let acquired = acquire_for(array, WantedMemory::Anywhere);
    acquired.is_ok_and(|acquired| {
        let view = acquired.view();
        !view.readonly
            && memory.has(view.device)
            && view.dtype == request.dtype
            && view.shape[..] == *request.shape
            && view.is_c_contiguous()
            && view.is_aligned()
    })
}

fn unchanging<'py>(namespace: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = namespace.py();
    let from_dlpack = namespace.getattr(intern!(py, "from_dlpack"))?;
    let own = own_array(py, request).map_err(|failure| failure.into_py_err(py, "empty"))?;
    Ok(Some(Made::Own(own, from_dlpack)))
}
