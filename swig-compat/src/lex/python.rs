//! Reads Python code in braces, as in `%pythoncode { … }`: a single block token, because it is not C++.

use super::TokenKind;

/// The directives that may stand directly before Python in braces.
const DIRECTIVES: [&str; 4] = ["%pythoncode", "%pythonbegin", "%pythonstubcode", "%pythonstubbegin"];

/// The directives that may precede Python in braces, with a target in between. For `%feature`, the features
/// in `FEATURES`.
const DIRECTIVES_OF_TARGETS: [&str; 2] = ["%pythonprepend", "%pythonappend"];
const FEATURES: [&str; 4] = ["\"docstring\"", "\"pythonprepend\"", "\"pythonappend\"", "\"shadow\""];
/// The sections for which `%insert` may have Python in braces.
const SECTIONS: [&str; 5] =
    ["\"python\"", "\"shadow\"", "\"pythonbegin\"", "\"pythonstub\"", "\"pythonstubbegin\""];

/// How far the reader is from Python code in braces, or a docstring in braces.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
pub(super) enum Ahead {
    #[default]
    Nothing,
    /// The name of a feature is expected next.
    FeatureName,
    /// The name of a section is expected next.
    SectionName,
    /// Braces that follow directly contain Python.
    Next,
    /// Braces after a target contain Python.
    BehindTarget,
}

impl Ahead {
    /// The state after one more token.
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

/// The length of the text up to the `}` that closes its first brace. Braces in Python strings and comments do
/// not count.
pub(super) fn closing_brace(text: &str) -> Option<usize> {
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

/// The length of the Python string at the beginning of the text, which may have triple quotes.
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
            // Not valid Python: the string is assumed to end with its line.
            '\n' if only_one_line => return Some(at),
            other => at += other.len_utf8(),
        }
    }
}
