//! Directives that match no function, with the likely mistake in each.

use super::Typemaps;
use super::parameter_directive::CONVERT;
use super::rule::{Accepted, ParameterPattern, TypemapRule};
use super::table::RuleEffect;
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics, Severity};
use crate::lower::scope::Scope;
use crate::lower::types::STREAM_NAMES;
use crate::nearest::nearest;
use crate::source::Span;
use crate::syntax::{FeatureTarget, FunctionSyntax, ParameterSyntax};
use std::collections::BTreeMap;

impl Typemaps<'_> {
    /// Warns of each `%apply` and each of quaff's directives that matches no function. Of the rules from one
    /// use of a macro, one match is enough.
    pub fn warn_of_unused(
        &self,
        functions: &[(String, &FunctionSyntax)],
        scope: &Scope,
        diagnostics: &mut Diagnostics,
    ) {
        let mut uses: BTreeMap<Span, (bool, &TypemapRule)> = BTreeMap::new();
        for rule in &self.rules {
            uses.entry(rule.span).or_insert((false, rule)).0 |= rule.used.get();
        }
        for (_, rule) in uses.into_values().filter(|(used, _)| !used) {
            // With many warnings, the functions are not searched, because there may be many of them too.
            let among = if diagnostics.are_many() { &[] } else { functions };
            let of = |(full, _): &&(String, &FunctionSyntax)| {
                rule.target.is_none_or(|target| target.syntax.is_none() || target.encloses(full, scope))
            };
            let of: Vec<&FunctionSyntax> = among.iter().filter(of).map(|(_, each)| *each).collect();
            let warning = match (rule.target_syntax(), of.as_slice()) {
                (Some(target), []) => Some(rule.of_nothing(target, among)),
                _ => rule.unused(&of),
            };
            warning.into_iter().for_each(|warning| diagnostics.push(warning));
        }
    }
}

impl TypemapRule<'_> {
    fn unused(&self, functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
        let names: Vec<&str> = self.names().collect();
        match (self.effect, names.as_slice()) {
            (RuleEffect::Stream, [name]) => unused_stream(self, name, functions),
            // `%clear`, and typemaps for numbers, are often written in case they match.
            (RuleEffect::Cleared | RuleEffect::Number(_), _) => None,
            (RuleEffect::Callback, names) => {
                of_other_types(self, names, functions).or_else(|| unused_array(self, names, functions))
            }
            _ => unused_array(self, &names, functions),
        }
    }

    /// The error for a target that is not declared.
    fn of_nothing(&self, target: &FeatureTarget, functions: &[(String, &FunctionSyntax)]) -> Diagnostic {
        let (directive, name) = (self.directive.unwrap_or_default(), &target.name);
        let message = format!("`quaff:{directive}` is for `{name}`, which is not declared");
        let warning = Diagnostic::warning(code::UNUSED_FEATURE, target.span, message);
        match nearest(&name.path(), functions.iter().map(|(full, _)| full.as_str())) {
            Some(near) => warning.help(format!("did you mean `{near}`?")),
            None => warning.help("include the header that declares it, or remove the directive"),
        }
    }

    fn target_syntax(&self) -> Option<&FeatureTarget> {
        self.target.and_then(|target| target.syntax)
    }

    /// The directive in messages: `%apply`, `%in_array`, or with a target `%in_array` of `example::sum`.
    fn shown(&self) -> String {
        let directive = self.directive.unwrap_or("apply");
        match self.target_syntax() {
            None => format!("`%{directive}`"),
            Some(target) => format!("`quaff:{directive}` of `{}`", target.name),
        }
    }
}

fn unused_array(rule: &TypemapRule, names: &[&str], functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
    let shown = rule.shown();
    let message = match names {
        [] => {
            let of = |pattern: &ParameterPattern| match &pattern.accepts {
                Accepted::One(r#type) => Some(r#type.to_string()),
                Accepted::Any(_) | Accepted::Fixed(_) => None,
            };
            let types: Vec<String> = rule.patterns.iter().filter_map(of).collect();
            format!("{shown} is for `{}`, which no function takes", types.join(", "))
        }
        names if rule.directive.is_some() => {
            let all = match names.len() {
                1 => "",
                2 => " both of",
                _ => " all of",
            };
            format!("{shown} is for {}, which no function has{all}", quoted(names))
        }
        names => format!("{shown} is for {}, which no function has side by side", quoted(names)),
    };
    let warning = Diagnostic::warning(code::UNUSED_TYPEMAP, rule.span, message);
    let has_all = |function: &&&FunctionSyntax| match rule.directive.is_some() {
        true => names.iter().all(|name| parameter_names(function).any(|other| other == *name)),
        false => has_side_by_side(function, names),
    };
    if let Some(function) = functions.iter().find(has_all) {
        // A directive of quaff's matches unless the types are wrong, which is reported for the function. A
        // template that is not instantiated would match, which is reported for the template.
        let types = side_by_side_types(function, names).filter(|_| rule.directive.is_none())?;
        return Some(warning.label(format!("`{}` has them as {types}", function.name)).help(
            "typemaps match exact types: write the types as in the function's declaration, before \
                       it",
        ));
    }
    let option = rule.directive.and(rule.array()).map(|_| CONVERT);
    let near = functions
        .iter()
        .filter_map(|function| near_name(function, names, option).map(|near| (function, near)))
        .min_by_key(|(function, _)| lacked(function, names).count());
    if let Some((function, near)) = near {
        let warning = warning.label(takes(function)).help(format!("did you mean `{near}`?"));
        return Some(if rule.directive.is_some() { misspelt(warning) } else { warning });
    }
    let sharing =
        functions.iter().find(|function| parameter_names(function).any(|name| names.contains(&name)));
    let warning = warning.help("use the parameter names of the C++ declaration, or remove the directive");
    Some(sharing.map(|function| takes(function)).into_iter().fold(warning, Diagnostic::label))
}

/// The error for parameters in a `%callback_data` that are not a function pointer with user data.
fn of_other_types(rule: &TypemapRule, names: &[&str], functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
    let has_all = |function: &&&FunctionSyntax| {
        names.iter().all(|name| parameter_names(function).any(|other| other == *name))
    };
    let function = functions.iter().find(has_all)?;
    let message = format!("{} does not fit {} of `{}`", rule.shown(), quoted(names), function.name);
    Some(Diagnostic::warning(code::UNUSED_TYPEMAP, rule.span, message).help(
        "name a pointer to a function that takes a `void *`, and the `void *` that C++ calls the function with",
    ))
}

fn unused_stream(rule: &TypemapRule, name: &str, functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
    let named = |parameter: &&ParameterSyntax| parameter.name.as_deref() == Some(name);
    let other =
        functions.iter().find_map(|function| Some((function, function.parameters.iter().find(named)?)));
    if let Some((function, parameter)) = other {
        return stream_of_another_type(rule.span, function, parameter);
    }
    let message = format!("{} is for `{name}`, which no function has", rule.shown());
    let warning = Diagnostic::warning(code::UNUSED_TYPEMAP, rule.span, message);
    let near =
        functions.iter().find_map(|function| Some((function, nearest(name, parameter_names(function))?)));
    Some(match near {
        Some((function, near)) => {
            misspelt(warning.label(takes(function)).help(format!("did you mean `{near}`?")))
        }
        None => warning.help("use the parameter name of the C++ declaration, or remove the directive"),
    })
}

/// The warning for a stream of another type; `None` for a function that is not bound, which has its own
/// warning, and for a template.
fn stream_of_another_type(
    span: Span,
    function: &FunctionSyntax,
    parameter: &ParameterSyntax,
) -> Option<Diagnostic> {
    let (name, r#type) = (&function.name, &parameter.r#type);
    let is_stream = STREAM_NAMES.contains(&r#type.to_string().trim_start_matches("::"));
    if is_stream || !function.template_parameters.is_empty() {
        return None;
    }
    let message = format!("`%device_stream` is for a `cudaStream_t`, but `{name}` takes a `{type}`");
    let warning = Diagnostic::warning(code::DEVICE_STREAM, span, message);
    Some(warning.related(parameter.span, "declared here").help(
        "write a function that takes a `cudaStream_t`, for example in `%inline %{ … %}`, or remove the \
         directive",
    ))
}

/// Turns the warning about a mistake in one of quaff's directives into an error, because the function would
/// not take its parameters as requested. SWIG's `%apply` may also be meant for functions of other files.
fn misspelt(warning: Diagnostic) -> Diagnostic {
    Diagnostic { severity: Severity::Error, ..warning }
}

fn parameter_names(function: &FunctionSyntax) -> impl Iterator<Item = &str> {
    function.parameters.iter().filter_map(|parameter| parameter.name.as_deref())
}

fn has_side_by_side(function: &FunctionSyntax, names: &[&str]) -> bool {
    !names.is_empty()
        && parameter_names(function).collect::<Vec<_>>().windows(names.len()).any(|window| window == names)
}

/// The types of the parameters with `names`, if they are adjacent; `None` for a template.
fn side_by_side_types(function: &FunctionSyntax, names: &[&str]) -> Option<String> {
    let named =
        |parameter: &&ParameterSyntax| parameter.name.as_deref().is_some_and(|name| names.contains(&name));
    let types: Vec<String> =
        function.parameters.iter().filter(named).map(|parameter| parameter.r#type.to_string()).collect();
    let types: Vec<&str> = types.iter().map(String::as_str).collect();
    function.template_parameters.is_empty().then(|| quoted(&types))
}

/// The names that no parameter of the function has.
fn lacked<'n>(function: &FunctionSyntax, names: &[&'n str]) -> impl Iterator<Item = &'n str> {
    names.iter().copied().filter(|name| parameter_names(function).all(|other| other != *name))
}

/// The parameter, or the `option` of the directive, that one of the names may be a misspelling of.
fn near_name<'f>(
    function: &'f FunctionSyntax,
    names: &[&str],
    option: Option<&'static str>,
) -> Option<&'f str> {
    let meant = || parameter_names(function).filter(|other| !names.contains(other)).chain(option);
    lacked(function, names).find_map(|name| nearest(name, meant()))
}

fn takes(function: &FunctionSyntax) -> String {
    let names: Vec<&str> = parameter_names(function).collect();
    format!("`{}` takes {}", function.name, quoted(&names))
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
