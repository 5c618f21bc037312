//! `src/<module>_kernels.cu`: the GPU's side of the module's reductions.

use super::fragment::{fragments, line};
use super::heading;
use crate::plan::{Plan, Row, RowCall};

/// Nothing for a module without reductions.
pub(super) fn emit(plan: &Plan) -> Option<String> {
    let kernels: String = plan.reductions().map(kernels).collect();
    let (heading, fragments) = (heading(plan), fragments(plan));
    let text = format!(
        r#"// {heading}
//
// The kernels of the module's reductions, which NVRTC compiles where there is one. Its errors name the line of the
// interface.
// clang-format off
#include "quaff/reduce.cuh"

#include <cstdint>
{fragments}{kernels}"#
    );
    (!kernels.is_empty()).then_some(text)
}

/// In the crate.
pub(super) fn path(module: &str) -> String {
    format!("src/{module}_kernels.cu")
}

fn kernels(row: &Row) -> String {
    let RowCall::Reduction { element, .. } = &row.call else { return String::new() };
    let (symbol, class) = (&row.symbol, &row.target);
    let line = line(row.place.line, &row.place.file);
    format!("\n{line}QUAFF_REDUCTION({symbol}, {element}, ::{class})\n")
}
