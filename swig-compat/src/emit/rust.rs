//! The files for Rust callers: functions of slices and objects, and functions of arrays whose types are known
//! at run time.

pub(super) mod api;
pub(super) mod dynamic;

use super::python;
use crate::emit::file::File;
use crate::emit::kernels::KERNELS;
use crate::emit::options::Face;
use crate::plan::Plan;

/// The files for Rust, and the tables for Python.
pub(super) fn files(plan: &Plan) -> Vec<File> {
    let api = File::new("src/api.rs", api::emit(plan, Face::Rust, KERNELS));
    let dynamic = dynamic::emit(plan).map(|text| File::new(dynamic::PATH, text));
    [api].into_iter().chain(python::tables(plan)).chain(dynamic).collect()
}
