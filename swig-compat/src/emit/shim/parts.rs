//! The shim in parts, for a compiler run that only finds errors: the parts are not linked, so each of them
//! contains all declarations and some of the functions.

use super::{CodeForm, cut, declarations_for_several, rest};
use crate::plan::Plan;

/// The shim as several texts that do not include one another.
pub(crate) struct ShimParts {
    /// The text that the compiler reads before each part.
    pub declarations: String,
    pub parts: Vec<ShimPart>,
}

/// Some functions of the shim. The text has no `#line`, so compilers report lines of the part, because one
/// line of the interface may produce many functions.
pub(crate) struct ShimPart {
    pub text: String,
    /// The origin of each line of the text.
    pub lines: Vec<LineOrigin>,
}

/// The origin of a line in a part.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LineOrigin {
    /// The index of the line's row among all rows.
    pub row: Option<usize>,
    /// The file and line of the interface, as in `#line`.
    pub place: Option<(String, usize)>,
}

/// The shim in parts of `size` rows or classes; the last part may be smaller.
pub(crate) fn of(plan: &Plan, size: usize) -> ShimParts {
    let namespace = &plan.namespace;
    let pieces = cut::pieces(plan, cut::units(plan).div_ceil(size).max(1));
    let parts = pieces.iter().map(|piece| {
        let mut part = ShimPart { text: String::new(), lines: Vec::new() };
        part.add(None, &format!("namespace {namespace} {{"));
        piece.functions(plan).iter().for_each(|(row, text)| part.add(*row, text));
        if piece.is_first {
            part.add(None, &rest(plan));
        }
        part.add(None, "}");
        part
    });
    ShimParts { declarations: declarations_for_several(plan, CodeForm::OfOneFile), parts: parts.collect() }
}

impl ShimPart {
    /// Adds the text of a row, and interprets its `#line`s like a preprocessor.
    fn add(&mut self, row: Option<usize>, text: &str) {
        let mut place: Option<(String, usize)> = None;
        for line in text.lines() {
            if let Some((number, file)) = line_directive(line) {
                place = file.or(place.map(|(file, _)| file)).map(|file| (file, number));
                // An empty line, so that the text below a directive may continue the text above it.
                self.push("", LineOrigin { row, place: None });
                continue;
            }
            self.push(line, LineOrigin { row, place: place.clone() });
            if let Some((_, number)) = &mut place {
                *number += 1;
            }
        }
    }

    fn push(&mut self, line: &str, origin: LineOrigin) {
        self.text += line;
        self.text.push('\n');
        self.lines.push(origin);
    }
}

/// The line in a `#line` of the shim, and the file, unless it is that of the directive before.
fn line_directive(line: &str) -> Option<(usize, Option<String>)> {
    let named = line.strip_prefix("#line ")?;
    let Some((number, file)) = named.split_once(' ') else { return Some((named.parse().ok()?, None)) };
    let file = file.strip_prefix('"')?.strip_suffix('"')?;
    Some((number.parse().ok()?, Some(file.replace(r#"\""#, "\"").replace(r"\\", r"\"))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_of_a_part_name_the_lines_of_the_interface() {
        let mut part = ShimPart { text: String::new(), lines: Vec::new() };
        part.add(None, "namespace n {");
        part.add(Some(3), "\n#line 7 \"a \\\"b\\\".i\"\nint f() {\nreturn 1; }\n#line 7\nint g();\n");
        let origin = |line: usize| part.lines[line - 1].clone();
        assert_eq!(part.text.lines().nth(3), Some("int f() {"));
        assert_eq!(origin(1), LineOrigin::default());
        assert_eq!(origin(4), LineOrigin { row: Some(3), place: Some(("a \"b\".i".to_owned(), 7)) });
        assert_eq!(origin(5).place, Some(("a \"b\".i".to_owned(), 8)));
        assert_eq!(origin(7).place, origin(4).place);
    }
}
