//! Blanks out macros that the interface never defines, such as `EXPORT_API` in `EXPORT_API float norm(…);`.
//!
//! One such word wrecks the C++ parser's view of everything around it. A word is taken for a macro when it is made of
//! capitals, digits and underscores, at least two, and
//! - what follows it (and its bracketed arguments, if it has any) reads as a whole declaration without it: a type and
//!   then a name. So `REAL norm(…)` keeps its type, and `API REAL norm(…)` loses only `API`;
//! - or it stands between `class` and the name: `class API Filter {`;
//! - or it stands between a parameter list and `;` or `{`: `float norm() NOEXCEPT;`.
//!
//! A macro that the interface defines never comes here: the preprocessor has expanded it.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{Cursor, is};
use std::rc::Rc;

/// Replaces such macros by spaces of the same length.
pub fn blank_out(tokens: &mut [Token]) {
    for index in 0..tokens.len() {
        let end = index + macro_length(tokens, index);
        for token in &mut tokens[index..end] {
            token.text = Rc::from(" ".repeat(token.text.chars().count()));
            token.kind = TokenKind::Comment;
        }
    }
}

/// How many tokens the macro at `index` has; 0 if none stands there.
fn macro_length(tokens: &[Token], index: usize) -> usize {
    if !is_macro_name(&tokens[index]) {
        return 0;
    }
    let before = tokens[..index].iter().rev().find(|token| token.kind != TokenKind::Comment);
    let mut after = Cursor::new(&tokens[index + 1..]);
    if before.is_some_and(|token| is(token, ")")) && [";", "{"].iter().any(|end| after.is(end)) {
        return 1;
    }
    if before.is_some_and(|token| ["class", "struct", "union", "enum"].iter().any(|key| is(token, key))) {
        return usize::from(declares_class(after));
    }
    if before.is_some_and(|token| ["->", "::", "typename", "using"].iter().any(|mark| is(token, mark))) {
        return 0;
    }
    after.group("(");
    if declares(after.clone()) { 1 + after.position() } else { 0 }
}

fn is_macro_name(token: &Token) -> bool {
    let capitals = |letter: char| letter.is_ascii_uppercase() || letter.is_ascii_digit() || letter == '_';
    token.kind == TokenKind::Identifier && token.text.len() >= 2 && token.text.chars().all(capitals)
}

/// Whether a type and the start of a declarator follow, as in `const float* norm`, and not just a name, as in `norm(`.
fn declares(mut cursor: Cursor) -> bool {
    while ["const", "volatile"].iter().any(|qualifier| cursor.eat(qualifier)) {}
    if cursor.is("operator") || cursor.is("requires") || !is_word(&cursor) {
        return false;
    }
    cursor.next();
    while cursor.eat("::") {
        if cursor.is("operator") {
            return false;
        }
        cursor.eat_kind(TokenKind::Identifier);
    }
    if cursor.is("<") {
        skip_angles(&mut cursor);
        // `REAL sum<REAL>(…)` is a specialization of `sum` with the type `REAL`.
        return !cursor.is("(");
    }
    is_word(&cursor) || ["*", "&", "&&"].iter().any(|mark| cursor.is(mark))
}

fn declares_class(mut cursor: Cursor) -> bool {
    cursor.eat_kind(TokenKind::Identifier).is_some()
        && ["{", ":", ";", "final"].iter().any(|next| cursor.is(next))
}

fn is_word(cursor: &Cursor) -> bool {
    cursor.peek().is_some_and(|token| token.kind == TokenKind::Identifier)
}

fn skip_angles(cursor: &mut Cursor) {
    let mut depth = 0;
    while let Some(token) = cursor.next() {
        depth += i32::from(is(token, "<")) - i32::from(is(token, ">"));
        if depth == 0 {
            return;
        }
    }
}
