//! Reads the comment above a declaration as its documentation.
//!
//! The layout is kept, such as the indentation of code and the rule under a title. Comment marks, the common
//! indentation of all lines, and rules around the whole text are removed.

use crate::lex::{Leading, Token, TokenKind};
use crate::parse::cursor::is;

/// The spaces that replace a tab.
const TAB: &str = "    ";

/// The text of the comment directly above `tokens[index]`, without its marks: a run of `///` or `//!` lines,
/// or one `/** … */` or `/*! … */`. A comment after code on the same line, or followed by a blank line, is
/// not documentation. Plain comments, `//` and `/* … */`, are skipped, because they address readers of the
/// code.
pub fn above(tokens: &[Token], index: usize) -> Option<String> {
    let mut leading = tokens.get(index)?.leading;
    let mut lines = Vec::new();
    for position in (0..index).rev() {
        let token = &tokens[position];
        // A macro that was blanked out: the text before it also precedes the declaration.
        if token.kind == TokenKind::Comment && token.text.trim().is_empty() {
            leading = leading.max(token.leading);
            continue;
        }
        let own_line = token.leading >= Leading::Newline || position == 0;
        if token.kind != TokenKind::Comment || leading != Leading::Newline || !own_line {
            break;
        }
        if is_behind(token) {
            break;
        }
        leading = token.leading;
        if !is_marked(token) {
            continue;
        }
        if token.text.starts_with("/*") {
            return if lines.is_empty() { block(&token.text) } else { finish(lines) };
        }
        lines.push(token.text.trim_start_matches('/').trim_start_matches('!').to_owned());
    }
    finish(lines)
}

/// The text of a block comment. If it begins below the opening mark, the text begins with an empty line.
fn block(comment: &str) -> Option<String> {
    let lines = block_lines(comment);
    let begins_below = lines.first().is_some_and(|first| first.is_empty());
    let text = cleaned(lines)?;
    Some(if begins_below { format!("\n{text}") } else { text })
}

/// The comment of the declaration from `tokens[first]` to before `tokens[end]`: the one above it, or else a
/// trailing one, which begins with `///<`.
pub fn of(tokens: &[Token], first: usize, end: usize) -> Option<String> {
    above(tokens, first).or_else(|| {
        let behind = tokens.get(end..)?.iter().skip_while(|token| is(token, ";") || is(token, ","));
        let comments: Vec<String> = behind.take_while(|token| is_behind(token)).filter_map(text).collect();
        (!comments.is_empty()).then(|| comments.join("\n"))
    })
}

/// The documentation of a function, followed by that of its parameters, as Doxygen commands, from the
/// comments beside them in `tokens`.
pub fn with_parameters(doc: Option<String>, tokens: &[Token]) -> Option<String> {
    let (mut name, mut before, mut is_default) = (None, None, false);
    let mut commands: Vec<(&str, String)> = Vec::new();
    let mut above: Vec<String> = Vec::new();
    for token in tokens {
        match token.kind {
            TokenKind::Comment if is_behind(token) => {
                let of = name.or(before);
                commands.extend(of.zip(text(token)));
            }
            TokenKind::Comment if is_marked(token) => above.extend(text(token)),
            TokenKind::Identifier if !is_default => name = Some(&*token.text),
            _ if is(token, "=") => is_default = true,
            _ if is(token, ",") || is(token, ")") => {
                let texts = std::mem::take(&mut above).into_iter();
                commands.extend(
                    name.into_iter()
                        .zip([texts])
                        .flat_map(|(name, texts)| texts.map(move |text| (name, text))),
                );
                (before, name, is_default) = (name.or(before), None, false);
            }
            _ => {}
        }
    }
    let commands: Vec<String> = commands.iter().map(|(name, text)| format!("@param {name} {text}")).collect();
    match (doc, commands.is_empty()) {
        (doc, true) => doc,
        (Some(doc), false) => Some(format!("{doc}\n\n{}", commands.join("\n"))),
        (None, false) => Some(commands.join("\n")),
    }
}

/// Whether a comment begins with a documentation mark: `///`, `//!`, `/**` or `/*!`. A row of slashes or
/// asterisks is not a mark.
fn is_marked(token: &Token) -> bool {
    let text = ["///", "//!", "/**", "/*!"].iter().find_map(|mark| token.text.strip_prefix(mark));
    token.kind == TokenKind::Comment && text.is_some_and(|text| !text.starts_with(['/', '*']))
}

/// Whether a comment documents the declaration before it.
fn is_behind(token: &Token) -> bool {
    is_marked(token) && token.text[3..].starts_with('<')
}

/// The text of one comment, without its marks.
fn text(token: &Token) -> Option<String> {
    let text = token.text.get(3..)?.trim_start_matches('<');
    match token.text.starts_with("/*") {
        true => cleaned(block_lines(&format!("/**{text}"))),
        false => cleaned(vec![text.trim().to_owned()]),
    }
}

fn finish(mut lines: Vec<String>) -> Option<String> {
    lines.reverse();
    shift(&mut lines, true);
    cleaned(lines)
}

/// The lines of a block comment. The first line is the text after the mark, wherever the others begin.
fn block_lines(comment: &str) -> Vec<String> {
    let inner = comment[3..].strip_suffix("*/").unwrap_or("");
    let mut lines: Vec<String> = inner.lines().map(str::to_owned).collect();
    if let Some((first, rest)) = lines.split_first_mut() {
        *first = first.trim_start_matches('*').trim().to_owned();
        let is_starred =
            rest.iter().find(|line| !line.trim().is_empty()).is_some_and(|line| starred(line).is_some());
        for line in rest.iter_mut().filter(|_| is_starred) {
            *line = starred(line).unwrap_or(line).to_owned();
        }
        shift(rest, is_starred);
    }
    lines
}

/// The text after the `*` at the beginning of a line: after a single one, or after several with a space
/// behind them.
fn starred(line: &str) -> Option<&str> {
    let stars = line.trim_start();
    let text = stars.trim_start_matches('*');
    match text.starts_with(' ') || text.is_empty() {
        true if text.len() < stars.len() => Some(text),
        _ => stars.strip_prefix('*'),
    }
}

/// A line with tabs replaced by spaces at its beginning, and nothing after its text.
fn expanded(line: &str) -> String {
    let text = line.trim_start();
    let indent = line[..line.len() - text.len()].chars();
    let indent: String = indent.map(|space| if space == '\t' { TAB } else { " " }).collect();
    if text.is_empty() { String::new() } else { indent + text.trim_end() }
}

/// Removes the common indentation of all lines. If the text after a mark is indented so far that all of it is
/// code, only one space is removed.
fn shift(lines: &mut [String], is_marked: bool) {
    lines.iter_mut().for_each(|line| *line = expanded(line));
    let indent = |line: &str| line.len() - line.trim_start().len();
    let common = lines.iter().filter(|line| !is_rule(line)).map(|line| indent(line)).min().unwrap_or(0);
    let common = if is_marked && common > TAB.len() { 1 } else { common };
    for line in lines {
        line.drain(..common.min(indent(line)));
    }
}

/// Whether a line consists only of the characters of a rule; true for an empty line.
fn is_rule(line: &str) -> bool {
    line.trim().chars().all(|character| "-=*/#~".contains(character))
}

/// The text without rules such as `// ------` before and after it.
fn cleaned(lines: Vec<String>) -> Option<String> {
    let before = lines.iter().take_while(|line| is_rule(line)).count();
    let after = lines[before..].iter().rev().take_while(|line| is_rule(line)).count();
    let text: Vec<&str> = lines[before..lines.len() - after].iter().map(|line| line.trim_end()).collect();
    let text = text.join("\n");
    (!text.is_empty()).then_some(text)
}
