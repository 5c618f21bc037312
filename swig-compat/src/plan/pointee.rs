//! Pointers to undeclared types: C++ deduces the types, unless it has to choose among overloads.

use super::Row;
use crate::interface::{Action, Function, Pointee, Ty, Type, Value};

/// Says what the pointers of an overload point to, as the interface writes it. That is a name of C++'s only outside classes and
/// namespaces, for nobody knows where else it stands.
pub(super) fn spell(row: &mut Row, overloads: &[&Function]) {
    if overloads.len() >= 2 && row.action == Action::Call && !row.target.contains("::") {
        name(row);
    }
}

/// Gives pointers to undeclared types the names that the interface has for these types.
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
