//! `%contract f(int a) { require: a > 0; ensure: f > 0; }`: the conditions of a function, in terms of SWIG's
//! variables.
//!
//! As in SWIG, a method inherits the contracts of the functions that it overrides: all `require` conditions
//! must hold, and the `ensure` conditions of at least one contract.

use crate::interface::{CONTRACT, ClassType, Condition, Contract};
use crate::lex::{TokenKind, lex_text};
use crate::lower::class::Known;
use crate::lower::feature::{FeatureSubject, Features};
use crate::lower::parameter::Parameter;
use crate::source::Span;
use crate::syntax::{Clause, FeatureDirective};
use rustc_hash::FxHashSet;

/// A function, with the names that its contracts use.
pub struct Contracted<'a> {
    pub subject: &'a FeatureSubject,
    /// The unqualified C++ name.
    pub name: &'a str,
    pub parameters: &'a [Parameter],
    pub class: Option<&'a ClassType>,
    pub has_this: bool,
    /// The place at which the function is bound.
    pub span: Span,
}

impl Features<'_> {
    /// The contract of a function, including those of the functions that it overrides.
    pub fn contract(&self, known: Known, function: &Contracted) -> Contract {
        let mut contract = Contract::default();
        let own = self.last(CONTRACT, function.subject, known.scope);
        contract.extend(own, function);
        let mut seen = FxHashSet::default();
        let mut above: Vec<&ClassType> = function.class.filter(|_| function.has_this).into_iter().collect();
        while let Some(class) = above.pop() {
            let Some(definition) = known.definitions.get(class) else { continue };
            for base in definition.bases.iter().filter(|base| seen.insert((*base).clone())) {
                let subject = FeatureSubject {
                    name: function.subject.name.clone(),
                    qualified: base.member(function.name),
                    parameters: function.subject.parameters.clone(),
                    ..FeatureSubject::of(base.name())
                };
                contract.extend(self.last(CONTRACT, &subject, known.scope), function);
                above.push(base);
            }
        }
        contract
    }
}

impl Contract {
    fn extend(&mut self, directive: Option<&FeatureDirective>, function: &Contracted) {
        let Some(directive) = directive else { return };
        let given = directive.target.as_ref().and_then(|target| target.parameters.as_deref());
        let name = |position: usize| {
            let given = given.and_then(|given| given.get(position)).and_then(|given| given.name.as_deref());
            given.filter(|name| !name.is_empty()).unwrap_or(&function.parameters[position].name)
        };
        let names: Vec<&str> = (0..function.parameters.len()).map(name).collect();
        let of = |clause: Clause| {
            let own = directive.conditions.iter().filter(move |condition| condition.clause == clause);
            own.map(|own| condition(&own.text, &names, function)).collect::<Vec<Condition>>()
        };
        self.require.extend(of(Clause::Require));
        self.ensure.extend(Some(of(Clause::Ensure)).filter(|group| !group.is_empty()));
    }
}

/// A condition in which names are replaced by SWIG's variables.
fn condition(text: &str, names: &[&str], function: &Contracted) -> Condition {
    let first = usize::from(function.has_this) + 1;
    let variable = |position: usize| format!("arg{}", position + first);
    let mut code = String::new();
    let mut parameters = Vec::new();
    let mut done = 0;
    let mut is_member = false;
    let mut dollar = None;
    for token in lex_text(text, function.span) {
        let (start, end) = (token.span.start as usize, token.span.end as usize);
        let dollar = std::mem::replace(&mut dollar, (&*token.text == "$").then_some(start));
        let position = names.iter().position(|name| *name == &*token.text);
        let replaced = match (&*token.text, position) {
            _ if is_member || token.kind != TokenKind::Identifier => None,
            // In `%extend`, `$self` has already been replaced by `self`.
            ("self", None) if dollar.is_some() || function.has_this => Some("arg1".to_owned()),
            (_, Some(position)) => {
                parameters.push(position);
                Some(variable(position))
            }
            (name, None) => (name == function.name).then(|| "result".to_owned()),
        };
        if let Some(replaced) = replaced {
            code.push_str(&text[done..dollar.unwrap_or(start)]);
            code.push_str(&replaced);
            done = end;
        }
        is_member = matches!(&*token.text, "." | "->" | "::");
    }
    code.push_str(&text[done..]);
    Condition { text: text.to_owned(), code, parameters }
}
