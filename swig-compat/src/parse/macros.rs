//! Blanks out macros that the interface never defines, such as `EXPORT_API` in `EXPORT_API float norm(…);`.
//!
//! A macro's name among declarations makes the C++ parser misread the declarations around it. A word of at
//! least two capitals, digits and underscores is considered a macro if
//! - the text after it (and after its arguments in parentheses, if any) is a complete declaration: a type and
//!   then a name. So `REAL norm(…)` keeps its type, and `API REAL norm(…)` loses only `API`;
//! - or it is between `class` and the name: `class API Filter {`; but `enum MODE mode;` has the type `MODE`,
//!   and so has `struct STATE state;` where the interface declares `struct STATE`;
//! - or it is between a parameter list and `;` or `{`: `float norm() NOEXCEPT;`.
//!
//! Macros that the interface defines do not occur here, because the preprocessor has expanded them.

use crate::lex::{Token, TokenKind};
use crate::parse::bodies;
use crate::parse::cursor::{Cursor, closing_brackets, is};
use rustc_hash::FxHashSet;
use std::rc::Rc;

/// The words that introduce a type.
const CLASS_KEYS: [&str; 4] = ["class", "struct", "union", "enum"];

/// The largest number of template arguments that are skipped.
const MOST_ARGUMENTS: usize = 1000;

/// Replaces undefined macros by spaces of the same length.
pub fn blank_out(tokens: &mut [Token]) {
    let closing = closing_brackets(tokens);
    let declared = declared_types(tokens);
    let mut bodies = bodies::of(tokens).into_iter().peekable();
    let mut before = None;
    for index in 0..tokens.len() {
        // Macros in function bodies are left to the compiler.
        while bodies.next_if(|body| body.end <= index).is_some() {}
        if bodies.peek().is_some_and(|body| body.contains(&index)) {
            continue;
        }
        let is_type = tokens[index].kind == TokenKind::Identifier
            && declared.contains(&tokens[index].text)
            && !is_before_body(tokens, index, before);
        let end = index + if is_type { 0 } else { macro_length(tokens, index, before, &closing) };
        tokens[index..end].iter_mut().for_each(blank);
        if tokens[index].kind != TokenKind::Comment {
            before = Some(index);
        }
    }
}

/// Whether the word at `index` is between a class key and the name of a class with a body: a macro, even if a
/// class has its name. `before` is the index of the previous token that is not a comment.
fn is_before_body(tokens: &[Token], index: usize, before: Option<usize>) -> bool {
    let Some(key) =
        before.map(|before| &tokens[before]).filter(|own| CLASS_KEYS.iter().any(|key| is(own, key)))
    else {
        return false;
    };
    let mut after = Cursor::new(&tokens[index + 1..]);
    let is_named = after.eat_kind(TokenKind::Identifier).is_some();
    // In `enum MODE bits : 3;`, a bit field has the type.
    is_named && (after.is("{") || after.is(":") && !is(key, "enum"))
}

/// Replaces a token by spaces of the same length, which are not read.
pub fn blank(token: &mut Token) {
    token.text = Rc::from(" ".repeat(token.text.chars().count()));
    token.kind = TokenKind::Comment;
}

/// The names in capitals of the interface's classes, unions and enumerations: those that it declares, and
/// those for which a `typedef` has another name.
fn declared_types(tokens: &[Token]) -> FxHashSet<Rc<str>> {
    let mut names = FxHashSet::default();
    for (index, token) in tokens.iter().enumerate() {
        if !CLASS_KEYS.iter().any(|key| is(token, key)) {
            continue;
        }
        let mut after = Cursor::new(&tokens[index + 1..]);
        let Some(name) = after.eat_kind(TokenKind::Identifier).filter(|name| is_macro_name(name)) else {
            continue;
        };
        let is_declared = ["{", ":", ";"].iter().any(|next| after.is(next));
        let is_aliased = index.checked_sub(1).is_some_and(|before| is(&tokens[before], "typedef"))
            && after.eat_kind(TokenKind::Identifier).is_some()
            && after.is(";");
        if is_declared || is_aliased {
            names.insert(name.text.clone());
        }
    }
    names
}

/// The number of tokens of the macro at `index`; 0 if there is none. `before` is the index of the previous
/// token that is not a comment.
fn macro_length(tokens: &[Token], index: usize, before: Option<usize>, closing: &[Option<usize>]) -> usize {
    if !is_macro_name(&tokens[index]) {
        return 0;
    }
    let before = before.map(|before| &tokens[before]);
    let after = Cursor::new(&tokens[index + 1..]);
    if before.is_some_and(|token| is(token, ")")) && [";", "{"].iter().any(|end| after.is(end)) {
        return 1;
    }
    if let Some(key) = before.filter(|token| CLASS_KEYS.iter().any(|key| is(token, key))) {
        // `enum MODE mode;` declares a variable, since C++ has no `enum mode;`.
        return usize::from(declares_class(after, !is(key, "enum")));
    }
    if before.is_some_and(|token| ["->", "::", "typename", "using"].iter().any(|mark| is(token, mark))) {
        return 0;
    }
    let end = arguments_end(tokens, index + 1, closing);
    if declares(Cursor::new(&tokens[end..])) { end - index } else { 0 }
}

/// The index after the `(…)` that begins at `start`, if there is one.
fn arguments_end(tokens: &[Token], start: usize, closing: &[Option<usize>]) -> usize {
    let next = tokens[start..].iter().position(|token| token.kind != TokenKind::Comment);
    let open = next.map(|next| start + next).filter(|open| is(&tokens[*open], "("));
    open.and_then(|open| closing[open]).map_or(start, |close| close + 1)
}

fn is_macro_name(token: &Token) -> bool {
    let capitals =
        |character: char| character.is_ascii_uppercase() || character.is_ascii_digit() || character == '_';
    token.kind == TokenKind::Identifier && token.text.len() >= 2 && token.text.chars().all(capitals)
}

/// Whether a type and the beginning of a declarator follow, as in `const float* norm`, and not only a name,
/// as in `norm(`.
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
        // `REAL sum<REAL>(…)` is a specialization of `sum` with result type `REAL`.
        return !cursor.is("(");
    }
    is_word(&cursor) || ["*", "&", "&&"].iter().any(|mark| cursor.is(mark))
}

fn declares_class(mut cursor: Cursor, can_be_incomplete: bool) -> bool {
    cursor.eat_kind(TokenKind::Identifier).is_some()
        && (["{", ":", "final"].iter().any(|next| cursor.is(next)) || can_be_incomplete && cursor.is(";"))
}

fn is_word(cursor: &Cursor) -> bool {
    cursor.peek().is_some_and(|token| token.kind == TokenKind::Identifier)
}

pub fn skip_angles(cursor: &mut Cursor) {
    let mut depth = 0;
    for _ in 0..MOST_ARGUMENTS {
        let Some(token) = cursor.next() else { return };
        depth += i32::from(is(token, "<")) - i32::from(is(token, ">"));
        if depth == 0 {
            return;
        }
    }
}
