//! The buffer protocol of containers with contiguous numbers: `numpy.asarray(vector)` shares their memory.
//! While such a buffer exists, operations that may move the elements raise BufferError, as with Python's
//! `bytearray`. A container that is part of another object has no buffer, because C++ may change it through
//! that object.
//!
//! [`ManagedMemory`] is a buffer of its own: memory that the host and a device share, for the NumPy arrays of
//! `quaff.empty(shape, memory="managed")`.

use crate::core::device::{DeviceMemory, Site};
use crate::core::error::{Error, ErrorKind};
use crate::core::object::Elements;
use crate::python::convert::result::Detached;
use crate::python::instance::Instance;
use crate::python::interpreter::{Failure, attached, raised};
use crate::python::protocols::slots::slot;
use crate::python::table::Class;
use pyo3::exceptions::PyBufferError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;

/// The slots of a class whose elements are numbers; none otherwise.
pub(crate) fn slots(class: &Class) -> Vec<ffi::PyType_Slot> {
    if !class.shows_elements() {
        return Vec::new();
    }
    vec![
        slot(ffi::Py_bf_getbuffer, get as *const c_void),
        slot(ffi::Py_bf_releasebuffer, release as *const c_void),
    ]
}

/// The number of elements and their stride, to which a buffer points.
type BufferExtent = [ffi::Py_ssize_t; 2];

unsafe extern "C" fn get(exporter: *mut ffi::PyObject, view: *mut ffi::Py_buffer, flags: c_int) -> c_int {
    // SAFETY: Python passes a live instance, and the lock is held.
    let (py, instance) = unsafe { (Python::assume_attached(), Instance::at(exporter)) };
    match instance.elements() {
        Ok(elements) if !view.is_null() => {
            // SAFETY: room for a buffer; the elements stay while the buffer exists.
            unsafe { fill(&mut *view, exporter, &elements, flags) };
            instance.count_exports(|count| count + 1);
            0
        }
        other => {
            let why = other.err().unwrap_or("there is no room for the buffer");
            if !view.is_null() {
                // SAFETY: room for a buffer.
                unsafe { (*view).obj = ptr::null_mut() };
            }
            attached(py, |py| raised::raise(py, |py| raised::exception::<PyBufferError>(py, why)));
            -1
        }
    }
}

/// Fills in a view of `elements`, with the fields that a caller's `flags` ask for.
///
/// # Safety
/// `exporter` is a live object, to which the view takes a reference, and the lock is held.
unsafe fn fill(view: &mut ffi::Py_buffer, exporter: *mut ffi::PyObject, elements: &Elements, flags: c_int) {
    let has = |flag: c_int| flags & flag == flag;
    let count = elements.count.cast_signed() as ffi::Py_ssize_t;
    let size = elements.size.cast_signed() as ffi::Py_ssize_t;
    let extent: *mut BufferExtent = Box::into_raw(Box::new([count, size]));
    // An empty container may have no memory.
    view.buf = if elements.data.is_null() { extent.cast() } else { elements.data };
    view.len = count * size;
    view.itemsize = size;
    view.readonly = 0;
    view.ndim = 1;
    view.format = if has(ffi::PyBUF_FORMAT) { elements.format.cast_mut() } else { ptr::null_mut() };
    view.shape = if has(ffi::PyBUF_ND) { extent.cast() } else { ptr::null_mut() };
    // SAFETY: the second of the two numbers.
    let distance = unsafe { extent.cast::<ffi::Py_ssize_t>().add(1) };
    view.strides = if has(ffi::PyBUF_STRIDES) { distance } else { ptr::null_mut() };
    view.suboffsets = ptr::null_mut();
    view.internal = extent.cast();
    // SAFETY: guaranteed by the caller.
    view.obj = unsafe { ffi::Py_NewRef(exporter) };
}

unsafe extern "C" fn release(exporter: *mut ffi::PyObject, view: *mut ffi::Py_buffer) {
    // SAFETY: Python passes a live instance and a buffer that `fill` has filled, once, with the lock held.
    unsafe {
        let instance = Instance::at(exporter);
        instance.count_exports(|count| count - 1);
        drop(Box::from_raw((*view).internal.cast::<BufferExtent>()));
    }
}

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
