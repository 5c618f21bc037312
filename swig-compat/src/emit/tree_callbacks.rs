//! Functions of another language as `std::function`s whose calls pass trees: the functions of the shim that
//! make the objects.

use super::imports::Imports;
use crate::plan::TreeCallback;

/// The declaration of a function for Rust, a `TreeMaker` of the runtime.
pub(super) fn maker(callback: &TreeCallback<'_>, imports: &mut Imports) -> String {
    let call = imports.name("quaff_runtime::c_abi", "TreeCall");
    let (object, void) =
        (imports.name("quaff_runtime::object", "Object"), imports.name("std::ffi", "c_void"));
    let release = format!("unsafe extern \"C\" fn(*mut {void})");
    let parameters = format!("call: {call}, data: *mut {void}, release: {release}, result: *mut {object}");
    format!("\nunsafe extern \"C\" {{\n    fn {}({parameters}) -> bool;\n}}\n", callback.make)
}

/// The C++ behind the functions, which is appended to the shim.
pub(super) fn in_shim(callbacks: &[TreeCallback<'_>]) -> String {
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
