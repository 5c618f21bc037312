//! `%apply`: which C++ parameters are taken together, and what the caller passes for them.
//!
//! A rule holds for the functions after it, as in SWIG. Where several fit, the one that gives more names wins, then
//! the later one; but where two of quaff's words name one array, one to read and one to write, it is written: it is for
//! the pointers that are not `const`. Types are compared as C++ compares them: a rule for `T*` with `T` open fits nothing.

mod apply;
mod role;
mod table;
mod unused;

pub use role::Role;
pub use table::ArrayKind;

use crate::diagnostic::Diagnostics;
use crate::interface::{Access, Rank};
use crate::lower::parameter::Parameter;
use crate::lower::types::{Resolved, Resolver};
use crate::source::Span;
use crate::syntax::ApplyDirective;
use std::cell::Cell;
use std::collections::HashMap;
use table::Typemap;

/// All rules, in the order of the text.
#[derive(Default)]
pub struct Typemaps {
    rules: Vec<Rule>,
    /// Which of them are for a first parameter of this name, or of any.
    named: HashMap<Option<String>, Vec<usize>>,
}

/// One target of one `%apply`: parameters that stand side by side.
pub struct Rule {
    typemap: &'static Typemap,
    patterns: Vec<Pattern>,
    span: Span,
    used: Cell<bool>,
}

/// One parameter of a rule.
struct Pattern {
    role: Role,
    r#type: Resolved,
    name: Option<String>,
}

impl Typemaps {
    /// Adds the rules of one directive.
    pub fn add(&mut self, apply: &ApplyDirective, resolver: Resolver, diagnostics: &mut Diagnostics) {
        match apply::rules(apply, resolver) {
            Ok(targets) => {
                for target in targets {
                    match target {
                        Ok(rule) => {
                            let name = rule.patterns[0].name.clone();
                            self.named.entry(name).or_default().push(self.rules.len());
                            self.rules.push(rule);
                        }
                        Err(error) => diagnostics.push(error),
                    }
                }
            }
            Err(error) => diagnostics.push(error),
        }
    }

    /// The rule for the first of these parameters and those after it.
    pub fn find(&self, parameters: &[Parameter]) -> Option<&Rule> {
        let named = [None, Some(parameters.first()?.name.clone())].map(|name| self.named.get(&name));
        let mut indices: Vec<usize> = named.into_iter().flatten().flatten().copied().collect();
        indices.sort_unstable();
        let rules = indices.into_iter().map(|index| &self.rules[index]);
        let fitting: Vec<&Rule> = rules.filter(|rule| rule.fits(parameters)).collect();
        let best = fitting.iter().copied().max_by_key(|rule| rule.names().count())?;
        best.used.set(true);
        let mut rule = best;
        for other in fitting.into_iter().filter(|other| best.is_of_words_with(other)) {
            other.used.set(true);
            rule = if other.writes() { other } else { rule };
        }
        Some(rule)
    }
}

impl Rule {
    /// How many parameters it takes.
    pub fn len(&self) -> usize {
        self.patterns.len()
    }

    /// What C++ gets in each.
    pub fn roles(&self) -> impl Iterator<Item = Role> {
        self.patterns.iter().map(|pattern| pattern.role)
    }

    /// The array that the caller passes for them.
    pub fn array(&self) -> Option<ArrayKind> {
        self.typemap.array
    }

    /// Whether both are quaff's words for an array in the same memory.
    fn is_of_words_with(&self, other: &Rule) -> bool {
        let word =
            |rule: &Rule| rule.array().filter(|array| array.rank == Rank::Any && rule.names().count() == 2);
        matches!((word(self), word(other)), (Some(one), Some(two)) if one.memory == two.memory)
    }

    fn writes(&self) -> bool {
        self.array().is_some_and(|array| array.access == Access::Write)
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.patterns.iter().filter_map(|pattern| pattern.name.as_deref())
    }

    fn fits(&self, parameters: &[Parameter]) -> bool {
        parameters.get(..self.len()).is_some_and(|window| {
            self.patterns.iter().zip(window).all(|(pattern, parameter)| pattern.fits(parameter))
        })
    }
}

impl Pattern {
    fn fits(&self, parameter: &Parameter) -> bool {
        self.name.as_ref().is_none_or(|name| *name == parameter.name)
            && self.role.fits(&self.r#type, &parameter.r#type)
    }
}
