//! Translates Doxygen comments to Python docstrings in reStructuredText, as SWIG does for `-doxygen`.
//!
//! ```text
//! Halves it.                            Halves it.
//! @param x what is \b halved     ──►    :type x: float
//! @return a half                        :param x: what is **halved**
//!                                       :rtype: float
//!                                       :return: a half
//! ```
//!
//! Nothing is refused: an unknown command is left out, and its text is kept.

mod block;
mod commands;
mod html;
mod tokens;
mod writer;

use std::collections::BTreeMap;
use tokens::tokens;
use writer::DocumentationWriter;

/// The parts of a documented declaration that its docstring mentions.
#[derive(Debug, Default)]
pub struct Documented {
    pub parameters: Vec<DocumentedParameter>,
    /// The type of the result, if it has a name.
    pub returns: Option<String>,
    /// The features of the declaration: `doxygen:alias:…` and `doxygen:ignore:…` define the interface's own
    /// commands.
    pub features: BTreeMap<String, String>,
}

#[derive(Debug)]
pub struct DocumentedParameter {
    pub name: String,
    pub r#type: String,
    pub is_optional: bool,
}

/// The docstring for a comment, whose comment marks have already been removed.
pub fn docstring(comment: &str, subject: &Documented) -> String {
    let text = match subject.features.contains_key("doxygen:notranslate") {
        true => comment.to_owned(),
        false => DocumentationWriter::new(&tokens(comment, &subject.features), subject).whole(),
    };
    apart(&text)
}

/// Joins the docstrings of overloads. Each has a flag that is true if its comment begins on the line below
/// the comment mark. If so, the docstring begins on the line below its quotes.
pub fn joined(docstrings: &[(bool, String)]) -> String {
    match docstrings {
        [] => String::new(),
        [(_, only)] => only.clone(),
        several => {
            let numbered = several.iter().enumerate();
            let each = numbered.map(|(index, (begins_below, text))| {
                let gap = if *begins_below { "\n" } else { "" };
                format!("*Overload {}:*\n{gap}{text}", index + 1)
            });
            each.collect::<Vec<String>>().join("\n\n|\n\n")
        }
    }
}

/// The beginnings of blocks that Sphinx recognises only after an empty line.
const BLOCKS: [&str; 3] = [".. code-block", ".. math", ">>>"];

/// Inserts an empty line before each of [`BLOCKS`], and removes empty lines around the whole text.
fn apart(text: &str) -> String {
    let mut lines: Vec<&str> = Vec::new();
    for line in text.trim_end_matches(['\n', '\t']).lines().skip_while(|line| line.trim().is_empty()) {
        let begins_block = BLOCKS.iter().any(|block| line.trim_start().starts_with(block));
        if begins_block && lines.last().is_some_and(|last| !last.trim().is_empty()) {
            lines.push("");
        }
        lines.push(line);
    }
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use super::{Documented, docstring};

    fn of(comment: &str) -> String {
        docstring(comment, &Documented::default())
    }

    #[test]
    fn text_that_is_no_command_stays() {
        let texts =
            ["a < b && c > d", "std::vector<int> x", "\"d:\\xyz @b\"", "... and 5 % of it.", "é\u{202e}…"];
        for text in texts {
            assert_eq!(of(text), text);
        }
    }

    #[test]
    fn what_is_not_closed_goes_to_the_end() {
        assert_eq!(of("\\code\nint x;"), ".. code-block:: c++\n\n    int x;");
        assert_eq!(of("x \\f$ y"), "x :math:`y`");
        assert_eq!(of("\\if A\nb"), "\nb".trim());
        assert_eq!(of("<b>bold"), "**bold");
    }

    #[test]
    fn unknown_commands_are_left_out() {
        assert_eq!(of("\\nope text \\b"), "text");
    }

    #[test]
    fn no_comment_takes_all_of_the_stack() {
        for command in ["\\if A ", "\\link ", "\\li \\arg ", "\\brief ", "\\param x "] {
            let end = if command.contains("link") { "\\endlink" } else { "\\endif" };
            of(&(command.repeat(1_000) + &end.repeat(10)));
        }
    }

    #[test]
    fn what_stands_inside_ends_with_what_is_around_it() {
        assert_eq!(of("\\if A\n\\li item\n\\endif\ntext").matches("text").count(), 1);
        assert_eq!(of(&("\\link \\short x \\endlink ".repeat(100) + "text")).matches("text").count(), 1);
        assert_eq!(of("\\if A\n\\code\nx\n\\endif\n\\endcode\ntext").matches("text").count(), 1);
    }
}
