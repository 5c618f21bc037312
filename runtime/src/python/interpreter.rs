//! Only the main interpreter of a process may load a module.
//!
//! The classes and caches in a module's static data belong to one interpreter, and PyO3 attaches threads to
//! the main one: in a sub-interpreter of Python 3.11, where both share a GIL, this would wait forever. PyO3
//! itself only checks submodules.

pub(crate) mod attach;
pub(crate) mod failure;
pub(crate) mod layout;
pub(crate) mod names;
pub(crate) mod once;
pub(crate) mod raised;
pub(crate) mod shared;
pub(crate) mod swig;

pub(crate) use attach::{attached, found};
pub(crate) use failure::{Failure, Result, check_signals, guarded};

use pyo3::exceptions::PyImportError;
use pyo3::ffi;
use pyo3::prelude::*;

/// Refuses a sub-interpreter. It is called first when a module is loaded: objects that were made before, such
/// as a class, would belong to the refused interpreter, and to all others.
///
/// # Errors
/// ImportError in a sub-interpreter.
pub fn check(py: Python<'_>) -> PyResult<()> {
    if id(py) == MAIN {
        return Ok(());
    }
    Err(PyImportError::new_err(
        "this is a sub-interpreter, and the module works only in the main interpreter of a process: import it \
         there, or in a process of its own",
    ))
}

/// The identifier of the main interpreter: CPython counts from 0.
const MAIN: i64 = 0;

fn id(_attached: Python<'_>) -> i64 {
    // SAFETY: the thread is attached, so there is a current interpreter.
    unsafe { ffi::PyInterpreterState_GetID(ffi::PyInterpreterState_Get()) }
}
