//! `using Base::f;` in a class: what a base declares, as the class's own; `using Base::Base;`: its constructors.

use super::Definition;
use crate::lower::Lowering;
use crate::lower::types::Resolved;
use crate::syntax::{Access, Item, ItemKind, QualifiedName, Role, TypeSyntax, UsingSyntax};
use std::collections::HashSet;
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
        if let Resolved::Class(base) = self.inside(definition).resolve(&TypeSyntax::Named(base)) {
            self.take_over(definition, &base, &last.name, &mut HashSet::new());
        }
    }

    /// Binds what a class, or one that it is derived from, has under a name as members of `definition`.
    fn take_over(
        &mut self,
        definition: &Rc<Definition<'s>>,
        base: &str,
        name: &str,
        seen: &mut HashSet<String>,
    ) -> bool {
        // No class is its own base; text that says so is C++'s to refuse.
        let is_new = seen.insert(base.to_owned());
        let Some(base) = self.known(base).filter(|_| is_new) else { return false };
        let constructors = name == base.syntax.name || is_called(&base.cxx, name);
        let mut is_found = false;
        let added = self.added_members(&base);
        for member in
            base.syntax.members.iter().chain(added).filter(|member| member.access != Access::Private)
        {
            is_found |= match &member.kind {
                ItemKind::Function(function) => {
                    let Some(of) = &function.member else { continue };
                    let is_constructor = of.role == Role::Constructor;
                    let is_named = if constructors { is_constructor } else { function.name == name };
                    if is_named && !function.deleted && function.template_parameters.is_empty() {
                        self.bind_member(definition, &base, member, function, of);
                    }
                    is_named
                }
                ItemKind::Data(data) if data.name == name => {
                    self.data_of(definition, &base, member, data);
                    true
                }
                ItemKind::Using(using) => match using.target.segments.split_last() {
                    Some((last, of)) if last.name == name && !of.is_empty() => {
                        let of = QualifiedName { global: using.target.global, segments: of.to_vec() };
                        let of = self.inside(&base).resolve(&TypeSyntax::Named(of));
                        of.class().is_some_and(|of| self.take_over(definition, of, name, seen))
                    }
                    _ => false,
                },
                _ => false,
            };
        }
        is_found || base.bases.iter().any(|above| self.take_over(definition, above, name, seen))
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
