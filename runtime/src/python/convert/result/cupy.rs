//! CuPy arrays, from the memory pool of the current context's device. The array has CuPy's current stream,
//! and the call waits for the work in that stream, as the pool requires.

use crate::python::acquire::{CythonFunction, is_cupys_own};
use crate::python::convert::result::{Likeness, Made, Request};
use crate::python::interpreter::modules::imported;
use crate::python::interpreter::names::intern;
use pyo3::ffi::{self, PyObject};
use pyo3::prelude::*;
use pyo3::types::{PyString, PyTuple};
use std::ffi::c_void;
use std::mem::transmute;

pub(crate) fn make<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Option<Made<'py>>> {
    let py = like.py();
    let dtype = dtype(like, request)?;
    let array = if !is_cupys_own(like) {
        let arguments = (PyTuple::new(py, request.shape)?, dtype);
        imported(intern!(py, "cupy"))?.call_method1(intern!(py, "empty"), arguments)?
    } else if let Some(initialize) = initializer(py) {
        let shape = CxxVector::of(request.shape);
        // SAFETY: the arguments are a class of CuPy's arrays, a shape that the function copies, a dtype or
        // its name, and None for an array that is no view. The result is a new reference, or NULL with an
        // exception set.
        unsafe {
            let made = initialize(like.get_type().as_ptr(), &shape, dtype.as_ptr(), ffi::Py_None());
            Bound::from_owned_ptr_or_err(py, made)?
        }
    } else {
        // The constructor that `empty` calls.
        like.get_type().call1((PyTuple::new(py, request.shape)?, dtype))?
    };
    Ok(Some(Made::Array(array)))
}

/// The type of CuPy's function `cupy._core.core._ndarray_init`, which makes an array of a class, a shape and
/// a dtype.
type Initialize =
    unsafe extern "C" fn(*mut PyObject, *const CxxVector, *mut PyObject, *mut PyObject) -> *mut PyObject;

/// The function by which CuPy's own C code makes arrays, in 60 % of the constructor's time; `None` if this
/// CuPy exports no such function.
fn initializer(py: Python<'_>) -> Option<Initialize> {
    static FUNCTION: CythonFunction = CythonFunction::new(
        c"struct __pyx_obj_4cupy_5_core_4core__ndarray_base *(PyObject *, \
          __pyx_t_4cupy_5_core_7_carray_shape_t const &, PyObject *, PyObject *)",
    );
    let pointer = FUNCTION.address(intern!(py, "cupy._core.core"), intern!(py, "_ndarray_init"));
    // SAFETY: by the capsule's name the function has this type; `shape_t` is a `std::vector<Py_ssize_t>` in
    // every version of CuPy that has the function. CuPy's modules stay loaded.
    (!pointer.is_null()).then(|| unsafe { transmute::<*mut c_void, Initialize>(pointer) })
}

/// The layout of `std::vector<Py_ssize_t>` in libstdc++ and libc++.
#[repr(C)]
struct CxxVector {
    begin: *const isize,
    end: *const isize,
    end_of_storage: *const isize,
}

impl CxxVector {
    /// The lengths of an array that exists or can be made, which are below 2^63; C++ must only read them.
    fn of(shape: &[usize]) -> CxxVector {
        let lengths = shape.as_ptr_range();
        let end = lengths.end.cast();
        CxxVector { begin: lengths.start.cast(), end, end_of_storage: end }
    }
}

/// The argument's own dtype if it is the requested one, because a name is looked up anew by each call.
fn dtype<'py>(like: &Bound<'py, PyAny>, request: &Request<'_>) -> PyResult<Bound<'py, PyAny>> {
    let own = match request.likeness {
        Likeness::Neither => None,
        Likeness::Dtype | Likeness::DtypeAndShape => like.getattr_opt(intern!(like.py(), "dtype"))?,
    };
    Ok(own.unwrap_or_else(|| PyString::new(like.py(), request.dtype.name()).into_any()))
}
