//! The types that cross the border between C++ and Rust.

use crate::dtype::{Dtype, Dtypes, Kind};
use crate::interface::{Memory, Scalar, Text, Type, Value};

/// What is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CxxType {
    Scalar(Dtype),
    /// A constant of an enumeration, which crosses as its number.
    Enum(Dtype),
    /// `char`
    Letter,
    Text,
    /// Elements one after another: an address with a length, or with the extents of so many dimensions.
    Elements {
        element: Dtype,
        is_written: bool,
        shaped: Option<u8>,
        memory: Memory,
        /// With the first axis the fastest.
        is_fortran: bool,
    },
    Tensor {
        is_written: bool,
    },
}

impl CxxType {
    pub(in crate::plan) fn of_scalar(scalar: &Scalar) -> CxxType {
        match scalar {
            Scalar::Integer(integer) if integer.is_enum => CxxType::Enum(scalar.dtype()),
            _ => CxxType::Scalar(scalar.dtype()),
        }
    }

    /// Whether C++ programs have it: numbers of 16 bits are classes of headers that they do not get.
    pub(in crate::plan) fn is_spelled(self) -> bool {
        self.dtype().is_none_or(|dtype| dtype.kind() != Kind::Half)
    }

    /// The type of its number, or of its elements.
    fn dtype(self) -> Option<Dtype> {
        match self {
            CxxType::Scalar(dtype) | CxxType::Enum(dtype) | CxxType::Elements { element: dtype, .. } => {
                Some(dtype)
            }
            CxxType::Letter | CxxType::Text | CxxType::Tensor { .. } => None,
        }
    }
}

/// What is returned.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CxxResult {
    Scalar(Dtype),
    Enum(Dtype),
    Letter,
    Text,
    /// Text, or nothing where C++ returns a null pointer.
    OptionalText,
    Vector(Dtype),
    /// One of several vectors, by the types of their elements.
    Vectors(Dtypes),
}

impl CxxResult {
    /// As for [`CxxType::is_spelled`].
    pub(in crate::plan) fn is_spelled(self) -> bool {
        let is_half = |dtype: Dtype| dtype.kind() == Kind::Half;
        match self {
            CxxResult::Scalar(dtype) | CxxResult::Enum(dtype) | CxxResult::Vector(dtype) => !is_half(dtype),
            CxxResult::Vectors(elements) => !elements.iter().any(is_half),
            CxxResult::Letter | CxxResult::Text | CxxResult::OptionalText => true,
        }
    }

    /// What C++ returns; `None` where it has no simple type across the border.
    pub(in crate::plan) fn of(returned: &Type) -> Option<CxxResult> {
        match returned {
            Type::Value(Value::Scalar(scalar)) => Some(match CxxType::of_scalar(scalar) {
                CxxType::Enum(dtype) => CxxResult::Enum(dtype),
                _ => CxxResult::Scalar(scalar.dtype()),
            }),
            Type::Value(Value::Text(text)) => Some(CxxResult::of_text(*text)),
            Type::Vector(element) => Some(CxxResult::Vector(element.dtype())),
            Type::Value(Value::Object(_) | Value::Python) | Type::Array(_) | Type::Part(_) => None,
        }
    }

    pub(in crate::plan) fn of_text(text: Text) -> CxxResult {
        match text {
            Text::Letter => CxxResult::Letter,
            Text::String | Text::Buffer => CxxResult::Text,
            Text::CString | Text::WritableCString => CxxResult::OptionalText,
        }
    }
}
