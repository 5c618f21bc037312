//! Written by quaff from example.i: change that file, not this one.
//!
//! For Rust, the functions below; for Python, the extension module `_example` that `example.py` imports.

mod api;
mod bridge;
mod functions;

pub use api::*;

use pyo3::prelude::*;

#[pymodule]
fn _example(module: &Bound<'_, PyModule>) -> PyResult<()> {
    quaff::python::load(module, functions::FUNCTIONS)
}
