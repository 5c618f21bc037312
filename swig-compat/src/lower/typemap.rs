//! `%apply`: which pointer parameters are arrays, and which parameter beside them is the length.
//!
//! A rule holds for the functions behind it, as in SWIG. Where several fit, the one that gives more names wins, then
//! the later one; but of two of quaff's words for one array, one that has it read and one that has it written, the latter:
//! it is for the pointers that are not `const`. Types are compared as C++ compares them: a rule for `T*` with `T` open fits nothing.

use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::interface::{Access, Memory, Rank, Scalar};
use crate::lower::bind::Passed;
use crate::lower::stream::{self, StreamRule};
use crate::lower::types::{Resolved, Resolver};
use crate::nearest::nearest;
use crate::source::Span;
use crate::syntax::{ApplyDirective, FunctionSyntax, ParameterSyntax};
use std::cell::Cell;
use std::collections::{BTreeMap, HashMap};

/// The names that numpy.i, and quaff's macros, give the pointer and the length of a typemap.
const FAMILIES: [(&str, &str, Array); 6] = [
    ("IN_ARRAY1", "DIM1", array(Memory::Host, Access::In, Rank::Exactly(1))),
    ("INPLACE_ARRAY1", "DIM1", array(Memory::Host, Access::Inplace, Rank::Exactly(1))),
    ("IN_ARRAY_FLAT", "DIM_FLAT", array(Memory::Host, Access::In, Rank::Any)),
    ("INPLACE_ARRAY_FLAT", "DIM_FLAT", array(Memory::Host, Access::Inplace, Rank::Any)),
    ("IN_DEVICE_ARRAY_FLAT", "DIM_FLAT", array(Memory::Device, Access::In, Rank::Any)),
    ("INPLACE_DEVICE_ARRAY_FLAT", "DIM_FLAT", array(Memory::Device, Access::Inplace, Rank::Any)),
];

const KNOWN: &str = "the typemaps are `(T* IN_ARRAY1, L DIM1)`, `(T* INPLACE_ARRAY1, L DIM1)`, and those that `quaff.i` \
                     applies: `%in_array(pointer, length)`, `%inplace_array(pointer, length)`, \
                     `%in_device_array(pointer, length)`, `%inplace_device_array(pointer, length)` and \
                     `%device_stream(name)`";

/// All rules, in the order of the text.
#[derive(Default)]
pub struct Typemaps {
    rules: Vec<Rule>,
    /// Which of them are for a first parameter of this name, or of any.
    named: HashMap<Option<String>, Vec<usize>>,
    streams: Vec<StreamRule>,
}

/// What a typemap says of an array.
#[derive(Clone, Copy)]
pub struct Array {
    pub memory: Memory,
    pub access: Access,
    pub rank: Rank,
}

const fn array(memory: Memory, access: Access, rank: Rank) -> Array {
    Array { memory, access, rank }
}

/// One target of one `%apply`.
pub struct Rule {
    pub array: Array,
    pub length_first: bool,
    pattern: [Pattern; 2],
    span: Span,
    used: Cell<bool>,
}

struct Pattern {
    r#type: Resolved,
    name: Option<String>,
}

/// What the source of an `%apply` says.
struct Source {
    array: Array,
    length_first: bool,
    element: Resolved,
}

impl Typemaps {
    /// Adds the rules of one directive.
    pub fn add(&mut self, apply: &ApplyDirective, resolver: Resolver, diagnostics: &mut Diagnostics) {
        if stream::is_source(apply) {
            self.streams.extend(stream::rules(apply, resolver, diagnostics));
            return;
        }
        match read_source(apply, resolver) {
            Ok(source) => {
                for target in &apply.targets {
                    match rule(&source, target, apply.source_span, resolver) {
                        Ok(rule) => {
                            let name = rule.pattern[0].name.clone();
                            self.named.entry(name).or_default().push(self.rules.len());
                            self.rules.push(rule);
                        }
                        Err(error) => diagnostics.push(error),
                    }
                }
            }
            Err(error) => diagnostics.push(error),
        }
    }

    /// The rule for the first two of these parameters.
    pub fn find(&self, parameters: &[Passed]) -> Option<&Rule> {
        let [first, second, ..] = parameters else {
            return None;
        };
        let fits = |rule: &&Rule| rule.pattern[0].fits(first) && rule.pattern[1].fits(second);
        let named = [None, Some(first.name.clone())].map(|name| self.named.get(&name));
        let mut indices: Vec<usize> = named.into_iter().flatten().flatten().copied().collect();
        indices.sort_unstable();
        let fitting: Vec<&Rule> = indices.into_iter().map(|index| &self.rules[index]).filter(fits).collect();
        let best = fitting.iter().copied().max_by_key(|rule| rule.names().count())?;
        best.used.set(true);
        let mut rule = best;
        for other in fitting.into_iter().filter(|other| best.is_of_words_with(other)) {
            other.used.set(true);
            rule = if other.array.access == Access::Inplace { other } else { rule };
        }
        Some(rule)
    }

    /// Whether the parameter is to get the stream of the call.
    pub fn is_stream(&self, parameter: &Passed) -> bool {
        self.streams.iter().rev().any(|rule| rule.fits(parameter))
    }

    /// Warns of each `%apply`, or use of a macro that expands to many, of which no rule was for any function.
    pub fn warn_of_unused(&self, functions: &[&FunctionSyntax], diagnostics: &mut Diagnostics) {
        let mut uses: BTreeMap<Span, (bool, &Rule)> = BTreeMap::new();
        for rule in &self.rules {
            uses.entry(rule.span).or_insert((false, rule)).0 |= rule.used.get();
        }
        self.streams.iter().filter_map(|rule| rule.unused(functions)).for_each(|each| diagnostics.push(each));
        for (used, rule) in uses.into_values() {
            if used {
                continue;
            }
            let warning = match diagnostics.are_many() {
                true => Some(rule.unused_among_many()),
                false => rule.unused(functions),
            };
            warning.into_iter().for_each(|warning| diagnostics.push(warning));
        }
    }
}

impl Rule {
    /// Whether both are quaff's words for an array in the same memory.
    fn is_of_words_with(&self, other: &Rule) -> bool {
        let is_word = |rule: &Rule| rule.array.rank == Rank::Any && rule.names().count() == 2;
        is_word(self) && is_word(other) && self.array.memory == other.array.memory
    }

    fn names(&self) -> impl Iterator<Item = &str> {
        self.pattern.iter().filter_map(|pattern| pattern.name.as_deref())
    }

    fn unused_anywhere(&self) -> Diagnostic {
        let names: Vec<&str> = self.names().collect();
        let message = match names.as_slice() {
            [] => format!(
                "`%apply` is for `{}, {}`, which no function takes",
                self.pattern[0].r#type, self.pattern[1].r#type
            ),
            names => format!("`%apply` is for {}, which no function has side by side", quoted(names)),
        };
        Diagnostic::warning(code::UNUSED_TYPEMAP, self.span, message)
    }

    /// Without a look at all functions, of which there may be as many as of warnings.
    fn unused_among_many(&self) -> Diagnostic {
        self.unused_anywhere().help("name parameters as the C++ declaration does, or drop the directive")
    }

    /// What to say if it was for no parameters at all.
    fn unused(&self, functions: &[&FunctionSyntax]) -> Option<Diagnostic> {
        let names: Vec<&str> = self.names().collect();
        let warning = self.unused_anywhere();
        if let Some(function) = functions.iter().find(|function| has_side_by_side(function, &names)) {
            // A template that is not instantiated has them, which is said of the template.
            let types = side_by_side_types(function, &names)?;
            return Some(
                warning
                    .label(format!("`{}` has them as {types}", function.name))
                    .help("typemaps fit exact types: write the types as the function has them, above it"),
            );
        }
        let near =
            functions.iter().find_map(|function| near_name(function, &names).map(|near| (function, near)));
        if let Some((function, near)) = near {
            return Some(warning.label(takes(function)).help(format!("did you mean `{near}`?")));
        }
        let sharing =
            functions.iter().find(|function| parameter_names(function).any(|name| names.contains(&name)));
        let warning = warning.help("name parameters as the C++ declaration does, or drop the directive");
        Some(sharing.map(|function| takes(function)).into_iter().fold(warning, Diagnostic::label))
    }
}

impl Pattern {
    fn fits(&self, parameter: &Passed) -> bool {
        self.name.as_ref().is_none_or(|name| *name == parameter.name) && self.r#type == parameter.r#type
    }
}

fn read_source(apply: &ApplyDirective, resolver: Resolver) -> Result<Source, Diagnostic> {
    let names: Vec<&str> =
        apply.source.iter().map(|parameter| parameter.name.as_deref().unwrap_or("")).collect();
    let known = FAMILIES.iter().find_map(|&(pointer, length, array)| match names.as_slice() {
        [first, second] if *first == pointer && *second == length => Some((array, false)),
        [first, second] if *first == length && *second == pointer => Some((array, true)),
        _ => None,
    });
    let Some((array, length_first)) = known else {
        let message = format!("there is no typemap `{}`", shown(&apply.source));
        return Err(Diagnostic::error(code::UNKNOWN_TYPEMAP, apply.source_span, message).help(KNOWN));
    };
    let (pointer, length) = if length_first { (1, 0) } else { (0, 1) };
    let (element, _) = array_types(&apply.source[pointer], &apply.source[length], resolver)?;
    Ok(Source { array, length_first, element })
}

fn rule(
    source: &Source,
    target: &[ParameterSyntax],
    directive: Span,
    resolver: Resolver,
) -> Result<Rule, Diagnostic> {
    let [first, second] = target else {
        let span = target.first().map_or(directive, |parameter| parameter.span);
        let message = format!("`{}` has not two parameters, as the typemap has", shown(target));
        let error = Diagnostic::error(code::TYPEMAP_TARGET, span, message);
        return Err(
            error.help("name a pointer and its length, in brackets: `(const float* values, int size)`")
        );
    };
    let (pointer, length) = if source.length_first { (second, first) } else { (first, second) };
    let (element, _) = array_types(pointer, length, resolver)?;
    if element != source.element {
        let message = format!("`{}` is not of the typemap's type `{}*`", pointer.r#type, source.element);
        let error = Diagnostic::error(code::TYPEMAP_TARGET, pointer.span, message);
        return Err(error.help(format!("`%apply` the typemap of `{element}*` to it")));
    }
    let pattern = [first, second].map(|parameter| Pattern {
        r#type: resolver.resolve(&parameter.r#type).without_const().clone(),
        name: parameter.name.clone(),
    });
    let Source { array, length_first, .. } = *source;
    Ok(Rule { array, length_first, pattern, span: first.span.to(second.span), used: Cell::new(false) })
}

/// The element's type and the length's.
fn array_types(
    pointer: &ParameterSyntax,
    length: &ParameterSyntax,
    resolver: Resolver,
) -> Result<(Resolved, Resolved), Diagnostic> {
    let wrong = |parameter: &ParameterSyntax, wanted: &str| {
        let message = format!("`{}` is not {wanted}", parameter.r#type);
        Diagnostic::error(code::TYPEMAP_TARGET, parameter.span, message)
    };
    let resolved = resolver.resolve(&pointer.r#type);
    let element = resolved.pointee().map(Resolved::without_const);
    let Some(element) =
        element.filter(|element| element.builtin().and_then(|element| element.scalar()).is_some())
    else {
        return Err(wrong(pointer, "a pointer to numbers")
            .help("write exact types, without template parameters: a rule for `T*` fits nothing"));
    };
    let size = resolver.resolve(&length.r#type);
    match size.builtin().and_then(|size| size.scalar()) {
        Some(Scalar::Integer(_)) => Ok((element.clone(), size)),
        _ => Err(wrong(length, "an integer")
            .help("the length is of an integer type, such as `int` or `std::size_t`")),
    }
}

fn shown(parameters: &[ParameterSyntax]) -> String {
    let one = |parameter: &ParameterSyntax| match &parameter.name {
        Some(name) => format!("{} {name}", parameter.r#type),
        None => parameter.r#type.to_string(),
    };
    format!("({})", parameters.iter().map(one).collect::<Vec<_>>().join(", "))
}

pub fn parameter_names(function: &FunctionSyntax) -> impl Iterator<Item = &str> {
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

pub fn takes(function: &FunctionSyntax) -> String {
    let names: Vec<&str> = parameter_names(function).collect();
    format!("`{}` takes {}", function.name, quoted(&names))
}

fn quoted(names: &[&str]) -> String {
    names.iter().map(|name| format!("`{name}`")).collect::<Vec<_>>().join(", ")
}
