//! Pointers to undeclared types and to functions: C++ deduces the types, unless it has to choose among overloads.

use super::Row;
use crate::interface::{Action, Function, FunctionTy, Pointee, Ty, Type, Value};

/// Says what the pointers of an overload point to, as the interface writes it. An undeclared type has a name of C++'s
/// only outside classes and namespaces, for nobody knows where else it stands.
pub(super) fn spell(row: &mut Row, overloads: &[&Function]) {
    if overloads.len() < 2 {
        return;
    }
    if row.action == Action::Call && !row.target.contains("::") {
        name(row);
    }
    name_functions(row);
}

/// Gives pointers to functions the types of these functions, where C++ knows all types in them.
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

/// Whether the text of a type means the type in any namespace.
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

/// Names undeclared types behind pointers as the interface spells them.
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

/// `Device` or `audio::Device`, and no type that is put together of others.
fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_:".contains(&byte)) && !text.starts_with("::")
}
