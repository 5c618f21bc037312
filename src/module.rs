//! The extension module of the wheel `quaff`.

use pyo3::prelude::*;

#[pymodule]
mod _quaff {
    use super::*;

    #[pymodule_export]
    use crate::inspect::{ArrayInfo, inspect};
    #[pymodule_export]
    use crate::sum_object::SumObject;

    #[pymodule_init]
    fn load(module: &Bound<'_, PyModule>) -> PyResult<()> {
        quaff_runtime::python::load(module, &[&crate::dask::SUM])
    }
}
