//! A buffer that is held, with its description: lengths, strides, and the format of the elements.

use crate::core::array_view::description::{beyond_any_address, c_order_strides};
use crate::core::array_view::{ArrayView, Description, Device, Dims, checked_len, description};
use crate::core::dtype::Dtype;
use crate::core::error::ErrorKind;
use crate::python::acquire::refusal::Refusal;
use crate::python::acquire::{How, Remedy};
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{CStr, c_int, c_long, c_longlong, c_short};
use std::marker::PhantomData;
use std::slice;

/// A held buffer.
///
/// Boxed, because exporters store pointers into the struct in the struct itself. PyO3's own buffer refuses
/// what is legal and common: ctypes leaves out the strides, NumPy's scalars leave out shape and strides.
pub(in crate::python::acquire) struct HeldBuffer<'a>(Box<ffi::Py_buffer>, PhantomData<&'a Bound<'a, PyAny>>);

impl Drop for HeldBuffer<'_> {
    fn drop(&mut self) {
        // SAFETY: the buffer was filled, and is released once. It is not `Send`, so this is the thread that
        // acquired it, with the GIL.
        unsafe { ffi::PyBuffer_Release(&mut *self.0) }
    }
}

impl<'a> HeldBuffer<'a> {
    /// The lifetime is one during which the lock is held; the buffer has a reference to its exporter.
    pub(super) fn new(object: &Bound<'_, PyAny>) -> PyResult<Self> {
        let mut buffer = Box::new(ffi::Py_buffer::new());
        // SAFETY: the struct is ours to fill. Suboffsets are allowed here, so that the refusal has our own
        // message.
        match unsafe { ffi::PyObject_GetBuffer(object.as_ptr(), &mut *buffer, ffi::PyBUF_FULL_RO) } {
            0 => Ok(HeldBuffer(buffer, PhantomData)),
            _ => Err(PyErr::fetch(object.py())),
        }
    }

    pub(super) fn view(&self) -> Result<ArrayView<'a>, Refusal> {
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
        Ok(unsafe { description::view(description, "the buffer", ErrorKind::Buffer) }?)
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
        let dtype = read(format)?;
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
        let ndim = description::ndim(self.0.ndim, "the buffer")?;
        if ndim == 0 || numbers.is_null() {
            return Ok(&[]);
        }
        // SAFETY: an exporter's shape, strides and suboffsets have `ndim` entries, and live as long as the
        // buffer.
        Ok(unsafe { slice::from_raw_parts(numbers, ndim) })
    }
}

/// The element type that a format names.
fn read(format: &CStr) -> Result<Dtype, Refusal> {
    let (order, code) = match format.to_bytes() {
        [order @ (b'@' | b'=' | b'<' | b'>' | b'!'), code @ ..] => (*order, code),
        code => (b'@', code),
    };
    let dtype = match (code, order) {
        ([code], b'@') => native(*code),
        ([code], _) => standard(*code),
        (b"Zf", _) => Some(Dtype::Complex64),
        (b"Zd", _) => Some(Dtype::Complex128),
        _ => None,
    };
    let dtype = dtype.ok_or_else(|| unsupported(format, code))?;
    match is_swapped(order) && dtype.size() > 1 {
        true => Err(swapped(format, dtype)),
        false => Ok(dtype),
    }
}

/// The element type of a format's character, with the sizes of C's types on this machine.
fn native(code: u8) -> Option<Dtype> {
    match code {
        b'h' => Dtype::signed(size_of::<c_short>()),
        b'H' => Dtype::unsigned(size_of::<c_short>()),
        b'i' => Dtype::signed(size_of::<c_int>()),
        b'I' => Dtype::unsigned(size_of::<c_int>()),
        b'l' => Dtype::signed(size_of::<c_long>()),
        b'L' => Dtype::unsigned(size_of::<c_long>()),
        b'q' => Dtype::signed(size_of::<c_longlong>()),
        b'Q' => Dtype::unsigned(size_of::<c_longlong>()),
        b'n' => Dtype::signed(size_of::<isize>()),
        b'N' => Dtype::unsigned(size_of::<usize>()),
        _ => standard(code),
    }
}

/// The element type of a format's character, with the standard sizes, which apply if a byte order is given.
fn standard(code: u8) -> Option<Dtype> {
    match code {
        b'?' => Some(Dtype::Bool),
        b'b' => Some(Dtype::Int8),
        b'B' => Some(Dtype::Uint8),
        b'h' => Some(Dtype::Int16),
        b'H' => Some(Dtype::Uint16),
        b'i' | b'l' => Some(Dtype::Int32),
        b'I' | b'L' => Some(Dtype::Uint32),
        b'q' => Some(Dtype::Int64),
        b'Q' => Some(Dtype::Uint64),
        b'e' => Some(Dtype::Float16),
        b'f' => Some(Dtype::Float32),
        b'd' => Some(Dtype::Float64),
        _ => None,
    }
}

fn is_swapped(order: u8) -> bool {
    match order {
        b'<' => cfg!(target_endian = "big"),
        b'>' | b'!' => cfg!(target_endian = "little"),
        _ => false,
    }
}

fn swapped(format: &CStr, dtype: Dtype) -> Refusal {
    let remedy = Remedy::of(How::ByNumpy, dtype, false);
    Refusal::Dtype { given: format.to_string_lossy().into_owned(), remedy }
}

fn unsupported(format: &CStr, code: &[u8]) -> Refusal {
    let (given, remedy) = match code {
        b"g" => ("longdouble", Remedy::Cast(How::ByNumpy, Dtype::Float64)),
        b"Zg" => ("clongdouble", Remedy::Parts(How::ByNumpy, None)),
        b"c" => ("char", Remedy::Bytes),
        _ => {
            return Refusal::Dtype { given: format.to_string_lossy().into_owned(), remedy: Remedy::Nothing };
        }
    };
    Refusal::Dtype { given: given.to_owned(), remedy }
}
