//! Written by quaff from example.i: change that file, not this one.
//!
//! Rust programs call the functions that this file exports.
//! For Python, there is the extension module `_example` that `example.py` imports.

mod api;
mod bridge;
#[cfg(feature = "python")]
#[rustfmt::skip]
mod functions;

pub use api::*;
pub use quaff_runtime::error::{Error, ErrorKind};

// CPython without the GIL switches the GIL on for this module, because nothing else guards its objects.
#[cfg(feature = "python")]
#[pyo3::pymodule(gil_used = true)]
fn _example(module: &pyo3::Bound<'_, pyo3::types::PyModule>) -> pyo3::PyResult<()> {
    quaff_runtime::python::load(module, functions::FUNCTIONS)
}
