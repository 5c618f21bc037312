//! The tokens of C++, without comments and preprocessor lines.

use super::Change;
use crate::lex::{HashLines, Leading, Token, TokenKind, hash_lines};
use crate::source::{FileId, is_source_file};

pub(super) struct Tokens<'t> {
    text: &'t str,
    tokens: Vec<Token>,
    /// The number of each token's `#if` branch; 0 outside of all branches.
    branches: Vec<usize>,
    /// The offset of the first `#include` of a file that only one file of a program may include.
    pub only_once: Option<usize>,
}

impl<'t> Tokens<'t> {
    /// The tokens of a text. `file` is its origin.
    pub fn of(text: &'t str, file: FileId) -> Tokens<'t> {
        let HashLines { lines, others } = hash_lines(text, file);
        let tokens: Vec<Token> =
            others.into_iter().filter(|token| token.kind != TokenKind::Comment).collect();
        let mut directives = lines.iter().map(|line| (line.start, directive(&text[line.clone()]))).peekable();
        let (mut open, mut count) = (vec![0], 0);
        let mut branches = Vec::with_capacity(tokens.len());
        for token in &tokens {
            while let Some((_, name)) = directives.next_if(|(at, _)| *at < token.span.start as usize) {
                let is_end = matches!(name, "else" | "elif" | "endif");
                if is_end && open.len() > 1 {
                    open.pop();
                }
                if name.starts_with("if") || name.starts_with("el") {
                    count += 1;
                    open.push(count);
                }
            }
            branches.push(open.last().copied().unwrap_or_default());
        }
        let mut included = lines.iter().filter(|line| is_once(&text[(*line).clone()]));
        let only_once = included.next().map(|line| line.start);
        Tokens { text, tokens, branches, only_once }
    }

    pub fn len(&self) -> usize {
        self.tokens.len()
    }

    /// The text of a token; empty after the last one.
    pub fn text(&self, at: usize) -> &str {
        self.tokens.get(at).map_or("", |token| &token.text)
    }

    pub fn is_word(&self, at: usize) -> bool {
        self.tokens.get(at).is_some_and(|token| token.kind == TokenKind::Identifier)
    }

    pub fn is_literal(&self, at: usize) -> bool {
        let literals = [TokenKind::Number, TokenKind::String, TokenKind::Character];
        self.tokens.get(at).is_some_and(|token| literals.contains(&token.kind))
    }

    pub fn start(&self, at: usize) -> usize {
        self.tokens.get(at).map_or(self.text.len(), |token| token.span.start as usize)
    }

    pub fn end(&self, at: usize) -> usize {
        self.tokens.get(at).map_or(self.text.len(), |token| token.span.end as usize)
    }

    /// Whether a token is alone on its line and in capital letters, as macros are.
    pub fn is_alone(&self, at: usize) -> bool {
        let begins = |at: usize| self.tokens.get(at).is_none_or(|token| token.leading >= Leading::Newline);
        let is_macro = |text: &str| !text.contains(|character: char| character.is_lowercase());
        self.is_word(at) && is_macro(self.text(at)) && begins(at) && begins(at + 1)
    }

    /// Whether two tokens are in the same `#if` branch.
    pub fn are_together(&self, left: usize, right: usize) -> bool {
        self.branches.get(left) == self.branches.get(right)
    }

    /// The bracket that closes the bracket at `open`.
    pub fn close(&self, open: usize) -> Option<usize> {
        let mut expected = Vec::new();
        for at in open..self.len() {
            match self.text(at) {
                "(" => expected.push(")"),
                "[" => expected.push("]"),
                "{" => expected.push("}"),
                text @ (")" | "]" | "}") if expected.pop() != Some(text) => return None,
                _ => {}
            }
            if expected.is_empty() {
                return self.are_together(open, at).then_some(at);
            }
        }
        None
    }

    /// The `>` that closes the arguments of a template.
    pub fn close_angle(&self, open: usize) -> Option<usize> {
        let (mut depth, mut at) = (0, open);
        while at < self.len() {
            match self.text(at) {
                "<" => depth += 1,
                ">" => depth -= 1,
                "(" | "[" => at = self.close(at)?,
                ";" | "{" | "}" | "&&" | "||" => return None,
                _ => {}
            }
            if depth == 0 {
                return Some(at);
            }
            at += 1;
        }
        None
    }

    /// The text with `changes` applied.
    pub fn changed(&self, mut changes: Vec<Change>) -> String {
        changes.sort_by_key(|change| change.at);
        let (mut text, mut at) = (String::new(), 0);
        for change in changes {
            text += &self.text[at..change.at];
            text += &change.text;
            at = change.at + change.removed;
        }
        text + &self.text[at..]
    }
}

/// The name of a directive: `if` for `# if A`.
fn directive(line: &str) -> &str {
    let name = line.trim_start_matches('#').trim_start();
    &name[..name.find(|character: char| !character.is_alphabetic()).unwrap_or(name.len())]
}

/// Whether the line includes a file that only one file of a module may include: a file with definitions, or
/// NumPy's header, whose functions are `static` variables.
fn is_once(line: &str) -> bool {
    let named = line.split(['"', '<', '>']).nth(1).filter(|_| directive(line) == "include");
    named.is_some_and(|name| name.starts_with("numpy/") || is_source_file(name))
}
