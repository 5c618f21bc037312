//! NumPy arrays, created by NumPy's C functions: no Python code runs, and an array takes as long as
//! `numpy.empty`.

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::{NumpyType, PlainArray, numpy_type};
use crate::python::convert::result::own::Array;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::{Failure, Result, attached};
use ::numpy::PY_ARRAY_API;
use ::numpy::npyffi::{
    NPY_ARRAY_ALIGNED, NPY_ARRAY_C_CONTIGUOUS, NPY_ARRAY_WRITEABLE, NpyTypes, PyArray_Descr, get_type_object,
};
use pyo3::exceptions::{PyMemoryError, PyModuleNotFoundError};
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyCapsule, PyType};
use std::ffi::c_int;
use std::ptr;
use std::sync::atomic::{AtomicBool, Ordering};

/// A new array in C order with uninitialized elements, except that bools are False. `None` without NumPy.
///
/// # Errors
/// MemoryError; exceptions that NumPy raises while it is imported.
pub(crate) fn empty<'py>(
    py: Python<'py>,
    dtype: Dtype,
    shape: &[usize],
) -> Result<Option<Bound<'py, PyAny>>> {
    if !is_there(py)? {
        return Ok(None);
    }
    let Some(numpy_type) = numpy_type(py, dtype) else { return Ok(None) };
    // NumPy only reads the lengths, of which it refuses those above `isize::MAX` as negative ones.
    let (ndim, lengths) = (shape.len() as c_int, shape.as_ptr().cast_mut().cast());
    // SAFETY: NumPy's functions are loaded; the shape has `ndim` lengths, and NumPy takes the new reference
    // to a descriptor.
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

/// A NumPy array over the elements of another array, to which it refers. `None` without NumPy.
pub(crate) fn over<'py>(array: &Bound<'py, Array>, dtype: Dtype) -> Result<Option<Bound<'py, PyAny>>> {
    let py = array.py();
    if !is_there(py)? {
        return Ok(None);
    }
    let Some(numpy_type) = numpy_type(py, dtype) else { return Ok(None) };
    let mut lengths: Dims<isize> = array.get().extents().into();
    // NumPy takes null for the strides of a contiguous array.
    let mut strides: Option<Dims<isize>> =
        (!array.get().is_packed(false)).then(|| array.get().strides().into());
    let strides = strides.as_mut().map_or(ptr::null_mut(), |strides| strides.as_mut_ptr());
    let data = array.get().address();
    // An empty vector has no memory, and NumPy would allocate some: a dangling address prevents that.
    let data = if data.is_null() { ptr::dangling_mut::<u64>().cast() } else { data };
    // SAFETY: NumPy's functions are loaded; `data` has elements of this type, number and strides, which live
    // as long as the array that becomes the base. NumPy takes the reference to the base, even if it fails.
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

/// NumPy's flags for an array of the runtime. A member of a packed class may be unaligned.
fn flags(array: &Array, dtype: Dtype) -> c_int {
    let is_aligned = (array.address() as usize).is_multiple_of(dtype.alignment());
    let aligned = if is_aligned { NPY_ARRAY_ALIGNED } else { 0 };
    let writeable = if array.is_readonly() { 0 } else { NPY_ARRAY_WRITEABLE };
    let contiguous = if array.is_packed(false) { NPY_ARRAY_C_CONTIGUOUS } else { 0 };
    contiguous | aligned | writeable
}

/// A new reference to a descriptor.
///
/// # Safety
/// NumPy's functions are loaded.
#[inline]
pub(crate) unsafe fn descriptor(py: Python<'_>, numpy_type: NumpyType<'_>) -> *mut PyArray_Descr {
    match numpy_type {
        // SAFETY: guaranteed by the caller; the number is one of NumPy's own.
        NumpyType::Own(number) => unsafe { PY_ARRAY_API.PyArray_DescrFromType(py, number) },
        NumpyType::Added(descriptor) => descriptor.into_ptr().cast(),
    }
}

/// The scalar for a NumPy array without dimensions. Other arrays are returned unchanged.
pub(crate) fn scalar_of(array: Bound<'_, PyAny>) -> Result<Bound<'_, PyAny>> {
    let py = array.py();
    if PlainArray::of(&array).is_none() {
        return Ok(array);
    }
    // SAFETY: the array is NumPy's, so its functions are loaded; NumPy takes the reference and returns a new
    // one.
    let scalar =
        unsafe { Bound::from_owned_ptr_or_opt(py, PY_ARRAY_API.PyArray_Return(py, array.into_ptr().cast())) };
    scalar.ok_or_else(|| refused(py))
}

/// NumPy's own exception, except that a MemoryError gets the argument's name.
#[cold]
pub(crate) fn refused(py: Python<'_>) -> Failure {
    attached(py, |py| match PyErr::fetch(py) {
        error if error.is_instance_of::<PyMemoryError>(py) => {
            Failure::value(Error::new(ErrorKind::Memory, error.value(py).to_string()))
        }
        error => Failure::raised_by(error),
    })
}

/// Whether NumPy, with its C functions, is available; imports it. Exceptions other than that of a missing
/// module are passed on.
#[inline]
pub(crate) fn is_there(py: Python<'_>) -> Result<bool> {
    static IS_THERE: AtomicBool = AtomicBool::new(false);
    if IS_THERE.load(Ordering::Relaxed) {
        return Ok(true);
    }
    attached(py, |py| match find(py) {
        Ok(found) => {
            IS_THERE.store(found, Ordering::Relaxed);
            Ok(found)
        }
        Err(error) => Err(Failure::raised_by(error)),
    })
}

#[cold]
fn find(py: Python<'_>) -> PyResult<bool> {
    let numpy = match py.import(intern!(py, "numpy")) {
        Ok(numpy) => numpy,
        // NumPy is not installed, or blocked by None in `sys.modules`; a module that NumPy itself misses is
        // another error.
        Err(error) if error.is_instance_of::<PyModuleNotFoundError>(py) && names_numpy(py, &error) => {
            return Ok(false);
        }
        Err(error) => return Err(error),
    };
    // Any module may be called `numpy`: only if its class is defined in C does `PY_ARRAY_API` find the
    // functions; otherwise it would panic.
    let class = numpy.getattr(intern!(py, "ndarray"))?.cast_into::<PyType>()?;
    // SAFETY: the object is a type.
    let heap = unsafe { ffi::PyType_GetFlags(class.as_type_ptr()) } & ffi::Py_TPFLAGS_HEAPTYPE != 0;
    let functions = ::numpy::get_array_module(py)?.getattr(intern!(py, "_ARRAY_API"))?;
    Ok(!heap && functions.is_instance_of::<PyCapsule>())
}

fn names_numpy(py: Python<'_>, error: &PyErr) -> bool {
    let name = error.value(py).getattr(intern!(py, "name"));
    name.is_ok_and(|name| name.eq("numpy").unwrap_or(false))
}
