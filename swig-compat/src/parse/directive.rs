//! Reads SWIG's directives, from `%module` to `%feature`. [`table`] has one row for each.
//!
//! Directives of SWIG that quaff does not support, and names that are not directives, are errors.

pub mod binding;
pub mod block;
pub mod extend;
pub mod reading;
pub mod table;
pub mod typemap;

use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Leading, Token, TokenKind};
use crate::nearest::nearest;
use crate::parse::cursor::{Cursor, is};
use crate::parse::feature;
use crate::source::Span;
use reading::{DirectiveEnd, Fallible, Read, Reading};
use std::sync::LazyLock;
use table::Meaning;

/// Reads a directive, and returns its span. After an error, which is reported, the cursor is after the text
/// that probably belongs to the directive.
pub fn read(mut reading: Reading) -> (Read, Span) {
    let (name, start) = (reading.name, reading.cursor.clone());
    let read = by_meaning(&mut reading).unwrap_or_else(|error| {
        reading.diagnostics.push(error);
        *reading.cursor = start.clone();
        skip(DirectiveEnd::Statement, reading.cursor);
        Read::nothing()
    });
    let end = reading.cursor.since(start.position()).last().unwrap_or(name);
    (read, name.span.to(end.span))
}

fn by_meaning(reading: &mut Reading) -> Fallible<Read> {
    let name = reading.name;
    match table::meaning(&name.text[1..]) {
        Some(Meaning::Read(reader)) => reader(reading),
        Some(Meaning::Feature { feature, value }) => feature::short(reading, feature, value),
        Some(Meaning::FeatureOf(feature)) => feature::short_with_value(reading, feature),
        Some(Meaning::Nothing { extent, note }) => {
            skip(extent, reading.cursor);
            reading.diagnostics.extend_once(note.map(|note| no_effect(name, note)));
            Ok(Read::nothing())
        }
        Some(Meaning::Unsupported { extent, instead }) => {
            skip(extent, reading.cursor);
            reading.diagnostics.push(not_supported(name, instead));
            Ok(Read::nothing())
        }
        None => {
            let has_arguments = reading.cursor.is("(");
            skip(DirectiveEnd::Macro, reading.cursor);
            reading.diagnostics.push(unknown(name, has_arguments));
            Ok(Read::nothing())
        }
    }
}

fn no_effect(name: &Token, note: &str) -> Diagnostic {
    let message = format!("`{}` has no effect", name.text);
    Diagnostic::warning(code::DIRECTIVE_WITHOUT_EFFECT, name.span, message).help(note)
}

/// Skips the text that probably belongs to a directive which is not read.
pub fn skip(extent: DirectiveEnd, cursor: &mut Cursor) {
    match extent {
        DirectiveEnd::Statement => skip_statement(cursor),
        DirectiveEnd::Macro => {
            cursor.group("(");
            cursor.skip_line();
            cursor.eat(";");
        }
    }
}

fn skip_statement(cursor: &mut Cursor) {
    cursor.until(|token| ends_statement(token) || token.leading == Leading::BlankLine);
    let found =
        cursor.peek().is_some_and(|token| ends_statement(token) && token.kind != TokenKind::Directive);
    if found && cursor.group("{").is_none() {
        cursor.next();
    }
    cursor.eat(";");
}

fn ends_statement(token: &Token) -> bool {
    is(token, ";")
        || is(token, "{")
        || matches!(token.kind, TokenKind::Block | TokenKind::String | TokenKind::Directive)
}

/// The library files with macros for interfaces.
const LIBRARY: [(&str, &str); 6] = [
    ("quaff.i", include_str!("../../library/quaff.i")),
    ("attribute.i", include_str!("../../library/native/attribute.i")),
    ("carrays.i", include_str!("../../library/native/carrays.i")),
    ("cdata.i", include_str!("../../library/native/cdata.i")),
    ("cmalloc.i", include_str!("../../library/native/cmalloc.i")),
    ("cpointer.i", include_str!("../../library/native/cpointer.i")),
];

/// The macros that the library files define, each with its file.
static MACROS: LazyLock<Vec<(&str, &str)>> = LazyLock::new(|| {
    let defined = |(file, text): &(&'static str, &'static str)| {
        let names = text.lines().filter_map(|line| {
            let (name, _) = line.strip_prefix("%define %")?.split_once('(')?;
            (!name.starts_with("quaff_")).then_some(name)
        });
        names.map(|name| (name, *file)).collect::<Vec<_>>()
    };
    LIBRARY.iter().flat_map(defined).collect()
});

/// The names of all directives, without `%`, and of the macros in library files.
pub fn words() -> impl Iterator<Item = &'static str> {
    table::names().chain(MACROS.iter().map(|(name, _)| *name))
}

const GUARD: &str = "to hide it from quaff, write `#ifndef QUAFF` before it and `#endif` after it";

/// The error for an unsupported directive.
pub fn not_supported(directive: &Token, instead: &str) -> Diagnostic {
    let help = match instead {
        "" => GUARD.to_owned(),
        _ => format!("{instead}; {GUARD}"),
    };
    let message = format!("`{}` is not supported yet", directive.text);
    Diagnostic::error(code::UNSUPPORTED_DIRECTIVE, directive.span, message).help(help)
}

/// The error for an unknown directive. A macro without its arguments is not expanded even after its
/// definition.
pub fn unknown(directive: &Token, has_arguments: bool) -> Diagnostic {
    let name = &directive.text[1..];
    let error =
        Diagnostic::error(code::UNKNOWN_DIRECTIVE, directive.span, format!("unknown directive `%{name}`"));
    if let Some((_, file)) = MACROS.iter().find(|(known, _)| *known == name) {
        let written = if has_arguments { String::new() } else { format!("`%{name}(…)`, and ") };
        return error
            .help(format!("it is a macro of `{file}`: write {written}`%include \"{file}\"` before it"));
    }
    match nearest(name, words()) {
        Some(near) => error.help(format!("did you mean `%{near}`?")),
        None => error.help("if it is a macro, include the file that defines it before this line"),
    }
}
