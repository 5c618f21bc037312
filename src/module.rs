//! The extension module of the wheel `quaff`.

use pyo3::prelude::*;

#[pymodule]
mod _quaff {
    #[pymodule_export]
    use crate::inspect::{ArrayInfo, inspect};
    use pyo3::prelude::*;

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::python::add_functions(module, crate::emitted::functions::FUNCTIONS)
    }
}
