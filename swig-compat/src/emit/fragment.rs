//! Parts of emitted code: the C++ code of the interface, with the locations that compilers report for it, and
//! expressions of Rust.

use super::text::cpp_string;
use crate::plan::{Fragment, RowStep};

/// The macro that makes `quaff/python.h` declare the full C API.
pub(super) const ALL_OF_PYTHON: &str = "// The stable ABI is not enough for the code of the interface.
#define QUAFF_ALL_OF_PYTHON 1

";

/// The texts between `%{` and `%}`, each with its place in the interface.
pub(super) fn text(fragments: &[Fragment]) -> String {
    fragments.iter().map(fragment).collect()
}

fn fragment(fragment: &Fragment) -> String {
    let above = fragment.code.len() - fragment.code.trim_start_matches('\n').len();
    let place = line(fragment.place.line + above, &fragment.place.file);
    format!("\n{place}{}\n", fragment.code.trim_matches('\n'))
}

/// Code of a typemap, with its place in the interface.
pub(super) fn step(step: &RowStep) -> String {
    let above = step.text.len() - step.text.trim_start_matches('\n').len();
    let place = line(step.place.line + above, &step.place.file);
    let text = step.text.trim_matches('\n');
    match (&step.needs, step.is_block) {
        (Some(object), _) => format!("if ({object}) {{\n{place}{text}\n}}\n"),
        (None, true) => format!("{{\n{place}{text}\n}}\n"),
        (None, false) => format!("{place}{text}\n"),
    }
}

/// The `#line` directive that makes the compiler report this place.
pub(super) fn line(line: usize, file: &str) -> String {
    format!("#line {line} {}\n", cpp_string(file))
}

/// The Rust expression for an `Option`.
pub(super) fn option(value: Option<String>) -> String {
    value.map_or_else(|| "None".to_owned(), |value| format!("Some({value})"))
}
