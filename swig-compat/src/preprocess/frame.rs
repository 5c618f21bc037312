//! A text on the preprocessor's stack: a file, or the expansion of a macro.

use super::conditional::Conditional;
use super::define::Macro;
use super::word::{Word, spell};
use crate::diagnostic::Diagnostics;
use crate::lex::{Leading, Lexer};
use crate::source::{FileId, Span};
use std::collections::VecDeque;
use std::rc::Rc;

/// The source of words.
enum WordSource {
    File(FileId, Lexer),
    Words(VecDeque<Word>),
}

/// A file or a list of words that is being read.
pub(super) struct Frame {
    origin: WordSource,
    /// The file's name in the `%include` that opened it.
    pub included_at: Option<Span>,
    /// A word that is appended to the text: the end of an import.
    pub end: Option<Word>,
    /// The macro whose expansion the text is; it is not expanded again inside.
    pub expansion_of: Option<Rc<Macro>>,
    pub conditionals: Vec<Conditional>,
    /// Whether `#` lines in the text take effect.
    obeys_lines: bool,
    /// Whether only comments have been read from the current line.
    at_line_start: bool,
    /// Whether a `%` on the current line was found to begin a directive that has not ended, so that a `%`
    /// with a name begins another one.
    pub in_directive_line: bool,
    /// Whether a part of the text was read a second time. This happens at most once, so that many unclosed
    /// calls do not take quadratic time.
    came_back: bool,
}

impl Frame {
    /// A frame for a file. `included_at` is its name in the `%include`.
    pub(super) fn file(file: FileId, lexer: Lexer, included_at: Option<Span>) -> Frame {
        Frame { included_at, obeys_lines: true, ..Frame::over(WordSource::File(file, lexer)) }
    }

    /// A frame for independent words, such as an argument or a condition.
    pub(super) fn words(words: Vec<Word>) -> Frame {
        Frame::over(WordSource::Words(words.into()))
    }

    /// A frame for words in which `#` lines take effect.
    pub(super) fn lines(words: Vec<Word>) -> Frame {
        Frame { obeys_lines: true, ..Frame::words(words) }
    }

    /// A frame for the expansion of a macro, which is not expanded again until the frame is left.
    pub(super) fn expansion(of: Rc<Macro>, words: Vec<Word>) -> Frame {
        of.open.set(of.open.get() + 1);
        Frame { obeys_lines: of.multiline, expansion_of: Some(of), ..Frame::words(words) }
    }

    fn over(origin: WordSource) -> Frame {
        Frame {
            origin,
            included_at: None,
            end: None,
            expansion_of: None,
            conditionals: Vec::new(),
            obeys_lines: false,
            at_line_start: true,
            in_directive_line: false,
            came_back: false,
        }
    }

    /// Leaves the frame, so that the macro can be expanded again.
    pub(super) fn leave(self) {
        if let Some(of) = self.expansion_of {
            of.open.set(of.open.get() - 1);
        }
    }

    pub(super) fn next(&mut self, diagnostics: &mut Diagnostics) -> Option<Word> {
        let mut word = match &mut self.origin {
            WordSource::File(_, lexer) => Word::new(lexer.token(diagnostics)?),
            WordSource::Words(words) => words.pop_front()?,
        };
        let starts_line = self.at_line_start || word.token.leading >= Leading::Newline;
        self.in_directive_line &= word.token.leading < Leading::Newline && !word.is(";") && !word.is("{");
        self.at_line_start = word.is_comment() && (starts_line || word.text().contains('\n'));
        word.starts_line = starts_line && self.obeys_lines;
        Some(word)
    }

    /// The next word, if it is on the same line as the last one.
    pub(super) fn next_on_line(&mut self, diagnostics: &mut Diagnostics) -> Option<Word> {
        let ended = match &mut self.origin {
            WordSource::File(_, lexer) => lexer.at_line_end(),
            WordSource::Words(words) => {
                words.front().is_none_or(|word| word.token.leading >= Leading::Newline)
            }
        };
        if ended { None } else { self.next(diagnostics) }
    }

    /// The rest of the line as text.
    pub(super) fn rest_of_line(&mut self) -> String {
        match &mut self.origin {
            WordSource::File(_, lexer) => lexer.rest_of_line(),
            WordSource::Words(words) => {
                let length = words.iter().take_while(|word| word.token.leading < Leading::Newline).count();
                spell(&words.drain(..length).collect::<Vec<_>>())
            }
        }
    }

    /// Whether the character that directly follows the last word satisfies `accepts`.
    pub(super) fn touches(&self, accepts: fn(char) -> bool) -> bool {
        match &self.origin {
            WordSource::File(_, lexer) => lexer.touches(accepts),
            WordSource::Words(words) => words.front().is_some_and(|word| {
                word.token.leading == Leading::Nothing && word.text().starts_with(accepts)
            }),
        }
    }

    /// Whether the next word, after any comments, is `(`; `None` if the frame ends before a word.
    pub(super) fn at_open_parenthesis(&self) -> Option<bool> {
        match &self.origin {
            WordSource::File(_, lexer) => Some(lexer.at_open_parenthesis()),
            WordSource::Words(words) => words.iter().find(|word| !word.is_comment()).map(|word| word.is("(")),
        }
    }

    pub(super) fn is_skipping(&self) -> bool {
        self.conditionals.last().is_some_and(|conditional| !conditional.is_taken())
    }

    /// Skips the text up to the next `#` line; false if there is none.
    pub(super) fn skip_to_directive(&mut self, diagnostics: &mut Diagnostics) -> bool {
        match &mut self.origin {
            WordSource::File(_, lexer) => lexer.skip_to_directive(diagnostics),
            WordSource::Words(words) => {
                let hash =
                    words.iter().position(|word| word.is("#") && word.token.leading >= Leading::Newline);
                words.drain(..hash.unwrap_or(words.len()));
                hash.is_some()
            }
        }
    }

    /// The file of the frame; `None` for a list of words.
    pub(super) fn file_id(&self) -> Option<FileId> {
        match self.origin {
            WordSource::File(file, _) => Some(file),
            WordSource::Words(_) => None,
        }
    }

    /// A position for reading the text again, once. Only frames for files support it.
    pub(super) fn bookmark(&self) -> Option<Lexer> {
        match &self.origin {
            WordSource::File(_, lexer) if !self.came_back => Some(lexer.clone()),
            _ => None,
        }
    }

    pub(super) fn come_back_to(&mut self, bookmark: Lexer) {
        if let WordSource::File(_, lexer) = &mut self.origin {
            *lexer = bookmark;
            self.came_back = true;
        }
    }
}
