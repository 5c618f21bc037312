//! The functions that make `std::function`s from closures of Rust callers, and from functions of languages
//! whose calls pass trees.

use super::statement::define;
use super::types;
use crate::emit::cxx_layout::laid_out_anywhere;
use crate::emit::imports::Imports;
use crate::interface::Ty;
use crate::plan::{Plan, TreeCallback};

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

/// The declaration of a function for Rust, a `TreeMaker` of the runtime.
pub(in crate::emit) fn maker(callback: &TreeCallback<'_>, imports: &mut Imports) -> String {
    let call = imports.name("quaff_runtime::c_abi", "TreeCall");
    let (object, void) =
        (imports.name("quaff_runtime::object", "Object"), imports.name("std::ffi", "c_void"));
    let release = format!("unsafe extern \"C\" fn(*mut {void})");
    let parameters = format!("call: {call}, data: *mut {void}, release: {release}, result: *mut {object}");
    format!("\nunsafe extern \"C\" {{\n    fn {}({parameters}) -> bool;\n}}\n", callback.make)
}

/// The C++ behind the functions, which is appended to the shim.
pub(in crate::emit) fn makers_in_shim(callbacks: &[TreeCallback<'_>]) -> String {
    let function = |callback: &TreeCallback<'_>| {
        format!(
            "\nextern \"C\" __attribute__((visibility(\"hidden\"), used)) inline bool {}(::quaff::TreeCall call, void \
             *data, void (*release)(void *), ::quaff::Object *result) noexcept {{ try {{ *result = \
             ::quaff::FunctionOfTrees<{}>::make(call, data, release); return true; }} catch (...) {{ \
             ::quaff::keep_exception(); return false; }} }}\n",
            callback.make,
            callback.called.spelled("")
        )
    };
    match callbacks {
        [] => String::new(),
        all => {
            format!("\n#include \"quaff/tree_calls.hpp\"\n{}", all.iter().map(function).collect::<String>())
        }
    }
}
