//! Defines macros.

use super::Preprocessor;
use super::word::{Uncommented, Word, join_dollar, spell};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Leading, TokenKind};
use crate::source::Span;
use std::cell::Cell;
use std::rc::Rc;

/// A macro from `#define` or `%define`.
#[derive(Debug)]
pub(super) struct Macro {
    pub name: Rc<str>,
    /// The place of the name in the definition.
    pub span: Span,
    /// The parameters; `None` for a macro without parentheses.
    pub parameters: Option<Parameters>,
    pub body: Vec<Word>,
    /// Whether the macro is from `%define`: its body has several lines, and `#` lines among them take effect
    /// when it is expanded.
    pub multiline: bool,
    /// The number of the macro's expansions that are being read.
    pub open: Cell<u32>,
}

#[derive(Debug, Default, PartialEq, Eq)]
pub(super) struct Parameters {
    pub names: Vec<Rc<str>>,
    /// Whether the last parameter takes all remaining arguments: `...`, which is named `__VA_ARGS__`, or
    /// `rest...`.
    pub variadic: bool,
}

impl Macro {
    /// The index of the parameter with the name `word`.
    pub(super) fn parameter(&self, word: &Word) -> Option<usize> {
        self.parameter_named(word.text())
    }

    pub(super) fn parameter_named(&self, name: &str) -> Option<usize> {
        self.parameters.as_ref()?.names.iter().position(|known| &**known == name)
    }

    /// Whether a parameter takes all remaining arguments.
    pub(super) fn takes_rest(&self, parameter: usize) -> bool {
        self.parameters.as_ref().is_some_and(|all| all.variadic && parameter + 1 == all.names.len())
    }

    fn says_the_same(&self, other: &Macro) -> bool {
        self.parameters == other.parameters && spell(&self.body) == spell(&other.body)
    }
}

impl Preprocessor<'_> {
    /// Reads `#define NAME body` or `#define NAME(a, b) body`.
    pub(super) fn define_line(&mut self, directive: Span) {
        let mut line = self.line_words();
        join_dollar(&mut line);
        let is_name = |word: &Word| matches!(word.token.kind, TokenKind::Identifier | TokenKind::Directive);
        if !line.first().is_some_and(is_name) {
            return self.report(nameless("#define", directive));
        }
        let name = line.remove(0);
        let called = line.first().is_some_and(|word| word.is("(") && word.token.leading == Leading::Nothing);
        let header = if called { line.iter().position(|word| word.is(")")) } else { Some(0) };
        let Some(header) = header else { return self.report(unclosed_parameters(&name)) };
        let mut body = line.split_off(if called { header + 1 } else { 0 });
        if let Some(first) = body.first_mut() {
            first.token.leading = Leading::Nothing;
        }
        if !called && !name.text().starts_with('$') {
            self.constant(&name, &body);
        }
        self.define(name, called.then(|| &line[1..header]), body, false);
    }

    /// Reads `%define NAME … %enddef` or `%define NAME(a, b) … %enddef`.
    pub(super) fn define_block(&mut self, directive: &Word) {
        let Some(name) = self.definable_name() else {
            return self.report(nameless("%define", directive.token.span));
        };
        let called = self.frames.last().is_some_and(|frame| frame.touches(|next| next == '('));
        let header = if called { self.words_until(")") } else { Some(Vec::new()) };
        let Some(header) = header else { return self.report(unclosed_parameters(&name)) };
        let Some(body) = self.block_body() else { return self.missing_enddef(directive, &name) };
        self.define(name, called.then(|| &header[1..]), body, true);
    }

    pub(super) fn stray_enddef(&mut self, word: &Word) {
        let message = "`%enddef` without `%define`";
        self.report(Diagnostic::error(code::BAD_MACRO, word.token.span, message).help("remove it"));
    }

    fn definable_name(&mut self) -> Option<Word> {
        let word = self.frames.last_mut()?.next_on_line(self.diagnostics)?;
        matches!(word.token.kind, TokenKind::Identifier | TokenKind::Directive).then_some(word)
    }

    /// Reads words up to and including a bracket, and returns those before it.
    fn words_until(&mut self, bracket: &str) -> Option<Vec<Word>> {
        let mut words = Uncommented::default();
        loop {
            let word = self.frames.last_mut()?.next(self.diagnostics)?;
            if word.is(bracket) {
                return Some(words.into_words());
            }
            words.push(word);
        }
    }

    /// Reads the body up to the matching `%enddef`. The body may contain further definitions.
    fn block_body(&mut self) -> Option<Vec<Word>> {
        let mut body = Uncommented::default();
        let mut depth = 1;
        loop {
            let word = self.frames.last_mut()?.next(self.diagnostics)?;
            match word.text() {
                "%define" => depth += 1,
                "%enddef" => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                return Some(body.into_words());
            }
            body.push(word);
        }
    }

    /// Reports a missing `%enddef`. The rest of the text was read as the body, so no other missing ends are
    /// reported.
    fn missing_enddef(&mut self, directive: &Word, name: &Word) {
        let message = format!("`%define {}` is not terminated", name.text());
        self.report(
            Diagnostic::error(code::BAD_MACRO, directive.token.span.to(name.token.span), message)
                .help("close it with `%enddef`"),
        );
        if let Some(frame) = self.frames.last_mut() {
            frame.conditionals.clear();
        }
    }

    fn define(&mut self, name: Word, header: Option<&[Word]>, body: Vec<Word>, multiline: bool) {
        let parameters = match header.map(read_parameters).transpose() {
            Ok(parameters) => parameters,
            Err(diagnostic) => return self.report(diagnostic),
        };
        let span = name.token.span;
        let of = Macro { name: name.token.text, span, parameters, body, multiline, open: Cell::new(0) };
        if let Some(diagnostic) = pastes_nothing(&of) {
            return self.report(diagnostic);
        }
        if let Some(known) = self.macros.get(&of.name).filter(|known| !known.says_the_same(&of)) {
            let diagnostic = redefined(&of, known);
            self.report(diagnostic);
        }
        if self.macros.insert(of.name.clone(), Rc::new(of)).is_some() {
            self.constants.clear();
        }
        self.end_paragraph();
    }
}

fn read_parameters(header: &[Word]) -> Result<Parameters, Diagnostic> {
    let mut parameters = Parameters::default();
    for (index, words) in header.split(|word| word.is(",")).enumerate() {
        let name: Rc<str> = match words {
            [] if index == 0 && header.is_empty() => return Ok(parameters),
            [dots] if dots.is("...") => "__VA_ARGS__".into(),
            [name] | [name, _] if name.token.kind == TokenKind::Identifier => name.token.text.clone(),
            _ => return Err(bad_parameter(header, words, "is not a parameter")),
        };
        if parameters.names.contains(&name) {
            return Err(bad_parameter(header, words, "is already the name of an earlier parameter"));
        }
        if parameters.variadic {
            return Err(bad_parameter(header, words, "follows `...`, which must be the last parameter"));
        }
        parameters.variadic = match words.last() {
            Some(last) if last.is("...") => true,
            _ if words.len() == 1 => false,
            _ => return Err(bad_parameter(header, words, "is not a parameter")),
        };
        parameters.names.push(name);
    }
    Ok(parameters)
}

fn bad_parameter(header: &[Word], words: &[Word], fact: &str) -> Diagnostic {
    let shown = if words.is_empty() { header } else { words };
    let span = shown[0].token.span.to(shown[shown.len() - 1].token.span);
    Diagnostic::error(code::BAD_MACRO, span, format!("`{}` {fact}", spell(shown).trim()))
        .help("write the parameters as names separated by commas, with `...` last")
}

/// The error for a `##` without an operand on both sides.
fn pastes_nothing(of: &Macro) -> Option<Diagnostic> {
    let paste = [of.body.first(), of.body.last()].into_iter().flatten().find(|word| word.is("##"))?;
    let message = format!("`##` is at the beginning or the end of macro `{}`", of.name);
    Some(Diagnostic::error(code::BAD_MACRO, paste.token.span, message).help("put it between two tokens"))
}

fn redefined(of: &Macro, known: &Macro) -> Diagnostic {
    Diagnostic::error(
        code::MACRO_REDEFINED,
        of.span,
        format!("macro `{}` is redefined with another value", of.name),
    )
    .related(known.span, "first defined here")
    .help(format!("write `#undef {}` first, or give it another name", of.name))
}

fn nameless(directive: &str, span: Span) -> Diagnostic {
    Diagnostic::error(code::BAD_DIRECTIVE, span, format!("`{directive}` is missing a macro name"))
        .help("write a name after it")
}

fn unclosed_parameters(name: &Word) -> Diagnostic {
    let message = format!("the parameters of macro `{}` are not closed", name.text());
    Diagnostic::error(code::BAD_MACRO, name.token.span, message).help("close them with `)`")
}
