//! The runtime's own array class, for results that no library creates: without NumPy, on a device for plain
//! addresses, for libraries with immutable arrays, and around a C++ `std::vector`.
//!
//! An array owns its elements, in C order unless C++ has another order, and exports them: on the host by the
//! buffer protocol, DLPack and the array interface, on a device by DLPack and the CUDA array interface. It
//! has no arithmetic; use `numpy.asarray(array)` or `cupy.asarray(array)`.

mod buffer;
mod dlpack;
mod memory;

pub(crate) use crate::python::convert::result::own::memory::MemoryOwner;
pub(crate) use crate::python::convert::result::own::memory::{Detached, HostMemory};

use crate::core::array_view::{ArrayView, Dims, checked_len};
use crate::core::device::DeviceMemory;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::dlpack_abi;
use crate::python::convert::part::ShownMember;
use crate::python::convert::result::ResultPlace;
use crate::python::interpreter::raised;
use pyo3::exceptions::PyAttributeError;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::ffi::c_int;

/// An array of the runtime's own class.
#[pyclass(frozen, module = "quaff_runtime")]
pub(crate) struct Array {
    memory: MemoryOwner,
    dtype: Dtype,
    shape: Dims<isize>,
    /// The strides in bytes.
    strides: Dims<isize>,
}

impl Array {
    /// An array with uninitialized elements. On a device, the caller must not hold Python's lock.
    ///
    /// # Errors
    /// `Memory` if there is not enough memory; `Cuda` if the driver reports another error.
    pub(crate) fn empty(dtype: Dtype, shape: &[usize], place: &ResultPlace) -> Result<Array, Error> {
        let bytes = bytes(dtype, shape)?;
        let memory = match place {
            ResultPlace::Host => MemoryOwner::Host(HostMemory::new(bytes, dtype)?),
            ResultPlace::Device { site, .. } => {
                MemoryOwner::Device(Detached::new(DeviceMemory::new(*site, bytes)?))
            }
        };
        Ok(Array::over(memory, dtype, shape))
    }

    /// An array of the elements in `memory`, which has room for them.
    pub(crate) fn over(memory: MemoryOwner, dtype: Dtype, shape: &[usize]) -> Array {
        let shape: Dims<isize> = shape.iter().map(|length| length.cast_signed()).collect();
        let mut strides: Dims<isize> = shape.iter().map(|_| 0).collect();
        let mut stride = dtype.size().cast_signed();
        for (slot, length) in strides.iter_mut().zip(&shape).rev() {
            *slot = stride;
            stride = stride.wrapping_mul((*length).max(1));
        }
        Array { memory, dtype, shape, strides }
    }

    /// An array of elements with the given strides, in elements.
    ///
    /// # Errors
    /// `Value` if C++ has described an array that cannot exist.
    pub(crate) fn strided(
        memory: MemoryOwner,
        dtype: Dtype,
        shape: Dims<isize>,
        strides: Dims<isize>,
    ) -> Result<Array, Error> {
        let extents: Option<Dims<usize>> = shape.iter().map(|&extent| usize::try_from(extent).ok()).collect();
        let exists = |extents: Dims<usize>| {
            bytes(dtype, &extents).is_ok_and(|bytes| bytes == 0 || !memory.address().is_null())
        };
        if !extents.is_some_and(exists) {
            let message = format!(
                "C++ has described an array with the extents {shape:?}, which cannot exist: correct `look` of its \
                 `quaff::array_traits`"
            );
            return Err(Error::new(ErrorKind::Value, message));
        }
        let size = dtype.size().cast_signed();
        let strides = strides.iter().map(|stride| stride.wrapping_mul(size)).collect();
        Ok(Array { memory, dtype, shape, strides })
    }

    pub(crate) fn address(&self) -> *mut u8 {
        self.memory.address()
    }

    /// The member that the array shows, if it shows one.
    pub(crate) fn part(&self) -> Option<&ShownMember> {
        self.memory.part()
    }

    /// The number of elements along each axis.
    pub(crate) fn extents(&self) -> &[isize] {
        &self.shape
    }

    /// Whether a view covers all elements of the array, in the same layout.
    pub(crate) fn is_whole(&self, view: &ArrayView<'_>) -> bool {
        let own = self.shape.iter().zip(&self.strides);
        let mut axes = own.zip(view.shape.iter().zip(view.strides.iter()));
        view.data == self.address()
            && view.shape.len() == self.shape.len()
            && axes.all(|((length, stride), (given, step))| {
                length.unsigned_abs() == *given && (*given <= 1 || stride == step)
            })
    }

    /// The strides in bytes.
    pub(crate) fn strides(&self) -> &[isize] {
        &self.strides
    }

    /// Whether the elements are contiguous, with the last axis the fastest or, for `fortran`, the first.
    pub(crate) fn is_packed(&self, fortran: bool) -> bool {
        let mut expected = self.dtype.size().cast_signed();
        let rank = self.shape.len();
        let fits = |step: usize| {
            let axis = if fortran { step } else { rank - 1 - step };
            let fits = self.shape[axis] == 1 || self.strides[axis] == expected;
            expected = expected.wrapping_mul(self.shape[axis]);
            fits
        };
        self.len() == 0 || (0..rank).all(fits)
    }

    /// Whether the elements are read-only.
    pub(crate) fn is_readonly(&self) -> bool {
        self.memory.is_readonly()
    }

    fn len(&self) -> isize {
        self.shape.iter().product()
    }
}

/// The size of an array in bytes.
///
/// # Errors
/// `Memory` if the size exceeds the address space.
pub(crate) fn bytes(dtype: Dtype, shape: &[usize]) -> Result<usize, Error> {
    let bytes = checked_len(shape).and_then(|length| length.checked_mul(dtype.size()));
    let bytes = bytes.filter(|&bytes| isize::try_from(bytes).is_ok());
    bytes.ok_or_else(|| Error::new(ErrorKind::Memory, "the result has more bytes than there are addresses"))
}

#[pymethods]
impl Array {
    #[getter]
    fn shape<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyTuple>> {
        PyTuple::new(py, self.shape.iter())
    }

    #[getter]
    fn ndim(&self) -> usize {
        self.shape.len()
    }

    /// The element type, by NumPy's name.
    #[getter]
    fn dtype(&self) -> &'static str {
        self.dtype.name()
    }

    #[getter]
    fn nbytes(&self) -> isize {
        self.len() * self.dtype.size().cast_signed()
    }

    /// The device: `cpu`, or for example `cuda:0`.
    #[getter]
    fn device(&self) -> String {
        self.memory
            .on_device()
            .map_or_else(|| "cpu".to_owned(), |memory| format!("cuda:{}", memory.ordinal()))
    }

    fn __repr__(&self) -> String {
        let lengths: Vec<String> = self.shape.iter().map(isize::to_string).collect();
        format!("<array of {} in shape ({}) on {}>", self.dtype, lengths.join(", "), self.device())
    }

    #[getter]
    fn __array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        if self.memory.on_device().is_some() {
            return Err(raised::exception::<PyAttributeError>(py, "the array is on a device"));
        }
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("shape", self.shape(py)?)?;
        interface.set_item("typestr", typestr(self.dtype))?;
        interface.set_item("data", (self.address().expose_provenance(), self.is_readonly()))?;
        interface.set_item("strides", PyTuple::new(py, self.strides.iter())?)?;
        Ok(interface)
    }

    #[getter]
    fn __cuda_array_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let Some(memory) = self.memory.on_device() else {
            return Err(raised::exception::<PyAttributeError>(py, "the array is not on a device"));
        };
        let interface = PyDict::new(py);
        interface.set_item("version", 3)?;
        interface.set_item("shape", self.shape(py)?)?;
        interface.set_item("typestr", typestr(self.dtype))?;
        interface.set_item("data", (memory.address(), false))?;
        interface.set_item("strides", py.None())?;
        interface.set_item("stream", memory.stream().number())?;
        Ok(interface)
    }

    fn __dlpack_device__(&self) -> (c_int, i32) {
        let device = dlpack::device(self);
        (device.kind, device.id)
    }

    #[pyo3(signature = (*, stream = None, max_version = None, dl_device = None, copy = None))]
    fn __dlpack__<'py>(
        slf: &Bound<'py, Self>,
        stream: Option<i64>,
        max_version: Option<(u32, u32)>,
        dl_device: Option<(c_int, i32)>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let device = dlpack::device(slf.get());
        if copy == Some(true) || dl_device.is_some_and(|wanted| wanted != (device.kind, device.id)) {
            return Err(raised::exception::<pyo3::exceptions::PyBufferError>(
                slf.py(),
                "the array hands out its own memory: it makes no copy, and moves to no other device",
            ));
        }
        dlpack::order(slf, stream)?;
        dlpack::capsule(slf, max_version.is_some_and(|(major, _)| major >= dlpack_abi::VERSION.0))
    }

    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        // SAFETY: Python passes room for a buffer.
        unsafe { buffer::fill(slf, view, flags) }
    }
}

/// The element type in the notation of NumPy's array interface: `<f4`.
pub(crate) fn typestr(dtype: Dtype) -> String {
    let (kind, size) = (kind(dtype), dtype.size());
    let order = if size == 1 { '|' } else { '<' };
    format!("{order}{kind}{size}")
}

fn kind(dtype: Dtype) -> char {
    match dtype {
        Dtype::Bool => 'b',
        Dtype::Int8 | Dtype::Int16 | Dtype::Int32 | Dtype::Int64 => 'i',
        Dtype::Uint8 | Dtype::Uint16 | Dtype::Uint32 | Dtype::Uint64 => 'u',
        Dtype::Float16 | Dtype::Float32 | Dtype::Float64 => 'f',
        // As in ml_dtypes: plain bytes for consumers that do not know the type.
        Dtype::Bfloat16 => 'V',
        Dtype::Complex64 | Dtype::Complex128 => 'c',
    }
}
