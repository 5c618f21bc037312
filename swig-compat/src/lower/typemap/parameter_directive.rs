//! quaff's directives: features whose value names parameters, such as `%feature("quaff:in_array", "x, rows,
//! cols") example::norm;`. SWIG ignores unknown features, so interfaces can use these directly; the macros in
//! `quaff.i` set them for all declarations that follow.

use super::rule::{Accepted, ParameterPattern, TypemapRule};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Access, Memory, Rank};
use crate::lower::target::Target;
use crate::lower::typemap::table::{ArrayKind, Form, Role, RuleEffect};
use crate::nearest::nearest;
use crate::source::Span;
use crate::syntax::FeatureDirective;
use std::cell::Cell;

/// The prefix of quaff's own features.
const PREFIX: &str = "quaff:";

/// quaff's features that do not name parameters to combine.
const OTHERS: [&str; 7] =
    ["array", "elementwise", "error_code", "int_enum", "keep_alive", "reduction", "rust_name"];

/// The word after the extents of an array that C++ reads: NumPy converts the caller's argument to such an
/// array.
pub(super) const CONVERT: &str = "convert";

/// A directive of quaff's for parameters.
struct ParameterDirective {
    /// The name, such as `in_array`: after `%` for the macro, and after `quaff:` for the feature.
    name: &'static str,
    effect: DirectiveEffect,
}

/// The effect of a directive on its parameters.
#[derive(Clone, Copy)]
enum DirectiveEffect {
    /// A pointer and its extents.
    Array(Memory, Access),
    Stream,
    /// A function pointer and its user data.
    Callback,
    /// A pointer and the strides of its array, by axis: parameters, or 1.
    Strides,
    /// A pointer to an array in Fortran order.
    Fortran,
    /// A pointer to which no directive applies any more.
    Cleared,
}

const fn directive(name: &'static str, effect: DirectiveEffect) -> ParameterDirective {
    ParameterDirective { name, effect }
}

const DIRECTIVES: [ParameterDirective; 11] = [
    directive("in_array", DirectiveEffect::Array(Memory::Host, Access::Read)),
    directive("inplace_array", DirectiveEffect::Array(Memory::Host, Access::Write)),
    directive("in_device_array", DirectiveEffect::Array(Memory::Device, Access::Read)),
    directive("inplace_device_array", DirectiveEffect::Array(Memory::Device, Access::Write)),
    directive("out_array", DirectiveEffect::Array(Memory::Host, Access::Make)),
    directive("out_device_array", DirectiveEffect::Array(Memory::Device, Access::Make)),
    directive("array_strides", DirectiveEffect::Strides),
    directive("array_fortran", DirectiveEffect::Fortran),
    directive("device_stream", DirectiveEffect::Stream),
    directive("callback_data", DirectiveEffect::Callback),
    directive("clear_array", DirectiveEffect::Cleared),
];

/// The names of all of quaff's own features, such as `quaff:in_array`.
pub fn features() -> impl Iterator<Item = String> {
    DIRECTIVES.iter().map(|directive| directive.name).chain(OTHERS).map(|name| format!("{PREFIX}{name}"))
}

/// Whether a feature is a directive for parameters, or a misspelling of one.
pub fn is_parameter_directive(feature: &FeatureDirective) -> bool {
    feature.name.strip_prefix(PREFIX).is_some_and(|name| !OTHERS.contains(&name))
}

/// The rule for the parameters that a directive names.
///
/// # Errors
/// The directive does not exist, or it names too few or too many parameters.
pub fn rule<'s>(feature: &FeatureDirective, target: Target<'s>) -> Result<TypemapRule<'s>, Diagnostic> {
    let span = target.item.span;
    let name = feature.name.strip_prefix(PREFIX).unwrap_or(&feature.name);
    let directive =
        DIRECTIVES.iter().find(|directive| directive.name == name).ok_or_else(|| unknown(name, span))?;
    let (effect, named) =
        read(directive, &feature.value).ok_or_else(|| malformed(directive, &feature.value, span))?;
    if matches!(effect, RuleEffect::Array(ArrayKind { memory, access, converts: true, .. })
        if (memory, access) != (Memory::Host, Access::Read))
    {
        return Err(converts_what_is_written(directive, span));
    }
    let pattern = |(name, role)| ParameterPattern {
        role,
        accepts: Accepted::Any(Form::Pointer),
        length: None,
        name: Some(name),
    };
    let patterns = named.into_iter().map(pattern).collect();
    Ok(TypemapRule {
        effect,
        patterns,
        target: Some(target),
        directive: Some(directive.name),
        span,
        used: Cell::new(false),
    })
}

/// The effect of a directive, and its parameters with the role of each.
fn read(directive: &ParameterDirective, value: &str) -> Option<(RuleEffect, Vec<(String, Role)>)> {
    if matches!(directive.effect, DirectiveEffect::Strides) {
        return strides(value);
    }
    let mut names = names(value)?;
    let converts = matches!(directive.effect, DirectiveEffect::Array(..))
        && names.pop_if(|last| *last == CONVERT).is_some();
    let (mut effect, roles) = meaning(directive, names.len())?;
    if let RuleEffect::Array(array) = &mut effect {
        array.converts = converts;
    }
    Some((effect, names.into_iter().zip(roles).collect()))
}

/// The strides in `x, lda, 1`: the literal 1 is not a parameter, but a fixed stride of the first or last
/// axis.
fn strides(value: &str) -> Option<(RuleEffect, Vec<(String, Role)>)> {
    let [pointer, each @ ..] = &value.split(',').map(str::trim).collect::<Vec<_>>()[..] else { return None };
    let rank = u8::try_from(each.len()).ok().filter(|&rank| rank > 0)?;
    let mut named = vec![(names(pointer)?.pop()?, Role::Data)];
    let mut unit = None;
    for (axis, &stride) in (0..rank).zip(each) {
        if stride != "1" {
            named.push((names(stride)?.pop()?, Role::Stride(axis)));
        } else if unit.replace(axis).is_some() || axis != 0 && axis != rank - 1 {
            return None;
        }
    }
    Some((RuleEffect::Strides { rank, unit }, named))
}

/// The effect of a directive with this number of parameters, and their roles.
fn meaning(directive: &ParameterDirective, count: usize) -> Option<(RuleEffect, Vec<Role>)> {
    match (directive.effect, count) {
        (DirectiveEffect::Array(memory, access), 2) => {
            let array = ArrayKind { memory, access, rank: Rank::Any, converts: false, numpy: None };
            Some((RuleEffect::Array(array), vec![Role::Data, Role::Size]))
        }
        (DirectiveEffect::Array(memory, access), 3..) => {
            let rank = u8::try_from(count - 1).ok()?;
            let array = ArrayKind { memory, access, rank: Rank::Exactly(rank), converts: false, numpy: None };
            let extents = (0..rank).map(Role::Extent);
            Some((RuleEffect::Array(array), [Role::Data].into_iter().chain(extents).collect()))
        }
        (DirectiveEffect::Callback, 2) => Some((RuleEffect::Callback, vec![Role::Function, Role::UserData])),
        (DirectiveEffect::Stream, 1) => Some((RuleEffect::Stream, vec![Role::Stream])),
        (DirectiveEffect::Fortran, 1) => Some((RuleEffect::Fortran, vec![Role::Data])),
        (DirectiveEffect::Cleared, 1) => Some((RuleEffect::Cleared, vec![Role::Data])),
        _ => None,
    }
}

/// The names in `x, rows, cols`; `None` if one of them is not a name.
fn names(value: &str) -> Option<Vec<String>> {
    let is_name = |name: &&str| {
        name.chars().next().is_some_and(|first| first.is_alphabetic() || first == '_')
            && name.chars().all(crate::lex::is_word)
    };
    let name = |name: &str| Some(name.trim()).filter(is_name).map(str::to_owned);
    value.split(',').map(name).collect()
}

fn malformed(directive: &ParameterDirective, value: &str, span: Span) -> Diagnostic {
    let (wanted, example) = match directive.effect {
        DirectiveEffect::Array(..) => {
            ("a pointer and its length, or its extents", "(x, n)` or `%{}(x, rows, columns)")
        }
        DirectiveEffect::Stream => ("the parameter that takes the stream", "(stream)"),
        DirectiveEffect::Callback => ("a pointer to a function and the parameter for its data", "(f, data)"),
        DirectiveEffect::Strides => (
            "a pointer and one stride for each axis, of which the first or the last may be 1",
            "(x, stride, 1)",
        ),
        DirectiveEffect::Cleared | DirectiveEffect::Fortran => ("a pointer", "(x)"),
    };
    let name = directive.name;
    let value = value.trim().trim_end_matches(',');
    let message = match value {
        "" => format!("`%{name}` takes {wanted}, but got nothing"),
        value => format!("`%{name}` takes {wanted}, but got `{value}`"),
    };
    let help = format!("use the names of the C++ declaration: `%{name}{}`", example.replace("{}", name));
    Diagnostic::error(code::MALFORMED_FEATURE, span, message).help(help)
}

fn converts_what_is_written(directive: &ParameterDirective, span: Span) -> Diagnostic {
    let message =
        format!("`%{}` cannot convert arrays: C++ would get a copy of the caller's array", directive.name);
    let error = Diagnostic::error(code::MALFORMED_FEATURE, span, message);
    error.help("only `%in_array` takes `convert`, for arrays in host memory that C++ reads")
}

fn unknown(name: &str, span: Span) -> Diagnostic {
    let error =
        Diagnostic::error(code::MALFORMED_FEATURE, span, format!("there is no feature `{PREFIX}{name}`"));
    match nearest(name, DIRECTIVES.iter().map(|directive| directive.name).chain(OTHERS)) {
        Some(near) => error.help(format!("did you mean `{PREFIX}{near}`?")),
        None => error.help("`quaff.i` lists all of them"),
    }
}
