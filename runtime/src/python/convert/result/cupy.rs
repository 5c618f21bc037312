//! CuPy arrays, from the memory pool of the current context's device. The array has CuPy's current stream, and the call
//! waits for the work in that stream, as the pool requires.

use crate::python::acquire::is_cupys_own;
use crate::python::convert::result::{Likeness, Made, Request};
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};

pub(crate) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let arguments = (PyTuple::new(py, request.shape)?, dtype(like, request)?);
    let array = if is_cupys_own(like) {
        // The constructor that `empty` calls.
        like.get_type().call1(arguments)?
    } else {
        py.import(intern!(py, "cupy"))?.call_method1(intern!(py, "empty"), arguments)?
    };
    Ok(Some(Made::Array(array)))
}

/// The argument's own dtype if it is the requested one, because a name is looked up anew by each call.
fn dtype<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Bound<'py, PyAny>> {
    let own = match request.likeness {
        Likeness::Neither => None,
        Likeness::Dtype | Likeness::DtypeAndShape => like.getattr_opt(intern!(like.py(), "dtype"))?,
    };
    Ok(own.unwrap_or_else(|| PyString::new(like.py(), request.dtype.name()).into_any()))
}
