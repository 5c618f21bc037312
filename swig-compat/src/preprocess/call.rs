//! Reads calls of macros with their arguments.

use super::Preprocessor;
use super::define::Macro;
use super::word::{Uncommented, Word};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::source::Span;
use std::rc::Rc;

impl Preprocessor<'_> {
    /// Whether the next word, which may be after the end of the current expansions, is `(`.
    pub(super) fn call_follows(&self) -> bool {
        for frame in self.frames.iter().rev() {
            match frame.at_open_parenthesis() {
                Some(open) => return open,
                None if frame.expansion_of.is_none() => return false,
                None => {}
            }
        }
        false
    }

    /// Expands a macro whose name is followed by `(`.
    pub(super) fn expand_call(&mut self, name: Word, of: &Rc<Macro>) {
        let bookmark = self.frames.last().and_then(|frame| frame.bookmark());
        let mut words = match self.call(&name) {
            Ok(words) => words,
            Err(diagnostic) => {
                self.report(diagnostic);
                if let (Some(bookmark), Some(frame)) = (bookmark, self.frames.last_mut()) {
                    frame.come_back_to(bookmark);
                }
                return self.push(name);
            }
        };
        let close = words.pop().map_or(name.token.span, |word| word.token.span);
        let arguments = split(of, &words[1..]);
        if let Some(diagnostic) = miscounted(of, &arguments, name.token.span.to(close)) {
            return self.report(diagnostic);
        }
        self.start_count(&name);
        let words = self.substitute(of, &arguments);
        self.read_expansion(of.clone(), words, &name, close);
    }

    /// Reads the words from `(` to the matching `)`.
    fn call(&mut self, name: &Word) -> Result<Vec<Word>, Diagnostic> {
        let mut words = Uncommented::default();
        let mut depth = 0;
        while let Some(word) = self.next_word_across() {
            // In a `%define`, such a line takes effect after the call, when the expansion is read.
            let is_obeyed_later = || self.frames.last().is_some_and(|frame| frame.expansion_of.is_some());
            if word.starts_line && word.is("#") && !is_obeyed_later() {
                return Err(interrupted(name, &word));
            }
            depth = depth_after(depth, &word);
            let outside = depth == 0 && !word.is_comment();
            words.push(word);
            if outside {
                return Ok(words.into_words());
            }
        }
        Err(unterminated(name))
    }
}

/// Splits words into arguments at commas outside of parentheses.
fn split(of: &Macro, words: &[Word]) -> Vec<Vec<Word>> {
    let parameters = of.parameters.as_ref();
    let named = parameters.map_or(0, |parameters| parameters.names.len());
    if words.is_empty() && named == 0 {
        return Vec::new();
    }
    let variadic = parameters.is_some_and(|parameters| parameters.variadic);
    let mut arguments = vec![Vec::new()];
    let mut depth = 0;
    for word in words {
        depth = depth_after(depth, word);
        let takes_rest = variadic && arguments.len() == named;
        match arguments.last_mut() {
            Some(argument) if depth > 0 || takes_rest || !word.is(",") => argument.push(word.clone()),
            _ => arguments.push(Vec::new()),
        }
    }
    if variadic && arguments.len() + 1 == named {
        arguments.push(Vec::new());
    }
    arguments
}

fn depth_after(depth: usize, word: &Word) -> usize {
    match word.text() {
        "(" => depth + 1,
        ")" => depth.saturating_sub(1),
        _ => depth,
    }
}

/// The error for a macro with too many or too few arguments.
fn miscounted(of: &Macro, arguments: &[Vec<Word>], span: Span) -> Option<Diagnostic> {
    let takes = of.parameters.as_ref().map_or(0, |parameters| parameters.names.len());
    if arguments.len() == takes {
        return None;
    }
    let plural = if takes == 1 { "" } else { "s" };
    let message = format!("macro `{}` takes {takes} argument{plural}, not {}", of.name, arguments.len());
    let parameters = of.parameters.as_ref().map_or(String::new(), |parameters| parameters.names.join(", "));
    let mut diagnostic = Diagnostic::error(code::BAD_MACRO_CALL, span, message)
        .related(of.span, "defined here")
        .help(format!("write it as `{}({parameters})`", of.name));
    if arguments.len() > takes {
        diagnostic = diagnostic.help("put an argument that contains commas in parentheses");
    }
    Some(diagnostic)
}

fn interrupted(name: &Word, hash: &Word) -> Diagnostic {
    let message = format!("a `#` line is inside the arguments of macro `{}`", name.text());
    Diagnostic::error(code::BAD_MACRO_CALL, hash.token.span, message)
        .related(name.token.span, "the call starts here")
        .help("close the call with `)`, or put the `#` line around it")
}

fn unterminated(name: &Word) -> Diagnostic {
    let message = format!("the arguments of macro `{}` are not closed", name.text());
    Diagnostic::error(code::BAD_MACRO_CALL, name.token.span, message).help("close them with `)`")
}
