//! The spelling of types in SWIG's special variables: `$1_type`, `$1_ltype`, `$1_basetype`, `$1_mangle`,
//! `$1_descriptor`.

use crate::interface::mangled as wrapping_word;
use crate::interface::{Builtin, Descriptor, Object, Ty, Value, spelled_as_written};

/// The type of a variable that can be assigned: `char*` for `const char*`, and a pointer for a reference or
/// an array.
pub fn variable(r#type: &Ty) -> Ty {
    let boxed = |inner: &Ty| Box::new(inner.without_any_const());
    match r#type {
        Ty::Const(inner) => variable(inner),
        Ty::Reference(inner) | Ty::RvalueReference(inner) => Ty::Pointer(boxed(inner)),
        Ty::Array(element, _) => Ty::Pointer(boxed(element)),
        // The variable for `...` is a pointer.
        rest if rest.is_rest() => Ty::Pointer(Box::new(Ty::Builtin(Builtin::fundamental("void")))),
        other => other.without_any_const(),
    }
}

/// The type behind all pointers, references and arrays.
pub fn base(r#type: &Ty) -> Ty {
    match r#type.without_const() {
        Ty::Array(element, _) => match &**element {
            inner @ Ty::Array(..) => base(inner),
            inner => inner.clone(),
        },
        other => other.innermost().clone(),
    }
}

/// The declaration of a variable.
pub fn declaration(r#type: &Ty, name: &str) -> String {
    match r#type {
        Ty::Class(_) | Ty::Undeclared(_) | Ty::Other(_) | Ty::StdString | Ty::StdVector(_) => {
            format!("::quaff::Variable<{type}> {name}")
        }
        other => plain_declaration(other, name),
    }
}

/// The declaration of a variable without an initial value, as in C. The symbols of pointers to arrays and to
/// functions are around the name: `int (**name)[3]`.
pub fn plain_declaration(r#type: &Ty, name: &str) -> String {
    let marked = |inner: &Ty, mark: &str| match inner {
        Ty::Array(..) => plain_declaration(inner, &format!("({mark}{name})")),
        _ => plain_declaration(inner, &format!("{mark}{name}")),
    };
    match r#type {
        Ty::FunctionPointer(function) => function.spelled(&format!("*{name}")),
        Ty::Array(element, length) => plain_declaration(element, &format!("{name}[{length}]")),
        Ty::Pointer(inner) if is_around_name(inner) => marked(inner, "*"),
        Ty::Reference(inner) if is_around_name(inner) => marked(inner, "&"),
        Ty::RvalueReference(inner) if is_around_name(inner) => marked(inner, "&&"),
        Ty::Const(inner) if inner.is_pointer() && is_around_name(inner) => marked(inner, "const "),
        _ => format!("{type} {name}"),
    }
}

/// A type without a name, as in a cast: `int (*)[5]`.
pub fn unnamed(r#type: &Ty) -> String {
    match r#type {
        Ty::Pointer(inner) if is_around_name(inner) => plain_declaration(r#type, ""),
        other => other.to_string(),
    }
}

/// Whether parts of the type stand on both sides of a variable's name, as for arrays, functions, and pointers
/// to them.
fn is_around_name(r#type: &Ty) -> bool {
    match r#type {
        Ty::Array(..) | Ty::FunctionPointer(_) => true,
        Ty::Pointer(inner) | Ty::Reference(inner) | Ty::Const(inner) => is_around_name(inner),
        _ => false,
    }
}

/// The mangled name: `_p_example__Counter`.
pub fn mangled(r#type: &Ty) -> String {
    match r#type {
        Ty::Const(inner) => mangled(inner),
        Ty::Pointer(inner) => format!("_p{}", mangled(inner)),
        Ty::Reference(inner) => format!("_r{}", mangled(inner)),
        Ty::RvalueReference(inner) => format!("_z{}", mangled(inner)),
        Ty::Array(element, length) => format!("_a_{}_{}", wrapping_word(length), mangled(element)),
        other => format!("_{}", wrapping_word(&spelled_as_written(other))),
    }
}

/// Whether the type is a pointer or a reference to one `const` object.
fn is_to_const(r#type: &Ty) -> bool {
    matches!(r#type.without_const(), Ty::Pointer(inner) | Ty::Reference(inner)
        if matches!(**inner, Ty::Const(_)) && !matches!(inner.without_const(), Ty::Pointer(_)))
}

/// The descriptor of a parameter's type as written.
pub fn own_descriptor(r#type: &Ty) -> (Descriptor, Option<Object>) {
    let (descriptor, object) = descriptor(r#type);
    (if is_to_const(r#type) { descriptor.to_const() } else { descriptor }, object)
}

/// The descriptor of a type, and its object type if values of the type are objects in Python. A reference has
/// the descriptor of a pointer.
pub fn descriptor(r#type: &Ty) -> (Descriptor, Option<Object>) {
    let own = variable(r#type);
    let object = match own.value() {
        Some(Value::Object(object)) => Some(object),
        // Parameters are text, but code that names the descriptor makes pointers or takes them.
        Some(Value::Text(_)) => own.pointee().and_then(Ty::characters),
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
