//! Selects the C++ parameters that belong together, and what the caller passes for them: `%apply`, quaff's
//! directives, `%clear`.
//!
//! A rule applies to the functions after it, as in SWIG. The rules of `%apply` match adjacent parameters, and
//! compare types as C++ does: a rule for `T*` with an open `T` matches nothing. The rules of quaff's
//! directives match only names: a directive names a pointer and its extents, which can be anywhere and can
//! belong to several pointers.
//!
//! The rule with the most specific target among those that match applies, then the one with more parameters,
//! then the later one. But if one directive declares an array as read and another as written, the second
//! applies to pointers that are not `const`. A `%clear` ends the rules above it.
//!
//! A SWIG directive is a row of `parse/directive/table.rs`. The row names the function that reads the
//! directive, or the `%feature` that the directive abbreviates, or says that the directive has no effect, or
//! what to write instead. A numpy.i typemap is a row of `lower/typemap/table.rs`: the C++ parameters that it
//! combines, by their roles, the variants of the typemap, and the array that the caller passes or gets.
//! `runtime/src/python/convert/by_numpy.rs` contains numpy.i's rules for conversions and errors. Everything
//! that depends on a role is there too. `%apply` turns a row into rules (`apply.rs`, `rule.rs`), and so do
//! quaff's own directives (`parameter_directive.rs`), which are features with a target (`target.rs`).
//! `bind.rs` finds the rule for each parameter (`bind/slots.rs`) and rewrites all parameters of the rule.
//! Several arrays may share one `Size` or one `Extent`. A new kind of argument needs a role, an `Argument`,
//! and a spelling in each target that prints it.

mod apply;
mod parameter_directive;
mod rule;
mod table;
mod unused;

pub use parameter_directive::{features, is_parameter_directive};
pub use rule::TypemapRule;
pub use table::{ArrayKind, Form, NumberDirection, Role, RuleEffect, View, data_position};

use crate::diagnostic::Diagnostics;
use crate::lower::parameter::Parameter;
use crate::lower::scope::Scope;
use crate::lower::target::{Named, Specificity, Target};
use crate::lower::types::Resolver;
use crate::syntax::{ApplyDirective, ClearDirective, FeatureDirective};
use rule::ParameterPattern;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// The rules of `%apply`, `%clear` and quaff's directives for parameters, in the order of the text.
#[derive(Default)]
pub struct Typemaps<'s> {
    rules: Vec<TypemapRule<'s>>,
    /// The indices of the rules for a first parameter with this name, or with any name (`None`).
    named: FxHashMap<Option<String>, Vec<usize>>,
    /// The rules of SWIG's directives that do not apply now: those below the class whose extension is bound.
    hidden: Range<usize>,
}

impl<'s> Typemaps<'s> {
    /// Adds the rules of one `%apply`.
    pub fn add(&mut self, apply: &ApplyDirective, resolver: Resolver, diagnostics: &mut Diagnostics) {
        match apply::rules(apply, resolver) {
            Ok(targets) => {
                for target in targets {
                    match target {
                        Ok(rule) => self.push(rule),
                        Err(error) => diagnostics.push(error),
                    }
                }
            }
            Err(error) => diagnostics.push(error),
        }
    }

    /// Adds the rules for parameters with numpy.i's own names, which need no `%apply` after numpy.i.
    pub fn add_names_of_numpy(&mut self) {
        apply::rules_by_name().for_each(|rule| self.push(rule));
    }

    /// Adds the rules of one of quaff's directives.
    pub fn add_parameter_directive(
        &mut self,
        feature: &FeatureDirective,
        target: Target<'s>,
        diagnostics: &mut Diagnostics,
    ) {
        match parameter_directive::rule(feature, target) {
            Ok(rule) => self.push(rule),
            Err(error) => diagnostics.push(error),
        }
    }

    /// Ends the rules for the parameters in a `%clear`.
    pub fn clear(&mut self, clear: &ClearDirective, resolver: Resolver) {
        for parameters in clear.targets.iter().filter(|parameters| !parameters.is_empty()) {
            let rule = apply::cleared(parameters, resolver);
            self.push(rule);
        }
    }

    /// The rules for one function.
    pub fn of<'t>(&'t self, function: &'t Named<'t>, scope: &'t Scope<'s>) -> Rules<'t, 's> {
        Rules { typemaps: self, function, scope }
    }

    /// The hidden rules for a declaration that is bound later, and that the next rules do not apply to.
    pub fn held(&self) -> Range<usize> {
        self.rules.len()..usize::MAX
    }

    /// Replaces the rules that do not apply, and returns the previous ones. quaff's own directives name their
    /// functions, and always apply.
    pub fn hold(&mut self, hidden: Range<usize>) -> Range<usize> {
        std::mem::replace(&mut self.hidden, hidden)
    }

    fn push(&mut self, rule: TypemapRule<'s>) {
        let name = rule.patterns[0].name.clone();
        self.named.entry(name).or_default().push(self.rules.len());
        self.rules.push(rule);
    }
}

/// The rules that apply to one function.
pub struct Rules<'t, 's> {
    typemaps: &'t Typemaps<'s>,
    function: &'t Named<'t>,
    scope: &'t Scope<'s>,
}

impl<'t, 's> Rules<'t, 's> {
    /// The rule that matches the parameters beginning at `at`.
    pub fn find(&self, parameters: &[Parameter], at: usize) -> Option<Match<'t>> {
        let mut fitting = self.fitting(parameters, at);
        fitting.retain(|(_, rule)| !rule.is_of_layout());
        let (specificity, best) =
            fitting.iter().copied().max_by_key(|(specificity, rule)| (*specificity, rule.names().count()))?;
        best.used.set(true);
        let mut rule = best;
        let others = fitting.into_iter().filter(|(other, _)| *other == specificity);
        for (_, other) in others.filter(|(_, other)| best.describes_array_of(other)) {
            other.used.set(true);
            rule = if other.writes() { other } else { rule };
        }
        Some(Match { rule, positions: rule.positions(parameters, at)? })
    }

    /// The rule for the layout of the array whose address is at `at`.
    pub fn layout(&self, parameters: &[Parameter], at: usize) -> Option<Match<'t>> {
        let fitting = self.fitting(parameters, at).into_iter().filter(|(_, rule)| rule.is_of_layout());
        let (_, rule) = fitting.max_by_key(|(specificity, _)| *specificity)?;
        rule.used.set(true);
        Some(Match { rule, positions: rule.positions(parameters, at)? })
    }

    /// Whether a directive declares the parameter at `at` as the address of an array, together with other
    /// parameters of the function, whatever their types.
    pub fn name_array(&self, parameters: &[Parameter], at: usize) -> bool {
        let name = &parameters[at].name;
        let is_there = |pattern: &ParameterPattern| {
            pattern
                .name
                .as_ref()
                .is_some_and(|name| parameters.iter().any(|parameter| parameter.name == *name))
        };
        let names = |rule: &TypemapRule| {
            let data = rule.patterns.iter().find(|pattern| pattern.role == Role::Data);
            rule.directive.is_some()
                && rule.array().is_some()
                && data.is_some_and(|data| data.name.as_ref() == Some(name))
                && rule.patterns.iter().all(is_there)
                && rule.specificity(self.function, self.scope).is_some()
        };
        let named = self.typemaps.named.get(&Some(name.clone()));
        let mut named = named.into_iter().flatten().map(|&index| &self.typemaps.rules[index]);
        let found = named.find(|rule| names(rule));
        found.inspect(|rule| rule.used.set(true)).is_some()
    }

    /// The rules that match and were not cleared, in the order of the text.
    fn fitting(&self, parameters: &[Parameter], at: usize) -> Vec<(Specificity, &'t TypemapRule<'s>)> {
        let named = [None, Some(parameters[at].name.clone())].map(|name| self.typemaps.named.get(&name));
        let mut indices: Vec<usize> = named.into_iter().flatten().flatten().copied().collect();
        indices.sort_unstable();
        let mut fitting: Vec<(Specificity, &TypemapRule)> = Vec::new();
        let is_hidden = |index: &usize| {
            self.typemaps.hidden.contains(index) && self.typemaps.rules[*index].directive.is_none()
        };
        indices.retain(|index| !is_hidden(index));
        for rule in indices.into_iter().map(|index| &self.typemaps.rules[index]) {
            let Some(specificity) = rule.specificity(self.function, self.scope) else { continue };
            if rule.positions(parameters, at).is_none() {
                continue;
            }
            match rule.effect {
                RuleEffect::Cleared => {
                    rule.used.set(true);
                    fitting.retain(|(other, _)| *other > specificity);
                }
                _ => fitting.push((specificity, rule)),
            }
        }
        fitting
    }
}

/// A rule, with the parameters that it matches.
pub struct Match<'t> {
    pub rule: &'t TypemapRule<'t>,
    /// The positions of the matched parameters, in the order of the rule.
    pub positions: Vec<usize>,
}
