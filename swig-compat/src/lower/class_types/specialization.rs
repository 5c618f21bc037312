//! Selects a specialization of a class template as C++ does: the most specialized match.

use super::ClassDefinition;
use crate::interface::{ClassType, FunctionTy, Ty};
use crate::lower::scope::Scope;
use crate::lower::types::{Bindings, Resolver, argument};
use crate::syntax::{FunctionType, TemplateArgument, TemplateParameter, TypeSyntax};

/// The specialization for these arguments, and the arguments for its own parameters.
pub fn choose<'s>(
    definitions: &[ClassDefinition<'s>],
    arguments: &[Ty],
    scope: &Scope<'s>,
) -> Option<(ClassDefinition<'s>, Bindings)> {
    // The primary template may be only declared, and its specializations defined.
    let primary = definitions.iter().find(|definition| definition.class.specialized.is_none());
    let own = primary.and_then(|primary| Some((primary, with_defaults(primary, arguments, scope)?)));
    let arguments = own.as_ref().map_or(arguments, |(_, (_, arguments))| arguments);
    let fitting: Vec<(&ClassDefinition, Bindings)> = definitions
        .iter()
        .filter_map(|definition| Some((definition, fit(definition, primary, arguments, scope)?)))
        .collect();
    let is_best = |own: &ClassDefinition| {
        let own = patterns(own, primary, scope);
        fitting.iter().all(|(other, _)| fit(other, primary, &own, scope).is_some())
    };
    let best = fitting.iter().find(|(definition, _)| is_best(definition)).or(fitting.first());
    match best {
        Some((definition, bindings)) => Some((**definition, bindings.clone())),
        None => own.as_ref().map(|(primary, (bindings, _))| (**primary, bindings.clone())),
    }
}

/// The fewest arguments that name the same instantiation: C++ fills in the others with the defaults of the
/// primary template.
pub fn without_defaults(definitions: &[ClassDefinition], mut arguments: Vec<Ty>, scope: &Scope) -> Vec<Ty> {
    let primary = definitions.iter().find(|definition| definition.class.specialized.is_none());
    let is_default = |primary: &ClassDefinition, arguments: &[Ty]| {
        let last = arguments.len().checked_sub(1)?;
        let parameter = parameters(primary).get(last).filter(|parameter| !parameter.pack)?;
        let (bindings, _) = with_defaults(primary, arguments, scope)?;
        let resolver = Resolver { scope, namespace: &primary.item.namespace, bindings: &bindings };
        Some(argument(parameter.default.as_ref()?, resolver) == arguments[last])
    };
    while primary.and_then(|primary| is_default(primary, &arguments)) == Some(true) {
        arguments.pop();
    }
    arguments
}

/// The arguments of an instantiation: the given ones, and the defaults of the primary template.
pub fn with_all_defaults(
    definitions: &[ClassDefinition],
    arguments: &[Ty],
    scope: &Scope,
) -> Option<Vec<Ty>> {
    let primary = definitions.iter().find(|definition| definition.class.specialized.is_none())?;
    Some(with_defaults(primary, arguments, scope)?.1)
}

fn parameters<'s>(definition: &ClassDefinition<'s>) -> &'s [TemplateParameter] {
    definition.class.template_parameters.as_deref().unwrap_or_default()
}

/// The types of the primary template's parameters, and all arguments.
fn with_defaults(primary: &ClassDefinition, given: &[Ty], scope: &Scope) -> Option<(Bindings, Vec<Ty>)> {
    let (mut bindings, mut arguments) = (Bindings::default(), Vec::new());
    for (index, parameter) in parameters(primary).iter().enumerate() {
        if parameter.pack {
            let rest = given.get(index..).unwrap_or_default();
            arguments.extend(rest.iter().cloned());
            let named = parameter.name.iter().map(|name| (name.clone(), Ty::Pack(rest.to_vec())));
            bindings.extend(named);
            break;
        }
        let resolver = Resolver { scope, namespace: &primary.item.namespace, bindings: &bindings };
        let value = match given.get(index) {
            Some(value) => value.clone(),
            None => argument(parameter.default.as_ref()?, resolver),
        };
        arguments.push(value.clone());
        if let Some(name) = &parameter.name {
            bindings.insert(name.clone(), value);
        }
    }
    Some((bindings, arguments))
}

/// The types of a specialization's parameters, if the specialization matches these arguments. Arguments that
/// it leaves out are the defaults of the primary template.
fn fit(
    definition: &ClassDefinition,
    primary: Option<&ClassDefinition>,
    arguments: &[Ty],
    scope: &Scope,
) -> Option<Bindings> {
    let patterns = definition.class.specialized.as_ref()?.arguments()?;
    let named = arguments.get(..patterns.len())?;
    if named.len() < arguments.len() && with_defaults(primary?, named, scope)?.1 != arguments {
        return None;
    }
    let names: Vec<&str> =
        parameters(definition).iter().filter_map(|parameter| parameter.name.as_deref()).collect();
    let mut fit = Fit { names, namespace: &definition.item.namespace, scope, bindings: Bindings::default() };
    let fits = patterns.iter().zip(named).all(|(pattern, argument)| fit.argument(pattern, argument));
    fits.then_some(fit.bindings)
}

/// The arguments of a specialization with unique types in place of its parameters. Another specialization
/// that matches them is not more specialized.
fn patterns(definition: &ClassDefinition, primary: Option<&ClassDefinition>, scope: &Scope) -> Vec<Ty> {
    let names = parameters(definition).iter().filter_map(|parameter| parameter.name.as_ref());
    let own = |name: &String| (name.clone(), Ty::Other(format!("any {name}")));
    let bindings: Bindings = names.map(own).collect();
    let resolver = Resolver { scope, namespace: &definition.item.namespace, bindings: &bindings };
    let patterns = definition.class.specialized.as_ref().and_then(|specialized| specialized.arguments());
    let named: Vec<Ty> =
        patterns.unwrap_or_default().iter().map(|pattern| argument(pattern, resolver)).collect();
    match primary.and_then(|primary| with_defaults(primary, &named, scope)) {
        Some((_, all)) => all,
        None => named,
    }
}

struct Fit<'a, 's> {
    /// The parameters of the specialization.
    names: Vec<&'a str>,
    namespace: &'a [String],
    scope: &'a Scope<'s>,
    bindings: Bindings,
}

impl Fit<'_, '_> {
    fn argument(&mut self, pattern: &TemplateArgument, argument: &Ty) -> bool {
        match &pattern.r#type {
            Some(r#type) => self.fits(r#type, argument),
            None => matches!(argument, Ty::Other(text) if *text == pattern.text),
        }
    }

    fn fits(&mut self, pattern: &TypeSyntax, argument: &Ty) -> bool {
        match (pattern, argument) {
            (TypeSyntax::Named(name), _) if name.plain().is_some_and(|name| self.names.contains(&name)) => {
                let name = name.to_string();
                let known = self.bindings.entry(name).or_insert_with(|| argument.clone());
                known == argument
            }
            (TypeSyntax::Const(pattern), Ty::Const(inner))
            | (TypeSyntax::Pointer(pattern), Ty::Pointer(inner))
            | (TypeSyntax::Reference(pattern), Ty::Reference(inner))
            | (TypeSyntax::RvalueReference(pattern), Ty::RvalueReference(inner)) => self.fits(pattern, inner),
            (TypeSyntax::Named(name), Ty::Class(class)) if name.arguments().is_some() => {
                self.fits_instance(name, class) || self.is(pattern, argument)
            }
            (TypeSyntax::Function(pattern), Ty::Function(function)) => self.fits_function(pattern, function),
            _ => self.is(pattern, argument),
        }
    }

    /// Matches a function type: `R (A...)` against `int (double, float)`.
    fn fits_function(&mut self, pattern: &FunctionType, function: &FunctionTy) -> bool {
        let mut given = function.parameters.iter();
        let mut fits =
            self.fits(&pattern.returns, &function.returns) && pattern.qualifiers == function.qualifiers;
        for (parameter, is_pack) in &pattern.parameters {
            fits &= match is_pack {
                true => self.fits(parameter, &Ty::Pack(given.by_ref().cloned().collect())),
                false => given.next().is_some_and(|given| self.fits(parameter, given)),
            };
        }
        fits && given.next().is_none()
    }

    /// Matches an instantiation: `Box<T>` against `example::Box<int>`.
    fn fits_instance(&mut self, name: &crate::syntax::QualifiedName, class: &ClassType) -> bool {
        let patterns = name.arguments().unwrap_or_default();
        let is_template =
            || self.scope.candidates(self.namespace, name).iter().any(|full| full == class.template());
        if !class.is_instance() || !is_template() {
            return false;
        }
        let all = class.arguments();
        let arguments = match all.get(..patterns.len()) {
            None => self.scope.with_default_arguments(class),
            Some(named) if self.names_alone(class, named) => named.to_vec(),
            Some(_) => return false,
        };
        patterns.len() == arguments.len()
            && patterns.iter().zip(&arguments).all(|(pattern, argument)| self.argument(pattern, argument))
    }

    /// Whether an instantiation with these first arguments is `class`, because its others are defaults.
    fn names_alone(&self, class: &ClassType, named: &[Ty]) -> bool {
        let all = class.arguments();
        named.len() == all.len()
            || self.scope.instance(&class.without_arguments(), named.to_vec()).arguments() == all
    }

    /// Whether a type without parameters equals the argument.
    fn is(&self, pattern: &TypeSyntax, argument: &Ty) -> bool {
        let pattern = TemplateArgument { text: pattern.to_string(), r#type: Some(pattern.clone()) };
        self::argument(&pattern, Resolver::new(self.scope, self.namespace)) == *argument
    }
}
