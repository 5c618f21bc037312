//! Expands macros in Python code in braces, as SWIG does: `%pythoncode { __version__ = VERSION }`. Code
//! between `%{` and `%}` has none.

use super::Preprocessor;
use super::word::{Word, spell};
use crate::lex::is_word;

impl Preprocessor<'_> {
    /// The block, with the values of macros without parameters in place of their names outside of strings.
    pub(super) fn with_values(&mut self, block: Word) -> Word {
        if !block.text().starts_with('{') {
            return block;
        }
        let mut text = String::with_capacity(block.text().len());
        let mut rest = block.text();
        while let Some(first) = rest.chars().next() {
            let end = match first {
                '"' | '\'' => string(rest),
                '#' => rest.find('\n').unwrap_or(rest.len()),
                _ if is_word(first) => rest.find(|letter| !is_word(letter)).unwrap_or(rest.len()),
                _ => first.len_utf8(),
            };
            let (taken, behind) = rest.split_at(end);
            match self.value_of(&block, taken) {
                // The name of an attribute or of a method is not a macro's.
                Some(value) if !text.trim_end_matches([' ', '\t']).ends_with('.') => text.push_str(&value),
                _ => text.push_str(taken),
            }
            rest = behind;
        }
        block.with_text(&text)
    }

    /// The value of a macro without parameters, if it has a value.
    fn value_of(&mut self, block: &Word, name: &str) -> Option<String> {
        let is_value = |of: &&std::rc::Rc<super::Macro>| of.parameters.is_none() && of.open.get() == 0;
        self.macros.get(name).filter(is_value)?;
        let words = self.expand_words(vec![block.clone().renamed(name)]);
        Some(spell(&words)).filter(|value| !value.is_empty())
    }
}

/// The length of the string at the beginning of the text.
fn string(text: &str) -> usize {
    let quote = &text[..1];
    let triple = quote.repeat(3);
    let mark = if text.starts_with(&triple) { triple.as_str() } else { quote };
    let mut at = mark.len();
    while let Some(next) = text[at..].chars().next() {
        if text[at..].starts_with(mark) {
            return at + mark.len();
        }
        if next == '\n' && mark.len() == 1 {
            return at;
        }
        at += next.len_utf8();
        if next == '\\' {
            at += text[at..].chars().next().map_or(0, char::len_utf8);
        }
    }
    at
}
