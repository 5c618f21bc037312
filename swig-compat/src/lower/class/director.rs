//! Members that only Python subclasses can use: the protected members of classes whose virtual functions
//! Python may override.

use super::known::Known;
use super::using::FromBase;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{
    Action, CxxCall, CxxCallConversion, CxxCallValue, DIRECTOR, MethodSignature, NO_DIRECTOR, SpelledTypes,
    Ty, is_set,
};
use crate::lower::candidate::{Candidate, CandidateSignature};
use crate::lower::class::definition::{Definition, MOST_BASES};
use crate::lower::feature::FeatureSubject;
use crate::lower::{bind, code_typemap};
use crate::syntax::{
    FeatureDirective, FunctionSyntax, Item, ItemKind, MemberAccess, MemberRole, ParameterSyntax, REST,
    UsingSyntax,
};
use std::ptr;
use std::rc::Rc;

impl Definition<'_> {
    /// Whether a member, which the class or a base declares, is protected in the class. A `using` gives a
    /// member of a base its own access.
    pub(super) fn protects(&self, item: &Item, name: &str) -> bool {
        let is_own = self.syntax.members.iter().any(|own| ptr::eq(own, item));
        let names = |using: &UsingSyntax| using.target.segments.last().is_some_and(|last| last.name == name);
        let given = self.syntax.members.iter().filter(|_| !is_own).find_map(|own| match &own.kind {
            ItemKind::Using(using) if names(using) => Some(own.access),
            _ => None,
        });
        given.unwrap_or(item.access) == MemberAccess::Protected
    }
}

/// The warning about `%feature("director")` in a module without directors.
pub(in crate::lower) fn without_effect(item: &Item, feature: &FeatureDirective) -> Option<Diagnostic> {
    let is_on = feature.name == DIRECTOR && !matches!(feature.value.as_str(), "0" | "");
    is_on.then(|| {
        let message = "`%feature(\"director\")` has no effect: the module has no directors";
        Diagnostic::warning(code::DIRECTOR, item.span, message)
            .help("write `%module(directors=\"1\")`, or remove the feature")
    })
}

impl<'s> Known<'_, 's> {
    /// The C++ declaration of a member function, in a module with directors.
    pub(in crate::lower) fn method_signature(
        self,
        candidate: &Candidate<'s>,
        signature: &CandidateSignature,
    ) -> Option<Box<MethodSignature>> {
        let (function, owner) = (candidate.function, candidate.owner.as_ref()?);
        let CandidateSignature { subject, parameters, returns, alias, .. } = signature;
        let is_plain = self.interface.has_directors && candidate.template_arguments.is_empty();
        let member = function.member.as_ref().filter(|member| is_plain && !member.is_extension)?;
        let is_method = matches!(owner.action, Action::Method | Action::ConstMethod);
        // Python passes nothing for `...`, so the parameters of a call lack it.
        let has_rest = parameters.iter().any(|own| own.r#type.is_rest());
        let rest = subject.parameters.iter().filter(|own| own.is_rest() && !has_rest);
        is_method.then(|| {
            Box::new(MethodSignature {
                name: function.name.clone(),
                parameters: subject.parameters.clone(),
                returns: returns.clone(),
                spelled: SpelledTypes {
                    parameters: (parameters.iter().map(|own| own.r#type.clone().named(own.alias.as_ref())))
                        .chain(rest.cloned())
                        .collect(),
                    returns: signature.result(function, returns.clone().named(alias.as_ref())),
                },
                qualifiers: member.qualifiers.clone(),
                is_virtual: member.is_virtual,
                is_pure: member.is_pure,
                is_final: member.is_final,
                is_noexcept: member.is_noexcept,
                twin: None,
                cxx_call: self.cxx_call(candidate, signature),
            })
        })
    }

    /// The values of a call in which C++ runs a Python method instead of a member function.
    fn cxx_call(self, candidate: &Candidate<'s>, signature: &CandidateSignature) -> CxxCall {
        let CandidateSignature { subject, parameters, returns, alias, .. } = signature;
        if let Some(position) = subject.parameters.iter().position(Ty::is_rest) {
            let conversion = CxxCallConversion::Missing("what C++ passes for `...` is unknown".to_owned());
            let rest = CxxCallValue { name: REST.to_owned(), position: Some(position), conversion };
            return CxxCall { passed: vec![rest], ..CxxCall::default() };
        }
        let (function, owner) = (candidate.function, candidate.owner.as_ref());
        let named = subject.named();
        let error_code = self.directives.error_codes.of(&function.returns, &named, self.scope);
        let features = self.features(subject);
        let subject = code_typemap::TypemapSubject {
            written: &function.parameters,
            returns: &function.returns,
            parameters,
            operand: None,
            names: [&subject.qualified, &function.name],
            symname: &subject.name,
            class: owner.map(|owner| &owner.class),
            has_this: true,
            is_new: is_set(&features, "new"),
            made: None,
            returns_nothing: error_code.is_some(),
            written_numbers: Vec::new(),
            passes_defaults: false,
            exception_code: None,
            resolver: candidate.resolver(self.scope),
        };
        let codes = self.directives.code_typemaps.cxx_call(&subject.declared(), subject.resolver);
        let overridden = bind::Overridden {
            parameters,
            returns,
            alias: alias.as_ref(),
            traits: self.scope.traits(returns),
            error_code: error_code.as_ref(),
            is_new: is_set(&features, "new"),
            is_freed: is_set(&features, "del"),
            library: self.library(),
        };
        bind::cxx_call(&overridden, &self.directives.typemaps.of(&named, self.scope), codes)
    }

    /// Whether a protected function is bound for Python subclasses: a constructor, or a virtual function.
    pub(super) fn is_for_subclasses(
        self,
        definition: &Definition<'s>,
        item: &Item,
        function: &FunctionSyntax,
    ) -> bool {
        let is_variadic = function.parameters.last().is_some_and(ParameterSyntax::is_rest);
        let is_selected = item.access == MemberAccess::Protected && definition.is_directed && !is_variadic;
        let Some(member) = function.member.as_ref().filter(|_| is_selected) else { return false };
        match member.role {
            MemberRole::Constructor => !self.is_copy_or_move(definition, function),
            MemberRole::Method => {
                member.is_virtual || self.overrides(definition, function, member.is_const, MOST_BASES)
            }
            MemberRole::Destructor | MemberRole::Conversion => false,
        }
    }

    /// Whether Python sees a member that is not public because of `allprotected`: the director, for which the
    /// class needs a virtual function, makes protected members public. Types stay hidden, as in SWIG.
    pub(super) fn is_exposed(self, definition: &Definition<'s>, item: &Item) -> bool {
        let is_possible = self.interface.binds_protected
            && definition.is_directed
            && item.access == MemberAccess::Protected;
        if !is_possible {
            return false;
        }
        let is_used = match &item.kind {
            ItemKind::Function(function) => {
                // A `using` must be able to name all functions of the name.
                let is_private = |own: &Item| match &own.kind {
                    ItemKind::Function(other) => {
                        own.access == MemberAccess::Private && other.name == function.name
                    }
                    _ => false,
                };
                !is_set(&self.features_of_member(definition, function), NO_DIRECTOR)
                    && !definition.syntax.members.iter().any(is_private)
            }
            ItemKind::Data(data) => {
                let features = self.features(&FeatureSubject::of(&definition.qualified(&data.name)));
                !is_set(&features, NO_DIRECTOR)
            }
            ItemKind::Using(using) => using.target.segments.len() > 1,
            _ => false,
        };
        is_used && self.is_polymorphic(definition, MOST_BASES)
    }

    /// Whether a class or one of its bases declares a virtual function, which may be the destructor.
    fn is_polymorphic(self, definition: &Definition<'s>, depth: usize) -> bool {
        let is_virtual = |item: &Item| match &item.kind {
            ItemKind::Function(function) => {
                function.member.as_ref().is_some_and(|member| member.is_virtual && !member.is_extension)
            }
            _ => false,
        };
        let mut bases = definition.bases.iter().filter_map(|base| self.class(base));
        definition.syntax.members.iter().any(is_virtual)
            || depth > 0 && bases.any(|base| self.is_polymorphic(&base, depth - 1))
    }

    /// The protected virtual functions of bases that are not directors themselves, for Python subclasses.
    pub(super) fn protected_of_bases(self, definition: &Definition<'s>) -> Vec<FromBase<'s>> {
        let mut members = Vec::new();
        if definition.is_directed {
            self.add_protected(definition, MOST_BASES, &mut members);
        }
        members
    }

    fn add_protected(self, of: &Definition<'s>, depth: usize, members: &mut Vec<FromBase<'s>>) {
        if depth == 0 {
            return;
        }
        let bases = of.bases.iter().filter_map(|base| self.class(base));
        for base in bases.filter(|base| !base.is_directed) {
            let is_selected = |item: &&Item| match &item.kind {
                ItemKind::Function(function) if function.template_parameters.is_empty() => {
                    item.access == MemberAccess::Protected
                        && (function.member.as_ref())
                            .is_some_and(|member| member.role == MemberRole::Method && member.is_virtual)
                }
                _ => false,
            };
            let selected = base.syntax.members.iter().filter(is_selected);
            members.extend(selected.map(|item| (Rc::clone(&base), item)));
            self.add_protected(&base, depth - 1, members);
        }
    }

    /// Whether a base declares a virtual function with this name and these parameters.
    fn overrides(
        self,
        definition: &Definition<'s>,
        function: &FunctionSyntax,
        is_const: bool,
        depth: usize,
    ) -> bool {
        let own = self.virtual_function(definition, function, is_const, MemberRole::Method);
        definition.bases.iter().filter_map(|base| self.class(base)).any(|base| {
            let is_same = |item: &Item| match &item.kind {
                ItemKind::Function(other) if other.name == function.name => {
                    other.member.as_ref().is_some_and(|member| {
                        let theirs = self.virtual_function(&base, other, member.is_const, member.role);
                        member.is_virtual && theirs == own
                    })
                }
                _ => false,
            };
            base.syntax.members.iter().any(is_same)
                || depth > 0 && self.overrides(&base, function, is_const, depth - 1)
        })
    }
}
