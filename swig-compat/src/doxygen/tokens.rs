//! Splits text into words, line ends, commands and tags.

use super::commands::{self, is_verbatim};
use super::html;
use std::collections::BTreeMap;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DoxygenToken {
    /// A word, a punctuation mark or spaces.
    Text(String),
    Newline,
    /// A command: `\name[option]` or `\name{option}`.
    Command {
        name: String,
        option: String,
    },
    /// A tag: `<name arguments>` or `</name>`.
    Tag {
        tag: &'static html::HtmlTag,
        arguments: String,
        closes: bool,
    },
}

/// The tokens of a comment. `features` may define further commands.
pub fn tokens(comment: &str, features: &BTreeMap<String, String>) -> Vec<DoxygenToken> {
    let mut reader = DoxygenReader { features, tokens: Vec::new(), is_verbatim: false, is_quoted: false };
    for line in comment.lines() {
        reader.line(line);
        reader.tokens.push(DoxygenToken::Newline);
    }
    reader.tokens
}

struct DoxygenReader<'a> {
    features: &'a BTreeMap<String, String>,
    tokens: Vec<DoxygenToken>,
    /// Whether the reader is in a block in which every command except its closing command is text.
    is_verbatim: bool,
    /// Whether the reader is between quotes, in which everything is text.
    is_quoted: bool,
}

const SPECIAL: [char; 8] = ['\\', '@', '<', '>', '&', '"', ' ', '\t'];

/// The characters that lose their meaning after a backslash.
const ESCAPED: &str = "$@\\&~<>#%\".";

impl DoxygenReader<'_> {
    fn line(&mut self, line: &str) {
        let mut rest = line;
        while !rest.is_empty() {
            let plain = rest.find(SPECIAL).unwrap_or(rest.len());
            self.words(&rest[..plain]);
            rest = &rest[plain..];
            let Some(mark) = rest.chars().next() else { return };
            rest = match mark {
                _ if self.is_verbatim => self.verbatim(rest),
                _ if self.is_quoted => {
                    self.is_quoted = mark != '"';
                    self.text(rest, 1)
                }
                '\\' | '@' => self.marked(rest),
                '<' => self.tag(rest),
                '&' => self.entity(rest),
                ' ' | '\t' => self.text(rest, rest.len() - rest.trim_start_matches([' ', '\t']).len()),
                _ => {
                    self.is_quoted = mark == '"';
                    self.text(rest, 1)
                }
            };
        }
    }

    fn text<'t>(&mut self, rest: &'t str, length: usize) -> &'t str {
        let (text, rest) = rest.split_at(length);
        if !text.is_empty() {
            self.tokens.push(DoxygenToken::Text(text.to_owned()));
        }
        rest
    }

    /// Adds the words of a text. Punctuation at the end of a sentence is separated from the word, but `...`
    /// is not.
    fn words(&mut self, text: &str) {
        let is_end = text.ends_with(['.', ',', ':']) && !text[..text.len() - 1].ends_with('.');
        let rest = self.text(text, text.len() - usize::from(is_end));
        self.text(rest, rest.len());
    }

    fn verbatim<'t>(&mut self, rest: &'t str) -> &'t str {
        if !rest.starts_with(['\\', '@']) {
            return self.text(rest, rest.find(['\\', '@']).unwrap_or(rest.len()));
        }
        let (name, option, after) = command(&rest[1..]);
        if !commands::ends_verbatim(&name) {
            return self.text(rest, rest.len() - after.len());
        }
        self.is_verbatim = false;
        self.tokens.push(DoxygenToken::Command { name, option });
        after
    }

    /// Reads a command, or an escaped character.
    fn marked<'t>(&mut self, rest: &'t str) -> &'t str {
        let after = &rest[1..];
        match after.chars().next() {
            Some(' ' | '\'' | '\t') => return self.text(rest, 1),
            Some('{' | '}') | None => return after.get(1..).unwrap_or_default(),
            Some(escaped) if ESCAPED.contains(escaped) => return self.text(after, 1),
            _ if after.starts_with("::") => return self.text(after, 2),
            _ => {}
        }
        let (name, option, after) = command(after);
        let keeps_space = is_verbatim(&name) && name != "code" || name.starts_with("end");
        self.is_verbatim = is_verbatim(&name);
        let is_own = |kind: &str| self.features.contains_key(&format!("doxygen:{kind}:{name}"));
        if commands::find(&name).is_some()
            || is_own("alias")
            || is_own("ignore")
            || is_end_of_own(&name, self.features)
        {
            self.tokens.push(DoxygenToken::Command { name, option });
        }
        if keeps_space { after } else { after.trim_start_matches([' ', '\t']) }
    }

    fn tag<'t>(&mut self, rest: &'t str) -> &'t str {
        let inner = &rest[1..];
        let (closes, inner) = inner.strip_prefix('/').map_or((false, inner), |inner| (true, inner));
        let end = inner.find([' ', '\t', '>']).unwrap_or(inner.len());
        let Some(tag) = html::tag(&inner[..end].to_lowercase()) else {
            // Not a tag, such as the `<` of a template.
            return self.text(rest, 1);
        };
        let (arguments, after) = inner[end..].split_once('>').unwrap_or((&inner[end..], ""));
        self.tokens.push(DoxygenToken::Tag { tag, arguments: arguments.to_owned(), closes });
        after
    }

    fn entity<'t>(&mut self, rest: &'t str) -> &'t str {
        let inner = &rest[1..];
        let end = inner.find(|character: char| !character.is_ascii_lowercase()).unwrap_or(inner.len());
        match inner[end..].strip_prefix(';').filter(|_| end > 0) {
            Some(after) => {
                let text = html::entity(&inner[..end]).unwrap_or_default();
                self.text(text, text.len());
                after
            }
            None => self.text(rest, 1),
        }
    }
}

/// Whether a command ends the text of a command that the interface defines.
fn is_end_of_own(name: &str, features: &BTreeMap<String, String>) -> bool {
    features.iter().any(|(feature, range)| {
        let begun = feature.strip_prefix("doxygen:ignore:").and_then(|rest| rest.strip_suffix(":range"));
        begun.is_some_and(|begun| commands::end_of_own(begun, range).as_deref() == Some(name))
    })
}

/// The name of a command, the text in brackets after it, and the remaining text.
fn command(text: &str) -> (String, String, &str) {
    let end = text.find(|character: char| !character.is_ascii_alphanumeric()).unwrap_or(text.len());
    let (name, after) = text.split_at(end);
    // Formulas begin with `\f$`, `\f[` or `\f{` and have a closing command of their own.
    if name == "f" && after.starts_with(['$', '[', ']', '{', '}']) {
        return (text[..2].to_owned(), String::new(), &after[1..]);
    }
    let closing = match after.chars().next() {
        Some('[') => ']',
        Some('{') => '}',
        _ => return (name.to_owned(), String::new(), after),
    };
    match after[1..].split_once(closing) {
        Some((option, after)) => (name.to_owned(), option.to_owned(), after),
        None => (name.to_owned(), String::new(), after),
    }
}
