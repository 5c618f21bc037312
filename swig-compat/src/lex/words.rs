//! The names, keywords and numbers of code that is passed on without being read as tokens.

use super::scan::{closing_quote, is_digit, is_word};

/// The prefixes of raw strings.
const RAW: [&str; 5] = ["R", "LR", "uR", "UR", "u8R"];

/// The words of C or C++ code, outside of comments and literals.
pub(crate) fn words(code: &str) -> impl Iterator<Item = &str> {
    let mut rest = code;
    std::iter::from_fn(move || {
        while let Some(first) = rest.chars().next() {
            if !is_word(first) {
                let skipped = match first {
                    '/' => comment(rest),
                    '"' | '\'' => literal(rest),
                    _ => None,
                };
                rest = &rest[skipped.unwrap_or(first.len_utf8())..];
                continue;
            }
            // Digit separators are part of a number.
            let ends = |letter| !(is_word(letter) || is_digit(first) && letter == '\'');
            let (word, behind) = rest.split_at(rest.find(ends).unwrap_or(rest.len()));
            rest = behind;
            let is_raw = behind.starts_with('"') && RAW.contains(&word);
            match is_raw.then(|| raw_string(behind)).flatten() {
                Some(length) => rest = &behind[length..],
                None => return Some(word),
            }
        }
        None
    })
}

/// Whether a word occurs in C or C++ code, outside of comments and literals.
pub(crate) fn has_word(code: &str, word: &str) -> bool {
    // Most code lacks the word, which a plain search finds sooner.
    code.contains(word) && words(code).any(|each| each == word)
}

/// Whether an expression has the same value wherever it is written: it names nothing but null and bools.
pub(crate) fn is_literal(expression: &str) -> bool {
    let is_known =
        |word: &str| word.starts_with(is_digit) || matches!(word, "NULL" | "nullptr" | "true" | "false");
    words(expression).all(is_known)
}

/// The words of a text in any language, including comments and literals. There is an empty word between two
/// punctuation marks.
pub(crate) fn words_of_text(text: &str) -> impl Iterator<Item = &str> {
    text.split(|letter| !is_word(letter))
}

/// The length of the comment at the beginning of a text.
pub(crate) fn comment(text: &str) -> Option<usize> {
    let end = match text.as_bytes() {
        [b'/', b'/', ..] => "\n",
        [b'/', b'*', ..] => "*/",
        _ => return None,
    };
    Some(text[2..].find(end).map_or(text.len(), |at| 2 + at + end.len()))
}

/// The length of the string or character at the beginning of a text. A quote without a second one on its
/// line, as in `#error don't`, begins no literal.
fn literal(text: &str) -> Option<usize> {
    let quote = text.chars().next().filter(|first| matches!(first, '"' | '\''))?;
    closing_quote(text, quote).filter(|length| !text[..*length].replace("\\\n", "").contains('\n'))
}

/// The length of the raw string `"delimiter( … )delimiter"` at the beginning of a text.
pub(super) fn raw_string(text: &str) -> Option<usize> {
    let (delimiter, body) = text.strip_prefix('"')?.split_once('(')?;
    let close = format!("){delimiter}\"");
    Some(1 + delimiter.len() + 1 + body.find(&close)? + close.len())
}

#[cfg(test)]
mod tests {
    use super::words;

    fn all(code: &str) -> Vec<&str> {
        words(code).collect()
    }

    #[test]
    fn comments_and_literals_have_no_words() {
        assert_eq!(all("f(/* g */ \"h\\\"i\", 'j', k); // l\nm"), ["f", "k", "m"]);
        assert_eq!(all("R\"x(a)\" b)x\" c R d"), ["c", "R", "d"]);
        assert_eq!(all("a /* b"), ["a"]);
    }

    #[test]
    fn a_quote_alone_opens_no_literal() {
        assert_eq!(all("#error don't\nf(1'000, 0xA'Bu)"), ["error", "don", "t", "f", "1'000", "0xA'Bu"]);
        assert_eq!(all("\"a\nb"), ["a", "b"]);
        assert_eq!(all("\"a\\\nb\" c"), ["c"]);
    }
}
