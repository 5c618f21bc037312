//! The files for Python: the tables of functions, the Python module, and its stub for type checkers.

pub(super) mod functions;
pub(super) mod module;
pub(super) mod stub;
pub(crate) mod types;

use super::rust;
use crate::emit::file::File;
use crate::emit::kernels::KERNELS;
use crate::emit::options::Face;
use crate::plan::Plan;

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let api = File::new("src/api.rs", rust::api::emit(plan, Face::Python, KERNELS));
    [api].into_iter().chain(tables(plan)).collect()
}

/// The files without the functions for Rust, which a crate for both languages adds.
pub(super) fn tables(plan: &Plan) -> Vec<File> {
    let module = &plan.module;
    vec![
        File::new("src/functions.rs", functions::emit(plan)),
        File::new(format!("{module}.py"), self::module::emit(plan)),
        File::new(format!("{module}.pyi"), stub::emit(plan)),
    ]
}
