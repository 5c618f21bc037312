//! Memory that the host and a device share, for NumPy arrays: `quaff.empty(shape, memory="managed")`.

use crate::core::device::{DeviceMemory, Site};
use crate::core::error::{Error, ErrorKind};
use crate::python::convert::result::Detached;
use crate::python::interpreter::{Failure, raised};
use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::c_int;
use std::ptr;

/// Bytes in CUDA's unified memory, as a buffer. They are freed when the last view of the buffer is released.
#[pyclass(frozen, module = "quaff")]
pub struct ManagedMemory {
    memory: Detached<DeviceMemory>,
    bytes: isize,
}

#[pymethods]
impl ManagedMemory {
    /// Memory of `bytes` bytes on a device, uninitialized.
    #[new]
    #[pyo3(signature = (bytes, device=0))]
    fn new(py: Python<'_>, bytes: usize, device: u32) -> PyResult<ManagedMemory> {
        let too_many = || Error::new(ErrorKind::Memory, "the array has more bytes than there are addresses");
        let length = isize::try_from(bytes).map_err(|_| Failure::value(too_many()));
        let length = length.map_err(|failure| failure.into_py_err(py, "empty"))?;
        let memory = py.detach(|| {
            let site = Site::for_result(&[], Some(device), None)?;
            // An empty array has an address, too.
            DeviceMemory::managed(site, bytes.max(1)).map(Detached::new)
        });
        let memory = memory.map_err(|error| Failure::value(error).into_py_err(py, "empty"))?;
        Ok(ManagedMemory { memory, bytes: length })
    }

    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        if view.is_null() {
            return Err(raised::exception::<PyBufferError>(slf.py(), "there is no room for the buffer"));
        }
        let own = slf.get();
        let address = ptr::with_exposed_provenance_mut(own.memory.get().address() as usize);
        // SAFETY: room for a buffer. The host may read and write the memory, which lives as long as this
        // object: the view takes a reference to it.
        match unsafe { ffi::PyBuffer_FillInfo(view, slf.as_ptr(), address, own.bytes, 0, flags) } {
            0 => Ok(()),
            _ => Err(PyErr::fetch(slf.py())),
        }
    }
}
