//! C++'s literals in Python's spelling.

/// The Python spelling of a C++ literal; `None` for defaults that only C++ can evaluate.
pub(in crate::plan) fn python(literal: &str) -> Option<String> {
    match literal.trim() {
        "true" => Some("True".to_owned()),
        "false" => Some("False".to_owned()),
        text if is_null(text) => Some("None".to_owned()),
        text if is_infinity(text.trim_start_matches('-')) => {
            // `inspect` has no name for infinity in signatures.
            Some(if text.starts_with('-') { "-1e999" } else { "1e999" }.to_owned())
        }
        text => number(text).or_else(|| quoted(text)),
    }
}

/// Whether the text is a null pointer: `nullptr` or `(T *)0`.
fn is_null(text: &str) -> bool {
    let cast = text.strip_prefix('(').and_then(|rest| rest.split_once(')'));
    let pointed = cast.filter(|(r#type, _)| r#type.trim_end().ends_with('*')).map(|(_, value)| value.trim());
    matches!(text, "nullptr" | "NULL") || matches!(pointed, Some("0" | "nullptr" | "NULL"))
}

fn is_infinity(text: &str) -> bool {
    matches!(text, "INFINITY" | "HUGE_VAL")
        || text.trim_start_matches("std::").starts_with("numeric_limits<") && text.ends_with(">::infinity()")
}

/// A number without its suffix: `-1` for `-1L`, `2.5` for `2.5f`. Integers with a leading 0 are excluded,
/// because Python does not have them.
fn number(text: &str) -> Option<String> {
    let is_real = text.contains(['.', 'e', 'E']);
    let number = text.trim_end_matches(if is_real { ['f', 'F', 'l', 'L'] } else { ['u', 'U', 'l', 'L'] });
    let digits = number.trim_start_matches('-');
    let is_decimal = digits == "0"
        || digits.starts_with(|first: char| first.is_ascii_digit() && (is_real || first != '0'));
    match is_real {
        _ if !is_decimal => None,
        true => {
            number.parse::<f64>().ok().filter(|value| value.is_finite()).map(|value| format!("{value:?}"))
        }
        false => digits.bytes().all(|digit| digit.is_ascii_digit()).then(|| number.to_owned()),
    }
}

/// A string, if it has no escapes.
fn quoted(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let is_plain = inner.chars().all(|character| character.is_ascii_graphic() || character == ' ');
    (is_plain && !inner.contains(['"', '\\', '\''])).then(|| format!("'{inner}'"))
}
