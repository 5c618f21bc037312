//! Reads `%extend example::Filter { int order() { return $self->n; } };`.
//!
//! The text in the braces is C++ for members of a class, and is parsed as the body of a class with a special
//! name.

use super::reading::{Fallible, Read, Reading, block_text, malformed};
use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{is, span_of};
use crate::parse::types::read_qualified_name;
use crate::syntax::{Directive, ExtendDirective, QualifiedName, RenameTarget};

const EXAMPLE: &str = "%extend example::Filter { int order() { return $self->n; } };";

/// The name of the class that represents an extension.
pub const CLASS: &str = "quaff_extension";

/// Reads the text after `%extend`.
pub fn read(reading: &mut Reading) -> Fallible<Read> {
    let (name, cursor) = (reading.name, &mut *reading.cursor);
    let start = cursor.position();
    let _ = cursor.eat("class") || cursor.eat("struct") || cursor.eat("union");
    let target = if cursor.is("{") { None } else { read_qualified_name(cursor) };
    let at = span_of(cursor.since(start));
    let Some(inner) = cursor.group("{") else {
        return Err(malformed(name, at, "is missing its members in braces", EXAMPLE));
    };
    cursor.eat(";");
    let mark = |text: &str, kind| Token { kind, text: text.into(), ..name.clone() };
    let head = [mark("struct", TokenKind::Identifier), mark(CLASS, TokenKind::Identifier)];
    let open = mark("{", TokenKind::Punctuation);
    let close = [mark("}", TokenKind::Punctuation), mark(";", TokenKind::Punctuation)];
    let inline = head.into_iter().chain([open]).chain(members(inner)).chain(close).collect();
    let directive = Directive::Extend(ExtendDirective { target, members: Vec::new() });
    Ok(Read { directives: vec![directive], inline })
}

/// Makes a directive inside `%extend Box<int>` one for the members of this instance, `Box<int>::name`, which
/// may be outside of the `%extend`; returns whether it is one. Other directives remain as they are.
pub fn qualify(directive: &mut Directive, class: &QualifiedName) -> bool {
    let target = match directive {
        Directive::Feature(feature) => {
            let Some(target) = &mut feature.target else {
                feature.class = Some(class.clone());
                return true;
            };
            target
        }
        Directive::Rename(rename) => match &mut rename.target {
            RenameTarget::Named(target) => target,
            _ => return false,
        },
        _ => return false,
    };
    let is_alone = target.is_alone();
    if is_alone {
        target.name.global = class.global;
        target.name.segments.splice(..0, class.segments.iter().cloned());
    }
    is_alone
}

/// Whether the tokens end in a directive whose block follows: `%insert("python")`, `%feature("shadow") f()`.
fn is_behind_directive(tokens: &[Token]) -> bool {
    let ends = |token: &&Token| {
        matches!(token.kind, TokenKind::Block | TokenKind::Unknown)
            || [";", "{", "}"].iter().any(|mark| is(token, mark))
    };
    tokens.iter().rev().take_while(|token| !ends(token)).any(|token| token.kind == TokenKind::Directive)
}

/// The members as C++, where `$self` is spelled `self`. A body may also be a block.
fn members(tokens: &[Token]) -> Vec<Token> {
    let mut members: Vec<Token> = Vec::with_capacity(tokens.len());
    for (index, token) in tokens.iter().enumerate() {
        let is_mark = is(token, "$") && tokens.get(index + 1).is_some_and(|next| is(next, "self"));
        let follows_parameters = members.last().is_some_and(|last| is(last, ")") || is(last, "const"));
        let is_directive = is_behind_directive(&members);
        match token.kind {
            _ if is_mark => {}
            TokenKind::Block if follows_parameters && !is_directive => {
                let text = format!("{{{}}}", block_text(token).replace("$self", "self"));
                members.push(Token { kind: TokenKind::Unknown, text: text.into(), ..token.clone() });
            }
            _ => members.push(token.clone()),
        }
    }
    members
}
