//! The interface's own C++ text, and the places that compilers name.

use crate::plan::{Fragment, Plan};

/// What stands between `%{` and `%}`, each with its place.
pub(super) fn fragments(plan: &Plan) -> String {
    plan.fragments.iter().map(fragment).collect()
}

fn fragment(fragment: &Fragment) -> String {
    let above = fragment.code.len() - fragment.code.trim_start_matches('\n').len();
    let place = line(fragment.place.line + above, &fragment.place.file);
    format!("\n{place}{}\n", fragment.code.trim_matches('\n'))
}

/// Has the compiler's errors name this place.
pub(super) fn line(line: usize, file: &str) -> String {
    let file = file.replace('\\', r"\\").replace('"', r#"\""#);
    format!("#line {line} \"{file}\"\n")
}

#[cfg(test)]
mod tests {
    #[test]
    fn the_name_of_a_file_is_a_string_of_cpp() {
        assert_eq!(super::line(3, r#"a "b"\c.i"#), "#line 3 \"a \\\"b\\\"\\\\c.i\"\n");
    }
}
