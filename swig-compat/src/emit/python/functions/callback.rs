//! The tables of the Python callables that C++ holds as `std::function`s.

use super::director::{given, result};
use super::types::RUNTIME;
use crate::emit::imports::Imports;
use crate::plan::{Plan, PlannedCallback};

pub(super) fn tables(plan: &Plan, imports: &mut Imports) -> String {
    plan.callbacks.iter().map(|callback| table(callback, plan, imports)).collect()
}

fn table(callback: &PlannedCallback, plan: &Plan, imports: &mut Imports) -> String {
    let passed: Vec<String> = callback.passed.iter().map(|passed| given(passed, plan, imports)).collect();
    let cxx = format!("{:?}", callback.called.returns.to_string());
    let returned = callback.returned.as_ref().map(|returned| result(returned, &cxx, plan, imports));
    let returned = returned.unwrap_or_default();
    let overridable = imports.name(RUNTIME, "Overridable");
    let PlannedCallback { constant, .. } = callback;
    let name = &plan.classes[callback.class].full_name;
    format!(
        "
static {constant}: {overridable} =
    {overridable}::new(c\"{name}\", &[{}], &[{returned}]);
",
        passed.join(", ")
    )
}
