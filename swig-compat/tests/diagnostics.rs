//! Every folder of `tests/diagnostics/` is an interface, `example.i`, with all that is said of it, `expected.txt`.

#[path = "support/cases.rs"]
mod cases;

use quaff_swig::compile::compile;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::source::Sources;
use std::path::Path;

#[test]
fn every_interface_is_told_what_is_wrong() {
    cases::check("tests/diagnostics", said);
}

fn said(case: &Path) -> String {
    let mut sources = Sources::new(Vec::new());
    let main = sources.open(&case.join("example.i")).unwrap();
    let mut diagnostics = Diagnostics::default();
    compile(&mut sources, main, &[], &mut diagnostics);
    let said = render(&sources, &diagnostics.sorted(), false);
    assert!(!said.is_empty(), "{} has nothing wrong", case.display());
    said
}
