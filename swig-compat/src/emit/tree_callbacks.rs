//! Functions of another language as `std::function`s whose calls pass trees: the functions of the shim that
//! make the objects.

use crate::plan::TreeCallback;

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
