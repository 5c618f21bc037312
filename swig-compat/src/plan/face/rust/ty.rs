//! The types that Rust callers pass and get.

use super::closure::RustClosure;
use super::object::{self, ObjectForm, Receiver};
use super::types::RustTypes;
use crate::dtype::Dtype;
use crate::interface::{Access, Array, Memory, Part, Scalar, Text, Type, Value};

/// The types of values in functions for Rust callers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RustType {
    Scalar(RustElement),
    /// An enumeration by its name, with its underlying type.
    Enum(String, Dtype),
    Text(Text),
    /// An object of a class, by its name.
    Class(String, ObjectForm),
    /// A closure, from which a `std::function` is made.
    Closure(Box<RustClosure>),
    /// An object of a class for which Rust callers have no type.
    Object,
    /// A Python object, for which Rust callers have no type.
    Python,
    /// Contiguous elements; with the number of dimensions, if C++ takes the extents.
    Slice {
        element: RustElement,
        memory: Memory,
        access: Access,
        shaped: Option<u8>,
    },
    /// The elements of a `std::vector`, which the caller then owns.
    Vector(RustElement),
}

/// The element type in a Rust type.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RustElement {
    Of(Dtype),
    /// The element type of the row's first array.
    Generic,
}

impl RustType {
    pub(in crate::plan) fn value(value: &Value, types: &RustTypes) -> RustType {
        match value {
            Value::Scalar(scalar) if let Some(r#enum) = types.of_number(scalar) => {
                RustType::Enum(r#enum.name.clone(), r#enum.dtype)
            }
            Value::Object(object) => object::parameter(object, types),
            other => RustType::value_of_bridge(other),
        }
    }

    fn value_of_bridge(value: &Value) -> RustType {
        match value {
            Value::Scalar(scalar) => RustType::Scalar(RustElement::Of(scalar.dtype())),
            Value::Text(text) => RustType::Text(*text),
            Value::Object(_) => RustType::Object,
            Value::Library(library) if library.is_tree => RustType::Object,
            Value::Library(_) | Value::Python => RustType::Python,
        }
    }

    /// The type that the bridge returns, with integers for enumerations.
    pub fn of_bridge(returned: &Type) -> RustType {
        match returned {
            Type::Value(value) => RustType::value_of_bridge(value),
            Type::Array(array) => RustType::slice(array, array.memory),
            Type::Vector(element) | Type::Part(Part { element, .. }) => {
                RustType::Vector(RustElement::Of(element.dtype()))
            }
        }
    }

    /// The type of a result. `receiver` and `parameters` are those of the call.
    pub(in crate::plan) fn returned(
        returned: &Type,
        receiver: Option<Receiver>,
        parameters: &[RustType],
        types: &RustTypes,
    ) -> RustType {
        match returned {
            Type::Value(Value::Object(object)) => object::result(object, receiver, parameters, types),
            other => RustType::of(other, types),
        }
    }

    pub(in crate::plan) fn slice(array: &Array, memory: Memory) -> RustType {
        let element = RustElement::Of(array.element.dtype());
        RustType::Slice { element, memory, access: array.access, shaped: array.shaped() }
    }

    /// A slice for results of an elementwise function.
    pub(in crate::plan) fn written(element: &Scalar, memory: Memory) -> RustType {
        let element = RustElement::Of(element.dtype());
        RustType::Slice { element, memory, access: Access::Make, shaped: None }
    }

    /// The type of a parameter.
    pub(in crate::plan) fn of(r#type: &Type, types: &RustTypes) -> RustType {
        match r#type {
            Type::Value(value) => RustType::value(value, types),
            other => RustType::of_bridge(other),
        }
    }

    /// The type with its element type `own` replaced by [`RustElement::Generic`], if it has this element
    /// type.
    pub(in crate::plan) fn generic(&self, own: Dtype) -> Option<RustType> {
        match *self {
            RustType::Scalar(RustElement::Of(dtype)) if dtype == own => {
                Some(RustType::Scalar(RustElement::Generic))
            }
            RustType::Vector(RustElement::Of(dtype)) if dtype == own => {
                Some(RustType::Vector(RustElement::Generic))
            }
            RustType::Slice { element: RustElement::Of(dtype), memory, access, shaped } if dtype == own => {
                Some(RustType::Slice { element: RustElement::Generic, memory, access, shaped })
            }
            _ => None,
        }
    }
}

/// A class for Rust callers.
#[derive(Debug)]
pub struct RustClass {
    pub name: String,
    /// The base to which the class dereferences, by its index among the class's bases.
    pub deref: Option<usize>,
    /// The other bases, to which an object can be converted.
    pub others: Vec<usize>,
}
