//! The call of a row's C++ function, which the tables for Python and the functions for Rust share: C++ writes
//! its result to a variable, and `outcome` turns it into a `Result`.

use super::imports::Imports;
use super::layout::statement;
use crate::interface::{Type, Value};
use crate::plan::Row;

/// The lines that perform the call, and the expression for its result. `passed` contains the argument for
/// each parameter of the row.
pub(super) fn call(
    indent: &str,
    row: &Row,
    passed: impl IntoIterator<Item = String>,
    imports: &mut Imports,
) -> (String, String) {
    let ffi = imports.name("super::bridge", "ffi");
    let outcome = imports.name("quaff_runtime::exception", "outcome");
    let (variable, result) = match row.returned() {
        None if row.gives_object() => (format!("{indent}let mut result = Default::default();\n"), "result"),
        None => (String::new(), "()"),
        Some(Type::Value(Value::Text(_))) => {
            let null = imports.name("cxx", "UniquePtr");
            (format!("{indent}let mut result = {null}::null();\n"), "result")
        }
        Some(_) => (format!("{indent}let mut result = Default::default();\n"), "result"),
    };
    let mut passed: Vec<String> = passed.into_iter().collect();
    passed.extend((!variable.is_empty()).then(|| "&mut result".to_owned()));
    let call = statement(indent, "let done =", &format!("{ffi}::{}", row.symbol), &passed);
    (variable + &call, format!("{outcome}(done, {result})"))
}

/// The call on a device as a closure, which the runtime executes in the order of the arrays' streams.
pub(super) fn work(
    indent: &str,
    row: &Row,
    passed: impl Iterator<Item = String>,
    imports: &mut Imports,
) -> String {
    let stream = row.stream.clone();
    let head = format!("{indent}let work = |{}| {{\n", stream.as_deref().unwrap_or("_"));
    let inner = format!("{indent}    ");
    let (call, outcome) = call(&inner, row, passed.chain(stream), imports);
    format!("{head}{call}{inner}{outcome}\n{indent}}};\n")
}

/// How the call is ordered after the work on its arrays: by the runtime, or by C++ if it takes their stream.
/// `module` is the runtime's module that the name is imported from.
pub(super) fn order(row: &Row, module: &'static str, imports: &mut Imports) -> String {
    let order = imports.name(module, "Order");
    let by = if row.stream.is_some() { "ByStream" } else { "ByEvents" };
    format!("{order}::{by}")
}
