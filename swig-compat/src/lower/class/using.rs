//! `using Base::f;` in a class: what a base declares, as the class's own; `using Base::Base;`: its constructors.

use super::Definition;
use crate::lower::Lowering;
use crate::lower::types::Resolved;
use crate::syntax::{Access, Item, ItemKind, QualifiedName, Role, TypeSyntax, UsingSyntax};
use std::rc::Rc;

impl<'s> Lowering<'s, '_> {
    pub(super) fn using_member(
        &mut self,
        definition: &Rc<Definition<'s>>,
        item: &'s Item,
        using: &'s UsingSyntax,
    ) {
        let Some((last, base)) = using.target.segments.split_last() else { return };
        let base = QualifiedName { global: using.target.global, segments: base.to_vec() };
        if base.segments.is_empty() {
            return self.scope.declare_using(item, using);
        }
        let base = self.inside(definition).resolve(&TypeSyntax::Named(base));
        let Resolved::Class(base) = base else { return };
        let Some(base) = self.definitions.get(&base).map(Rc::clone) else { return };
        let constructors = last.name == base.syntax.name;
        let added = self.added_members(&base);
        for member in base.syntax.members.iter().chain(added) {
            let ItemKind::Function(function) = &member.kind else { continue };
            let Some(of) = &function.member else { continue };
            let is_named =
                if constructors { of.role == Role::Constructor } else { function.name == last.name };
            if is_named && member.access != Access::Private && !function.deleted {
                self.bind_member(definition, &base, member, function, of);
            }
        }
    }
}

/// Whether the directive names the constructors of a base.
pub(super) fn names_constructor(using: &UsingSyntax, definition: &Definition) -> bool {
    match using.target.segments.as_slice() {
        [.., base, last] => {
            base.name == last.name && definition.bases.iter().any(|class| is_called(class, &last.name))
        }
        _ => false,
    }
}

/// Whether `example::Box<int>` is called `Box`.
fn is_called(class: &str, name: &str) -> bool {
    let template = class.split('<').next().unwrap_or(class);
    template.rsplit("::").next() == Some(name)
}
