//! Macros that are constants: as in SWIG, `#define N 4` is a constant of the module, like `%constant N = 4;`.
//!
//! A value may name other such macros, and macros with parameters: `#define MODEL MAKE(3, 1)`.

use super::Preprocessor;
use super::word::Word;
use crate::lex::{Leading, TokenKind};
use crate::literal;
use std::rc::Rc;

/// The longest value, in words. Each macro may name another twice.
const LONGEST: usize = 256;

/// How many words are read for a value: macros with parameters may name each other without an end.
const MOST_STEPS: usize = 1024;

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
        let mut steps = MOST_STEPS;
        self.evaluated(body, &mut steps)
    }

    fn evaluated(&self, body: &[Word], steps: &mut usize) -> Option<Vec<Word>> {
        let (mut value, mut rest) = (Vec::new(), body);
        while let [word, after @ ..] = rest {
            *steps = steps.checked_sub(1)?;
            rest = after;
            if word.token.kind != TokenKind::Identifier {
                value.push(word.clone());
            } else if let Some(known) = self.constants.get(&word.token.text) {
                value.extend_from_slice(known);
            } else {
                let (called, behind) = self.called(word, after)?;
                value.extend(self.evaluated(&called, steps)?);
                rest = behind;
            }
            if value.len() > LONGEST {
                return None;
            }
        }
        Some(value)
    }

    /// The body of a macro with parameters, with the arguments that stand behind its name, and what stands behind these.
    fn called<'w>(&self, name: &Word, after: &'w [Word]) -> Option<(Vec<Word>, &'w [Word])> {
        let called = self.macros.get(&name.token.text)?;
        let parameters = called.parameters.as_ref().filter(|parameters| !parameters.variadic)?;
        let (open, rest) = after.split_first()?;
        let mut depth = usize::from(open.is("("));
        let end = rest.iter().position(|word| {
            depth += usize::from(word.is("("));
            depth = depth.saturating_sub(usize::from(word.is(")")));
            depth == 0
        })?;
        let arguments = arguments(&rest[..end]);
        let takes = |word: &Word| !["#", "##", "#@", "`"].iter().any(|mark| word.is(mark));
        if arguments.len() != parameters.names.len() || !called.body.iter().all(takes) {
            return None;
        }
        let words = called.body.iter().flat_map(|word| match called.parameter(word) {
            Some(parameter) => arguments[parameter],
            None => std::slice::from_ref(word),
        });
        Some((words.cloned().collect(), &rest[end + 1..]))
    }
}

/// The arguments between parentheses.
fn arguments(words: &[Word]) -> Vec<&[Word]> {
    let mut depth = 0_usize;
    let separates = |word: &Word| {
        depth += usize::from(word.is("("));
        depth = depth.saturating_sub(usize::from(word.is(")")));
        depth == 0 && word.is(",")
    };
    words.split(separates).collect()
}
