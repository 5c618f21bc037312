//! The classes of C++ function objects that call Python for a `std::function`.

use super::director::values::{self, argument};
use super::director::{place, several, spelled};
use super::types;
use crate::emit::cxx_layout::{laid_out, laid_out_anywhere};
use crate::emit::text::cpp_string;
use crate::interface::Ty;
use crate::lex::has_word;
use crate::plan::{Place, Plan, PlannedCallback, PlannedOverride};
use std::collections::{BTreeMap, BTreeSet};

pub(super) const HEADER: &str = "quaff/function.hpp";

/// The classes, and the specializations by which conversions find them. They are outside of all namespaces,
/// where types are spelled with their full names.
pub(super) fn classes(plan: &Plan) -> String {
    if plan.callbacks.is_empty() {
        return String::new();
    }
    let declared = if plan.is_c { types_of_c(plan) } else { String::new() };
    if !plan.has_python {
        return declared;
    }
    let namespace = &plan.namespace;
    let classes: String = plan.callbacks.iter().map(|callback| class(callback, plan)).collect();
    let found: String = (plan.callbacks.iter())
        .map(|callback| {
            let (signature, name) = (callback.called.spelled(""), &callback.name);
            laid_out_anywhere(&format!(
                "template <> struct quaff::CallsPython<{signature}> {{ using type = ::{namespace}::{name}; }};"
            ))
        })
        .collect();
    format!("\n{declared}namespace {namespace} {{\n{classes}}} // namespace {namespace}\n{found}")
}

/// Declares the C enumerations, and the structs that C functions accept and return pointers to.
fn types_of_c(plan: &Plan) -> String {
    let called = plan.callbacks.iter().map(|callback| &callback.called);
    let types = called.flat_map(|called| called.parameters.iter().chain([&called.returns]));
    let declarations: BTreeSet<String> = types
        .filter_map(|r#type| match innermost(r#type.referent().unwrap_or(r#type)) {
            Ty::Enum(name, base) => Some(format!("enum {name} : {};\n", Ty::Builtin(*base))),
            Ty::Class(class) => Some(format!("struct {};\n", class.name())),
            Ty::Other(name) => Some(format!("struct {name};\n")),
            _ => None,
        })
        .collect();
    let copied = copied_of_c(plan).map(|(r#type, _)| {
        let copy = plan.c_name(&copy_of_c(r#type));
        format!(
            "template <> inline ::quaff::Slot quaff::moved_slot<const ::{type}>(const ::{type} &object) \
             {{ return ::quaff::slot(::{copy}(::quaff::c_pointer(&object))); }}\n"
        )
    });
    declarations.into_iter().chain(copied).collect()
}

/// The C structs that callables get by value, each with one of its places in a callable's type.
pub(in crate::emit) fn copied_of_c(plan: &Plan) -> impl Iterator<Item = (&Ty, &Place)> {
    let callbacks = plan.callbacks.iter().filter(|_| plan.is_c && plan.has_python);
    let types = callbacks.flat_map(|callback| {
        let referents = callback.called.parameters.iter().filter_map(Ty::referent);
        referents.map(|r#type| (r#type.without_const(), &callback.function.place))
    });
    let unique: BTreeMap<String, (&Ty, &Place)> = types.map(|each| (each.0.to_string(), each)).collect();
    unique.into_values()
}

/// The name of the C function that copies a struct for callables.
pub(in crate::emit) fn copy_of_c(r#type: &Ty) -> String {
    format!("copied_{type}")
}

/// The type behind a pointer or a pointer to a pointer.
fn innermost(r#type: &Ty) -> &Ty {
    r#type.pointee().map_or(r#type.without_const(), innermost)
}

/// SWIG's macros in typemap code for values that C++ may use after the call, each with its class.
const KEEPERS: [(&str, &str); 3] = [
    ("swig_acquire_ownership", "AcquireOwnership"),
    ("swig_acquire_ownership_array", "AcquireOwnershipArray"),
    ("swig_keep_result", "KeepResult"),
];

/// The declarations of the macros that the code of a callable uses.
fn keepers(function: &PlannedOverride) -> String {
    let named = |word: &str| function.codes().any(|code| has_word(&code.code.text, word));
    let named = KEEPERS.into_iter().filter(|(word, _)| named(word));
    named.map(|(word, class)| format!("const ::quaff::{class} {word}{{call.kept()}}; ")).collect()
}

fn class(callback: &PlannedCallback, plan: &Plan) -> String {
    let PlannedCallback { name, called, function, .. } = callback;
    let class = types::r#type(&plan.classes[callback.class].r#type);
    let parameters: Vec<String> = (called.parameters.iter().enumerate())
        .map(|(index, r#type)| format!("{} {}", spelled(r#type), argument(index)))
        .collect();
    let (returns, shown) = (spelled(&called.returns), cpp_string(&plan.classes[callback.class].cxx));
    let (before, slots) = values::passed(function);
    let before = keepers(function) + &before;
    let keep = if function.keeps_result() { "call.keep(); " } else { "" };
    let returned = values::returned(function, "*in_use", &shown);
    let results = several(function);
    let (in_use, place) = match place(function) {
        Some(r#type) => (
            format!("const ::quaff::ReferencedValueInUse<{type}> in_use(kept_); "),
            format!(" ::quaff::ReferencedValue<{type}> kept_;"),
        ),
        None => (String::new(), String::new()),
    };
    let text = format!(
        "struct {name} : ::quaff::CallableOf<{class}> {{ using CallableOf::CallableOf; \
         {returns} operator()({}) const {{ ::quaff::FunctionCall{results} call(*this); \
         {in_use}{before}if (!call.run({slots})) {{ ::quaff::throw_from_python({shown}); }} {keep}{returned} }}{place} }};",
        parameters.join(", "),
    );
    format!("\n{}", laid_out(&function.place, 0, &text))
}
