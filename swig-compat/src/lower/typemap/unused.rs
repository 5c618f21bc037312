//! Directives that no function was for, and the likely slip behind each.

use super::role::Role;
use super::{Rule, Typemaps};
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lower::types::STREAM_NAMES;
use crate::nearest::nearest;
use crate::source::Span;
use crate::syntax::{FunctionSyntax, ParameterSyntax};
use std::collections::BTreeMap;

impl Typemaps {
    /// Warns of each `%apply`, or use of a macro that expands to many, of which no rule was for any function.
    pub fn warn_of_unused(&self, functions: &[&FunctionSyntax], diagnostics: &mut Diagnostics) {
        let mut uses: BTreeMap<Span, (bool, &Rule)> = BTreeMap::new();
        for rule in &self.rules {
            uses.entry(rule.span).or_insert((false, rule)).0 |= rule.used.get();
        }
        for (_, rule) in uses.into_values().filter(|(used, _)| !used) {
            // Without a look at all functions, where there may be as many of them as of warnings.
            let functions = if diagnostics.are_many() { &[] } else { functions };
            rule.unused(functions).into_iter().for_each(|warning| diagnostics.push(warning));
        }
    }
}

impl Rule {
    fn unused(&self, functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
        let names: Vec<&str> = self.names().collect();
        match (self.patterns[0].role, names.as_slice()) {
            (Role::Stream, [name]) => unused_stream(self.span, name, functions),
            _ => unused_array(self, &names, functions),
        }
    }
}

fn unused_array(rule: &Rule, names: &[&str], functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
    let message = match names {
        [] => {
            let types: Vec<String> = rule.patterns.iter().map(|pattern| pattern.r#type.to_string()).collect();
            format!("`%apply` is for `{}`, which no function takes", types.join(", "))
        }
        names if rule.is_word() => {
            format!("`%apply` is for {}, which no function has both of", quoted(names))
        }
        names => format!("`%apply` is for {}, which no function has side by side", quoted(names)),
    };
    let warning = Diagnostic::warning(code::UNUSED_TYPEMAP, rule.span, message);
    let has_all = |function: &&&FunctionSyntax| match rule.is_word() {
        true => names.iter().all(|name| parameter_names(function).any(|other| other == *name)),
        false => has_side_by_side(function, names),
    };
    if let Some(function) = functions.iter().find(has_all) {
        // A template that is not instantiated has them, which is said of the template.
        let types = side_by_side_types(function, names)?;
        return Some(
            warning
                .label(format!("`{}` has them as {types}", function.name))
                .help("typemaps fit exact types: write the types as the function has them, above it"),
        );
    }
    let near = functions.iter().find_map(|function| near_name(function, names).map(|near| (function, near)));
    if let Some((function, near)) = near {
        return Some(warning.label(takes(function)).help(format!("did you mean `{near}`?")));
    }
    let sharing =
        functions.iter().find(|function| parameter_names(function).any(|name| names.contains(&name)));
    let warning = warning.help("name parameters as the C++ declaration does, or drop the directive");
    Some(sharing.map(|function| takes(function)).into_iter().fold(warning, Diagnostic::label))
}

fn unused_stream(span: Span, name: &str, functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
    let named = |parameter: &&ParameterSyntax| parameter.name.as_deref() == Some(name);
    let other =
        functions.iter().find_map(|function| Some((function, function.parameters.iter().find(named)?)));
    if let Some((function, parameter)) = other {
        return stream_of_another_type(span, function, parameter);
    }
    let message = format!("`%device_stream` is for `{name}`, which no function has");
    let warning = Diagnostic::warning(code::UNUSED_TYPEMAP, span, message);
    let near =
        functions.iter().find_map(|function| Some((function, nearest(name, parameter_names(function))?)));
    Some(match near {
        Some((function, near)) => warning.label(takes(function)).help(format!("did you mean `{near}`?")),
        None => warning.help("name the parameter as the C++ declaration does, or drop the directive"),
    })
}

/// `None` for a stream in a function that is not bound, of which that is said, and for a template.
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
    let message = format!("`%device_stream` is for a `cudaStream_t`, and `{name}` takes a `{type}`");
    let warning = Diagnostic::warning(code::DEVICE_STREAM, span, message);
    Some(warning.related(parameter.span, "declared here").help(
        "bind a function that takes a `cudaStream_t`, for example in `%inline %{ … %}`, or drop the directive",
    ))
}

fn parameter_names(function: &FunctionSyntax) -> impl Iterator<Item = &str> {
    function.parameters.iter().filter_map(|parameter| parameter.name.as_deref())
}

fn has_side_by_side(function: &FunctionSyntax, names: &[&str]) -> bool {
    !names.is_empty()
        && parameter_names(function).collect::<Vec<_>>().windows(names.len()).any(|window| window == names)
}

/// `None` for a template.
fn side_by_side_types(function: &FunctionSyntax, names: &[&str]) -> Option<String> {
    let named =
        |parameter: &&ParameterSyntax| parameter.name.as_deref().is_some_and(|name| names.contains(&name));
    let types: Vec<String> =
        function.parameters.iter().filter(named).map(|parameter| parameter.r#type.to_string()).collect();
    let types: Vec<&str> = types.iter().map(String::as_str).collect();
    function.template_parameters.is_empty().then(|| quoted(&types))
}

/// A parameter that one of the names may be a slip of.
fn near_name<'f>(function: &'f FunctionSyntax, names: &[&str]) -> Option<&'f str> {
    names.iter().find_map(|name| nearest(name, parameter_names(function)))
}

fn takes(function: &FunctionSyntax) -> String {
    let names: Vec<&str> = parameter_names(function).collect();
    format!("`{}` takes {}", function.name, quoted(&names))
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
