//! All that is known at the current item, to which the questions about declarations are put. Their answers
//! change nothing: `Lowering` adds the functions and code that they return to the interface.

use super::Extensions;
use crate::interface::{ClassType, Interface, Ty};
use crate::lower::class::definition::{Definition, Definitions, MOST_BASES, OverloadNumbers, Pure};
use crate::lower::feature::FeatureSubject;
use crate::lower::scope::Scope;
use crate::lower::state::Directives;
use crate::lower::target::Named;
use crate::lower::types::Bindings;
use crate::lower::types::library::LibraryValues;
use crate::lower::whole_text::WholeText;
use crate::lower::{function_of, operator, parameter};
use crate::source::Span;
use crate::syntax::{ClassSyntax, FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole, MemberSyntax};
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;
use std::collections::BTreeMap;
use std::ptr;
use std::rc::Rc;

/// All that is known at the current item.
#[derive(Clone, Copy)]
pub struct Known<'a, 's> {
    pub text: &'a WholeText<'s>,
    pub scope: &'a Scope<'s>,
    pub directives: &'a Directives<'s>,
    pub extensions: &'a Extensions<'s>,
    pub definitions: &'a Definitions<'s>,
    pub interface: &'a Interface,
}

impl<'a, 's> Known<'a, 's> {
    /// The rules for types of the standard library that cross by value.
    pub fn library(self) -> LibraryValues<'a, 's> {
        LibraryValues { scope: self.scope, interface: self.interface, spelling: &self.text.spelling }
    }

    /// The features of a declaration.
    pub fn features(self, subject: &FeatureSubject) -> BTreeMap<String, String> {
        self.directives.features.of(subject, self.scope)
    }

    /// The definition of a class, with which its members are resolved.
    pub(super) fn definition(
        self,
        item: &'s Item,
        syntax: &'s ClassSyntax,
        class: ClassType,
        name: String,
        bindings: Bindings,
        span: Span,
    ) -> Definition<'s> {
        let mut definition = Definition {
            class,
            id: None,
            name,
            item,
            syntax,
            bindings,
            bases: Vec::new(),
            pure: Vec::new(),
            shares_with_copies: false,
            destructor: MemberAccess::Public,
            is_directed: false,
            overload_numbers: OnceCell::new(),
            extensions_above: self.extensions.above(),
            span,
        };
        // Inside the class, its own name stands for it, also without template arguments.
        let own = Ty::Class(definition.class.clone());
        definition.bindings.insert(syntax.name.clone(), own);
        let inherited = self.scope.types_in(&definition.class);
        definition.bindings.extend(inherited);
        definition.bases = self.bases(&definition, |_| true);
        let public = self.bases(&definition, |access| access == MemberAccess::Public);
        self.scope.keep_bases(&definition.class, public);
        for base in &definition.bases {
            for (name, r#type) in self.scope.types_in(base) {
                definition.bindings.entry(name).or_insert(r#type);
            }
        }
        definition
    }

    /// A bound class, or else the visible part of an unbound class.
    pub(super) fn class(self, class: &ClassType) -> Option<Rc<Definition<'s>>> {
        if let Some(bound) = self.definitions.get(class) {
            return Some(Rc::clone(bound));
        }
        let (found, bindings) = self.scope.class_definition(class)?;
        let (class, name) = (class.clone(), found.class.name.clone());
        Some(Rc::new(self.definition(found.item, found.class, class, name, bindings, found.item.span)))
    }

    /// The classes of the bases whose access specifier `is_selected` accepts.
    fn bases(
        self,
        definition: &Definition<'s>,
        is_selected: impl Fn(MemberAccess) -> bool,
    ) -> Vec<ClassType> {
        let resolver = definition.resolver(self.scope);
        let bases = definition.syntax.bases.iter().filter(|base| is_selected(base.access));
        let resolved = bases.flat_map(|base| resolver.resolve_all(&base.r#type, base.pack));
        resolved.filter_map(|base| base.class().cloned()).collect()
    }

    /// The public bases of a class, followed by the bases of those that are not bound, which Python does not
    /// see.
    pub(super) fn public_bases(self, definition: &Definition<'s>) -> Vec<ClassType> {
        let (mut all, mut seen) = (Vec::new(), FxHashSet::default());
        self.add_public_bases(definition, MOST_BASES, &mut seen, &mut all);
        all
    }

    /// Adds the public bases of a class. `seen` are the classes whose bases were added before.
    fn add_public_bases(
        self,
        definition: &Definition<'s>,
        depth: usize,
        seen: &mut FxHashSet<ClassType>,
        all: &mut Vec<ClassType>,
    ) {
        for base in self.bases(definition, |access| access == MemberAccess::Public) {
            let is_hidden = depth > 0 && !self.definitions.contains_key(&base);
            let hidden = self.class(&base).filter(|_| is_hidden && seen.insert(base.clone()));
            all.push(base);
            if let Some(hidden) = hidden {
                self.add_public_bases(&hidden, depth - 1, seen, all);
            }
        }
    }
}

impl Definition<'_> {
    /// Whether the class has a non-constant `operator->`.
    pub(super) fn has_changing_arrow(&self) -> bool {
        let is_changing = |member: &MemberSyntax| !member.is_const;
        let mut functions = self.syntax.members.iter().filter_map(function_of);
        functions.any(|function| {
            function.name == operator::ARROW && function.member.as_ref().is_some_and(is_changing)
        })
    }
}

impl<'s> Known<'_, 's> {
    /// Whether an `operator->` returns a pointer to an object of a class, plain or shared, or an object that
    /// has such an operator itself.
    pub(super) fn points(self, definition: &Definition<'s>, function: &FunctionSyntax) -> bool {
        let returned = definition.resolver(self.scope).resolve(&function.returns);
        if let Some(pointee) = returned.pointee() {
            return pointee.class().is_some();
        }
        let Some(next) = returned.referent().unwrap_or(&returned).class() else { return false };
        next.pointee().is_some_and(|pointee| pointee.class().is_some())
            || self.class(next).is_some_and(|next| next.syntax.members.iter().any(is_arrow))
    }
}

fn is_arrow(item: &Item) -> bool {
    function_of(item).is_some_and(|function| function.name == operator::ARROW)
}

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

/// The name by which Python calls a member function, and whether the function is a constructor, a destructor
/// or a method.
type OverloadSet = (String, MemberRole);

impl<'s> Known<'_, 's> {
    /// Numbers the member functions of a class, together with those that `%extend` adds: the code of an
    /// interface calls `Counter_add__SWIG_1` by its name.
    ///
    /// SWIG counts the functions that Python calls by one name. A function with default arguments counts once
    /// more for each of them, except in C and with `%feature("compactdefaultargs")` or `%feature("kwargs")`.
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
