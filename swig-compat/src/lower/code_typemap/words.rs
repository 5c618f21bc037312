//! SWIG's special variables in typemap code: `$1`, `$input`, `$1_ltype`, `$descriptor(Counter *)`.

use super::{CodeTypemap, CodeTypemaps, spelling};
use crate::interface::{Descriptor, FullName, Object, Ty};
use crate::lex::{Token, comment, is_word, lex_text};
use crate::lower::code_typemap::AliasChain;
use crate::lower::scope::NamedType;
use crate::lower::types::Resolver;
use crate::parse::cursor::{Cursor, is, split_at_commas, text_of};
use crate::parse::directive::typemap;
use crate::source::Span;
use crate::syntax::{QualifiedName, Segment, TypeSyntax, TypemapParameter};

/// The substitutions for the special variables in typemap code.
pub struct Words<'a, 's> {
    /// The parameters for `$1`, `$2` and so on.
    pub parameters: Vec<NumberedParameter<'a>>,
    /// Special variables with a fixed meaning: `input`, `result`, `symname`.
    pub plain: Vec<(&'static str, String)>,
    /// The local variables of the code, with their names in the shim.
    pub renamed: Vec<(String, String)>,
    /// The substitutions from a `$typemap(…)` around the code.
    pub given: Vec<(String, String)>,
    /// The place of the code.
    pub place: Option<Span>,
    /// The number of nested `$typemap`s around the code.
    pub depth: usize,
    /// The typemaps to which the code may refer: `$typemap(in, int)`.
    pub typemaps: &'a CodeTypemaps<'s>,
    pub resolver: Resolver<'a, 's>,
}

/// A parameter to which special variables such as `$1` refer.
#[derive(Clone)]
pub struct NumberedParameter<'a> {
    pub variable: String,
    pub r#type: &'a Ty,
    pub name: String,
}

/// The names that occur in a text.
#[derive(Default)]
pub struct Mentioned {
    pub descriptors: Vec<Descriptor>,
    pub objects: Vec<Object>,
    /// The local variables of nested typemaps.
    pub locals: Vec<String>,
    /// The number of nested typemaps.
    pub nested: usize,
}

impl<'a, 's> Words<'a, 's> {
    /// The substitutions for code without parameters, such as types in parentheses.
    pub fn without_parameters(typemaps: &'a CodeTypemaps<'s>, resolver: Resolver<'a, 's>) -> Words<'a, 's> {
        Words {
            parameters: Vec::new(),
            plain: Vec::new(),
            renamed: Vec::new(),
            given: Vec::new(),
            place: None,
            depth: 0,
            typemaps,
            resolver,
        }
    }
}

impl Words<'_, '_> {
    /// The code of a typemap, and the declarations of its local variables.
    pub fn written(&self, typemap: &CodeTypemap, mentioned: &mut Mentioned) -> (String, Vec<String>) {
        let renamed = self.renamed.iter().chain(typemap.bindings.iter()).cloned().collect();
        let words = Words {
            parameters: self.parameters.clone(),
            plain: self.plain.clone(),
            renamed,
            given: self.given.clone(),
            place: Some(typemap.code.span),
            ..*self
        };
        let text = words.replaced(&typemap.code.text, mentioned);
        let own = typemap.locals.iter().map(|local| words.replaced(&local.text, mentioned));
        let own: Vec<String> = own.collect();
        let inside = std::mem::take(&mut mentioned.locals);
        (text, own.into_iter().chain(inside).collect())
    }

    /// The code with its special variables replaced.
    pub fn replaced(&self, code: &str, mentioned: &mut Mentioned) -> String {
        let mut text = String::with_capacity(code.len());
        let mut rest = code;
        let mut quote = None;
        while let Some(first) = rest.chars().next() {
            let comment = comment(rest).filter(|_| quote.is_none());
            let taken = if let Some(end) = comment {
                text.push_str(&rest[..end]);
                end
            } else if first == '$' {
                self.word(rest, &mut text, mentioned)
            } else if is_word(first) {
                let end = rest.find(|character| !is_word(character)).unwrap_or(rest.len());
                let known = self.renamed.iter().find(|(name, _)| *name == rest[..end] && quote.is_none());
                text.push_str(known.map_or(&rest[..end], |(_, renamed)| renamed));
                end
            } else {
                let escaped = (first == '\\').then(|| rest[1..].chars().next()).flatten();
                quote = match (quote, first) {
                    // A digit separator.
                    (None, '\'') if text.ends_with(is_word) => None,
                    (None, '"' | '\'') => Some(first),
                    (Some(open), _) if open == first => None,
                    (quote, _) => quote,
                };
                let taken = first.len_utf8() + escaped.map_or(0, char::len_utf8);
                text.push_str(&rest[..taken]);
                taken
            };
            rest = &rest[taken..];
        }
        text
    }

    /// Appends the replacement for the special variable at the beginning of `code`, and returns the
    /// variable's length.
    fn word(&self, code: &str, text: &mut String, mentioned: &mut Mentioned) -> usize {
        let after = &code[1..];
        if after.starts_with('$') {
            text.push('$');
            return 2;
        }
        let marks = after.find(|character| !matches!(character, '*' | '&')).unwrap_or(after.len());
        let name = &after[marks..];
        let end = name.find(|character| !is_word(character)).unwrap_or(name.len());
        let (marks, name, behind) = (&after[..marks], &name[..end], &name[end..]);
        let length = 1 + marks.len() + name.len();
        if name == "descriptor"
            && let Some((argument, taken)) = in_brackets(behind)
        {
            let (descriptor, object) = spelling::descriptor(&self.type_of(argument));
            text.push_str(&descriptor.name);
            mentioned.add(descriptor, object);
            return length + taken;
        }
        if name == "typemap"
            && let Some((argument, taken)) = in_brackets(behind)
            && let Some(code) = self.nested(argument, mentioned)
        {
            text.push_str(&code);
            return length + taken;
        }
        let given = self.given.iter().find(|(known, _)| known == name).map(|(_, stands_for)| stands_for);
        let plain = self.plain.iter().find(|(known, _)| *known == name).map(|(_, stands_for)| stands_for);
        match given.or(plain).filter(|_| marks.is_empty()) {
            Some(stands_for) => text.push_str(stands_for),
            None => match self.of_parameter(marks, name, mentioned) {
                Some(stands_for) => text.push_str(&stands_for),
                None => text.push_str(&code[..length]),
            },
        }
        length
    }

    /// The replacement for a special variable of a parameter: `1_ltype`, or `ltype` for the first.
    fn of_parameter(&self, marks: &str, name: &str, mentioned: &mut Mentioned) -> Option<String> {
        let digits = name.find(|character: char| !character.is_ascii_digit()).unwrap_or(name.len());
        let index = match &name[..digits] {
            "" => 0,
            digits => digits.parse::<usize>().ok()?.checked_sub(1)?,
        };
        let parameter = self.parameters.get(index)?;
        let word = name[digits..].trim_start_matches('_');
        if word.is_empty() {
            return Some(parameter.variable.clone()).filter(|_| digits > 0 && marks.is_empty());
        }
        let marked = |r#type: &Ty| {
            marks.chars().try_fold(r#type.clone(), |r#type, mark| match (mark, r#type) {
                ('&', of) => Some(Ty::Pointer(Box::new(of))),
                (_, Ty::Pointer(inner) | Ty::Reference(inner) | Ty::Array(inner, _)) => Some(*inner),
                (_, Ty::Const(inner)) => match *inner {
                    Ty::Pointer(inner) => Some(*inner),
                    _ => None,
                },
                _ => None,
            })
        };
        Some(match word {
            "name" if digits > 0 => parameter.name.clone(),
            "type" => self.spelled(&marked(parameter.r#type)?),
            "ltype" => self.spelled(&spelling::variable(&marked(parameter.r#type)?)),
            "basetype" => self.spelled(&spelling::base(parameter.r#type)),
            "basemangle" => spelling::mangled(&spelling::base(parameter.r#type)),
            "mangle" => spelling::mangled(&spelling::variable(&marked(parameter.r#type)?)),
            "descriptor" => {
                let (descriptor, object) = match marks {
                    "" => spelling::own_descriptor(parameter.r#type),
                    _ => spelling::descriptor(&marked(&spelling::variable(parameter.r#type))?),
                };
                let name = descriptor.name.clone();
                mentioned.add(descriptor, object);
                name
            }
            word => match word.strip_prefix("dim").and_then(|dimension| dimension.parse::<usize>().ok()) {
                Some(dimension) => lengths(parameter.r#type).get(dimension)?.clone(),
                // A local variable with a parameter's number: `$1_copy`.
                None if digits > 0 && marks.is_empty() => {
                    format!("{}{}", parameter.variable, &name[digits..])
                }
                None => return None,
            },
        })
    }

    fn spelled(&self, r#type: &Ty) -> String {
        self.typemaps.spelling.spelled(&spelling::unnamed(r#type))
    }

    /// A type that is spelled in code: `example::Counter *`.
    fn type_of(&self, text: &str) -> Ty {
        let words = text.split_whitespace().filter(|word| !matches!(*word, "const" | "struct" | "class"));
        let text = self.replaced_inside(&words.collect::<Vec<_>>().join(" "));
        let base = text.trim_end_matches(['*', '&', ' ']);
        let pointers = text[base.len()..].matches(['*', '&']).count();
        let read = self.place.and_then(|place| typemap::target(&lex_text(base, place), place));
        let read = read.as_ref().map(|target| &*target.parameters);
        let found = match base.find(['<', ' ']) {
            _ if let Some([TypemapParameter { r#type: own @ TypeSyntax::Fundamental(_), .. }]) = read => {
                self.resolver.resolve(own)
            }
            None => self.resolver.resolve(&TypeSyntax::Named(named(base))),
            // `using namespace` may hide a part of a template's full name.
            Some(at) => match self.resolver.scope.find_type(self.resolver.namespace, &named(&base[..at])) {
                Some(NamedType::Class(template)) => Ty::Other(template + &base[at..]),
                _ => Ty::Other(base.to_owned()),
            },
        };
        (0..pointers).fold(found, |inner, _| Ty::Pointer(Box::new(inner)))
    }

    /// Replaces special variables inside the parentheses of others.
    fn replaced_inside(&self, text: &str) -> String {
        if text.contains('$') { self.replaced(text, &mut Mentioned::default()) } else { text.to_owned() }
    }
}

/// A qualified name without template arguments.
fn named(path: &str) -> QualifiedName {
    let segment = |name: &str| Segment { name: name.to_owned(), arguments: None };
    let parts = FullName::of(path.trim_start_matches("::")).parts();
    let segments = parts.into_iter().map(segment).collect();
    QualifiedName { global: path.starts_with("::"), segments }
}

impl Mentioned {
    pub fn add(&mut self, descriptor: Descriptor, object: Option<Object>) {
        if !self.descriptors.contains(&descriptor) {
            self.descriptors.push(descriptor);
            self.objects.extend(object);
        }
    }
}

/// The text in the parentheses at the beginning of a text, and its length including the parentheses.
fn in_brackets(text: &str) -> Option<(&str, usize)> {
    let mut depth = 0;
    for (at, character) in text.char_indices() {
        depth += match character {
            '(' => 1,
            ')' => -1,
            _ if at == 0 => return None,
            _ => 0,
        };
        if depth == 0 {
            return Some((&text[1..at], at + 1));
        }
    }
    None
}

/// The lengths of an array, outermost first.
fn lengths(r#type: &Ty) -> Vec<String> {
    match r#type.without_const() {
        Ty::Array(element, length) => [vec![length.clone()], lengths(element)].concat(),
        _ => Vec::new(),
    }
}

// `$typemap(in, int, 1=count)` in typemap code, which is replaced by the code of another typemap.

/// The largest depth of nested typemaps, so that a typemap that refers to itself comes to an end.
const MAX_DEPTH: usize = 8;

impl Words<'_, '_> {
    /// The code for a `$typemap`; `None` if there is no such typemap, or they are nested too deeply.
    pub(super) fn nested(&self, text: &str, mentioned: &mut Mentioned) -> Option<String> {
        let place = self.place.filter(|_| self.depth < MAX_DEPTH)?;
        let tokens = lex_text(text, place);
        let parts = split_at_commas(&tokens);
        let [method, target, given @ ..] = parts.as_slice() else { return None };
        let mut cursor = Cursor::new(method);
        let name = text_of(cursor.until(|token| is(token, ":")));
        let option = cursor.eat(":").then(|| text_of(&method[cursor.position()..]));
        // In a class template, its parameters are replaced by their arguments.
        let written = lex_text(&self.replaced(&text_of(target), &mut Mentioned::default()), place);
        let target = typemap::target(&written, place)?;
        let chain = super::alias_chains(&target.parameters, self.resolver);
        let found: CodeTypemap = self.typemaps.exactly(&name, &chain)?;
        if let Some(option) = option {
            return found.directive.option(&option).map(str::to_owned);
        }
        mentioned.nested += 1;
        let (code, locals) =
            self.with_words_of(&found, &chain, given, mentioned.nested).written(&found, mentioned);
        mentioned.locals.extend(locals);
        Some(if found.is_block() { format!("{{{code}}}") } else { code })
    }

    /// The substitutions for a typemap that is nested in this code. It has its own types, and shares the
    /// variables of this code except for those in `given`. Its local variables are renamed with the number
    /// `nth`, so that they differ from all others.
    fn with_words_of<'t>(
        &'t self,
        typemap: &CodeTypemap,
        chain: &'t [(AliasChain, Option<String>)],
        given: &[&[Token]],
        nth: usize,
    ) -> Words<'t, 't> {
        let option = |tokens: &&[Token]| {
            let text = text_of(tokens);
            let (name, value) = text.split_once('=')?;
            Some((name.trim().to_owned(), self.replaced(value.trim(), &mut Mentioned::default())))
        };
        let given: Vec<(String, String)> = given.iter().filter_map(option).collect();
        let parameter = |(index, (chain, _)): (usize, &'t (AliasChain, Option<String>))| {
            let own = self.parameters.get(index);
            let number = (index + 1).to_string();
            let variable = given.iter().find(|(name, _)| *name == number).map(|(_, value)| value);
            NumberedParameter {
                variable: variable.or(own.map(|own| &own.variable)).cloned().unwrap_or_default(),
                r#type: chain.r#type(),
                name: own.map(|own| own.name.clone()).unwrap_or_default(),
            }
        };
        let number = self.plain.iter().find(|(name, _)| *name == "argnum").map_or("", |(_, number)| number);
        Words {
            parameters: chain.iter().enumerate().map(parameter).collect(),
            plain: self.plain.clone(),
            renamed: typemap.numbered(format_args!("{number}_{nth}")),
            given: given.clone(),
            place: self.place,
            depth: self.depth + 1,
            typemaps: self.typemaps,
            resolver: self.resolver,
        }
    }
}
