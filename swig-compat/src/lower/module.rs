//! `%module`: checks that there is one, and that Python can import its name.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Interface, is_python_keyword};
use crate::source::Span;
use crate::syntax::ModuleDirective;

/// Processes a `%module`. `first` is the place of an earlier one, `given` the name on the command line, which
/// replaces the name of the first.
pub fn lower(
    module: &ModuleDirective,
    first: Option<Span>,
    given: Option<&str>,
    interface: &mut Interface,
    diagnostics: &mut Diagnostics,
) {
    if let Some(first) = first {
        if interface.module != module.name {
            diagnostics.push(another(module, &interface.module, first));
        }
        return;
    }
    let name = given.unwrap_or(&module.name);
    // A missing name was reported before.
    if !name.is_empty() && !is_importable(name) {
        diagnostics.push(not_importable(name, module.name_span));
    }
    interface.module = name.to_owned();
    interface.threads = module.threads;
    let import = module.import.as_ref();
    interface.python_import =
        import.map(|(code, place)| (code.replace("$module", &format!("_{name}")), *place));
    interface.extranative = module.extranative;
    interface.doc = module.docstring.clone().or_else(|| module.doc.clone());
}

/// Whether `import` accepts the name, which may be a part of a dotted name.
pub fn is_importable(name: &str) -> bool {
    let is_letter = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let is_name = name.chars().all(is_letter) && !name.starts_with(|first: char| first.is_ascii_digit());
    is_name && !name.is_empty() && !is_python_keyword(name)
}

pub fn not_importable(name: &str, span: Span) -> Diagnostic {
    let message = format!("Python cannot import a module named `{name}`");
    Diagnostic::error(code::MODULE_NAME, span, message)
        .help("choose a name of letters, digits and `_` that is not a Python keyword")
}

/// The warning for another `%module`. As in SWIG, the first names the module; an included interface has its
/// own `%module`.
fn another(module: &ModuleDirective, name: &str, first: Span) -> Diagnostic {
    let message = format!("a second `%module` has no effect: the module is `{name}`");
    let warning = Diagnostic::warning(code::MODULE_TWICE, module.name_span, message);
    warning.related(first, "the first one is here").help("remove one of the two, or give both the same name")
}

/// The error for an interface without `%module`, at the place where it belongs.
pub fn missing(start: Span) -> Diagnostic {
    Diagnostic::error(code::MODULE_MISSING, start, "the interface does not name its module")
        .help("begin it with `%module example`")
}
