//! The Python values that C++ passes to a Python method or callable.

use super::PythonValue;
use crate::interface::{MethodSignature, TurnedValue, TurnedWay};

/// The values, one for each argument of the Python function.
pub fn passed(method: &MethodSignature) -> Vec<PythonValue> {
    let value = |value: &TurnedValue| match &value.way {
        TurnedWay::Value(r#type) => PythonValue::of(r#type),
        TurnedWay::Number(scalar) => PythonValue::number(scalar),
        TurnedWay::Lent(array) => PythonValue::Array(array.element.dtype()),
        TurnedWay::Copied => {
            let cxx = value.position.and_then(|position| method.parameters.get(position));
            cxx.and_then(PythonValue::from_cxx).unwrap_or(PythonValue::Any)
        }
        TurnedWay::Library(library) => PythonValue::of_library(&library.shown),
        TurnedWay::ByTraits | TurnedWay::Code(_) | TurnedWay::Missing(_) => PythonValue::Any,
    };
    method.turned.passed.iter().map(value).collect()
}
