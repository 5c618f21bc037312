//! Warns of parameters for which nothing can be passed: containers without a `%template`, to which no Python
//! value is converted.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{ClassType, Crossing, Function, Interface, Pointee};
use rustc_hash::FxHashSet;

/// Warns of parameters for which nothing can be passed, in functions that therefore cannot be called.
pub fn check<'a>(
    interface: &Interface,
    functions: impl Iterator<Item = &'a Function>,
    diagnostics: &mut Diagnostics,
) {
    let bound = interface.all_classes().map(|(class, ..)| &class.r#type);
    let readers = interface.functions().chain(interface.variables().map(|variable| &variable.read));
    let outputs = readers.flat_map(|function| &function.outputs);
    let given = outputs.filter_map(|output| output.r#type.object()?.class());
    let known: FxHashSet<&ClassType> = bound.chain(given).chain(&interface.converted).collect();
    for function in functions {
        let unpassable = function.inputs.iter().filter_map(|input| Some((input, class_of(input)?)));
        for (input, class) in unpassable.filter(|(_, class)| !known.contains(class)) {
            diagnostics.push(warning(function, input, class));
        }
    }
}

/// The class of the container that a required parameter takes.
fn class_of(input: &Crossing) -> Option<&ClassType> {
    let object = input.r#type.object().filter(|_| input.default.is_none())?;
    let class = object.class().filter(|_| object.pointee == Pointee::Class)?;
    let is_made = class.is_plain_value() || !class.converts() || class.is_shared_pointer();
    (!is_made).then_some(class)
}

fn warning(function: &Function, input: &Crossing, class: &ClassType) -> Diagnostic {
    let message = format!("nothing can be passed for `{}` of `{}`", input.name, function.qualified);
    Diagnostic::warning(code::NOTHING_TO_PASS, function.span, message)
        .label(format!("it takes a `{class}`, which no `%template` names"))
        .help(format!("write `%template(Name) {class};` above it, with a name of yours"))
}
