//! The types that the interface declares anywhere, which are known before anything is bound: a function may name a class or
//! an enumeration that stands further down, as with SWIG.

use super::scope::{Scope, full_name};
use super::traits::is_traits;
use super::types::{Resolver, argument};
use crate::interface::{ClassType, LibraryType};
use crate::syntax::{ClassSyntax, Directive, Item, ItemKind, TemplateDirective};

impl<'s> Scope<'s> {
    /// Declares the classes, enumerations and other names of types among the items, and those inside of the classes.
    pub(super) fn predeclare(&mut self, items: &'s [Item]) {
        for item in items {
            self.declare_namespaces(&item.namespace);
            match &item.kind {
                ItemKind::Class(class) => self.predeclare_class(item, class),
                ItemKind::Enum(r#enum) => _ = self.declare_enumeration(item, r#enum),
                ItemKind::Alias(alias) => self.declare_alias(item, alias),
                _ => {}
            }
        }
    }

    /// Keeps which instances of the standard library's templates a `%template` names: functions above it take their objects
    /// too. All types that the arguments name are to be declared.
    pub(super) fn predeclare_instances(&mut self, items: &[Item]) {
        for item in items {
            match &item.kind {
                ItemKind::Directive(Directive::Template(template)) => {
                    self.predeclare_instance(item, template)
                }
                ItemKind::Class(class) => self.predeclare_instances(&class.members),
                _ => {}
            }
        }
    }

    fn predeclare_instance(&mut self, item: &Item, directive: &TemplateDirective) {
        let path = directive.template.path();
        let candidates = self.candidates(&item.namespace, &directive.template);
        let all = candidates.into_iter().chain([format!("std::{path}")]);
        let is_known = |full: &String| LibraryType::named(full).is_some();
        let Some(full) = all.into_iter().find(is_known) else { return };
        let resolver = Resolver::new(self, &item.namespace);
        let given = directive.template.arguments().unwrap_or_default();
        let arguments = given.iter().map(|given| argument(given, resolver)).collect();
        let class = ClassType::instance(&full, self.class_arguments(&full, arguments));
        self.name_in_library(class.name().to_owned());
    }

    fn predeclare_class(&mut self, item: &'s Item, class: &'s ClassSyntax) {
        let full = full_name(&item.namespace, &class.name);
        if class.specialized.is_some() && is_traits(&full) {
            self.class_types.define(full, item, class);
            return;
        }
        if class.name.is_empty() || class.specialized.is_some() {
            return;
        }
        self.declare_class(full);
        if class.template_parameters.is_none() {
            self.predeclare(&class.members);
        }
    }
}
