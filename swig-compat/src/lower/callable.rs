//! Functions as values: classes for the `std::function`s that functions accept and return without a
//! `%template`, and the functions whose addresses `%callback` passes.
//!
//! Each `std::function` in the types of functions is a class with `__call__` as its only method, so that
//! Python calls it like any object. For calls in the other direction the shim has a class whose objects hold
//! a Python callable (`emit/shim/callback.rs`, `include/quaff/function.hpp`). They pass their arguments in
//! slots, as directors do, to `quaff_call_function`; the table is `Conversion::call` of the class. A
//! conversion to Python unwraps such an object, and a conversion from Python passes a C++ function through
//! unchanged.
//!
//! A function pointer parameter has a table of the functions that it accepts (`FunctionPointers`). A function
//! object of the module is recognised by the address of its entry, and stands for the address that
//! `%callback` binds; functions of ctypes, cffi and Numba are described by `convert/function.rs`.

use super::rename::{GivenName, NamePattern};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{
    Action, Block, CALLBACK, Callable, Class, ClassType, Crossing, Fate, Function, FunctionAddress,
    FunctionId, FunctionTy, Interface, MethodSignature, Object, SpelledTypes, Ty, Type, Value, mangled,
};
use crate::lower::Known;
use crate::lower::bind::{self, Overridden};
use crate::lower::code_typemap::{AliasChain, DeclaredFunction};
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::target::Named;
use crate::lower::types::Resolver;
use crate::mangle::words;
use crate::source::Span;
use crate::syntax::ClassKey;
use rustc_hash::FxHashSet;
use std::collections::{BTreeMap, BTreeSet};

/// The name of the call operator in C++ and in Python.
const OPERATOR: &str = "operator()";
const CALL: &str = "__call__";

/// The class for an instantiation of `std::function`.
pub struct DefinedCallable {
    /// The class itself, if the interface does not define it.
    pub class: Option<Class>,
    /// The call operator, if the interface does not bind it.
    pub call: Option<Function>,
    pub callable: Callable,
}

/// Notes which callables cannot be called, when all classes are bound that their values may be objects of.
pub fn note_obstacles(interface: &mut Interface) {
    for mut callable in std::mem::take(&mut interface.callables) {
        let obstacle = callable.obstacle.take();
        callable.obstacle =
            obstacle.or_else(|| interface.obstacle(&callable.method).map(|obstacle| obstacle.fact));
        interface.callables.push(callable);
    }
}

impl Known<'_, '_> {
    /// The class for an instantiation of `std::function`; `None` if the function type is unknown.
    pub(super) fn callable(self, class: ClassType, span: Span) -> Option<DefinedCallable> {
        let called = class.called()?.clone();
        let call = self.call(&class, &called, span);
        let is_defined = self.definitions.contains_key(&class);
        let has_call = |own: &Function| own.class.as_ref() == Some(&class) && own.name == CALL;
        let is_called = self.interface.functions().any(has_call);
        let method = Box::new(self.called_signature(&class, &called, span));
        let defined = (!is_defined).then(|| self.callable_class(&class));
        let obstacle = call.as_ref().err().map(|reason| reason.fact.clone());
        let call = call.ok().filter(|_| !is_called);
        let callable = Callable { class, span, method, obstacle };
        Some(DefinedCallable { class: defined, call, callable })
    }

    fn callable_class(self, class: &ClassType) -> Class {
        Class {
            name: self.callable_name(class),
            r#type: class.clone(),
            key: ClassKey::Class,
            outer: None,
            bases: Vec::new(),
            members: Vec::new(),
            shares_with_copies: false,
            is_destructor_public: true,
            is_directed: false,
            private_functions: BTreeSet::new(),
            destroy: None,
            doc: None,
            features: BTreeMap::new(),
            destructor_features: BTreeMap::new(),
        }
    }

    /// The name of the class in Python: `function_float_int` for a function from int to float.
    fn callable_name(self, class: &ClassType) -> String {
        let taken: FxHashSet<&str> = self
            .interface
            .all_classes()
            .map(|(class, ..)| class.name.as_str())
            .chain(self.interface.functions().map(|function| function.name.as_str()))
            .collect();
        let types = class.arguments().iter().map(Ty::to_string).collect::<String>();
        let name = words(&format!("function {types}"));
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        let mut names = std::iter::once(name.clone()).chain(numbered);
        names.find(|name| !taken.contains(name.as_str())).unwrap_or(name)
    }

    /// The call operator for calls from Python.
    fn call(self, class: &ClassType, called: &FunctionTy, span: Span) -> Result<Function, Reason> {
        let parameters = self.library().parameters(&self.called_parameters(called, span));
        let qualified = class.member(OPERATOR);
        let named = named(&qualified, class, called);
        let rules = self.directives.typemaps.of(&named, self.scope);
        let declared = declared(&qualified, class, called, &parameters);
        let wrapped = self.directives.code_typemaps.wrap(&declared, Resolver::new(self.scope, &[]));
        let outputs = match wrapped.makes_result() {
            true => vec![Crossing::returned(Type::Value(Value::Python))],
            false => bind::outputs(&self.library().result(&called.returns), None, self.scope)?,
        };
        let binding = bind::bind(&parameters, &rules, Action::ConstMethod, outputs, &wrapped)?;
        Ok(Function {
            inputs: binding.inputs,
            outputs: binding.outputs,
            gathered: binding.gathered,
            arguments: binding.arguments,
            lengths: binding.lengths,
            code_around: wrapped.code_around,
            class: Some(class.clone()),
            is_operator: true,
            ..Function::new(CALL.to_owned(), qualified, Action::ConstMethod, span, span)
        })
    }

    fn called_parameters(self, called: &FunctionTy, span: Span) -> Vec<Parameter> {
        let parameter = |(index, r#type): (usize, &Ty)| Parameter {
            traits: self.scope.traits(r#type),
            ..Parameter::plain(format!("arg{}", index + 1), r#type.clone(), span)
        };
        called.parameters.iter().enumerate().map(parameter).collect()
    }

    /// The call of a Python callable from C++. In an interface of C, a reference stands for a struct by
    /// value, of which Python gets a copy.
    fn called_signature(self, class: &ClassType, called: &FunctionTy, span: Span) -> MethodSignature {
        let mut parameters = self.called_parameters(called, span);
        for parameter in parameters.iter_mut().filter(|_| self.text.spelling.is_of_c()) {
            if let Some(referent) = parameter.r#type.referent() {
                parameter.r#type = referent.without_const().clone();
            }
        }
        let qualified = class.member(OPERATOR);
        let named = named(&qualified, class, called);
        let overridden = Overridden {
            parameters: &parameters,
            returns: &called.returns,
            alias: None,
            traits: self.scope.traits(&called.returns),
            error_code: None,
            is_new: false,
            is_freed: false,
            library: self.library(),
        };
        let declared = declared(&qualified, class, called, &parameters);
        let codes = self.directives.code_typemaps.cxx_call(&declared, Resolver::new(self.scope, &[]));
        MethodSignature {
            name: OPERATOR.to_owned(),
            parameters: called.parameters.clone(),
            returns: called.returns.clone(),
            spelled: SpelledTypes { parameters: called.parameters.clone(), returns: called.returns.clone() },
            qualifiers: "const".to_owned(),
            is_virtual: false,
            is_pure: false,
            is_final: false,
            is_noexcept: false,
            twin: None,
            cxx_call: bind::cxx_call(&overridden, &self.directives.typemaps.of(&named, self.scope), codes),
        }
    }
}

/// The call operator as a declaration, to which typemaps can be applied.
fn declared<'a>(
    qualified: &'a str,
    class: &'a ClassType,
    called: &FunctionTy,
    parameters: &'a [Parameter],
) -> DeclaredFunction<'a> {
    DeclaredFunction {
        parameters,
        types: called.parameters.iter().cloned().map(AliasChain::resolved).collect(),
        returned: Some(AliasChain::resolved(called.returns.clone())),
        names: vec![qualified, OPERATOR],
        symname: CALL,
        class: Some(class),
        has_this: true,
        ..DeclaredFunction::default()
    }
}

fn named<'a>(qualified: &'a str, class: &'a ClassType, called: &'a FunctionTy) -> Named<'a> {
    Named { parameters: Some(&called.parameters), ..Named::of(qualified, OPERATOR, None, Some(class)) }
}

/// The name of the address of a function if the directive has no pattern, as in SWIG.
const USUAL_NAME: &str = "%s_cb_ptr";

/// The address of a C++ function, as a variable.
pub struct Callback {
    pub code: Block,
    pub read: Function,
    /// The function with this address, unless the function is a method.
    pub address: Option<FunctionAddress>,
}

impl Known<'_, '_> {
    /// The address of a bound function, if a `%callback` applies to it. `called` is its type.
    ///
    /// # Errors
    /// The name in the directive is not a pattern.
    pub(super) fn callback(self, id: FunctionId, called: FunctionTy) -> Result<Option<Callback>, Diagnostic> {
        let function = &self.interface[id];
        let pattern = match function.features.get(CALLBACK).map(String::as_str) {
            None | Some("0" | "") => return Ok(None),
            Some("1") => USUAL_NAME,
            Some(pattern) => pattern,
        };
        let is_static = function.action == Action::Call;
        let has_address = matches!(function.action, Action::Call | Action::Method | Action::ConstMethod);
        if !has_address || function.extension.is_some() {
            return Ok(None);
        }
        let given = NamePattern::new(pattern).map(|pattern| pattern.new_name(&function.name));
        let given = given.map_err(|message| {
            Diagnostic::error(code::BAD_RENAME, function.span, message)
                .help("give `%callback` the name of the pointers as a pattern: `%callback(\"%s_cb\")`")
        })?;
        let Some(GivenName::Name(name)) = given else { return Ok(None) };
        let arguments = match function.template_arguments.as_slice() {
            [] => String::new(),
            all => format!("<{}>", all.join(", ")),
        };
        let class = function.class.clone();
        let variable = format!("quaff_address_{}_{name}", mangled(&function.qualified));
        let r#type = Ty::FunctionPointer(Box::new(FunctionTy {
            class: class.clone().filter(|_| !is_static).map(Ty::Class),
            ..called.clone()
        }));
        // Of several overloads, the first gets the name.
        let is_same = |other: &Function| other.class == class && other.name == name;
        let is_known = class.is_some() && self.interface.functions().any(is_same);
        let Some(Value::Object(object)) = r#type.value().filter(|_| !is_known) else { return Ok(None) };
        let (qualified, span) = (&function.qualified, function.span);
        let code = match self.text.spelling.is_of_c() {
            true => {
                let declared = called.spelled(&format!("*const {variable}"));
                let [declared, cast] =
                    [declared, r#type.to_string()].map(|text| self.text.spelling.spelled(&text));
                format!("static {declared} = ({cast})&{qualified};")
            }
            false => {
                format!("inline const auto {variable} = static_cast<{type}>(&::{qualified}{arguments});")
            }
        };
        let object = Object { fate: Fate::Unchanged, ..object };
        let read = Function {
            outputs: vec![Crossing::returned(Type::Value(Value::Object(object)))],
            class,
            ..Function::new(name.clone(), variable, Action::Read, span, span)
        };
        let address = is_static.then_some(FunctionAddress { function: id, name, called });
        Ok(Some(Callback { code: Block::assembled(code), read, address }))
    }
}
