//! `%newobject` and `%delobject`, which determine who frees an object after a call.

use crate::interface::{Carrier, Fate, Function};

/// Gives a function's objects the ownership that its features declare.
pub fn apply(function: &mut Function) {
    let (is_new, is_freed) = (function.is_set("new"), function.is_set("del"));
    if is_new {
        let returned = function.outputs.iter_mut().filter(|output| output.carrier == Carrier::ReturnValue);
        let objects = returned.filter_map(|output| output.r#type.object_mut());
        objects.for_each(|object| object.fate = Fate::New);
    }
    if is_freed {
        let objects = function.inputs.iter_mut().filter_map(|input| input.r#type.object_mut());
        objects.for_each(|object| object.fate = Fate::Consumed);
    }
}
