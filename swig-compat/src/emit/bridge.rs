//! `src/bridge.rs`: the shim's functions, as cxx declares them.

use super::heading;
use super::layout::declaration;
use super::text::origin;
use crate::plan::{Plan, Row, RowCall};
use std::collections::BTreeSet;

/// The runtime's types that cross the border.
const TYPES: [(&str, &str); 5] = [
    ("Contiguous", "type Contiguous<'a> = quaff::host::Contiguous<'a>;"),
    ("DeviceArray", "type DeviceArray<'a> = quaff::device::DeviceArray<'a>;"),
    ("ReductionState", "type ReductionState = quaff::reduction::ReductionState;"),
    ("Strided", "type Strided<'a> = quaff::host::Strided<'a>;"),
    ("Text", "type Text<'a> = quaff::text::Text<'a>;"),
];

pub(super) fn emit(plan: &Plan) -> String {
    let (imports, declared, r#static) =
        if plan.has_rows_on_device() { (DEVICE_IMPORTS, DEVICE_DECLARED, DEVICE) } else { ("", "", "") };
    let declarations = plan.rows().map(row).collect::<String>() + declared;
    let crossing: BTreeSet<&str> = plan.rows().flat_map(crossing).collect();
    let types: String = (TYPES.iter())
        .filter(|(name, _)| crossing.contains(name))
        .map(|(_, declared)| format!("\n        #[namespace = \"quaff\"]\n        {declared}\n"))
        .collect();
    let (heading, module, namespace) = (heading(plan), &plan.module, &plan.namespace);
    format!(
        r#"//! {heading}
//!
//! The C++ functions behind the module, as cxx declares them.

{imports}#[cxx::bridge(namespace = "{namespace}")]
pub(crate) mod ffi {{
    // SAFETY: the shim checks the dtype of every array before it touches the memory.
    unsafe extern "C++" {{
        include!("{module}_shim.hpp");
{types}{declarations}    }}
}}
{static}"#
    )
}

const DEVICE_IMPORTS: &str = "use quaff::device::DeviceCalls;\n\n";

/// How functions on a device are asked how they fared.
const DEVICE_DECLARED: &str = "
        // What the CUDA runtime inside the module says.
        fn pending_cuda_error() -> i32;
        fn cuda_error_name(code: i32) -> String;
";

const DEVICE: &str = "
/// The CUDA runtime inside the module.
pub(super) static DEVICE: DeviceCalls = DeviceCalls {
    pending_error: ffi::pending_cuda_error,
    error_name: ffi::cuda_error_name,
};
";

/// The names of the types that a row's functions take.
fn crossing(row: &Row) -> Vec<&'static str> {
    match &row.call {
        RowCall::Reduction { .. } => vec!["Contiguous", "ReductionState", "Strided"],
        _ => row.parameters.iter().filter_map(|parameter| parameter.crossing).collect(),
    }
}

fn row(row: &Row) -> String {
    let declared = match &row.call {
        RowCall::Array | RowCall::Arguments | RowCall::Device => vec![function(row)],
        RowCall::Reduction { .. } => reduction(row),
    };
    format!("\n        // {}\n{}", origin(row), declared.concat())
}

fn function(row: &Row) -> String {
    let mut parameters: Vec<String> = row
        .parameters
        .iter()
        .map(|parameter| format!("{}: {}", parameter.safe_name, parameter.bridge))
        .collect();
    parameters.extend(row.stream.iter().map(|stream| format!("{}: u64", stream.safe_name)));
    declare(&row.symbol, "", &parameters, &row.returns.bridge)
}

fn reduction(row: &Row) -> Vec<String> {
    let (symbol, result) = (&row.symbol, &row.returns.bridge);
    vec![
        declare(symbol, "", &["array: &Contiguous<'_>".to_owned()], result),
        declare(
            symbol,
            "_accumulate",
            &text(&["state: &mut ReductionState", "exact: bool", "array: &Strided<'_>"]),
            "()",
        ),
        declare(
            symbol,
            "_merge",
            &text(&["into: &mut ReductionState", "exact: bool", "from: &ReductionState"]),
            "()",
        ),
        declare(
            symbol,
            "_finish",
            &text(&[
                "state: &ReductionState",
                "exact: bool",
                "elements: u64",
                &format!("result: &mut {result}"),
            ]),
            "bool",
        ),
        format!("        fn {symbol}_has_stand_in(exact: bool) -> bool;\n"),
        declare(symbol, "_convert", &text(&["state: &mut ReductionState", "exact: bool"]), "bool"),
    ]
}

fn text(parameters: &[&str]) -> Vec<String> {
    parameters.iter().map(|&parameter| parameter.to_owned()).collect()
}

fn declare(symbol: &str, suffix: &str, parameters: &[String], result: &str) -> String {
    let tail = format!(" -> Result<{result}>;");
    declaration("        ", &format!("fn {symbol}{suffix}"), parameters, &tail)
}
