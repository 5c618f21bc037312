//! `%template(bits) bits_in<char>;`: variable templates.

use super::Lowering;
use super::feature::FeatureSubject;
use super::instantiate::Instance;
use super::reason::Reason;
use super::types::{Bindings, Resolver};
use crate::syntax::{Item, TemplateDirective, VariableSyntax};

/// A declared variable template.
#[derive(Clone)]
pub struct VariableTemplate<'s> {
    pub full: String,
    pub item: &'s Item,
    pub variable: &'s VariableSyntax,
}

impl<'s> Lowering<'s, '_> {
    /// Binds the instantiation that a `%template` requests, if it names a variable template; otherwise
    /// returns `false`.
    pub(super) fn instantiate_variable(&mut self, item: &'s Item, directive: &'s TemplateDirective) -> bool {
        let candidates = self.scope.candidates(&item.namespace, &directive.template);
        let named = |full: &String| self.templates.variables.iter().find(|template| template.full == *full);
        let Some(VariableTemplate { full, item: declared, variable }) =
            candidates.iter().find_map(named).cloned()
        else {
            return false;
        };
        let parameters = variable.template_parameters.as_deref().unwrap_or_default();
        let given_in = Resolver::new(&self.scope, &item.namespace);
        let arguments = directive.template.arguments().unwrap_or_default();
        match Instance::new(given_in, &declared.namespace, parameters, arguments, &Bindings::default()) {
            Ok(Instance { bindings, texts }) => {
                let name = directive.name.clone();
                let subject = FeatureSubject { name, template_arguments: texts, ..FeatureSubject::of(&full) };
                self.bind_variable(declared, variable, subject, &bindings, item.span);
            }
            Err(reason) => self.refuse(&full, format!("template variable {full}"), &reason, item.span),
        }
        true
    }

    /// Reports the variable templates that are never instantiated.
    pub(super) fn skip_variable_templates(&mut self) {
        for VariableTemplate { full, item, .. } in self.templates.variables.clone() {
            let is_bound = self.bound.variables.iter().any(|subject| subject.qualified == full);
            if !is_bound {
                let reason = Reason::new("no `%template` instantiates it", "");
                self.skip(format!("template variable {full}"), &reason, item.span);
            }
        }
    }
}
