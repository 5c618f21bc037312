//! Converts an `%apply` to rules: finds the typemap for its source, and makes a rule for each target.

use super::rule::{ANY, Accepted, ParameterPattern, TypemapRule};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Rank, Ty, Value};
use crate::lower::typemap::table::{Form, KNOWN, NumberDirection, Role, RuleEffect, TYPEMAPS, Typemap};
use crate::lower::types::Resolver;
use crate::source::Span;
use crate::syntax::{ApplyDirective, ParameterSyntax, TypeSyntax};
use std::cell::Cell;

/// The source of an `%apply`.
struct Source {
    typemap: &'static Typemap,
    form: Form,
    /// The roles in the order of the source, which is also the order of each target.
    roles: Vec<Role>,
    /// The element type of the array.
    element: Option<Ty>,
}

/// A rule for each target of an `%apply`.
///
/// # Errors
/// The source is invalid, or there is no typemap for it, which is a warning.
pub fn rules(
    apply: &ApplyDirective,
    resolver: Resolver,
) -> Result<Vec<Result<TypemapRule<'static>, Diagnostic>>, Diagnostic> {
    if let [ParameterSyntax { name: Some(name), .. }] = apply.source.as_slice()
        && let Some(direction) = NumberDirection::named(name)
    {
        let targets = apply.targets.iter().filter(|target| !target.is_empty());
        return Ok(targets.map(|target| Ok(number(direction, target, resolver))).collect());
    }
    // A name without a typemap means the typemap of the type, which a target has anyway.
    if let [ParameterSyntax { name: Some(name), r#type, .. }] = apply.source.as_slice()
        && !TYPEMAPS.iter().any(|typemap| typemap.role(name).is_some())
        && matches!(resolver.resolve(r#type).value(), Some(Value::Scalar(_) | Value::Text(_)))
    {
        return Ok(Vec::new());
    }
    let source = source(apply, resolver)?;
    let span = apply.source_span;
    Ok(apply.targets.iter().map(|target| rule(&source, target, span, resolver)).collect())
}

/// The rule that ends other rules for `parameters`, of which there must be at least one.
pub fn cleared(parameters: &[ParameterSyntax], resolver: Resolver) -> TypemapRule<'static> {
    // The role does not matter.
    let patterns = parameters.iter().map(|parameter| pattern(Role::Data, parameter, resolver)).collect();
    let span = parameters[0].span.to(parameters[parameters.len() - 1].span);
    TypemapRule {
        effect: RuleEffect::Cleared,
        patterns,
        target: None,
        directive: None,
        span,
        used: Cell::new(false),
    }
}

/// The rules for a pointer or reference to one number.
fn number(
    direction: NumberDirection,
    target: &[ParameterSyntax],
    resolver: Resolver,
) -> TypemapRule<'static> {
    let patterns = vec![pattern(Role::Data, &target[0], resolver)];
    let (effect, span) = (RuleEffect::Number(direction), target[0].span);
    TypemapRule { effect, patterns, target: None, directive: None, span, used: Cell::new(false) }
}

fn pattern(role: Role, parameter: &ParameterSyntax, resolver: Resolver) -> ParameterPattern {
    let r#type = resolver.resolve(&parameter.r#type).without_const().clone();
    ParameterPattern {
        role,
        accepts: Accepted::One(r#type),
        length: parameter.length().map(str::to_owned),
        name: parameter.name.clone(),
    }
}

fn source(apply: &ApplyDirective, resolver: Resolver) -> Result<Source, Diagnostic> {
    let Some((typemap, form, roles)) = TYPEMAPS.iter().find_map(|typemap| roles(typemap, apply)) else {
        let message = format!("there is no typemap `{}`", missing(&apply.source));
        return Err(Diagnostic::warning(code::UNKNOWN_TYPEMAP, apply.source_span, message).help(KNOWN));
    };
    let element = element(form, &roles, &apply.source, resolver)?;
    Ok(Source { typemap, form, roles, element })
}

/// The part of a source that matches no typemap: names that no typemap has, whatever their types (a macro may
/// apply many types), or otherwise the whole source.
fn missing(source: &[ParameterSyntax]) -> String {
    let is_known = |name: &str| TYPEMAPS.iter().any(|typemap| typemap.role(name).is_some());
    let names: Option<Vec<&str>> = source.iter().map(|parameter| parameter.name.as_deref()).collect();
    match names {
        Some(names) if !names.iter().all(|name| is_known(name)) => names.join(", "),
        _ => shown(source),
    }
}

/// The roles of a source's parameters in a typemap, if they have the typemap's names in any order.
fn roles(typemap: &'static Typemap, apply: &ApplyDirective) -> Option<(&'static Typemap, Form, Vec<Role>)> {
    let role = |parameter: &ParameterSyntax| typemap.role(parameter.name.as_deref()?);
    let roles: Vec<Role> = apply.source.iter().map(role).collect::<Option<_>>()?;
    let data = roles.iter().position(|role| *role == Role::Data)?;
    let form = typemap.form(&apply.source[data])?;
    let is_distinct = (1..roles.len()).all(|index| !roles[..index].contains(&roles[index]));
    (is_distinct && roles.len() == typemap.count(form)).then_some((typemap, form, roles))
}

fn rule(
    source: &Source,
    target: &[ParameterSyntax],
    directive: Span,
    resolver: Resolver,
) -> Result<TypemapRule<'static>, Diagnostic> {
    if target.len() != source.roles.len() {
        return Err(wrong_count(target, source.roles.len(), directive));
    }
    let element = element(source.form, &source.roles, target, resolver)?;
    let data = source.roles.iter().position(|role| *role == Role::Data).map(|position| &target[position]);
    if let (Some(data), Some(element), Some(wanted)) = (data, &element, &source.element)
        && element != wanted
    {
        let message = format!("`{}` does not have the typemap's type `{wanted}*`", data.r#type);
        let error = Diagnostic::error(code::TYPEMAP_TARGET, data.span, message);
        return Err(error.help(format!("`%apply` the typemap of `{element}*` to it")));
    }
    if let (Some(data), Form::Fixed, Rank::Exactly(wanted)) = (data, source.form, source.typemap.rank)
        && let count = extents(data)
        && count != usize::from(wanted)
    {
        let name = data.name.as_deref().unwrap_or_default();
        let message = format!("`{name}` has {count} extents, but the typemap has {wanted}");
        let error = Diagnostic::error(code::TYPEMAP_TARGET, data.span, message);
        return Err(error.help("`%apply` the typemap with the same number of extents"));
    }
    let patterns =
        source.roles.iter().zip(target).map(|(role, parameter)| pattern(*role, parameter, resolver));
    let span = target[0].span.to(target[target.len() - 1].span);
    let effect = source.typemap.effect(source.form);
    Ok(TypemapRule {
        effect,
        patterns: patterns.collect(),
        target: None,
        directive: None,
        span,
        used: Cell::new(false),
    })
}

/// The number of extents in an array parameter.
fn extents(data: &ParameterSyntax) -> usize {
    let TypeSyntax::Pointer(mut inner) = data.r#type.clone() else { return 0 };
    let mut count = 1;
    while let TypeSyntax::Array(element, _) = *inner {
        (inner, count) = (element, count + 1);
    }
    count
}

/// The element type of the array, after checking the types of all parameters.
fn element(
    form: Form,
    roles: &[Role],
    parameters: &[ParameterSyntax],
    resolver: Resolver,
) -> Result<Option<Ty>, Diagnostic> {
    let mut each: Vec<(&Role, &ParameterSyntax)> = roles.iter().zip(parameters).collect();
    // The pointer first, because mistakes are most likely there.
    each.sort_by_key(|(role, _)| **role);
    each.iter().try_for_each(|(role, parameter)| role.check(form, parameter, resolver))?;
    let data = each.iter().find(|(role, _)| **role == Role::Data);
    Ok(data.and_then(|(_, parameter)| {
        let r#type = resolver.resolve(&parameter.r#type);
        form.element(&r#type).map(|element| element.without_const().clone())
    }))
}

fn wrong_count(target: &[ParameterSyntax], wanted: usize, directive: Span) -> Diagnostic {
    let span = target.first().map_or(directive, |parameter| parameter.span);
    let count = target.len();
    let plural = if count == 1 { "" } else { "s" };
    let message = format!("`{}` has {count} parameter{plural}, but the typemap has {wanted}", shown(target));
    let example = match wanted {
        1 => "one, with its extents: `double values[3]`",
        2 => "a pointer and its length, in parentheses: `(const float* values, int size)`",
        _ => "a pointer and its extents, in parentheses: `(const float* values, int rows, int columns)`",
    };
    Diagnostic::error(code::TYPEMAP_TARGET, span, message).help(format!("name {example}"))
}

fn shown(parameters: &[ParameterSyntax]) -> String {
    let one = |parameter: &ParameterSyntax| match &parameter.name {
        Some(name) => format!("{} {name}", parameter.r#type),
        None => parameter.r#type.to_string(),
    };
    format!("({})", parameters.iter().map(one).collect::<Vec<_>>().join(", "))
}

// The rules for declarations that use numpy.i's names: the parameters `(int *INPLACE_ARRAY1, int DIM1)` are
// an array without an `%apply` if the interface includes numpy.i above them, as they match numpy.i's own
// typemaps.

/// The rules for each typemap in each of its forms, with the extents after the address or before it.
pub fn rules_by_name() -> impl Iterator<Item = TypemapRule<'static>> {
    let forms = [Form::Pointer, Form::Fixed, Form::Planes, Form::View];
    let all = TYPEMAPS.iter().flat_map(move |typemap| forms.map(|form| (typemap, form)));
    all.filter(|(typemap, form)| typemap.has(*form)).flat_map(|(typemap, form)| {
        let before = (form != Form::Fixed).then(|| {
            let mut patterns = patterns(typemap, form);
            patterns.rotate_left(1);
            patterns
        });
        [Some(patterns(typemap, form)), before].into_iter().flatten().map(move |patterns| TypemapRule {
            effect: typemap.effect(form),
            patterns,
            target: None,
            directive: None,
            span: Span::default(),
            used: Cell::new(true),
        })
    })
}

/// The patterns of the address and of the extents.
fn patterns(typemap: &Typemap, form: Form) -> Vec<ParameterPattern> {
    let pattern = |role, name: String| {
        let (accepts, length) = match (typemap.rank, form, role) {
            (Rank::Exactly(rank), Form::Fixed, Role::Data) => (Accepted::Fixed(rank), Some(ANY.to_owned())),
            _ => (Accepted::Any(form), None),
        };
        ParameterPattern { role, accepts, length, name: Some(name) }
    };
    let extent = |axis: u8, role| pattern(role, format!("DIM{}", axis + 1));
    let mut patterns = vec![pattern(Role::Data, typemap.name.to_owned())];
    match typemap.rank {
        _ if form == Form::Fixed => {}
        Rank::Any => patterns.push(pattern(Role::Size, "DIM_FLAT".to_owned())),
        Rank::Exactly(1) => patterns.push(extent(0, Role::Size)),
        Rank::Exactly(rank) => patterns.extend((0..rank).map(|axis| extent(axis, Role::Extent(axis)))),
    }
    patterns
}
