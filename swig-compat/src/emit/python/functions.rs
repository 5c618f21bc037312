//! `src/functions.rs`: the tables from which the runtime selects overloads.
//!
//! Callables have tables of their own: for Python callables that C++ holds as `std::function`s, and for
//! functions that are passed as function pointers.

mod call;
mod class;
mod director;
mod types;

use super::types as python_types;
use crate::emit::file::{heading, skipped};
use crate::emit::imports::Imports;
use crate::emit::layout::{list, names, quoted};
use crate::emit::python::functions::director::overridable;
use crate::emit::python::functions::types::RUNTIME;
use crate::emit::text::origin;
use crate::interface::Action;
use crate::interface::SHOWN_VARIABLES;
use crate::plan::{Plan, PlannedCallback, PlannedFunction, PlannedFunctionPointer, Row, VariableFace};

pub(in crate::emit) fn emit(plan: &Plan) -> String {
    let mut imports = Imports::default();
    imports.name(RUNTIME, "Function");
    let free = |each| {
        let entry = plain(each, plan, &mut imports);
        function(each, &documentation(each, plan), &entry, plan, &mut imports)
    };
    let functions: String = plan.tables().map(free).collect();
    let variables = variables(plan, &mut imports) + &constant_objects(plan, &mut imports);
    let classes = class::tables(plan, &mut imports)
        + &director::tables(plan, &mut imports)
        + &tables(plan, &mut imports);
    let constants: Vec<String> =
        plan.functions.iter().map(|function| format!("&{}", function.constant)).collect();
    let table = names("", "pub(crate) static FUNCTIONS: &[&Function] = &[", &constants, "];");
    let imports = imports.lines();
    let (heading, skipped) = (heading(plan), skipped(plan, "//"));
    format!(
        "//! {heading}
//!
//! The module's functions for Python: for each overload, the values that its parameters accept, and its C++
//! function. The first overload that accepts the arguments is called.

{imports}
/// Every function of the module, by name.
{table}{variables}{functions}{classes}{skipped}"
    )
}

/// The table of the variables; empty if there are none.
fn variables(plan: &Plan, imports: &mut Imports) -> String {
    if !plan.has_variables() {
        return String::new();
    }
    let table = variable_table("VARIABLES", plan.variable_faces().collect(), imports);
    format!("\n/// Every variable of the module, by name.\n{table}")
}

/// The table of the constants that are objects.
fn constant_objects(plan: &Plan, imports: &mut Imports) -> String {
    let objects: Vec<VariableFace> = plan.constant_objects().collect();
    if objects.is_empty() {
        return String::new();
    }
    let table = variable_table("CONSTANT_OBJECTS", objects, imports);
    format!("\n/// Every constant of the module that is an object, by name.\n{table}")
}

fn variable_table(name: &str, all: Vec<VariableFace>, imports: &mut Imports) -> String {
    let variable = imports.name(RUNTIME, "Variable");
    let entry = |VariableFace { name, read, assign }| {
        let assign = assign.map_or("None".to_owned(), |assign| format!("Some(&{})", assign.constant));
        format!("{variable}::new(\"{name}\", &{}, {assign})", read.constant)
    };
    let entries: Vec<String> = all.into_iter().map(entry).collect();
    list("", &format!("pub(crate) static {name}: &[{variable}] = &["), &entries, "];")
}

/// The entry of a function that is not a method.
fn plain(function: &PlannedFunction, plan: &Plan, imports: &mut Imports) -> String {
    let constant = &function.constant;
    let is_elementwise = function.rows.iter().any(|row| row.elements().is_some());
    let entry = match call::of_objects(function, plan, imports) {
        _ if is_elementwise => format!("elementwise_entry!({constant})"),
        Some(objects) => format!("object_entry!({constant}, {objects})"),
        None => format!("entry!({constant})"),
    };
    shown(function, format!("quaff_runtime::{entry}"), "Function")
}

/// The entry of a function. It stores the objects of the call if code of the interface uses them. `of` is the
/// runtime's kind of function.
fn shown(function: &PlannedFunction, entry: String, of: &str) -> String {
    match shows_objects(function) {
        true => format!("quaff_runtime::shown_entry!({entry}, {of})"),
        false => entry,
    }
}

/// Whether code of the interface uses the Python objects of the call.
fn shows_objects(function: &PlannedFunction) -> bool {
    function.rows.iter().any(|row| {
        SHOWN_VARIABLES.iter().any(|variable| row.names(variable))
            || row.code_around.as_ref().is_some_and(|code_around| code_around.shown().next().is_some())
    })
}

/// The table of one function. `entry` is the macro that makes the C function which Python calls.
fn function(
    function: &PlannedFunction,
    doc: &str,
    entry: &str,
    plan: &Plan,
    imports: &mut Imports,
) -> String {
    let PlannedFunction { constant, name, stream, .. } = function;
    let keywords: Vec<String> = function.keywords.iter().map(|keyword| format!("\"{keyword}\"")).collect();
    let keywords = names("    ", "keywords: &[", &keywords, "],");
    let doc = quoted(doc);
    let rows: String = function.rows.iter().map(|each| row(each, plan, imports)).collect();
    format!(
        "
static {constant}: Function = Function {{
    name: c\"{name}\",
    doc: c{doc},
{keywords}    stream: {stream},
    overloads: &[
{rows}    ],
    entry: {entry},
}};
"
    )
}

fn row(row: &Row, plan: &Plan, imports: &mut Imports) -> String {
    let parameters = (0..row.inputs.len()).map(|index| types::parameter(row, index, plan, imports));
    let parameters: Vec<String> = parameters.collect();
    let parameters = list("            ", "parameters: &[", &parameters, "],");
    imports.name(RUNTIME, "Overload");
    let call = call::field(row, plan, imports);
    format!(
        "        // {}
        Overload {{
{parameters}{call}        }},
",
        origin(row)
    )
}

/// The text of `help()`, after the signature for `inspect`.
fn documentation(function: &PlannedFunction, plan: &Plan) -> String {
    described(&function.name, &function.signature, function, &[&function.doc], plan)
}

/// The documentation with the signature. `name` is the name in Python. If the interface documents no
/// overload, the signatures of all overloads follow.
fn described(
    name: &str,
    signature: &str,
    function: &PlannedFunction,
    texts: &[&Option<String>],
    plan: &Plan,
) -> String {
    let mut text = String::new();
    for each in texts.iter().copied().flatten() {
        text += each;
        text += "\n\n";
    }
    for row in function.rows.iter().filter(|_| !function.is_documented) {
        let parameters: Vec<String> = (row.passed_inputs().iter().enumerate())
            .map(|(index, input)| {
                let star = if row.takes_rest && index + 1 == row.passed_inputs().len() { "*" } else { "" };
                format!("{star}{}: {}", input.name, python_types::input(row, index, plan))
            })
            .collect();
        let result = match row.action == Action::Construct {
            true => String::new(),
            false => format!(" -> {}", python_types::result(row, plan)),
        };
        text += &format!("{name}({}){result}\n", parameters.join(", "));
    }
    // Python recognises the signature by the empty line after it.
    format!("{name}{signature}\n--\n\n{}", text.trim_end_matches('\n'))
}

fn tables(plan: &Plan, imports: &mut Imports) -> String {
    let callbacks: String = plan.callbacks.iter().map(|callback| table(callback, plan, imports)).collect();
    let pointers: String = plan.function_pointers.iter().map(|pointer| functions(pointer, imports)).collect();
    callbacks + &pointers
}

fn functions(pointer: &PlannedFunctionPointer, imports: &mut Imports) -> String {
    let PlannedFunctionPointer { constant, cxx, signature, functions, .. } = pointer;
    let table = imports.name(RUNTIME, "FunctionPointers");
    let signature = match signature {
        None => "None".to_owned(),
        Some(types) => {
            let name = imports.name(RUNTIME, "CType");
            let types: Vec<String> = types.iter().map(|each| format!("{name}::{each:?}")).collect();
            format!("Some(&[{}])", types.join(", "))
        }
    };
    let functions: Vec<String> =
        functions.iter().map(|(function, reader)| format!("(&{function}, &{reader})")).collect();
    let functions = list("    ", "&[", &functions, "],");
    format!("\nstatic {constant}: {table} = {table}::new(\n    {cxx:?},\n    {signature},\n{functions});\n")
}

fn table(callback: &PlannedCallback, plan: &Plan, imports: &mut Imports) -> String {
    imports.name(RUNTIME, "Overridable");
    let PlannedCallback { constant, function, .. } = callback;
    format!("\nstatic {constant}: Overridable =\n    {};\n", overridable(function, plan, imports))
}
