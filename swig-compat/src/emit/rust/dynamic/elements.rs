//! Elementwise functions: a table of the instantiations, and a function over it.

use super::{RUNTIME, doc, view};
use crate::emit::imports::Imports;
use crate::emit::layout::{declaration, list, names};
use crate::emit::text::in_literal;
use crate::plan::DynamicElements;

/// What is said of arrays.
const BROADCAST: &str = "The results have one shape, to which the other arrays broadcast, and all have the types of one instantiation.";

pub(super) fn function(function: &DynamicElements, imports: &mut Imports) -> String {
    let DynamicElements { name, constant, inputs, results, .. } = function;
    let (read, written) = (view(false, imports), view(true, imports));
    let inputs_declared = inputs.iter().map(|input| format!("{input}: {read}"));
    let results_declared = results.iter().map(|result| format!("{result}: {written}"));
    let parameters: Vec<String> = inputs_declared.chain(results_declared).collect();
    let error = imports.name("quaff_runtime::error", "Error");
    let doc = doc(function.comment.as_deref(), BROADCAST);
    let head =
        declaration("", &format!("pub fn {name}"), &parameters, &format!(" -> Result<(), {error}> {{"));
    let written: Vec<String> = results.iter().map(|result| format!("{result}.reborrow()")).collect();
    let passed = [format!("[{}]", written.join(", ")), format!("[{}]", inputs.join(", "))];
    let call = list("    ", &format!("{constant}.over("), &passed, ")");
    let table = table(function, imports);
    format!("\n{table}\n{doc}{head}{call}}}\n")
}

fn table(function: &DynamicElements, imports: &mut Imports) -> String {
    let DynamicElements { overloaded, constant, inputs, results, loops, .. } = function;
    let api = imports.module("super::api");
    let r#type = imports.name(RUNTIME, "Instantiations");
    let loops: Vec<String> = loops.iter().map(|each| format!("&{api}::{each}")).collect();
    let literals = |field: &str, all: &[String]| {
        let literals: Vec<String> = all.iter().map(|each| format!("\"{}\"", in_literal(each))).collect();
        names("    ", &format!("{field}: ["), &literals, "],")
    };
    format!(
        "static {constant}: {type}<{}, {}> = {type} {{
    function: \"{}\",
{}{}{}}};
",
        results.len(),
        inputs.len(),
        in_literal(overloaded),
        literals("results", results),
        literals("inputs", inputs),
        names("    ", "rows: &[", &loops, "],"),
    )
}
