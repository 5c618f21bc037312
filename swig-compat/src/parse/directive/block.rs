//! Blocks of C++: `%{ … %}`, `%header %{ … %}`, `%insert("header") %{ … %}` and `%inline %{ … %}`.

use super::{Fallible, Read, Reading, block_text, malformed};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, span_of, text_of};
use crate::parse::literal;
use crate::parse::text::CppText;
use crate::syntax::{BlockDirective, Directive, Section};

/// `%{ … %}` with nothing before it.
pub fn plain(block: &Token) -> Directive {
    Directive::Block(BlockDirective { code: block_text(block).to_owned(), section: Section::Header })
}

pub fn begin(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Begin)
}

pub fn runtime(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Runtime)
}

pub fn header(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Header)
}

pub fn wrapper(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Wrapper)
}

/// `%pythonbegin %{ … %}`
pub fn python_begin(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::PythonBegin)
}

/// `%pythoncode %{ … %}`
pub fn python(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Python)
}

/// `%pythonstubbegin %{ … %}`
pub fn stub_begin(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::StubBegin)
}

/// `%pythonstubcode %{ … %}`
pub fn stub(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Stub)
}

/// `%insert("header") %{ … %}`
pub fn insert(reading: &mut Reading) -> Fallible<Read> {
    let name = reading.name;
    let Some(inner) = reading.cursor.group("(") else {
        let example = "%insert(\"header\") %{ … %}";
        return Err(malformed(name, None, "is missing its section in parentheses", example));
    };
    let named = literal::text(inner).unwrap_or_else(|| text_of(inner));
    let Some(section) = Section::named(&named) else {
        let message = format!("`%insert` into section `{named}` is not supported");
        let span = span_of(inner).unwrap_or(name.span);
        let error = Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, span, message);
        return Err(error.help(
            "the sections are `begin`, `runtime`, `header`, `wrapper`, `init`, `pythonbegin`, `python`, \
             `pythonstubbegin` and `pythonstub`",
        ));
    };
    block_after(reading, section, &format!("%insert(\"{named}\")"))
}

/// `%inline %{ … %}`: the preprocessor has put what the block declares after it. `%inline { … }` has no text of its own.
pub fn inline(reading: &mut Reading) -> Fallible<Read> {
    if let Some(inner) = reading.cursor.group("{") {
        reading.cursor.eat(";");
        let code = CppText::new(inner.to_vec()).text;
        let directive = Directive::Block(BlockDirective { code, section: Section::Header });
        return Ok(Read { directives: vec![directive], inline: inner.to_vec() });
    }
    block(reading, Section::Header)
}

/// `%init %{ … %}`.
pub fn init(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Init)
}

/// `%{ … %}`, `{ … }` or a string.
fn block(reading: &mut Reading, section: Section) -> Fallible<Read> {
    block_after(reading, section, &reading.name.text)
}

/// Reads the block after a directive that is written as `before`.
fn block_after(reading: &mut Reading, section: Section, before: &str) -> Fallible<Read> {
    // Python's lines do not outlast the preprocessor but in a block that the lexer has read.
    let is_lost = section.is_python() && reading.cursor.is("{");
    if !is_lost && let Some(code) = code(reading.cursor) {
        return Ok(Directive::Block(BlockDirective { code, section }).into());
    }
    // A block without an end, of which the lexer has told.
    if reading.cursor.eat_kind(TokenKind::Unknown).is_some() {
        return Ok(Read::nothing());
    }
    Err(malformed(reading.name, None, "is missing its block", &format!("{before} %{{ … %}}")))
}

fn code(cursor: &mut Cursor) -> Option<String> {
    if let Some(block) = cursor.eat_kind(TokenKind::Block) {
        return Some(block_text(block).to_owned());
    }
    literal::strings(cursor).or_else(|| Some(CppText::new(cursor.code()?.to_vec()).text))
}
