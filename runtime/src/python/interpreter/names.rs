//! Names of attributes and modules as Python's texts, each made at its first use, and the modules that were
//! imported already. PyO3's macro of the same name lets other threads run meanwhile: they could free what the
//! code around the macro borrows, and change what it has checked.

use crate::python::interpreter::once::Once;
use pyo3::types::PyString;
use pyo3::{ffi, prelude::*};
use std::convert::Infallible;

/// A name, and the Python string for it once that was made.
pub(crate) struct Name {
    name: &'static str,
    text: Once<Py<PyString>>,
}

impl Name {
    pub(crate) const fn new(name: &'static str) -> Name {
        Name { name, text: Once::new() }
    }

    pub(crate) fn text<'py>(&self, py: Python<'py>) -> &Bound<'py, PyString> {
        let make = || Ok::<_, Infallible>(PyString::intern(py, self.name).unbind());
        let Ok(text) = self.text.get_or_make(py, make);
        text.bind(py)
    }
}

/// The Python string for a name, which is made at its first use.
macro_rules! intern {
    ($py:expr, $name:expr) => {{
        static NAME: $crate::python::interpreter::names::Name =
            $crate::python::interpreter::names::Name::new($name);
        NAME.text($py)
    }};
}
pub(crate) use intern;

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
