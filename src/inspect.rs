//! `quaff.inspect`: what quaff sees of an array.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use quaff_runtime::acquire::{Acquired, acquire};
use quaff_runtime::array_view::{ArrayView, Device, Stream};
use quaff_runtime::device;
use quaff_runtime::python::Failure;

/// What quaff sees of `array`; nothing is read from its memory. Of memory on a device the driver is asked too.
///
/// Raises TypeError for an object that is no array or has an unsupported element type, BufferError
/// for memory whose description contradicts itself, ValueError for one that reaches beyond any
/// address. An exception of the object's own is passed on.
#[pyfunction]
#[pyo3(signature = (array, /))]
pub fn inspect(array: &Bound<'_, PyAny>) -> PyResult<ArrayInfo> {
    match acquire(array) {
        Ok(acquired) => Ok(ArrayInfo::new(array.py(), &acquired)),
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
    device: Device,
    context: Option<u64>,
    readonly: bool,
}

impl ArrayInfo {
    fn new(py: Python<'_>, acquired: &Acquired<'_>) -> Self {
        let view = acquired.view();
        let (device, context) = looked_up(py, view);
        ArrayInfo {
            protocol: acquired.protocol().name(),
            dtype: view.dtype.name(),
            shape: view.shape.to_vec(),
            strides: view.strides.to_vec(),
            device,
            context,
            readonly: view.readonly,
        }
    }
}

/// The device with its number, and the context, as far as the driver knows them.
fn looked_up(py: Python<'_>, view: &ArrayView<'_>) -> (Device, Option<u64>) {
    let Device::Cuda { ordinal, stream } = view.device else { return (view.device, None) };
    let (known, context) = py.detach(|| device::describe(view));
    (Device::Cuda { ordinal: known.or(ordinal), stream }, context)
}

#[pymethods]
impl ArrayInfo {
    /// How the object offers its memory: "numpy", "dlpack", "cuda_array_interface", "buffer" or, for a
    /// bare address as PyCUDA has it, "handle".
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

    /// Where the memory lies: "cpu", "cuda:0", or "cuda" where neither the object nor the driver says on which device.
    #[getter]
    fn device(&self) -> String {
        self.device.to_string()
    }

    /// The CUDA stream to wait for before the memory is read: 1 is the default stream, 2 the calling
    /// thread's, other numbers are handles. None where there is nothing to wait for.
    #[getter]
    fn stream(&self) -> Option<u64> {
        self.device.stream().map(Stream::number)
    }

    /// The handle of the CUDA context that owns the memory. None for memory that no context owns, as pools have it, that
    /// the driver does not know, or where there is no driver.
    #[getter]
    fn context(&self) -> Option<u64> {
        self.context
    }

    /// Whether the object forbids writing.
    #[getter]
    fn readonly(&self) -> bool {
        self.readonly
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let stream = match self.device {
            Device::Cpu => String::new(),
            Device::Cuda { .. } => {
                let said =
                    |number: Option<u64>| Ok::<_, PyErr>(number.into_pyobject(py)?.repr()?.to_string());
                format!(", stream={}, context={}", said(self.stream())?, said(self.context)?)
            }
        };
        Ok(format!(
            "ArrayInfo(protocol='{}', dtype='{}', shape={}, strides={}, device='{}'{stream}, readonly={})",
            self.protocol,
            self.dtype,
            self.shape(py)?.repr()?,
            self.strides(py)?.repr()?,
            self.device,
            if self.readonly { "True" } else { "False" },
        ))
    }
}
