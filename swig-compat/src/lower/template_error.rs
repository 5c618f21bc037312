//! Diagnostics for a wrong `%template`.

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{FullName, Ty};
use crate::lower::class::definition::Definition;
use crate::lower::reason::Reason;
use crate::lower::scope::Scope;
use crate::lower::template::{Template, is_required};
use crate::lower::types::Resolver;
use crate::lower::whole_text::{WholeText, function_of};
use crate::nearest::nearest;
use crate::source::ships;
use crate::syntax::{Item, ItemKind, TemplateArgument, TemplateDirective, TemplateParameterKind};

/// The names of number types that a template argument is likely to be.
const NUMBERS: [&str; 5] = ["bool", "int", "float", "double", "std::size_t"];

/// The reason for a template argument with an undeclared name. `near` is a similar name of a type.
fn not_passed(name: &str, near: Option<&str>) -> Reason {
    let fix = match near {
        Some(near) => format!("did you mean `{near}`?"),
        None => "instantiate it for a number type".to_owned(),
    };
    Reason::new(format!("`{name}` is not a type that quaff can pass"), fix)
}

/// The reason for a `%template` of a class template that is declared and not defined, for which SWIG warns
/// too.
pub fn only_declared() -> Reason {
    Reason::new(
        "the template is declared, but no definition matches",
        "`%include` the header that defines it before the `%template`, or use arguments that a specialization has",
    )
}

/// The declarations to which the errors refer.
pub struct TemplateErrors<'a, 's> {
    pub text: &'a WholeText<'s>,
    pub scope: &'a Scope<'s>,
    /// The function templates above the `%template`.
    pub functions: &'a [Template<'s>],
}

impl TemplateErrors<'_, '_> {
    /// The reason if a template argument is an undeclared name that is nearly the name of a number type.
    pub fn misspelt_number(
        &self,
        item: &Item,
        template: &Template,
        arguments: &[TemplateArgument],
    ) -> Option<Reason> {
        self.undeclared(item, template, arguments).iter().find_map(|name| {
            let near = nearest(name, NUMBERS)?;
            // `Int` is probably a type of the headers.
            (!near.eq_ignore_ascii_case(name)).then(|| not_passed(name, Some(near)))
        })
    }

    /// A better reason if a template argument is an undeclared name, which is probably misspelt.
    pub fn unknown_argument(
        &self,
        item: &Item,
        template: &Template,
        arguments: &[TemplateArgument],
    ) -> Option<Reason> {
        let known = || NUMBERS.into_iter().chain(self.scope.type_names());
        self.undeclared(item, template, arguments)
            .first()
            .map(|name| not_passed(name, nearest(name, known())))
    }

    /// The template arguments that are undeclared names of types.
    fn undeclared(&self, item: &Item, template: &Template, arguments: &[TemplateArgument]) -> Vec<String> {
        let resolver = Resolver::new(self.scope, &item.namespace);
        let parameters = &template.function.template_parameters;
        let undeclared = arguments.iter().zip(parameters).filter_map(|(argument, parameter)| {
            let Ty::Other(name) = resolver.resolve(argument.r#type.as_ref()?) else {
                return None;
            };
            let is_declared = self.text.declared.iter().any(|(full, _)| *full == name);
            (!is_declared && parameter.kind == TemplateParameterKind::Type).then_some(name)
        });
        undeclared.collect()
    }

    /// Whether the interface declares the class template that a `%template` names, and defines it nowhere.
    pub fn is_only_declared(&self, candidates: &[String]) -> bool {
        candidates.iter().any(|full| self.scope.has_class(full))
            && !self.text.declared.iter().any(|(full, _)| candidates.contains(full))
    }

    /// The error for a name without a template above; `None` if the template may be in a file that could not
    /// be read. After many errors, no similar template is sought.
    pub fn unknown_template(
        &self,
        directive: &TemplateDirective,
        candidates: &[String],
        are_many: bool,
    ) -> Option<Diagnostic> {
        if let Some((full, item)) = self.text.declared.iter().find(|(full, _)| candidates.contains(full)) {
            return Some(declared_otherwise(directive, full, item));
        }
        let shown = directive.template.path();
        let similar = if are_many { None } else { self.similar_template(&shown) };
        let help = match similar {
            Some(near) => format!("did you mean `{near}`?"),
            None if self.text.is_partial => return None,
            None => match shown.trim_start_matches("::").strip_prefix("std::") {
                Some(name) => of_the_standard_library(name),
                None => "`%include` the header that declares it before the `%template`".to_owned(),
            },
        };
        let message = format!("there is no template `{shown}`");
        Some(Diagnostic::error(code::UNKNOWN_TEMPLATE, directive.template_span, message).help(help))
    }

    /// A template with the same name in another namespace, or with a similar name.
    fn similar_template(&self, shown: &str) -> Option<&str> {
        let last = FullName::of(shown).last();
        let fulls = || self.functions.iter().map(|template| template.full.as_str());
        let short = |name: &str| {
            self.functions
                .iter()
                .find(|template| template.function.name == name)
                .map(|template| template.full.as_str())
        };
        let names = self.functions.iter().map(|template| template.function.name.as_str());
        short(last).or_else(|| nearest(shown, fulls())).or_else(|| short(nearest(last, names)?))
    }

    /// The error for a number of arguments that no template with this name accepts.
    pub fn wrong_count(&self, directive: &TemplateDirective, full: &str, given: usize) -> Diagnostic {
        let of_that_name = || self.functions.iter().filter(|template| template.full == full);
        let counts: Vec<String> = of_that_name().map(counts).collect();
        let given = match given {
            0 => "none is given".to_owned(),
            1 => "1 is given".to_owned(),
            many => format!("{many} are given"),
        };
        let message = format!("`{full}` takes {}, and {given}", counts.join(" or "));
        let error = Diagnostic::error(code::TEMPLATE_ARGUMENTS, directive.template_span, message)
            .help("specify every argument: nothing is deduced in a `%template`");
        of_that_name().fold(error, |error, template| error.related(template.item.span, "declared here"))
    }
}

/// The warning for `%template` of a text type, which has no class in Python.
pub fn without_class(directive: &TemplateDirective) -> Diagnostic {
    let message = format!("`%template({}) {}` has no effect", directive.name, directive.template);
    Diagnostic::warning(code::DIRECTIVE_WITHOUT_EFFECT, directive.template_span, message)
        .help("leave it out: text is `str` in Python, and needs no class")
}

/// The warning for `%template` of an alias template that gives no class a name.
pub fn of_alias(directive: &TemplateDirective) -> Diagnostic {
    let message = format!("`%template({}) {}` has no effect", directive.name, directive.template);
    Diagnostic::warning(code::DIRECTIVE_WITHOUT_EFFECT, directive.template_span, message)
        .help("name a class template: an alias has no class of its own")
}

/// The warning for `%template` of a class that an earlier `%template` names, which `first` defines.
pub fn of_named_class(directive: &TemplateDirective, first: &Definition) -> Diagnostic {
    let message = format!("`%template({}) {}` has no effect", directive.name, directive.template);
    Diagnostic::warning(code::DIRECTIVE_WITHOUT_EFFECT, directive.template_span, message)
        .related(first.span, "the class has its name here")
        .help(format!("leave it out: `{}` has the name `{}`", first.class.name(), first.name))
}

/// The help for `%template(Doubles) std::vector<double>;`, whose header is not read.
fn of_the_standard_library(name: &str) -> String {
    let file = format!("std_{name}.i");
    match ships(&file) {
        true => format!("write `%include \"{file}\"` before it"),
        false => "quaff does not support it; to hide it from quaff, write `#ifndef QUAFF` before it and \
                  `#endif` after it"
            .to_owned(),
    }
}

/// The error for a `%template` above its template, or with the name of something other than a template.
fn declared_otherwise(directive: &TemplateDirective, full: &str, item: &Item) -> Diagnostic {
    let is_template = match &item.kind {
        ItemKind::Class(class) => class.template_parameters.is_some(),
        _ => function_of(item).is_some_and(|function| !function.template_parameters.is_empty()),
    };
    let (code, message, label, help) = match function_of(item) {
        _ if is_template => (
            code::UNKNOWN_TEMPLATE,
            format!("`{full}` is declared further down"),
            "here",
            "move the `%template` after the declaration",
        ),
        Some(_) => (
            code::NOT_A_FUNCTION_TEMPLATE,
            format!("`{full}` is not a template"),
            "declared here",
            "remove the `%template`: the function is bound by its declaration",
        ),
        None => (
            code::NOT_A_FUNCTION_TEMPLATE,
            format!("`{full}` is not a template"),
            "declared here",
            "drop the `%template`",
        ),
    };
    Diagnostic::error(code, directive.template_span, message).related(item.span, label).help(help)
}

/// The error for an instantiation that has a parameter or a result that cannot be passed.
pub fn unbindable(directive: &TemplateDirective, template: &Template, reason: &Reason) -> Diagnostic {
    let message = format!("`{}` cannot be bound: {}", directive.template, reason.fact);
    Diagnostic::error(reason.error.unwrap_or(code::UNBINDABLE_TEMPLATE), directive.template_span, message)
        .related(reason.span.unwrap_or(template.item.span), "declared here")
        .help(&reason.fix)
}

/// The number of arguments that a template accepts, in words.
fn counts(template: &Template) -> String {
    let parameters = &template.function.template_parameters;
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
