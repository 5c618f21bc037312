//! Preprocessor lines that macros leave for later: `%#ifdef` in a `%define`. The C++ compiler reads those inside of
//! functions and classes. Around declarations nobody does, as with SWIG: the lines are dropped, and what is between them stays.

use crate::lex::{Leading, Token, TokenKind};

/// The beginning of a line for the preprocessor of C++.
const MARK: &str = "%#";

/// The tokens with `#` for the mark, and without deferred lines outside of braces.
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

/// The number of tokens that may follow a directive on its line: a macro inside another one has all of its text on one
/// line.
fn operands(directive: &str) -> usize {
    match directive {
        "else" | "endif" => 0,
        "ifdef" | "ifndef" => 1,
        _ => usize::MAX,
    }
}
