//! Names for undeclared types by which C++ tells overloads apart. Their names are looked up in the namespace
//! around the function or its class: the shim has an alias for each there.

use super::Row;
use crate::interface::{Action, ClassType, FullName, Function, Passing, Pointee, Ty, Type, Value};

/// Names the undeclared types that a row passes by reference, and those behind pointers that have rivals
/// among the overloads. C++ converts other pointers as it needs them, also to types inside classes.
pub(super) fn name(row: &mut Row, is_class: impl Fn(&str) -> bool, overloads: &[&Function]) {
    let may_name = matches!(
        row.action,
        Action::Call | Action::Method | Action::ConstMethod | Action::Construct | Action::Make
    );
    // A name in a template may be that of a type inside the template, or of a type that depends on it.
    let is_in_template = row.is_template_instance || row.class.as_ref().is_some_and(ClassType::is_instance);
    if !may_name || row.extension.is_some() {
        return;
    }
    let mut namespace = None;
    for input in &mut row.inputs {
        if let Type::Value(Value::Object(object)) = &mut input.r#type
            && object.pointee == Pointee::Deduced
            && let Some(name) = undeclared(&object.r#type)
            && (!is_in_template || !is_name(name))
            && (object.passing != Passing::Pointer || has_rivals(name, overloads))
        {
            let namespace =
                namespace.get_or_insert_with(|| scope_of(row.class.as_ref(), &row.target, &is_class));
            let constant = if object.constant { "const " } else { "" };
            let spelled = match namespace.as_str() {
                "" if is_name(name) => format!("{constant}::{name}"),
                "" => format!("{constant}::{}", alias(name)),
                namespace => format!("{constant}::{namespace}::{}", alias(name)),
            };
            if !namespace.is_empty() || !is_name(name) {
                row.named_types.push((namespace.clone(), name.to_owned()));
            }
            object.pointee = Pointee::Opaque(spelled);
        }
    }
}

/// Whether overloads take pointers, or values of undeclared types, which may be pointers, in the place of a
/// pointer to the undeclared type with this name.
fn has_rivals(name: &str, overloads: &[&Function]) -> bool {
    let is_own = |r#type: &Ty| {
        matches!(r#type.without_const(), Ty::Pointer(inner)
            if undeclared(inner.without_const()).is_some_and(|own| own == name))
    };
    let is_rival =
        |r#type: &Ty| matches!(r#type.without_const(), Ty::Pointer(_) | Ty::Other(_) | Ty::Undeclared(_));
    let position = |own: &&Function| own.parameters.iter().position(is_own);
    let positions: Vec<usize> = overloads.iter().filter_map(position).collect();
    overloads.iter().any(|overload| {
        let at = |position: &usize| overload.parameters.get(*position);
        positions.iter().filter_map(at).any(|r#type| is_rival(r#type) && !is_own(r#type))
    })
}

/// The name of an undeclared type, an instance of an undeclared template or a type inside of one.
fn undeclared(r#type: &Ty) -> Option<&str> {
    match r#type {
        Ty::Other(name) if is_name(name) || r#type.is_undeclared_name() => Some(name),
        Ty::Undeclared(class) => Some(class.name()),
        _ => None,
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

/// The alias of a type, a name of its own for each text: `quaff_Box_x3c_int_x3e_` for `Box<int>`.
pub fn alias(name: &str) -> String {
    let escaped = |character: char| match character {
        character if character.is_ascii_alphanumeric() || character == '_' => character.to_string(),
        other => format!("_x{:x}_", u32::from(other)),
    };
    let words: String = name.replace('_', "__").replace("::", "_s_").chars().map(escaped).collect();
    format!("quaff_{words}")
}

/// The scope around a name; empty for a name in the global namespace.
fn outer(name: &str) -> &str {
    FullName::of(name).scope().unwrap_or_default()
}

/// Whether the text is a plain name such as `Device` or `audio::Device`.
pub(super) fn is_name(text: &str) -> bool {
    text.bytes().all(|byte| byte.is_ascii_alphanumeric() || b"_:".contains(&byte)) && !text.starts_with("::")
}
