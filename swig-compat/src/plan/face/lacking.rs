//! The functions and overloads of an interface that are not available in a language.

use crate::plan::{Plan, PlannedFunction, Row, RowCall};

/// The names of functions without any overload in a language, and the missing overloads of other functions,
/// with their C++ parameter types.
pub(super) fn lacking(plan: &Plan, has: impl Fn(&Row) -> bool) -> Vec<String> {
    let of_classes = plan.c_classes().into_iter().flat_map(|each| {
        let class = &plan.classes[each.class];
        class.functions().map(|function| (format!("{}::", class.full_name), function))
    });
    let free = plan.functions.iter().map(|function| (String::new(), function));
    let mut all: Vec<String> =
        free.chain(of_classes).flat_map(|(scope, function)| of_function(&scope, function, &has)).collect();
    all.dedup();
    all.extend(plan.natives.iter().map(|native| native.name.clone()));
    all
}

fn of_function(scope: &str, function: &PlannedFunction, has: &impl Fn(&Row) -> bool) -> Vec<String> {
    let name = format!("{scope}{}", function.name);
    if !function.rows.iter().any(has) {
        return vec![name];
    }
    let lacking = function.rows.iter().filter(|row| row.defaulted == 0 && !has(row));
    lacking.map(|row| overload(&name, row)).collect()
}

/// The text for an overload: `mean(const double *, std::size_t)`.
fn overload(name: &str, row: &Row) -> String {
    let types: Vec<String> = row.parameters.iter().map(ToString::to_string).collect();
    let place = if row.call == RowCall::Device { " on a device" } else { "" };
    format!("{name}({}){place}", types.join(", "))
}
