//! The files for C programs: functions with C's calling convention, and the header that declares them.

pub(super) mod api;
pub(super) mod callbacks;
pub(super) mod header;

use crate::emit::file::File;
use crate::emit::kernels::KERNELS;
use crate::plan::Plan;

pub(super) fn files(plan: &Plan) -> Vec<File> {
    let header = File::new(header::path(&plan.module), header::emit(plan));
    vec![File::new("src/c_api.rs", api::emit(plan, KERNELS)), header]
}
