//! The tables of callables: for Python callables that C++ holds as `std::function`s, and for functions that
//! are passed as function pointers.

use super::director::overridable;
use super::types::RUNTIME;
use crate::emit::imports::Imports;
use crate::emit::layout::list;
use crate::plan::{Plan, PlannedCallback, PlannedFunctionPointer};

pub(super) fn tables(plan: &Plan, imports: &mut Imports) -> String {
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
