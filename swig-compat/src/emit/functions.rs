//! `src/functions.rs`: the tables that the runtime dispatches over.

use super::layout::{CALL_WIDTH, LINE, import, list, names, quoted, statement};
use super::{device_call, heading, skipped};
use crate::plan::{Plan, PlannedFunction, Row, RowCall};

pub(super) fn emit(plan: &Plan) -> String {
    let functions: String = plan.functions.iter().map(function).collect();
    let constants: Vec<String> =
        plan.functions.iter().map(|function| format!("&{}", function.constant)).collect();
    let table = names("", "pub(crate) static FUNCTIONS: &[&Function] = &[", &constants, "];");
    let imports = imports(&functions);
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

/// Only what the tables use, as rustfmt sorts it.
fn imports(tables: &str) -> String {
    const NAMES: [&str; 13] = [
        "Call",
        "Function",
        "Order",
        "Overload",
        "c_text",
        "read",
        "read_device",
        "reduce",
        "returned",
        "scalar",
        "text",
        "write",
        "write_device",
    ];
    let written = |name: &&str| {
        // At the start of a name: `text(` is also the end of `c_text(`.
        [" ", "[", "&"].iter().any(|before| {
            ["(", "::", ":", " {"].iter().any(|after| tables.contains(&format!("{before}{name}{after}")))
        })
    };
    let used: Vec<String> = NAMES.into_iter().filter(written).map(str::to_owned).collect();
    let api = if tables.contains("api::") { "use super::api;\n" } else { "" };
    let bridge = if tables.contains("&DEVICE") { "{DEVICE, ffi}" } else { "ffi" };
    format!("{api}use super::bridge::{bridge};\n{}", import("quaff::python", &used))
}
