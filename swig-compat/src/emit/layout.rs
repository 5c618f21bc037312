//! Line breaks, by rustfmt's default rules, so that emitted files pass its check in any project.

use super::text::in_literal;

/// The longest line, with its end.
pub(super) const LINE: usize = 101;
/// The longest list of arguments or elements that stays on one line.
pub(super) const CALL_WIDTH: usize = 60;
/// Elements up to this length share lines.
const SHORT: usize = 10;
/// The longest line of text in a literal, without the mark of its end.
const TEXT: usize = 97;

/// `fn name(parameters) tail`, on one line or one line each.
pub(super) fn declaration(indent: &str, head: &str, parameters: &[String], tail: &str) -> String {
    let line = format!("{indent}{head}({}){tail}\n", parameters.join(", "));
    // rustfmt lets a declaration without a body not end in the last column.
    if line.len() == LINE && tail.ends_with(';') {
        format!("{indent}{head}({})\n{indent}{}\n", parameters.join(", "), tail.trim_start())
    } else if line.len() <= LINE {
        line
    } else {
        column(indent, &format!("{head}("), parameters, &format!("){tail}"))
    }
}

/// `head element, element tail`, on one line or one line each.
pub(super) fn list(indent: &str, head: &str, elements: &[String], tail: &str) -> String {
    let inner = elements.join(", ");
    let line = format!("{indent}{head}{inner}{tail}\n");
    // A single element may be as long as the line.
    let fits = elements.len() == 1 || inner.len() <= CALL_WIDTH;
    // A single one that is broken already stands on the head's line.
    if elements.len() == 1 && inner.contains('\n') {
        return line;
    }
    if fits && line.len() <= LINE { line } else { column(indent, head, elements, tail) }
}

/// `static NAME: TYPE = &[elements];`: a single element that is too long for the line stands on the next.
pub(super) fn table(declared: &str, elements: &[String]) -> String {
    let whole = list("", &format!("{declared} = &["), elements, "];");
    match elements {
        [only] if only.contains('\n') => format!("{declared} = &[{only}];\n"),
        [only] if whole.lines().count() > 1 => format!("{declared} =\n    &[{only}];\n"),
        _ => whole,
    }
}

/// A [`list`] of names: where all are short, they fill lines.
pub(super) fn names(indent: &str, head: &str, names: &[String], tail: &str) -> String {
    let whole = list(indent, head, names, tail);
    if whole.lines().count() == 1 || names.iter().any(|name| name.len() > SHORT) {
        return whole;
    }
    fill(indent, head, names, tail, LINE)
}

/// `head = &[names];`, on one line, or broken after `=`, or as [`names`].
pub(super) fn list_of_statics(head: &str, elements: &[String]) -> String {
    let inner = elements.join(", ");
    let line = format!("    &[{inner}];\n");
    let is_long = head.len() + line.len() - 1 > LINE;
    if is_long && inner.len() <= CALL_WIDTH && line.len() <= LINE {
        return format!("{head} =\n{line}");
    }
    names("", &format!("{head} = &["), elements, "];")
}

/// `use path::{name, name};`, on one line or filling lines, which rustfmt makes one shorter than others, but for the last.
pub(super) fn import(path: &str, names: &[String]) -> String {
    let line = format!("use {path}::{{{}}};\n", names.join(", "));
    let head = format!("use {path}::{{");
    // One that would fill the line is broken as well.
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

/// `let name = function(arguments);`, broken after `=` or one line for each argument.
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

/// `function(&[elements])?;`, on one line or one line for each element.
pub(super) fn statement_with_slice(indent: &str, function: &str, elements: &[String]) -> String {
    let slice = format!("&[{}]", elements.join(", "));
    let line = format!("{indent}{function}({slice})?;\n");
    // The brackets of an array do not count, unless the line is as good as full.
    let longest = if slice.len() <= CALL_WIDTH { LINE } else { LINE - "?;".len() };
    let fits = slice.len() <= CALL_WIDTH + "&[]".len() && line.len() <= longest;
    if fits { line } else { column(indent, &format!("{function}(&["), elements, "])?;") }
}

/// `function("name", &[elements])?;`, on one line or one line for each argument.
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
    // The brackets of an array do not count, those of a call do.
    let slice = match slice.len() <= CALL_WIDTH + "&[]".len() {
        true => format!("{deeper}{slice},\n"),
        false => column(&deeper, "&[", elements, "],"),
    };
    format!("{indent}{function}(\n{deeper}\"{name}\",\n{slice}{indent})?;\n")
}

/// `head.call().call()`, on one line or one line for each call, at `indent`.
pub(super) fn calls(indent: &str, head: &str, calls: &[String]) -> String {
    let line = format!("{head}{}", calls.concat());
    if line.len() <= CALL_WIDTH {
        return line;
    }
    let lines: String = calls.iter().map(|call| format!("\n{indent}    {call}")).collect();
    format!("{head}{lines}")
}

/// `head.call().method(&[elements])`, on one line or one line for each call, at `indent`.
pub(super) fn chain(indent: &str, head: &str, calls: &[String], method: &str, elements: &[String]) -> String {
    let slice = format!("&[{}]", elements.join(", "));
    let line = format!("{head}{}.{method}({slice})", calls.concat());
    if line.len() <= CALL_WIDTH {
        return line;
    }
    if slice.len() > CALL_WIDTH {
        let head = format!("{head}{}.{method}(&[", calls.concat());
        return column(indent, &head, elements, "])").trim().to_owned();
    }
    let deeper = format!("{indent}    ");
    let calls: String = calls.iter().map(|call| format!("{deeper}{call}\n")).collect();
    format!("{head}\n{calls}{deeper}.{method}({slice})")
}

/// `head::<(parameters), result>(arguments),`, on one line, or one line for each argument, or else for each type.
pub(super) fn generic_call(
    indent: &str,
    head: &str,
    Tuple { elements, wrapper }: Tuple,
    result: Option<&str>,
    arguments: &[String],
) -> String {
    let end = if elements.len() == 1 { "," } else { "" };
    let (open, close) = (format!("{wrapper}("), if wrapper.is_empty() { ")" } else { ")>" });
    let result_of_line = result.map(|result| format!(", {result}")).unwrap_or_default();
    let head_of_line = format!("{head}::<{open}{}{end}{close}{result_of_line}>(", elements.join(", "));
    // With the line's end.
    if elements.join(", ").len() <= CALL_WIDTH && indent.len() + head_of_line.len() < LINE {
        return list(indent, &head_of_line, arguments, "),");
    }
    let inner = format!("{indent}    ");
    let tuple = match elements {
        [only] => format!("{inner}{open}{only},{close},\n"),
        _ => list(&inner, &open, elements, &format!("{close},")),
    };
    let call = list(indent, ">(", arguments, "),");
    let result = result.map(|result| format!("{inner}{result},\n")).unwrap_or_default();
    format!("{indent}{head}::<\n{tuple}{result}{call}")
}

/// A tuple of types, perhaps inside a generic one: `On<(i32,)>` with the wrapper `On<`.
pub(super) struct Tuple<'a> {
    pub elements: &'a [String],
    pub wrapper: &'a str,
}

/// `function(arguments)` as an element of a list, on one line or one line for each argument.
pub(super) fn call(indent: &str, function: &str, arguments: &[String]) -> String {
    let inner = arguments.join(", ");
    let line = format!("{function}({inner})");
    // With the comma.
    if inner.len() <= CALL_WIDTH && indent.len() + line.len() + 1 < LINE {
        return line;
    }
    let arguments: String = arguments.iter().map(|each| format!("{indent}    {each},\n")).collect();
    format!("{function}(\n{arguments}{indent})")
}

fn column(indent: &str, head: &str, elements: &[String], tail: &str) -> String {
    let elements: String = elements.iter().map(|element| format!("{indent}    {element},\n")).collect();
    format!("{indent}{head}\n{elements}{indent}{tail}\n")
}

/// A string literal that begins at `column`; several lines of text are several lines of source, and a long one is
/// folded: rustfmt leaves a whole item as it is for one line that is too long.
pub(super) fn quoted(text: &str, column: usize) -> String {
    let indents = std::iter::once(column).chain(std::iter::repeat(0));
    let lines: Vec<String> = text.split('\n').zip(indents).map(|(text, column)| line(text, column)).collect();
    format!("\"{}\"", lines.join("\\n\\\n"))
}

fn line(text: &str, column: usize) -> String {
    let escaped = in_literal(text);
    let mut folded = String::new();
    let mut width = column;
    for word in escaped.split_inclusive(' ') {
        // A literal that is continued swallows the spaces that its next line begins with.
        if width > column && width + word.len() > TEXT && word != " " {
            folded += "\\\n";
            width = 0;
        }
        width += word.len();
        folded += word;
    }
    let spaces = folded.len() - folded.trim_start_matches(' ').len();
    "\\x20".repeat(spaces) + &folded[spaces..]
}
