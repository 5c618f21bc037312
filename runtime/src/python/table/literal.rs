//! C++ default arguments that are Python literals too. C++ can only fill in defaults from the last argument
//! backwards; if a caller names a later argument, the runtime fills in the defaults before it.

use crate::python::interpreter::once::Once;
use crate::python::interpreter::{Failure, Result};
use crate::python::table::Function;
use pyo3::IntoPyObjectExt;
use pyo3::prelude::*;

/// A literal.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Literal {
    None,
    /// A null pointer, for a parameter that takes any Python object.
    Null,
    Bool(bool),
    Integer(i64),
    Float(f64),
    Text(&'static str),
}

impl Literal {
    /// The Python object for the literal.
    ///
    /// # Errors
    /// MemoryError.
    pub(crate) fn object(self, py: Python<'_>) -> Result<Bound<'_, PyAny>> {
        let object = match self {
            Literal::None => Ok(py.None().into_bound(py)),
            Literal::Null => null(py),
            Literal::Bool(value) => value.into_bound_py_any(py),
            Literal::Integer(value) => value.into_bound_py_any(py),
            Literal::Float(value) => value.into_bound_py_any(py),
            Literal::Text(value) => value.into_bound_py_any(py),
        };
        object.map_err(Failure::from)
    }
}

impl Function {
    /// The default of the argument at `index`, if all overloads with a default there have the same one.
    pub(crate) fn default(&self, index: usize) -> Option<Literal> {
        let mut defaults = (self.overloads.iter())
            .filter_map(|overload| overload.inputs().get(index))
            .map(|parameter| parameter.default);
        let first = defaults.next()??;
        defaults.all(|other| other == Some(first)).then_some(first)
    }
}

/// The placeholder for a null pointer among the arguments of a call. It never leaves the call, so no caller
/// can pass it.
static NULL: Once<Py<PyAny>> = Once::new();

fn null(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    let null = NULL.get_or_make(py, || py.get_type::<PyAny>().call0().map(Bound::unbind))?;
    Ok(null.bind(py).clone())
}

/// Whether the argument is the placeholder for a null pointer.
pub(crate) fn is_null(argument: &Bound<'_, PyAny>) -> bool {
    NULL.get(argument.py()).is_some_and(|null| argument.is(null))
}
