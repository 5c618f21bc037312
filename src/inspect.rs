//! `quaff.inspect`: what quaff sees of an array.

use pyo3::prelude::*;
use pyo3::types::PyTuple;
use quaff_runtime::acquire::{Acquired, acquire};
use quaff_runtime::array_view::{ArrayView, Device, Stream};
use quaff_runtime::device;
use quaff_runtime::python::Failure;

/// Shows how quaff reads `array`, without accessing its elements. For memory on a device, quaff also asks the
/// driver.
///
/// Raises TypeError for an object that is not an array or has an unsupported element type, BufferError for a
/// contradictory description of the memory, and ValueError for one that exceeds the address space. Exceptions
/// raised by the object itself are passed on.
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

/// The properties of an array as quaff reads them; the result of `inspect`.
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

/// The device with its number, and the CUDA context, as far as the driver knows them.
fn looked_up(py: Python<'_>, view: &ArrayView<'_>) -> (Device, Option<u64>) {
    let Device::Cuda { ordinal, stream } = view.device else { return (view.device, None) };
    let (known, context) = py.detach(|| device::describe(view));
    (Device::Cuda { ordinal: known.or(ordinal), stream }, context)
}

#[pymethods]
impl ArrayInfo {
    /// The protocol that gives access to the memory: "numpy", "dlpack", "cuda_array_interface", "buffer" or,
    /// for a plain address as in PyCUDA, "handle".
    #[getter]
    fn protocol(&self) -> &'static str {
        self.protocol
    }

    /// The element type, as NumPy names it.
    #[getter]
    fn dtype(&self) -> &'static str {
        self.dtype
    }

    /// The length of each dimension.
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.shape)
    }

    /// The number of bytes from one element to the next, for each dimension.
    #[getter]
    fn strides<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, &self.strides)
    }

    /// The location of the memory: "cpu", "cuda:0", or "cuda" if neither the object nor the driver specifies
    /// the device.
    #[getter]
    fn device(&self) -> String {
        self.device.to_string()
    }

    /// The CUDA stream to wait for before the memory is read: 1 is the default stream, 2 the default stream
    /// of the calling thread, and other numbers are handles. None if there is nothing to wait for.
    #[getter]
    fn stream(&self) -> Option<u64> {
        self.device.stream().map(Stream::number)
    }

    /// The handle of the CUDA context that owns the memory. None for memory without a context, such as memory
    /// from pools, for memory that the driver does not know, and if there is no driver.
    #[getter]
    fn context(&self) -> Option<u64> {
        self.context
    }

    /// Whether the memory is read-only.
    #[getter]
    fn readonly(&self) -> bool {
        self.readonly
    }

    fn __repr__(&self, py: Python<'_>) -> PyResult<String> {
        let stream = match self.device {
            Device::Cpu => String::new(),
            Device::Cuda { .. } => {
                let shown =
                    |number: Option<u64>| Ok::<_, PyErr>(number.into_pyobject(py)?.repr()?.to_string());
                format!(", stream={}, context={}", shown(self.stream())?, shown(self.context)?)
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
