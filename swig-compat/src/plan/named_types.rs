//! Names for undeclared types by which C++ tells overloads apart. Their names are looked up in the namespace
//! around the function or its class: the shim has an alias for each there.

use super::Row;
use crate::interface::{Action, ClassType, Passing, Pointee, Ty, Type, Value};

/// Names the undeclared types that a row passes by reference. An instantiation has the name that it has outside
/// of namespaces, as in SWIG, if the name cannot be looked up beside the function.
pub(super) fn name(row: &mut Row, is_class: impl Fn(&str) -> bool) {
    let may_name = matches!(
        row.action,
        Action::Call | Action::Method | Action::ConstMethod | Action::Construct | Action::Make
    );
    let is_instance = row.class.as_ref().is_some_and(ClassType::is_instance);
    let is_beside = may_name && row.extension.is_none() && !row.is_template_instance && !is_instance;
    let mut namespace = None;
    for input in &mut row.inputs {
        if let Type::Value(Value::Object(object)) = &mut input.r#type
            && object.pointee == Pointee::Deduced
            && object.passing != Passing::Pointer
            && let Some(name) = name_of(&object.r#type)
            && (is_beside || matches!(object.r#type, Ty::Undeclared(_)))
        {
            let scope = || match is_beside {
                true => scope_of(row.class.as_ref(), &row.target, &is_class),
                false => String::new(),
            };
            let namespace = namespace.get_or_insert_with(scope);
            let constant = if object.constant { "const " } else { "" };
            let spelled = match namespace.is_empty() {
                true => format!("{constant}::{name}"),
                false => format!("{constant}::{namespace}::{}", alias(name)),
            };
            if !namespace.is_empty() {
                row.named_types.push((namespace.clone(), name.to_owned()));
            }
            object.pointee = Pointee::Opaque(spelled);
        }
    }
}

/// The namespace around a function, or around the outermost class of a member.
fn scope_of(class: Option<&ClassType>, target: &str, is_class: impl Fn(&str) -> bool) -> String {
    let mut namespace = class.map_or_else(|| outer(target), |class| outer(class.name()));
    while is_class(namespace) {
        namespace = outer(namespace);
    }
    namespace.to_owned()
}

/// The alias of a type.
pub fn alias(name: &str) -> String {
    let spelled = |byte: u8| match byte {
        b'_' => "__".to_owned(),
        letter if letter.is_ascii_alphanumeric() => char::from(letter).to_string(),
        other => format!("_{other:x}"),
    };
    let parts = name.split("::").map(|part| part.bytes().map(spelled).collect::<String>());
    format!("quaff_{}", parts.collect::<Vec<_>>().join("_s_"))
}

/// The scope around a name; empty for a name in the global namespace.
fn outer(name: &str) -> &str {
    name.rsplit_once("::").map_or("", |(scope, _)| scope)
}

/// The name of an undeclared type, such as `Device`, `audio::Device` or `audio::Buffer<float>`.
pub(super) fn name_of(r#type: &Ty) -> Option<&str> {
    let is_part = |byte: u8| byte.is_ascii_alphanumeric() || b"_:".contains(&byte);
    let is_name = |text: &str| text.bytes().all(is_part) && !text.starts_with("::");
    match r#type {
        Ty::Other(name) => Some(&**name).filter(|name| is_name(name)),
        Ty::Undeclared(class) => Some(class.name())
            .filter(|_| is_name(class.template()) && class.arguments().iter().all(Ty::is_known_argument)),
        _ => None,
    }
}
