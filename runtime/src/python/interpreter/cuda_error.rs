//! `CudaError`: one class for all modules of a process, created by the module that is loaded first.
//!
//! Another process that unpickles an error may have only the module that raised it. Errors are therefore
//! pickled by the name of that module, whereas the class names the module that created it.

use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Once;
use crate::python::interpreter::{raised, shared};
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyType};
use std::ffi::CStr;

/// The class, for a module that users import as `public`, where unpickling looks for the class of its errors.
///
/// # Errors
/// The exceptions that Python raises if `sys.modules` was tampered with.
pub(crate) fn class_in<'py>(py: Python<'py>, public: &str) -> PyResult<Bound<'py, PyType>> {
    let found = FOUND.get_or_make(py, || {
        Ok::<_, PyErr>(ErrorClass { class: class(py, public)?, module: public.to_owned() })
    })?;
    Ok(found.class.bind(py).clone())
}

/// An error of the loaded module.
pub(crate) fn error(py: Python<'_>, message: String) -> PyErr {
    let Some(found) = FOUND.get(py) else { return raised::exception::<PyRuntimeError>(py, message) };
    let error = raised::of_class(found.class.bind(py), &message);
    // Without this attribute the error is pickled by the name of its class.
    let _ = error.value(py).setattr(intern!(py, "_raised_in"), &found.module);
    error
}

/// The class, and the module for which it was found when the module was loaded.
struct ErrorClass {
    class: Py<PyType>,
    /// The module's name.
    module: String,
}

static FOUND: Once<ErrorClass> = Once::new();

fn class(py: Python<'_>, public: &str) -> PyResult<Py<PyType>> {
    Ok(shared::attribute(py, NAME, |py| made(py, public))?.cast_into::<PyType>()?.unbind())
}

fn made<'py>(py: Python<'py>, public: &str) -> PyResult<Bound<'py, PyAny>> {
    // A class belongs to the module that its globals name, from which it can be imported.
    let globals = PyDict::new(py);
    globals.set_item(intern!(py, "__name__"), public)?;
    py.run(SOURCE, Some(&globals), None)?;
    Ok(globals.get_item(NAME)?.unwrap_or_else(|| py.None().into_bound(py)))
}

const NAME: &str = "CudaError";

const SOURCE: &CStr = match CStr::from_bytes_with_nul(concat!(include_str!("cuda_error.py"), "\0").as_bytes())
{
    Ok(source) => source,
    Err(_) => panic!("the source has no zeros"),
};
