//! `using Base::f;` in a class, which redeclares a member of a base, and `using Base::Base;`, which inherits
//! its constructors.

use super::known::Known;
use crate::interface::ClassType;
use crate::lower::class::definition::Definition;
use crate::syntax::{
    FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole, QualifiedName, TypeSyntax, UsingSyntax,
};
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// The members that a `using` declaration takes over from a base.
#[derive(Clone, Copy)]
enum TakenOver<'a> {
    Constructors,
    Member(&'a str),
}

/// A member that a class has from a base, with the base.
pub(super) type FromBase<'s> = (Rc<Definition<'s>>, &'s Item);

impl<'s> Known<'_, 's> {
    /// The members of bases that a `using` declaration in a class takes over.
    pub(super) fn taken_over(self, definition: &Definition<'s>, using: &UsingSyntax) -> Vec<FromBase<'s>> {
        let mut members = Vec::new();
        for (base, taken) in self.bases_with_taken_over(definition, using) {
            self.take_over(definition, &base, taken, &mut FxHashSet::default(), &mut members);
        }
        members
    }

    /// Adds the members of a class and its bases that a `using` declaration takes over. Returns whether there
    /// are any.
    fn take_over(
        self,
        definition: &Definition<'s>,
        base: &ClassType,
        taken: TakenOver,
        seen: &mut FxHashSet<ClassType>,
        members: &mut Vec<FromBase<'s>>,
    ) -> bool {
        // A class that is its own base is left for C++ to refuse.
        let is_new = seen.insert(base.clone());
        let Some(base) = self.class(base).filter(|_| is_new) else { return false };
        let mut is_found = false;
        let added = self.added_members(&base);
        for member in base.syntax.members.iter().chain(added) {
            is_found |= match (&member.kind, taken) {
                (ItemKind::Function(function), _) => {
                    let is_taken = self.takes_function(definition, &base, member, function, taken);
                    members.extend((is_taken && !function.deleted).then(|| (Rc::clone(&base), member)));
                    is_taken
                }
                (ItemKind::Data(data), TakenOver::Member(name))
                    if data.name == name && member.access != MemberAccess::Private =>
                {
                    members.push((Rc::clone(&base), member));
                    true
                }
                (ItemKind::Using(using), _) => {
                    let through = self
                        .bases_with_taken_over(&base, using)
                        .into_iter()
                        .filter(|(_, of)| of.is_as(taken));
                    let through: Vec<ClassType> = through.map(|(class, _)| class).collect();
                    through.iter().any(|class| self.take_over(definition, class, taken, seen, members))
                }
                _ => false,
            };
        }
        let is_inherited = !is_found && matches!(taken, TakenOver::Member(_));
        let mut is_above = |above: &ClassType| self.take_over(definition, above, taken, seen, members);
        is_found || is_inherited && base.bases.iter().any(&mut is_above)
    }

    /// Whether a function is taken over. Constructors keep their access in the base; copy constructors are
    /// not inherited, and nor are those that the interface adds, which make objects of the base.
    fn takes_function(
        self,
        definition: &Definition<'s>,
        base: &Definition<'s>,
        item: &Item,
        function: &FunctionSyntax,
        taken: TakenOver,
    ) -> bool {
        let Some(member) = &function.member else { return false };
        let is_constructor = member.role == MemberRole::Constructor;
        match taken {
            TakenOver::Constructors => {
                // A class without constructors has an implicit one without parameters, which takes
                // precedence.
                let is_hidden = function.parameters.is_empty() && definition.constructors().next().is_none();
                let is_usable = item.access == MemberAccess::Public && !is_hidden;
                let is_inherited = is_constructor && !member.is_extension;
                is_inherited && is_usable && !self.is_copy_or_move(base, function)
            }
            TakenOver::Member(name) => {
                !is_constructor && function.name == name && item.access != MemberAccess::Private
            }
        }
    }

    /// The classes that a `using` declaration names, with the members that it takes over from each.
    fn bases_with_taken_over<'a>(
        self,
        definition: &Definition<'s>,
        using: &'a UsingSyntax,
    ) -> Vec<(ClassType, TakenOver<'a>)> {
        let Some((last, scope)) = using.target.segments.split_last().filter(|(_, scope)| !scope.is_empty())
        else {
            return Vec::new();
        };
        let scope = QualifiedName { global: using.target.global, segments: scope.to_vec() };
        let is_repeated = scope.segments.last().is_some_and(|scope| scope.name == last.name);
        let bases = definition.resolver(self.scope).resolve_all(&TypeSyntax::Named(scope), using.pack);
        let named = |base: &ClassType| {
            let is_base = definition.bases.iter().any(|own| own == base);
            match is_base && (is_repeated || base.unqualified() == last.name) {
                true => TakenOver::Constructors,
                false => TakenOver::Member(&last.name),
            }
        };
        bases.iter().filter_map(|base| base.class()).map(|base| (base.clone(), named(base))).collect()
    }

    /// The bases whose constructors a class inherits.
    pub(super) fn constructor_bases(self, definition: &Definition<'s>) -> Vec<Rc<Definition<'s>>> {
        let usings = definition.syntax.members.iter().filter_map(|item| match &item.kind {
            ItemKind::Using(using) => Some(using),
            _ => None,
        });
        let taken = usings.flat_map(|using| self.bases_with_taken_over(definition, using));
        let taken = taken.filter(|(_, taken)| matches!(taken, TakenOver::Constructors));
        taken.filter_map(|(base, _)| self.class(&base)).collect()
    }
}

impl TakenOver<'_> {
    fn is_as(self, other: TakenOver) -> bool {
        match (self, other) {
            (TakenOver::Constructors, TakenOver::Constructors) => true,
            (TakenOver::Member(own), TakenOver::Member(other)) => own == other,
            _ => false,
        }
    }
}

/// Whether a function can be called without arguments.
pub(super) fn takes_nothing(function: &FunctionSyntax) -> bool {
    function.template_parameters.is_empty()
        && function.parameters.iter().all(|parameter| parameter.default.is_some())
}
