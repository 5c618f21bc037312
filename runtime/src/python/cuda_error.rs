//! `CudaError`: one class for all modules of a process, whoever is loaded first makes it.
//!
//! Modules share nothing but the interpreter, so it lies where all can look: under a name of its own in `sys.modules`, whose
//! number changes with what is kept there. (SWIG and pybind11 share their tables of types this way.)

use pyo3::exceptions::PyRuntimeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyModule, PyType};

/// The class.
///
/// # Errors
/// What Python raises, where `sys.modules` is not what it should be.
pub(super) fn class(py: Python<'_>) -> PyResult<Bound<'_, PyType>> {
    static CLASS: PyOnceLock<Py<PyType>> = PyOnceLock::new();
    CLASS.get_or_try_init(py, || shared(py)).map(|class| class.bind(py).clone())
}

fn shared(py: Python<'_>) -> PyResult<Py<PyType>> {
    let modules = py.import(intern!(py, "sys"))?.getattr(intern!(py, "modules"))?;
    let modules = modules.cast::<PyDict>()?;
    if let Some(entry) = modules.get_item(ENTRY)? {
        return Ok(entry.getattr(intern!(py, "CudaError"))?.cast_into::<PyType>()?.unbind());
    }
    let class =
        PyErr::new_type(py, c"quaff.CudaError", Some(DOC), Some(&py.get_type::<PyRuntimeError>()), None)?;
    let entry = PyModule::new(py, ENTRY)?;
    entry.add("CudaError", &class)?;
    modules.set_item(ENTRY, entry)?;
    Ok(class)
}

const ENTRY: &str = "_quaff_shared_1";

const DOC: &std::ffi::CStr =
    c"CUDA, or its driver, reported an error; the message has its name and what to do.";
