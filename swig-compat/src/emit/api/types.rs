//! How Rust's callers see types, and what is passed on of them.

use crate::dtype::Kind;
use crate::emit::imports::Imports;
use crate::interface::{Access, Memory, Returned, Text, Type, Value};
use crate::plan::{Element, Row, RowInput, RustType};

/// A type, with `element` where it is generic.
pub(super) fn spelled(r#type: &RustType, element: &str, imports: &mut Imports) -> String {
    let element = |of: Element, imports: &mut Imports| match of {
        Element::Of(dtype) => imports.number(dtype).to_owned(),
        Element::Generic => element.to_owned(),
    };
    match *r#type {
        RustType::Scalar(of) => element(of, imports),
        RustType::Enum(ref name, _) => name.clone(),
        RustType::Text(_) => "&str".to_owned(),
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

/// A result's type.
pub(super) fn result(result: Option<&RustType>, element: &str, imports: &mut Imports) -> String {
    match result {
        None => "()".to_owned(),
        Some(RustType::Text(Text::String | Text::Letter | Text::Buffer)) => "String".to_owned(),
        Some(RustType::Text(Text::CString | Text::WritableCString)) => "Option<String>".to_owned(),
        Some(other) => spelled(other, element, imports),
    }
}

/// What is made of `result`, if it is another type than the bridge's.
pub(super) fn converted(r#type: &RustType) -> Option<String> {
    let RustType::Enum(name, dtype) = r#type else { return None };
    let number = match (dtype.kind(), dtype.bits()) {
        (Kind::Signed, 64) => "result",
        // Numbers that are too large become negative, which no enumerator is.
        (_, 64) => "result as i64",
        _ => "i64::from(result)",
    };
    Some(format!("{name}::try_from({number})"))
}

/// What the bridge's result goes through: the text before and after it.
pub(super) fn returning(row: &Row, imports: &mut Imports) -> (&'static str, &'static str) {
    match row.returned() {
        Some(Returned::Value(Value::Text(text))) => {
            imports.module("quaff_runtime::text");
            match text {
                Text::String | Text::Letter | Text::Buffer => ("text::owned(", ").unwrap_or_default()"),
                Text::CString | Text::WritableCString => ("text::owned(", ")"),
            }
        }
        Some(Returned::Vector(_)) => ("", ".typed()"),
        None | Some(Returned::Value(Value::Scalar(_) | Value::Object(_) | Value::Python)) => ("", ""),
    }
}

/// What a caller's text is made into for C++, if the input is text.
pub(super) fn text(input: &RowInput, imports: &mut Imports) -> Option<String> {
    let Type::Value(Value::Text(text)) = &input.r#type else { return None };
    let (buffer, name) = (imports.name("quaff_runtime::text", "TextBuf"), &input.safe_name);
    Some(match text {
        Text::String | Text::Letter | Text::Buffer => format!("{buffer}::new({name})"),
        Text::CString | Text::WritableCString => format!("{buffer}::c_string({name})?"),
    })
}

/// What goes to the bridge; text as [`text`] makes it.
pub(super) fn passed(input: &RowInput, text: Option<&str>) -> String {
    let name = &input.safe_name;
    match (&input.r#type, text) {
        (Type::Value(Value::Text(_)), Some(text)) => format!("{text}.text()"),
        (Type::Value(_), _) => name.clone(),
        (Type::Array(array), _) => match array.memory {
            Memory::Host => format!("&{name}.into()"),
            Memory::Device => format!("&{name}.array()"),
        },
    }
}
