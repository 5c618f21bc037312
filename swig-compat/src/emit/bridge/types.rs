//! The spelling of types in the bridge.

use super::Shared;
use crate::interface::{Memory, Returned, Scalar, Type, Value};

/// A parameter's type.
pub(super) fn parameter(r#type: &Type, shared: &mut Shared) -> String {
    match r#type {
        Type::Value(Value::Scalar(scalar)) => self::scalar(scalar, shared).to_owned(),
        Type::Value(Value::Text(_)) => shared.name("Text").to_owned(),
        Type::Value(Value::Python) => shared.name("PythonObject").to_owned(),
        Type::Value(Value::Object(_)) => shared.name("Object").to_owned(),
        Type::Array(array) => match array.memory {
            Memory::Host => format!("&{}", shared.name("Contiguous")),
            Memory::Device => format!("&{}", shared.name("DeviceArray")),
        },
    }
}

/// A number's type, which may be the runtime's.
fn scalar(scalar: &Scalar, shared: &mut Shared) -> &'static str {
    match scalar.dtype().runtime_module() {
        Some(_) => shared.name(scalar.dtype().rust()),
        None => scalar.dtype().rust(),
    }
}

/// A result's type.
pub(super) fn result(returned: &Returned, shared: &mut Shared) -> &'static str {
    match returned {
        Returned::Value(Value::Scalar(scalar)) => self::scalar(scalar, shared),
        Returned::Value(Value::Text(_)) => "UniquePtr<CxxString>",
        Returned::Vector(_) => shared.name("Vector"),
        Returned::Part(_) => shared.name("Part"),
        Returned::Value(Value::Python) => shared.name("PythonObject"),
        Returned::Value(Value::Object(_)) => shared.name("Object"),
    }
}
