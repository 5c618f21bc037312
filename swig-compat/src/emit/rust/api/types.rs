//! The types for Rust callers, and the arguments that are passed to the bridge.

use super::closure;
use crate::dtype::DtypeKind;
use crate::emit::imports::Imports;
use crate::interface::{Access, Memory, Text, Type, Value};
use crate::plan::{Lifetime, ObjectForm, Receiver, Row, RustElement, RustFunction, RustType};

/// The `self` parameter of a method.
pub(super) fn receiver(function: &RustFunction) -> Option<&'static str> {
    Some(match (function.receiver?, function.lifetime) {
        (Receiver::Shared, Lifetime::Named) => "&'a self",
        (Receiver::Mutable, Lifetime::Named) => "&'a mut self",
        (Receiver::Shared, _) => "&self",
        (Receiver::Mutable, _) => "&mut self",
    })
}

/// The lifetimes after `&` in the parameters and in the result.
pub(super) fn lifetimes(lifetime: Lifetime) -> (&'static str, &'static str) {
    match lifetime {
        Lifetime::Elided => ("", ""),
        Lifetime::Named => ("'a ", "'a "),
        Lifetime::Static => ("", "'static "),
    }
}

/// An object of a class, or a reference to one.
fn object(class: &str, form: ObjectForm, lifetime: &str, imports: &mut Imports) -> String {
    let reference = |mutable: bool| format!("&{lifetime}{}{class}", if mutable { "mut " } else { "" });
    match form {
        ObjectForm::Owned => format!("{}<{class}>", imports.name(CLASS, "Owned")),
        ObjectForm::OwnedOrNone => format!("Option<{}<{class}>>", imports.name(CLASS, "Owned")),
        ObjectForm::Reference { mutable } => reference(mutable),
        ObjectForm::Pointer { mutable } => format!("Option<{}>", reference(mutable)),
    }
}

const CLASS: &str = "quaff_runtime::class";

/// The bridge's argument for an object.
pub(super) fn passed_object(form: ObjectForm, name: &str, imports: &mut Imports) -> String {
    let class = imports.module(CLASS);
    match form {
        ObjectForm::Owned => format!("{name}.into_object()"),
        ObjectForm::OwnedOrNone => format!("{name}.map_or(Default::default(), |owned| owned.into_object())"),
        ObjectForm::Reference { mutable: false } => format!("{class}::object({name})"),
        ObjectForm::Reference { mutable: true } => format!("{class}::object_mut({name})"),
        ObjectForm::Pointer { mutable: false } => format!("{class}::pointer({name})"),
        ObjectForm::Pointer { mutable: true } => format!("{class}::pointer_mut({name})"),
    }
}

/// The conversion of the bridge's object, with the reason that it is sound.
fn converted_object(indent: &str, form: ObjectForm, imports: &mut Imports) -> String {
    let class = imports.module(CLASS);
    let (reason, made) = match form {
        ObjectForm::Owned => (NEW, "owned(result)"),
        ObjectForm::OwnedOrNone => (NEW, "owned_or_null(result)"),
        ObjectForm::Reference { mutable: false } => (BORROWED, "referent(result)"),
        ObjectForm::Reference { mutable: true } => (BORROWED, "referent_mut(result)"),
        ObjectForm::Pointer { mutable: false } => (BORROWED, "pointee(result)"),
        ObjectForm::Pointer { mutable: true } => (BORROWED, "pointee_mut(result)"),
    };
    let made = format!("unsafe {{ {class}::{made} }}");
    let is_result = matches!(form, ObjectForm::Owned | ObjectForm::Reference { .. });
    let made = if is_result { made } else { format!("Ok({made})") };
    format!("{indent}// SAFETY: {reason}\n{indent}{made}\n")
}

const NEW: &str = "the object is new and of this class, and only its owner frees it.";
const BORROWED: &str = "the object is of this class, and C++ keeps it for the lifetime of the result.";

/// The spelling of a type. `element` replaces the generic type, and `lifetime` follows each `&` to an object.
pub(super) fn spelled(r#type: &RustType, element: &str, lifetime: &str, imports: &mut Imports) -> String {
    let element = |of: RustElement, imports: &mut Imports| match of {
        RustElement::Of(dtype) => imports.number(dtype).to_owned(),
        RustElement::Generic => element.to_owned(),
    };
    match *r#type {
        RustType::Scalar(of) => element(of, imports),
        RustType::Enum(ref name, _) => name.clone(),
        RustType::Class(ref name, form) => object(name, form, lifetime, imports),
        RustType::Text(_) => "&str".to_owned(),
        RustType::Closure(ref own) => closure::spelled(own, imports),
        RustType::Vector(of) => {
            let element = element(of, imports);
            format!("{}<{element}>", imports.name("quaff_runtime::vector", "CxxVec"))
        }
        RustType::Python => "quaff_runtime::object::PythonObject".to_owned(),
        RustType::Object => "quaff_runtime::object::Object".to_owned(),
        RustType::Slice { element: of, memory, access, shaped } => {
            let slice = slice(memory, access, element(of, imports), imports);
            match shaped {
                None => slice,
                Some(rank) => format!("{}<{slice}, {rank}>", imports.name("quaff_runtime::host", "Shaped")),
            }
        }
    }
}

fn slice(memory: Memory, access: Access, element: String, imports: &mut Imports) -> String {
    match (memory, access) {
        (Memory::Host, Access::Read) => format!("&[{element}]"),
        (Memory::Host, Access::Write | Access::Make) => format!("&mut [{element}]"),
        (Memory::Device, Access::Read) => {
            format!("&{}<'_, {element}>", imports.name("quaff_runtime::device", "DeviceSlice"))
        }
        (Memory::Device, Access::Write | Access::Make) => {
            format!("&mut {}<'_, {element}>", imports.name("quaff_runtime::device", "DeviceSliceMut"))
        }
    }
}

/// The type of a result.
pub(super) fn result(
    result: Option<&RustType>,
    element: &str,
    lifetime: &str,
    imports: &mut Imports,
) -> String {
    match result {
        None => "()".to_owned(),
        Some(RustType::Text(Text::String | Text::Character | Text::Buffer)) => "String".to_owned(),
        Some(RustType::Text(Text::CString | Text::WritableCString)) => "Option<String>".to_owned(),
        Some(other) => spelled(other, element, lifetime, imports),
    }
}

/// The conversion of `result`, if its type differs from the bridge's.
pub(super) fn converted(indent: &str, r#type: &RustType, imports: &mut Imports) -> Option<String> {
    match r#type {
        RustType::Enum(name, dtype) => {
            let number = match (dtype.kind(), dtype.bits()) {
                (DtypeKind::Signed, 64) => "result",
                // Numbers that are too large become negative, and no enumerator is negative.
                (_, 64) => "result as i64",
                _ => "i64::from(result)",
            };
            Some(format!("{indent}{name}::try_from({number})\n"))
        }
        RustType::Class(_, form) => Some(converted_object(indent, *form, imports)),
        _ => None,
    }
}

/// The text before and after the bridge's result that converts it.
pub(super) fn returning(row: &Row, imports: &mut Imports) -> (&'static str, &'static str) {
    match row.returned() {
        Some(Type::Value(Value::Text(text))) => {
            imports.module("quaff_runtime::text");
            match text {
                Text::String | Text::Character | Text::Buffer => ("text::owned(", ").unwrap_or_default()"),
                Text::CString | Text::WritableCString => ("text::owned(", ")"),
            }
        }
        Some(Type::Vector(_)) => ("", ".typed()"),
        _ => ("", ""),
    }
}

/// The conversion of a caller's text for C++, if the input is text.
pub(super) fn text(name: &str, r#type: &Type, imports: &mut Imports) -> Option<String> {
    let Type::Value(Value::Text(text)) = r#type else { return None };
    let buffer = imports.name("quaff_runtime::text", "TextBuf");
    Some(match text {
        Text::String | Text::Character | Text::Buffer => format!("{buffer}::new({name})"),
        Text::CString | Text::WritableCString => format!("{buffer}::c_string({name})?"),
    })
}

/// The argument for an object that is given to C++.
pub(super) fn object_argument(name: &str, r#type: &Type) -> Option<String> {
    let Type::Value(Value::Object(object)) = r#type else { return None };
    ObjectForm::passed(object).is_given().then(|| format!("{name}.into_object()"))
}

/// The argument for the bridge. `text` is a text that [`text`] has converted.
pub(super) fn passed(name: &str, r#type: &Type, text: Option<&str>) -> String {
    match (r#type, text) {
        (Type::Value(Value::Text(_)), Some(text)) => format!("{text}.text()"),
        (Type::Value(_) | Type::Vector(_) | Type::Part(_), _) => {
            object_argument(name, r#type).unwrap_or_else(|| name.to_owned())
        }
        (Type::Array(array), _) => match array.memory {
            Memory::Host => format!("&{name}.into()"),
            Memory::Device => format!("&{name}.array()"),
        },
    }
}
