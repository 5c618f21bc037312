//! The extension module of the wheel `quaff`.

use pyo3::prelude::*;

#[pymodule]
mod _quaff {
    #[pymodule_export]
    use crate::inspect::{ArrayInfo, inspect};
}
