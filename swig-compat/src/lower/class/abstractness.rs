//! Which classes are abstract: those with functions that no class has defined.

use super::Definition;
use crate::lower::Lowering;
use crate::lower::parameter;
use crate::lower::types::Resolved;
use crate::syntax::{FunctionSyntax, ItemKind, Role};

/// A function that derived classes are to define.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pure {
    name: String,
    parameters: Vec<Resolved>,
    is_const: bool,
}

impl<'s> Lowering<'s, '_> {
    /// The functions that a class leaves to derived ones: its own, and those of its bases that it does not define.
    pub(super) fn pure(&self, definition: &Definition<'s>) -> Vec<Pure> {
        let mut pure: Vec<Pure> = Vec::new();
        for base in definition.bases.iter().filter_map(|base| self.definitions.get(base)) {
            pure.extend(base.pure.iter().cloned());
        }
        let functions = definition.syntax.members.iter().filter_map(|member| match &member.kind {
            ItemKind::Function(function) => Some(function),
            _ => None,
        });
        for function in functions {
            let Some(member) = &function.member else { continue };
            let own = self.virtual_function(definition, function, member.is_const, member.role);
            pure.retain(|other| *other != own);
            if member.is_pure {
                pure.push(own);
            }
        }
        // Every class defines its destructor, if not in words.
        if !definition.syntax.members.iter().any(is_pure_destructor) {
            pure.retain(|function| !function.name.starts_with('~'));
        }
        pure
    }

    fn virtual_function(
        &self,
        definition: &Definition<'s>,
        function: &FunctionSyntax,
        is_const: bool,
        role: Role,
    ) -> Pure {
        let parameters = parameter::resolve(&function.parameters, self.inside(definition));
        let parameters = parameters.into_iter().map(|parameter| parameter.r#type).collect();
        let name = if role == Role::Destructor { "~".to_owned() } else { function.name.clone() };
        Pure { name, parameters, is_const }
    }
}

fn is_pure_destructor(item: &crate::syntax::Item) -> bool {
    match &item.kind {
        ItemKind::Function(FunctionSyntax { member: Some(member), .. }) => {
            member.is_pure && member.role == Role::Destructor
        }
        _ => false,
    }
}
