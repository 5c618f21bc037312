//! `%feature`: stores the features for later stages, known or unknown.
//!
//! A feature applies to declarations and instantiations after it. Of several features of one name, the one
//! whose target names the declaration most closely applies: a name alone overrides a feature for the whole
//! interface, one for everything in a class, a base of it or a namespace overrides a name alone, and a
//! qualified name overrides both. Of equally close ones the later applies, and an empty value removes them,
//! but no others.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{ABSTRACT_BASE, ACTION, ClassType, EXCEPT, FullName, Ty};
use crate::lower::scope::Scope;
use crate::lower::target::{self, Closeness, Named};
use crate::lower::types::Resolver;
use crate::nearest::nearest;
use crate::syntax::{FeatureDirective, FeatureTarget, Item, TypeSyntax};
use rustc_hash::FxHashMap;
use std::cell::Cell;
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::hash::{Hash, Hasher};
use std::iter;

/// The features in the order of the text.
#[derive(Default)]
pub struct Features<'s> {
    entries: Vec<FeatureEntry<'s>>,
    /// The indices of features with a target, by the last part of the target's name.
    targeted: FxHashMap<&'s str, Vec<usize>>,
    /// The indices of features without a target outside of classes and namespaces, which apply to the whole
    /// interface.
    for_all: Vec<usize>,
    /// The indices of features without a target inside a class or a namespace, by its name. They apply to the
    /// declarations directly in it.
    for_scope: FxHashMap<String, Vec<usize>>,
}

/// The part of an interface to which a feature belongs, from the least close to a declaration to the closest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum FeaturePrecedence {
    Interface,
    /// Any declaration with the name of the target.
    Alone(Closeness),
    /// The class or the namespace around the declaration, or a base of the class, by its position among the
    /// bases from 1 on.
    Scope(Reverse<usize>),
    Name(Closeness),
}

struct FeatureEntry<'s> {
    feature: &'s FeatureDirective,
    item: &'s Item,
    /// The number of definitions of classes above the feature.
    classes: usize,
    used: Cell<bool>,
}

/// The identity of a function for C++ and for a `%feature`: its bound name and the C++ function.
pub struct FeatureSubject {
    /// The caller's name.
    pub name: String,
    pub qualified: String,
    pub template_arguments: Vec<String>,
    pub parameters: Vec<Ty>,
    /// The `&` or `&&` after the parameters of a member function.
    pub reference: &'static str,
    /// The class of a member with parameters; no part of the identity, because the qualified name has it.
    pub owner: Option<ClassType>,
}

impl PartialEq for FeatureSubject {
    fn eq(&self, other: &FeatureSubject) -> bool {
        self.identity() == other.identity()
    }
}

impl Eq for FeatureSubject {}

impl Hash for FeatureSubject {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.identity().hash(state);
    }
}

impl<'s> Features<'s> {
    /// Adds a feature with this number of definitions of classes above it.
    pub fn add(&mut self, item: &'s Item, feature: &'s FeatureDirective, classes: usize) {
        let index = self.entries.len();
        match feature.target.as_ref().and_then(|target| target.name.segments.last()) {
            Some(last) => self.targeted.entry(&last.name).or_default().push(index),
            None => {
                let class = feature.class.iter().flat_map(|class| &class.segments);
                let names = item.namespace.iter().chain(class.map(|segment| &segment.name));
                let scope = names.map(String::as_str).collect::<Vec<_>>().join("::");
                let places = if scope.is_empty() {
                    &mut self.for_all
                } else {
                    self.for_scope.entry(scope).or_default()
                };
                places.push(index);
            }
        }
        self.entries.push(FeatureEntry { feature, item, classes, used: Cell::new(false) });
    }

    /// The features that apply to a function.
    pub fn of(&self, subject: &FeatureSubject, scope: &Scope) -> BTreeMap<String, String> {
        let named = self.for_names(subject).into_iter().map(|index| &self.entries[index]);
        let named = named.filter_map(|entry| Some((entry.precedence(subject, scope)?, entry)));
        let all = self.for_all.iter().map(|index| (FeaturePrecedence::Interface, &self.entries[*index]));
        // The least close feature comes first. The sort is stable, so equally close features stay in the
        // order of the text.
        let mut fitting: Vec<_> = all.chain(self.of_scopes(subject, scope)).chain(named).collect();
        fitting.sort_by_key(|(precedence, _)| *precedence);
        let mut found = BTreeMap::new();
        for equal in fitting.chunk_by(|(one, _), (other, _)| one == other) {
            let mut given = BTreeMap::new();
            for (_, entry) in equal {
                entry.used.set(true);
                entry.write(&mut given);
            }
            given.retain(|_, value: &mut String| !value.is_empty());
            found.append(&mut given);
        }
        found
    }

    /// The features for everything in the class or the namespace of a subject, or in a base of the class.
    fn of_scopes(
        &self,
        subject: &FeatureSubject,
        scope: &Scope,
    ) -> Vec<(FeaturePrecedence, &FeatureEntry<'s>)> {
        if self.for_scope.is_empty() {
            return Vec::new();
        }
        let full = &subject.qualified;
        let bases = scope.members_of_bases(full);
        let mut found = Vec::new();
        for (position, member) in iter::once(full).chain(&bases).enumerate() {
            let outer = FullName::of(member).outer().map(FullName::without_arguments);
            let entries = outer.and_then(|outer| self.for_scope.get(&outer));
            let entries = entries.into_iter().flatten().map(|index| &self.entries[*index]);
            let entries = entries.filter(|entry| entry.is_for_scope_of(member, scope));
            let precedence = FeaturePrecedence::Scope(Reverse(position));
            found.extend(
                entries
                    .filter(|entry| position == 0 || entry.is_inherited(full, member))
                    .map(|entry| (precedence, entry)),
            );
        }
        found
    }

    /// The directive with this feature name that applies to a function.
    pub fn last(&self, name: &str, subject: &FeatureSubject, scope: &Scope) -> Option<&'s FeatureDirective> {
        let entries = self.for_names(subject).into_iter().map(|index| &self.entries[index]);
        let entries = entries.filter(|entry| entry.feature.name == name);
        let fitting = entries.filter_map(|entry| Some((entry.precedence(subject, scope)?, entry.feature)));
        fitting.max_by_key(|(precedence, _)| *precedence).map(|(_, feature)| feature)
    }

    /// The indices of the features for one of the subject's names, in the order of the text.
    fn for_names(&self, subject: &FeatureSubject) -> Vec<usize> {
        let all = subject.last_names().filter_map(|name| self.targeted.get(name.as_str()));
        let mut all: Vec<usize> = all.flatten().copied().collect();
        all.sort_unstable();
        all.dedup();
        all
    }

    /// Warns of each feature whose target does not exist, or precedes the feature. `declared` are all
    /// declared names with their namespaces, and `subjects` all bound functions.
    pub fn warn_of_unused(
        &self,
        declared: &[&str],
        subjects: &[&FeatureSubject],
        scope: &Scope,
        diagnostics: &mut Diagnostics,
    ) {
        let mut named: FxHashMap<String, Vec<&FeatureSubject>> = FxHashMap::default();
        for subject in subjects {
            subject.last_names().for_each(|name| named.entry(name).or_default().push(subject));
        }
        // pyabc.i has features for containers that the interface may not use.
        let is_unused = |entry: &&FeatureEntry| !entry.used.get() && entry.feature.name != ABSTRACT_BASE;
        for entry in self.entries.iter().filter(is_unused) {
            let Some(target) = &entry.feature.target else { continue };
            let last = target.name.segments.last().map_or("", |last| &last.name);
            let subjects = named.get(last).map_or(&[][..], Vec::as_slice);
            let warning = entry.unused(target, declared, subjects, scope, diagnostics.are_many());
            if let Some(warning) = warning {
                diagnostics.push(warning);
            }
        }
    }
}

impl FeatureSubject {
    fn identity(&self) -> (&str, &str, &[String], &[Ty], &str) {
        (&self.name, &self.qualified, &self.template_arguments, &self.parameters, self.reference)
    }

    /// The subject for a class.
    pub fn of(cxx: &str) -> FeatureSubject {
        let (name, qualified) = (cxx.to_owned(), cxx.to_owned());
        FeatureSubject {
            name,
            qualified,
            template_arguments: Vec::new(),
            parameters: Vec::new(),
            reference: "",
            owner: None,
        }
    }

    /// The names by which directives may refer to the subject.
    pub fn named(&self) -> Named<'_> {
        Named {
            full: &self.qualified,
            name: &self.name,
            template_arguments: &self.template_arguments,
            parameters: Some(&self.parameters),
            owner: self.owner.as_ref(),
            ..Named::default()
        }
    }

    /// The last parts of the names by which a target may refer to the subject.
    fn last_names(&self) -> impl Iterator<Item = String> {
        [&self.qualified, &self.name].map(|name| FullName::of(name).unqualified().to_owned()).into_iter()
    }
}

/// The `&` or `&&` among the qualifiers after a parameter list.
pub fn reference(qualifiers: &str) -> &'static str {
    ["&&", "&"].into_iter().find(|mark| qualifiers.contains(mark)).unwrap_or_default()
}

impl FeatureEntry<'_> {
    fn is_for(&self, subject: &FeatureSubject, scope: &Scope) -> bool {
        self.precedence(subject, scope).is_some()
    }

    /// The precedence of the feature for a subject, if the feature applies to it. The target may also be the
    /// caller's name.
    fn precedence(&self, subject: &FeatureSubject, scope: &Scope) -> Option<FeaturePrecedence> {
        let target = self.feature.target.as_ref()?;
        // A subject does not record whether it is `const`, so a feature applies to both overloads.
        let qualifiers = target.qualifiers.as_deref().unwrap_or_default();
        if target.parameters.is_some() && reference(qualifiers) != subject.reference {
            return None;
        }
        let names = [&subject.qualified, &subject.name].into_iter();
        let closeness = names.filter_map(|full| {
            let named = Named { full, qualifiers, ..subject.named() };
            let place = target::DirectivePlace::of(self.item, self.classes);
            target::closeness(target, place, &named, scope)
        });
        closeness.max().map(|closeness| match closeness.is_of_any_place() {
            true => FeaturePrecedence::Alone(closeness),
            false => FeaturePrecedence::Name(closeness),
        })
    }

    /// Whether a feature without a target applies to a member: inside `%extend Box<int>`, such a feature
    /// applies only to members of that class.
    fn is_for_scope_of(&self, member: &str, scope: &Scope) -> bool {
        let Some(class) = &self.feature.class else { return true };
        let class = Resolver::new(scope, &self.item.namespace).resolve(&TypeSyntax::Named(class.clone()));
        class.class().map(ClassType::name) == FullName::of(member).scope()
    }

    /// Whether a feature for everything in a base also applies to the member `full` of a derived class.
    /// Instances of templates do not inherit features for instances, and other classes do not inherit
    /// features for templates.
    fn is_inherited(&self, full: &str, of_base: &str) -> bool {
        match self.feature.class {
            Some(_) => !FullName::of(full).is_in_instance(),
            None => FullName::of(full).is_in_instance() || !FullName::of(of_base).is_in_instance(),
        }
    }

    /// Whether the target is one of `known`, by its full name or the last part of it.
    fn names(&self, target: &FeatureTarget, scope: &Scope, known: &[&str]) -> bool {
        known.iter().any(|full| target::names(target, &self.item.namespace, full, scope))
    }

    fn write(&self, found: &mut BTreeMap<String, String>) {
        let FeatureDirective { name, value, attributes, .. } = self.feature;
        found.insert(name.clone(), value.clone());
        for (attribute, value) in attributes {
            // Named as in SWIG.
            found.insert(format!("{name}:{attribute}"), value.clone());
        }
    }

    fn unused(
        &self,
        target: &FeatureTarget,
        declared: &[&str],
        subjects: &[&FeatureSubject],
        scope: &Scope,
        among_many: bool,
    ) -> Option<Diagnostic> {
        let shown = &target.name;
        let warning = |message: String| Diagnostic::warning(code::UNUSED_FEATURE, target.span, message);
        if subjects.iter().any(|subject| self.is_for(subject, scope)) {
            let warning = warning(format!("`%feature` comes after `{shown}`, so it has no effect"));
            return Some(warning.help("move it before the declaration, or before its `%template`"));
        }
        if self.names(target, scope, declared) {
            let overloads = subjects.iter().any(|subject| self.names(target, scope, &[&subject.qualified]));
            // A declaration that is not bound has its own warning.
            return overloads
                .then(|| warning(format!("`%feature` matches no overload of `{}`", shown.path())));
        }
        // Members of a class are left out with their class.
        let class = shown.path();
        if FullName::of(&class).scope().is_some_and(|class| declared.contains(&class)) {
            return None;
        }
        let warning = warning(format!("`%feature` is for `{shown}`, which is not declared"));
        if among_many {
            return Some(warning.help("include the header that declares it, or remove the directive"));
        }
        let short = declared.iter().map(|name| FullName::of(name).last());
        Some(match nearest(&class, declared.iter().copied().chain(short)) {
            Some(near) => warning.help(format!("did you mean `{near}`?")),
            None => warning.help("include the header that declares it, or remove the directive"),
        })
    }
}

/// Inserts the code of `%feature("action")`, which replaces the call, at `$action` in the code around it.
pub(super) fn put_action_into_code_around(features: &mut BTreeMap<String, String>) {
    let Some(action) = features.get(ACTION).filter(|code| !matches!(code.trim(), "" | "0" | "1")) else {
        return;
    };
    let call = call_by(action);
    let around = features.get(EXCEPT).filter(|code| !matches!(code.trim(), "" | "0" | "1"));
    let code = around.map_or_else(|| call.clone(), |code| code.replace("$action", &call));
    features.insert(EXCEPT.to_owned(), code);
}

/// The code of a `%feature("action")` in the place of the call.
fn call_by(action: &str) -> String {
    format!("{{ {action} }}")
}

/// The code around a call that consists of the code of a feature alone.
pub(super) fn code_around_call(feature: &FeatureDirective) -> String {
    match feature.name == ACTION {
        true => call_by(&feature.value),
        false => feature.value.trim().to_owned(),
    }
}
