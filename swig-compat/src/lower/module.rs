//! `%module`: there is one, and Python can import it.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::Interface;
use crate::source::Span;
use crate::syntax::ModuleDirective;

/// Python's keywords: none of them can be a module's name.
const KEYWORDS: [&str; 35] = [
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue", "def",
    "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import", "in", "is",
    "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while", "with", "yield",
];

/// Takes over one `%module`. `first` is where an earlier one stands.
pub fn lower(
    module: &ModuleDirective,
    first: Option<Span>,
    interface: &mut Interface,
    diagnostics: &mut Diagnostics,
) {
    if let Some(first) = first {
        let message = format!("a second `%module`: the module is `{}`", interface.module);
        let error = Diagnostic::error(code::MODULE_TWICE, module.name_span, message);
        diagnostics.push(error.related(first, "the first is here").help("drop one of the two"));
        return;
    }
    if KEYWORDS.contains(&module.name.as_str()) || !module.name.is_ascii() {
        let message = format!("Python cannot import a module named `{}`", module.name);
        let error = Diagnostic::error(code::MODULE_NAME, module.name_span, message);
        diagnostics.push(error.help("choose a name of letters, digits and `_` that is no keyword of Python"));
    }
    interface.module = module.name.clone();
    interface.doc = module.docstring.clone().or_else(|| module.doc.clone());
}

/// The error for an interface without `%module`; `start` is where it would stand.
pub fn missing(start: Span) -> Diagnostic {
    Diagnostic::error(code::MODULE_MISSING, start, "the interface does not name its module")
        .help("begin it with `%module example`")
}
