//! `src/<module>_kernels.cu`: the GPU kernels of the module's reductions and elementwise functions.
//!
//! The file contains a macro of `reduce.cuh` for each reduction and, of the code in `%{ %}`, only the headers
//! of the reduction classes, if `plan/kernel_fragments.rs` can identify them, because NVRTC can read few of
//! the headers that the host compiler reads. The build script passes the file to `quaff_kernels`, which loads
//! NVRTC, compiles PTX for compute_75 and machine code for sm_80 and sm_90, and writes one Rust expression
//! that embeds the results, or the reason why there are none: missing kernels never make a build fail. A
//! plain `cargo build` finds NVRTC in the Python environment; `quaff build` passes its path in `QUAFF_NVRTC`.
//! The runtime itself has no kernels; the kernels of `quaff.sum` belong to the crate `quaff`.

use super::fragment;
use super::fragment::line;
use super::shim::loops::apply;
use crate::emit::file::heading;
use crate::interface::{Type, Value};
use crate::plan::{Fragment, Plan, Row, RowCall, kernel_header};
use std::slice;

/// The file to which the build script writes the kernels, as a Rust expression.
pub(super) const KERNELS: &str = "concat!(env!(\"OUT_DIR\"), \"/kernels.rs\")";

/// The source of the kernels; `None` for a module without reductions and elementwise functions.
pub(super) fn emit(plan: &Plan) -> Option<String> {
    let reductions = KernelPart {
        what: "reductions",
        guard: "REDUCTIONS",
        headers: &["along", "reduce"],
        fragments: fragment::text(&plan.kernel_fragments),
        kernels: plan.reductions().map(reduction).collect(),
    };
    let elementwise = KernelPart {
        what: "elementwise functions",
        guard: "ELEMENTWISE",
        headers: &["elementwise"],
        fragments: plan.elementwise_fragments.iter().map(guarded).collect(),
        kernels: plan.elementwise_kernels().map(function).collect(),
    };
    let parts: Vec<KernelPart> =
        [reductions, elementwise].into_iter().filter(|part| !part.kernels.is_empty()).collect();
    let what: Vec<&str> = parts.iter().map(|part| part.what).collect();
    let body: String = parts.iter().map(|part| part.text(parts.len() > 1)).collect();
    let (heading, what) = (heading(plan), what.join(" and "));
    let text = format!(
        "// {heading}
//
// The kernels of the module's {what}.
// NVRTC compiles them if it is available; its errors name the line of the interface.
// clang-format off
{body}"
    );
    (!parts.is_empty()).then_some(text)
}

/// A part of the kernels that is compiled separately, because NVRTC may refuse a header that only another
/// part needs.
struct KernelPart {
    what: &'static str,
    guard: &'static str,
    headers: &'static [&'static str],
    fragments: String,
    kernels: String,
}

impl KernelPart {
    /// The text of the part. If there are several parts, a macro can exclude each of them.
    fn text(&self, is_one_of_several: bool) -> String {
        let headers: String =
            self.headers.iter().map(|header| format!("#include \"quaff/{header}.cuh\"\n")).collect();
        let KernelPart { fragments, kernels, .. } = self;
        let text = format!("{headers}\n#include <cstdint>\n{fragments}{kernels}");
        match is_one_of_several {
            true => format!("\n#ifndef QUAFF_KERNELS_WITHOUT_{}\n{text}\n#endif\n", self.guard),
            false => text,
        }
    }
}

/// A fragment in a conditional, because NVRTC may refuse its header.
fn guarded(fragment: &Fragment) -> String {
    let text = fragment::text(slice::from_ref(fragment));
    match kernel_header(fragment) {
        Some(header) => {
            let name = header.replace(|character: char| !character.is_ascii_alphanumeric(), "_");
            format!("\n#ifndef QUAFF_KERNELS_WITHOUT_HEADER_{name}{text}#endif\n")
        }
        None => text,
    }
}

/// The path of the kernels inside the crate.
pub(crate) fn path(module: &str) -> String {
    format!("src/{module}_kernels.cu")
}

fn reduction(row: &Row) -> String {
    let RowCall::Reduction { array, .. } = &row.call else { return String::new() };
    let Some(Type::Value(Value::Scalar(result))) = row.returned() else { return String::new() };
    let (symbol, class, element) = (&row.symbol, &row.target, array.element.spelling());
    let (line, result) = (line(row.place.line, &row.place.file), result.dtype().cpp());
    format!(
        "
{line}QUAFF_REDUCTION({symbol}, {element}, ::{class})
{line}QUAFF_ALONG_AXES({symbol}, {element}, {result}, ::{class})
"
    )
}

/// An elementwise function in a conditional, because NVRTC may refuse it.
fn function(row: &Row) -> String {
    let Some(elements) = row.elements() else { return String::new() };
    let (symbol, target, apply) = (&row.symbol, &row.target, apply(row, elements));
    let line = line(row.place.line, &row.place.file);
    format!(
        "
#ifndef QUAFF_KERNELS_WITHOUT_FUNCTION_{symbol}
{line}namespace quaff_rows {{ struct {symbol} {{ {apply} }}; }}
{line}QUAFF_ELEMENTWISE({symbol}, ::{target})
#endif
"
    )
}
