//! Modules that were imported already, as the libraries of arguments are.

use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyString;

/// A module; `None` if it was not imported.
pub(crate) fn loaded<'py>(name: &Bound<'py, PyString>) -> Option<Bound<'py, PyAny>> {
    // SAFETY: the name is a string; the result is a new reference, or NULL.
    let module = unsafe { Bound::from_owned_ptr_or_opt(name.py(), ffi::PyImport_GetModule(name.as_ptr())) };
    if module.is_none() {
        // A replaced `sys.modules` may have raised an exception; then the module counts as missing.
        drop(PyErr::take(name.py()));
    }
    module
}

/// A module, which is imported if it was not yet. For a package that was already imported, `import` takes a
/// microsecond, because it calls Python code of `importlib`.
pub(crate) fn imported<'py>(name: &Bound<'py, PyString>) -> PyResult<Bound<'py, PyAny>> {
    loaded(name).map_or_else(|| name.py().import(name).map(Bound::into_any), Ok)
}
