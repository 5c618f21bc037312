//! Preprocessor lines that macros defer, such as `%#ifdef` in a `%define`. The C++ compiler reads those
//! inside of functions and classes. Around declarations they are dropped, as in SWIG, and the text between
//! them is kept.

use crate::lex::{Leading, Token, TokenKind};

/// The prefix of a deferred line.
const MARK: &str = "%#";

/// The tokens with `#` in place of the prefix, and without deferred lines outside of braces.
pub fn without_deferred_lines(tokens: Vec<Token>) -> Vec<Token> {
    let mut kept = Vec::with_capacity(tokens.len());
    let mut depth = 0_usize;
    let mut tokens = tokens.into_iter().peekable();
    while let Some(mut token) = tokens.next() {
        let is_mark = |mark: &str| token.kind == TokenKind::Punctuation && &*token.text == mark;
        if depth == 0 && is_mark(MARK) {
            let operands = tokens.next_if(is_on_the_line).map_or(0, |directive| operands(&directive.text));
            (0..operands).map_while(|_| tokens.next_if(is_on_the_line)).for_each(drop);
            continue;
        }
        if is_mark("{") {
            depth += 1;
        } else if is_mark("}") {
            depth = depth.saturating_sub(1);
        } else if is_mark(MARK) {
            token.text = "#".into();
        }
        kept.push(token);
    }
    kept
}

fn is_on_the_line(token: &Token) -> bool {
    token.leading < Leading::Newline
}

/// The largest number of operands of a directive: a macro inside another one is expanded to a single line, so
/// the end of the line is unknown.
fn operands(directive: &str) -> usize {
    match directive {
        "else" | "endif" => 0,
        "ifdef" | "ifndef" => 1,
        _ => usize::MAX,
    }
}
