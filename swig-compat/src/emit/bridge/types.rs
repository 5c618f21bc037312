//! The spelling of types in the bridge.

use super::Shared;
use crate::interface::{Array, Memory, Scalar, Type, Value};

/// The type of a parameter.
pub(super) fn parameter(r#type: &Type, shared: &mut Shared) -> String {
    let borrow = if r#type.array().is_some() { "&" } else { "" };
    format!("{borrow}{}", spelled(r#type, shared))
}

/// The type of a result, which C++ writes through the last parameter. A text is returned in memory of its
/// own.
pub(super) fn result(r#type: &Type, shared: &mut Shared) -> &'static str {
    match r#type {
        Type::Value(Value::Text(_)) => "UniquePtr<CxxString>",
        other => spelled(other, shared),
    }
}

fn spelled(r#type: &Type, shared: &mut Shared) -> &'static str {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => self::scalar(scalar, shared),
        Type::Value(Value::Text(_)) => shared.name("Text"),
        Type::Value(Value::Library(library)) if library.is_tree => shared.name("Object"),
        Type::Value(Value::Python | Value::Library(_)) => shared.name("PythonObject"),
        Type::Value(Value::Object(_)) => shared.name("Object"),
        Type::Array(Array { memory: Memory::Host, .. }) => shared.name("Contiguous"),
        Type::Array(Array { memory: Memory::Device, .. }) => shared.name("DeviceArray"),
        Type::Vector(_) => shared.name("Vector"),
        Type::Part(_) => shared.name("Part"),
    }
}

/// The type of a number, which may be a type of the runtime.
fn scalar(scalar: &Scalar, shared: &mut Shared) -> &'static str {
    match scalar.dtype().runtime_module() {
        Some(_) => shared.name(scalar.dtype().rust()),
        None => scalar.dtype().rust(),
    }
}
