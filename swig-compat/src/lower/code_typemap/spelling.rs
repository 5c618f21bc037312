//! Types as SWIG's words spell them: `$1_type`, `$1_ltype`, `$1_basetype`, `$1_mangle`, `$1_descriptor`.

use crate::interface::mangled as wrapping_word;
use crate::interface::{Descriptor, Object, Value};
use crate::lower::types::Resolved;

/// The type of a variable that anything of the type can be assigned to: `char*` for `const char*`, and a pointer for a
/// reference or an array.
pub fn variable(r#type: &Resolved) -> Resolved {
    let boxed = |inner: &Resolved| Box::new(without_qualifiers(inner));
    match r#type {
        Resolved::Const(inner) => variable(inner),
        Resolved::Reference(inner) | Resolved::RvalueReference(inner) => Resolved::Pointer(boxed(inner)),
        Resolved::Array(element, _) => Resolved::Pointer(boxed(element)),
        other => without_qualifiers(other),
    }
}

/// The type without any `const`.
fn without_qualifiers(r#type: &Resolved) -> Resolved {
    let boxed = |inner: &Resolved| Box::new(without_qualifiers(inner));
    match r#type {
        Resolved::Const(inner) => without_qualifiers(inner),
        Resolved::Pointer(inner) => Resolved::Pointer(boxed(inner)),
        Resolved::Reference(inner) => Resolved::Reference(boxed(inner)),
        Resolved::RvalueReference(inner) => Resolved::RvalueReference(boxed(inner)),
        Resolved::Array(element, length) => Resolved::Array(boxed(element), length.clone()),
        other => other.clone(),
    }
}

/// What all pointers, references and arrays are of; of an array what its elements are.
pub fn base(r#type: &Resolved) -> Resolved {
    fn innermost(r#type: &Resolved) -> &Resolved {
        match r#type {
            Resolved::Const(inner)
            | Resolved::Pointer(inner)
            | Resolved::Reference(inner)
            | Resolved::RvalueReference(inner) => innermost(inner),
            other => other,
        }
    }
    match r#type.without_const() {
        Resolved::Array(element, _) => match &**element {
            inner @ Resolved::Array(..) => base(inner),
            inner => inner.clone(),
        },
        other => innermost(other).clone(),
    }
}

/// A declaration of a variable.
pub fn declaration(r#type: &Resolved, name: &str) -> String {
    match r#type {
        Resolved::FunctionPointer(text) => text.replacen("(*)", &format!("(*{name})"), 1),
        Resolved::Class(_) | Resolved::Other(_) | Resolved::StdString | Resolved::StdVector(_) => {
            format!("::quaff::Variable<{type}> {name}")
        }
        _ => format!("{type} {name}"),
    }
}

/// `_p_example__Counter`
pub fn mangled(r#type: &Resolved) -> String {
    match r#type {
        Resolved::Const(inner) => mangled(inner),
        Resolved::Pointer(inner) => format!("_p{}", mangled(inner)),
        Resolved::Reference(inner) => format!("_r{}", mangled(inner)),
        Resolved::RvalueReference(inner) => format!("_z{}", mangled(inner)),
        Resolved::Array(element, length) => format!("_a_{}_{}", wrapping_word(length), mangled(element)),
        other => format!("_{}", wrapping_word(&other.to_string())),
    }
}

/// Whether it is a pointer or a reference to one `const` object.
fn is_to_const(r#type: &Resolved) -> bool {
    matches!(r#type.without_const(), Resolved::Pointer(inner) | Resolved::Reference(inner)
        if matches!(**inner, Resolved::Const(_)) && !matches!(inner.without_const(), Resolved::Pointer(_)))
}

/// The descriptor of a parameter's type as it is written.
pub fn own_descriptor(r#type: &Resolved) -> (Descriptor, Option<Object>) {
    let (descriptor, object) = descriptor(r#type);
    (if is_to_const(r#type) { descriptor.to_const() } else { descriptor }, object)
}

/// The descriptor of a type, which is that of a pointer for a reference; and the object, if Python has one of it.
pub fn descriptor(r#type: &Resolved) -> (Descriptor, Option<Object>) {
    let own = variable(r#type);
    let object = match own.value() {
        Some(Value::Object(object)) => Some(object),
        _ => None,
    };
    let pointee = own.pointee().unwrap_or(&own).to_string();
    let class = object.as_ref().map_or(pointee, |object| object.class.clone());
    let text = match &own {
        Resolved::Pointer(inner) => format!("{inner} *"),
        other => other.to_string(),
    };
    (Descriptor { name: format!("SWIGTYPE{}", mangled(&own)), text, class, is_const: false }, object)
}
