//! `%pythoncode "file.py"` and `%insert("header") "file.h"`: as with SWIG, the text names a file whose
//! contents are the block. Text that names no file is the code itself.

use super::Preprocessor;
use super::word::Word;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{TokenKind, is_word};
use crate::source::IncludeForm;

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
    !text.is_empty() && text.chars().all(|letter| is_word(letter) || "./-".contains(letter))
}
