//! Text that Sphinx displays as a block: code and formulas.

/// The indentation of the lines after the first in a section.
pub(super) const INDENT: &str = "    ";

/// The languages that an option such as `\code{.py}` names. The default is C++.
const LANGUAGES: [(&str, &str); 3] = [(".py", "python"), (".java", "java"), (".c", "c")];

/// A code block below a reStructuredText directive. Code that begins with Python's prompt needs no directive.
pub fn code_block(code: &str, option: &str, margin: &str) -> String {
    let code = code.strip_prefix('\n').unwrap_or(code);
    let is_session = code.trim_start_matches([' ', '\t']).starts_with(">>>");
    let (directive, indent) = match is_session {
        true => (String::new(), ""),
        false => {
            let known = LANGUAGES.iter().find(|(ending, _)| *ending == option);
            let language = known.map_or("c++", |(_, language)| language);
            (format!("{margin}.. code-block:: {language}\n\n"), INDENT)
        }
    };
    let lines: Vec<String> =
        code.split('\n').map(|line| format!("{indent}{line}").trim_end_matches(' ').to_owned()).collect();
    let text = directive + &lines.join("\n");
    // The line of the closing command already ends with a line break.
    text.strip_suffix('\n').unwrap_or(&text).to_owned()
}

/// A LaTeX formula.
pub fn formula(content: &str, is_block: bool, margin: &str) -> String {
    let content = content.trim();
    if !is_block {
        return format!(":math:`{}`", content.replace('\n', ""));
    }
    let newline = format!("\n{margin}{INDENT}");
    format!("{margin}.. math::\n{newline}{}", content.replace('\n', &newline))
}
