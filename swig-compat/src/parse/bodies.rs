//! Finds the bodies of functions and the values of member initialisers, which are hidden from the C++
//! grammar: they are not needed, and a macro, statement or expression that the grammar cannot read would
//! spoil the declarations around them.

use crate::lex::{Token, TokenKind};
use crate::parse::cursor::{closing_brackets, is};
use std::ops::Range;

/// The token ranges inside the braces of function bodies, and inside the parentheses or braces of member
/// initialisers.
pub fn of(tokens: &[Token]) -> Vec<Range<usize>> {
    let closing = closing_brackets(tokens);
    let (mut found, mut head, mut index) = (Vec::new(), BodyHead::default(), 0);
    while let Some(token) = tokens.get(index) {
        let close = closing[index];
        match close {
            Some(close) if is(token, "{") && head.ends_a_function() => {
                found.push(index + 1..close);
                (head, index) = (BodyHead::default(), close);
            }
            // Member initialisers such as `: count{1}` before the body of a constructor, and everything in
            // parentheses.
            Some(close) if is(token, "(") || is(token, "{") && head.has_initializers => {
                if head.has_initializers {
                    found.push(index + 1..close);
                }
                head.pass_group(token);
                index = close;
            }
            _ if ["{", "}", ";"].iter().any(|mark| is(token, mark)) => head = BodyHead::default(),
            _ => head.pass(token),
        }
        index += 1;
    }
    found
}

/// The state between the end of one declaration and the next brace.
#[derive(Default)]
struct BodyHead {
    /// Whether a parameter list has been read.
    has_parameters: bool,
    /// Whether the `:` after the parameters of a constructor has been read.
    has_initializers: bool,
    /// Whether `->` after the parameters has been read.
    has_trailing_return: bool,
    /// Whether the value of a variable or a default follows, or the rest of an expression `a ? b : c`, and
    /// not a body.
    is_expression: bool,
    has_begun: bool,
    /// Whether the last token is `operator`, so that the next one belongs to a name.
    in_operator: bool,
    /// Whether the declaration begins with the key of a class or an enumeration.
    has_key: bool,
    /// Whether only qualifiers have followed the parameters.
    ends_with_parameters: bool,
    /// Whether the next parentheses do not contain parameters, because they follow a word such as `throw` or
    /// `alignas`.
    in_attribute: bool,
}

/// Qualifiers that may be between a function's parameters and its body.
const QUALIFIERS: [&str; 8] = ["const", "volatile", "noexcept", "override", "final", "&", "&&", "try"];
const KEYS: [&str; 5] = ["class", "struct", "union", "enum", "namespace"];
const ATTRIBUTES: [&str; 4] = ["__attribute__", "__declspec", "alignas", "throw"];

impl BodyHead {
    fn ends_a_function(&self) -> bool {
        let is_body = self.ends_with_parameters || self.has_trailing_return;
        self.has_parameters && is_body && !self.is_expression
    }

    fn pass_group(&mut self, open: &Token) {
        // A class such as `class alignas(16) Point {` has no parameters.
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
        self.is_expression |= is(token, "?") || is(token, "=") && !self.in_operator;
        self.in_operator = is(token, "operator");
        let is_of_constructor = self.ends_with_parameters && !self.is_expression && !self.has_key;
        self.has_initializers |= is(token, ":") && is_of_constructor;
        self.has_trailing_return |= is(token, "->") && self.ends_with_parameters;
        let stays = QUALIFIERS.iter().any(|word| is(token, word)) || self.in_attribute;
        self.ends_with_parameters &= stays;
    }
}
