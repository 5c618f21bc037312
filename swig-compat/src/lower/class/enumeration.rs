//! Enumerations inside classes: their values are attributes of the class.

use super::Definition;
use crate::interface::{Action, DeclarationKind, Enum, Enumerator, Ty, Type};
use crate::lower::Lowering;
use crate::lower::enumeration::dtype;
use crate::lower::enumeration::underlying;
use crate::lower::scope::Scope;
use crate::lower::target::{Named, NamedKind};
use crate::syntax::{EnumSyntax, Item};

impl<'s> Scope<'s> {
    /// Declares the type of an enumeration.
    pub(super) fn name_enumeration(&mut self, definition: &mut Definition<'s>, r#enum: &'s EnumSyntax) {
        if r#enum.name.is_empty() {
            return;
        }
        let base = underlying(r#enum, &definition.resolver(self));
        let full = definition.qualified(&r#enum.name);
        self.declare_enum(full.clone(), base);
        definition.bindings.insert(r#enum.name.clone(), Ty::Enum(full, base));
    }
}

impl<'s> Lowering<'s, '_> {
    /// Binds the values of an enumeration: `Filter.low`, or `Filter.Kind_low` for a scoped enumeration.
    pub(super) fn member_enumeration(
        &mut self,
        definition: &Definition<'s>,
        item: &'s Item,
        r#enum: &'s EnumSyntax,
    ) {
        let base = underlying(r#enum, &definition.resolver(&self.scope));
        let cxx = definition.qualified(&r#enum.name);
        let read = Ty::Enum(cxx.clone(), base).value();
        let scopes = definition.class.scopes();
        let mut enumerators = Vec::new();
        for (enumerator, (full, value)) in
            r#enum.enumerators.iter().zip(self.scope.enumerator_values(&scopes, r#enum))
        {
            let named = Named {
                kind: NamedKind::Enumerator,
                owner: Some(&definition.class),
                full: &full,
                name: &enumerator.name,
                ..Named::default()
            };
            let Some(given) = self.given_name(&named, enumerator.span) else { continue };
            let name = if r#enum.scoped { format!("{}_{given}", r#enum.name) } else { given.clone() };
            enumerators.push(Enumerator { name: given, cxx: full.clone(), value, attribute: name.clone() });
            let path = full.strip_prefix(&definition.qualified("")).unwrap_or(&full);
            let read = read.clone().map(Type::Value);
            self.declare_member(definition, item, (&name, path), Action::Read, Vec::new(), read);
        }
        let class = Some(definition.class.clone());
        let (name, dtype) = (r#enum.name.clone(), dtype(base));
        let is_class = self.is_int_enum(&name, &cxx);
        let r#enum = Enum { name, cxx, class, dtype, enumerators, constants: Vec::new(), is_class };
        self.declare(item.span, &item.namespace, DeclarationKind::Enum(r#enum));
    }
}
