//! The names of calls that leave out parameters: as with SWIG, such a call is an overload of its own, so
//! `%rename(one) f(int);` names `f(1)` for `int f(int a, int b = 0);`. `f` itself keeps its default, because
//! SWIG's Python code for it passes both values.

use crate::interface::{Function, Ty, is_set};
use crate::lower::candidate::Candidate;
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::types::Resolver;
use crate::lower::{Known, parameter};
use std::collections::BTreeMap;
use std::ops::{Range, RangeInclusive};

/// A range of numbers of parameters with which a function has the same name.
type Counts = RangeInclusive<usize>;

/// Any number of parameters.
const ALL: Counts = 0..=usize::MAX;

impl Known<'_, '_> {
    /// The numbers of parameters with which calls have the same name, in ranges, from the longest calls on. A
    /// name may have several ranges, and ignored calls are in none.
    pub(super) fn calls_by_name(self, candidate: &Candidate) -> Vec<Counts> {
        let function = candidate.function;
        let count = function.parameters.len();
        let defaults = function.parameters.iter().rev().take_while(|given| given.default.is_some()).count();
        if defaults == 0 || candidate.lookup.operand().is_some() {
            return vec![ALL];
        }
        let parameters = parameter::resolve(&function.parameters, candidate.resolver(self.scope));
        let types: Vec<Ty> = parameters.into_iter().map(|parameter| parameter.r#type).collect();
        let counts = (count - defaults..=count).rev();
        let named: Vec<_> =
            counts.map(|count| (count, self.name_of_call(candidate, &types[..count]))).collect();
        // Code that `%extend` adds is defined with all parameters.
        let is_added = function.member.as_ref().is_some_and(|member| member.is_extension);
        let is_lost = is_added && named[0].1.is_none();
        if named.iter().all(|(_, name)| *name == named[0].1) || is_lost {
            return vec![ALL];
        }
        let subject = FeatureSubject {
            name: candidate.own_name().to_owned(),
            template_arguments: candidate.template_arguments.clone(),
            parameters: types,
            owner: candidate.owner.as_ref().map(|owner| owner.class.clone()),
            ..FeatureSubject::of(&candidate.qualified())
        };
        if self.passes_defaults(&self.features_of(function, &subject)) {
            return vec![ALL];
        }
        let of_one_name = named.chunk_by(|(_, longer), (_, shorter)| longer == shorter);
        let whole = named[0].1.as_ref();
        let is_bound = |calls: &&[(usize, Option<String>)]| {
            calls[0].1.is_some() && (calls[0].0 == count || calls[0].1.as_ref() != whole)
        };
        let counts = of_one_name.filter(is_bound).map(|calls| calls[calls.len() - 1].0..=calls[0].0);
        counts.map(|counts| if *counts.end() == count { 0..=count } else { counts }).collect()
    }

    /// The name of a call whose parameters have the types `parameters`; `None` if the interface ignores the
    /// call.
    fn name_of_call(self, candidate: &Candidate, parameters: &[Ty]) -> Option<String> {
        let qualified = candidate.qualified();
        let named = candidate.named(&qualified, parameters);
        match candidate.name {
            Some(name) if candidate.function.template_parameters.is_empty() => Some(name.to_owned()),
            Some(name) => self.directives.renames.of_instance(name, &named, self.scope).valid(),
            None => self.directives.renames.new_name(&named, self.scope).valid(),
        }
    }
}

impl Function {
    /// Removes the defaults of this number of C++ parameters, the first ones.
    pub(super) fn require(&mut self, parameters: usize) {
        let arguments = &self.arguments[..parameters.min(self.arguments.len())];
        if let Some(last) = arguments.iter().filter_map(|argument| argument.input()).max() {
            self.inputs[..=last].iter_mut().for_each(|input| input.default = None);
        }
    }
}

// Calls that leave out parameters for which C++ has defaults.

impl Known<'_, '_> {
    /// The numbers of parameters to try for a function that cannot be bound with all of its parameters: C++
    /// has defaults for the others.
    pub(super) fn shorter_calls(self, candidate: &Candidate, reason: &Reason) -> Range<usize> {
        let parameters = &candidate.function.parameters;
        let required = parameters.iter().take_while(|parameter| parameter.default.is_none()).count();
        // Members that `%extend` adds are defined with all of their parameters.
        let is_added = candidate.function.member.as_ref().is_some_and(|member| member.is_extension);
        let resolver = Resolver::new(self.scope, &candidate.item.namespace);
        // The default stream would not wait for the array's own.
        let takes_stream = parameters.iter().any(|parameter| resolver.resolve(&parameter.r#type).is_stream());
        match reason.error.is_some() || is_added || takes_stream {
            true => 0..0,
            false => required..parameters.len(),
        }
    }

    /// Whether typemaps with code also apply to parameters that a call leaves out, as in SWIG: with these two
    /// features, and in all interfaces of C.
    pub(in crate::lower) fn passes_defaults(self, features: &BTreeMap<String, String>) -> bool {
        let has_feature = ["kwargs", "compactdefaultargs"].iter().any(|feature| is_set(features, feature));
        has_feature || self.text.spelling.is_of_c()
    }
}
