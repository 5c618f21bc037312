//! The values that the caller and C++ exchange in a call of a function that is to be bound, and the features
//! that decide about them.

use super::{CandidateSignature, put_action_into_code_around};
use crate::interface::{
    ARRAY, Action, CATCHES, ClassType, CodeAround, Crossing, ELEMENTWISE, Elements, Object, Pointee, THREAD,
    Ty, Type, Value, is_set,
};
use crate::lower::bind::{self, Binding};
use crate::lower::candidate::{Candidate, NameLookup};
use crate::lower::class::{self, Known};
use crate::lower::code_typemap::TypemapSubject;
use crate::lower::feature::FeatureSubject;
use crate::lower::reason::Reason;
use crate::lower::record::NoFields;
use crate::lower::types::Resolver;
use crate::syntax::FunctionSyntax;
use std::collections::BTreeMap;

/// A call of a function with its signature and its features.
pub(super) struct ResolvedCall<'c, 's> {
    pub candidate: &'c Candidate<'s>,
    pub signature: &'c CandidateSignature,
    pub resolver: Resolver<'c, 's>,
    pub class: Option<&'c ClassType>,
    /// SWIG's name for the function behind a member.
    pub symname: Option<&'c str>,
    pub action: Action,
    pub features: &'c BTreeMap<String, String>,
    /// Whether the result is a status in place of an exception.
    pub returns_status: bool,
    /// The code of an `%exception` and of a contract around the call.
    pub exception_code: Option<&'c str>,
}

/// The values of a call.
pub(super) struct CallValues {
    pub binding: Binding,
    /// The elements that each call of an `%elementwise` function takes and returns.
    pub elements: Option<Box<Elements>>,
    pub code_around: Option<Box<CodeAround>>,
}

impl<'s> Known<'_, 's> {
    /// The features of a function: those of directives, and those that the module and the function's own
    /// declaration imply.
    pub(super) fn features_of(
        self,
        function: &FunctionSyntax,
        subject: &FeatureSubject,
    ) -> BTreeMap<String, String> {
        let mut features = self.directives.features.of(subject, self.scope);
        if self.interface.threads {
            features.entry(THREAD.to_owned()).or_insert_with(|| "1".to_owned());
        }
        if !function.throws.is_empty() {
            let types: Vec<String> = function.throws.iter().map(ToString::to_string).collect();
            features.entry(CATCHES.to_owned()).or_insert_with(|| types.join(", "));
        }
        put_action_into_code_around(&mut features);
        features
    }

    /// Binds the parameters and the result of a call.
    pub(super) fn values(self, call: &ResolvedCall<'_, 's>) -> Result<CallValues, Reason> {
        if !is_set(call.features, ELEMENTWISE) {
            return self.plain_values(call);
        }
        if call.class.is_some() {
            return Err(Reason::member_by_element());
        }
        let returns = &call.candidate.function.returns;
        let (binding, elements) = bind::elements(&call.signature.parameters, returns, call.resolver)?;
        Ok(CallValues { binding, elements: Some(Box::new(elements)), code_around: None })
    }

    fn plain_values(self, call: &ResolvedCall<'_, 's>) -> Result<CallValues, Reason> {
        let ResolvedCall { candidate, signature, action, features, .. } = *call;
        let CandidateSignature { subject, parameters, returns, alias, .. } = signature;
        let named = subject.named();
        let names = [subject.qualified.as_str(), candidate.function.name.as_str()];
        let is_made = matches!(action, Action::Construct | Action::Make);
        let made = call.class.filter(|_| is_made);
        let made = made.and_then(|class| self.directives.code_typemaps.made_by_code(class, &names));
        if made.is_some() && action == Action::Make {
            return Err(Reason::made_by_code(&candidate.function.name));
        }
        let rules = self.directives.typemaps.of(&named, self.scope);
        let wrapped = self.directives.code_typemaps.code_around(&TypemapSubject {
            written: signature.written(candidate.function),
            returns: &candidate.function.returns,
            parameters,
            operand: candidate.lookup.operand(),
            names,
            symname: call.symname.unwrap_or(&subject.name),
            class: call.class,
            has_this: action.has_this(),
            is_new: is_set(features, "new"),
            made,
            returns_nothing: call.returns_status || is_made,
            written_numbers: bind::written_numbers(parameters, &rules),
            passes_defaults: self.passes_defaults(features),
            exception_code: call.exception_code,
            resolver: call.resolver,
        });
        let (mut structs, mut unfit) = (None, None);
        let outputs = match (&candidate.owner, action) {
            _ if wrapped.makes_result() => vec![Crossing::returned(Type::Value(Value::Python))],
            (Some(owner), Action::Make) => vec![class::made(&owner.class)],
            (_, Action::Construct) => Vec::new(),
            _ if call.returns_status => Vec::new(),
            _ if is_set(features, ARRAY) => match self.scope.record_of_vector(returns) {
                Ok(record) => vec![bind::structured(structs.insert(record))],
                Err(NoFields::NoStruct) => bind::outputs(&returns.as_array(), None, self.scope)?,
                Err(NoFields::Unfit(reason)) => {
                    unfit = Some(reason);
                    bind::outputs(&self.library().result(returns), alias.as_ref(), self.scope)?
                }
            },
            _ => bind::outputs(&self.library().result(returns), alias.as_ref(), self.scope)?,
        };
        let by_value = self.library().parameters(parameters);
        let mut binding = bind::bind(&by_value, &rules, action, outputs, &wrapped)?;
        // C++ deduces the types of results and of functions, and names those of other arguments, and those of
        // objects that Python frees.
        let is_deduced = |own: &&Type| own.object().is_some_and(|own| own.pointee == Pointee::Deduced);
        let inputs = binding.inputs.iter().map(|input| &input.r#type).filter(|own| !is_deduced(own));
        let is_freed = |own: &&Type| own.library().is_some() || own.object().is_some_and(Object::is_new);
        let freed = binding.outputs.iter().map(|output| &output.r#type).filter(is_freed);
        let enumerations =
            parameters.iter().map(|own| &own.r#type).filter(|own| matches!(own.innermost(), Ty::Enum(..)));
        let mut named = inputs.chain(freed).filter_map(Type::cxx).chain(enumerations);
        if let Some(hidden) = named.find_map(|own| self.scope.inaccessible_type(own)) {
            return Err(Reason::inaccessible(hidden));
        }
        if self.text.spelling.is_of_c() {
            bind::spell_in_c(&mut binding.arguments, &mut binding.inputs, parameters)?;
        }
        binding.records.splice(0..0, structs);
        binding.doubts.extend(unfit.as_ref().map(Reason::vector_without_fields));
        Ok(CallValues { binding, elements: None, code_around: wrapped.code_around })
    }
}

impl NameLookup {
    /// The position of the parameter that Python calls the function on.
    pub(super) fn operand(self) -> Option<usize> {
        match self {
            NameLookup::OnOperand(at) => Some(at),
            NameLookup::ByName | NameLookup::ByArguments => None,
        }
    }
}
