//! The outputs for the value that a C++ function returns.

use crate::interface::{ByTraits, Crossing, Memory, Record, Ty, Type, Value};
use crate::lower::reason::Reason;
use crate::lower::scope::Scope;
use crate::lower::traits::{Converted, Traits};

/// The outputs for the C++ return value. `alias` is the alias of an integer type in the text. A class with
/// traits is converted by them.
///
/// # Errors
/// The result has no counterpart, or its traits contradict a directive.
pub fn outputs(returns: &Ty, alias: Option<&String>, scope: &Scope) -> Result<Vec<Crossing>, Reason> {
    match scope.traits(returns).transpose()? {
        Some(Traits::Array(array, class)) if array.memory == Memory::Device => {
            Err(Reason::returned_on_device(&class.class))
        }
        Some(Traits::Array(array, class)) => {
            let output = Crossing::returned(Type::Vector(array.element));
            Ok(vec![Crossing { traits: Some(ByTraits::Array(class.class)), ..output }])
        }
        Some(Traits::Value(converted)) => converted_outputs(&converted, &converted.value),
        None => plain_outputs(returns, alias),
    }
}

/// The outputs for an object with traits, which the caller gets as the type `shown`.
///
/// # Errors
/// The type has no counterpart.
pub fn converted_outputs(converted: &Converted, shown: &Ty) -> Result<Vec<Crossing>, Reason> {
    let by_traits = |own| Crossing { traits: Some(ByTraits::Value(converted.class.clone())), ..own };
    Ok(plain_outputs(shown, None)?.into_iter().map(by_traits).collect())
}

/// The outputs for the C++ return value, without regard to traits.
///
/// # Errors
/// The result has no counterpart.
pub fn plain_outputs(returns: &Ty, alias: Option<&String>) -> Result<Vec<Crossing>, Reason> {
    if returns.is_void() {
        return Ok(Vec::new());
    }
    Ok(match returns.returned().ok_or_else(|| Reason::returned(returns))? {
        Type::Value(value) => vec![Crossing::returned(Type::Value(value.named(alias)))],
        other => vec![Crossing::returned(other)],
    })
}

/// A vector of plain structs that C++ returns, as a structured array.
pub fn structured(record: &Record) -> Crossing {
    Crossing {
        traits: Some(ByTraits::Value(record.vector())),
        ..Crossing::returned(Type::Value(Value::Python))
    }
}
