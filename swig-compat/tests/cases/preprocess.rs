//! `tests/preprocess/`: `input.i` is preprocessed with `-I include` and the `-D`s in `defines.txt`, one on
//! each line. The output must be `expected.i`, and the diagnostics `expected.txt`, which is missing if there
//! are none.

use crate::expected::Texts;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::lex::{Leading, Token};
use quaff_swig::preprocess::{Define, preprocess};
use quaff_swig::source::Sources;
use std::fs;
use std::path::Path;

pub fn run(case: &Path) -> Texts {
    let mut sources = Sources::new(vec![case.join("include")]);
    let main = sources.open(&case.join("input.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    let mut tokens = preprocess(&mut sources, main, &defines(case), &mut diagnostics);
    // The implicit text of every interface comes first.
    tokens.retain(|token| !sources[token.span.file].name.starts_with("<library"));
    let printed = render(&sources, &diagnostics.sorted(), false);
    Texts::from([("expected.i".to_owned(), join(&tokens)), ("expected.txt".to_owned(), printed)])
}

fn defines(case: &Path) -> Vec<Define> {
    let text = fs::read_to_string(case.join("defines.txt")).unwrap_or_default();
    text.lines()
        .filter_map(|line| line.split_once('='))
        .map(|(name, value)| Define { name: name.to_owned(), value: value.to_owned() })
        .collect()
}

fn join(tokens: &[Token]) -> String {
    let mut text = String::new();
    for token in tokens {
        text += match token.leading {
            _ if text.is_empty() => "",
            Leading::Nothing => "",
            Leading::Space => " ",
            Leading::Newline => "\n",
            Leading::BlankLine => "\n\n",
        };
        text += &token.text;
    }
    if !text.is_empty() {
        text.push('\n');
    }
    text
}
