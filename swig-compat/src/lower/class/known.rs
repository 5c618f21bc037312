//! All that is known at the current item, to which the questions about declarations are put. Their answers
//! change nothing: `Lowering` adds the functions and code that they return to the interface.

use super::Extensions;
use crate::interface::{ClassType, Interface, Ty};
use crate::lower::class::definition::{Definition, Definitions, MOST_BASES};
use crate::lower::feature::FeatureSubject;
use crate::lower::scope::Scope;
use crate::lower::state::Directives;
use crate::lower::types::Bindings;
use crate::lower::types::library::LibraryValues;
use crate::lower::whole_text::WholeText;
use crate::source::Span;
use crate::syntax::{ClassSyntax, Item, MemberAccess};
use rustc_hash::FxHashSet;
use std::cell::OnceCell;
use std::collections::BTreeMap;
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
