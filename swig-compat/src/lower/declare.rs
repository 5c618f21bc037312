//! Binds variables, instantiations of variable templates, constants, and functions of `%native`.

use crate::interface::{
    Action, Argument, By, Constant, ConstantKind, Crossing, DeclarationKind, Fate, Function, Native, Object,
    Passing, Pointee, Scalar, Structure, Ty, Type, Value, Variable, is_set,
};
use crate::literal::Literal;
use crate::lower::bind;
use crate::lower::class::{as_part, copied, part};
use crate::lower::code_typemap::AliasChain;
use crate::lower::feature::FeatureSubject;
use crate::lower::parameter::Parameter;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::state::Lowering;
use crate::lower::target::{Named, NamedKind};
use crate::lower::template::VariableTemplate;
use crate::lower::traits::{Converted, Traits};
use crate::lower::types::{Bindings, Resolver};
use crate::source::Span;
use crate::syntax::{ConstantSyntax, Item, NativeDirective, TypeSyntax, VariableSyntax};
use rustc_hash::FxHashSet;
use std::collections::BTreeMap;

impl<'s> Lowering<'s, '_> {
    pub(super) fn constant(&mut self, item: &'s Item, constant: &'s ConstantSyntax) {
        let full = full_name(&item.namespace, &constant.name);
        let named =
            Named { kind: NamedKind::Constant, full: &full, name: &constant.name, ..Named::default() };
        let Some(name) = self.given_name(&named, item.span) else { return };
        if let Some(Literal::Integer(number)) = constant.literal {
            self.scope.declare_constant(full.clone(), number);
        }
        if !self.is_new_constant(&name) {
            return;
        }
        let typemaps = &self.directives.code_typemaps;
        let by_code = self.known().constant_by_code(item, constant, &name, typemaps);
        match by_code.map_or_else(|| self.known().constant(item, constant, name), Ok) {
            Ok(all) => {
                for each in all {
                    if let DeclarationKind::Variable(variable) = &each {
                        variable.functions().for_each(|read| self.need_fragments(&item.namespace, read));
                    }
                    self.declare(item.span, &item.namespace, each);
                }
            }
            Err(reason) => self.refuse(&full, format!("constant {full}"), &reason, item.span),
        }
    }

    /// Whether the name is new. The first constant with a name is kept, as in SWIG.
    pub(super) fn is_new_constant(&mut self, name: &str) -> bool {
        self.bound.constants.insert(name.to_owned())
    }

    /// Declares a function of the interface's code that Python calls as it is: `%native`.
    pub(super) fn native(&mut self, item: &Item, NativeDirective { name, function }: &NativeDirective) {
        let Some(name) = self.given_name(&Named::of(name, name, None, None), item.span) else { return };
        let native = Native { name, function: function.clone() };
        self.declare(item.span, &item.namespace, DeclarationKind::Native(native));
    }

    /// Leaves out the functions of `%native` whose names other declarations of the module have, and of
    /// several with one name all but the first.
    pub(super) fn leave_out_hidden_natives(&mut self) {
        let functions = self.interface.functions().filter(|function| function.class.is_none());
        let functions = functions.map(|function| function.name.clone());
        let classes = self.interface.all_classes().map(|(class, ..)| class.name.clone());
        let constants = self.interface.constants().map(|(constant, _)| constant.name.clone());
        let mut taken: FxHashSet<String> = functions.chain(classes).chain(constants).collect();
        let mut hidden = Vec::new();
        self.interface.declarations.retain(|declaration| match &declaration.kind {
            DeclarationKind::Native(native) if !taken.insert(native.name.clone()) => {
                hidden.push((native.name.clone(), declaration.span));
                false
            }
            _ => true,
        });
        let reason = Reason::new("another declaration has this name", "give it another name, or remove it");
        for (name, span) in hidden {
            self.refuse(&name, format!("%native({name})"), &reason, span);
        }
    }

    pub(super) fn variable(&mut self, item: &'s Item, variable: &'s VariableSyntax) {
        let full = full_name(&item.namespace, &variable.name);
        let bindings = self.scope.deduced(item, variable, &Bindings::default());
        let declared = Resolver { scope: &self.scope, namespace: &item.namespace, bindings: &bindings };
        let declared = declared.resolve(&variable.r#type);
        // As in SWIG, a class keeps its name. The text may be a directive without its `%`: `ignore Project;`.
        // In C, `struct stats stats;` is an ordinary variable.
        let is_of_class = declared.class_or_undeclared().is_some_and(|class| class.name() == full);
        if self.scope.has_class(&full) && !is_of_class {
            let reason = Reason::new("a class has this name", "give it another name, or remove it");
            return self.refuse(&full, format!("variable {full}"), &reason, item.span);
        }
        self.scope.declare_value(full.clone(), integer_of(variable, declared.scalar()));
        self.scope.declare_type_of(full.clone(), declared);
        match &variable.template_parameters {
            Some(parameters) if parameters.is_empty() => return,
            Some(_) => return self.templates.variables.push(VariableTemplate { full, item, variable }),
            None => {}
        }
        let named =
            Named { kind: NamedKind::Variable, full: &full, name: &variable.name, ..Named::default() };
        let Some(name) = self.given_name(&named, item.span) else { return };
        let subject = FeatureSubject { name, ..FeatureSubject::of(&full) };
        self.bind_variable(item, variable, subject, &Bindings::default(), item.span);
    }

    /// Binds a variable, or an instantiation of a variable template.
    pub(super) fn bind_variable(
        &mut self,
        item: &'s Item,
        variable: &'s VariableSyntax,
        subject: FeatureSubject,
        bindings: &Bindings,
        span: Span,
    ) {
        let bindings = &self.scope.deduced(item, variable, bindings);
        let resolver = Resolver { scope: &self.scope, namespace: &item.namespace, bindings };
        let resolved = resolver.resolve(&variable.r#type);
        let chain = AliasChain::of(&variable.r#type, resolver);
        let accesses = match self.scope.traits(&resolved) {
            Some(Ok(Traits::Value(converted))) => self.converted_accesses(&resolved, converted, span),
            // C++ may reallocate the elements of a variable that is an array, so callers pass it on as an
            // object.
            Some(Ok(Traits::Array(..)) | Err(_)) | None => {
                self.plain_accesses(&variable.r#type, &resolved, &chain, resolver)
            }
        };
        let Accesses { outputs, assigned } = match accesses {
            Ok(accesses) => accesses,
            Err(reason) => {
                let what = format!("variable {}", subject.qualified);
                return self.refuse(&subject.qualified, what, &reason, span);
            }
        };
        if self.bound.variables.contains(&subject) {
            return;
        }
        let features = self.directives.features.of(&subject, &self.scope);
        let is_constant = variable.constexpr || resolved.is_constant() || is_set(&features, "immutable");
        let mut read = Function {
            template_arguments: subject.template_arguments.clone(),
            outputs,
            doc: variable.doc.clone(),
            features,
            ..Function::new(subject.name.clone(), subject.qualified.clone(), Action::Read, span, item.span)
        };
        let assignments = assigned.into_iter().filter(|_| !is_constant);
        let mut assign: Vec<Function> =
            assignments.map(|(input, argument)| assignment(&read, input, argument)).collect();
        for accessor in [&mut read].into_iter().chain(&mut assign) {
            self.directives.code_typemaps.access(accessor, &chain, &variable.name, resolver);
        }
        // The setter with code of the interface accepts all values, so the other one is dropped.
        if assign.len() > 1 && assign[0].code_around.is_some() {
            assign.remove(0);
        }
        self.declare_constant_of(item, variable, &read, resolved);
        let bound = Variable { read, assign, is_constant: false };
        bound.functions().for_each(|each| self.need_fragments(&item.namespace, each));
        self.bound.variables.insert(subject);
        self.declare(span, &item.namespace, DeclarationKind::Variable(Box::new(bound)));
    }

    /// Declares a constant of the module for a `const` variable with an initialiser, as SWIG does.
    fn declare_constant_of(&mut self, item: &Item, variable: &VariableSyntax, read: &Function, resolved: Ty) {
        let is_const = match &resolved {
            Ty::Array(element, _) => element.is_const(),
            other => other.is_const(),
        };
        let is_value = variable.template_parameters.is_none()
            && variable.initialized
            && (variable.constexpr || is_const);
        if let Some(kind) = kind_of(&resolved).filter(|_| is_value)
            && self.is_new_constant(&read.name)
        {
            let (name, expression) = (read.name.clone(), format!("::{}", read.qualified));
            let number = resolved.scalar().map(|scalar| scalar.dtype());
            let value = variable.literal.clone().map(|literal| (literal, number));
            // The variable is not annotated, as in SWIG, which reads it through `cvar`.
            let features = BTreeMap::new();
            let r#type = Some(resolved);
            let constant = Constant { name, expression, kind, value, r#type, features };
            self.declare(item.span, &item.namespace, DeclarationKind::Constant(constant));
        }
    }

    /// How a variable is accessed, without regard to traits.
    ///
    /// # Errors
    /// The type has no counterpart.
    fn plain_accesses(
        &self,
        declared: &TypeSyntax,
        resolved: &Ty,
        chain: &AliasChain,
        resolver: Resolver,
    ) -> Result<Accesses, Reason> {
        // The arguments of a class template are deduced from the initialiser, which is not evaluated here.
        let is_deduced = resolved.class().is_some_and(|class| self.templates.classes.has(class.name()));
        let by_code = || self.directives.code_typemaps.value("varout", chain);
        let alias = resolver.alias(declared);
        let named = |value: Value| value.named(alias.as_ref());
        let value = self.known().library().member(resolved).read().map(as_part).or_else(by_code).map(named);
        let value = value.filter(|_| !is_deduced).ok_or_else(|| {
            Reason::new(
                format!("it has the type `{declared}`"),
                "bind functions that read it and assign to it",
            )
        })?;
        // A vector may reallocate its elements, so no array refers to them.
        let part = part::of(resolved).filter(|part| part.pointer.is_some());
        let returned = part.clone().map_or(Type::Value(value.clone()), Type::Part);
        let array = part.map(|part| part::assigned(resolved, part.element));
        let input = Crossing::parameter("value".to_owned(), Type::Value(assigned(value, resolved)), None);
        let assigned = array.into_iter().chain([(input, vec![Argument::Value { input: 0 }])]).collect();
        Ok(Accesses { outputs: vec![Crossing::returned(returned)], assigned })
    }

    /// How a variable whose class has `quaff::value_traits` is accessed.
    ///
    /// # Errors
    /// The type that the traits name has no counterpart.
    fn converted_accesses(
        &self,
        resolved: &Ty,
        converted: Converted,
        span: Span,
    ) -> Result<Accesses, Reason> {
        let outputs = self.known().converted_member(&converted)?.into_iter().collect();
        let traits = Some(Ok(Traits::Value(converted)));
        let value = Parameter { traits, ..Parameter::plain("value", resolved.clone(), span) };
        let (input, argument) = bind::assigned(&value)?;
        Ok(Accesses { outputs, assigned: vec![(input, vec![argument])] })
    }
}

/// The values that callers read from a variable and assign to it, each of the latter with the C++ arguments.
struct Accesses {
    outputs: Vec<Crossing>,
    assigned: Vec<(Crossing, Vec<Argument>)>,
}

/// The integer with which a variable is initialised, if it is known and fits the type. Only constant
/// variables count in expressions.
fn integer_of(variable: &VariableSyntax, declared: Option<Scalar>) -> Option<i64> {
    let holds = |value: i64| match &declared {
        None => true,
        Some(Scalar::Bool) => matches!(value, 0 | 1),
        Some(scalar) => scalar.dtype().holds(value),
    };
    match &variable.literal {
        Some(Literal::Integer(value)) if holds(*value) => Some(*value),
        _ => None,
    }
}

/// The value that can be assigned to a variable that is read as `value`: a copy for a class, or a pointer to
/// an object that C++ then owns, as in SWIG. The elements of arrays are copied.
fn assigned(value: Value, r#type: &Ty) -> Value {
    match value {
        value if matches!(r#type, Ty::Array(..)) => copied(value, r#type),
        Value::Object(object) if object.passing == Passing::Reference => {
            Value::Object(Object { constant: true, ..object })
        }
        Value::Object(object) if matches!(object.passing, Passing::Unique(_)) => {
            Value::Object(Object { passing: Passing::Unique(By::Value), fate: Fate::Released, ..object })
        }
        Value::Object(object) if object.pointee == Pointee::Class => {
            Value::Object(Object { fate: Fate::Disowned, ..object })
        }
        other => other,
    }
}

/// The function that assigns to the variable read by `read`.
fn assignment(read: &Function, input: Crossing, arguments: Vec<Argument>) -> Function {
    let (name, qualified) = (read.name.clone(), read.qualified.clone());
    Function {
        template_arguments: read.template_arguments.clone(),
        inputs: vec![input],
        arguments,
        features: read.features.clone(),
        ..Function::new(name, qualified, Action::Assign, read.span, read.declared)
    }
}

/// The kind of a constant of this type; `None` for a type that is neither a number nor text.
pub(super) fn kind_of(r#type: &Ty) -> Option<ConstantKind> {
    Some(match r#type.read()? {
        Value::Scalar(Scalar::Bool) => ConstantKind::Bool,
        Value::Scalar(Scalar::Integer(_)) => ConstantKind::Integer,
        Value::Scalar(Scalar::Float | Scalar::Double) => ConstantKind::Float,
        Value::Text(_) => ConstantKind::Text,
        Value::Object(object) if object.class().is_some_and(|class| class.structure() == Structure::View) => {
            ConstantKind::Text
        }
        Value::Scalar(Scalar::Half | Scalar::Bfloat16 | Scalar::Complex | Scalar::DoubleComplex)
        | Value::Object(_)
        | Value::Library(_)
        | Value::Python => {
            return None;
        }
    })
}
