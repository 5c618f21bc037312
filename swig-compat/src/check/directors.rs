//! Errors for virtual functions of directors that Python cannot override yet, because one of their values
//! cannot cross from C++ to Python.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::Interface;
use rustc_hash::FxHashSet;

/// Adds an error for each virtual function that Python cannot override, once for all classes that have the
/// function.
pub fn check(interface: &Interface, diagnostics: &mut Diagnostics) {
    let mut reported = FxHashSet::default();
    for director in &interface.directors {
        for directed in director.functions.iter().filter(|directed| !directed.is_left_out) {
            let Some(obstacle) = &directed.obstacle else { continue };
            if !reported.insert(directed.function) {
                continue;
            }
            let function = &interface[directed.function];
            let name = &function.qualified;
            let message = format!("Python cannot override `{name}` yet");
            let leave = format!("leave it to C++: write `%feature(\"nodirector\") {name};` above it");
            let help = match &obstacle.typemap {
                Some(typemap) => format!("convert the value by code: write `{typemap} {{ … }}`; or {leave}"),
                None => leave,
            };
            diagnostics.push(
                Diagnostic::error(code::NOT_OVERRIDABLE, function.span, message)
                    .label(obstacle.fact.clone())
                    .help(help),
            );
        }
    }
}
