//! `src/c_api.rs`: the functions behind the header for C++, with C's calling convention. Each calls the bridge itself;
//! rows with arrays, which functions of pointers and of tensors share, are functions of views.

mod crossing;
mod types;

use crate::emit::heading;
use crate::emit::imports::Imports;
use crate::emit::rust::{api, dynamic};
use crate::plan::{Callee, CxxFunction, Plan};
use std::collections::HashSet;

const RUNTIME: &str = "quaff_runtime::c_abi";

/// `kernels`: the file of the module's kernels, as an expression.
pub(in crate::emit) fn emit(plan: &Plan, kernels: &str) -> String {
    let mut imports = Imports::default();
    imports.module(RUNTIME);
    imports.name("std::ffi", "c_char");
    let mut printed = HashSet::new();
    let mut functions = String::new();
    for function in plan.cxx_functions() {
        let rows = function.callee.rows_of_views().into_iter();
        let rows = rows.filter(|row| printed.insert(&row.symbol));
        functions += &rows.map(|row| dynamic::row::row(row, None, &mut imports)).collect::<String>();
        functions += &self::function(&function, &mut imports);
    }
    let tables = api::tables(plan, kernels, &mut imports);
    let (heading, imports, prefix) = (heading(plan), imports.lines(), plan.c_prefix());
    format!(
        "//! {heading}
//!
//! The functions behind the module's header for C++. Each answers 0, or the code of an error, whose message is kept for
//! the thread. No panic leaves one.

{imports}
/// The message of the thread's last error.
#[unsafe(no_mangle)]
extern \"C\" fn {prefix}_error_message() -> *const c_char {{
    c_abi::message()
}}
{functions}{tables}"
    )
}

fn function(function: &CxxFunction<'_>, imports: &mut Imports) -> String {
    let code = imports.name("std::ffi", "c_int");
    let in_c = function.c_parameters();
    let declared: Vec<String> = in_c.iter().map(|each| types::declared(each, imports)).collect();
    // C++ passes numbers as they are, and anything else by its address.
    let (r#unsafe, safety) = match in_c.iter().all(|each| each.r#type.is_number()) {
        true => ("", ""),
        false => ("unsafe ", "    // SAFETY: pointers are to what the header says.\n"),
    };
    format!(
        "
{}#[unsafe(no_mangle)]
{unsafe}extern \"C\" fn {}({}) -> {code} {{
{safety}    c_abi::run(|| {unsafe}{{
{}    }})
}}
",
        above(function, imports),
        function.symbol,
        declared.join(", "),
        body(function, imports)
    )
}

/// The place of the C++ function that is called, where no function of views names it, and the table that is searched.
fn above(function: &CxxFunction<'_>, imports: &mut Imports) -> String {
    match function.callee {
        Callee::Row(row) if !row.takes_arrays() => api::place(row),
        Callee::Elements(elements) => dynamic::elements::table(elements, None, imports) + "\n",
        Callee::Row(_) | Callee::Reduction(_) | Callee::Any(..) => String::new(),
    }
}

/// Converts the arguments, calls the bridge, and hands over the result.
fn body(function: &CxxFunction<'_>, imports: &mut Imports) -> String {
    let is_reduction = matches!(function.callee, Callee::Reduction(_));
    let bound = function.parameters.iter().map(|each| crossing::bound(each, is_reduction));
    let bound: String = bound.collect();
    let call = call(function, imports);
    match function.result {
        None => format!("{bound}        {call}\n"),
        Some(result) => {
            let given = crossing::given(result, imports);
            format!("{bound}        let value = {call}?;\n        {given}\n")
        }
    }
}

/// The call, an expression of the type `Result`.
fn call(function: &CxxFunction<'_>, imports: &mut Imports) -> String {
    let names: Vec<&str> = function.parameters.iter().map(|each| each.name.as_str()).collect();
    let passed = names.join(", ");
    match function.callee {
        Callee::Row(row) if !row.takes_arrays() => match function.result {
            None => api::plain_call("        ", row, &names, imports).trim().to_owned(),
            // The result of C++ has the name of the place that it is written to.
            Some(_) => format!("{{\n{}        }}", api::plain_call("            ", row, &names, imports)),
        },
        Callee::Row(row) => format!("{}({passed})", dynamic::row::path(row, &names)),
        Callee::Reduction(constant) => format!("{constant}.of({passed})"),
        Callee::Any(any, rows) => dynamic::chosen(any, &names, rows, imports).replace('\n', "\n    "),
        Callee::Elements(elements) => {
            let (inputs, results) = names.split_at(elements.inputs.len());
            format!("{}.over({})", elements.constant, dynamic::elements::over(inputs, results).join(", "))
        }
    }
}
