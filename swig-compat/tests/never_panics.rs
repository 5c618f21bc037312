//! Whatever a file holds, reading it ends in an interface or in errors.

use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::read::read;
use quaff_swig::source::Sources;

const INTERFACE: &str = include_str!("never_panics.i");

/// Reads a text, and shows what is said of it.
fn read_text(text: &str) {
    let mut sources = Sources::new(Vec::new());
    let main = sources.add("example.i", text);
    let mut diagnostics = Diagnostics::default();
    read(&mut sources, main, &[], &mut diagnostics);
    render(&sources, &diagnostics.sorted(), false);
}

#[test]
fn on_any_beginning_of_an_interface() {
    for (end, _) in INTERFACE.char_indices() {
        read_text(&INTERFACE[..end]);
    }
}

#[test]
fn on_interfaces_with_words_missing_doubled_or_swapped() {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    for _ in 0..400 {
        let mut words: Vec<&str> =
            INTERFACE.split_inclusive(|letter: char| !letter.is_alphanumeric()).collect();
        for _ in 0..random.below(12) {
            let (first, second) = (random.below(words.len()), random.below(words.len()));
            match random.below(3) {
                0 => drop(words.remove(first)),
                1 => words.insert(first, words[second]),
                _ => words.swap(first, second),
            }
        }
        read_text(&words.concat());
    }
}

#[test]
fn on_deep_nesting() {
    let deep = 20_000;
    for (open, close) in [
        ("(", ")"),
        ("{", "}"),
        ("[", "]"),
        ("a<", ">"),
        ("namespace a {", "}"),
        ("*", ""),
        ("extern \"C\" ", ""),
    ] {
        read_text(&format!("%module m\nvoid f(int {}x{});", open.repeat(deep), close.repeat(deep)));
        read_text(&format!("%module m\n{} int f(); {}", open.repeat(deep), close.repeat(deep)));
        read_text(&format!("%module m\n%template(f) g<{}x{}>;", open.repeat(deep), close.repeat(deep)));
    }
}

/// Marsaglia's xorshift: the same numbers in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, end: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % end as u64) as usize
    }
}
