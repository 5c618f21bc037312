//! The properties that hold for every text, in tests and in the fuzzer.

use quaff_swig::compile::compile;
use quaff_swig::diagnostic::{Diagnostics, render};
use quaff_swig::emit::{BuildOptions, File, emit};
use quaff_swig::preprocess::preprocess;
use quaff_swig::source::Sources;

/// Compiles a text, and renders its diagnostics.
pub fn compiled(text: &str) -> Option<Vec<File>> {
    let mut sources = Sources::default();
    let file = sources.add("example.i", text);
    for token in &preprocess(&mut sources, file, &[], &mut Diagnostics::default()) {
        assert!(sources.text(token.span).len() == (token.span.end - token.span.start) as usize);
    }
    let mut diagnostics = Diagnostics::default();
    let plan = compile(&mut sources, file, &[], &mut diagnostics);
    render(&sources, &diagnostics.sorted(), false);
    plan.map(|plan| emit(&plan, &BuildOptions::default()))
}
