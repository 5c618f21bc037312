//! `%inline %{ … %}`: the block is copied unchanged for the shim, and its text is processed like any other,
//! for its declarations. As with SWIG, that happens after the end of the interface: a macro that a block
//! defines is expanded in this block and the later ones, and in no text outside of them.

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
                self.seam = true;
                self.inlined.push((self.output.len(), frame));
            }
            // The form `%inline { … }`.
            Some(word) => self.word(word),
            None => {}
        }
    }

    /// Processes the blocks of the interface, each at its place in the output.
    pub(super) fn process_inlined(&mut self) {
        let mut rest = std::mem::take(&mut self.output).into_iter();
        let mut taken = 0;
        for (place, frame) in std::mem::take(&mut self.inlined) {
            self.output.extend(rest.by_ref().take(place - taken));
            taken = place;
            self.end_paragraph();
            self.frames.push(frame);
            self.run(0);
        }
        self.output.extend(rest);
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
