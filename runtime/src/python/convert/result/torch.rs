//! PyTorch tensors, on the host or on a device, from its caching allocator. A tensor has PyTorch's current
//! stream.

use crate::python::convert::result::{Likeness, Made, Request};
use crate::python::interpreter::modules::imported;
use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};

pub(crate) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let torch = imported(intern!(py, "torch"))?;
    // `empty` takes longer, because it reads a type and a device. Subclasses have functions of their own.
    if request.likeness != Likeness::Neither && like.get_type().is(&torch.getattr(intern!(py, "Tensor"))?) {
        let array = match request.likeness {
            Likeness::DtypeAndShape => torch.call_method1(intern!(py, "empty_like"), (like,))?,
            _ => like.call_method1(intern!(py, "new_empty"), (PyTuple::new(py, request.shape)?,))?,
        };
        return Ok(Some(Made::Array(array)));
    }
    let keywords = PyDict::new(py);
    keywords.set_item(intern!(py, "dtype"), torch.getattr(request.dtype.name())?)?;
    let device =
        request.place.ordinal().map_or_else(|| "cpu".to_owned(), |ordinal| format!("cuda:{ordinal}"));
    keywords.set_item(intern!(py, "device"), device)?;
    let shape = PyTuple::new(py, request.shape)?;
    let tensor = torch.call_method(intern!(py, "empty"), (shape,), Some(&keywords))?;
    Ok(Some(Made::Array(tensor)))
}
