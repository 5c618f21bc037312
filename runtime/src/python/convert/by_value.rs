//! Values of standard library types, which C++ converts itself.
//!
//! C++ gets the caller's object and converts it immediately before the call. If the call has other arrays or
//! objects, or if there are several overloads, the object is converted earlier: code of its elements could
//! move an array, or free an object, that C++ already has. The converted value is then passed on in a
//! capsule.

use crate::core::dtype::Dtype;
use crate::core::exception;
use crate::core::object::PythonObject;
use crate::python::acquire::{Refusal, WantedMemory, acquire_for, is_masked};
use crate::python::convert::python::as_it_is;
use crate::python::interpreter::{Failure, Result, raised};
use crate::python::table::parameter::Convert;
use crate::python::table::{AxisOrder, Copied, Memory, Parameter, ParameterKind};
use pyo3::ffi;
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::ffi::{c_int, c_void};

/// A parameter for a value that `convert` makes from an object; messages call it `what`.
pub const fn converted(
    name: &'static str,
    convert: fn(PythonObject, &mut PythonObject) -> bool,
    what: &'static str,
) -> Parameter {
    Parameter::new(name, ParameterKind::Converted(Convert { convert, what }))
}

impl Convert {
    /// A capsule with the value made from `object`.
    pub(crate) fn settled<'py>(&self, object: &Bound<'py, PyAny>) -> Result<Bound<'py, PyAny>> {
        let py = object.py();
        let mut made = PythonObject::NULL;
        if (self.convert)(as_it_is(object), &mut made) {
            // SAFETY: C++ returns a new reference, or null with an exception set.
            return Ok(unsafe { Bound::from_owned_ptr_or_err(py, made.address().cast()) }?);
        }
        let error = exception::outcome(false, ()).expect_err("C++ has refused the object");
        Err(PyErr::take(py).map_or_else(|| Failure::value(error), Failure::from))
    }
}

/// Takes the elements of an array in C order, all at once, with one extent for each axis: the callback that
/// C++ passes to [`quaff_elements_of`]. It stores its exceptions, because no C++ exception may pass through
/// Rust.
type TakeElements =
    unsafe extern "C" fn(into: *mut c_void, elements: *const c_void, extents: *const ffi::Py_ssize_t);

/// Passes the elements of a host array to `take`, if `given` is an array of this element type and number of
/// axes. Returns 1 if it is, 0 if it is not, and -1 with an exception set.
///
/// # Safety
/// `given` is a live object, Python's lock is held, and `take` may be called with `into`.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_elements_of(
    given: *mut ffi::PyObject,
    dtype: Dtype,
    rank: usize,
    into: *mut c_void,
    take: TakeElements,
) -> c_int {
    // SAFETY: guaranteed by the caller.
    let (py, given) = unsafe {
        let py = Python::assume_attached();
        (py, Borrowed::from_ptr(py, given))
    };
    let outcome = match acquire_for(&given, WantedMemory::Anywhere) {
        Err(refusal @ Refusal::Raised(_)) => Err(Failure::refused(py, "value", &refusal)),
        Err(_) => Ok(false),
        Ok(acquired) => {
            let view = acquired.view();
            let is_taken = view.dtype == dtype && view.shape.len() == rank && Memory::Host.has(view.device);
            // A copy is contiguous, and its bools are all 0 or 1.
            let copy = is_taken.then(|| Copied::new(view, AxisOrder::C)).transpose();
            copy.map(|copy| {
                let elements = copy.as_ref().map(Copied::memory);
                if let Some((address, _)) = elements {
                    let extents: SmallVec<[ffi::Py_ssize_t; 4]> =
                        view.shape.iter().map(|&extent| extent as ffi::Py_ssize_t).collect();
                    // SAFETY: during the call there are as many elements of the requested type as the extents
                    // say, and as many extents as C++ has requested.
                    unsafe { take(into, address, extents.as_ptr()) };
                }
                elements.is_some()
            })
        }
    };
    match outcome {
        Ok(is_array) => c_int::from(is_array),
        Err(failure) => {
            raised::raise(py, |py| failure.into_py_err(py, "value"));
            -1
        }
    }
}

/// Whether an object is a NumPy masked array.
///
/// # Safety
/// `given` is a live object, and Python's lock is held.
#[unsafe(no_mangle)]
unsafe extern "C" fn quaff_is_masked(given: *mut ffi::PyObject) -> bool {
    // SAFETY: guaranteed by the caller.
    unsafe { is_masked(&Borrowed::from_ptr(Python::assume_attached(), given)) }
}
