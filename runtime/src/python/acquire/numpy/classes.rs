//! NumPy's classes, looked up if NumPy has been imported, and then cached.

use crate::python::interpreter::modules;
use crate::python::interpreter::names::intern;
use crate::python::interpreter::once::Once;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::PyType;

/// A class of NumPy, by its full name in Python.
#[derive(Clone, Copy)]
pub(super) enum NumpyClass {
    /// `numpy.ndarray`
    Ndarray,
    /// `numpy.dtype`
    Dtype,
    /// `numpy.datetime64`
    Datetime64,
    /// `numpy.timedelta64`
    Timedelta64,
    /// `numpy.flexible`, the base of the scalars that are strings, bytes or structures
    Flexible,
    /// `numpy.generic`, the base of all scalars
    Generic,
    /// `numpy.complexfloating`, the base of the complex scalars
    ComplexFloating,
}

impl NumpyClass {
    /// Whether the object's type is exactly this class. No user code runs.
    #[inline]
    pub(super) fn is_exactly(self, object: &Bound<'_, PyAny>) -> bool {
        self.get(object.py()).is_some_and(|class| class.as_ptr().cast() == object.get_type_ptr())
    }

    /// Whether the object's type is this class or derives from it. No user code runs: `__instancecheck__` and
    /// `__class__` could contradict the struct behind the object.
    pub(super) fn is_base_of(self, object: &Bound<'_, PyAny>) -> bool {
        // SAFETY: both are type objects.
        self.get(object.py()).is_some_and(|class| unsafe {
            ffi::PyType_IsSubtype(object.get_type_ptr(), class.as_ptr().cast()) != 0
        })
    }

    #[inline]
    fn get(self, py: Python<'_>) -> Option<&Py<PyType>> {
        static FOUND: [Once<Py<PyType>>; 7] = [const { Once::new() }; 7];
        FOUND[self as usize].get_or_make(py, || self.find(py).map(Bound::unbind).ok_or(())).ok()
    }

    #[cold]
    fn find(self, py: Python<'_>) -> Option<Bound<'_, PyType>> {
        let name = match self {
            NumpyClass::Ndarray => intern!(py, "ndarray"),
            NumpyClass::Dtype => intern!(py, "dtype"),
            NumpyClass::Datetime64 => intern!(py, "datetime64"),
            NumpyClass::Timedelta64 => intern!(py, "timedelta64"),
            NumpyClass::Flexible => intern!(py, "flexible"),
            NumpyClass::Generic => intern!(py, "generic"),
            NumpyClass::ComplexFloating => intern!(py, "complexfloating"),
        };
        // A partially imported module has no classes yet, and no instances either.
        let class = modules::loaded(intern!(py, "numpy"))?.getattr(name).ok()?.cast_into::<PyType>().ok()?;
        is_genuine(&class).then_some(class)
    }
}

/// Whether the class was defined in C. Any module may be called `numpy`; structs are read only from objects
/// of such classes.
pub(super) fn is_genuine(class: &Bound<'_, PyType>) -> bool {
    // SAFETY: `class` is a type object.
    let flags = unsafe { ffi::PyType_GetFlags(class.as_type_ptr()) };
    flags & ffi::Py_TPFLAGS_HEAPTYPE == 0
}
