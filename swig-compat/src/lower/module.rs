//! `%module`: checks that there is one, and that Python can import its name.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Import, Interface, is_python_keyword};
use crate::source::Span;
use crate::syntax::{ImportDirective, ModuleDirective};

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
    let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
    let is_name = name.chars().all(is_part) && !name.starts_with(|first: char| first.is_ascii_digit());
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

// `%import`: text of another module. It is processed like any other text, so that its types, typemaps and
// features are known, but its declarations are not bound.

/// The `%import`s around the current item, innermost last, by their indices in [`Interface::imports`].
#[derive(Default)]
pub struct Importing(Vec<usize>);

impl Importing {
    pub fn is_any(&self) -> bool {
        !self.0.is_empty()
    }

    /// The innermost `%import`.
    pub fn current(&self) -> Option<usize> {
        self.0.last().copied()
    }

    pub fn begin(
        &mut self,
        directive: &ImportDirective,
        interface: &mut Interface,
        diagnostics: &mut Diagnostics,
    ) {
        if let Some(name) = &directive.module {
            require_importable(name, directive.span, diagnostics);
        }
        self.0.push(interface.imports.len());
        let import = Import { module: directive.module.clone(), file: directive.file.clone() };
        interface.imports.push(import);
    }

    pub fn end(&mut self) {
        self.0.pop();
    }

    /// Takes the name of an imported module from its first `%module`. Returns false if nothing is being
    /// imported.
    pub fn name(
        &self,
        module: &ModuleDirective,
        interface: &mut Interface,
        diagnostics: &mut Diagnostics,
    ) -> bool {
        let Some(import) = self.current() else { return false };
        let package = module.package.as_ref().filter(|package| !package.is_empty());
        let name = || match package {
            Some(package) => format!("{package}.{}", module.name),
            None => module.name.clone(),
        };
        let import = &mut interface.imports[import];
        if import.module.is_none() {
            let name = name();
            import.module = Some(name.clone());
            require_importable(&name, module.name_span, diagnostics);
        }
        true
    }
}

/// Checks that the name, with which the emitted module imports it, is a valid module name.
fn require_importable(name: &str, span: Span, diagnostics: &mut Diagnostics) {
    if !name.split('.').all(is_importable) {
        diagnostics.push(not_importable(name, span));
    }
}
