//! `%pythoncode { … }`: Python in braces, which is one block and no C++.

use super::TokenKind;
use super::scan::Lexer;
use crate::code;
use crate::diagnostic::{Diagnostic, Diagnostics};

/// The directives that may stand directly before Python in braces.
const DIRECTIVES: [&str; 4] = ["%pythoncode", "%pythonbegin", "%pythonstubcode", "%pythonstubbegin"];

/// The directives that may stand before Python in braces, with a target in between; those of `%feature` are the ones
/// whose name is one of `FEATURES`.
const DIRECTIVES_OF_TARGETS: [&str; 2] = ["%pythonprepend", "%pythonappend"];
const FEATURES: [&str; 4] = ["\"docstring\"", "\"pythonprepend\"", "\"pythonappend\"", "\"shadow\""];
/// The sections that `%insert` names before Python in braces.
const SECTIONS: [&str; 5] =
    ["\"python\"", "\"shadow\"", "\"pythonbegin\"", "\"pythonstub\"", "\"pythonstubbegin\""];

/// The distance of the text from Python in braces, or from a docstring in them.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Ahead {
    #[default]
    Nothing,
    /// A feature's name comes next.
    FeatureName,
    /// A section's name comes next.
    SectionName,
    /// Braces that come next have it in them.
    Next,
    /// Braces behind a target have it in them.
    BehindTarget,
}

impl Ahead {
    /// The distance behind one more token.
    pub(super) fn behind(self, kind: TokenKind, text: &str) -> Ahead {
        match (self, kind) {
            (_, TokenKind::Directive) if DIRECTIVES.contains(&text) => Ahead::Next,
            (_, TokenKind::Directive) if DIRECTIVES_OF_TARGETS.contains(&text) => Ahead::BehindTarget,
            (_, TokenKind::Directive) if text == "%feature" => Ahead::FeatureName,
            (_, TokenKind::Directive) if text == "%insert" => Ahead::SectionName,
            (Ahead::FeatureName | Ahead::SectionName, TokenKind::Punctuation) if text == "(" => self,
            (Ahead::SectionName, TokenKind::String) if SECTIONS.contains(&text) => Ahead::BehindTarget,
            (Ahead::FeatureName, TokenKind::String) if FEATURES.contains(&text) => Ahead::BehindTarget,
            (Ahead::BehindTarget, TokenKind::Identifier | TokenKind::Punctuation) if text != ";" => self,
            _ => Ahead::Nothing,
        }
    }

    pub(super) fn is_behind_mark(self) -> bool {
        matches!(self, Ahead::Next | Ahead::BehindTarget)
    }
}

impl Lexer {
    /// Reads Python from `{` to its `}`.
    pub(super) fn python(&mut self, diagnostics: &mut Diagnostics) -> TokenKind {
        match closing_brace(self.rest()) {
            Some(length) => {
                self.at += length;
                TokenKind::Block
            }
            None => self.runs_to_the_end(
                Diagnostic::error(code::UNTERMINATED_BLOCK, self.mark(1), "block `{` is not terminated")
                    .label("opened here")
                    .help("close it with `}`, outside of strings and comments"),
                diagnostics,
            ),
        }
    }
}

/// The length of the text up to the brace that closes its first, in Python: a brace in a string or a comment closes
/// nothing.
fn closing_brace(text: &str) -> Option<usize> {
    let mut depth = 0_usize;
    let mut at = 0;
    while let Some(next) = text[at..].chars().next() {
        match next {
            '{' => depth += 1,
            '}' if depth == 1 => return Some(at + 1),
            '}' => depth -= 1,
            _ => {}
        }
        at += match next {
            '#' => text[at..].find('\n')?,
            '"' | '\'' => string(&text[at..], next)?,
            other => other.len_utf8(),
        };
    }
    None
}

/// The length of the string that the text begins with, which may have three quotes.
fn string(text: &str, quote: char) -> Option<usize> {
    let three = [quote; 3].iter().collect::<String>();
    let (mark, only_one_line) =
        if text.starts_with(&three) { (three.as_str(), false) } else { (&three[..1], true) };
    let mut at = mark.len();
    loop {
        let rest = &text[at..];
        if rest.starts_with(mark) {
            return Some(at + mark.len());
        }
        match rest.chars().next()? {
            '\\' => at += 1 + rest[1..].chars().next()?.len_utf8(),
            // Not Python: what follows is read as if the string had ended with its line.
            '\n' if only_one_line => return Some(at),
            other => at += other.len_utf8(),
        }
    }
}
