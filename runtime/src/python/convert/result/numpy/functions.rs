//! NumPy's C functions, from the table that NumPy publishes in a capsule.

use crate::python::acquire::numpy_structs::Descriptor;
use crate::python::interpreter::{Failure, Result, attached};
use pyo3::exceptions::{PyModuleNotFoundError, PyRuntimeError};
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyCapsule, PyType};
use pyo3::{ffi, intern};
use std::ffi::{c_int, c_uint, c_void};

/// The entries of the table that the runtime uses. A new array takes the reference to its descriptor, also if NumPy
/// then raises. Each function returns a new reference, or NULL (`set_base_object` -1) with an exception set.
pub(crate) struct Functions {
    /// The class `numpy.ndarray`.
    pub(crate) ndarray: *mut ffi::PyTypeObject,
    pub(crate) descr_from_type: unsafe extern "C" fn(c_int) -> *mut Descriptor,
    /// The scalar of an array without dimensions, other arrays as they are; takes the reference to the array.
    pub(crate) scalar_or_array: unsafe extern "C" fn(*mut ffi::PyObject) -> *mut ffi::PyObject,
    pub(crate) new_from_descr: NewFromDescr,
    /// The number of dimensions, the lengths, the descriptor, and 1 for Fortran order.
    pub(crate) zeros: Empty,
    /// As `zeros`, and nobody writes the elements.
    pub(crate) empty: Empty,
    /// Takes the reference to the base, also if it fails.
    pub(crate) set_base_object: unsafe extern "C" fn(*mut ffi::PyObject, *mut ffi::PyObject) -> c_int,
}

/// The class, the descriptor, the number of dimensions, the lengths, the strides or NULL, the elements, flags, and an
/// object or NULL that `__array_finalize__` gets.
type NewFromDescr = unsafe extern "C" fn(
    *mut ffi::PyTypeObject,
    *mut Descriptor,
    c_int,
    *mut isize,
    *mut isize,
    *mut c_void,
    c_int,
    *mut ffi::PyObject,
) -> *mut ffi::PyObject;

type Empty = unsafe extern "C" fn(c_int, *mut isize, *mut Descriptor, c_int) -> *mut ffi::PyObject;

// SAFETY: functions, and a class that is never freed; both are for whoever holds the GIL.
unsafe impl Send for Functions {}
// SAFETY: as above.
unsafe impl Sync for Functions {}

/// NumPy's functions; imports NumPy. `None` if NumPy is not installed.
///
/// # Errors
/// What NumPy raises while it is imported, if something else is the matter than that it is missing.
#[inline]
pub(crate) fn functions(py: Python<'_>) -> Result<Option<&Functions>> {
    static FOUND: PyOnceLock<Functions> = PyOnceLock::new();
    if let Some(found) = FOUND.get(py) {
        return Ok(Some(found));
    }
    attached(py, |py| match find(py) {
        Ok(found) => Ok(found.map(|found| FOUND.get_or_init(py, || found))),
        Err(error) => Err(Failure::raised_by(error)),
    })
}

#[cold]
fn find(py: Python<'_>) -> PyResult<Option<Functions>> {
    let numpy = match py.import(intern!(py, "numpy")) {
        Ok(numpy) => numpy,
        // Not installed, or kept out by None in `sys.modules`; a module that NumPy itself misses is another matter.
        Err(error) if is_missing(py, &error) => return Ok(None),
        Err(error) => return Err(error),
    };
    // Any module may have that name: the table is read only if C code made the class.
    let class = numpy.getattr(intern!(py, "ndarray"))?.cast_into::<PyType>()?;
    // SAFETY: a type object.
    let is_heap = unsafe { ffi::PyType_GetFlags(class.as_type_ptr()) } & ffi::Py_TPFLAGS_HEAPTYPE != 0;
    if is_heap {
        return Ok(None);
    }
    let table = extension(py)?.getattr(intern!(py, "_ARRAY_API"))?.cast_into::<PyCapsule>();
    table.map_or(Ok(None), |table| read(&table).map(Some))
}

/// The extension module that has the table; NumPy 2 gave it another name.
fn extension(py: Python<'_>) -> PyResult<Bound<'_, PyAny>> {
    match py.import(intern!(py, "numpy._core._multiarray_umath")) {
        Err(error) if error.is_instance_of::<PyModuleNotFoundError>(py) => {
            py.import(intern!(py, "numpy.core._multiarray_umath")).map(Bound::into_any)
        }
        module => module.map(Bound::into_any),
    }
}

fn read(capsule: &Bound<'_, PyCapsule>) -> PyResult<Functions> {
    let table = capsule.pointer_checked(None)?.cast::<*const c_void>();
    // SAFETY: NumPy's table begins with this function in every version.
    let version = unsafe { table.cast::<unsafe extern "C" fn() -> c_uint>().read()() };
    if version > NEWEST_ABI {
        return Err(PyRuntimeError::new_err(format!(
            "this module knows the ABI of NumPy up to {NEWEST_ABI:#x}, and the NumPy that is installed has {version:#x}: \
             install an older NumPy, or build the module with a newer quaff"
        )));
    }
    // SAFETY: every NumPy with such an ABI has these entries in these places, and they stay as long as the process:
    // modules of C code are never unloaded.
    unsafe {
        Ok(Functions {
            ndarray: entry(table.as_ptr(), 2),
            descr_from_type: entry(table.as_ptr(), 45),
            scalar_or_array: entry(table.as_ptr(), 76),
            new_from_descr: entry(table.as_ptr(), 94),
            zeros: entry(table.as_ptr(), 183),
            empty: entry(table.as_ptr(), 184),
            set_base_object: entry(table.as_ptr(), 282),
        })
    }
}

/// The ABI of NumPy 2; that of NumPy 1 is 0x1000009.
const NEWEST_ABI: c_uint = 0x0200_0000;

/// # Safety
/// The table has an entry of type `T`, a pointer, in this place.
unsafe fn entry<T>(table: *const *const c_void, place: usize) -> T {
    // SAFETY: the caller's.
    unsafe { table.add(place).cast::<T>().read() }
}

/// Whether the module that is missing is NumPy itself.
fn is_missing(py: Python<'_>, error: &PyErr) -> bool {
    let name = error.value(py).getattr(intern!(py, "name"));
    error.is_instance_of::<PyModuleNotFoundError>(py)
        && name.is_ok_and(|name| name.eq("numpy").unwrap_or(false))
}
