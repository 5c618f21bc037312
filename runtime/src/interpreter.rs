//! One interpreter of a process may load a module, as the classes and caches in its static data belong to it.

use pyo3::exceptions::PyImportError;
use pyo3::ffi;
use pyo3::prelude::*;
use std::sync::atomic::{AtomicI64, Ordering};

/// Claims the module for the interpreter that runs; to be called first when the module is loaded. PyO3 checks
/// submodules alone.
///
/// # Errors
/// ImportError where another interpreter of the process has loaded the module.
pub fn claim(py: Python<'_>) -> PyResult<()> {
    static OWNER: AtomicI64 = AtomicI64::new(NOBODY);
    let this = id(py);
    match OWNER.compare_exchange(NOBODY, this, Ordering::Relaxed, Ordering::Relaxed) {
        Err(owner) if owner != this => Err(PyImportError::new_err(
            "another interpreter of this process has loaded this module; use it there, or in a process of its own",
        )),
        _ => Ok(()),
    }
}

const NOBODY: i64 = -1;

fn id(_attached: Python<'_>) -> i64 {
    // SAFETY: we are attached, so there is a current interpreter.
    unsafe { ffi::PyInterpreterState_GetID(ffi::PyInterpreterState_Get()) }
}
