//! `src/functions.rs`: the tables that the runtime dispatches over.

use super::{heading, list, quoted, skipped};
use crate::plan::{Plan, PlannedFunction, Row, RowKind};

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let names: Vec<String> = plan
        .functions
        .iter()
        .map(|function| format!("&{}", function.constant))
        .collect();
    let table = list(
        "",
        "pub(crate) static FUNCTIONS: &[&Function] = &[",
        &names,
        "];",
    );
    let imports = imports(&functions);
    let (heading, skipped) = (heading(plan), skipped(plan, "//"));
    format!(
        "//! {heading}
//!
//! The module's functions: for each overload what its parameters take, and the C++ function behind it.

{imports}
/// Every function of the module, by name.
{table}
{functions}{skipped}"
    )
}

fn function(function: &PlannedFunction) -> String {
    let PlannedFunction { constant, name, .. } = function;
    let keywords: Vec<String> = function
        .keywords
        .iter()
        .map(|keyword| format!("\"{keyword}\""))
        .collect();
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
    let parameters: Vec<String> = row
        .parameters
        .iter()
        .map(|parameter| parameter.table.clone())
        .collect();
    let parameters = list("            ", "parameters: &[", &parameters, "],");
    let call = match row.kind {
        RowKind::Function => function_call(row),
        RowKind::Reduction { .. } => reduction_call(row),
    };
    format!(
        "        // {}: {}
        Overload {{
{parameters}{call}        }},
",
        row.place, row.target
    )
}

fn function_call(row: &Row) -> String {
    let arguments: Vec<String> = (0..row.parameters.len())
        .map(|index| format!("arguments.get({index})?"))
        .collect();
    let unused = if arguments.is_empty() { "_" } else { "" };
    let call = format!("Ok(ffi::{}({})?.into())", row.symbol, arguments.join(", "));
    let line = format!("            call: |{unused}arguments| {call},\n");
    if line.len() <= 101 && arguments.join(", ").len() <= 60 {
        return line;
    }
    let call = list(
        "                ",
        &format!("let result = ffi::{}(", row.symbol),
        &arguments,
        ")?;",
    );
    format!(
        "            call: |arguments| {{\n{call}                Ok(result.into())\n            }},\n"
    )
}

fn reduction_call(row: &Row) -> String {
    let symbol = &row.symbol;
    format!(
        "            call: |arguments| {{
                let reduction = Reduction {{
                    accumulate: ffi::{symbol}_accumulate,
                    merge: ffi::{symbol}_merge,
                    finish: ffi::{symbol}_finish,
                }};
                Ok(arguments.reduce(0, &reduction)?.into())
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
        text += &format!(
            "{}({}) -> {}\n",
            function.name,
            parameters.join(", "),
            row.returns.python
        );
    }
    text.trim_end().to_owned()
}

/// Only what the tables use.
fn imports(functions: &str) -> String {
    let used = |names: &[&str]| -> Vec<String> {
        let called = |name: &&&str| {
            ["(", "::", " {", " ="]
                .iter()
                .any(|after| functions.contains(&format!("{name}{after}")))
        };
        names
            .iter()
            .filter(called)
            .map(|name| (*name).to_owned())
            .collect()
    };
    let mut text = "use super::bridge::ffi;\n".to_owned();
    if !used(&["Dtype"]).is_empty() {
        text += "use quaff::dtype::Dtype;\n";
    }
    let names = used(&["Access", "Function", "Kind", "Overload", "array", "value"]);
    text += &list("", "use quaff::python::{", &names, "};");
    if !used(&["Reduction"]).is_empty() {
        text += "use quaff::reduction::Reduction;\n";
    }
    text
}
