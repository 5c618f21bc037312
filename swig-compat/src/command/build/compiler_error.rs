//! What a failed build says: the line of the interface that asked for what does not compile, then the compiler's own
//! words.

use super::super::{Compiled, Failure};
use crate::code;
use crate::diagnostic::{Diagnostic, render};
use std::io::IsTerminal;

/// Prints what went wrong.
pub(super) fn report(log: &str, compiled: &Compiled) -> Failure {
    let words = compiler_words(log);
    let diagnostics = blamed(&words, compiled);
    let color = std::io::stderr().is_terminal();
    anstream::eprint!("{}", render(&compiled.sources, &diagnostics.iter().collect::<Vec<_>>(), color));
    if words.is_empty() {
        anstream::eprintln!("{log}");
        return Failure::new("cargo could not build the module", "its own words are above");
    }
    anstream::eprintln!("\nthe compiler says:\n{}", words.join("\n"));
    Failure::new("the C++ compiler refused the module", "its own words are above; nothing was written")
}

/// The compiler's lines, without cargo's mark before each.
fn compiler_words(log: &str) -> Vec<&str> {
    log.lines()
        .filter_map(|line| line.strip_prefix("warning: "))
        .filter_map(|line| line.split_once(": "))
        .filter(|(package, _)| package.contains('@'))
        .map(|(_, words)| words)
        .collect()
}

/// One diagnostic for each line of an interface that the compiler names.
fn blamed(words: &[&str], compiled: &Compiled) -> Vec<Diagnostic> {
    let mut diagnostics: Vec<Diagnostic> = Vec::new();
    let rows = compiled.plan.functions.iter().flat_map(|function| &function.rows);
    for row in rows {
        let named = format!("{}:", row.place);
        if !words.iter().any(|words| words.contains(&named)) {
            continue;
        }
        let cause =
            words.iter().find_map(|words| words.split_once(" error: ")).map_or("", |(_, cause)| cause);
        let diagnostic =
            Diagnostic::error(code::CPP_ERROR, row.place.span, format!("`{}` does not compile", row.target));
        if !diagnostics.iter().any(|known| known.span == diagnostic.span) {
            diagnostics.push(diagnostic.label(cause));
        }
    }
    diagnostics
}
