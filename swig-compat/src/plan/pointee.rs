//! Pointers to undeclared types and to functions: C++ deduces the types, unless there are overloads to choose
//! from, or template arguments that C++ deduces from the same types.

use super::Row;
use crate::interface::{Action, Function, FunctionTy, Pointee, Ty, Type, Value};

/// Spells the types behind the pointers of an overload as in the interface. Only outside of classes and
/// namespaces is the name of an undeclared type known to be its C++ name.
pub(super) fn spell(row: &mut Row, overloads: &[&Function]) {
    let is_overloaded = overloads.len() > 1;
    if is_overloaded && row.action == Action::Call && !row.target.contains("::") {
        name(row);
    }
    // A parameter pack, even one with arguments in the text, may have more elements, which C++ deduces.
    if is_overloaded || row.is_template_instance {
        name_functions(row);
    }
}

/// Spells the types of function pointers, if C++ knows all types in them.
fn name_functions(row: &mut Row) {
    for input in &mut row.inputs {
        if let Type::Value(Value::Object(object)) = &mut input.r#type
            && object.pointee == Pointee::Deduced
            && let Ty::Function(function) = &object.r#type
            && is_known_function(function)
        {
            object.pointee = Pointee::Opaque(function.spelled(""));
        }
    }
}

fn is_known_function(function: &FunctionTy) -> bool {
    function.class.is_none() && is_known(&function.returns) && function.parameters.iter().all(is_known)
}

/// Whether the text of a type has the same meaning in every namespace.
fn is_known(r#type: &Ty) -> bool {
    match r#type {
        own if own.is_void() => true,
        Ty::Builtin(_) | Ty::Class(_) | Ty::Enum(..) | Ty::StdString => true,
        Ty::Const(inner) | Ty::Pointer(inner) | Ty::Reference(inner) | Ty::StdVector(inner) => {
            is_known(inner)
        }
        _ => false,
    }
}

/// Spells undeclared types behind pointers as in the interface.
fn name(row: &mut Row) {
    for input in &mut row.inputs {
        if let Type::Value(Value::Object(object)) = &mut input.r#type
            && object.pointee == Pointee::Deduced
            && let Ty::Other(name) = &object.r#type
            && is_name(name)
        {
            let constant = if object.constant { "const " } else { "" };
            object.pointee = Pointee::Opaque(format!("{constant}::{name}"));
        }
    }
}

/// Whether the text is a plain name such as `Device` or `audio::Device`.
fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_:".contains(&byte)) && !text.starts_with("::")
}
