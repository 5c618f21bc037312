//! `%import`: text of another module. It is processed like any other text, so that its types, typemaps and
//! features are known, but its declarations are not bound.

use super::module;
use crate::diagnostic::Diagnostics;
use crate::interface::{Import, Interface};
use crate::source::Span;
use crate::syntax::{ImportDirective, ModuleDirective};

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
    if !name.split('.').all(module::is_importable) {
        diagnostics.push(module::not_importable(name, span));
    }
}
