//! The value that a C++ function returns, in the form in which the caller gets it.

use crate::interface::{ByTraits, Crossing, Memory, Record, Ty, Type, Value};
use crate::lower::reason::Reason;
use crate::lower::scope::Scope;
use crate::lower::traits::{Converted, Traits};

/// The value that C++ returns, as the caller gets it; of an integer by the alias that the text has for its type, and of a
/// class with traits by these.
///
/// # Errors
/// The result has no counterpart, or the traits say something else than is asked for.
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

/// The value of the type `shown` that the caller gets of an object with traits.
///
/// # Errors
/// The type has no counterpart.
pub fn converted_outputs(converted: &Converted, shown: &Ty) -> Result<Vec<Crossing>, Reason> {
    let by_traits = |own| Crossing { traits: Some(ByTraits::Value(converted.class.clone())), ..own };
    Ok(plain_outputs(shown, None)?.into_iter().map(by_traits).collect())
}

/// The value that C++ returns, as the caller gets it, without regard to traits.
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
