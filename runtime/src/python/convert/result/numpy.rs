//! NumPy arrays, created by NumPy's C functions: no Python code runs, and an array takes as long as `numpy.empty`.

mod functions;

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::numpy_structs::{ALIGNED, C_CONTIGUOUS, Descriptor, WRITEABLE};
use crate::python::acquire::{NumpyType, PlainArray, numpy_type};
use crate::python::convert::result::own;
use crate::python::interpreter::{Failure, Result, attached};
pub(crate) use functions::{Functions, functions};
use pyo3::exceptions::PyMemoryError;
use pyo3::prelude::*;
use std::ffi::c_int;
use std::ptr;

/// A new array in C order, whose elements nobody has written; bools are False. `None` where there is no NumPy.
///
/// # Errors
/// MemoryError; what NumPy raises while it is imported.
pub(crate) fn empty<'py>(
    py: Python<'py>,
    dtype: Dtype,
    shape: &[usize],
) -> Result<Option<Bound<'py, PyAny>>> {
    let Some(numpy) = functions(py)? else { return Ok(None) };
    let Some(numpy_type) = numpy_type(py, dtype) else { return Ok(None) };
    let mut lengths: Dims<isize> = shape.iter().map(|length| length.cast_signed()).collect();
    let (ndim, lengths) = (lengths.len() as c_int, lengths.as_mut_ptr());
    // SAFETY: a shape of `ndim` lengths, and a new reference to a descriptor, which NumPy takes.
    let array = unsafe {
        let descr = descriptor(numpy, numpy_type);
        let make = if dtype == Dtype::Bool { numpy.zeros } else { numpy.empty };
        Bound::from_owned_ptr_or_opt(py, make(ndim, lengths, descr, 0))
    };
    array.map(Some).ok_or_else(|| refused(py))
}

/// An array of the elements of another, which it holds. `None` where there is no NumPy.
pub(crate) fn over<'py>(array: &Bound<'py, own::Array>, dtype: Dtype) -> Result<Option<Bound<'py, PyAny>>> {
    let py = array.py();
    let Some(numpy) = functions(py)? else { return Ok(None) };
    let Some(numpy_type) = numpy_type(py, dtype) else { return Ok(None) };
    let mut lengths: Dims<isize> = array.get().extents().into();
    // NumPy takes null for strides without gaps.
    let mut strides: Option<Dims<isize>> =
        (!array.get().is_packed(false)).then(|| array.get().strides().into());
    let strides = strides.as_mut().map_or(ptr::null_mut(), |strides| strides.as_mut_ptr());
    let data = array.get().address();
    // A vector without elements has no memory, where NumPy would allocate some: an address that nobody follows.
    let data = if data.is_null() { ptr::dangling_mut::<u64>().cast() } else { data };
    // SAFETY: elements of this type and number at `data`, at these strides, which live as long as the array that
    // becomes the base.
    unsafe {
        let view = (numpy.new_from_descr)(
            numpy.ndarray,
            descriptor(numpy, numpy_type),
            lengths.len() as c_int,
            lengths.as_mut_ptr(),
            strides,
            data.cast(),
            flags(array.get(), dtype),
            ptr::null_mut(),
        );
        let Some(view) = Bound::from_owned_ptr_or_opt(py, view) else { return Err(refused(py)) };
        let base = array.clone().into_any().into_ptr();
        match (numpy.set_base_object)(view.as_ptr(), base) {
            0 => Ok(Some(view)),
            _ => Err(refused(py)),
        }
    }
}

/// NumPy's flags for an array of the runtime's own. A member of a packed class may lie at any address.
fn flags(array: &own::Array, dtype: Dtype) -> c_int {
    let is_aligned = (array.address() as usize).is_multiple_of(dtype.alignment());
    let aligned = if is_aligned { ALIGNED } else { 0 };
    let writeable = if array.is_readonly() { 0 } else { WRITEABLE };
    let contiguous = if array.is_packed(false) { C_CONTIGUOUS } else { 0 };
    contiguous | aligned | writeable
}

/// A new reference to a descriptor.
#[inline]
pub(crate) fn descriptor(numpy: &Functions, numpy_type: NumpyType<'_>) -> *mut Descriptor {
    match numpy_type {
        // SAFETY: a number of NumPy's own.
        NumpyType::Own(number) => unsafe { (numpy.descr_from_type)(number) },
        NumpyType::Added(descriptor) => descriptor.into_ptr().cast(),
    }
}

/// The scalar that NumPy has for an array of its own without dimensions. Other arrays are as they are.
pub(crate) fn scalar_of(array: Bound<'_, PyAny>) -> Result<Bound<'_, PyAny>> {
    let py = array.py();
    if PlainArray::of(&array).is_none() {
        return Ok(array);
    }
    let Some(numpy) = functions(py)? else { return Ok(array) };
    // SAFETY: an array of NumPy's; the reference is NumPy's from then on, and the result a new one.
    let scalar = unsafe { Bound::from_owned_ptr_or_opt(py, (numpy.scalar_or_array)(array.into_ptr())) };
    scalar.ok_or_else(|| refused(py))
}

/// NumPy's own exception, save one of memory: that is told by the argument's name.
#[cold]
pub(crate) fn refused(py: Python<'_>) -> Failure {
    attached(py, |py| match PyErr::fetch(py) {
        error if error.is_instance_of::<PyMemoryError>(py) => {
            Failure::value(Error::new(ErrorKind::Memory, error.value(py).to_string()))
        }
        error => Failure::raised_by(error),
    })
}
