//! `src/functions.rs`: the tables that the runtime dispatches over.

use super::{heading, list, quoted, skipped};
use crate::plan::{Plan, PlannedFunction, Row, RowCall};

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let names: Vec<String> =
        plan.functions.iter().map(|function| format!("&{}", function.constant)).collect();
    let table = list("", "pub(crate) static FUNCTIONS: &[&Function] = &[", &names, "];");
    let imports = imports(plan, &functions);
    let (heading, skipped) = (heading(plan), skipped(plan, "//"));
    format!(
        "//! {heading}
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

{imports}
/// Every function of the module, by name.
{table}{functions}{skipped}"
    )
}

fn function(function: &PlannedFunction) -> String {
    let PlannedFunction { constant, name, .. } = function;
    let keywords: Vec<String> = function.keywords.iter().map(|keyword| format!("\"{keyword}\"")).collect();
    let keywords = list("    ", "keywords: &[", &keywords, "],");
    let doc = quoted(&documentation(function));
    let rows: String = function.rows.iter().map(row).collect();
    format!(
        "
static {constant}: Function = Function {{
    name: c\"{name}\",
    doc: c{doc},
{keywords}    overloads: &[
{rows}    ],
    entry: quaff::entry!({constant}),
}};
"
    )
}

fn row(row: &Row) -> String {
    let parameters: Vec<String> = row.parameters.iter().map(|parameter| parameter.table.clone()).collect();
    let parameters = list("            ", "parameters: &[", &parameters, "],");
    let call = match row.call {
        RowCall::Array => array_call(row),
        RowCall::Arguments => arguments_call(row),
        RowCall::Reduction { .. } => reduction_call(row),
    };
    format!(
        "        // {}: {}
        Overload {{
{parameters}{call}        }},
",
        row.place, row.target
    )
}

fn array_call(row: &Row) -> String {
    format!("            call: Call::Array(|py, array| returned(py, ffi::{}(array)?)),\n", row.symbol)
}

fn arguments_call(row: &Row) -> String {
    let arguments: Vec<String> = (row.parameters.iter().enumerate())
        .map(|(index, parameter)| format!("{}arguments.get({index})?", parameter.borrowed))
        .collect();
    let name = if arguments.is_empty() { "_" } else { "arguments" };
    let call = format!("returned(py, ffi::{}({})?)", row.symbol, arguments.join(", "));
    let line = format!("            call: Call::Arguments(|py, {name}| {call}),\n");
    if line.len() <= 101 && call.len() <= 73 {
        return line;
    }
    let call = list("                ", &format!("let result = ffi::{}(", row.symbol), &arguments, ")?;");
    format!(
        "            call: Call::Arguments(|py, {name}| {{\n{call}                returned(py, result)\n            }}),\n"
    )
}

fn reduction_call(row: &Row) -> String {
    let (symbol, constant) = (&row.symbol, row.symbol.to_uppercase());
    format!(
        "            call: Call::Reduction {{
                short: |py, array| returned(py, ffi::{symbol}(array)?),
                long: |py, arguments| returned(py, arguments.reduce(0, &{constant})?),
            }},
"
    )
}

/// What `help()` shows, behind the signature that `inspect` reads.
fn documentation(function: &PlannedFunction) -> String {
    let mut text = format!("{}{}\n--\n\n", function.name, function.signature);
    if let Some(doc) = &function.doc {
        text += doc;
        text += "\n\n";
    }
    for row in &function.rows {
        let parameters: Vec<String> = row
            .parameters
            .iter()
            .map(|parameter| format!("{}: {}", parameter.name, parameter.readable))
            .collect();
        text += &format!("{}({}) -> {}\n", function.name, parameters.join(", "), row.returns.python);
    }
    text.trim_end().to_owned()
}

/// Only what the tables use, as rustfmt sorts it.
fn imports(plan: &Plan, tables: &str) -> String {
    let used: Vec<String> = ["Access", "Call", "Function", "Kind", "Overload", "array", "returned", "value"]
        .into_iter()
        .filter(|name| ["(", "::", ":", " {"].iter().any(|after| tables.contains(&format!("{name}{after}"))))
        .map(str::to_owned)
        .collect();
    let rows = plan.functions.iter().flat_map(|function| &function.rows);
    let reductions: Vec<String> = rows
        .filter(|row| matches!(row.call, RowCall::Reduction { .. }))
        .map(|row| row.symbol.to_uppercase())
        .collect();
    let mut text = String::new();
    if !reductions.is_empty() {
        text += &list("", "use super::api::{", &reductions, "};");
    }
    text += "use super::bridge::ffi;\n";
    if tables.contains("Dtype::") {
        text += "use quaff::dtype::Dtype;\n";
    }
    text + &list("", "use quaff::python::{", &used, "};")
}
