//! Macros that are constants: as in SWIG, `#define N 4` is a constant of the module, like `%constant N = 4;`.
//!
//! A value may use other macros, also those with parameters: `#define MODEL MAKE(3, 1)`. As in C, a macro has
//! the meaning that it has where it is used: `__LINE__` in it is the line of the constant's definition.

use super::Preprocessor;
use super::define::{Macro, Parameters};
use super::word::Word;
use crate::lex::{Leading, TokenKind};
use crate::literal;
use crate::source::Span;
use std::rc::Rc;

/// The longest value in words, including intermediate results. Each macro may use another twice.
const LONGEST: usize = 256;

/// The largest number of words that are read for one value, because macros with parameters may call each
/// other many times.
const MOST_STEPS: usize = 1024;

impl Preprocessor<'_> {
    /// Adds the constant for a macro to the output, if it is one. Macros in quaff's own files are not
    /// constants.
    pub(super) fn constant(&mut self, name: &Word, body: &[Word]) {
        let is_own = self.sources[name.token.span.file].name.starts_with('<');
        let value = if is_own { None } else { self.value(name, body) };
        let is_literal = |value: &Value| literal::kind(value.words.iter().map(|word| &word.token)).is_some();
        let Some(Value { words: value, is_of_place }) = value.filter(is_literal) else { return };
        if !is_of_place {
            self.constants.insert(name.token.text.clone(), value.clone());
        }
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

    /// The body of a macro in which all macros are replaced by their values.
    fn value(&self, name: &Word, body: &[Word]) -> Option<Value> {
        let mut evaluation = Evaluation {
            preprocessor: self,
            place: name.token.span,
            is_of_place: false,
            steps: MOST_STEPS,
            expanded: vec![name.token.text.clone()],
        };
        let words = evaluation.of(body)?;
        Some(Value { words, is_of_place: evaluation.is_of_place })
    }
}

/// The value of a macro.
struct Value {
    words: Vec<Word>,
    /// Whether the value depends on the place where the macro is used.
    is_of_place: bool,
}

/// The evaluation of one macro's body.
struct Evaluation<'p, 'a> {
    preprocessor: &'p Preprocessor<'a>,
    /// The place of the macro's name.
    place: Span,
    /// Whether the value depends on this place.
    is_of_place: bool,
    /// The number of words that may still be read.
    steps: usize,
    /// The macros that are being expanded: as in C, a macro is not expanded in its own expansion.
    expanded: Vec<Rc<str>>,
}

impl Evaluation<'_, '_> {
    /// Words in which all macros are replaced by their values; `None` if an identifier is left.
    fn of(&mut self, words: &[Word]) -> Option<Vec<Word>> {
        let (mut value, mut rest) = (Vec::new(), words);
        while let [word, after @ ..] = rest {
            self.steps = self.steps.checked_sub(1)?;
            rest = after;
            if word.token.kind != TokenKind::Identifier || self.is_truth(word) {
                value.push(word.clone());
            } else if let Some(known) = self.preprocessor.constants.get(&word.token.text) {
                value.extend_from_slice(known);
            } else if let Some(place) = self.place(word) {
                self.is_of_place = true;
                value.push(place);
            } else {
                let (called, behind) = self.called(word, after)?;
                value.extend(called);
                rest = behind;
            }
            if value.len() > LONGEST {
                return None;
            }
        }
        Some(value)
    }

    /// The value of `__LINE__` and `__FILE__`, which every text may use.
    fn place(&self, word: &Word) -> Option<Word> {
        let (sources, span) = (&self.preprocessor.sources, self.place);
        let name = || sources[span.file].name.replace('\\', r"\\").replace('"', r#"\""#);
        let (kind, text) = match &*word.token.text {
            "__LINE__" => (TokenKind::Number, sources.position(span).0.to_string()),
            "__FILE__" => (TokenKind::String, format!("\"{}\"", name())),
            _ => return None,
        };
        let mut place = word.clone();
        (place.token.kind, place.token.text) = (kind, Rc::from(text));
        Some(place)
    }

    /// Whether a word is `true` or `false`, which are names in C.
    fn is_truth(&self, word: &Word) -> bool {
        literal::is_truth(&word.token.text) && self.preprocessor.macros.contains_key("__cplusplus")
    }

    /// The value of a macro, with the arguments after its name if it has parameters, and the words after
    /// these.
    fn called<'w>(&mut self, name: &Word, after: &'w [Word]) -> Option<(Vec<Word>, &'w [Word])> {
        let called = self.preprocessor.macros.get(&name.token.text)?.clone();
        let is_plain = |word: &Word| !["#", "##", "#@", "`"].iter().any(|mark| word.is(mark));
        let is_expanded = self.expanded.iter().any(|expanded| **expanded == *name.text());
        if is_expanded || !called.body.iter().all(is_plain) {
            return None;
        }
        let (words, behind) = match &called.parameters {
            Some(parameters) => self.with_arguments(&called, parameters, after)?,
            None => (called.body.clone(), after),
        };
        self.expanded.push(name.token.text.clone());
        let value = self.of(&words);
        self.expanded.pop();
        Some((value?, behind))
    }

    /// The body of a macro with the values of the arguments, which are the next words, and the words after
    /// these.
    fn with_arguments<'w>(
        &mut self,
        called: &Macro,
        parameters: &Parameters,
        after: &'w [Word],
    ) -> Option<(Vec<Word>, &'w [Word])> {
        let (open, rest) = after.split_first().filter(|_| !parameters.variadic)?;
        let mut depth = usize::from(open.is("("));
        let end = rest.iter().position(|word| {
            depth += usize::from(word.is("("));
            depth = depth.saturating_sub(usize::from(word.is(")")));
            depth == 0
        })?;
        let arguments = arguments(&rest[..end], parameters.names.len());
        if arguments.len() != parameters.names.len() {
            return None;
        }
        let arguments: Vec<Option<Vec<Word>>> = arguments.into_iter().map(|words| self.of(words)).collect();
        let mut words = Vec::new();
        for word in &called.body {
            match called.parameter(word) {
                Some(parameter) => words.extend_from_slice(arguments[parameter].as_ref()?),
                None => words.push(word.clone()),
            }
            if words.len() > LONGEST {
                return None;
            }
        }
        Some((words, &rest[end + 1..]))
    }
}

/// The arguments between parentheses; none for a macro without parameters.
fn arguments(words: &[Word], parameters: usize) -> Vec<&[Word]> {
    if words.is_empty() && parameters == 0 {
        return Vec::new();
    }
    let mut depth = 0_usize;
    let separates = |word: &Word| {
        depth += usize::from(word.is("("));
        depth = depth.saturating_sub(usize::from(word.is(")")));
        depth == 0 && word.is(",")
    };
    words.split(separates).collect()
}
