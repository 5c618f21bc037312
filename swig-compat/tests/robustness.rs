//! Whatever is fed in, the front of the compiler gives an answer: it neither panics nor runs on.

use quaff_swig::diagnostic::{Diagnostic, Diagnostics, render};
use quaff_swig::lex::{TokenKind, lex, lex_span};
use quaff_swig::preprocess::preprocess;
use quaff_swig::source::{FileId, Sources, Span};

/// Something of everything, with the shipped library.
const INTERFACE: &str = include_str!("robustness/interface.i");

#[test]
fn every_prefix_is_read() {
    for end in (0..=INTERFACE.len()).filter(|end| INTERFACE.is_char_boundary(*end)) {
        read(&INTERFACE[..end]);
    }
}

#[test]
fn every_suffix_is_read() {
    for start in (0..=INTERFACE.len()).filter(|start| INTERFACE.is_char_boundary(*start)) {
        read(&INTERFACE[start..]);
    }
}

#[test]
fn texts_with_tokens_missing_and_doubled_are_read() {
    let pieces = pieces(INTERFACE);
    let mut random = Random(0x5eed);
    for _ in 0..3000 {
        let mut text = String::new();
        for piece in &pieces {
            text += &piece.repeat([1, 1, 1, 1, 1, 1, 1, 1, 0, 2][random.below(10)]);
        }
        read(&text);
    }
}

#[test]
fn texts_with_tokens_in_any_order_are_read() {
    let pieces = pieces(INTERFACE);
    let mut random = Random(0xf00d);
    for _ in 0..3000 {
        let text: String = (0..40).map(|_| pieces[random.below(pieces.len())]).collect();
        read(&text);
    }
}

#[test]
fn tokens_and_the_gaps_between_them_make_up_the_text() {
    let mut sources = Sources::default();
    let file = sources.add("interface.i", INTERFACE);
    let tokens = lex(&sources, file, &mut Diagnostics::default());
    let mut end = 0;
    for token in &tokens {
        assert!(INTERFACE[end..token.span.start as usize].trim().is_empty());
        assert_eq!(sources.text(token.span), &*token.text);
        end = token.span.end as usize;
    }
    assert!(INTERFACE[end..].trim().is_empty());
}

#[test]
fn a_block_can_be_read_by_itself() {
    let mut sources = Sources::default();
    let file = sources.add("interface.i", "int a;\n%inline %{ int b; %}");
    let tokens = lex(&sources, file, &mut Diagnostics::default());
    let block = tokens.last().unwrap();
    assert_eq!(block.kind, TokenKind::Block);
    let inside = Span { start: block.span.start + 2, end: block.span.end - 2, ..block.span };
    let words = lex_span(&sources, inside, &mut Diagnostics::default());
    assert_eq!(words.iter().map(|word| &*word.text).collect::<Vec<_>>(), ["int", "b", ";"]);
    assert_eq!(sources.position(words[1].span), (2, 16));
}

#[test]
fn every_place_of_a_text_can_be_shown() {
    for text in ["", "\n", "a", "a\n", "\tint é = 1;\r\n\n尺寸", "%{\n\n%}"] {
        let mut sources = Sources::default();
        let file = sources.add("text.i", text);
        let places: Vec<usize> = (0..=text.len()).filter(|at| text.is_char_boundary(*at)).collect();
        for (index, start) in places.iter().enumerate() {
            for end in &places[index..] {
                show(&sources, Span { file, start: *start as u32, end: *end as u32 });
            }
        }
    }
}

fn show(sources: &Sources, span: Span) {
    let diagnostic =
        Diagnostic::error("Q000", span, "a fact").label("here").related(span, "there").help("a fix");
    let shown = render(sources, &[&diagnostic], true);
    assert!(shown.contains("text.i") && shown.contains("a fact") && shown.contains("a fix"), "{shown}");
}

fn read(text: &str) {
    let mut sources = Sources::default();
    let file = sources.add("interface.i", text);
    let mut diagnostics = Diagnostics::default();
    let tokens = preprocess(&mut sources, file, &[], &mut diagnostics);
    for token in &tokens {
        assert!(sources.text(token.span).len() == (token.span.end - token.span.start) as usize);
    }
    render(&sources, &diagnostics.sorted(), false);
}

/// The tokens of a text, each with the gap before it.
fn pieces(text: &str) -> Vec<&str> {
    let mut sources = Sources::default();
    let file: FileId = sources.add("interface.i", text);
    let mut start = 0;
    lex(&sources, file, &mut Diagnostics::default())
        .iter()
        .map(|token| &text[std::mem::replace(&mut start, token.span.end as usize)..token.span.end as usize])
        .collect()
}

/// Xorshift: the same numbers on every run.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % limit as u64) as usize
    }
}
