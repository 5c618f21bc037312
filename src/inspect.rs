//! `quaff.inspect`: what quaff sees of an array.

use crate::acquire::{Acquired, acquire};
use crate::python::Failure;
use pyo3::prelude::*;
use pyo3::types::PyTuple;

/// What quaff sees of `array`; nothing is read from its memory.
///
/// Raises TypeError for an object that is no array or has an unsupported element type, BufferError
/// for a buffer that contradicts itself, ValueError for one that reaches beyond any address. An
/// exception of the object's own is passed on.
#[pyfunction]
#[pyo3(signature = (array, /))]
pub fn inspect(array: &Bound<'_, PyAny>) -> PyResult<ArrayInfo> {
    match acquire(array) {
        Ok(acquired) => Ok(ArrayInfo::new(&acquired)),
        Err(refusal) => {
            Err(Failure::refused(array.py(), "array", &refusal).into_py_err(array.py(), "inspect"))
        }
    }
}

/// What quaff sees of an array; made by `inspect`.
#[pyclass(frozen, eq, hash, module = "quaff")]
#[derive(PartialEq, Eq, Hash)]
pub struct ArrayInfo {
    protocol: &'static str,
    dtype: &'static str,
    shape: Vec<usize>,
    strides: Vec<isize>,
    device: String,
    readonly: bool,
}

impl ArrayInfo {
    fn new(acquired: &Acquired<'_>) -> Self {
        let view = acquired.view();
        ArrayInfo {
            protocol: acquired.protocol().name(),
            dtype: view.dtype.name(),
            shape: view.shape.to_vec(),
            strides: view.strides.to_vec(),
            device: view.device.to_string(),
            readonly: view.readonly,
        }
    }
}

#[pymethods]
impl ArrayInfo {
    /// How the object offers its memory: "numpy" or "buffer".
    #[getter]
    fn protocol(&self) -> &'static str {
        self.protocol
    }

    /// The type of an element, by NumPy's name.
    #[getter]
    fn dtype(&self) -> &'static str {
        self.dtype
    }

    /// The length of each dimension.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.shape)
    }

    /// For each dimension the bytes from one element to the next.
    #[getter]
    fn strides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.strides)
    }

    /// Where the memory lies: "cpu".
    #[getter]
    fn device(&self) -> &str {
        &self.device
    }

    /// Whether the object forbids writing.
    #[getter]
    fn readonly(&self) -> bool {
        self.readonly
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        Ok(format!(
            "ArrayInfo(protocol='{}', dtype='{}', shape={}, strides={}, device='{}', readonly={})",
            self.protocol,
            self.dtype,
            self.shape(py)?.repr()?,
            self.strides(py)?.repr()?,
            self.device,
            if self.readonly { "True" } else { "False" },
        ))
    }
}
