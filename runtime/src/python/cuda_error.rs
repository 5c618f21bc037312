//! `CudaError`: one class for all modules of a process, whoever is loaded first makes it.
//!
//! Modules share nothing but the interpreter, so it lies where all can look: under a name of its own in `sys.modules`, whose
//! number changes with what is kept there. (SWIG and pybind11 share their tables of types this way.)
//!
//! Another process, which unpickles an error, may have no module but the one that raised it. So errors are pickled by that
//! module's name; the class itself says that it is of the module that made it.

use pyo3::exceptions::PyRuntimeError;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyDict, PyModule, PyType};
use std::ffi::CStr;

/// The class, for a module that users import as `public`: there its errors are looked for when they are unpickled.
///
/// # Errors
/// What Python raises, where `sys.modules` is not what it should be.
pub(super) fn class_in<'py>(py: Python<'py>, public: &str) -> PyResult<Bound<'py, PyType>> {
    let found = FOUND.get_or_try_init(py, || {
        Ok::<_, PyErr>(Found { class: shared(py, public)?, module: public.to_owned() })
    })?;
    Ok(found.class.bind(py).clone())
}

/// An error of the module that was loaded.
pub(super) fn error(py: Python<'_>, message: String) -> PyErr {
    let Some(found) = FOUND.get(py) else { return PyRuntimeError::new_err(message) };
    let error = PyErr::from_type(found.class.bind(py).clone(), message);
    // Without it the error is pickled by the name of its class.
    let _ = error.value(py).setattr(intern!(py, "_raised_in"), &found.module);
    error
}

/// What a module of the process found when it was loaded.
struct Found {
    class: Py<PyType>,
    /// The module's name.
    module: String,
}

static FOUND: PyOnceLock<Found> = PyOnceLock::new();

fn shared(py: Python<'_>, public: &str) -> PyResult<Py<PyType>> {
    let modules = py.import(intern!(py, "sys"))?.getattr(intern!(py, "modules"))?;
    let modules = modules.cast::<PyDict>()?;
    let entry = match modules.get_item(ENTRY)? {
        Some(entry) => entry,
        // Another thread may load another module meanwhile: the first entry is that of all.
        None => modules.call_method1(intern!(py, "setdefault"), (ENTRY, made(py, public)?))?,
    };
    Ok(entry.getattr(intern!(py, "CudaError"))?.cast_into::<PyType>()?.unbind())
}

fn made<'py>(py: Python<'py>, public: &str) -> PyResult<Bound<'py, PyModule>> {
    let entry = PyModule::new(py, ENTRY)?;
    // Classes are of the module that their globals name, and are to be imported from there.
    let globals = PyDict::new(py);
    globals.set_item(intern!(py, "__name__"), public)?;
    py.run(SOURCE, Some(&globals), None)?;
    entry.add("CudaError", globals.get_item("CudaError")?)?;
    Ok(entry)
}

const ENTRY: &str = "_quaff_shared_1";

const SOURCE: &CStr = match CStr::from_bytes_with_nul(concat!(include_str!("cuda_error.py"), "\0").as_bytes())
{
    Ok(source) => source,
    Err(_) => panic!("the source has no zeros"),
};
