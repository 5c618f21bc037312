//! Replaces `__VA_OPT__(…)` in the body of a macro: its text is used only if there are arguments for `...`.

use super::define::Macro;
use super::word::Word;
use std::borrow::Cow;

const OPTIONAL: &str = "__VA_OPT__";

/// The body of a macro for these arguments, with each `__VA_OPT__` replaced by its text or removed.
pub(super) fn body<'m>(of: &'m Macro, arguments: &[Vec<Word>]) -> Cow<'m, [Word]> {
    let is_variadic = of.parameters.as_ref().is_some_and(|parameters| parameters.variadic);
    if !is_variadic || !of.body.iter().any(|word| word.text() == OPTIONAL) {
        return Cow::Borrowed(&of.body);
    }
    let is_taken = arguments.last().is_some_and(|rest| !rest.is_empty());
    let mut body = Vec::new();
    let mut rest = &of.body[..];
    while let Some((word, behind)) = rest.split_first() {
        let inside = if word.text() == OPTIONAL { in_brackets(behind) } else { None };
        rest = match inside {
            Some((inside, behind)) => {
                let mut inside = if is_taken { inside.to_vec() } else { Vec::new() };
                if let Some(first) = inside.first_mut() {
                    first.token.leading = word.token.leading;
                }
                body.extend(inside);
                behind
            }
            None => {
                body.push(word.clone());
                behind
            }
        };
    }
    Cow::Owned(body)
}

/// The words inside the parentheses that open here, and the words after them.
fn in_brackets(words: &[Word]) -> Option<(&[Word], &[Word])> {
    let mut depth = 0;
    for (index, word) in words.iter().enumerate() {
        depth += i32::from(word.is("(")) - i32::from(word.is(")"));
        match (index, depth) {
            (0, 0) => return None,
            (_, 0) => return Some((&words[1..index], &words[index + 1..])),
            _ => {}
        }
    }
    None
}
