//! JavaScript functions as `std::function`s: for each instantiation, a C function that C++ calls.

use crate::emit::c::callbacks::in_cpp;
use crate::emit::imports::Imports;
use crate::plan::{CCallback, PlainType, Plan};

pub(super) fn emit(plan: &Plan, imports: &mut Imports) -> String {
    let callbacks = plan.plain_callbacks();
    callbacks.iter().map(|callback| self::callback(plan, callback, imports)).collect()
}

fn callback(plan: &Plan, callback: &CCallback<'_>, imports: &mut Imports) -> String {
    let r#type = imports.name("quaff_node", "CallbackClass");
    let (object, void) =
        (imports.name("quaff_runtime::object", "Object"), imports.name("std::ffi", "c_void"));
    let constant = &plan.classes[callback.planned.class].constant;
    let types: Vec<String> = callback.parameters.iter().map(|each| in_rust(*each, imports)).collect();
    let parameters: String =
        types.iter().enumerate().map(|(at, r#type)| format!("a{at}: {type}, ")).collect();
    let values: Vec<String> =
        callback.parameters.iter().enumerate().map(|(at, each)| value(*each, at, imports)).collect();
    let returns = callback.returns.map_or_else(|| "()".to_owned(), |returns| in_rust(returns, imports));
    let make = in_cpp(callback);
    let signature: String = types.iter().map(|r#type| format!("{type}, ")).collect();
    format!(
        "
unsafe extern \"C\" {{
    fn {make}(function: Option<unsafe extern \"C\" fn()>, data: *mut {void}, release: Option<unsafe extern \"C\" fn(*mut {void})>, result: *mut {object}) -> bool;
}}

static {constant}_CALLBACK: {type} = {type} {{
    make: {make},
    // SAFETY: C++ casts the function back to its own type before it calls it.
    function: unsafe {{ std::mem::transmute::<unsafe extern \"C\" fn({signature}*mut {void}) -> {returns}, unsafe extern \"C\" fn()>({constant}_called) }},
}};

/// Calls the JavaScript function to which `data` refers.
unsafe extern \"C\" fn {constant}_called({parameters}data: *mut {void}) -> {returns} {{
    // SAFETY: C++ passes the data of the function, and texts that end with a zero.
    unsafe {{ quaff_node::called(data, |env| Ok([{}])) }}
}}
",
        values.join(", ")
    )
}

/// The Rust spelling of a C type.
fn in_rust(r#type: PlainType, imports: &mut Imports) -> String {
    match r#type {
        PlainType::Letter => "u8".to_owned(),
        PlainType::Text => format!("*const {}", imports.name("std::ffi", "c_char")),
        other => other.number().map_or_else(|| "()".to_owned(), |dtype| imports.number(dtype).to_owned()),
    }
}

/// An argument of the function as a JavaScript value.
fn value(r#type: PlainType, at: usize, imports: &mut Imports) -> String {
    match r#type {
        PlainType::Letter => format!("quaff_node::c_letter(env, a{at})?"),
        PlainType::Text => format!("quaff_node::c_text(env, a{at})?"),
        _ => format!("{}::value(a{at}, env)?", imports.name("quaff_node", "Number")),
    }
}
