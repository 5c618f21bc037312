//! NumPy arrays over C++ memory, valid while a Python method runs that C++ calls with them.
//!
//! Nothing is copied unless Python keeps the array, or a view of it, after the call: then these get a copy of
//! the elements, and no array refers to the C++ memory any more.
//!
//! A loan is two arrays over the same memory. Python gets the array whose base is the other one, the *root*.
//! NumPy makes the root the base of every view, so that the references to the root count the views, and the
//! references to the array count the uses of the array itself.

mod views;

use crate::core::array_view::Dims;
use crate::core::dtype::Dtype;
use crate::core::error::{Error, ErrorKind};
use crate::python::acquire::numpy_type;
use crate::python::convert::result::numpy::{descriptor, is_there, refused};
use crate::python::interpreter::{Failure, Result, attached, raised};
use ::numpy::PY_ARRAY_API;
use ::numpy::npyffi::{
    _PyArray_GET_ITEM_DATA, NPY_ARRAY_ALIGNED, NPY_ARRAY_C_CONTIGUOUS, NPY_ARRAY_F_CONTIGUOUS,
    NPY_ARRAY_WRITEABLE, NpyTypes, PyArray_Descr, PyArrayObject, PyArrayObject_fields, get_type_object,
};
use pyo3::exceptions::PyRuntimeError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::{c_int, c_void};
use std::ptr;
use std::slice;

/// Memory that C++ lends. Laid out as `quaff::Loan` in `include/quaff/director_arrays.hpp`.
#[repr(C)]
pub(crate) struct Loan {
    data: *mut c_void,
    dtype: Dtype,
    extents: *const u64,
    ndim: usize,
    is_fortran: bool,
    is_constant: bool,
}

/// An array over C++ memory: a new reference, or NULL with an exception set.
///
/// # Safety
/// The memory has the elements that `loan` describes until [`quaff_end_loan`]; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_lend_array(loan: *const Loan) -> *mut ffi::PyObject {
    // SAFETY: guaranteed by the caller.
    let (py, loan) = unsafe { (Python::assume_attached(), &*loan) };
    attached(py, |py| match lend(py, loan) {
        Ok(array) => array.into_ptr(),
        Err(failure) => {
            raised::raise(py, |py| failure.into_py_err(py, "array"));
            ptr::null_mut()
        }
    })
}

fn lend<'py>(py: Python<'py>, loan: &Loan) -> Result<Bound<'py, PyAny>> {
    let unknown =
        || Failure::value(Error::new(ErrorKind::Runtime, "a director with arrays needs NumPy: install it"));
    if !is_there(py)? {
        return Err(unknown());
    }
    let numpy_type = numpy_type(py, loan.dtype).ok_or_else(unknown)?;
    // SAFETY: C++ has `ndim` extents.
    let extents = unsafe { slice::from_raw_parts(loan.extents, loan.ndim) };
    let lengths: Option<Dims<isize>> = extents.iter().map(|&extent| isize::try_from(extent).ok()).collect();
    let elements = extents.iter().try_fold(1_u64, |product, &extent| product.checked_mul(extent));
    let (Some(mut lengths), Some(elements)) = (lengths, elements) else {
        return Err(Failure::value(Error::new(
            ErrorKind::Overflow,
            "the extents are too large for an array",
        )));
    };
    let data = match (loan.data.is_null(), elements) {
        // For an empty array with a null address NumPy would allocate memory: a dangling address prevents
        // that.
        (true, 0) => ptr::dangling_mut::<u64>().cast(),
        (true, _) => {
            let message = "C++ passed a null pointer in the place of an array";
            return Err(Failure::value(Error::new(ErrorKind::Value, message)));
        }
        (false, _) => loan.data,
    };
    // SAFETY: NumPy's functions are loaded, and the elements exist; each array takes a reference to a
    // descriptor.
    unsafe {
        let descr = descriptor(py, numpy_type);
        ffi::Py_INCREF(descr.cast());
        let root = over(py, descr, &mut lengths, data, loan);
        let root = root.inspect_err(|_| ffi::Py_DECREF(descr.cast()))?;
        let array = over(py, descr, &mut lengths, data, loan)?;
        match PY_ARRAY_API.PyArray_SetBaseObject(py, array.as_ptr().cast(), root.into_ptr()) {
            0 => Ok(array),
            _ => Err(refused(py)),
        }
    }
}

/// An array without a base; takes the reference to the descriptor.
///
/// # Safety
/// NumPy's functions are loaded, and the elements at `data` exist.
unsafe fn over<'py>(
    py: Python<'py>,
    descr: *mut PyArray_Descr,
    lengths: &mut Dims<isize>,
    data: *mut c_void,
    loan: &Loan,
) -> Result<Bound<'py, PyAny>> {
    let order = if loan.is_fortran { NPY_ARRAY_F_CONTIGUOUS } else { NPY_ARRAY_C_CONTIGUOUS };
    let is_aligned = (data as usize).is_multiple_of(loan.dtype.alignment());
    let aligned = if is_aligned { NPY_ARRAY_ALIGNED } else { 0 };
    let writeable = if loan.is_constant { 0 } else { NPY_ARRAY_WRITEABLE };
    // SAFETY: guaranteed by the caller.
    unsafe {
        let class = get_type_object(py, NpyTypes::PyArray_Type);
        let (ndim, lengths) = (lengths.len() as c_int, lengths.as_mut_ptr());
        let (strides, flags) = (ptr::null_mut(), order | aligned | writeable);
        let made = PY_ARRAY_API.PyArray_NewFromDescr(
            py,
            class,
            descr,
            ndim,
            lengths,
            strides,
            data,
            flags,
            ptr::null_mut(),
        );
        Bound::from_owned_ptr_or_opt(py, made).ok_or_else(|| refused(py))
    }
}

/// Ends a loan, and releases the reference to its array: false with an exception set if Python has kept an
/// object that cannot be cut off from the memory. An exception that was set before stays.
///
/// # Safety
/// `array` is from [`quaff_lend_array`], and its memory still exists; the lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_end_loan(array: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe {
        let root = fields(array).base;
        if ffi::Py_REFCNT(array) == 1 && ffi::Py_REFCNT(root) == 1 {
            ffi::Py_DECREF(array);
            return true;
        }
        let py = Python::assume_attached();
        attached(py, |py| {
            let before = PyErr::take(py);
            let array = Bound::from_owned_ptr(py, array);
            let root = Borrowed::from_ptr(py, root).to_owned();
            let cut = cut_off(&array, &root);
            match (before, cut) {
                (Some(before), _) => before.restore(py),
                (None, Err(error)) => error.restore(py),
                (None, Ok(())) => return true,
            }
            false
        })
    }
}

/// The struct at the beginning of an array.
///
/// # Safety
/// `array` is a live array, and the lock is held while the struct is used.
unsafe fn fields<'a>(array: *mut ffi::PyObject) -> &'a mut PyArrayObject_fields {
    // SAFETY: guaranteed by the caller.
    unsafe { &mut *_PyArray_GET_ITEM_DATA(array.cast::<PyArrayObject>()) }
}

/// Makes the array and all its views refer to a copy of the elements.
#[cold]
fn cut_off(array: &Bound<'_, PyAny>, root: &Bound<'_, PyAny>) -> PyResult<()> {
    let py = array.py();
    let copy = root.call_method1("copy", ("K",))?;
    // SAFETY: the arrays are alive, and the lock is held; the base takes a reference.
    let (old, new) = unsafe {
        let (old, new) = (fields(root.as_ptr()).data, fields(copy.as_ptr()).data);
        fields(root.as_ptr()).data = new;
        fields(array.as_ptr()).data = new;
        if PY_ARRAY_API.PyArray_SetBaseObject(py, root.as_ptr().cast(), copy.clone().into_ptr()) != 0 {
            return Err(PyErr::fetch(py));
        }
        (old, new)
    };
    let found = views::find(array, root)?;
    for view in &found.views {
        // SAFETY: the array shares the memory, so its elements have the same offsets in the copy.
        unsafe {
            let view = fields(view.as_ptr());
            view.data = new.wrapping_offset(view.data.addr().wrapping_sub(old.addr()).cast_signed());
        }
    }
    match found.is_all {
        true => Ok(()),
        false => Err(PyRuntimeError::new_err(
            "the Python method kept a view of an array whose memory C++ takes back: keep a copy, `array.copy()`",
        )),
    }
}
