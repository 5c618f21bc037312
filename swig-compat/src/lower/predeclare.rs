//! The types that the interface declares anywhere, which are known before anything is bound: a function may name a class or
//! an enumeration that stands further down, as with SWIG.

use super::Lowering;
use super::builtin::Builtin;
use super::scope::full_name;
use super::types::Resolver;
use crate::syntax::{ClassSyntax, EnumSyntax, Item, ItemKind};

impl<'s> Lowering<'s, '_> {
    /// Declares the classes, enumerations and other names of types among the items, and those inside of the classes.
    pub(super) fn predeclare(&mut self, items: &'s [Item]) {
        for item in items {
            match &item.kind {
                ItemKind::Class(class) => self.predeclare_class(item, class),
                ItemKind::Enum(r#enum) => self.predeclare_enumeration(item, r#enum),
                ItemKind::Alias(alias) => self.scope.declare_alias(item, alias),
                _ => {}
            }
        }
    }

    fn predeclare_class(&mut self, item: &'s Item, class: &'s ClassSyntax) {
        if class.name.is_empty() || class.specialized.is_some() {
            return;
        }
        self.scope.declare_class(full_name(&item.namespace, &class.name));
        if class.template_parameters.is_none() {
            self.predeclare(&class.members);
        }
    }

    fn predeclare_enumeration(&mut self, item: &'s Item, r#enum: &'s EnumSyntax) {
        if !r#enum.name.is_empty() {
            let resolver = Resolver::new(&self.scope, &item.namespace);
            let base = r#enum.base.as_ref().and_then(|base| resolver.resolve(base).builtin());
            let base = base.map_or(Builtin::fundamental("int"), Builtin::underlying);
            self.scope.declare_enum(full_name(&item.namespace, &r#enum.name), base);
        }
    }
}
