//! Words: the preprocessor's tokens.

use crate::lex::{Leading, Token, TokenKind};

/// A token, with properties that only the preprocessor uses.
#[derive(Clone, Debug)]
pub(super) struct Word {
    pub token: Token,
    /// Whether the word names a macro inside its own expansion: as in C, such a word is never expanded.
    pub painted: bool,
    /// Whether only comments precede the word on its line.
    pub starts_line: bool,
}

impl Word {
    pub(super) fn new(token: Token) -> Word {
        Word { token, painted: false, starts_line: false }
    }

    /// Whether the word is this operator or bracket.
    pub(super) fn is(&self, punctuation: &str) -> bool {
        self.token.kind == TokenKind::Punctuation && &*self.token.text == punctuation
    }

    pub(super) fn is_comment(&self) -> bool {
        self.token.kind == TokenKind::Comment
    }

    pub(super) fn text(&self) -> &str {
        &self.token.text
    }

    /// A name in the place of this word.
    pub(super) fn renamed(mut self, name: &str) -> Word {
        self.token.kind = TokenKind::Identifier;
        self.with_text(name)
    }

    pub(super) fn with_text(mut self, text: &str) -> Word {
        self.token.text = text.into();
        self
    }

    /// Joins a word, which is a `$`, and the name that directly follows it to one name.
    pub(super) fn joined(mut self, name: &Word) -> Word {
        self.token.kind = TokenKind::Identifier;
        self.token.span = self.token.span.to(name.token.span);
        let text = format!("{}{}", self.text(), name.text());
        self.with_text(&text)
    }

    /// Whether the word is a name that continues in the next word.
    pub(super) fn goes_on_in(&self, next: &Word) -> bool {
        let is_name = matches!(next.token.kind, TokenKind::Identifier | TokenKind::Number);
        self.token.kind == TokenKind::Identifier && is_name
    }

    /// Adds a space before this word if it would otherwise merge with the previous one, as in `-` before a
    /// macro for `-1`.
    pub(super) fn keep_apart_from(&mut self, last: &Word) {
        let operator = |c: char| c.is_ascii_punctuation() && !"()[]{};,?~\"'\\_".contains(c);
        let word = |c: char| c.is_alphanumeric() || c == '_' || c == '"' || c == '\'';
        let (Some(a), Some(b)) = (last.text().chars().next_back(), self.text().chars().next()) else {
            return;
        };
        if self.token.leading == Leading::Nothing && (operator(a) && operator(b) || word(a) && word(b)) {
            self.token.leading = Leading::Space;
        }
    }
}

/// Removes comments from words; each comment leaves a space.
#[derive(Default)]
pub(super) struct Uncommented {
    words: Vec<Word>,
    gap: Option<Leading>,
}

impl Uncommented {
    pub(super) fn push(&mut self, mut word: Word) {
        if word.is_comment() {
            self.gap = self.gap.max(Some(word.token.leading.max(Leading::Space)));
            return;
        }
        word.token.leading = word.token.leading.max(self.gap.take().unwrap_or(Leading::Nothing));
        self.words.push(word);
    }

    pub(super) fn into_words(self) -> Vec<Word> {
        self.words
    }
}

/// Makes one name of a `$` at the beginning of a line and the name that directly follows it.
pub(super) fn join_dollar(line: &mut Vec<Word>) {
    if let [sign, name, ..] = line.as_slice()
        && sign.is("$")
        && name.token.leading == Leading::Nothing
        && name.token.kind == TokenKind::Identifier
    {
        let joined = sign.clone().joined(name);
        line.splice(..2, [joined]);
    }
}

/// Words as text, on one line except for the `#` lines among them.
pub(super) fn spell(words: &[Word]) -> String {
    let mut text = String::new();
    let mut in_directive = false;
    for word in words {
        let on_new_line = word.token.leading >= Leading::Newline;
        let is_directive = on_new_line && (word.is("#") || word.is("%#"));
        match (text.is_empty(), word.token.leading) {
            (false, _) if is_directive || on_new_line && in_directive => text.push('\n'),
            (false, Leading::Nothing) | (true, _) => {}
            (false, _) => text.push(' '),
        }
        in_directive = is_directive || in_directive && !on_new_line;
        text.push_str(word.text());
    }
    text
}
