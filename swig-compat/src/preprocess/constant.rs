//! Macros that are constants: as in SWIG, `#define N 4` is a constant of the module, like `%constant N = 4;`.
//!
//! A value may name other such macros, but no macro with parameters, because only its use limits its expansion.

use super::Preprocessor;
use super::word::Word;
use crate::lex::{Leading, TokenKind};
use crate::literal;
use std::rc::Rc;

/// The longest value, in words. Each macro may name another twice.
const LONGEST: usize = 256;

impl Preprocessor<'_> {
    /// Puts the constant that a macro is, if it is one, into the output. Macros out of quaff's own texts are none.
    pub(super) fn constant(&mut self, name: &Word, body: &[Word]) {
        self.constants.remove(&name.token.text);
        let Some(value) = self.value(body) else { return };
        let is_own = self.sources[name.token.span.file].name.starts_with('<');
        if is_own || literal::kind(value.iter().map(|word| &word.token)).is_none() {
            return;
        }
        self.constants.insert(name.token.text.clone(), value.clone());
        let made = |kind, text: &str, leading| {
            let mut word = name.clone();
            word.token.kind = kind;
            word.token.text = Rc::from(text);
            word.token.leading = leading;
            word
        };
        self.push(made(TokenKind::Directive, "%constant", Leading::BlankLine));
        self.push(made(TokenKind::Identifier, name.text(), Leading::Space));
        self.push(made(TokenKind::Punctuation, "=", Leading::Space));
        for (index, mut word) in value.into_iter().enumerate() {
            word.token.span = name.token.span;
            let least = if index == 0 { Leading::Space } else { Leading::Nothing };
            word.token.leading = word.token.leading.clamp(least, Leading::Space);
            self.push(word);
        }
        self.push(made(TokenKind::Punctuation, ";", Leading::Nothing));
        self.end_paragraph();
    }

    /// A macro's body with the values of all macros that it names.
    fn value(&self, body: &[Word]) -> Option<Vec<Word>> {
        let mut value = Vec::new();
        for word in body {
            match word.token.kind {
                TokenKind::Identifier => value.extend_from_slice(self.constants.get(&word.token.text)?),
                _ => value.push(word.clone()),
            }
            if value.len() > LONGEST {
                return None;
            }
        }
        Some(value)
    }
}
