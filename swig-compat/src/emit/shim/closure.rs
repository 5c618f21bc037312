//! The functions that make `std::function`s from closures of Rust callers.

use super::{define, types};
use crate::interface::Ty;
use crate::plan::Plan;

/// The shim's functions that make `std::function`s, which follow the functions of the rows.
pub(in crate::emit) fn in_shim(plan: &Plan) -> String {
    if plan.closures.is_empty() {
        return String::new();
    }
    let namespace = &plan.namespace;
    let functions: String = (plan.closures.iter())
        .map(|closure| {
            let parameters = ["::quaff::Object closure".to_owned(), "::quaff::Object &result".to_owned()];
            let called = closure.called.spelled("");
            let statement = format!("result = ::quaff::closure_function<{called}>(closure)");
            let class = types::r#type(&Ty::Class(closure.class.clone()));
            format!(
                "\n{}\ninline void {}(::quaff::Object function) noexcept {{ ::quaff::destroy<{class}>(function); }}\n",
                define(&closure.make, &parameters, &statement),
                closure.free
            )
        })
        .collect();
    format!(
        "\n#include \"quaff/closure.hpp\"\n\nnamespace {namespace} {{\n{functions}\n}} // namespace {namespace}\n"
    )
}
