//! Elementwise functions: a table of the instantiations, and a function that searches it.

use super::{API, RUNTIME, Tables, doc, path, view};
use crate::emit::imports::Imports;
use crate::emit::layout::{declaration, list, names};
use crate::emit::text::in_literal;
use crate::plan::DynamicElements;

/// The documentation of the array parameters of an elementwise function.
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
    let call = list("    ", &format!("{constant}.over("), &over(inputs, results), ")");
    let table = table(function, API, imports);
    format!("\n{table}\n{doc}{head}{call}}}\n")
}

/// The arguments for the search in the table: the results and the inputs, by their parameter names.
pub(in crate::emit) fn over(inputs: &[impl AsRef<str>], results: &[impl AsRef<str>]) -> [String; 2] {
    let inputs: Vec<&str> = inputs.iter().map(AsRef::as_ref).collect();
    let results = results.iter().map(|result| format!("{}.reborrow()", result.as_ref()));
    [format!("[{}]", results.collect::<Vec<_>>().join(", ")), format!("[{}]", inputs.join(", "))]
}

/// The table of the function's instantiations.
pub(in crate::emit) fn table(function: &DynamicElements, tables: Tables, imports: &mut Imports) -> String {
    let DynamicElements { overloaded, constant, inputs, results, loops, .. } = function;
    let (r#type, tables) = (imports.name(RUNTIME, "Instantiations"), path(tables, imports));
    let loops: Vec<String> = loops.iter().map(|each| format!("&{tables}{each}")).collect();
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
