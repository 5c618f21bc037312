//! Reads code blocks: `%{ … %}`, `%header %{ … %}`, `%insert("header") %{ … %}`, `%inline %{ … %}` and
//! `%types(Derived = Base) %{ code %}`.

use super::reading::{Fallible, Read, Reading, block_text, malformed};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, span_of, split_at_commas, text_of};
use crate::parse::literal;
use crate::parse::text::CppText;
use crate::parse::types::read_type;
use crate::syntax::{BlockDirective, Directive, Section, TypesDirective};

/// A block `%{ … %}` without a directive before it.
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

/// Reads `%pythonbegin %{ … %}`.
pub fn python_begin(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::PythonBegin)
}

/// Reads `%pythoncode %{ … %}`.
pub fn python(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Python)
}

/// Reads `%pythonstubbegin %{ … %}`.
pub fn stub_begin(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::StubBegin)
}

/// Reads `%pythonstubcode %{ … %}`.
pub fn stub(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Stub)
}

/// Reads `%insert("header") %{ … %}`.
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

/// Reads `%inline %{ … %}`. The preprocessor has inserted the block's declarations after it. `%inline { … }`
/// has no code of its own.
pub fn inline(reading: &mut Reading) -> Fallible<Read> {
    if let Some(inner) = reading.cursor.group("{") {
        reading.cursor.eat(";");
        let code = CppText::new(inner.to_vec()).text;
        let directive = Directive::Block(BlockDirective { code, section: Section::Header });
        return Ok(Read { directives: vec![directive], inline: inner.to_vec() });
    }
    block(reading, Section::Header)
}

/// Reads `%init %{ … %}`.
pub fn init(reading: &mut Reading) -> Fallible<Read> {
    block(reading, Section::Init)
}

/// Reads `%{ … %}`, `{ … }` or a string.
fn block(reading: &mut Reading, section: Section) -> Fallible<Read> {
    block_after(reading, section, &reading.name.text)
}

/// Reads the block after a directive. `before` is the directive's text for the error message.
fn block_after(reading: &mut Reading, section: Section, before: &str) -> Fallible<Read> {
    // Only in a block that the lexer has recognised does Python code keep its line breaks.
    let is_lost = section.is_python() && reading.cursor.is("{");
    if !is_lost && let Some(code) = code(reading.cursor) {
        return Ok(Directive::Block(BlockDirective { code, section }).into());
    }
    // An unterminated block, which the lexer has reported.
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

/// Reads the text after `%types`.
pub fn types(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let Some(inner) = cursor.group("(") else {
        return Err(malformed(name, None, "is missing its types in parentheses", "%types(Derived = Base);"));
    };
    let code = match cursor.peek() {
        Some(token) if token.kind == TokenKind::Block => {
            cursor.next().map(|block| block_text(block).to_owned())
        }
        _ => None,
    };
    cursor.eat(";");
    let mut directives = Vec::new();
    for pair in split_at_commas(inner) {
        let mut sides = Cursor::new(pair);
        let from = sides.until(|token| &*token.text == "=");
        let to = sides.eat("=").then(|| read_type(sides.until(|_| false)));
        let types = TypesDirective { from: read_type(from), to, code: code.clone() };
        directives.push(Directive::Types(types));
    }
    Ok(Read { directives, inline: Vec::new() })
}
