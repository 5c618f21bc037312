//! The functions that make `std::function`s from closures of Rust callers.

use super::{define, types};
use crate::emit::cxx_layout::laid_out_anywhere;
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
            let free = format!(
                "inline void {}(::quaff::Object function) noexcept {{ ::quaff::destroy<{class}>(function); }}",
                closure.free
            );
            let make = define(&closure.make, &parameters, &statement);
            format!("\n{}\n{}", laid_out_anywhere(&make), laid_out_anywhere(&free))
        })
        .collect();
    format!(
        "\n#include \"quaff/closure.hpp\"\n\nnamespace {namespace} {{\n{functions}\n}} // namespace {namespace}\n"
    )
}
