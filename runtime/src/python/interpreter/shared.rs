//! Data that the modules of one process share. The modules have only the interpreter in common, so the data
//! is in `sys.modules`, under a name whose number changes with the format of the data. (SWIG and pybind11
//! share their type tables in the same way.)

use crate::python::interpreter::names::intern;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyModule};

/// A name for data whose layout is specific to the runtime and to the compiler that built it, so that other
/// modules do not find the data. The number in the name is increased with every change of the layout of
/// tables or instances within a version.
macro_rules! of_this_layout {
    ($name:literal) => {
        concat!($name, " of quaff ", env!("CARGO_PKG_VERSION"), ", layout 17, ", env!("RUNTIME_RUSTC"))
    };
}
pub(crate) use of_this_layout;

const ENTRY: &str = "_quaff_shared_1";

/// The object that is shared under `name`, made by the first module that requested it.
///
/// # Errors
/// The exceptions of `make`, and those that Python raises if `sys.modules` was tampered with.
pub(crate) fn attribute<'py>(
    py: Python<'py>,
    name: &'static str,
    make: impl FnOnce(Python<'py>) -> PyResult<Bound<'py, PyAny>>,
) -> PyResult<Bound<'py, PyAny>> {
    let entry = entry(py)?;
    let attributes = entry.getattr(intern!(py, "__dict__"))?.cast_into::<PyDict>()?;
    match attributes.get_item(name)? {
        Some(shared) => Ok(shared),
        // Another thread may be loading another module: the object that was stored first is used by all.
        None => attributes.call_method1(intern!(py, "setdefault"), (name, make(py)?)),
    }
}

fn entry(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let modules = py.import(intern!(py, "sys"))?.getattr(intern!(py, "modules"))?;
    let modules = modules.cast::<PyDict>()?;
    match modules.get_item(ENTRY)? {
        Some(entry) => Ok(entry),
        None => modules.call_method1(intern!(py, "setdefault"), (ENTRY, PyModule::new(py, ENTRY)?)),
    }
}
