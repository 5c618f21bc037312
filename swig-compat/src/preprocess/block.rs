//! Blocks of code: their macros, and the files that they name.
//!
//! `%pythoncode "file.py"` and `%insert("header") "file.h"`: as with SWIG, the text names a file whose
//! contents are the block. Text that names no file is the code itself. In Python code in braces macros are
//! expanded, as in SWIG: `%pythoncode { __version__ = VERSION }`; code between `%{` and `%}` has none.
//!
//! `%inline %{ … %}`: the block is copied unchanged for the shim, and its text is processed like any other,
//! for its declarations. As with SWIG, that happens after the end of the interface: a macro that a block
//! defines is expanded in this block and the later ones, and in no text outside of them.

use super::Preprocessor;
use super::frame::Frame;
use super::word::{Word, spell};
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::lex::{Lexer, Token, TokenKind, is_word};
use crate::source::{IncludeForm, Span};

/// The directives that take a block or the name of a file.
const DIRECTIVES: [&str; 9] = [
    "%begin",
    "%header",
    "%init",
    "%pythonbegin",
    "%pythoncode",
    "%pythonstubbegin",
    "%pythonstubcode",
    "%runtime",
    "%wrapper",
];

impl Preprocessor<'_> {
    /// The word itself or, for the name of a file after a directive that takes a block, the contents of the
    /// file as a block.
    pub(super) fn inserted(&mut self, name: Word) -> Word {
        if !self.is_block_next() {
            return name;
        }
        let file = name.text().trim_matches('"').to_owned();
        let Some(from) = self.frames.iter().rev().find_map(|frame| frame.file_id()) else { return name };
        match self.sources.include(&file, IncludeForm::Quoted, from) {
            Ok(found) => {
                let found = &self.sources[found];
                // The name and the lines of the file, at which compilers report errors in C++.
                let line = if self.is_python_next() { String::new() } else { first_line(&found.name) };
                let mut block = name.with_text(&format!("%{{{line}{}%}}", found.text));
                block.token.kind = TokenKind::Block;
                block
            }
            Err(not_found) => {
                if is_file_name(&file) {
                    let message = format!("inserted file `{file}` is not found");
                    let error = Diagnostic::error(code::INCLUDE_NOT_FOUND, name.token.span, message);
                    let error = error.label(format!("tried `{}`", not_found.tried.join("`, `")));
                    self.report(error.help("add its folder with `-I DIR`"));
                }
                name
            }
        }
    }

    /// Whether the last words of the output are such a directive, as in `%pythoncode` or `%insert("python")`.
    fn is_block_next(&self) -> bool {
        match self.output.as_slice() {
            [.., insert, open, _, close] if close.is(")") => open.is("(") && insert.text() == "%insert",
            [.., last] => last.token.kind == TokenKind::Directive && DIRECTIVES.contains(&last.text()),
            [] => false,
        }
    }

    /// Whether the directive before the block is for Python or for its stub.
    fn is_python_next(&self) -> bool {
        let section = match self.output.as_slice() {
            [.., section, close] if close.is(")") => section.text().trim_matches('"'),
            [.., last] => last.text().trim_start_matches('%'),
            [] => return false,
        };
        section.starts_with("python")
    }
}

/// The `#line` before the text of a file; nothing for a name that cannot be in it.
fn first_line(file: &str) -> String {
    match file.chars().any(char::is_control) {
        true => String::new(),
        false => format!("#line 1 \"{}\"\n", file.replace('\\', "\\\\").replace('"', "\\\"")),
    }
}

/// Whether text that names no file can hardly be code: `tools/helpers.py`.
fn is_file_name(text: &str) -> bool {
    !text.is_empty() && text.chars().all(|character| is_word(character) || "./-".contains(character))
}

const MARK: u32 = "%{".len() as u32;

impl Preprocessor<'_> {
    pub(super) fn inline(&mut self, directive: Word) {
        self.push(directive);
        match self.next_word() {
            Some(block) if block.token.kind == TokenKind::Block => {
                let frame =
                    if block.token.expanded { expanded(&block.token) } else { self.written(&block.token) };
                self.push(block);
                self.end_paragraph();
                self.seam = true;
                self.inlined.push((self.output.len(), frame));
            }
            // The form `%inline { … }`.
            Some(word) => self.word(word),
            None => {}
        }
    }

    /// Processes the blocks of the interface, each at its place in the output.
    pub(super) fn process_inlined(&mut self) {
        let mut rest = std::mem::take(&mut self.output).into_iter();
        let mut taken = 0;
        for (place, frame) in std::mem::take(&mut self.inlined) {
            self.output.extend(rest.by_ref().take(place - taken));
            taken = place;
            self.end_paragraph();
            self.frames.push(frame);
            self.run(0);
        }
        self.output.extend(rest);
    }

    /// A frame for a block in a file.
    fn written(&self, block: &Token) -> Frame {
        let Span { file, start, end } = block.span;
        let inside = Span { file, start: start + MARK, end: end - MARK };
        Frame::file(file, Lexer::within(self.sources, inside), None)
    }
}

/// A frame for a block from a macro: its text is in no file, so diagnostics point to the use of the macro.
fn expanded(block: &Token) -> Frame {
    let inside = Span { start: MARK, end: block.text.len() as u32 - MARK, ..block.span };
    let mut lexer = Lexer::over(block.text.clone(), inside);
    // Invalid tokens are left for the C++ compiler to report.
    let tokens = std::iter::from_fn(|| lexer.token(&mut Diagnostics::default()));
    let words = tokens.map(|token| Word::new(Token { span: block.span, expanded: true, ..token }));
    Frame::lines(words.collect())
}

impl Preprocessor<'_> {
    /// The block, with the values of macros without parameters in place of their names outside of strings.
    pub(super) fn with_values(&mut self, block: Word) -> Word {
        if !block.text().starts_with('{') {
            return block;
        }
        let mut text = String::with_capacity(block.text().len());
        let mut rest = block.text();
        while let Some(first) = rest.chars().next() {
            let end = match first {
                '"' | '\'' => string(rest),
                '#' => rest.find('\n').unwrap_or(rest.len()),
                _ if is_word(first) => rest.find(|character| !is_word(character)).unwrap_or(rest.len()),
                _ => first.len_utf8(),
            };
            let (taken, behind) = rest.split_at(end);
            match self.value_of(&block, taken) {
                // The name of an attribute or of a method is not a macro's.
                Some(value) if !text.trim_end_matches([' ', '\t']).ends_with('.') => text.push_str(&value),
                _ => text.push_str(taken),
            }
            rest = behind;
        }
        block.with_text(&text)
    }

    /// The value of a macro without parameters, if it has a value.
    fn value_of(&mut self, block: &Word, name: &str) -> Option<String> {
        let is_value = |of: &&std::rc::Rc<super::Macro>| of.parameters.is_none() && of.open.get() == 0;
        self.macros.get(name).filter(is_value)?;
        let words = self.expand_words(vec![block.clone().renamed(name)]);
        Some(spell(&words)).filter(|value| !value.is_empty())
    }
}

/// The length of the string at the beginning of the text.
fn string(text: &str) -> usize {
    let quote = &text[..1];
    let triple = quote.repeat(3);
    let mark = if text.starts_with(&triple) { triple.as_str() } else { quote };
    let mut at = mark.len();
    while let Some(next) = text[at..].chars().next() {
        if text[at..].starts_with(mark) {
            return at + mark.len();
        }
        if next == '\n' && mark.len() == 1 {
            return at;
        }
        at += next.len_utf8();
        if next == '\\' {
            at += text[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    at
}
