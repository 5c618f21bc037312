//! The runtime's own array class, for results that no library creates: without NumPy, on a device for plain
//! addresses, for libraries with immutable arrays, and around a C++ `std::vector`.
//!
//! An array owns its elements, in C order unless C++ has another order, and exports them: on the host by the
//! buffer protocol, DLPack and the array interface, on a device by DLPack and the CUDA array interface. It
//! has no arithmetic; use `numpy.asarray(array)` or `cupy.asarray(array)`.

mod array;
mod dlpack;
mod memory;

pub(crate) use crate::python::convert::result::own::array::Array;
pub(crate) use crate::python::convert::result::own::memory::{
    Detached, MemoryOwner, ResultPlace, ShownMember, bytes,
};

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::vector::Vector;
use crate::python::acquire::dlpack_abi;
use crate::python::convert::result::numpy;
use crate::python::interpreter::{Failure, Result, attached, raised};
use crate::python::table::{Returned, Value};
use pyo3::exceptions::{PyAttributeError, PyBufferError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use std::ffi::{CStr, c_int};
use std::ptr;

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
            return Err(raised::exception::<PyBufferError>(
                slf.py(),
                "the array hands out its own memory: it makes no copy, and moves to no other device",
            ));
        }
        dlpack::order(slf, stream)?;
        dlpack::capsule(slf, max_version.is_some_and(|(major, _)| major >= dlpack_abi::VERSION.0))
    }

    unsafe fn __getbuffer__(slf: Bound<'_, Self>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
        // SAFETY: Python passes room for a buffer.
        unsafe { fill_buffer(slf, view, flags) }
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

/// Fills `view`, which then keeps the array alive.
///
/// # Safety
/// `view` is room for a buffer, or NULL.
unsafe fn fill_buffer(array: Bound<'_, Array>, view: *mut ffi::Py_buffer, flags: c_int) -> PyResult<()> {
    let own = array.get();
    if view.is_null() || own.memory.on_device().is_some() {
        return Err(raised::exception::<PyBufferError>(
            array.py(),
            "the array is on a device, whose memory no buffer can be",
        ));
    }
    let has = |flag: c_int| flags & flag == flag;
    if let Some(refusal) = refused_order(own, &has) {
        return Err(raised::exception::<PyBufferError>(array.py(), refusal));
    }
    if own.is_readonly() && flags & ffi::PyBUF_WRITABLE == ffi::PyBUF_WRITABLE {
        return Err(raised::exception::<PyBufferError>(array.py(), "the array is read-only"));
    }
    let Some(format) = format(own.dtype) else {
        let message = format!("buffers have no format for {}: use DLPack", own.dtype);
        return Err(raised::exception::<PyBufferError>(array.py(), message));
    };
    // SAFETY: guaranteed by the caller. The pointers refer to the array, which is immutable and which the
    // view keeps alive.
    unsafe {
        let view = &mut *view;
        view.buf = own.address().cast();
        view.len = own.nbytes();
        view.itemsize = own.dtype.size().cast_signed();
        view.readonly = own.is_readonly().into();
        view.ndim = if has(ffi::PyBUF_ND) { own.shape.len() as c_int } else { 1 };
        view.format = if has(ffi::PyBUF_FORMAT) { format.as_ptr().cast_mut() } else { ptr::null_mut() };
        view.shape = if has(ffi::PyBUF_ND) { own.shape.as_ptr().cast_mut() } else { ptr::null_mut() };
        let strides = has(ffi::PyBUF_STRIDES).then_some(own.strides.as_ptr().cast_mut());
        view.strides = strides.unwrap_or(ptr::null_mut());
        view.suboffsets = ptr::null_mut();
        view.internal = ptr::null_mut();
        view.obj = array.into_ptr();
    }
    Ok(())
}

/// The error for a buffer request for an order that the elements do not have; `None` if they have it.
fn refused_order(array: &Array, has: &impl Fn(c_int) -> bool) -> Option<&'static str> {
    let wants_any = has(ffi::PyBUF_ANY_CONTIGUOUS);
    let wants_fortran = has(ffi::PyBUF_F_CONTIGUOUS) && !wants_any;
    let wants_c = (has(ffi::PyBUF_C_CONTIGUOUS) || !has(ffi::PyBUF_STRIDES)) && !wants_any;
    if wants_any && !array.is_packed(false) && !array.is_packed(true) {
        return Some("the array is not contiguous");
    }
    if wants_fortran && !array.is_packed(true) {
        return Some("the array is not in Fortran order");
    }
    (wants_c && !array.is_packed(false)).then_some("the array is not in C order")
}

/// The format of an element type in the buffer protocol; `None` if there is none.
fn format(dtype: Dtype) -> Option<&'static CStr> {
    let format = match dtype {
        Dtype::Bfloat16 => return None,
        Dtype::Bool => c"?",
        Dtype::Int8 => c"b",
        Dtype::Int16 => c"h",
        Dtype::Int32 => c"i",
        Dtype::Int64 => c"q",
        Dtype::Uint8 => c"B",
        Dtype::Uint16 => c"H",
        Dtype::Uint32 => c"I",
        Dtype::Uint64 => c"Q",
        Dtype::Float16 => c"e",
        Dtype::Float32 => c"f",
        Dtype::Float64 => c"d",
        Dtype::Complex64 => c"Zf",
        Dtype::Complex128 => c"Zd",
    };
    Some(format)
}

/// An array that owns a returned `std::vector`, or another C++ object that is an array: a NumPy array or,
/// without NumPy, an array of the runtime.
fn array<'py>(py: Python<'py>, vector: Vector) -> Result<Bound<'py, PyAny>> {
    let (dtype, length) = (vector.dtype(), vector.len());
    let axes: Option<(Dims<isize>, Dims<isize>)> =
        vector.shape_and_strides().map(|(shape, strides)| (shape.into(), strides.into()));
    let memory = MemoryOwner::Vector(vector);
    let own = match axes {
        None => Array::over(memory, dtype, &[length]),
        Some((shape, strides)) => Array::strided(memory, dtype, shape, strides).map_err(Failure::value)?,
    };
    let own = Bound::new(py, own)?;
    Ok(numpy::over(&own, dtype)?.unwrap_or_else(|| own.into_any()))
}

/// An array that takes over a vector, even on failure: a new reference, or NULL with an exception set. C++
/// calls this for several results.
///
/// # Safety
/// `vector` was made by C++, which gives it up here; Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_array_of(vector: *mut Vector) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, vector) = unsafe { (Python::assume_attached(), vector.read()) };
    raised::new_reference(py, "vector", || {
        array(py, vector).map_err(|failure| failure.into_py_err(py, "vector"))
    })
}

impl Value for Vector {}

// SAFETY: a new reference, or NULL with an exception set.
unsafe impl Returned for Vector {
    fn into_new_reference(self, py: Python<'_>) -> *mut ffi::PyObject {
        attached(py, |py| match array(py, self) {
            Ok(array) => array.into_ptr(),
            Err(failure) => {
                raised::raise(py, |py| failure.into_py_err(py, "vector"));
                ptr::null_mut()
            }
        })
    }

    fn unset() -> Vector {
        Vector::default()
    }
}
