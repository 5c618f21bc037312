//! The functions and overloads of an interface that are not available in a language.

use super::c::is_for_c;
use crate::dtype::Dtype;
use crate::plan::{CApiFunction, Plan, PlannedFunction, Row, RowCall};
use std::ptr;

impl Plan {
    /// The functions and overloads that a language on top of the functions for C cannot call: it has those
    /// functions for which `has` is true, and elementwise functions of some types of numbers.
    pub(super) fn lacking_of_c(
        &self,
        has: fn(&CApiFunction<'_>) -> bool,
        has_number: fn(Dtype) -> bool,
    ) -> Vec<String> {
        let functions = self.c_functions();
        lacking(self, |row| match row.elements() {
            Some(_) => row.element_dtypes().all(has_number),
            // The function may exist under another name in C.
            None => {
                let is_of_row = |each: &&CApiFunction<'_>| each.row().is_some_and(|own| ptr::eq(own, row));
                let mut of_row = functions.iter().filter(is_of_row).peekable();
                is_for_c(self, row) && (of_row.peek().is_none() || of_row.any(has))
            }
        })
    }
}

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
    let lacking = function.rows.iter().filter(|row| row.defaults.count == 0 && !has(row));
    lacking.map(|row| overload(&name, row)).collect()
}

/// The text for an overload: `mean(const double *, std::size_t)`.
fn overload(name: &str, row: &Row) -> String {
    let types: Vec<String> = row.parameters.iter().map(ToString::to_string).collect();
    let place = if row.call == RowCall::Device { " on a device" } else { "" };
    format!("{name}({}){place}", types.join(", "))
}
