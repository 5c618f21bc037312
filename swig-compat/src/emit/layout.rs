//! Breaks lines by rustfmt's default rules, so that emitted files pass its check in any project. Tables of
//! functions are marked `#[rustfmt::skip]`, and their rows may have any length.

use super::text::in_literal;

/// The longest line, including the line break.
pub(super) const LINE: usize = 101;
/// The longest list of arguments or elements that stays on one line.
pub(super) const CALL_WIDTH: usize = 60;
/// The largest length, in characters, of elements that share a line.
const SHORT: usize = 10;

/// `fn name(parameters) tail`, on one line or with one line for each parameter.
pub(super) fn declaration(indent: &str, head: &str, parameters: &[String], tail: &str) -> String {
    let line = format!("{indent}{head}({}){tail}\n", parameters.join(", "));
    // rustfmt does not let a declaration without a body end in the last column.
    if line.len() == LINE && tail.ends_with(';') {
        format!("{indent}{head}({})\n{indent}{}\n", parameters.join(", "), tail.trim_start())
    } else if line.len() <= LINE {
        line
    } else {
        column(indent, &format!("{head}("), parameters, &format!("){tail}"))
    }
}

/// `head element, element tail`, on one line or with one line for each element.
pub(super) fn list(indent: &str, head: &str, elements: &[String], tail: &str) -> String {
    let inner = elements.join(", ");
    let line = format!("{indent}{head}{inner}{tail}\n");
    // A single element may fill the line.
    let fits = elements.len() == 1 || inner.len() <= CALL_WIDTH;
    // A single element that is already broken begins on the line of the head.
    if elements.len() == 1 && inner.contains('\n') {
        return line;
    }
    if fits && line.len() <= LINE { line } else { column(indent, head, elements, tail) }
}

/// A [`list`] of names; short names share lines.
pub(super) fn names(indent: &str, head: &str, names: &[String], tail: &str) -> String {
    let whole = list(indent, head, names, tail);
    if whole.lines().count() == 1 || names.iter().any(|name| name.len() > SHORT) {
        return whole;
    }
    fill(indent, head, names, tail, LINE)
}

/// `use path::{name, name};`, on one line or filling several, of which rustfmt makes all but the last one
/// column shorter.
pub(super) fn import(path: &str, names: &[String]) -> String {
    let line = format!("use {path}::{{{}}};\n", names.join(", "));
    let head = format!("use {path}::{{");
    // An import that would fill the whole line is broken too.
    if line.len() < LINE - 1 { line } else { fill("", &head, names, "};", LINE - 1) }
}

fn fill(indent: &str, head: &str, names: &[String], tail: &str, longest: usize) -> String {
    let mut lines = format!("{indent}{head}\n{indent}   ");
    let mut width = indent.len() + 3;
    for (index, name) in names.iter().enumerate() {
        let longest = if index + 1 == names.len() { LINE } else { longest };
        if width + name.len() + 3 > longest {
            lines += &format!("\n{indent}   ");
            width = indent.len() + 3;
        }
        lines += &format!(" {name},");
        width += name.len() + 2;
    }
    format!("{lines}\n{indent}{tail}\n")
}

/// `let name = function(arguments);`, broken after `=` or with one line for each argument.
pub(super) fn statement(indent: &str, head: &str, function: &str, arguments: &[String]) -> String {
    let inner = arguments.join(", ");
    let call = format!("{function}({inner});\n");
    let line = format!("{indent}{head} {call}");
    if inner.len() <= CALL_WIDTH && line.len() <= LINE {
        return line;
    }
    let broken = format!("{indent}    {call}");
    if inner.len() <= CALL_WIDTH && broken.len() <= LINE {
        return format!("{indent}{head}\n{broken}");
    }
    column(indent, &format!("{head} {function}("), arguments, ");")
}

/// `function(&[elements])?;`, on one line or with one line for each element.
pub(super) fn statement_with_slice(indent: &str, function: &str, elements: &[String]) -> String {
    let slice = format!("&[{}]", elements.join(", "));
    let line = format!("{indent}{function}({slice})?;\n");
    // The brackets of an array do not count, unless the line is nearly full.
    let longest = if slice.len() <= CALL_WIDTH { LINE } else { LINE - "?;".len() };
    let fits = slice.len() <= CALL_WIDTH + "&[]".len() && line.len() <= longest;
    if fits { line } else { column(indent, &format!("{function}(&["), elements, "])?;") }
}

/// `function("name", &[elements])?;`, on one line or with one line for each argument.
pub(super) fn statement_with_named_slice(
    indent: &str,
    function: &str,
    name: &str,
    elements: &[String],
) -> String {
    let slice = format!("&[{}]", elements.join(", "));
    let inner = format!("\"{name}\", {slice}");
    if inner.len() <= CALL_WIDTH {
        return format!("{indent}{function}({inner})?;\n");
    }
    let deeper = format!("{indent}    ");
    // The brackets of an array do not count, but the parentheses of a call do.
    let slice = match slice.len() <= CALL_WIDTH + "&[]".len() {
        true => format!("{deeper}{slice},\n"),
        false => column(&deeper, "&[", elements, "],"),
    };
    format!("{indent}{function}(\n{deeper}\"{name}\",\n{slice}{indent})?;\n")
}

fn column(indent: &str, head: &str, elements: &[String], tail: &str) -> String {
    let elements: String = elements.iter().map(|element| format!("{indent}    {element},\n")).collect();
    format!("{indent}{head}\n{elements}{indent}{tail}\n")
}

/// A string literal, in which each line of the text is a line of source.
pub(super) fn quoted(text: &str) -> String {
    let line = |text| {
        let escaped = in_literal(text);
        // A continued literal drops the spaces at the beginning of its next line.
        let text = escaped.trim_start_matches(' ');
        "\\x20".repeat(escaped.len() - text.len()) + text
    };
    let lines: Vec<String> = text.split('\n').map(line).collect();
    format!("\"{}\"", lines.join("\\n\\\n"))
}
