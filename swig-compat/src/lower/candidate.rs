//! Binds a function: determines the values that its caller passes and gets, and the arguments of the C++
//! call.

mod model;
mod named_calls;
mod values;

use crate::interface::{
    Action, Argument, DeclarationKind, EXCEPT, Function, FunctionId, FunctionTy, MAYBE_CALL, MethodSignature,
    Pointee, Ty, Variable, is_set,
};
use crate::lex::is_identifier;
use crate::lower::class::Added;
use crate::lower::contract::Contracted;
use crate::lower::declaration::{opaque_pointers, signature};
use crate::lower::deduce::value_key;
use crate::lower::feature::{FeatureSubject, put_action_into_code_around, reference};
use crate::lower::free_operator::Operator;
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::state::{Lowering, Twin};
use crate::lower::target::Named;
use crate::lower::types::Resolver;
use crate::lower::{class, keep_alive, operator, parameter, slot};
use crate::source::Span;
use crate::syntax::{FunctionSyntax, Item};
use std::collections::BTreeMap;
use std::ops::RangeInclusive;

use super::callable::Callback;
pub(super) use model::{Candidate, CandidateSignature, NameLookup, Owner};
use values::{CallValues, ResolvedCall};

/// The way in which a function joins the bound functions.
enum Joining {
    /// The function is not added: it is bound already, or the bound overload takes its calls.
    Known(FunctionId),
    /// The function replaces this `const` overload.
    ReplacesConstant(FunctionId),
    /// The function replaces this overload for rvalues.
    ReplacesRvalues(FunctionId),
    /// The function is added.
    New,
}

/// The number of parameters that every C++ compiler supports. Each default argument leads to a separate call
/// with fewer arguments.
const MOST_PARAMETERS: usize = 256;

impl<'s> Lowering<'s, '_> {
    /// Binds a function, if it is not bound yet, and its shorter calls whose parameters have another meaning.
    /// Returns the reason if only shorter calls can be bound.
    pub(super) fn bind(&mut self, candidate: Candidate<'s>) -> Result<Option<Reason>, Reason> {
        if candidate.function.kernel {
            return Err(Reason::kernel());
        }
        let count = candidate.function.parameters.len();
        if count > MOST_PARAMETERS {
            return Err(Reason::too_many_parameters(count, MOST_PARAMETERS));
        }
        let mut result: Result<Option<Reason>, Reason> = Ok(None);
        for calls in self.known().calls_by_name(&candidate) {
            result = match (result, self.bind_calls(&candidate, &calls)) {
                (Err(reason), Ok(_)) => Ok(Some(reason.for_longer_calls())),
                (Ok(None), found) => found,
                (result, _) => result,
            };
        }
        result
    }

    /// Binds the calls of a function, one for each number of parameters in `calls`.
    fn bind_calls(
        &mut self,
        candidate: &Candidate<'s>,
        calls: &RangeInclusive<usize>,
    ) -> Result<Option<Reason>, Reason> {
        let (required, most) = (*calls.start(), *calls.end());
        let mut shorter_call = match self.bind_with(candidate, required, most) {
            Ok(shorter_call) => shorter_call,
            Err(reason) => {
                let shorter = self.known().shorter_calls(candidate, &reason).rev();
                let mut shorter = shorter.filter(|count| *count < most && calls.contains(count));
                let is_bound = shorter.any(|count| self.bind_with(candidate, required, count).is_ok());
                return if is_bound { Ok(Some(reason.for_longer_calls())) } else { Err(reason) };
            }
        };
        // A shorter call that cannot be bound is ignored, because the interface does not request it.
        while let Some(count) = shorter_call.filter(|count| calls.contains(count)) {
            shorter_call = self.bind_with(candidate, required, count).unwrap_or_default();
        }
        Ok(None)
    }

    /// Binds a function with its first `most` parameters, of which calls pass the first `required`. Returns
    /// the number of parameters of an additional shorter call.
    fn bind_with(
        &mut self,
        candidate: &Candidate<'s>,
        required: usize,
        most: usize,
    ) -> Result<Option<usize>, Reason> {
        let Candidate { function, item, owner, .. } = candidate;
        let Some(signature) = self.signature(candidate, most)? else { return Ok(None) };
        // A director overrides the function with all of its parameters, and a callback is called with them.
        let is_whole = most >= function.parameters.len();
        let method = is_whole.then(|| self.known().method_signature(candidate, &signature)).flatten();
        let joining = match self.joining(&signature.subject, owner.as_ref()) {
            Joining::Known(known) => {
                let first = &mut self.interface[known];
                first.doc = first.doc.take().or_else(|| function.doc.clone());
                MethodSignature::pair(&mut first.method, method);
                return Ok(None);
            }
            joining => joining,
        };
        let resolver = candidate.resolver(&self.scope);
        self.interface.add_thrown(function.throws.iter().map(|r#type| resolver.resolve(r#type)));
        let (mut bound, shorter_call) = self.bound_function(candidate, &signature)?;
        bound.require(required);
        bound.method = method;
        bound.is_protected = owner.as_ref().is_some_and(Owner::hides_function);
        let class = owner.as_ref().map(|owner| &owner.class);
        let (returns, alias) = (&signature.returns, signature.alias.as_ref());
        if let Some(mut added) = class.and_then(|class| Added::of(function, class, returns, alias)) {
            self.known().number(&mut added, function, item);
            bound.extension = Some(added.function.clone());
            added.describe(&bound);
            if is_whole {
                let extension = self.known().extension(&added, function, &signature.parameters, item);
                let extension = extension.filter(|block| self.bound.declares_more(block));
                self.declare_code(item, extension);
            }
        }
        self.need_fragments(&item.namespace, &bound);
        let called = signature.called(function);
        if let Some(id) = self.put(bound, signature.subject, joining, item)
            && candidate.lookup == NameLookup::ByName
            && is_whole
        {
            self.add_callback(id, called, item);
        }
        Ok(shorter_call)
    }

    /// The signature of a candidate with its first `most` parameters; `None` if the interface ignores the
    /// function.
    ///
    /// # Errors
    /// The errors of [`Lowering::own_name`].
    fn signature(
        &mut self,
        candidate: &Candidate<'s>,
        most: usize,
    ) -> Result<Option<CandidateSignature>, Reason> {
        let function = candidate.function;
        let resolver = candidate.resolver(&self.scope);
        let mut parameters = parameter::resolve(&function.parameters, resolver);
        if let Some(at) = candidate.lookup.operand() {
            parameters.remove(at);
        }
        parameters.truncate(most);
        let mut with_values = candidate.bindings.clone();
        with_values.extend(parameters.iter().map(|given| (value_key(&given.name), given.r#type.clone())));
        let returns = Resolver { bindings: &with_values, ..resolver }.resolve(&function.returns);
        let alias = resolver.alias(&function.returns);
        let types = parameters.iter().map(|parameter| parameter.r#type.clone()).collect();
        let Some(subject) = self.subject(candidate, types)? else { return Ok(None) };
        let resolver = candidate.resolver(&self.scope);
        let expanded = self.directives.expanded(function, &subject, resolver);
        if let Some(expanded) = &expanded {
            parameters = parameter::resolve(&expanded.parameters, resolver);
            parameters.truncate(most);
        }
        // Names in the defaults of a template may be its parameters.
        if !function.template_parameters.is_empty() {
            parameters.iter_mut().for_each(Parameter::forget_names);
        }
        Ok(Some(CandidateSignature { subject, parameters, returns, alias, expanded }))
    }

    /// The function that a candidate is bound as, without its place among the functions and its method, and
    /// the number of parameters of an additional shorter call.
    fn bound_function(
        &mut self,
        candidate: &Candidate<'s>,
        signature: &CandidateSignature,
    ) -> Result<(Function, Option<usize>), Reason> {
        let Candidate { function, item, span, owner, .. } = candidate;
        let CandidateSignature { subject, parameters, .. } = signature;
        let error_code = self.directives.error_codes.of(&function.returns, &subject.named(), &self.scope);
        let action = match owner {
            Some(owner) => owner.action_as(&subject.name),
            None if candidate.lookup == NameLookup::ByArguments => Action::CallByArguments,
            None => Action::Call,
        };
        let features = self.known().features_of(function, subject);
        let class = owner.as_ref().map(|owner| &owner.class);
        let contract = self.directives.features.contract(
            self.known(),
            &Contracted {
                subject,
                name: candidate.own_name(),
                parameters,
                class,
                has_this: action.has_this(),
                span: *span,
            },
        );
        let exception_code = contract.beside(features.get(EXCEPT).map(String::as_str));
        let symname = owner.as_ref().map(|owner| owner.symname(&subject.name));
        let CallValues { binding, elements, code_around } = self.known().values(&ResolvedCall {
            candidate,
            signature,
            resolver: candidate.resolver(&self.scope),
            class,
            symname: symname.as_deref(),
            action,
            features: &features,
            returns_status: error_code.is_some(),
            exception_code: exception_code.as_deref(),
        })?;
        // Code of typemaps decides itself how the object is passed.
        let is_object = |name: &str| {
            let mut own = binding.inputs.iter().filter(|input| input.name == name);
            own.any(|input| input.r#type.object().is_some_and(|object| object.pointee == Pointee::Class))
        };
        let is_uncopied = |given: &&Parameter| match given.r#type.without_const() {
            Ty::Class(class) if code_around.is_none() && is_object(&given.name) => {
                self.known().is_never_copied(class)
            }
            _ => false,
        };
        if let Some(given) = parameters.iter().find(is_uncopied) {
            return Err(Reason::uncopied(given));
        }
        for record in &binding.records {
            record.add_to(&mut self.interface.records);
        }
        for warning in opaque_pointers(&function.name, &binding.doubts, &self.text.macros, *span) {
            self.diagnostics.extend_once(Some(warning));
        }
        let can_be_left_out = |argument: &Argument| match argument {
            Argument::Value { input } => binding.inputs[*input].default.is_some(),
            _ => false,
        };
        let arguments = parameters.iter().zip(&binding.arguments);
        let defaults = arguments.map(|(own, argument)| own.stated(can_be_left_out(argument))).collect();
        let mut bound = Function {
            template_arguments: subject.template_arguments.clone(),
            inputs: binding.inputs,
            outputs: binding.outputs,
            gathered: binding.gathered,
            class: class.cloned().filter(|_| action != Action::Make),
            symname,
            class_name: owner.as_ref().map(|owner| owner.name.clone()),
            is_operator: is_operator(function, candidate.name, &features),
            arguments: binding.arguments,
            parameters: parameters.iter().map(|parameter| parameter.r#type.clone()).collect(),
            defaults,
            returns: Some(signature.returns.clone()),
            lengths: binding.lengths,
            elements,
            error_code,
            code_around,
            variadic: signature.expanded.as_ref().map(|expanded| expanded.variadic(parameters)),
            is_explicit: function.member.as_ref().is_some_and(|member| member.is_explicit),
            contract,
            doc: function.doc.clone(),
            features,
            ..Function::new(subject.name.clone(), subject.qualified.clone(), action, *span, item.span)
        };
        keep_alive::apply_ownership(&mut bound);
        let class_id = class.and_then(|class| self.definitions.get(class)?.id);
        self.diagnostics
            .extend_once(class_id.and_then(|id| class::converts_nothing(&bound, &self.interface[id])));
        let named = Named { owner: class, ..subject.named() };
        bound.ties = self.directives.keep_alive.of(&bound, &named, &self.scope);
        Ok((bound, binding.shorter_call))
    }

    /// The identity of a function with these types of parameters; `None` if the interface ignores the
    /// function.
    ///
    /// # Errors
    /// The errors of [`Lowering::own_name`].
    fn subject(
        &mut self,
        candidate: &Candidate<'s>,
        parameters: Vec<Ty>,
    ) -> Result<Option<FeatureSubject>, Reason> {
        let Candidate { function, owner, .. } = candidate;
        let qualified = candidate.qualified();
        let class = owner.as_ref().map(|owner| &owner.class);
        let named = candidate.named(&qualified, &parameters);
        let name = match candidate.name {
            Some(name) if function.template_parameters.is_empty() => Some(name.to_owned()),
            Some(name) => {
                let given = self.directives.renames.of_instance(name, &named, &self.scope);
                self.bound_name(given, &named, candidate.span)
            }
            None => self.own_name(&named, owner.as_ref(), candidate.span)?,
        };
        let Some(name) = name else { return Ok(None) };
        let reference = function.member.as_ref().map_or("", |member| reference(&member.qualifiers));
        let template_arguments = candidate.template_arguments.clone();
        let owner = class.cloned();
        Ok(Some(FeatureSubject { name, qualified, template_arguments, parameters, reference, owner }))
    }

    /// Compares a function with the bound functions.
    fn joining(&self, subject: &FeatureSubject, owner: Option<&Owner>) -> Joining {
        let replaced = self.replaced_by(subject, owner);
        let twin = self.bound.rvalues.twin(subject, &self.interface);
        let known = self.bound.functions.get(subject).copied();
        match (twin, replaced, known) {
            (Some(Twin::Kept(known)), ..) | (_, None, Some(known)) => Joining::Known(known),
            (_, Some(at), _) => Joining::ReplacesConstant(at),
            (Some(Twin::Replaced(at)), ..) => Joining::ReplacesRvalues(at),
            (None, None, None) => Joining::New,
        }
    }

    /// Puts a function among the bound functions. Returns its number if it is added.
    fn put(
        &mut self,
        bound: Function,
        subject: FeatureSubject,
        joining: Joining,
        item: &Item,
    ) -> Option<FunctionId> {
        match joining {
            Joining::Known(_) => None,
            Joining::ReplacesConstant(at) => {
                self.replace_constant(at, bound);
                None
            }
            Joining::ReplacesRvalues(at) => {
                self.replace(at, bound);
                self.bound.functions.insert(subject, at);
                None
            }
            Joining::New => {
                let id = self.declare_function(&item.namespace, bound);
                self.bound.rvalues.add(&subject, id);
                self.bound.functions.insert(subject, id);
                Some(id)
            }
        }
    }

    /// Binds the address of a bound function, if a `%callback` applies to it. `called` is its type.
    fn add_callback(&mut self, id: FunctionId, called: FunctionTy, item: &Item) {
        let Callback { code, read, address } = match self.known().callback(id, called) {
            Ok(Some(callback)) => callback,
            Ok(None) => return,
            Err(error) => return self.diagnostics.extend_once(Some(error)),
        };
        if read.class.is_none() && !self.is_new_constant(&read.name) {
            return;
        }
        self.declare_code(item, [code]);
        let span = read.span;
        match read.class {
            Some(_) => _ = self.declare_function(&item.namespace, read),
            None => {
                let variable = Variable { read, assign: Vec::new(), is_constant: true };
                self.declare(span, &item.namespace, DeclarationKind::Variable(Box::new(variable)));
            }
        }
        self.interface.addresses.extend(address);
    }

    /// Binds an operator or another function outside of classes.
    pub(super) fn bind_operator(&mut self, operator: Operator<'s>) {
        if let Some(candidate) = operator.function {
            let Candidate { function, item, span, .. } = candidate;
            if let Some(reason) = self.bind(candidate).unwrap_or_else(Some) {
                self.refuse(&function.name, signature(item, function), &reason, span);
            }
        }
        if let Some(candidate) = operator.of_module {
            // A failure is ignored: the method exists in any case, and the interface does not request this
            // function.
            let _ = self.bind(candidate);
        }
    }

    /// Replaces a `const` overload by the other one, if both return the same type. For `operator->` the
    /// results may differ: the `const` overload is also bound as `__deref_const__`.
    fn replace_constant(&mut self, at: FunctionId, function: Function) {
        let is_arrow = operator::method(operator::ARROW, 0) == Some(&function.name);
        if self.interface[at].outputs == function.outputs || is_arrow {
            self.replace(at, function);
        }
    }

    /// Replaces an overload by another one that Python cannot distinguish from it.
    fn replace(&mut self, at: FunctionId, function: Function) {
        let known = &mut self.interface[at];
        let doc = known.doc.take().or(function.doc);
        let mut method = function.method;
        MethodSignature::pair(&mut method, known.method.take());
        *known = Function { doc, method, ..function };
    }

    /// The bound `const` overload that this function replaces. Python objects are never constant, so C++
    /// would select this one for them.
    fn replaced_by(&self, subject: &FeatureSubject, owner: Option<&Owner>) -> Option<FunctionId> {
        let known = *self.bound.functions.get(subject)?;
        let function = &self.interface[known];
        let is_changing = owner.is_some_and(|owner| owner.action == Action::Method);
        (is_changing && function.action == Action::ConstMethod && function.extension.is_none())
            .then_some(known)
    }

    /// The caller's name for a function; `None` for a function that the interface ignores.
    ///
    /// # Errors
    /// An operator without a counterpart in Python is bound only where a directive gives it a name.
    fn own_name(
        &mut self,
        named: &Named,
        owner: Option<&Owner>,
        span: Span,
    ) -> Result<Option<String>, Reason> {
        let Some(given) = self.given_name(named, span) else { return Ok(None) };
        let is_usual = given == named.name || owner.is_some_and(|owner| owner.is_called(&given));
        let usual = owner.and_then(|owner| owner.usual).filter(|_| is_usual);
        let name = usual.map_or(given, str::to_owned);
        match name.starts_with("operator") && !is_identifier(&name) {
            true => Err(Reason::nameless_operator(named.full)),
            false => Ok(Some(name)),
        }
    }
}

/// Whether Python tries the other operand's method if this function does not accept its operands.
fn is_operator(function: &FunctionSyntax, given: Option<&str>, features: &BTreeMap<String, String>) -> bool {
    let named = &function.name;
    named.starts_with("operator") && !is_identifier(named) && !operator::is_assignment(named)
        || is_set(features, MAYBE_CALL)
        || given.is_some_and(slot::is_operator)
}
