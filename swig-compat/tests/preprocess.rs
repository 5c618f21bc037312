//! Runs every folder of `tests/preprocess/` through the preprocessor.
//!
//! `input.i` goes in, with `-I include` where that folder exists and the `-D`s of `defines.txt`, one a line. What
//! comes out must be `expected.i`, and what is said `expected.txt`, which is absent where nothing is.

use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::lex::{Leading, Token};
use quaff_swig::preprocess::{Define, preprocess};
use quaff_swig::source::Sources;
use std::fs;
use std::path::{Path, PathBuf};

#[test]
fn every_case_gives_what_it_expects() {
    let mut failures = Vec::new();
    let mut cases: Vec<PathBuf> =
        fs::read_dir("tests/preprocess").unwrap().map(|entry| entry.unwrap().path()).collect();
    cases.sort();
    for case in &cases {
        let (output, said) = run(case);
        compare(&case.join("expected.i"), &output, &mut failures);
        compare(&case.join("expected.txt"), &said, &mut failures);
    }
    assert!(cases.len() >= 30, "only {} cases were found", cases.len());
    assert!(
        failures.is_empty(),
        "{}\nif that is right, rewrite with: UPDATE_EXPECTED=1 cargo test -p quaff-swig --test preprocess",
        failures.join("\n")
    );
}

fn run(case: &Path) -> (String, String) {
    let mut sources = Sources::new(vec![case.join("include")]);
    let main = sources.open(&case.join("input.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    let tokens = preprocess(&mut sources, main, &defines(case), &mut diagnostics);
    (join(&tokens), render(&sources, &diagnostics.sorted(), false))
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

fn compare(path: &Path, actual: &str, failures: &mut Vec<String>) {
    let expected = fs::read_to_string(path).unwrap_or_default();
    if expected == actual {
        return;
    }
    if std::env::var_os("UPDATE_EXPECTED").is_none() {
        failures.push(format!("{}\n--- expected\n{expected}--- actual\n{actual}", path.display()));
    } else if actual.is_empty() {
        fs::remove_file(path).unwrap();
    } else {
        fs::write(path, actual).unwrap();
    }
}
