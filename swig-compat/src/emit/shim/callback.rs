//! The classes whose objects call Python for a `std::function`.

use super::director::values::{returned_value, slot};
use super::director::{argument, spelled};
use super::types;
use crate::emit::fragment::line;
use crate::emit::text::cpp_string;
use crate::interface::{Type, Value};
use crate::plan::{Plan, PlannedCallback};

pub(super) const HEADER: &str = "quaff/function.hpp";

/// The classes, and the specializations by which conversions find them: outside of all namespaces, where the names of
/// types are whole.
pub(super) fn classes(plan: &Plan) -> String {
    if plan.callbacks.is_empty() {
        return String::new();
    }
    let namespace = &plan.namespace;
    let classes: String = plan.callbacks.iter().map(|callback| class(callback, plan)).collect();
    let found: String = (plan.callbacks.iter())
        .map(|callback| {
            let (signature, name) = (callback.called.spelled(""), &callback.name);
            format!(
                "template <> struct quaff::CallsPython<{signature}> {{ using type = ::{namespace}::{name}; }};\n"
            )
        })
        .collect();
    format!("\nnamespace {namespace} {{\n{classes}}} // namespace {namespace}\n{found}")
}

fn class(callback: &PlannedCallback, plan: &Plan) -> String {
    let PlannedCallback { name, called, passed, returned, place, .. } = callback;
    let class = types::r#type(&plan.classes[callback.class].r#type);
    let parameters: Vec<String> = (called.parameters.iter().enumerate())
        .map(|(index, r#type)| format!("{} {}", spelled(r#type), argument(index)))
        .collect();
    let slots: Vec<String> =
        passed.iter().enumerate().map(|(index, passed)| slot(passed, &argument(index))).collect();
    let keep = if callback.keeps_result() { " call.keep();" } else { "" };
    let result = match returned {
        None => String::new(),
        Some(returned) => format!(" return {};", returned_value(returned, &called.returns, "kept_", "")),
    };
    // What C++ gets a reference to has a place in the function.
    let place_of_result = match (returned, called.returns.referent()) {
        (Some(Type::Value(Value::Text(_) | Value::Scalar(_))), Some(referent)) => {
            format!(" mutable {} kept_{{}};", referent.without_const())
        }
        _ => String::new(),
    };
    let (returns, shown) = (spelled(&called.returns), cpp_string(&plan.classes[callback.class].cxx));
    format!(
        "\n{}struct {name} : ::quaff::Callable {{ using ::quaff::Callable::Callable; \
         {returns} operator()({}) const {{ ::quaff::FunctionCall call(*this, ::quaff::class_table<{class}>); \
         if (!call.run({})) {{ ::quaff::throw_from_python({shown}); }}{keep}{result} }}{place_of_result} }};\n",
        line(place.line, &place.file),
        parameters.join(", "),
        slots.join(", "),
    )
}
