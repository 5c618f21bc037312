//! Types as SWIG's words spell them: `$1_type`, `$1_ltype`, `$1_basetype`, `$1_mangle`, `$1_descriptor`.

use crate::interface::mangled as wrapping_word;
use crate::interface::{Builtin, Descriptor, Object, Ty, Value};

/// The type of a variable that anything of the type can be assigned to: `char*` for `const char*`, and a pointer for a
/// reference or an array.
pub fn variable(r#type: &Ty) -> Ty {
    let boxed = |inner: &Ty| Box::new(inner.without_any_const());
    match r#type {
        Ty::Const(inner) => variable(inner),
        Ty::Reference(inner) | Ty::RvalueReference(inner) => Ty::Pointer(boxed(inner)),
        Ty::Array(element, _) => Ty::Pointer(boxed(element)),
        // What a variadic function is called with is an address.
        rest if rest.is_rest() => Ty::Pointer(Box::new(Ty::Builtin(Builtin::fundamental("void")))),
        other => other.without_any_const(),
    }
}

/// The type below all pointers, references and arrays; for an array the type of its elements.
pub fn base(r#type: &Ty) -> Ty {
    fn innermost(r#type: &Ty) -> &Ty {
        match r#type {
            Ty::Const(inner) | Ty::Pointer(inner) | Ty::Reference(inner) | Ty::RvalueReference(inner) => {
                innermost(inner)
            }
            other => other,
        }
    }
    match r#type.without_const() {
        Ty::Array(element, _) => match &**element {
            inner @ Ty::Array(..) => base(inner),
            inner => inner.clone(),
        },
        other => innermost(other).clone(),
    }
}

/// A declaration of a variable.
pub fn declaration(r#type: &Ty, name: &str) -> String {
    match r#type {
        Ty::Class(_) | Ty::Undeclared(_) | Ty::Other(_) | Ty::StdString | Ty::StdVector(_) => {
            format!("::quaff::Variable<{type}> {name}")
        }
        other => plain_declaration(other, name),
    }
}

/// The declaration of a variable without an initial value, as in C.
pub fn plain_declaration(r#type: &Ty, name: &str) -> String {
    match r#type {
        Ty::FunctionPointer(function) => function.spelled(&format!("*{name}")),
        Ty::Pointer(inner) if matches!(**inner, Ty::FunctionPointer(_)) => {
            plain_declaration(inner, &format!("*{name}"))
        }
        _ => format!("{type} {name}"),
    }
}

/// `_p_example__Counter`
pub fn mangled(r#type: &Ty) -> String {
    match r#type {
        Ty::Const(inner) => mangled(inner),
        Ty::Pointer(inner) => format!("_p{}", mangled(inner)),
        Ty::Reference(inner) => format!("_r{}", mangled(inner)),
        Ty::RvalueReference(inner) => format!("_z{}", mangled(inner)),
        Ty::Array(element, length) => format!("_a_{}_{}", wrapping_word(length), mangled(element)),
        other => format!("_{}", wrapping_word(&other.to_string())),
    }
}

/// Whether the type is a pointer or a reference to one `const` object.
fn is_to_const(r#type: &Ty) -> bool {
    matches!(r#type.without_const(), Ty::Pointer(inner) | Ty::Reference(inner)
        if matches!(**inner, Ty::Const(_)) && !matches!(inner.without_const(), Ty::Pointer(_)))
}

/// The descriptor of a parameter's type as it is written.
pub fn own_descriptor(r#type: &Ty) -> (Descriptor, Option<Object>) {
    let (descriptor, object) = descriptor(r#type);
    (if is_to_const(r#type) { descriptor.to_const() } else { descriptor }, object)
}

/// The descriptor of a type, which is that of a pointer for a reference; and the object, if Python has one of it.
pub fn descriptor(r#type: &Ty) -> (Descriptor, Option<Object>) {
    let own = variable(r#type);
    let object = match own.value() {
        Some(Value::Object(object)) => Some(object),
        _ => None,
    };
    let pointee = own.pointee().unwrap_or(&own).to_string();
    let class = object.as_ref().map_or(pointee, |object| object.r#type.to_string());
    let text = match &own {
        Ty::Pointer(inner) => format!("{inner} *"),
        other => other.to_string(),
    };
    (Descriptor { name: format!("SWIGTYPE{}", mangled(&own)), text, class, is_const: false }, object)
}
