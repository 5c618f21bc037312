//! `%template(sum) example::sum<float>;`
//!
//! Every function template of that name that takes so many arguments is instantiated, as C++ would choose among all of
//! them in a call. If some cannot be bound they are left out with a warning; if none can, that is an error.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lower::reason::Reason;
use crate::lower::scope::full_name;
use crate::lower::types::{Bindings, Resolved, Resolver};
use crate::lower::{Candidate, Lowering, function_of, signature};
use crate::nearest::nearest;
use crate::syntax::{
    FunctionSyntax, Item, TemplateArgument, TemplateDirective, TemplateParameter, TemplateParameterKind,
};

/// A function template that is declared.
#[derive(Clone)]
pub struct Template<'s> {
    /// `example::sum`
    pub full: String,
    pub function: &'s FunctionSyntax,
    item: &'s Item,
    instantiated: bool,
}

/// A template's parameters and what they stand for in one instantiation.
struct Instance {
    bindings: Bindings,
    texts: Vec<String>,
}

impl<'s> Template<'s> {
    pub fn new(item: &'s Item, function: &'s FunctionSyntax) -> Template<'s> {
        Template { full: full_name(&item.namespace, &function.name), function, item, instantiated: false }
    }

    /// Whether so many arguments are neither too few nor too many.
    fn takes(&self, count: usize) -> bool {
        let parameters = &self.function.template_parameters;
        let required = parameters.iter().filter(is_required).count();
        let is_open = parameters.iter().any(|parameter| parameter.pack);
        required <= count && (count <= parameters.len() || is_open)
    }

    fn counts(&self) -> String {
        let parameters = &self.function.template_parameters;
        let required = parameters.iter().filter(is_required).count();
        let plural = |count: usize| if count == 1 { "" } else { "s" };
        if parameters.iter().any(|parameter| parameter.pack) {
            format!("at least {required} template argument{}", plural(required))
        } else if required == parameters.len() {
            format!("{required} template argument{}", plural(required))
        } else {
            format!("{required} to {} template arguments", parameters.len())
        }
    }
}

impl<'s> Lowering<'s, '_> {
    /// Binds what one `%template` asks for.
    pub(super) fn instantiate(&mut self, item: &'s Item, directive: &'s TemplateDirective) {
        let candidates = self.scope.candidates(&item.namespace, &directive.template);
        let found =
            candidates.iter().find(|full| self.templates.iter().any(|template| template.full == **full));
        let Some(full) = found else {
            let error = self.unknown_template(directive, &candidates);
            self.diagnostics.push(error);
            return;
        };
        let arguments = directive.template.arguments().unwrap_or_default();
        let mut fitting = Vec::new();
        for template in self.templates.iter_mut().filter(|template| template.full == *full) {
            template.instantiated = true;
            if template.takes(arguments.len()) && directive.template.has_arguments() {
                fitting.push(template.clone());
            }
        }
        if fitting.is_empty() {
            let error = self.wrong_count(directive, full, arguments.len());
            self.diagnostics.push(error);
            return;
        }
        self.bind_all(item, directive, &fitting);
    }

    /// Keeps the templates that nothing instantiates.
    pub(super) fn skip_templates(&mut self) {
        for template in self.templates.clone().iter().filter(|template| !template.instantiated) {
            let reason = Reason::new("no `%template` instantiates it", "");
            self.skip(signature(template.item, template.function), &reason, template.item.span);
        }
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
                self.diagnostics.push(unbindable(directive, template, &reason));
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
        let instance = self.instance(item, template, arguments)?;
        let candidate = Candidate {
            name: &directive.name,
            function: template.function,
            item: template.item,
            template_arguments: instance.texts,
            bindings: instance.bindings,
            span: item.span,
        };
        self.bind(candidate)
            .map_err(|reason| self.unknown_argument(item, template, arguments).unwrap_or(reason))
    }

    /// Arguments by the parameters that they are for. Defaults are filled in up to the first that only C++ can work
    /// out, such as `typename Traits<T>::type`; those behind it are left to C++ too.
    fn instance(
        &self,
        item: &Item,
        template: &Template,
        arguments: &[TemplateArgument],
    ) -> Result<Instance, Reason> {
        let mut instance = Instance { bindings: Bindings::new(), texts: Vec::new() };
        let given_in = Resolver::new(&self.scope, &item.namespace);
        let mut is_filling = true;
        for (index, parameter) in template.function.template_parameters.iter().enumerate() {
            if parameter.pack {
                let rest = arguments.get(index..).unwrap_or_default();
                instance.texts.extend(rest.iter().map(|argument| argument_text(argument, given_in)));
                break;
            }
            if let Some(argument) = arguments.get(index) {
                check_kind(parameter, argument)?;
                instance.texts.push(argument_text(argument, given_in));
                instance.bind(parameter, argument.r#type.as_ref().map(|r#type| given_in.resolve(r#type)));
            } else if let Some(default) = &parameter.default {
                let bindings = &instance.bindings;
                let resolver = Resolver { scope: &self.scope, namespace: &template.item.namespace, bindings };
                let resolved = default.r#type.as_ref().map(|r#type| resolver.resolve(r#type));
                is_filling &= is_plain(default, resolved.as_ref());
                if is_filling {
                    instance
                        .texts
                        .push(resolved.as_ref().map_or_else(|| default.text.clone(), Resolved::to_string));
                }
                instance.bind(parameter, resolved);
            }
        }
        Ok(instance)
    }

    /// A better reason where an argument is a name that means nothing: most likely a slip.
    fn unknown_argument(
        &self,
        item: &Item,
        template: &Template,
        arguments: &[TemplateArgument],
    ) -> Option<Reason> {
        let resolver = Resolver::new(&self.scope, &item.namespace);
        let parameters = &template.function.template_parameters;
        arguments.iter().zip(parameters).find_map(|(argument, parameter)| {
            let Resolved::Other(name) = resolver.resolve(argument.r#type.as_ref()?) else {
                return None;
            };
            let is_declared = self.declared.iter().any(|(full, _)| *full == name);
            if is_declared || parameter.kind != TemplateParameterKind::Type {
                return None;
            }
            let known =
                ["bool", "int", "float", "double", "std::size_t"].into_iter().chain(self.scope.type_names());
            let fix = match nearest(&name, known) {
                Some(near) => format!("did you mean `{near}`?"),
                None => "instantiate it for a number type".to_owned(),
            };
            Some(Reason::new(format!("`{name}` is not a type that quaff can pass"), fix))
        })
    }

    fn unknown_template(&self, directive: &TemplateDirective, candidates: &[String]) -> Diagnostic {
        let shown = directive.template.path();
        let span = directive.template_span;
        let declared = self.declared.iter().find(|(full, _)| candidates.contains(full));
        if let Some((full, item)) = declared {
            return match function_of(item) {
                Some(function) if !function.template_parameters.is_empty() => Diagnostic::error(
                    code::UNKNOWN_TEMPLATE,
                    span,
                    format!("`{full}` is declared further down"),
                )
                .related(item.span, "here")
                .help("move the `%template` below the declaration"),
                Some(_) => {
                    Diagnostic::error(code::NOT_A_FUNCTION_TEMPLATE, span, format!("`{full}` is no template"))
                        .related(item.span, "declared here")
                        .help("drop the `%template`: the function is bound as it stands")
                }
                None => Diagnostic::error(
                    code::NOT_A_FUNCTION_TEMPLATE,
                    span,
                    format!("`{full}` is no function template: only those can be instantiated yet"),
                )
                .related(item.span, "declared here")
                .help("bind function templates that use it inside"),
            };
        }
        let error =
            Diagnostic::error(code::UNKNOWN_TEMPLATE, span, format!("there is no template `{shown}`"));
        match self.similar_template(&shown) {
            Some(near) => error.help(format!("did you mean `{near}`?")),
            None => error.help("`%include` the header that declares it above"),
        }
    }

    /// A template of the same name in another namespace, or of a name that is close.
    fn similar_template(&self, shown: &str) -> Option<&str> {
        let last = shown.rsplit("::").next().unwrap_or(shown);
        let fulls = || self.templates.iter().map(|template| template.full.as_str());
        let short = |name: &str| {
            self.templates
                .iter()
                .find(|template| template.function.name == name)
                .map(|template| template.full.as_str())
        };
        let names = self.templates.iter().map(|template| template.function.name.as_str());
        short(last).or_else(|| nearest(shown, fulls())).or_else(|| short(nearest(last, names)?))
    }

    fn wrong_count(&self, directive: &TemplateDirective, full: &str, given: usize) -> Diagnostic {
        let of_that_name = || self.templates.iter().filter(|template| template.full == full);
        let counts: Vec<String> = of_that_name().map(Template::counts).collect();
        let given = match given {
            0 => "none is given".to_owned(),
            1 => "1 is given".to_owned(),
            many => format!("{many} are given"),
        };
        let message = format!("`{full}` takes {}, and {given}", counts.join(" or "));
        let error = Diagnostic::error(code::TEMPLATE_ARGUMENTS, directive.template_span, message)
            .help("give each argument: nothing is deduced in a `%template`");
        of_that_name().fold(error, |error, template| error.related(template.item.span, "declared here"))
    }
}

impl Instance {
    fn bind(&mut self, parameter: &TemplateParameter, resolved: Option<Resolved>) {
        if let (Some(name), Some(resolved)) = (&parameter.name, resolved) {
            self.bindings.insert(name.clone(), resolved);
        }
    }
}

fn is_required(parameter: &&TemplateParameter) -> bool {
    parameter.default.is_none() && !parameter.pack
}

fn check_kind(parameter: &TemplateParameter, argument: &TemplateArgument) -> Result<(), Reason> {
    if parameter.kind != TemplateParameterKind::Type || argument.r#type.is_some() {
        return Ok(());
    }
    let name = parameter.name.as_deref().unwrap_or("a parameter");
    let reason =
        Reason::new(format!("`{}` is not a type, and `{name}` stands for one", argument.text), "give a type");
    Err(Reason { error: Some(code::TEMPLATE_ARGUMENTS), ..reason })
}

/// Full names, so that the text means the same wherever it is written.
fn argument_text(argument: &TemplateArgument, resolver: Resolver) -> String {
    argument
        .r#type
        .as_ref()
        .map_or_else(|| argument.text.clone(), |r#type| resolver.resolve(r#type).to_string())
}

/// Whether a default means the same outside its namespace: a type that is known, or a number.
fn is_plain(default: &TemplateArgument, resolved: Option<&Resolved>) -> bool {
    match resolved {
        Some(Resolved::Other(_)) => false,
        Some(_) => true,
        None => {
            !default.text.contains(|letter: char| letter.is_alphabetic() || letter == '_')
                || default.text.parse::<bool>().is_ok()
        }
    }
}

fn unbindable(directive: &TemplateDirective, template: &Template, reason: &Reason) -> Diagnostic {
    let message = format!("`{}` cannot be bound: {}", directive.template, reason.fact);
    Diagnostic::error(reason.error.unwrap_or(code::UNBINDABLE_TEMPLATE), directive.template_span, message)
        .related(reason.span.unwrap_or(template.item.span), "declared here")
        .help(&reason.fix)
}
