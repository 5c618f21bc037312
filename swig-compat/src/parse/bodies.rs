//! The bodies of functions. What stands in them is for the C++ compiler: the parser's grammar is shown none of it, so
//! that a macro or a statement that it cannot read spoils no declaration around the body.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::is;
use crate::parse::macros::closing_brackets;
use std::ops::Range;

/// The tokens inside the braces of each function's body.
pub fn of(tokens: &[Token]) -> Vec<Range<usize>> {
    let closing = closing_brackets(tokens);
    let (mut found, mut head, mut index) = (Vec::new(), Head::default(), 0);
    while let Some(token) = tokens.get(index) {
        let close = closing[index];
        match close {
            Some(close) if is(token, "{") && head.ends_a_function() => {
                found.push(index + 1..close);
                (head, index) = (Head::default(), close);
            }
            // `: count{1}` before the body of a constructor, and all that stands in parentheses.
            Some(close) if is(token, "(") || is(token, "{") && head.has_initializers => {
                head.pass_group(token);
                index = close;
            }
            _ if ["{", "}", ";"].iter().any(|mark| is(token, mark)) => head = Head::default(),
            _ => head.pass(token),
        }
        index += 1;
    }
    found
}

/// The tokens between the end of one declaration and the next brace.
#[derive(Default)]
struct Head {
    /// A list of parameters has been passed.
    has_parameters: bool,
    /// The `:` behind the parameters of a constructor has been passed.
    has_initializers: bool,
    /// `->` behind the parameters has been passed.
    has_trailing_return: bool,
    /// A value follows, and no body.
    is_assigned: bool,
    has_begun: bool,
    /// The last word is `operator`: the mark behind it belongs to a name.
    in_operator: bool,
    /// The declaration begins with the key of a class or of an enumeration.
    has_key: bool,
    /// Whether nothing but qualifiers has followed the parameters.
    ends_with_parameters: bool,
    /// Whether the last word takes arguments that are no parameters, as `throw` and `alignas` do.
    in_attribute: bool,
}

/// Qualifiers that may stand between a function's parameters and its body.
const QUALIFIERS: [&str; 8] = ["const", "volatile", "noexcept", "override", "final", "&", "&&", "try"];
const KEYS: [&str; 5] = ["class", "struct", "union", "enum", "namespace"];
const ATTRIBUTES: [&str; 4] = ["__attribute__", "__declspec", "alignas", "throw"];

impl Head {
    fn ends_a_function(&self) -> bool {
        let is_body = self.ends_with_parameters || self.has_trailing_return;
        self.has_parameters && is_body && !self.is_assigned
    }

    fn pass_group(&mut self, open: &Token) {
        // `class alignas(16) Point {` has no parameters.
        let is_of_class = self.in_attribute && self.has_key && !self.has_parameters;
        self.has_parameters |= is(open, "(") && !is_of_class;
        self.ends_with_parameters = self.has_parameters;
        self.in_attribute = false;
    }

    fn pass(&mut self, token: &Token) {
        if token.kind == TokenKind::Comment {
            return;
        }
        self.has_key |= !self.has_begun && KEYS.iter().any(|key| is(token, key));
        self.has_begun = true;
        self.in_attribute = ATTRIBUTES.iter().any(|word| is(token, word));
        self.is_assigned |= is(token, "=") && !self.in_operator;
        self.in_operator = is(token, "operator");
        self.has_initializers |= is(token, ":") && self.ends_with_parameters;
        self.has_trailing_return |= is(token, "->") && self.ends_with_parameters;
        let stays = QUALIFIERS.iter().any(|word| is(token, word)) || self.in_attribute;
        self.ends_with_parameters &= stays;
    }
}
