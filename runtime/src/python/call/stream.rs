//! The keyword `stream`: the CUDA stream for work on a device, from any library.
//!
//! Accepted are a handle as an integer, where 0 and 1 are the default stream and 2 is the calling thread's
//! default stream, and stream objects: those of cuda.core (`__cuda_stream__`), PyTorch (`.cuda_stream`), CuPy
//! (`.ptr`), PyCUDA and Numba (`.handle`).

use crate::core::array_view::Stream;
use crate::core::error::{Error, ErrorKind};
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result};
use pyo3::prelude::*;
use pyo3::types::{PyBool, PyInt};

/// The stream for an argument; `None` for Python's None.
///
/// # Errors
/// A `TypeError` for an object that is no stream, a `ValueError` for a number that is no handle; exceptions
/// of the object.
pub(crate) fn read(object: &Bound<'_, PyAny>) -> Result<Option<Stream>> {
    if object.is_none() {
        return Ok(None);
    }
    let Some(handle) = handle(object)? else {
        return Err(refused(
            ErrorKind::Type,
            format!("got a `{}`", object.get_type().name().map_err(Failure::from)?),
        ));
    };
    match handle.extract::<u64>() {
        Ok(handle) => Ok(Some(Stream::of_handle(handle))),
        Err(_) => Err(refused(ErrorKind::Value, format!("got {handle}"))),
    }
}

/// The integer in a stream object.
fn handle<'py>(object: &Bound<'py, PyAny>) -> PyResult<Option<Bound<'py, PyAny>>> {
    let py = object.py();
    if object.is_instance_of::<PyInt>() {
        return Ok((!object.is_instance_of::<PyBool>()).then(|| object.clone()));
    }
    if let Some(protocol) = object.getattr_opt(intern!(py, "__cuda_stream__"))? {
        // A pair: the protocol's version, which is 0, and the handle.
        return integer(protocol.call0()?.get_item(1)?);
    }
    for name in [intern!(py, "cuda_stream"), intern!(py, "ptr"), intern!(py, "handle")] {
        if let Some(handle) = object.getattr_opt(name)? {
            return integer(handle);
        }
    }
    Ok(None)
}

/// An integer, which may be in a ctypes pointer, as in Numba, where None stands for 0.
fn integer(object: Bound<'_, PyAny>) -> PyResult<Option<Bound<'_, PyAny>>> {
    if object.is_instance_of::<PyInt>() {
        return Ok(Some(object));
    }
    match object.getattr_opt(intern!(object.py(), "value"))? {
        Some(value) if value.is_none() => Ok(Some(0i32.into_pyobject(object.py())?.into_any())),
        Some(value) if value.is_instance_of::<PyInt>() => Ok(Some(value)),
        _ => Ok(None),
    }
}

fn refused(kind: ErrorKind, given: String) -> Failure {
    let message = format!(
        "expected a CUDA stream, {given}: pass its handle, an integer from 0 to 2^64 - 1, or an object of CuPy, PyTorch, \
         PyCUDA, Numba or cuda.core"
    );
    Failure::argument("stream", Error::new(kind, message))
}
