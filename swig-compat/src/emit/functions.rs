//! `src/functions.rs`: the tables that the runtime dispatches over.

use super::imports::Imports;
use super::layout::{CALL_WIDTH, LINE, list, names, quoted, statement};
use super::text::origin;
use super::{device_call, heading, skipped};
use crate::plan::{Plan, PlannedFunction, Row, RowCall};

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let constants: Vec<String> =
        plan.functions.iter().map(|function| format!("&{}", function.constant)).collect();
    let table = names("", "pub(crate) static FUNCTIONS: &[&Function] = &[", &constants, "];");
    let imports = imports(plan).lines();
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
    let PlannedFunction { constant, name, stream, .. } = function;
    let keywords: Vec<String> = function.keywords.iter().map(|keyword| format!("\"{keyword}\"")).collect();
    let keywords = names("    ", "keywords: &[", &keywords, "],");
    let doc = quoted(&documentation(function), "    doc: c\"".len());
    let rows: String = function.rows.iter().map(row).collect();
    format!(
        "
static {constant}: Function = Function {{
    name: c\"{name}\",
    doc: c{doc},
{keywords}    stream: {stream},
    overloads: &[
{rows}    ],
    entry: quaff::entry!({constant}),
}};
"
    )
}

fn row(row: &Row) -> String {
    let parameters: Vec<String> = row.parameters.iter().map(|parameter| parameter.table.clone()).collect();
    let parameters = list("            ", "parameters: &[", &parameters, "],");
    let call = match &row.call {
        RowCall::Array => array_call(row),
        RowCall::Arguments => arguments_call(row),
        RowCall::Device => device_call(row),
        RowCall::Reduction { constant, .. } => reduction_call(&row.symbol, constant),
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
    let arguments: Vec<String> = (row.parameters.iter().enumerate())
        .map(|(index, parameter)| format!("{}arguments.get({index})?", parameter.borrowed))
        .collect();
    let name = if arguments.is_empty() { "_" } else { "arguments" };
    let call = format!("returned(py, ffi::{}({})?)", row.symbol, arguments.join(", "));
    let line = format!("            call: Call::Arguments(|py, {name}| {call}),\n");
    if call.len() <= CALL_WIDTH && line.len() <= LINE {
        return line;
    }
    let (head, result) = row.returns.bound;
    let call = statement("                ", head, &format!("ffi::{}", row.symbol), &arguments);
    format!(
        "            call: Call::Arguments(|py, {name}| {{\n{call}                returned(py, {result})\n            }}),\n"
    )
}

/// All that is read from Python's objects is read before the call, which holds no lock.
fn device_call(row: &Row) -> String {
    let indent = " ".repeat(16);
    let mut text = String::new();
    for (index, parameter) in row.parameters.iter().enumerate() {
        text += &format!("{indent}let {} = arguments.get({index})?;\n", parameter.safe_name);
    }
    let passed = row.parameters.iter().map(|each| format!("{}{}", each.borrowed, each.safe_name));
    text += &device_call::work(&indent, row, passed);
    let order = device_call::order(row);
    format!(
        "            call: Call::Arguments(|py, arguments| {{
{text}                returned(py, arguments.on_device(&DEVICE, {order}, work)?)
            }}),
"
    )
}

fn reduction_call(symbol: &str, constant: &str) -> String {
    format!(
        "            call: Call::Reduction {{
                short: |py, array| returned(py, ffi::{symbol}(array)?),
                long: |py, arguments| returned(py, arguments.reduce(0, &api::{constant})?),
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

/// What the tables use.
fn imports(plan: &Plan) -> Imports {
    let mut imports = Imports::default();
    imports.add("super::bridge", "ffi");
    for name in ["Call", "Function", "Overload", "returned"] {
        imports.add("quaff::python", name);
    }
    for row in plan.rows() {
        row.parameters.iter().for_each(|parameter| imports.add("quaff::python", parameter.reader));
        match row.call {
            RowCall::Device => {
                imports.add("super::bridge", "DEVICE");
                imports.add("quaff::python", "Order");
            }
            RowCall::Reduction { .. } => imports.add("super", "api"),
            RowCall::Array | RowCall::Arguments => {}
        }
    }
    imports
}
