//! `tests/json/`: an interface, `example.i`, with the output for programs, `expected.json`.

use crate::expected::Texts;
use quaff_swig::compile::compile;
use quaff_swig::diagnostic::{Diagnostics, json};
use quaff_swig::source::Sources;
use std::path::Path;

pub fn run(case: &Path) -> Texts {
    let mut sources = Sources::new(Vec::new());
    let main = sources.open(&case.join("example.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    compile(&mut sources, main, &[], &mut diagnostics);
    let lines =
        diagnostics.sorted().into_iter().map(|diagnostic| format!("{}\n", json(&sources, diagnostic)));
    Texts::from([("expected.json".to_owned(), lines.collect())])
}
