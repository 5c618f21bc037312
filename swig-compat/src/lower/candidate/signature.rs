//! The signature of a function that is to be bound.

use crate::interface::{FunctionTy, Ty};
use crate::lower::candidate::{Candidate, Owner};
use crate::lower::feature::FeatureSubject;
use crate::lower::parameter::Parameter;
use crate::lower::scope::{Scope, full_name};
use crate::lower::target::Named;
use crate::lower::types::Resolver;
use crate::lower::varargs::Expanded;
use crate::syntax::{FunctionSyntax, ParameterSyntax, TypeSyntax};

/// The signature of a candidate, with its types resolved.
pub(in crate::lower) struct CandidateSignature {
    pub subject: FeatureSubject,
    /// The parameters without the operand that the function is called on.
    pub parameters: Vec<Parameter>,
    pub returns: Ty,
    /// The name by which the function declares its result, if the name is an alias.
    pub alias: Option<String>,
    /// The parameters that `%varargs` states for `...`.
    pub expanded: Option<Expanded>,
}

impl CandidateSignature {
    /// The parameters as written.
    pub(super) fn written<'a>(&'a self, function: &'a FunctionSyntax) -> &'a [ParameterSyntax] {
        self.expanded.as_ref().map_or(&function.parameters, |expanded| &expanded.parameters)
    }

    /// The result, spelled like this, in the type of the function: a result that is `volatile` makes another
    /// type of it, which an overriding function and a pointer to the function must have.
    pub(in crate::lower) fn result(&self, function: &FunctionSyntax, spelled: Ty) -> Ty {
        match function.returns {
            TypeSyntax::Volatile(_) => Ty::Other(format!("volatile {spelled}")),
            _ => spelled,
        }
    }

    /// The type of the function that C++ calls.
    pub(super) fn called(&self, function: &FunctionSyntax) -> FunctionTy {
        FunctionTy {
            returns: self.result(function, self.returns.clone()),
            class: None,
            parameters: self.subject.parameters.clone(),
            qualifiers: function.member.as_ref().map(|member| member.qualifiers.clone()).unwrap_or_default(),
        }
    }
}

impl<'s> Candidate<'s> {
    /// Resolves types as the function's declaration names them.
    pub(in crate::lower) fn resolver<'a>(&'a self, scope: &'a Scope<'s>) -> Resolver<'a, 's> {
        let namespace = self.owner.as_ref().map_or(self.item.namespace.as_slice(), |owner| owner.namespace);
        Resolver { scope, namespace, bindings: &self.bindings }
    }

    /// The full name in C++.
    pub(super) fn qualified(&self) -> String {
        match &self.owner {
            Some(owner) => owner.class.member(self.own_name()),
            None => full_name(&self.item.namespace, &self.function.name),
        }
    }

    /// The function with parameters of these types, as directives name it.
    pub(super) fn named<'a>(&'a self, qualified: &'a str, parameters: &'a [Ty]) -> Named<'a> {
        let class = self.owner.as_ref().map(|owner| &owner.class);
        Named {
            parameters: Some(parameters),
            template_arguments: &self.template_arguments,
            has_special_name: self.owner.as_ref().is_some_and(Owner::has_special_name),
            ..Named::of(qualified, self.own_name(), self.function.member.as_ref(), class)
        }
    }
}
