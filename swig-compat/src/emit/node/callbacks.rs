//! JavaScript functions as `std::function`s: a table for each instantiation.

use crate::emit::imports::Imports;
use crate::plan::trees::depth;
use crate::plan::{Plan, TreeCallback};

pub(super) fn emit(plan: &Plan, imports: &mut Imports) -> String {
    plan.node_callbacks().iter().map(|callback| self::callback(plan, callback, imports)).collect()
}

fn callback(plan: &Plan, callback: &TreeCallback<'_>, imports: &mut Imports) -> String {
    let r#type = imports.name("quaff_node", "CallbackClass");
    let call = imports.name("quaff_runtime::c_abi", "TreeCall");
    let (object, void) =
        (imports.name("quaff_runtime::object", "Object"), imports.name("std::ffi", "c_void"));
    let (make, constant) = (&callback.make, &plan.classes[callback.class].constant);
    let depth = callback.returns.map(depth);
    format!(
        "
unsafe extern \"C\" {{
    fn {make}(call: {call}, data: *mut {void}, release: unsafe extern \"C\" fn(*mut {void}), result: *mut {object}) -> bool;
}}

static {constant}_CALLBACK: {type} = {type} {{ make: {make}, depth: {depth:?} }};
"
    )
}
