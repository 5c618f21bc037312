//! The JavaScript types of values.

use crate::dtype::{Dtype, DtypeKind};
use crate::interface::{Memory, Ty};
use crate::plan::trees::elements;
use crate::plan::{PlainResult, PlainType};

/// A TypeScript type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JsType {
    Number,
    /// A 64-bit integer.
    BigInt,
    Boolean,
    Text,
    /// A value of a type of the standard library.
    Tree,
    /// An array with elements of this type. With several dimensions, it is an object with a shape.
    Array {
        element: Dtype,
        rank: Option<u8>,
    },
    /// An object of a class, by its index among the plan's classes.
    Object {
        class: usize,
        is_optional: bool,
    },
}

/// The class of arrays with elements of this type; `None` if JavaScript has none.
pub fn typed_array(dtype: Dtype) -> Option<&'static str> {
    Some(match dtype {
        Dtype::Bool | Dtype::Uint8 => "Uint8Array",
        Dtype::Int8 => "Int8Array",
        Dtype::Int16 => "Int16Array",
        Dtype::Uint16 => "Uint16Array",
        Dtype::Int32 => "Int32Array",
        Dtype::Uint32 => "Uint32Array",
        Dtype::Int64 => "BigInt64Array",
        Dtype::Uint64 => "BigUint64Array",
        Dtype::Float32 => "Float32Array",
        Dtype::Float64 => "Float64Array",
        _ => return None,
    })
}

impl JsType {
    /// The type of a number; `None` for complex numbers and 16-bit floats.
    pub fn of_number(dtype: Dtype) -> Option<JsType> {
        match (dtype, dtype.kind()) {
            (Dtype::Bool, _) => Some(JsType::Boolean),
            (Dtype::Int64 | Dtype::Uint64, _) => Some(JsType::BigInt),
            (_, DtypeKind::Complex | DtypeKind::Half) => None,
            _ => Some(JsType::Number),
        }
    }

    /// The type of a number, a text or an enumerator inside a value of a type of the standard library.
    pub fn inside(r#type: &Ty) -> Option<JsType> {
        match r#type.without_const() {
            Ty::StdString => Some(JsType::Text),
            Ty::Builtin(builtin) | Ty::Enum(_, builtin) if builtin.identity != "char" => {
                JsType::of_number(builtin.scalar()?.dtype())
            }
            Ty::Builtin(_) => Some(JsType::Text),
            _ => None,
        }
    }

    /// Whether JavaScript has all values of a type of the standard library.
    pub fn has_tree(r#type: &Ty) -> bool {
        match r#type.without_const() {
            Ty::StdVector(element) | Ty::StdSpan(element) => JsType::has_tree(element),
            Ty::Class(class) | Ty::Undeclared(class) => elements(class).iter().all(JsType::has_tree),
            other => JsType::inside(other).is_some(),
        }
    }

    /// The type of a parameter, if JavaScript has one.
    pub fn of(r#type: PlainType) -> Option<JsType> {
        match r#type {
            PlainType::Scalar(dtype) | PlainType::Enum(dtype) => JsType::of_number(dtype),
            PlainType::Letter | PlainType::Text => Some(JsType::Text),
            PlainType::Elements { element, shaped, memory: Memory::Host, .. } => {
                typed_array(element).map(|_| JsType::Array { element, rank: shaped })
            }
            PlainType::Object { class, is_optional, .. } => Some(JsType::Object { class, is_optional }),
            PlainType::Tree(_) => Some(JsType::Tree),
            PlainType::Elements { .. } | PlainType::Tensor { .. } | PlainType::Pointer { .. } => None,
        }
    }

    /// The type of a result, if JavaScript has one.
    pub fn of_result(result: PlainResult) -> Option<JsType> {
        match result {
            PlainResult::Scalar(dtype) | PlainResult::Enum(dtype) => JsType::of_number(dtype),
            PlainResult::Letter | PlainResult::Text | PlainResult::OptionalText => Some(JsType::Text),
            PlainResult::Vector(element) => {
                typed_array(element).map(|_| JsType::Array { element, rank: Some(1) })
            }
            PlainResult::Object { class, is_optional, .. } => Some(JsType::Object { class, is_optional }),
            PlainResult::Tree(_) => Some(JsType::Tree),
            PlainResult::Vectors(_) | PlainResult::Pointer => None,
        }
    }
}
