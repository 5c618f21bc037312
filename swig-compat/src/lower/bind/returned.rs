//! The value that a C++ function returns, in the form in which the caller gets it.

use crate::interface::{Crossing, Memory, Record, Ty, Type, Value};
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
            Ok(vec![Crossing { traits: Some(class.class), ..output }])
        }
        Some(Traits::Value(Converted { class, value })) => {
            let own = plain_outputs(&value, None)?;
            Ok(own.into_iter().map(|own| Crossing { traits: Some(class.clone()), ..own }).collect())
        }
        None => plain_outputs(returns, alias),
    }
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
    Crossing { traits: Some(record.vector()), ..Crossing::returned(Type::Value(Value::Python)) }
}
