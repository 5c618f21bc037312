//! `%newobject` and `%delobject`: they determine who frees an object after a call.

use crate::interface::{Fate, Function, Object, Output, Returned, Type, Value};

/// Says of a function's objects what its features say.
pub fn apply(function: &mut Function) {
    let (is_new, is_freed) = (function.is_set("new"), function.is_set("del"));
    if is_new {
        let given = function.outputs.iter_mut().filter_map(|output| match output {
            Output::Returned(Returned::Value(value)) => object(value),
            _ => None,
        });
        given.for_each(|object| object.fate = Fate::New);
    }
    if is_freed {
        let taken = function.inputs.iter_mut().filter_map(|input| match &mut input.r#type {
            Type::Value(value) => object(value),
            Type::Array(_) => None,
        });
        taken.for_each(|object| object.fate = Fate::Consumed);
    }
}

fn object(value: &mut Value) -> Option<&mut Object> {
    match value {
        Value::Object(object) => Some(object),
        _ => None,
    }
}
