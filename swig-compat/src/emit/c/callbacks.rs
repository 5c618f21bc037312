//! C functions as `std::function`s: the function of the shim that makes the object, its Rust counterpart, and
//! the declaration in the header.

use super::header::number;
use crate::emit::imports::Imports;
use crate::plan::{CCallback, PlainType, Plan};

/// The C++ functions that make a `std::function` of a C function. They are appended to the shim.
pub(in crate::emit) fn in_shim(plan: &Plan) -> String {
    let function = |callback: &CCallback<'_>| {
        let signature = callback.planned.called.spelled("");
        let types: Vec<String> = callback.parameters.iter().map(|each| in_signature(*each)).collect();
        let returns = callback.returns.map_or_else(|| "void".to_owned(), in_signature);
        format!(
            "\nextern \"C\" __attribute__((visibility(\"hidden\"), used)) inline bool {}(void (*function)(), void *data, \
             void (*release)(void *), ::quaff::Object *result) noexcept {{ try {{ *result = ::quaff::FunctionOfC<{signature}, \
             {returns} ({})>::make(function, data, release); return true; }} catch (...) {{ ::quaff::keep_exception(); \
             return false; }} }}\n",
            in_cpp(callback),
            types.join(", ")
        )
    };
    let callbacks = plan.c_callbacks();
    match callbacks.as_slice() {
        [] => String::new(),
        all => format!("\n#include \"{HEADER}\"\n{}", all.iter().map(function).collect::<String>()),
    }
}

const HEADER: &str = "quaff/function_of_c.hpp";

/// The name of a function in the shim.
pub(in crate::emit) fn in_cpp(callback: &CCallback<'_>) -> String {
    format!("quaff_{}", callback.symbol)
}

/// The type for a value in the signature from which C++ makes the call.
fn in_signature(r#type: PlainType) -> String {
    match r#type {
        PlainType::Elements { element, .. } => format!("::quaff::VectorOfC<{}>", element.cpp()),
        other => spelled(other),
    }
}

/// The C++ spelling of a C type.
fn spelled(r#type: PlainType) -> String {
    match r#type {
        PlainType::Character => "char".to_owned(),
        PlainType::Text => "const char *".to_owned(),
        other => other.number().map_or_else(|| "void *".to_owned(), |dtype| dtype.cpp().to_owned()),
    }
}

/// The functions in `c_api.rs`.
pub(super) fn in_rust(plan: &Plan, imports: &mut Imports) -> String {
    let callbacks = plan.c_callbacks();
    if callbacks.is_empty() {
        return String::new();
    }
    let module = &plan.module;
    let handles = imports.module(super::api::HANDLES);
    let (handle, object) =
        (imports.name(super::api::HANDLES, "Handle"), imports.name("quaff_runtime::object", "Object"));
    let outcome = imports.name("quaff_runtime::exception", "outcome");
    imports.name("std::ffi", "c_int");
    let parameters = "function: Option<unsafe extern \"C\" fn()>, data: *mut c_void, \
                      release: Option<unsafe extern \"C\" fn(*mut c_void)>";
    let function = |callback: &CCallback<'_>| {
        let (symbol, own) = (&callback.symbol, in_cpp(callback));
        let constant = &plan.classes[callback.planned.class].constant;
        format!(
            "
unsafe extern \"C\" {{
    fn {own}({parameters}, result: *mut {object}) -> bool;
}}

/// Makes a `std::function` that calls a function of C.
///
/// # Safety
/// The conditions in the header.
#[unsafe(no_mangle)]
unsafe extern \"C\" fn {symbol}({parameters}, result: *mut *mut {handle}) -> c_int {{
    // SAFETY: the caller passes pointers as the header requires.
    c_abi::run(|| unsafe {{
        let result = c_abi::place(result)?;
        c_abi::is_there(function)?;
        let mut object = Default::default();
        let done = {own}(function, data, release, &mut object);
        c_abi::write_to(result, {handles}::owned({outcome}(done, object)?, &{constant})?)
    }})
}}
"
        )
    };
    let all: String = callbacks.iter().map(function).collect();
    format!(
        "
/// Makes the C++ function that called a C function throw an exception with a message, once the C function
/// returns.
///
/// # Safety
/// The message is a text, or NULL.
#[unsafe(no_mangle)]
unsafe extern \"C\" fn {module}_callback_failed(message: *const c_char) {{
    // SAFETY: guaranteed by the caller.
    unsafe {{ c_abi::fail(message) }}
}}
{all}"
    )
}

/// The declarations in the header.
pub(super) fn in_header(plan: &Plan) -> String {
    let callbacks = plan.c_callbacks();
    if callbacks.is_empty() {
        return String::new();
    }
    let module = &plan.module;
    let function = |callback: &CCallback<'_>| {
        let (returns, results) = result(callback);
        let own = callback.parameters.iter().flat_map(|each| declared(*each));
        let parameters: Vec<String> = own.chain(["void *".to_owned()]).chain(results).collect();
        let CCallback { symbol, handle, .. } = callback;
        let parameters = parameters.join(", ");
        format!(
            "\nint {symbol}({returns} (*function)({parameters}), void *data, void (*release)(void *), {handle} **result);\n"
        )
    };
    let all: String = callbacks.iter().map(function).collect();
    format!(
        "
/* Functions that make an object of a function of C, which gets `data` behind its arguments. `release` is
 * called with `data` when C++ has no copy of the object any more; it may be NULL. A function of C that cannot
 * go on calls {module}_callback_failed: the function of C++ that has called it then throws. A function that
 * gives a vector stores the address and the number of its elements at the last two addresses; C++ copies the
 * elements as soon as it returns. */
void {module}_callback_failed(const char *message);
{all}"
    )
}

/// The types of a C function's parameters for one value.
pub(in crate::emit) fn declared(r#type: PlainType) -> Vec<String> {
    match r#type {
        PlainType::Elements { element, .. } => {
            vec![format!("const {} *", number(element)), "size_t".to_owned()]
        }
        other => vec![other.number().map_or_else(|| spelled(other), number)],
    }
}

/// The type that a C function returns, and the types of the parameters at the end, after the user data, by
/// which it gives a vector.
pub(in crate::emit) fn result(callback: &CCallback<'_>) -> (String, Vec<String>) {
    match callback.returns {
        Some(PlainType::Elements { element, .. }) => {
            ("void".to_owned(), vec![format!("const {} **", number(element)), "size_t *".to_owned()])
        }
        Some(other) => (declared(other).concat(), Vec::new()),
        None => ("void".to_owned(), Vec::new()),
    }
}
