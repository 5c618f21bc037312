//! One `%apply` to rules: the typemap that its source names, and a rule for each target.

use super::role::{self, Role};
use super::table::{KNOWN, TYPEMAPS, Typemap};
use super::{Pattern, Rule};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lower::types::{Resolved, Resolver};
use crate::source::Span;
use crate::syntax::{ApplyDirective, ParameterSyntax};
use std::cell::Cell;

/// What the source of a directive says.
struct Source {
    typemap: &'static Typemap,
    /// In the order of the source, which is that of the targets.
    roles: Vec<Role>,
    /// The type of the array's elements.
    element: Option<Resolved>,
}

/// A rule for each target, or what is wrong with it.
///
/// # Errors
/// What is wrong with the source.
pub fn rules(
    apply: &ApplyDirective,
    resolver: Resolver,
) -> Result<Vec<Result<Rule, Diagnostic>>, Diagnostic> {
    let source = source(apply, resolver)?;
    Ok(apply.targets.iter().map(|target| rule(&source, target, apply.source_span, resolver)).collect())
}

fn source(apply: &ApplyDirective, resolver: Resolver) -> Result<Source, Diagnostic> {
    let Some((typemap, roles)) = TYPEMAPS.iter().find_map(|typemap| Some((typemap, roles(typemap, apply)?)))
    else {
        let message = format!("there is no typemap `{}`", shown(&apply.source));
        return Err(Diagnostic::error(code::UNKNOWN_TYPEMAP, apply.source_span, message).help(KNOWN));
    };
    let element = element(&roles, &apply.source, resolver)?;
    Ok(Source { typemap, roles, element })
}

/// What the source's parameters are in a typemap, if they have its names, in any order.
fn roles(typemap: &Typemap, apply: &ApplyDirective) -> Option<Vec<Role>> {
    let role = |parameter: &ParameterSyntax| {
        let slot = typemap.slots.iter().find(|slot| parameter.name.as_deref() == Some(slot.name))?;
        Some(slot.role)
    };
    let roles: Vec<Role> = apply.source.iter().map(role).collect::<Option<_>>()?;
    let has_all = typemap.slots.iter().all(|slot| roles.contains(&slot.role));
    (has_all && roles.len() == typemap.slots.len()).then_some(roles)
}

fn rule(
    source: &Source,
    target: &[ParameterSyntax],
    directive: Span,
    resolver: Resolver,
) -> Result<Rule, Diagnostic> {
    if source.roles == [Role::Stream] {
        is_stream(target, resolver).then_some(()).ok_or_else(|| no_stream(directive))?;
    } else if target.len() != source.roles.len() {
        return Err(wrong_count(target, directive));
    }
    let element = element(&source.roles, target, resolver)?;
    let data = source.roles.iter().position(|role| *role == Role::Data).map(|position| &target[position]);
    if let (Some(data), Some(element), Some(wanted)) = (data, &element, &source.element)
        && element != wanted
    {
        let message = format!("`{}` is not of the typemap's type `{wanted}*`", data.r#type);
        let error = Diagnostic::error(code::TYPEMAP_TARGET, data.span, message);
        return Err(error.help(format!("`%apply` the typemap of `{element}*` to it")));
    }
    let pattern = |(role, parameter): (&Role, &ParameterSyntax)| Pattern {
        role: *role,
        r#type: resolver.resolve(&parameter.r#type).without_const().clone(),
        name: parameter.name.clone(),
    };
    let patterns: Vec<Pattern> = source.roles.iter().zip(target).map(pattern).collect();
    let span = target[0].span.to(target[target.len() - 1].span);
    Ok(Rule { typemap: source.typemap, patterns, span, used: Cell::new(false) })
}

/// The type of the array's elements, after a look at the types of all parameters.
fn element(
    roles: &[Role],
    parameters: &[ParameterSyntax],
    resolver: Resolver,
) -> Result<Option<Resolved>, Diagnostic> {
    let mut each: Vec<(&Role, &ParameterSyntax)> = roles.iter().zip(parameters).collect();
    // The pointer first: its mistakes are the likelier ones.
    each.sort_by_key(|(role, _)| **role);
    each.iter().try_for_each(|(role, parameter)| role.check(parameter, resolver))?;
    let data = each.iter().find(|(role, _)| **role == Role::Data);
    Ok(data.and_then(|(_, parameter)| role::element(&resolver.resolve(&parameter.r#type))))
}

fn wrong_count(target: &[ParameterSyntax], directive: Span) -> Diagnostic {
    let span = target.first().map_or(directive, |parameter| parameter.span);
    let count = target.len();
    let plural = if count == 1 { "" } else { "s" };
    let message = format!("`{}` has {count} parameter{plural}, and the typemap has two", shown(target));
    Diagnostic::error(code::TYPEMAP_TARGET, span, message)
        .help("name a pointer and its length, in brackets: `(const float* values, int size)`")
}

fn is_stream(target: &[ParameterSyntax], resolver: Resolver) -> bool {
    matches!(target, [ParameterSyntax { name: Some(_), r#type, .. }] if resolver.resolve(r#type).is_stream())
}

fn no_stream(place: Span) -> Diagnostic {
    Diagnostic::error(code::TYPEMAP_TARGET, place, "the target is no named stream")
        .help("name the parameter that takes the stream: `%device_stream(stream)`")
}

fn shown(parameters: &[ParameterSyntax]) -> String {
    let one = |parameter: &ParameterSyntax| match &parameter.name {
        Some(name) => format!("{} {name}", parameter.r#type),
        None => parameter.r#type.to_string(),
    };
    format!("({})", parameters.iter().map(one).collect::<Vec<_>>().join(", "))
}
