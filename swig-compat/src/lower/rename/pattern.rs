//! The new name in a `%rename`: `add`, `$ignore`, `get_%(lower)s`, `%(regex:/^get(.*)/\\1/)s`.

use super::GivenName;
use crate::lex::is_word;
use fancy_regex::{Captures, Regex};

/// A new name, made from the old one.
pub struct NamePattern {
    parts: Vec<PatternPart>,
    is_ignore: bool,
    /// Whether the declaration keeps its name, in spite of earlier rules: `%rename("") add;`.
    is_own: bool,
}

enum PatternPart {
    Text(String),
    /// The old name: `%s`.
    Old,
    Converted(Converter),
    Without {
        start: String,
        end: String,
    },
    Replaced {
        find: Regex,
        by: String,
    },
}

type Converter = fn(&str) -> String;

/// SWIG's name converters.
const CONVERTERS: [(&str, Converter); 13] = [
    ("lower", |name| name.to_lowercase()),
    ("lowercase", |name| name.to_lowercase()),
    ("upper", |name| name.to_uppercase()),
    ("uppercase", |name| name.to_uppercase()),
    ("title", |name| first_upper(&name.to_lowercase())),
    ("ctitle", camel_case),
    ("camelcase", camel_case),
    ("lctitle", |name| first_lower(&camel_case(name))),
    ("lowercamelcase", |name| first_lower(&camel_case(name))),
    ("utitle", under_case),
    ("undercase", under_case),
    ("firstuppercase", first_upper),
    ("firstlowercase", first_lower),
];

impl NamePattern {
    /// Reads a new name.
    ///
    /// # Errors
    /// The text is not a valid pattern.
    pub fn new(text: &str) -> Result<NamePattern, String> {
        let mut parts = Vec::new();
        let mut rest = text;
        while let Some(at) = rest.find('%') {
            let (before, after) = rest.split_at(at);
            parts.push(PatternPart::Text(before.to_owned()));
            rest = if let Some(after) = after.strip_prefix("%s") {
                parts.push(PatternPart::Old);
                after
            } else if let Some((converter, after)) =
                after.strip_prefix("%(").and_then(|inner| inner.split_once(")s"))
            {
                parts.push(PatternPart::read(converter)?);
                after
            } else {
                return Err(format!("`{text}` is neither a name nor a pattern"));
            };
        }
        parts.push(PatternPart::Text(rest.to_owned()));
        let is_ignore = text.starts_with("$ignore");
        let is_own = matches!(text, "" | "%s");
        let is_fixed = parts.len() == 1;
        match is_fixed && !is_ignore && !is_own && !is_identifier(text) {
            true => Err(format!("`{text}` is neither a name nor a pattern")),
            false => Ok(NamePattern { parts, is_ignore, is_own }),
        }
    }

    /// Compiles a regular expression that is searched for in names.
    ///
    /// # Errors
    /// The text is not a regular expression.
    pub fn finding(pattern: &str) -> Result<NamePattern, String> {
        let part = PatternPart::Replaced { find: regex(pattern)?, by: String::new() };
        Ok(NamePattern { parts: vec![part], is_ignore: false, is_own: false })
    }

    /// Whether the regular expression matches a part of the name.
    pub fn is_in(&self, name: &str) -> bool {
        self.parts.iter().any(|part| match part {
            PatternPart::Replaced { find, .. } => find.is_match(name).unwrap_or(false),
            _ => false,
        })
    }

    /// The result for a declaration with this name; `None` if the converter has none. An operator keeps its
    /// name, from which no pattern makes a valid one.
    pub fn new_name(&self, old: &str) -> Option<GivenName> {
        if self.is_ignore {
            return Some(GivenName::Ignored);
        }
        if self.is_own {
            return Some(GivenName::Name(old.to_owned()));
        }
        let converted: Option<String> = self.parts.iter().map(|part| part.of(old)).collect();
        match converted.filter(|name| !name.is_empty())? {
            name if is_identifier(&name) => Some(GivenName::Name(name)),
            name => is_identifier(old).then_some(GivenName::Invalid(name)),
        }
    }
}

fn is_identifier(name: &str) -> bool {
    !name.is_empty() && name.chars().all(is_word) && !name.starts_with(|first: char| first.is_ascii_digit())
}

impl PatternPart {
    /// Reads a converter: `lower`, `strip:[wx]`, `regex:/find/by/`.
    fn read(converter: &str) -> Result<PatternPart, String> {
        if let Some((_, convert)) = CONVERTERS.iter().find(|(name, _)| *name == converter) {
            return Ok(PatternPart::Converted(*convert));
        }
        let bracketed = |text: &str| Some(text.strip_prefix('[')?.strip_suffix(']')?.to_owned());
        let part = match converter.split_once(':') {
            Some(("strip", text)) => {
                bracketed(text).map(|start| PatternPart::Without { start, end: String::new() })
            }
            Some(("rstrip", text)) => {
                bracketed(text).map(|end| PatternPart::Without { start: String::new(), end })
            }
            Some(("regex", text)) => Some(replacement(text)?),
            _ => None,
        };
        part.ok_or_else(|| format!("there is no name converter `%({converter})s`"))
    }

    /// The converted name; `None` if a regular expression does not match.
    fn of(&self, old: &str) -> Option<String> {
        Some(match self {
            PatternPart::Text(text) => text.clone(),
            PatternPart::Old => old.to_owned(),
            PatternPart::Converted(convert) => convert(old),
            PatternPart::Without { start, end } => {
                let name = old.strip_prefix(start.as_str()).unwrap_or(old);
                name.strip_suffix(end.as_str()).unwrap_or(name).to_owned()
            }
            PatternPart::Replaced { find, by } => {
                let found = find.captures(old).ok()??;
                let whole = found.get(0)?;
                format!("{}{}{}", &old[..whole.start()], filled(by, &found), &old[whole.end()..])
            }
        })
    }
}

fn regex(pattern: &str) -> Result<Regex, String> {
    Regex::new(pattern).map_err(|error| format!("`{pattern}` is not a regular expression: {error}"))
}

/// Reads the argument of `regex`, `/find/by/`, in which another delimiter may replace `/`.
fn replacement(text: &str) -> Result<PatternPart, String> {
    let mark = text.chars().next().unwrap_or('/');
    let mut pieces = text.split(mark).skip(1);
    match (pieces.next(), pieces.next(), pieces.next()) {
        (Some(find), Some(by), Some("")) => {
            Ok(PatternPart::Replaced { find: regex(find)?, by: by.to_owned() })
        }
        _ => Err(format!("`{text}` is not of the form `/find/replacement/`")),
    }
}

/// The replacement with the matched groups such as `\1` inserted. As in Perl, `\u` and `\l` change the case
/// of the next letter, and `\U` and `\L` that of all letters up to `\E`.
fn filled(by: &str, found: &Captures<str>) -> String {
    let mut text = String::new();
    let (mut all, mut next): (Option<char>, Option<char>) = (None, None);
    let mut letters = by.chars();
    while let Some(letter) = letters.next() {
        let piece = match letter {
            '\\' => match letters.next() {
                Some(case @ ('U' | 'L')) => {
                    all = Some(case);
                    continue;
                }
                Some('E') => {
                    all = None;
                    continue;
                }
                Some(case @ ('u' | 'l')) => {
                    next = Some(case);
                    continue;
                }
                Some(digit) if digit.is_ascii_digit() => {
                    let group = digit.to_digit(10).and_then(|group| found.get(group as usize));
                    group.map(|group| group.as_str().to_owned()).unwrap_or_default()
                }
                other => other.map(String::from).unwrap_or_default(),
            },
            other => other.to_string(),
        };
        let piece = match all {
            Some('U') => piece.to_uppercase(),
            Some(_) => piece.to_lowercase(),
            None => piece,
        };
        let change = if piece.is_empty() { None } else { next.take() };
        text += &match change {
            Some('u') => first_upper(&piece),
            Some(_) => first_lower(&piece),
            None => piece,
        };
    }
    text
}

fn first_upper(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

fn first_lower(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect()
}

/// Converts `camel_case` and `camelCase` to `CamelCase`.
fn camel_case(name: &str) -> String {
    name.split('_').map(first_upper).collect()
}

/// Converts `CamelCase` to `camel_case`, `get2D` to `get_2d`, and `asFloat2` to `as_float2`.
fn under_case(name: &str) -> String {
    let letters: Vec<char> = name.chars().collect();
    let begins_word = |index: usize| {
        let (before, letter) = (letters[index - 1], letters[index]);
        let is_after_letter = before.is_alphabetic();
        let is_last = index + 1 == letters.len();
        is_after_letter
            && (letter.is_ascii_digit() && !is_last || letter.is_uppercase() && !before.is_uppercase())
    };
    let mut text = String::new();
    for (index, letter) in letters.iter().enumerate() {
        if index > 0 && begins_word(index) {
            text.push('_');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    fn renamed(pattern: &str, name: &str) -> Option<GivenName> {
        NamePattern::new(pattern).unwrap().new_name(name)
    }

    #[test]
    fn converters_and_expressions_change_names() {
        for (pattern, old, new) in [
            ("add", "plus", "add"),
            ("get_%s", "x", "get_x"),
            ("%(title)s", "LOUD_name", "Loud_name"),
            ("%(camelcase)s", "camel_case", "CamelCase"),
            ("%(lowercamelcase)s", "Camel_case", "camelCase"),
            ("%(undercase)s", "get2DSizeOfX2", "get_2dsize_of_x2"),
            ("%(strip:[wx])s", "wxSize", "Size"),
            ("%(rstrip:[Cls])s", "SizeCls", "Size"),
            (r"%(regex:/^Set(.*)/put_\l\1/)s", "SetSize", "put_size"),
            (r"%(regex:/(a)(b)/\U\1\E\2/)s", "xaby", "xAby"),
        ] {
            assert_eq!(renamed(pattern, old), Some(GivenName::Name(new.to_owned())), "{pattern} of {old}");
        }
        assert_eq!(renamed(r"%(regex:/wx(?!EVT)(.*)/\1/)s", "wxEVTSize"), None);
        assert_eq!(renamed("%(strip:[k])s", "k2d"), Some(GivenName::Invalid("2d".to_owned())));
        assert_eq!((renamed("%(strip:[k])s", "k"), renamed("x%s", "operator+")), (None, None));
        assert_eq!(renamed("$ignore", "x"), Some(GivenName::Ignored));
        assert!(NamePattern::new("%(nothing)s").is_err() && NamePattern::new("%(regex:/(/x/)s").is_err());
    }
}
