//! `src/<module>_kernels.cu`: the GPU's side of the module's reductions.

use super::fragment::line;
use super::{fragment, heading};
use crate::interface::{Returned, Value};
use crate::plan::{Plan, Row, RowCall};

/// Nothing for a module without reductions.
pub(super) fn emit(plan: &Plan) -> Option<String> {
    let kernels: String = plan.reductions().map(kernels).collect();
    let (heading, fragments) = (heading(plan), fragment::text(&plan.kernel_fragments));
    let text = format!(
        r#"// {heading}
//
// The kernels of the module's reductions, which NVRTC compiles where there is one. Its errors name the line of the
// interface.
// clang-format off
#include "quaff/along.cuh"
#include "quaff/reduce.cuh"

#include <cstdint>
{fragments}{kernels}"#
    );
    (!kernels.is_empty()).then_some(text)
}

/// In the crate.
pub(crate) fn path(module: &str) -> String {
    format!("src/{module}_kernels.cu")
}

fn kernels(row: &Row) -> String {
    let RowCall::Reduction { array, .. } = &row.call else { return String::new() };
    let Some(Returned::Value(Value::Scalar(result))) = row.returned() else { return String::new() };
    let (symbol, class, element) = (&row.symbol, &row.target, array.element.spelling());
    let (line, result) = (line(row.place.line, &row.place.file), result.dtype().cpp());
    format!(
        "
{line}QUAFF_REDUCTION({symbol}, {element}, ::{class})
{line}QUAFF_ALONG_AXES({symbol}, {element}, {result}, ::{class})
"
    )
}
