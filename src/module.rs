//! The extension module of the wheel `quaff`.

use crate::emitted::functions::FUNCTIONS;
use crate::inspect::{ArrayInfo, inspect};
use crate::sum_object::SumObject;
use pyo3::prelude::*;
use quaff_runtime::interpreter;
use quaff_runtime::python::ManagedMemory;

// CPython without the GIL switches the GIL on for this module, because nothing else guards the module's
// objects.
#[pymodule(gil_used = true)]
fn _quaff(module: &Bound<'_, PyModule>) -> PyResult<()> {
    interpreter::check(module.py())?;
    module.add_class::<ArrayInfo>()?;
    module.add_class::<SumObject>()?;
    module.add_class::<ManagedMemory>()?;
    module.add_function(wrap_pyfunction!(inspect, module)?)?;
    quaff_runtime::python::load_as(module, "quaff", FUNCTIONS)
}
