//! The file for C++ programs: a header over the functions for C.

pub(super) mod header;

use super::c;
use crate::emit::file::File;
use crate::plan::Plan;

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let header = File::new(header::path(&plan.module), header::emit(plan));
    c::files(plan).into_iter().chain([header]).collect()
}
