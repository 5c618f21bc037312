//! `tests/diagnostics/`: an interface, `example.i`, with all its diagnostics, `expected.txt`.

use crate::expected::Texts;
use quaff_swig::compile::compile;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::source::Sources;
use std::path::Path;

pub fn run(case: &Path) -> Texts {
    let mut sources = Sources::new(Vec::new());
    let main = sources.open(&case.join("example.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    compile(&mut sources, main, &[], &mut diagnostics);
    let printed = render(&sources, &diagnostics.sorted(), false);
    assert!(!printed.is_empty(), "{} has nothing wrong", case.display());
    Texts::from([("expected.txt".to_owned(), printed)])
}
