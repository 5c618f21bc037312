//! Adding the functions and classes of an emitted module to its Python module.

use crate::core::threads;
use crate::python::call::lazy;
use crate::python::interpreter;
use crate::python::interpreter::{layout, raised};
use crate::python::protocols::{flat, make};
use crate::python::table::{Class, Function};
use pyo3::exceptions::PyRuntimeWarning;
use pyo3::ffi;
use pyo3::prelude::*;
use std::ffi::CString;

/// Loads an emitted module: adds its functions, and `CudaError` if they work on a device.
///
/// # Errors
/// ImportError in a sub-interpreter; exceptions of Python, also if a warning about `QUAFF_NUM_THREADS` is
/// turned into one.
pub fn load(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    interpreter::check(module.py())?;
    layout::look(module.py())?;
    let name = module.name()?.to_string();
    load_as(module, &name, functions)
}

/// Adds the types of an emitted module's classes, bases before derived classes, and SWIG's flat names of
/// their members.
///
/// # Errors
/// ImportError if a module with one of the classes is missing; the exceptions that Python raises.
pub fn load_classes(module: &Bound<'_, PyModule>, classes: &'static [&'static Class]) -> PyResult<()> {
    let name = module.name()?.to_string();
    // Users import the public module: `pkg.example` instead of `pkg._example`.
    let (package, own) = name.rsplit_once('.').map_or(("", name.as_str()), |(package, own)| (package, own));
    let own = own.strip_prefix('_').unwrap_or(own);
    let public = if package.is_empty() { own.to_owned() } else { format!("{package}.{own}") };
    make::add_classes(module, &public, classes)?;
    flat::add(module, classes)
}

/// Adds the functions as [`load`] does, in the main interpreter, for a module whose `CudaError` is imported
/// from the module `public`.
pub fn load_as(module: &Bound<'_, PyModule>, public: &str, functions: &[&'static Function]) -> PyResult<()> {
    warn_of_threads(module.py())?;
    if functions.iter().any(|function| function.may_run_on_device()) {
        module.add("CudaError", raised::class_in(module.py(), public)?)?;
    }
    add_functions(module, functions)
}

/// Adds `CudaError` to a module whose host functions return CUDA error codes.
///
/// # Errors
/// The exceptions that Python raises.
pub fn add_cuda_error(module: &Bound<'_, PyModule>) -> PyResult<()> {
    let name = module.name()?.to_string();
    module.add("CudaError", raised::class_in(module.py(), &name)?)
}

/// Warns about an ignored number of threads. A module warns when it is loaded, and not when the number is
/// needed, because then arrays are held, and a warning may run user code.
fn warn_of_threads(py: Python<'_>) -> PyResult<()> {
    let Some(complaint) = threads::complaint() else { return Ok(()) };
    PyErr::warn(py, &py.get_type::<PyRuntimeWarning>(), &CString::new(complaint)?, 1)
}

fn add_functions(module: &Bound<'_, PyModule>, functions: &[&'static Function]) -> PyResult<()> {
    let name = module.name()?;
    for function in functions {
        // Python keeps a pointer to the definition as long as the function lives, possibly until the process
        // ends.
        let definition = Box::leak(Box::new(function.definition()));
        // SAFETY: the definition is static and its flags are those of its function; module and name are live.
        // The result is a new reference or NULL with an exception set.
        let object = unsafe {
            let object = ffi::PyCFunction_NewEx(definition, module.as_ptr(), name.as_ptr());
            Bound::from_owned_ptr_or_err(module.py(), object)?
        };
        module.add(function.name(), object)?;
    }
    lazy::register(module, functions)
}
