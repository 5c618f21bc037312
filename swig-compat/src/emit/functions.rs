//! `src/functions.rs`: the tables that the runtime dispatches over.

mod types;

use super::imports::Imports;
use super::layout::{CALL_WIDTH, LINE, list, names, quoted, statement};
use super::text::origin;
use super::{device_call, heading, python_types, skipped};
use crate::plan::{Plan, PlannedFunction, Returned, Row, RowCall, RowInput};
use types::RUNTIME;

pub(super) fn emit(plan: &Plan) -> String {
    let mut imports = Imports::default();
    imports.name("super::bridge", "ffi");
    imports.name(RUNTIME, "Function");
    let functions: String = plan.functions.iter().map(|each| function(each, &mut imports)).collect();
    let constants: Vec<String> =
        plan.functions.iter().map(|function| format!("&{}", function.constant)).collect();
    let table = names("", "pub(crate) static FUNCTIONS: &[&Function] = &[", &constants, "];");
    let imports = imports.lines();
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

fn function(function: &PlannedFunction, imports: &mut Imports) -> String {
    let PlannedFunction { constant, name, stream, .. } = function;
    let keywords: Vec<String> = function.keywords.iter().map(|keyword| format!("\"{keyword}\"")).collect();
    let keywords = names("    ", "keywords: &[", &keywords, "],");
    let doc = quoted(&documentation(function), "    doc: c\"".len());
    let rows: String = function.rows.iter().map(|each| row(each, imports)).collect();
    format!(
        "
static {constant}: Function = Function {{
    name: c\"{name}\",
    doc: c{doc},
{keywords}    stream: {stream},
    overloads: &[
{rows}    ],
    entry: quaff_runtime::entry!({constant}),
}};
"
    )
}

fn row(row: &Row, imports: &mut Imports) -> String {
    let parameters: Vec<String> =
        (0..row.inputs.len()).map(|index| types::parameter(row, index, imports)).collect();
    let parameters = list("            ", "parameters: &[", &parameters, "],");
    imports.name(RUNTIME, "Overload");
    imports.name(RUNTIME, "Call");
    imports.name(RUNTIME, "returned");
    let call = match &row.call {
        RowCall::Array => array_call(row),
        RowCall::Arguments => arguments_call(row),
        RowCall::Device => device_call(row, imports),
        RowCall::Reduction { constant, .. } => reduction_call(&row.symbol, constant, imports),
    };
    format!(
        "        // {}
        Overload {{
{parameters}{call}        }},
",
        origin(row)
    )
}

fn array_call(row: &Row) -> String {
    format!("            call: Call::Array(|py, array| returned(py, ffi::{}(array)?)),\n", row.symbol)
}

fn arguments_call(row: &Row) -> String {
    let arguments: Vec<String> = (row.inputs.iter().enumerate())
        .map(|(index, input)| format!("{}arguments.get({index})?", borrow(input)))
        .collect();
    let name = if arguments.is_empty() { "_" } else { "arguments" };
    let call = format!("returned(py, ffi::{}({})?)", row.symbol, arguments.join(", "));
    let line = format!("            call: Call::Arguments(|py, {name}| {call}),\n");
    if call.len() <= CALL_WIDTH && line.len() <= LINE {
        return line;
    }
    let (head, result) = super::bound(row);
    let call = statement("                ", head, &format!("ffi::{}", row.symbol), &arguments);
    format!(
        "            call: Call::Arguments(|py, {name}| {{\n{call}                returned(py, {result})\n            }}),\n"
    )
}

/// Arrays go to the bridge by reference.
fn borrow(input: &RowInput) -> &'static str {
    if input.array().is_some() { "&" } else { "" }
}

/// All that is read from Python's objects is read before the call, which holds no lock.
fn device_call(row: &Row, imports: &mut Imports) -> String {
    let indent = " ".repeat(16);
    let mut text = String::new();
    for (index, input) in row.inputs.iter().enumerate() {
        text += &format!("{indent}let {} = arguments.get({index})?;\n", input.safe_name);
    }
    let passed = row.inputs.iter().map(|each| format!("{}{}", borrow(each), each.safe_name));
    text += &device_call::work(&indent, row, passed);
    let order = device_call::order(row, RUNTIME, imports);
    let device = imports.name("super::bridge", "DEVICE");
    format!(
        "            call: Call::Arguments(|py, arguments| {{
{text}                returned(py, arguments.on_device(&{device}, {order}, work)?)
            }}),
"
    )
}

fn reduction_call(symbol: &str, constant: &str, imports: &mut Imports) -> String {
    let api = imports.module("super::api");
    format!(
        "            call: Call::Reduction {{
                short: |py, array| returned(py, ffi::{symbol}(array)?),
                long: |py, arguments| returned(py, arguments.reduce(0, &{api}::{constant})?),
            }},
"
    )
}

/// What `help()` shows, after the signature that `inspect` reads.
fn documentation(function: &PlannedFunction) -> String {
    let mut text = format!("{}{}\n--\n\n", function.name, function.signature);
    if let Some(doc) = &function.doc {
        text += doc;
        text += "\n\n";
    }
    for row in &function.rows {
        let parameters: Vec<String> = (row.inputs.iter().enumerate())
            .map(|(index, input)| format!("{}: {}", input.name, python_types::input(row, index)))
            .collect();
        let result = python_types::result(Returned::of(row.returned()));
        text += &format!("{}({}) -> {result}\n", function.name, parameters.join(", "));
    }
    text.trim_end().to_owned()
}
