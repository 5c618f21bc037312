//! Errors for `std::function`s that no Python callable can be converted to yet, because one of their values
//! cannot cross from C++ to Python.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::Interface;

/// Adds an error for each callback of an unsupported type, at the first declaration that names the type.
pub fn check(interface: &Interface, diagnostics: &mut Diagnostics) {
    for callable in &interface.callables {
        let Some(obstacle) = &callable.obstacle else { continue };
        let message = format!("no Python callable can be a `{}` yet", callable.class);
        diagnostics
            .push(Diagnostic::error(code::NOT_CALLABLE, callable.span, message).label(obstacle.clone()).help(
            "leave the declaration out: write `%ignore` for it, and in `%inline %{ … %}` a function whose \
                 `std::function` takes and returns other kinds of values",
        ));
    }
}
