//! Determines abstract classes: those with pure virtual functions that are not overridden.

use super::known::Known;
use crate::interface::ClassType;
use crate::lower::class::definition::{Definition, MOST_BASES, Pure};
use crate::lower::parameter;
use crate::syntax::{FunctionSyntax, Item, ItemKind, MemberRole};
use rustc_hash::FxHashSet;

impl<'s> Known<'_, 's> {
    /// The pure virtual functions of a class: its own, and those of its bases that it does not define.
    pub(super) fn pure(self, definition: &Definition<'s>) -> Vec<Pure> {
        let mut pure: Vec<Pure> = Vec::new();
        for base in definition.bases.iter().filter_map(|base| self.definitions.get(base)) {
            pure.extend(base.pure.iter().cloned());
        }
        let functions = definition.syntax.members.iter().filter_map(|member| match &member.kind {
            ItemKind::Function(function) => Some(function),
            _ => None,
        });
        let mut own_pure = Vec::new();
        for function in functions {
            let Some(member) = &function.member else { continue };
            let own = self.virtual_function(definition, function, member.is_const, member.role);
            pure.retain(|other| *other != own);
            if member.is_pure {
                own_pure.push(own);
            }
        }
        // With a shared virtual base, one base may define what another leaves pure.
        pure.retain(|function| {
            let mut seen = FxHashSet::default();
            !definition.bases.iter().any(|base| self.defines(base, function, MOST_BASES, &mut seen))
        });
        // Every class defines its destructor, at least implicitly.
        if !definition.syntax.members.iter().any(is_pure_destructor) {
            pure.retain(|function| !function.name.starts_with('~'));
        }
        pure.extend(own_pure);
        pure
    }

    /// Whether a bound class or one of its bases defines a function. `seen` are the classes that do not.
    fn defines(
        self,
        class: &ClassType,
        function: &Pure,
        depth: usize,
        seen: &mut FxHashSet<ClassType>,
    ) -> bool {
        let is_new = depth > 0 && seen.insert(class.clone());
        let Some(class) = self.definitions.get(class).filter(|_| is_new) else { return false };
        let is_definition = |member: &Item| match &member.kind {
            ItemKind::Function(own) if own.name == function.name => {
                let member = own.member.as_ref().filter(|member| !member.is_pure);
                member.is_some_and(|member| {
                    self.virtual_function(class, own, member.is_const, member.role) == *function
                })
            }
            _ => false,
        };
        class.syntax.members.iter().any(is_definition)
            || class.bases.iter().any(|base| self.defines(base, function, depth - 1, seen))
    }

    pub(super) fn virtual_function(
        self,
        definition: &Definition<'s>,
        function: &FunctionSyntax,
        is_const: bool,
        role: MemberRole,
    ) -> Pure {
        let parameters = parameter::resolve(&function.parameters, definition.resolver(self.scope));
        let parameters = parameters.into_iter().map(|parameter| parameter.r#type).collect();
        let name = if role == MemberRole::Destructor { "~".to_owned() } else { function.name.clone() };
        Pure { name, parameters, is_const }
    }
}

fn is_pure_destructor(item: &crate::syntax::Item) -> bool {
    match &item.kind {
        ItemKind::Function(FunctionSyntax { member: Some(member), .. }) => {
            member.is_pure && member.role == MemberRole::Destructor
        }
        _ => false,
    }
}
