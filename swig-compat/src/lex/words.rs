//! The names, keywords and numbers of code that is passed on without being read as tokens.

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
            let ends = |character| !(is_word(character) || is_digit(first) && character == '\'');
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

/// The code with other text for some words in its strings, except in raw strings and in those of other
/// widths, which have a prefix.
pub(crate) fn with_words_in_strings(code: &str, other: impl Fn(&str) -> Option<String>) -> String {
    let mut changed = String::with_capacity(code.len());
    let mut rest = code;
    while let Some(first) = rest.chars().next() {
        let behind_word = changed.ends_with(is_word);
        let length = match first {
            '/' => comment(rest),
            '"' | '\'' => literal(rest),
            _ => None,
        };
        let (part, behind) = rest.split_at(length.unwrap_or(first.len_utf8()));
        match first == '"' && length.is_some() && !behind_word {
            true => changed += &with_words(part, &other),
            false => changed += part,
        }
        rest = behind;
    }
    changed
}

/// A text with other text for some of its words. The character behind a backslash belongs to no word.
fn with_words(text: &str, other: &impl Fn(&str) -> Option<String>) -> String {
    let mut changed = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(first) = rest.chars().next() {
        let length = match first {
            '\\' => 1 + rest[1..].chars().next().map_or(0, char::len_utf8),
            _ if is_word(first) => rest.find(|character| !is_word(character)).unwrap_or(rest.len()),
            _ => first.len_utf8(),
        };
        let (part, behind) = rest.split_at(length);
        changed += &other(part).unwrap_or_else(|| part.to_owned());
        rest = behind;
    }
    changed
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
    text.split(|character| !is_word(character))
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
pub(crate) fn literal(text: &str) -> Option<usize> {
    let quote = text.chars().next().filter(|first| matches!(first, '"' | '\''))?;
    closing_quote(text, quote).filter(|length| !text[..*length].replace("\\\n", "").contains('\n'))
}

/// The length of the raw string `"delimiter( … )delimiter"` at the beginning of a text.
pub(super) fn raw_string(text: &str) -> Option<usize> {
    let (delimiter, body) = text.strip_prefix('"')?.split_once('(')?;
    let close = format!("){delimiter}\"");
    Some(1 + delimiter.len() + 1 + body.find(&close)? + close.len())
}

/// The end of a literal that starts with `quote`, past its closing quote.
pub(super) fn closing_quote(text: &str, quote: char) -> Option<usize> {
    let mut escaped = false;
    for (at, character) in text.char_indices().skip(1) {
        match character {
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            _ if character == quote => return Some(at + 1),
            _ => {}
        }
    }
    None
}

/// Whether a name is an identifier, and not the name of an operator.
pub(crate) fn is_identifier(name: &str) -> bool {
    name.chars().all(is_word)
}

/// Whether a character can be part of a C++ name, including letters of all languages.
pub(crate) fn is_word(character: char) -> bool {
    match character.is_ascii() {
        true => character == '_' || character.is_ascii_alphanumeric(),
        false => character.is_alphanumeric(),
    }
}

pub(super) fn is_digit(character: char) -> bool {
    character.is_ascii_digit()
}

#[cfg(test)]
mod tests {
    use super::{with_words_in_strings, words};

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
    fn words_in_plain_strings_can_be_replaced() {
        let replaced = |code| with_words_in_strings(code, |word| (word == "T").then(|| "int".to_owned()));
        assert_eq!(replaced("f(T, \"<T> TT \\T\", 'T') // \"T\""), "f(T, \"<int> TT \\T\", 'T') // \"T\"");
        assert_eq!(replaced("L\"T\" R\"(T)\" \"é T"), "L\"T\" R\"(T)\" \"é T");
    }

    #[test]
    fn a_quote_alone_opens_no_literal() {
        assert_eq!(all("#error don't\nf(1'000, 0xA'Bu)"), ["error", "don", "t", "f", "1'000", "0xA'Bu"]);
        assert_eq!(all("\"a\nb"), ["a", "b"]);
        assert_eq!(all("\"a\\\nb\" c"), ["c"]);
    }
}
