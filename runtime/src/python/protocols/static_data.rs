//! Static data members as attributes of a class.

use crate::python::call::enter::call_with;
use crate::python::instance::root;
use crate::python::interpreter::raised;
use crate::python::table::member::StaticMember;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// The descriptor of a static data member. Python calls it wherever the name is read, on the class, too;
/// assignment needs an instance.
#[pyclass(module = "quaff", name = "static_data", frozen)]
pub(crate) struct StaticData(pub StaticMember);

#[pymethods]
impl StaticData {
    fn __get__<'py>(
        &self,
        py: Python<'py>,
        _instance: Option<&Bound<'py, PyAny>>,
        _owner: Option<&Bound<'py, PyAny>>,
    ) -> PyResult<Bound<'py, PyAny>> {
        call_with(self.0.get, &PyTuple::empty(py))
    }

    fn __set__<'py>(&self, _instance: &Bound<'py, PyAny>, value: &Bound<'py, PyAny>) -> PyResult<()> {
        let name = self.0.get.name();
        let Some(set) = self.0.set else {
            let message = format!("`{name}` is constant");
            return Err(raised::exception::<PyAttributeError>(value.py(), message));
        };
        root::loose_elements_leave(value.py(), set)
            .map_err(|failure| failure.into_py_err(value.py(), name))?;
        call_with(set, &PyTuple::new(value.py(), [value])?).map(drop)
    }
}
