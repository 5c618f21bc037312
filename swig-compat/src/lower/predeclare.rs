//! The types that the interface declares anywhere, which are known before anything is bound: a function may name a class or
//! an enumeration that stands further down, as with SWIG.

use super::scope::{Scope, full_name};
use super::traits::is_traits;
use crate::syntax::{ClassSyntax, Item, ItemKind};

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
