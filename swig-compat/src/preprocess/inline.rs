//! `%inline %{ … %}`: the block is copied unchanged for the shim, and its text is then processed like any
//! other, for its declarations.

use super::Preprocessor;
use super::frame::Frame;
use super::word::Word;
use crate::diagnostic::Diagnostics;
use crate::lex::{Lexer, Token, TokenKind};
use crate::source::Span;

const MARK: u32 = "%{".len() as u32;

impl Preprocessor<'_> {
    pub(super) fn inline(&mut self, directive: Word) {
        self.push(directive);
        match self.next_word() {
            Some(block) if block.token.kind == TokenKind::Block => {
                let frame =
                    if block.token.expanded { expanded(&block.token) } else { self.written(&block.token) };
                self.push(block);
                self.end_paragraph();
                self.frames.push(frame);
            }
            // The form `%inline { … }`.
            Some(word) => self.word(word),
            None => {}
        }
    }

    /// A frame for a block in a file.
    fn written(&self, block: &Token) -> Frame {
        let Span { file, start, end } = block.span;
        let inside = Span { file, start: start + MARK, end: end - MARK };
        Frame::file(file, Lexer::within(self.sources, inside), None)
    }
}

/// A frame for a block from a macro: its text is in no file, so diagnostics point to the use of the macro.
fn expanded(block: &Token) -> Frame {
    let inside = Span { start: MARK, end: block.text.len() as u32 - MARK, ..block.span };
    let mut lexer = Lexer::over(block.text.clone(), inside);
    // Invalid tokens are left for the C++ compiler to report.
    let tokens = std::iter::from_fn(|| lexer.token(&mut Diagnostics::default()));
    let words = tokens.map(|token| Word::new(Token { span: block.span, expanded: true, ..token }));
    Frame::lines(words.collect())
}
