//! The C++ text of the interface, and the locations that compilers report for it.

use super::text::cpp_string;
use crate::plan::Fragment;

/// What stands between `%{` and `%}`, each with its place.
pub(super) fn text(fragments: &[Fragment]) -> String {
    fragments.iter().map(fragment).collect()
}

fn fragment(fragment: &Fragment) -> String {
    let above = fragment.code.len() - fragment.code.trim_start_matches('\n').len();
    let place = line(fragment.place.line + above, &fragment.place.file);
    format!("\n{place}{}\n", fragment.code.trim_matches('\n'))
}

/// Has the compiler's errors name this place.
pub(super) fn line(line: usize, file: &str) -> String {
    format!("#line {line} {}\n", cpp_string(file))
}
