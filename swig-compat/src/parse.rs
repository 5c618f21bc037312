//! Tokens to [`Syntax`]. Never fails: what cannot be read becomes a diagnostic, and reading goes on after it.
//!
//! SWIG's directives are read here; all else is C++ and goes, as one text, to tree-sitter, whose tree says where
//! declarations begin and end. Types are read from the tokens of a declaration by the reader that directives use too
//! (`types.rs`), so that `%apply` and the function it is for cannot disagree on what a type is.
//!
//! What is C++ and cannot be a declaration is an error even if nothing in it is wanted: the parser cannot know what
//! it hides. Bodies of functions and of classes are not looked into.

mod cursor;
mod declaration;
mod directive;
mod doc;
mod feature;
mod function;
mod fundamental;
mod literal;
mod macros;
mod module;
mod syntax_error;
mod text;
mod type_declaration;
mod types;
mod unsupported;

use crate::diagnostic::Diagnostics;
use crate::lex::{Leading, Token, TokenKind, lex_span};
use crate::source::{Sources, Span};
use crate::syntax::{Directive, Syntax};
use cursor::Cursor;
use text::CppText;

/// Reads preprocessed tokens. The code of `%inline` is lexed here, as the preprocessor leaves blocks alone.
pub fn parse(tokens: &[Token], sources: &mut Sources, diagnostics: &mut Diagnostics) -> Syntax {
    let (directives, cpp) = split(tokens, sources, diagnostics);
    declaration::read(&cpp, directives, diagnostics)
}

/// A directive, and how many tokens of C++ stand before it.
pub struct Placed {
    pub directive: Directive,
    pub span: Span,
    pub at: usize,
}

/// Parts directives from C++.
fn split(tokens: &[Token], sources: &mut Sources, diagnostics: &mut Diagnostics) -> (Vec<Placed>, CppText) {
    let mut directives = Vec::new();
    let mut cpp: Vec<Token> = Vec::new();
    let mut cursor = Cursor::new(tokens);
    let mut after_directive = false;
    while let Some(token) = cursor.next_raw() {
        let at = cpp.len();
        match token.kind {
            TokenKind::Block => {
                let directive = Directive::Block(directive::header(token));
                directives.push(Placed { directive, span: token.span, at });
            }
            TokenKind::Directive => {
                let doc = doc::above(tokens, cursor.position() - 1);
                if let Some((read, span)) = directive::read(token, doc, &mut cursor, diagnostics) {
                    directives.push(Placed { directive: read.directive, span, at });
                    cpp.extend(read.inline.iter().flat_map(|block| inline(block, sources, diagnostics)));
                }
            }
            _ => {
                // A comment above a directive is not the documentation of what follows the directive.
                let leading = if after_directive { Leading::BlankLine } else { token.leading };
                cpp.push(Token { leading, ..token.clone() });
            }
        }
        after_directive = matches!(token.kind, TokenKind::Block | TokenKind::Directive);
    }
    macros::blank_out(&mut cpp);
    (directives, CppText::new(cpp))
}

/// The tokens inside `%{ … %}`.
fn inline(block: &Token, sources: &mut Sources, diagnostics: &mut Diagnostics) -> Vec<Token> {
    let code = directive::block_text(block);
    let mut tokens = if block.expanded {
        // Its text stands in no file as it is; the reader is led to the use of the macro.
        let file = sources.add("<macro>", code);
        let whole = Span { file, start: 0, end: code.len() as u32 };
        let tokens = lex_span(sources, whole, diagnostics);
        tokens.into_iter().map(|token| Token { span: block.span, expanded: true, ..token }).collect()
    } else {
        let start = block.span.start + 2;
        let whole = Span { start, end: start + code.len() as u32, ..block.span };
        lex_span(sources, whole, diagnostics)
    };
    if let Some(first) = tokens.first_mut() {
        first.leading = Leading::BlankLine;
    }
    tokens
}
