//! Instantiates function templates: `%template(sum) example::sum<float>;`.
//!
//! Every function template with this name and this number of parameters is instantiated, because C++ would
//! choose among all of them in a call. Templates that cannot be bound are left out with a warning; if none
//! can be bound, this is an error.

use crate::code;
use crate::interface::{ClassType, Ty};
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::skip::signature;
use crate::lower::template_error::{self, TemplateErrors};
use crate::lower::types::{Bindings, Resolver, argument, argument_text};
use crate::lower::{Candidate, Lowering, NameLookup};
use crate::syntax::{
    FunctionSyntax, Item, TemplateArgument, TemplateDirective, TemplateParameter, TemplateParameterKind,
    TypeSyntax,
};

/// A declared function template.
#[derive(Clone)]
pub struct Template<'s> {
    /// The full name, such as `example::sum`.
    pub full: String,
    pub function: &'s FunctionSyntax,
    pub item: &'s Item,
    instantiated: bool,
}

/// The parameters of a template with their arguments in one instantiation.
#[derive(Clone)]
pub struct Instance {
    pub bindings: Bindings,
    pub texts: Vec<String>,
}

impl<'s> Template<'s> {
    pub fn new(item: &'s Item, function: &'s FunctionSyntax) -> Template<'s> {
        Template { full: full_name(&item.namespace, &function.name), function, item, instantiated: false }
    }

    /// Whether the number of arguments is possible.
    pub fn takes(&self, count: usize) -> bool {
        let parameters = &self.function.template_parameters;
        let required = parameters.iter().filter(is_required).count();
        let is_open = parameters.iter().any(|parameter| parameter.pack);
        required <= count && (count <= parameters.len() || is_open)
    }
}

impl<'s> Lowering<'s, '_> {
    /// Binds the functions that a `%template` requests.
    pub(super) fn instantiate(&mut self, item: &'s Item, directive: &'s TemplateDirective) {
        if self.is_of_text(item, directive)
            || self.instantiate_class(item, directive)
            || directive.name.is_empty()
            || self.instantiate_member(item, directive, None)
            || self.instantiate_variable(item, directive)
        {
            return;
        }
        let candidates = self.scope.candidates(&item.namespace, &directive.template);
        let found = candidates
            .iter()
            .find(|full| self.templates.functions.iter().any(|template| template.full == **full));
        let Some(full) = found else {
            let are_many = self.diagnostics.are_many();
            let error = self.template_errors().unknown_template(directive, &candidates, are_many);
            error.into_iter().for_each(|error| self.diagnostics.push(error));
            return;
        };
        let arguments = directive.template.arguments().unwrap_or_default();
        let mut fitting = Vec::new();
        for template in self.templates.functions.iter_mut().filter(|template| template.full == *full) {
            template.instantiated = true;
            if template.takes(arguments.len()) && directive.template.has_arguments() {
                fitting.push(template.clone());
            }
        }
        if fitting.is_empty() {
            let error = self.template_errors().wrong_count(directive, full, arguments.len());
            self.diagnostics.push(error);
            return;
        }
        self.bind_all(item, directive, &fitting);
    }

    /// Reports the function templates that are never instantiated.
    pub(super) fn skip_templates(&mut self) {
        for template in self.templates.functions.clone().iter().filter(|template| !template.instantiated) {
            let reason = Reason::new("no `%template` instantiates it", "");
            self.skip(signature(template.item, template.function), &reason, template.item.span);
        }
    }

    /// Whether a `%template` names a text type, which has no class in Python; if so, warns.
    fn is_of_text(&mut self, item: &Item, directive: &TemplateDirective) -> bool {
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let resolved = resolver.resolve(&TypeSyntax::Named(directive.template.clone()));
        let is_text = resolved == Ty::StdString || resolved.class().is_some_and(ClassType::is_text);
        if is_text && !directive.name.is_empty() {
            self.diagnostics.extend_once(Some(template_error::without_class(directive)));
        }
        is_text
    }

    fn template_errors(&self) -> TemplateErrors<'_, 's> {
        TemplateErrors { text: &self.text, scope: &self.scope, functions: &self.templates.functions }
    }

    fn bind_all(&mut self, item: &'s Item, directive: &'s TemplateDirective, fitting: &[Template<'s>]) {
        let mut refused = Vec::new();
        for template in fitting {
            if let Err(reason) = self.bind_one(item, directive, template) {
                refused.push((template, reason));
            }
        }
        let all = refused.len() == fitting.len();
        for (template, reason) in refused {
            if all {
                // Each cause is reported once, even if it affects several instantiations.
                let cause = (reason.span.unwrap_or(template.item.span), reason.fact.clone());
                if self.left_out.instantiations.insert(cause) {
                    self.diagnostics.push(template_error::unbindable(directive, template, &reason));
                }
                return;
            }
            let what = signature(template.item, template.function);
            self.refuse(&template.full, what, &reason, template.item.span);
        }
    }

    fn bind_one(
        &mut self,
        item: &'s Item,
        directive: &'s TemplateDirective,
        template: &Template<'s>,
    ) -> Result<(), Reason> {
        let arguments = directive.template.arguments().unwrap_or_default();
        let (around, parameters) = (&template.item.namespace, &template.function.template_parameters);
        let outside = Resolver::new(&self.scope, &item.namespace);
        let instance = Instance::new(outside, around, parameters, arguments, &Bindings::default())?;
        let candidate = Candidate {
            name: Some(&directive.name),
            function: template.function,
            item: template.item,
            template_arguments: instance.texts,
            bindings: instance.bindings,
            span: item.span,
            way: NameLookup::ByName,
            owner: None,
        };
        self.bind(candidate).map_err(|reason| {
            self.template_errors().unknown_argument(item, template, arguments).unwrap_or(reason)
        })
    }
}

impl Instance {
    /// Assigns arguments to parameters. Defaults are filled in up to the first that only C++ can evaluate,
    /// such as `typename Traits<T>::type`; it and all later ones are left to C++. `given_in` resolves names in
    /// the arguments; `around` and `inside` are the namespace and the meanings of names at the template's
    /// declaration.
    pub fn new(
        given_in: Resolver,
        around: &[String],
        parameters: &[TemplateParameter],
        arguments: &[TemplateArgument],
        inside: &Bindings,
    ) -> Result<Instance, Reason> {
        let mut instance = Instance { bindings: inside.clone(), texts: Vec::new() };
        let mut is_filling = true;
        let mut is_behind_pack = false;
        let mut next = 0;
        for (index, parameter) in parameters.iter().enumerate() {
            if parameter.pack {
                // The required parameters after the pack, for `auto`, need arguments too.
                let behind = parameters[index + 1..].iter().filter(is_required).count();
                let end = arguments.len().saturating_sub(behind).max(next);
                let pack = arguments.get(next..end).unwrap_or_default();
                instance.texts.extend(pack.iter().map(|argument| argument_text(argument, given_in)));
                let all = pack.iter().map(|given| argument(given, given_in)).collect();
                instance.bind(parameter, Some(Ty::Pack(all)));
                (next, is_behind_pack) = (end, true);
                continue;
            }
            let given = arguments.get(next);
            next += 1;
            if let Some(argument) = given {
                check_kind(parameter, argument)?;
                let named = given_in.bindings;
                let templates = (parameter.kind == TemplateParameterKind::Template).then(|| templates(named));
                let given_in = Resolver { bindings: templates.as_ref().unwrap_or(named), ..given_in };
                // C++ assigns all arguments from the pack on to it, and deduces the parameters after it.
                if !is_behind_pack {
                    instance.texts.push(argument_text(argument, given_in));
                }
                instance.bind(parameter, argument.r#type.as_ref().map(|r#type| given_in.resolve(r#type)));
            } else if let Some(default) = &parameter.default {
                let bindings = &instance.bindings;
                let resolver = Resolver { scope: given_in.scope, namespace: around, bindings };
                let resolved = default.r#type.as_ref().map(|r#type| resolver.resolve(r#type));
                is_filling &= is_plain(default, resolved.as_ref());
                if is_filling {
                    instance
                        .texts
                        .push(resolved.as_ref().map_or_else(|| default.text.clone(), Ty::to_string));
                }
                instance.bind(parameter, resolved);
            }
        }
        Ok(instance)
    }

    fn bind(&mut self, parameter: &TemplateParameter, resolved: Option<Ty>) {
        if let (Some(name), Some(resolved)) = (&parameter.name, resolved) {
            self.bindings.insert(name.clone(), resolved);
        }
    }
}

/// The names that may stand for templates. Inside a class template, its own name without arguments is the
/// template where a template is expected, and otherwise the class.
fn templates(named: &Bindings) -> Bindings {
    let is_template = |bound: &Ty| bound.class().is_some_and(|class| !class.is_instance());
    named
        .iter()
        .filter(|(_, bound)| is_template(bound))
        .map(|(name, bound)| (name.clone(), bound.clone()))
        .collect()
}

/// Whether a parameter needs an argument.
pub fn is_required(parameter: &&TemplateParameter) -> bool {
    parameter.default.is_none() && !parameter.pack
}

fn check_kind(parameter: &TemplateParameter, argument: &TemplateArgument) -> Result<(), Reason> {
    if parameter.kind != TemplateParameterKind::Type || argument.r#type.is_some() {
        return Ok(());
    }
    let name = parameter.name.as_deref().unwrap_or("a parameter");
    let reason = Reason::new(
        format!("`{}` is not a type, but `{name}` is a type parameter", argument.text),
        "give a type",
    );
    Err(Reason { error: Some(code::TEMPLATE_ARGUMENTS), ..reason })
}

/// Whether a default means the same outside of its namespace: a known type or a number.
fn is_plain(default: &TemplateArgument, resolved: Option<&Ty>) -> bool {
    match resolved {
        Some(Ty::Other(_) | Ty::Undeclared(_)) => false,
        Some(_) => true,
        None => {
            !default.text.contains(|letter: char| letter.is_alphabetic() || letter == '_')
                || default.text.parse::<bool>().is_ok()
        }
    }
}
