//! `src/c_api.rs`: the functions for C. Each calls the bridge directly, except for rows with arrays: these
//! have functions of views, which functions of pointers and of tensors share.

mod crossing;
mod types;

pub(super) use types::HANDLES;

use super::callbacks;
use crate::emit::file::heading;
use crate::emit::fragment::option;
use crate::emit::imports::Imports;
use crate::emit::rust::{api, dynamic};
use crate::emit::text::{comment, in_literal};
use crate::plan::{CApiFunction, CClass, Callee, PlainParameter, PlainType, Plan, is_plain};
use rustc_hash::FxHashSet;

const RUNTIME: &str = "quaff_runtime::c_abi";

/// Emits the file. `kernels` is an expression for the file with the module's kernels.
pub(in crate::emit) fn emit(plan: &Plan, kernels: &str) -> String {
    let mut imports = Imports::default();
    imports.module(RUNTIME);
    imports.name("std::ffi", "c_char");
    imports.name("std::ffi", "c_void");
    let symbols: FxHashSet<&str> = plan.rows().map(|row| row.symbol.as_str()).collect();
    let mut printed = FxHashSet::default();
    let mut functions = classes(plan, &mut imports) + &callbacks::in_rust(plan, &mut imports);
    for function in plan.c_functions() {
        let rows = function.callee.rows_of_views().into_iter();
        let rows = rows.filter(|row| printed.insert(&row.symbol));
        functions += &rows.map(|row| dynamic::row(row, None, &mut imports)).collect::<String>();
        functions += &self::function(plan, &function, &symbols, &mut imports);
    }
    let tables = api::tables(plan, kernels, &mut imports);
    let (heading, imports, module) = (heading(plan), imports.lines(), &plan.module);
    format!(
        "//! {heading}
//!
//! The functions of `{module}` for C. Each returns 0, or the code of an error, whose message is stored for
//! the thread. No panic leaves one.

{imports}
/// The message of the thread's last error.
#[unsafe(no_mangle)]
extern \"C\" fn {module}_last_error() -> *const c_char {{
    c_abi::message()
}}

/// Frees a result of the module's functions.
///
/// # Safety
/// The memory is a result that has not been freed, or NULL.
#[unsafe(no_mangle)]
unsafe extern \"C\" fn {module}_free(memory: *mut c_void) {{
    // SAFETY: guaranteed by the caller.
    unsafe {{ c_abi::free(memory) }}
}}
{functions}{tables}"
    )
}

/// A function for C. `symbols` are the names of the functions of views.
fn function(
    plan: &Plan,
    function: &CApiFunction<'_>,
    symbols: &FxHashSet<&str>,
    imports: &mut Imports,
) -> String {
    let code = imports.name("std::ffi", "c_int");
    let in_c = function.c_parameters();
    let declared: Vec<String> = in_c.iter().map(|each| types::declared(each, imports)).collect();
    // C passes numbers by value and anything else by address.
    let (r#unsafe, safety) = match in_c.iter().all(|each| each.r#type.is_value()) {
        true => ("", ""),
        false => ("unsafe ", "    // SAFETY: the caller passes pointers as the header requires.\n"),
    };
    let inner = match function.callee {
        Callee::Row(row) if is_plain(row) => {
            dynamic::plain(row, imports).lines().map(|line| format!("    {line}\n")).collect()
        }
        _ => String::new(),
    };
    let symbol = &function.symbol;
    let (attribute, name) = match symbols.contains(symbol.as_str()) {
        false => ("no_mangle".to_owned(), symbol.clone()),
        true => (format!("export_name = \"{symbol}\""), format!("{symbol}_for_c")),
    };
    format!(
        "
{}#[unsafe({attribute})]
{unsafe}extern \"C\" fn {name}({}) -> {code} {{
{inner}{safety}    c_abi::run(|| {unsafe}{{
{}    }})
}}
",
        above(function, imports),
        declared.join(", "),
        body(plan, function, imports)
    )
}

/// A comment with the place of the C++ function, unless a function of views has it, and the table of
/// overloads.
fn above(function: &CApiFunction<'_>, imports: &mut Imports) -> String {
    match function.callee {
        Callee::Row(row) if row.arrays().next().is_none() || is_plain(row) => api::place(row),
        Callee::Elements(elements) => dynamic::elements_table(elements, None, imports) + "\n",
        Callee::Reduction(row, _) => api::place(row),
        Callee::Row(_) | Callee::Any(..) => String::new(),
    }
}

/// The statements that convert the arguments, call the bridge and hand over the result.
fn body(plan: &Plan, function: &CApiFunction<'_>, imports: &mut Imports) -> String {
    if function.parameters.iter().any(|each| matches!(each.r#type, PlainType::Pointer { .. })) {
        imports.module(HANDLES);
    }
    let names: Vec<&str> = function.parameters.iter().map(|each| each.name.as_str()).collect();
    let bound = function.parameters.iter().map(|each| crossing::bound(plan, each, function.callee));
    let bound: String = bound.collect();
    let call = call(function, imports);
    match function.result {
        None => format!("{bound}        {call}\n"),
        Some(result) => {
            let (places, given) = crossing::hand_over(plan, result, &names);
            format!("{places}{bound}        let value = {call}?;\n        {given}\n")
        }
    }
}

/// The call, as an expression of type `Result`.
fn call(function: &CApiFunction<'_>, imports: &mut Imports) -> String {
    let names: Vec<&str> = function.parameters.iter().map(|each| each.name.as_str()).collect();
    let passed = names.join(", ");
    // The object of a method has its own variable.
    let has_this = matches!(function.callee, Callee::Row(row) if row.action.has_this());
    let values = &names[usize::from(has_this)..];
    match function.callee {
        Callee::Row(row) if row.arrays().next().is_none() => match function.result {
            None => api::plain_call("        ", row, values, imports).trim().to_owned(),
            // The variable for the C++ result has the same name as the closure's parameter.
            Some(_) => format!("{{\n{}        }}", api::plain_call("            ", row, values, imports)),
        },
        Callee::Row(row) if is_plain(row) => {
            let borrowed = |each: &PlainParameter| match each.r#type {
                PlainType::Elements { .. } => format!("&{}", each.name),
                _ => each.name.clone(),
            };
            let passed: Vec<String> = function.parameters.iter().map(borrowed).collect();
            format!("call({})", passed.join(", "))
        }
        Callee::Row(row) => format!("{}({passed})", dynamic::path(row, &names)),
        Callee::Reduction(_, constant) => format!("{constant}.of({passed})"),
        Callee::Any(any, rows) => dynamic::chosen(any, &names, rows, imports).replace('\n', "\n    "),
        Callee::Elements(elements) => {
            let (inputs, results) = names.split_at(elements.inputs.len());
            format!("{}.over({})", elements.constant, dynamic::over_arguments(inputs, results).join(", "))
        }
    }
}

/// The tables of classes, which identify handles, and the functions that free handles.
fn classes(plan: &Plan, imports: &mut Imports) -> String {
    let classes = plan.c_classes();
    classes.iter().map(|class| table_and_free(plan, &classes, class, imports)).collect()
}

fn table_and_free(plan: &Plan, classes: &[CClass], class: &CClass, imports: &mut Imports) -> String {
    let handles = imports.module(HANDLES);
    let (table, handle) =
        (table(plan, classes, class, &class.name, imports), imports.name(HANDLES, "Handle"));
    let code = imports.name("std::ffi", "c_int");
    let (free, constant) = (&class.free, &plan.classes[class.class].constant);
    format!(
        "
{table}
/// Frees a handle, and its object if it is the caller's.
#[unsafe(no_mangle)]
extern \"C\" fn {free}(object: *const {handle}) -> {code} {{
    c_abi::run(|| {handles}::free(object, &{constant}))
}}
"
    )
}

/// The table of a class, which callers know as `name`.
pub(in crate::emit) fn table(
    plan: &Plan,
    classes: &[CClass],
    class: &CClass,
    name: &str,
    imports: &mut Imports,
) -> String {
    let table = imports.name(HANDLES, "Class");
    let planned = &plan.classes[class.class];
    let has_handles = |index: usize| classes.iter().any(|each| each.class == index);
    let bases = planned.bases.iter().filter(|base| has_handles(base.class));
    let bases: Vec<String> = bases
        .map(|base| {
            let ffi = imports.name("super::bridge", "ffi");
            format!("(&{}, {ffi}::{})", plan.classes[base.class].constant, base.symbol)
        })
        .collect();
    let share = planned.conversion.share.as_ref().filter(|_| planned.destroy.is_some());
    let mut of_bridge = |function: Option<&String>| {
        option(function.map(|name| format!("{}::{name}", imports.name("super::bridge", "ffi"))))
    };
    let (destroy, share) = (of_bridge(planned.destroy.as_ref()), of_bridge(share));
    let origin = comment(&format!("{}: {}", planned.place, planned.cxx));
    let (name, constant) = (in_literal(name), &planned.constant);
    format!(
        "// {origin}
static {constant}: {table} = {table} {{
    name: \"{name}\",
    bases: &[{}],
    destroy: {destroy},
    share: {share},
}};
",
        bases.join(", ")
    )
}
