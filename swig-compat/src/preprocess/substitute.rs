//! Substitutes arguments for parameters in a macro's body.
//!
//! `#` and `##` are those of C; `#@` makes a type a part of a name. As in SWIG, parameters are also replaced
//! inside strings and inside `%{ … %}`, which C++ does not do.

use super::Preprocessor;
use super::define::Macro;
use super::expand::EXPANSION_LIMIT;
use super::word::{Word, spell};
use crate::diagnostic::Diagnostics;
use crate::lex::{Leading, Lexer, Token, TokenKind, is_word};
use crate::mangle::mangle;
use crate::source::Span;
use std::borrow::Cow;

impl Preprocessor<'_> {
    /// The body of a macro in which `arguments` replace the parameters. A body that exceeds the limit on
    /// expansions is cut off.
    pub(super) fn substitute(&mut self, of: &Macro, arguments: &[Vec<Word>]) -> Vec<Word> {
        let mut expanded = vec![None; arguments.len()];
        let mut result = Substitution::default();
        let body = body_of(of, arguments);
        let mut rest = &body[..];
        while let Some(word) = rest.first()
            && result.size <= EXPANSION_LIMIT
        {
            let mut length = 1;
            if word.is("##") {
                result.pasting = true;
            } else if let Some((parameter, mark, taken)) = spelled(of, rest) {
                let argument = match mark.is_expanded {
                    true => self.expand_once(&arguments[parameter], &mut expanded[parameter]),
                    false => arguments[parameter].clone(),
                };
                result.add(vec![(mark.spell)(word, &argument)], word, false);
                length = taken;
            } else if let Some(parameter) = of.parameter(word) {
                let pasted = result.pasting || rest.get(1).is_some_and(|next| next.is("##"));
                let words = match pasted {
                    true => arguments[parameter].clone(),
                    false => self.expand_once(&arguments[parameter], &mut expanded[parameter]),
                };
                result.add_argument(words, word, of.takes_rest(parameter));
            } else {
                let is_block = word.token.kind == TokenKind::Block;
                for parameter in mentioned(of, word).filter(|_| is_block) {
                    self.expand_once(&arguments[parameter], &mut expanded[parameter]);
                }
                let mut inside = substitute_inside(of, word, arguments, &expanded);
                if is_block && of.multiline {
                    inside = self.with_calls_expanded(&inside);
                }
                result.add(vec![inside], word, false);
            }
            rest = &rest[length..];
        }
        result.words
    }

    /// A block with the calls of macros expanded whose names begin with `%`: C++ does not know them.
    fn with_calls_expanded(&mut self, block: &Word) -> Word {
        let mut text = String::new();
        let mut rest = block.text().strip_prefix("%{").unwrap_or(block.text());
        text.push_str(&block.text()[..block.text().len() - rest.len()]);
        while let Some(at) = rest.find('%') {
            let (before, call) = rest.split_at(at);
            text.push_str(before);
            let length = self.called(call).unwrap_or(0);
            let words = lexed(&call[..length], block.token.span);
            match words.is_empty() {
                true => text.push('%'),
                false => text.push_str(&spell(&self.expand_words(words))),
            }
            rest = &call[length.max(1)..];
        }
        text.push_str(rest);
        block.clone().with_text(&text)
    }

    /// The length of the call of a macro with parameters at the beginning of a text, if there is one.
    fn called(&self, text: &str) -> Option<usize> {
        let name = 1 + text[1..].find(|c| !is_word(c))?;
        self.macros.get(&text[..name]).filter(|of| of.parameters.is_some() && of.open.get() == 0)?;
        let mut depth = 0_usize;
        let close = text[name..].find(|c| {
            depth += usize::from(c == '(');
            depth = depth.saturating_sub(usize::from(c == ')'));
            depth == 0
        })?;
        // Where no `(` follows, the search has ended at once.
        (close > 0).then_some(name + close + 1)
    }

    fn expand_once(&mut self, written: &[Word], expanded: &mut Option<Vec<Word>>) -> Vec<Word> {
        expanded.get_or_insert_with(|| self.expand_words(written.to_vec())).clone()
    }
}

/// A body that is being assembled.
#[derive(Default)]
struct Substitution {
    words: Vec<Word>,
    size: usize,
    /// Whether a `##` precedes the next word.
    pasting: bool,
    /// Whether the previous words were an empty argument.
    after_nothing: bool,
    /// Whether the previous words were an argument, which must not merge with the next word.
    after_argument: bool,
    /// The space before empty arguments.
    gap: Option<Leading>,
}

impl Substitution {
    /// Adds an argument. In GNU's `, ## __VA_ARGS__`, the comma is dropped if there are no arguments.
    fn add_argument(&mut self, words: Vec<Word>, place: &Word, takes_rest: bool) {
        if takes_rest && self.pasting && self.words.last().is_some_and(|last| last.is(",")) {
            self.pasting = false;
            if words.is_empty() {
                self.words.pop();
            }
        }
        self.add(words, place, true);
    }

    /// Appends words at `place` in the body, pasted to the previous word after a `##`.
    fn add(&mut self, mut words: Vec<Word>, place: &Word, is_argument: bool) {
        let pasting = std::mem::take(&mut self.pasting);
        let join = pasting && !self.after_nothing;
        self.after_nothing = words.is_empty() && !join;
        let leading = if pasting { Leading::Nothing } else { place.token.leading };
        let Some(first) = words.first_mut() else {
            self.gap = self.gap.max(Some(leading));
            return;
        };
        first.token.leading = leading.max(self.gap.take().unwrap_or(Leading::Nothing));
        let apart = is_argument | std::mem::replace(&mut self.after_argument, is_argument);
        match self.words.pop() {
            Some(last) if join => self.words.extend(paste(&last, &words.remove(0))),
            Some(last) => {
                if apart && !pasting {
                    words[0].keep_apart_from(&last);
                }
                self.words.push(last);
            }
            None => {}
        }
        self.size += words.iter().map(|word| size_of::<Word>() + word.text().len()).sum::<usize>();
        self.words.append(&mut words);
    }
}

/// Two words pasted into one. As in SWIG, the result need not be a single token.
fn paste(left: &Word, right: &Word) -> Vec<Word> {
    let mut words = lexed(&format!("{}{}", left.text(), right.text()), left.token.span);
    if let Some(first) = words.first_mut() {
        first.token.leading = left.token.leading;
    }
    words
}

/// The words of a text, all at one place.
fn lexed(text: &str, place: Span) -> Vec<Word> {
    let whole = Span { start: 0, end: text.len() as u32, ..place };
    let mut lexer = Lexer::over(text.to_owned().into(), whole);
    let mut words = Vec::new();
    while let Some(token) = lexer.token(&mut Diagnostics::default()) {
        words.push(Word::new(Token { span: place, ..token }));
    }
    words
}

/// An operator before a parameter that makes a single word of the argument.
struct Mark {
    text: &'static str,
    /// Whether macros in the argument are expanded first.
    is_expanded: bool,
    /// Makes a single word of the argument, placed where the operator is.
    spell: fn(&Word, &[Word]) -> Word,
}

const MARKS: [Mark; 3] = [
    Mark { text: "#", is_expanded: false, spell: as_string },
    Mark { text: "#@", is_expanded: true, spell: as_name },
    Mark { text: "##@", is_expanded: true, spell: as_name_in_quotes },
];

/// SWIG's `` `parameter` ``: an argument that is a string already stays unchanged.
const QUOTES: Mark = Mark { text: "`", is_expanded: false, spell: as_string_once };

/// The parameter after an operator (`#parameter` or, in SWIG's spelling, `` `parameter` `` and
/// `#@parameter`), the operator, and the number of words that both have.
fn spelled(of: &Macro, words: &[Word]) -> Option<(usize, &'static Mark, usize)> {
    match words {
        [open, name, close, ..] if open.is("`") && close.is("`") => Some((of.parameter(name)?, &QUOTES, 3)),
        [word, name, ..] => {
            let mark = MARKS.iter().find(|mark| word.is(mark.text))?;
            Some((of.parameter(name)?, mark, 2))
        }
        _ => None,
    }
}

/// The text of a type as a part of a name.
fn as_name(place: &Word, argument: &[Word]) -> Word {
    let mut word = place.clone().with_text(&mangle(&spell(argument)));
    word.token.kind = TokenKind::Identifier;
    word
}

fn as_name_in_quotes(place: &Word, argument: &[Word]) -> Word {
    let mut word = place.clone().with_text(&format!("\"{}\"", mangle(&spell(argument))));
    word.token.kind = TokenKind::String;
    word
}

fn as_string(place: &Word, argument: &[Word]) -> Word {
    let mut word = place.clone().with_text(&format!("\"{}\"", escape(argument)));
    word.token.kind = TokenKind::String;
    word
}

fn as_string_once(place: &Word, argument: &[Word]) -> Word {
    match argument {
        [text] if text.token.kind == TokenKind::String => {
            Word { token: Token { leading: place.token.leading, ..text.token.clone() }, ..text.clone() }
        }
        _ if is_string(argument) => {
            let mut word = place.clone().with_text(&spell(argument));
            word.token.kind = TokenKind::String;
            word
        }
        _ => as_string(place, argument),
    }
}

/// Whether an argument begins with a string. SWIG then takes all of it for a string, for example several
/// strings side by side.
fn is_string(argument: &[Word]) -> bool {
    argument.first().is_some_and(|word| word.token.kind == TokenKind::String)
}

/// The text of an argument with strings and characters escaped, as in C.
fn escape(argument: &[Word]) -> String {
    let mut text = String::new();
    for (index, word) in argument.iter().enumerate() {
        if index > 0 && word.token.leading > Leading::Nothing {
            text.push(' ');
        }
        match word.token.kind {
            TokenKind::String | TokenKind::Character => {
                text.push_str(&word.text().replace('\\', "\\\\").replace('"', "\\\""));
            }
            _ => text.push_str(word.text()),
        }
    }
    text
}

/// The parameters that occur in the text of a word.
fn mentioned(of: &Macro, word: &Word) -> impl Iterator<Item = usize> {
    let names = of.parameters.iter().flat_map(|all| all.names.iter()).enumerate();
    names.filter(|(_, name)| word.text().contains(&***name)).map(|(parameter, _)| parameter)
}

/// Replaces parameters inside a string or block. `expanded` caches the arguments with their macros expanded.
fn substitute_inside(
    of: &Macro,
    word: &Word,
    arguments: &[Vec<Word>],
    expanded: &[Option<Vec<Word>>],
) -> Word {
    let block = word.token.kind == TokenKind::Block;
    let literal = matches!(word.token.kind, TokenKind::String | TokenKind::Character);
    if arguments.is_empty() || !(block || literal) {
        return word.clone();
    }
    let mut text = String::with_capacity(word.text().len());
    let mut rest = word.text();
    while !rest.is_empty() && text.len() <= EXPANSION_LIMIT {
        let is_of_word = rest.chars().next().is_some_and(is_word);
        let end = rest.find(|c| is_word(c) != is_of_word).unwrap_or(rest.len());
        let (piece, after) = rest.split_at(end);
        rest = after;
        match of.parameter_named(piece).filter(|_| is_of_word) {
            Some(parameter) if block => {
                let argument = &arguments[parameter];
                let expanded = expanded[parameter].as_ref().unwrap_or(argument);
                rest = put_into_block(&mut text, argument, expanded, after);
            }
            Some(parameter) => text.push_str(&escape(&arguments[parameter])),
            None => text.push_str(piece),
        }
    }
    word.clone().with_text(&text)
}

/// Inserts an argument into a block, in which `#` and `##` beside a parameter have the same meaning as in a
/// macro. Returns the rest of the block.
fn put_into_block<'a>(text: &mut String, argument: &[Word], expanded: &[Word], after: &'a str) -> &'a str {
    let pasted = after.trim_start_matches([' ', '\t']).strip_prefix("##");
    let before = text.trim_end_matches([' ', '\t']);
    if before.ends_with("##") {
        text.truncate(before.trim_end_matches('#').trim_end_matches([' ', '\t']).len());
        text.push_str(&spell(argument));
    } else if text.ends_with('#') {
        text.pop();
        text.push_str(&format!("\"{}\"", escape(argument)));
    } else if let (true, Some(after)) = (text.ends_with('`'), after.strip_prefix('`')) {
        text.pop();
        let quoted = if is_string(argument) { spell(argument) } else { format!("\"{}\"", escape(argument)) };
        text.push_str(&quoted);
        return after;
    } else {
        text.push_str(&spell(if pasted.is_some() { argument } else { expanded }));
    }
    match pasted {
        Some(pasted) => pasted.trim_start_matches([' ', '\t']),
        None => after,
    }
}

// Replaces `__VA_OPT__(…)` in the body of a macro: its text is used only if there are arguments for `...`.

const OPTIONAL: &str = "__VA_OPT__";

/// The body of a macro, with each `__VA_OPT__` replaced by its text or removed, as `arguments` require.
fn body_of<'m>(of: &'m Macro, arguments: &[Vec<Word>]) -> Cow<'m, [Word]> {
    let is_variadic = of.parameters.as_ref().is_some_and(|parameters| parameters.variadic);
    if !is_variadic || !of.body.iter().any(|word| word.text() == OPTIONAL) {
        return Cow::Borrowed(&of.body);
    }
    let is_taken = arguments.last().is_some_and(|rest| !rest.is_empty());
    let mut body = Vec::new();
    let mut rest = &of.body[..];
    while let Some((word, behind)) = rest.split_first() {
        let inside = if word.text() == OPTIONAL { in_brackets(behind) } else { None };
        rest = match inside {
            Some((inside, behind)) => {
                let mut inside = if is_taken { inside.to_vec() } else { Vec::new() };
                if let Some(first) = inside.first_mut() {
                    first.token.leading = word.token.leading;
                }
                body.extend(inside);
                behind
            }
            None => {
                body.push(word.clone());
                behind
            }
        };
    }
    Cow::Owned(body)
}

/// The words inside the parentheses that open here, and the words after them.
fn in_brackets(words: &[Word]) -> Option<(&[Word], &[Word])> {
    let mut depth = 0;
    for (index, word) in words.iter().enumerate() {
        depth += i32::from(word.is("(")) - i32::from(word.is(")"));
        match (index, depth) {
            (0, 0) => return None,
            (_, 0) => return Some((&words[1..index], &words[index + 1..])),
            _ => {}
        }
    }
    None
}
