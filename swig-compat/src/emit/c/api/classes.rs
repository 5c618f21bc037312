//! The tables of classes, which identify handles, and the functions that free handles.

use super::types::HANDLES;
use crate::emit::fragment::option;
use crate::emit::imports::Imports;
use crate::emit::text::{comment, in_literal};
use crate::plan::{CClass, Plan};

pub(super) fn emit(plan: &Plan, imports: &mut Imports) -> String {
    let classes = plan.c_classes();
    classes.iter().map(|class| self::class(plan, &classes, class, imports)).collect()
}

fn class(plan: &Plan, classes: &[CClass], class: &CClass, imports: &mut Imports) -> String {
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
