//! Evaluates C's integer expressions, and comparisons of strings. Names that are not macros are 0, and
//! short-circuited operands are not evaluated.

use super::integer::PreprocessorInteger;
use super::word::Word;
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::TokenKind;
use crate::source::Span;

/// The largest depth of nested parentheses, unary operators and `?:`.
const DEPTH_LIMIT: usize = 100;

/// The operators by precedence, lowest first.
const PRECEDENCE: [&[&str]; 10] = [
    &["||"],
    &["&&"],
    &["|"],
    &["^"],
    &["&"],
    &["==", "!="],
    &["<", ">", "<=", ">="],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "/", "%"],
];

/// The part of an expression that has not been read.
pub(super) struct UnreadExpression<'a> {
    rest: &'a [Word],
    /// The place of the last word that was read, to which errors at the end point.
    end: Span,
    depth: usize,
    pub warnings: Vec<Diagnostic>,
}

type Evaluated = Result<PreprocessorInteger, Diagnostic>;

impl<'a> UnreadExpression<'a> {
    /// An expression after the directive at `directive`.
    pub(super) fn new(words: &'a [Word], directive: Span) -> UnreadExpression<'a> {
        UnreadExpression { rest: words, end: directive, depth: 0, warnings: Vec::new() }
    }

    pub(super) fn whole(&mut self) -> Evaluated {
        let value = self.conditional(true)?;
        match self.rest.first() {
            Some(word) => {
                Err(self.bad(&format!("unexpected `{}` in the expression", word.text()), Some(word)))
            }
            None => Ok(value),
        }
    }

    /// Reads a conditional expression. `live` is false in an operand that is short-circuited.
    fn conditional(&mut self, live: bool) -> Evaluated {
        self.descend()?;
        let condition = self.binary(0, live)?;
        let value = if self.take("?") {
            let yes = self.conditional(live && condition.is_true())?;
            self.expect(":")?;
            let no = self.conditional(live && !condition.is_true())?;
            if condition.is_true() { yes.beside(no) } else { no.beside(yes) }
        } else {
            condition
        };
        self.depth -= 1;
        Ok(value)
    }

    /// Reads operators whose precedence is at least that of the row `loosest`.
    fn binary(&mut self, loosest: usize, live: bool) -> Evaluated {
        let mut left = self.unary(live)?;
        while let Some((word, row)) = self.rest.first().and_then(|word| Some((word, precedence(word)?)))
            && row >= loosest
        {
            self.advance();
            let decided = match operator(word) {
                "&&" => !left.is_true(),
                "||" => left.is_true(),
                _ => false,
            };
            let right = self.binary(row + 1, live && !decided)?;
            left = match left.binary(operator(word), right) {
                Some(value) => value,
                None if live => return Err(self.bad("the expression divides by zero", Some(word))),
                None => PreprocessorInteger::signed(0),
            };
        }
        Ok(left)
    }

    fn unary(&mut self, live: bool) -> Evaluated {
        let Some(word) = self.rest.first().filter(|word| matches!(operator(word), "+" | "-" | "~" | "!"))
        else {
            return self.primary(live);
        };
        self.descend()?;
        self.advance();
        let value = self.unary(live)?;
        self.depth -= 1;
        Ok(value.unary(operator(word)).unwrap_or(value))
    }

    fn primary(&mut self, live: bool) -> Evaluated {
        let Some(word) = self.rest.first() else {
            return Err(self.bad("the expression is incomplete", None));
        };
        self.advance();
        match word.token.kind {
            TokenKind::Number => PreprocessorInteger::literal(word.text())
                .ok_or_else(|| self.bad(&format!("`{}` is not a 64-bit integer", word.text()), Some(word))),
            TokenKind::Character => PreprocessorInteger::character(word.text())
                .ok_or_else(|| self.bad(&format!("`{}` is not a single character", word.text()), Some(word))),
            TokenKind::Identifier => Ok(self.name(word, live)),
            TokenKind::String => self.texts(word),
            _ if word.is("(") => {
                let value = self.conditional(live)?;
                self.expect(")")?;
                Ok(value)
            }
            _ => Err(self.bad(&format!("`{}` is not an integer", word.text()), Some(word))),
        }
    }

    /// Reads `"a" == "b"`, which SWIG allows for arguments of macros: `#if #NAME == ""`.
    fn texts(&mut self, left: &Word) -> Evaluated {
        let same = match self.rest {
            [equal, right, ..] if right.token.kind == TokenKind::String => match operator(equal) {
                "==" => Some(left.text() == right.text()),
                "!=" => Some(left.text() != right.text()),
                _ => None,
            },
            _ => None,
        };
        let Some(same) = same else {
            return Err(self.bad(&format!("`{}` is not an integer", left.text()), Some(left)));
        };
        self.advance();
        self.advance();
        Ok(PreprocessorInteger::from(same))
    }

    /// The value of a name that is not a macro. A name that is called, such as `__has_include`, may have a
    /// meaning in other preprocessors.
    fn name(&mut self, word: &Word, live: bool) -> PreprocessorInteger {
        if self.rest.first().is_some_and(|next| next.is("(")) {
            self.skip_parentheses();
            if live {
                self.warnings.push(unknown_function(word));
            }
        }
        PreprocessorInteger::from(word.text() == "true")
    }

    fn skip_parentheses(&mut self) {
        let mut depth = 0;
        while let Some(word) = self.rest.first() {
            depth += i32::from(word.is("(")) - i32::from(word.is(")"));
            self.advance();
            if depth == 0 {
                return;
            }
        }
    }

    fn take(&mut self, punctuation: &str) -> bool {
        let found = self.rest.first().is_some_and(|word| word.is(punctuation));
        if found {
            self.advance();
        }
        found
    }

    fn expect(&mut self, punctuation: &str) -> Result<(), Diagnostic> {
        match self.take(punctuation) {
            true => Ok(()),
            false => Err(self.bad(&format!("the expression is missing `{punctuation}`"), self.rest.first())),
        }
    }

    fn advance(&mut self) {
        if let Some((first, rest)) = self.rest.split_first() {
            self.end = first.token.span;
            self.rest = rest;
        }
    }

    fn descend(&mut self) -> Result<(), Diagnostic> {
        self.depth += 1;
        match self.depth > DEPTH_LIMIT {
            true => Err(self.bad("the expression is nested too deeply", self.rest.first())),
            false => Ok(()),
        }
    }

    fn bad(&self, message: &str, word: Option<&Word>) -> Diagnostic {
        Diagnostic::error(code::BAD_CONDITION, word.map_or(self.end, |word| word.token.span), message)
            .help("write an integer expression, such as `defined(NAME) && NAME >= 2`")
    }
}

/// The operator of a word, including C++'s alternative spellings such as `and`.
fn operator(word: &Word) -> &str {
    match word.text() {
        "and" => "&&",
        "or" => "||",
        "not" => "!",
        "not_eq" => "!=",
        "bitand" => "&",
        "bitor" => "|",
        "xor" => "^",
        "compl" => "~",
        text if word.token.kind == TokenKind::Punctuation => text,
        _ => "",
    }
}

fn precedence(word: &Word) -> Option<usize> {
    PRECEDENCE.iter().position(|row| row.contains(&operator(word)))
}

fn unknown_function(word: &Word) -> Diagnostic {
    let name = word.text();
    let message = format!("`{name}` is not a macro, and evaluates to 0 with its arguments");
    Diagnostic::warning(code::UNKNOWN_FUNCTION_IN_CONDITION, word.token.span, message)
        .help(format!("choose a branch for the interface with `#if defined(SWIG)`, or define `{name}`"))
}
