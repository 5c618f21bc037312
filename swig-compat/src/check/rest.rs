//! Variable arguments that the code of a typemap over `...` reads. The code gets all arguments behind the other parameters,
//! so that no argument tells such a function from an overload.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Action, Argument, Function, Interface};
use std::collections::HashMap;

/// Adds an error for each function with such a typemap that is a constructor or has overloads.
pub fn check(interface: &Interface, diagnostics: &mut Diagnostics) {
    let reads_rest = |function: &Function| Argument::read_rest(&function.arguments, &function.parameters);
    if !interface.functions().any(reads_rest) {
        return;
    }
    let mut overloads: HashMap<_, Vec<&Function>> = HashMap::new();
    for function in interface.functions() {
        overloads.entry((&function.class, &function.name)).or_default().push(function);
    }
    for function in interface.functions().filter(|function| reads_rest(function)) {
        let all = &overloads[&(&function.class, &function.name)];
        let other = all.iter().find(|other| !std::ptr::eq(**other, function));
        if other.is_none() && function.action != Action::Construct {
            continue;
        }
        let message = format!("the typemap over `...` cannot read the arguments of `{}`", function.qualified);
        let error = Diagnostic::error(code::REST_TYPEMAP, function.span, message);
        diagnostics.push(match other {
            Some(other) => error
                .label("has overloads")
                .related(other.span, "an overload")
                .help(format!("give one of them another name: `%rename(NAME) {}(…);`", function.qualified)),
            None => error.label("is a constructor").help(
                "declare its variable arguments with `%varargs`, or write a function that makes the object",
            ),
        });
    }
}
