//! `%import`: text of another module. It is processed like any other text, so that its types, typemaps and
//! features are known, but its declarations are not bound.

use super::module;
use crate::interface::Import;
use crate::lower::Lowering;
use crate::source::Span;
use crate::syntax::{ImportDirective, ModuleDirective};

impl Lowering<'_, '_> {
    pub(super) fn begin_import(&mut self, directive: &ImportDirective) {
        if let Some(name) = &directive.module {
            self.require_importable(name, directive.span);
        }
        self.importing.push(self.interface.imports.len());
        let import = Import { module: directive.module.clone(), file: directive.file.clone() };
        self.interface.imports.push(import);
    }

    pub(super) fn end_import(&mut self) {
        self.importing.pop();
    }

    /// Takes the name of an imported module from its first `%module`. Returns false if nothing is being
    /// imported.
    pub(super) fn name_import(&mut self, module: &ModuleDirective) -> bool {
        let Some(import) = self.importing.last() else { return false };
        let package = module.package.as_ref().filter(|package| !package.is_empty());
        let name = || match package {
            Some(package) => format!("{package}.{}", module.name),
            None => module.name.clone(),
        };
        let import = &mut self.interface.imports[*import];
        if import.module.is_none() {
            let name = name();
            import.module = Some(name.clone());
            self.require_importable(&name, module.name_span);
        }
        true
    }

    /// Checks that the name, with which the emitted module imports it, is a valid module name.
    fn require_importable(&mut self, name: &str, span: Span) {
        if !name.split('.').all(module::is_importable) {
            self.diagnostics.push(module::not_importable(name, span));
        }
    }
}
