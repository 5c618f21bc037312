//! The buffer protocol of PEP 3118: `memoryview`, `array.array`, `bytes`, ctypes, NumPy's scalars.
//!
//! The buffer is held until the [`HeldBuffer`] is dropped, so its exporter cannot move the memory
//! (`array.array.append` raises a BufferError meanwhile). The exporter's description is checked: lengths,
//! strides and format must be consistent. Memory behind pointers (suboffsets) is refused, because no C++
//! function could read it.

mod format;

use super::refusal::{Refusal, type_name};
use super::{Acquired, Owner, Protocol, Search};
use crate::core::array_view::limits::{self, beyond_any_address, c_order_strides};
use crate::core::array_view::{ArrayView, Description, Device, Dims, checked_len};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::CStr;
use std::marker::PhantomData;
use std::slice;

pub(super) fn attempt<'a>(
    object: &'a Bound<'_, PyAny>,
    search: &mut Search,
) -> Option<Result<Acquired<'a>, Refusal>> {
    // SAFETY: the argument is a live object.
    if unsafe { ffi::PyObject_CheckBuffer(object.as_ptr()) } == 0 {
        search.tried.push((
            Protocol::Buffer,
            format!("`{}` does not support the buffer protocol", type_name(object)).into(),
        ));
        return None;
    }
    Some(read(object))
}

/// The memory of an object that exports a buffer, which the result holds.
pub(super) fn read<'a>(object: &Bound<'_, PyAny>) -> Result<Acquired<'a>, Refusal> {
    let held = HeldBuffer::new(object)?;
    let view = held.view()?;
    Ok(Acquired { view, owner: Owner::Buffer(held), protocol: Protocol::Buffer })
}

/// A held buffer.
///
/// Boxed, because exporters store pointers into the struct in the struct itself. PyO3's own buffer refuses
/// what is legal and common: ctypes leaves out the strides, NumPy's scalars leave out shape and strides.
pub(super) struct HeldBuffer<'a>(Box<ffi::Py_buffer>, PhantomData<&'a Bound<'a, PyAny>>);

impl Drop for HeldBuffer<'_> {
    fn drop(&mut self) {
        // SAFETY: the buffer was filled, and is released once. It is not `Send`, so this is the thread that
        // acquired it, with the GIL.
        unsafe { ffi::PyBuffer_Release(&mut *self.0) }
    }
}

impl<'a> HeldBuffer<'a> {
    /// The lifetime is one during which the lock is held; the buffer has a reference to its exporter.
    fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut buffer = Box::new(ffi::Py_buffer::new());
        // SAFETY: the struct is ours to fill. Suboffsets are allowed here, so that the refusal has our own
        // message.
        match unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &mut *buffer, ffi::PyBUF_FULL_RO) } {
            0 => Ok(HeldBuffer(buffer, PhantomData)),
            _ => Err(PyErr::fetch(object.py())),
        }
    }

    fn view(&self) -> Result<ArrayView<'a>, Refusal> {
        let buffer = &*self.0;
        self.refuse_suboffsets()?;
        let dtype = self.dtype()?;
        let shape = self.shape()?;
        let strides = self.strides(&shape);
        let (data, readonly) = (buffer.buf.cast(), buffer.readonly != 0);
        self.check_length(&shape, dtype)?;
        let description = Description { data, dtype, device: Device::Cpu, readonly, shape, strides };
        // SAFETY: there are as many strides as lengths; the exporter's description is valid until the buffer
        // is released, when the acquired memory is dropped.
        Ok(unsafe { limits::view(description, "the buffer", ErrorKind::Buffer) }?)
    }

    fn refuse_suboffsets(&self) -> Result<(), Refusal> {
        // A negative suboffset means that the dimension has none.
        match self.numbers(self.0.suboffsets)?.iter().any(|&suboffset| suboffset >= 0) {
            true => Err(Refusal::buffer(
                "the buffer's elements lie behind pointers (it has suboffsets); copy it, as with `numpy.array(…)`",
            )),
            false => Ok(()),
        }
    }

    fn dtype(&self) -> Result<Dtype, Refusal> {
        // PEP 3118: no format means unsigned bytes.
        let format = match self.0.format.is_null() {
            true => c"B",
            // SAFETY: the exporter's format ends with a zero, and lives as long as the buffer.
            false => unsafe { CStr::from_ptr(self.0.format) },
        };
        let dtype = format::read(format)?;
        match usize::try_from(self.0.itemsize) {
            Ok(size) if size == dtype.size() => Ok(dtype),
            _ => Err(Refusal::buffer(format!(
                "the buffer contradicts itself: format `{}` means {} bytes an element, its items have {}",
                format.to_string_lossy(),
                dtype.size(),
                self.0.itemsize
            ))),
        }
    }

    fn shape(&self) -> Result<Dims<usize>, Refusal> {
        if self.0.shape.is_null() && self.0.ndim > 0 {
            return Err(Refusal::buffer("the buffer has dimensions, but no shape"));
        }
        let lengths = self.numbers(self.0.shape)?.iter().map(|&length| usize::try_from(length));
        lengths
            .collect::<Result<_, _>>()
            .map_err(|_| Refusal::buffer("the buffer's shape has a negative length"))
    }

    /// The exporter's strides, or those of C order if the exporter left them out.
    fn strides(&self, shape: &[usize]) -> Dims<isize> {
        if let Ok(strides @ [_, ..]) = self.numbers(self.0.strides) {
            return Dims::from_slice(strides);
        }
        c_order_strides(shape, self.0.itemsize.unsigned_abs())
    }

    /// Checks that the size of the memory fits the shape and the strides, as the exporter states them.
    fn check_length(&self, shape: &[usize], dtype: Dtype) -> Result<(), Refusal> {
        let bytes = checked_len(shape).and_then(|elements| elements.checked_mul(dtype.size()));
        let bytes = bytes.ok_or_else(|| beyond_any_address("the buffer"))?;
        match usize::try_from(self.0.len) == Ok(bytes) {
            true => Ok(()),
            false => Err(Refusal::buffer(format!(
                "the buffer contradicts itself: its shape takes {bytes} bytes, its length is {}",
                self.0.len
            ))),
        }
    }

    /// Reads an array of one number for each dimension; an empty slice if the exporter left the array out.
    fn numbers(&self, numbers: *const isize) -> Result<&[isize], Refusal> {
        let ndim = limits::ndim(self.0.ndim, "the buffer")?;
        if ndim == 0 || numbers.is_null() {
            return Ok(&[]);
        }
        // SAFETY: an exporter's shape, strides and suboffsets have `ndim` entries, and live as long as the
        // buffer.
        Ok(unsafe { slice::from_raw_parts(numbers, ndim) })
    }
}
