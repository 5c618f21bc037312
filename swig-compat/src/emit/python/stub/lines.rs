//! Breaks types that are too long for one line as Python's formatters do.

use super::{INDENTATION, LINE, types};

/// A parameter or a type, before a comma. `outside` is the number of columns by which all lines are indented
/// later, `inside` the number by which they are indented here.
pub(super) fn broken(text: &str, outside: usize, inside: usize) -> String {
    if outside + inside + text.len() < LINE {
        return text.to_owned();
    }
    let alternatives = types::alternatives(text);
    let start = " ".repeat(inside);
    if alternatives.len() > 1 {
        let all = alternatives.iter().map(|each| broken(each, outside, inside));
        return all.collect::<Vec<_>>().join(&format!("\n{start}| "));
    }
    let body = text.split_once('[').and_then(|(head, rest)| Some((head, rest.strip_suffix(']')?)));
    let Some((head, body)) = body else { return text.to_owned() };
    let deeper = inside + INDENTATION;
    let items = items(body);
    let (before, comma) = (format!("\n{}", " ".repeat(deeper)), if items.len() > 1 { "," } else { "" });
    let body: String = match outside + deeper + body.len() <= LINE {
        true => format!("{before}{body}"),
        false => items.iter().map(|item| before.clone() + &broken(item, outside, deeper) + comma).collect(),
    };
    format!("{head}[{body}\n{start}]")
}

/// The arguments of a generic type.
fn items(body: &str) -> Vec<&str> {
    const AND: &str = ", ";
    let mut items = Vec::new();
    let mut start = 0;
    for (at, _) in body.match_indices(AND) {
        let item = &body[start..at];
        if item.matches('[').count() == item.matches(']').count() {
            items.push(item);
            start = at + AND.len();
        }
    }
    items.push(&body[start..]);
    items
}
