//! NumPy arrays, created by NumPy's C functions: no Python code runs, and an array takes as long as `numpy.empty`.

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::{NumpyType, PlainArray, numpy_type};
use crate::python::convert::result::own;
use crate::python::interpreter::{Failure, Result, attached};
use ::numpy::PY_ARRAY_API;
use ::numpy::npyffi::{
    NPY_ARRAY_ALIGNED, NPY_ARRAY_C_CONTIGUOUS, NPY_ARRAY_WRITEABLE, NpyTypes, PyArray_Descr, get_type_object,
};
use pyo3::exceptions::{PyMemoryError, PyModuleNotFoundError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyCapsule, PyType};
use pyo3::{ffi, intern};
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
    if !is_there(py)? {
        return Ok(None);
    }
    let Some(numpy_type) = numpy_type(py, dtype) else { return Ok(None) };
    let mut lengths: Dims<isize> = shape.iter().map(|length| length.cast_signed()).collect();
    let (ndim, lengths) = (lengths.len() as c_int, lengths.as_mut_ptr());
    // SAFETY: NumPy's functions are there; a shape of `ndim` lengths, and a new reference to a descriptor, which NumPy takes.
    let array = unsafe {
        let descr = descriptor(py, numpy_type);
        let array = match dtype {
            Dtype::Bool => PY_ARRAY_API.PyArray_Zeros(py, ndim, lengths, descr, 0),
            _ => PY_ARRAY_API.PyArray_Empty(py, ndim, lengths, descr, 0),
        };
        Bound::from_owned_ptr_or_opt(py, array)
    };
    array.map(Some).ok_or_else(|| refused(py))
}

/// An array of the elements of another, which it holds. `None` where there is no NumPy.
pub(crate) fn over<'py>(array: &Bound<'py, own::Array>, dtype: Dtype) -> Result<Option<Bound<'py, PyAny>>> {
    let py = array.py();
    if !is_there(py)? {
        return Ok(None);
    }
    let Some(numpy_type) = numpy_type(py, dtype) else { return Ok(None) };
    let mut lengths: Dims<isize> = array.get().extents().into();
    // NumPy takes null for strides without gaps.
    let mut strides: Option<Dims<isize>> =
        (!array.get().is_packed(false)).then(|| array.get().strides().into());
    let strides = strides.as_mut().map_or(ptr::null_mut(), |strides| strides.as_mut_ptr());
    let data = array.get().address();
    // A vector without elements has no memory, where NumPy would allocate some: an address that nobody follows.
    let data = if data.is_null() { ptr::dangling_mut::<u64>().cast() } else { data };
    // SAFETY: NumPy's functions are there; elements of this type and number at `data`, at these strides, which live as long
    // as the array that becomes the base. That takes the reference, also where it fails.
    unsafe {
        let class = get_type_object(py, NpyTypes::PyArray_Type);
        let descr = descriptor(py, numpy_type);
        let view = PY_ARRAY_API.PyArray_NewFromDescr(
            py,
            class,
            descr,
            lengths.len() as c_int,
            lengths.as_mut_ptr(),
            strides,
            data.cast(),
            flags(array.get(), dtype),
            ptr::null_mut(),
        );
        let Some(view) = Bound::from_owned_ptr_or_opt(py, view) else { return Err(refused(py)) };
        let base = array.clone().into_any().into_ptr();
        match PY_ARRAY_API.PyArray_SetBaseObject(py, view.as_ptr().cast(), base) {
            0 => Ok(Some(view)),
            _ => Err(refused(py)),
        }
    }
}

/// NumPy's flags for an array of the runtime's own. A member of a packed class may lie at any address.
fn flags(array: &own::Array, dtype: Dtype) -> c_int {
    let is_aligned = (array.address() as usize).is_multiple_of(dtype.alignment());
    let aligned = if is_aligned { NPY_ARRAY_ALIGNED } else { 0 };
    let writeable = if array.is_readonly() { 0 } else { NPY_ARRAY_WRITEABLE };
    let contiguous = if array.is_packed(false) { NPY_ARRAY_C_CONTIGUOUS } else { 0 };
    contiguous | aligned | writeable
}

/// A new reference to a descriptor.
///
/// # Safety
/// NumPy's functions are there.
#[inline]
pub(crate) unsafe fn descriptor(py: Python<'_>, numpy_type: NumpyType<'_>) -> *mut PyArray_Descr {
    match numpy_type {
        // SAFETY: the caller's, and a number of NumPy's own.
        NumpyType::Own(number) => unsafe { PY_ARRAY_API.PyArray_DescrFromType(py, number) },
        NumpyType::Added(descriptor) => descriptor.into_ptr().cast(),
    }
}

/// The scalar that NumPy has for an array of its own without dimensions. Other arrays are as they are.
pub(crate) fn scalar_of(array: Bound<'_, PyAny>) -> Result<Bound<'_, PyAny>> {
    let py = array.py();
    if PlainArray::of(&array).is_none() {
        return Ok(array);
    }
    // SAFETY: an array of NumPy's, so its functions are there; the reference is NumPy's from then on, and the result a new one.
    let scalar =
        unsafe { Bound::from_owned_ptr_or_opt(py, PY_ARRAY_API.PyArray_Return(py, array.into_ptr().cast())) };
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

/// Whether NumPy is there, with its C functions; imports it. What it raises otherwise than by being missing is the caller's
/// to know.
#[inline]
pub(crate) fn is_there(py: Python<'_>) -> Result<bool> {
    static THERE: PyOnceLock<()> = PyOnceLock::new();
    if THERE.get(py).is_some() {
        return Ok(true);
    }
    attached(py, |py| match find(py) {
        Ok(found) => {
            if found {
                let _ = THERE.set(py, ());
            }
            Ok(found)
        }
        Err(error) => Err(Failure::raised_by(error)),
    })
}

#[cold]
fn find(py: Python<'_>) -> PyResult<bool> {
    let numpy = match py.import(intern!(py, "numpy")) {
        Ok(numpy) => numpy,
        // Not installed, or kept out by None in `sys.modules`; a module that NumPy itself misses is another matter.
        Err(error) if error.is_instance_of::<PyModuleNotFoundError>(py) && names_numpy(py, &error) => {
            return Ok(false);
        }
        Err(error) => return Err(error),
    };
    // What stands under that name may be anything: only where the class is made by C code, and its functions are beside it,
    // does `PY_ARRAY_API` find what it looks for. That panics otherwise.
    let class = numpy.getattr(intern!(py, "ndarray"))?.cast_into::<PyType>()?;
    // SAFETY: a type object.
    let heap = unsafe { ffi::PyType_GetFlags(class.as_type_ptr()) } & ffi::Py_TPFLAGS_HEAPTYPE != 0;
    let functions = ::numpy::get_array_module(py)?.getattr(intern!(py, "_ARRAY_API"))?;
    Ok(!heap && functions.is_instance_of::<PyCapsule>())
}

fn names_numpy(py: Python<'_>, error: &PyErr) -> bool {
    let name = error.value(py).getattr(intern!(py, "name"));
    name.is_ok_and(|name| name.eq("numpy").unwrap_or(false))
}
