//! The numbers that SWIG gives overloads: the code of an interface calls `Counter_add__SWIG_1` by its name.
//!
//! SWIG counts the functions that Python calls by one name. A function with default arguments counts once
//! more for each of them, except in C and with `%feature("compactdefaultargs")` or `%feature("kwargs")`.

use super::Known;
use crate::interface::Ty;
use crate::lower::class::definition::{Definition, OverloadNumbers};
use crate::lower::feature::FeatureSubject;
use crate::lower::parameter;
use crate::lower::target::Named;
use crate::syntax::{FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole};
use rustc_hash::FxHashMap;
use std::ptr;

/// The name by which Python calls a member function, and whether the function is a constructor, a destructor
/// or a method.
type OverloadSet = (String, MemberRole);

impl<'s> Known<'_, 's> {
    /// Numbers the member functions of a class, together with those that `%extend` adds.
    pub(super) fn overload_numbers(self, definition: &Definition<'s>) -> OverloadNumbers {
        let mut sets: FxHashMap<OverloadSet, Vec<(&Item, usize)>> = FxHashMap::default();
        for item in definition.syntax.members.iter().chain(self.added_members(definition)) {
            let ItemKind::Function(function) = &item.kind else { continue };
            let is_bound = match item.access {
                MemberAccess::Public => true,
                MemberAccess::Protected => definition.is_directed,
                MemberAccess::Private => false,
            };
            if !is_bound || function.deleted || !function.template_parameters.is_empty() {
                continue;
            }
            if let Some((set, calls)) = self.overload_set(definition, function) {
                sets.entry(set).or_default().push((item, calls));
            }
        }
        let mut numbers = OverloadNumbers::default();
        for functions in sets.into_values() {
            let count: usize = functions.iter().map(|(_, calls)| calls).sum();
            let mut number = 0;
            for (item, calls) in functions.into_iter().filter(|_| count > 1) {
                numbers.0.insert(ptr::from_ref(item), number);
                number += calls;
            }
        }
        numbers
    }

    /// The overload set of a member function, and the number of argument lists that SWIG counts for it;
    /// `None` for a function that the interface ignores.
    pub(super) fn overload_set(
        self,
        definition: &Definition<'s>,
        function: &FunctionSyntax,
    ) -> Option<(OverloadSet, usize)> {
        let member = function.member.as_ref()?;
        let name = match member.role {
            MemberRole::Constructor => definition.class.unqualified(),
            _ => &function.name,
        };
        let parameters = parameter::resolve(&function.parameters, definition.resolver(self.scope));
        let types: Vec<Ty> = parameters.iter().map(|parameter| parameter.r#type.clone()).collect();
        let qualified = definition.qualified(name);
        let named = Named {
            parameters: Some(&types),
            ..Named::of(&qualified, name, Some(member), Some(&definition.class))
        };
        let name = self.directives.renames.new_name(&named, self.scope).valid()?;
        let defaults = parameters.iter().rev().take_while(|parameter| parameter.default.is_some()).count();
        let owner = Some(definition.class.clone());
        let subject = FeatureSubject { parameters: types, owner, ..FeatureSubject::of(&qualified) };
        let has_one_call = defaults == 0 || self.passes_defaults(&self.features(&subject));
        Some(((name, member.role), if has_one_call { 1 } else { 1 + defaults }))
    }
}
