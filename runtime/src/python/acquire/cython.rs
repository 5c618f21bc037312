//! C functions that Cython modules export for other Cython modules: capsules in the module's `__pyx_capi__`,
//! whose names are the types of the functions.

use crate::python::interpreter::names;
use crate::python::interpreter::names::intern;
use pyo3::ffi;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyString};
use std::ffi::{CStr, c_void};
use std::ptr;
use std::sync::atomic::{AtomicPtr, Ordering::Relaxed};

/// A function that a module exports, by its name and its type as Cython spells it.
pub(crate) struct CythonFunction {
    address: AtomicPtr<c_void>,
    signature: &'static CStr,
}

impl CythonFunction {
    pub(crate) const fn new(signature: &'static CStr) -> CythonFunction {
        CythonFunction { address: AtomicPtr::new(ptr::null_mut()), signature }
    }

    /// The function's address; null if the module was not imported, or exports no function of this name and
    /// type. The address is cached, because modules that Cython compiled stay loaded.
    pub(crate) fn address(&self, module: &Bound<'_, PyString>, name: &Bound<'_, PyString>) -> *mut c_void {
        let known = self.address.load(Relaxed);
        if known.is_null() { self.find(module, name) } else { known }
    }

    #[cold]
    fn find(&self, module: &Bound<'_, PyString>, name: &Bound<'_, PyString>) -> *mut c_void {
        let py = module.py();
        let found = || {
            let exported = names::loaded(module)?.getattr(intern!(py, "__pyx_capi__")).ok()?;
            exported.cast_into::<PyDict>().ok()?.get_item(name).ok()?
        };
        let Some(capsule) = found() else { return ptr::null_mut() };
        // SAFETY: the function accepts any object.
        if unsafe { ffi::PyCapsule_IsValid(capsule.as_ptr(), self.signature.as_ptr()) } == 0 {
            return ptr::null_mut();
        }
        // SAFETY: the object is a capsule of that name.
        let pointer = unsafe { ffi::PyCapsule_GetPointer(capsule.as_ptr(), self.signature.as_ptr()) };
        self.address.store(pointer, Relaxed);
        pointer
    }
}
