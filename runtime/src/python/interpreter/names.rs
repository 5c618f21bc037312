//! Names of attributes and modules as Python's texts, each made at its first use. PyO3's macro of the same
//! name lets other threads run meanwhile: they could free what the code around the macro borrows, and change
//! what it has checked.

use crate::python::interpreter::once::Once;
use pyo3::prelude::*;
use pyo3::types::PyString;
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
