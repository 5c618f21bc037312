//! Enumerations inside classes: their values are attributes of the class.

use super::Definition;
use crate::interface::Action;
use crate::lower::Lowering;
use crate::lower::builtin::Builtin;
use crate::lower::target::{Kind, Named};
use crate::lower::types::Resolved;
use crate::syntax::{EnumSyntax, Item};

impl<'s> Lowering<'s, '_> {
    /// Makes the type of an enumeration known.
    pub(super) fn name_enumeration(&mut self, definition: &mut Definition<'s>, r#enum: &'s EnumSyntax) {
        if r#enum.name.is_empty() {
            return;
        }
        let base = r#enum.base.as_ref().and_then(|base| self.inside(definition).resolve(base).builtin());
        let base = base.unwrap_or(Builtin::fundamental("int"));
        let full = definition.qualified(&r#enum.name);
        self.scope.declare_enum(full.clone(), base);
        definition.bindings.insert(r#enum.name.clone(), Resolved::Enum(full, base));
    }

    /// `Filter.low`, and of an enumeration with a scope `Filter.Kind_low`.
    pub(super) fn member_enumeration(
        &mut self,
        definition: &Definition<'s>,
        item: &'s Item,
        r#enum: &'s EnumSyntax,
    ) {
        let base = r#enum.base.as_ref().and_then(|base| self.inside(definition).resolve(base).builtin());
        let base = base.unwrap_or(Builtin::fundamental("int"));
        let value = Resolved::Enum(definition.qualified(&r#enum.name), base).value();
        for enumerator in &r#enum.enumerators {
            let path = match r#enum.scoped {
                true => format!("{}::{}", r#enum.name, enumerator.name),
                false => enumerator.name.clone(),
            };
            let full = definition.qualified(&path);
            self.scope.declare_value(full.clone());
            let named = Named {
                kind: Kind::Enumerator,
                is_member: true,
                full: &full,
                name: &enumerator.name,
                ..Named::default()
            };
            let Some(given) = self.given_name(&named, enumerator.span) else { continue };
            let name = if r#enum.scoped { format!("{}_{given}", r#enum.name) } else { given };
            self.declare_member(definition, item, (&name, &path), Action::Read, Vec::new(), value.clone());
        }
    }
}
