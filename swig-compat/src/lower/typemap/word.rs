//! quaff's directives: features whose value names parameters, such as `%feature("quaff:in_array", "x, rows,
//! cols") example::norm;`. SWIG ignores unknown features, so interfaces can use these directly; the macros in
//! `quaff.i` set them for all declarations that follow.

use super::role::Role;
use super::table::{ArrayKind, Form};
use super::{Accepted, ParameterPattern, RuleEffect, TypemapRule};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::interface::{Access, Memory, Rank};
use crate::lower::specificity::Target;
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
const CONVERT: &str = "convert";

/// A directive of quaff's for parameters.
pub struct ParameterDirective {
    /// The name, such as `in_array`: after `%` for the macro, and after `quaff:` for the feature.
    pub name: &'static str,
    effect: WordEffect,
}

/// The effect of a directive on its parameters.
#[derive(Clone, Copy)]
enum WordEffect {
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

const fn word(name: &'static str, effect: WordEffect) -> ParameterDirective {
    ParameterDirective { name, effect }
}

const WORDS: [ParameterDirective; 11] = [
    word("in_array", WordEffect::Array(Memory::Host, Access::Read)),
    word("inplace_array", WordEffect::Array(Memory::Host, Access::Write)),
    word("in_device_array", WordEffect::Array(Memory::Device, Access::Read)),
    word("inplace_device_array", WordEffect::Array(Memory::Device, Access::Write)),
    word("out_array", WordEffect::Array(Memory::Host, Access::Make)),
    word("out_device_array", WordEffect::Array(Memory::Device, Access::Make)),
    word("array_strides", WordEffect::Strides),
    word("array_fortran", WordEffect::Fortran),
    word("device_stream", WordEffect::Stream),
    word("callback_data", WordEffect::Callback),
    word("clear_array", WordEffect::Cleared),
];

/// The names of all of quaff's own features, such as `quaff:in_array`.
pub fn features() -> impl Iterator<Item = String> {
    WORDS.iter().map(|word| word.name).chain(OTHERS).map(|name| format!("{PREFIX}{name}"))
}

/// Whether a feature is a directive for parameters, or a misspelling of one.
pub fn is_word(feature: &FeatureDirective) -> bool {
    feature.name.strip_prefix(PREFIX).is_some_and(|name| !OTHERS.contains(&name))
}

/// The rule for the parameters that a directive names.
///
/// # Errors
/// The directive does not exist, or it names too few or too many parameters.
pub fn rule<'s>(feature: &FeatureDirective, target: Target<'s>) -> Result<TypemapRule<'s>, Diagnostic> {
    let span = target.item.span;
    let name = feature.name.strip_prefix(PREFIX).unwrap_or(&feature.name);
    let word = WORDS.iter().find(|word| word.name == name).ok_or_else(|| unknown(name, span))?;
    let (effect, named) = read(word, &feature.value).ok_or_else(|| malformed(word, &feature.value, span))?;
    if matches!(effect, RuleEffect::Array(ArrayKind { memory, access, converts: true, .. })
        if (memory, access) != (Memory::Host, Access::Read))
    {
        return Err(converts_what_is_written(word, span));
    }
    let pattern = |(name, role)| ParameterPattern {
        role,
        accepts: Accepted::Any(Form::Pointer),
        length: None,
        name: Some(name),
    };
    let patterns = named.into_iter().map(pattern).collect();
    Ok(TypemapRule { effect, patterns, target: Some(target), word: Some(word), span, used: Cell::new(false) })
}

/// The effect of a directive, and its parameters with the role of each.
fn read(word: &ParameterDirective, value: &str) -> Option<(RuleEffect, Vec<(String, Role)>)> {
    if matches!(word.effect, WordEffect::Strides) {
        return strides(value);
    }
    let mut names = names(value)?;
    let converts =
        matches!(word.effect, WordEffect::Array(..)) && names.pop_if(|last| *last == CONVERT).is_some();
    let (mut effect, roles) = meaning(word, names.len())?;
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
fn meaning(word: &ParameterDirective, count: usize) -> Option<(RuleEffect, Vec<Role>)> {
    match (word.effect, count) {
        (WordEffect::Array(memory, access), 2) => {
            let array = ArrayKind { memory, access, rank: Rank::Any, converts: false, numpy: None };
            Some((RuleEffect::Array(array), vec![Role::Data, Role::Size]))
        }
        (WordEffect::Array(memory, access), 3..) => {
            let rank = u8::try_from(count - 1).ok()?;
            let array = ArrayKind { memory, access, rank: Rank::Exactly(rank), converts: false, numpy: None };
            let extents = (0..rank).map(Role::Extent);
            Some((RuleEffect::Array(array), [Role::Data].into_iter().chain(extents).collect()))
        }
        (WordEffect::Callback, 2) => Some((RuleEffect::Callback, vec![Role::Function, Role::UserData])),
        (WordEffect::Stream, 1) => Some((RuleEffect::Stream, vec![Role::Stream])),
        (WordEffect::Fortran, 1) => Some((RuleEffect::Fortran, vec![Role::Data])),
        (WordEffect::Cleared, 1) => Some((RuleEffect::Cleared, vec![Role::Data])),
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

fn malformed(word: &ParameterDirective, value: &str, span: Span) -> Diagnostic {
    let (wanted, example) = match word.effect {
        WordEffect::Array(..) => {
            ("a pointer and its length, or its extents", "(x, n)` or `%{}(x, rows, columns)")
        }
        WordEffect::Stream => ("the parameter that takes the stream", "(stream)"),
        WordEffect::Callback => ("a pointer to a function and the parameter for its data", "(f, data)"),
        WordEffect::Strides => (
            "a pointer and one stride for each axis, of which the first or the last may be 1",
            "(x, stride, 1)",
        ),
        WordEffect::Cleared | WordEffect::Fortran => ("a pointer", "(x)"),
    };
    let name = word.name;
    let value = value.trim().trim_end_matches(',');
    let message = match value {
        "" => format!("`%{name}` takes {wanted}, but got nothing"),
        value => format!("`%{name}` takes {wanted}, but got `{value}`"),
    };
    let help = format!("use the names of the C++ declaration: `%{name}{}`", example.replace("{}", name));
    Diagnostic::error(code::MALFORMED_WORD, span, message).help(help)
}

fn converts_what_is_written(word: &ParameterDirective, span: Span) -> Diagnostic {
    let message =
        format!("`%{}` cannot convert arrays: C++ would get a copy of the caller's array", word.name);
    let error = Diagnostic::error(code::MALFORMED_WORD, span, message);
    error.help("only `%in_array` takes `convert`, for arrays in host memory that C++ reads")
}

fn unknown(name: &str, span: Span) -> Diagnostic {
    let error =
        Diagnostic::error(code::MALFORMED_WORD, span, format!("there is no feature `{PREFIX}{name}`"));
    match nearest(name, WORDS.iter().map(|word| word.name).chain(OTHERS)) {
        Some(near) => error.help(format!("did you mean `{PREFIX}{near}`?")),
        None => error.help("`quaff.i` lists all of them"),
    }
}
