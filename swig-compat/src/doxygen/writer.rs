//! Writes the docstring from the tokens of a comment.

use super::block::{INDENT, code_block, formula};
use super::commands::{self, ArgumentExtent, DoxygenCommand, Writes};
use super::html::{HtmlTag, TagWrites};
use super::tokens::DoxygenToken;
use super::{Documented, DocumentedParameter};

pub struct DocumentationWriter<'a> {
    tokens: &'a [DoxygenToken],
    at: usize,
    subject: &'a Documented,
    /// The indentation of the current lines.
    indent: &'static str,
    /// The address of the link that is open.
    address: String,
    /// The width of the last row of a table, and whether the row was the heading.
    row: (usize, bool),
    /// The end of the passage that is being written. No inner passage extends beyond it.
    end: usize,
    /// The number of nested passages that are being written.
    depth: usize,
}

/// The largest depth of nested commands. Deeper commands are left out, so that no comment can exhaust the
/// stack.
const MOST_NESTED: usize = 50;

impl<'a> DocumentationWriter<'a> {
    pub fn new(tokens: &'a [DoxygenToken], subject: &'a Documented) -> DocumentationWriter<'a> {
        let end = tokens.len();
        DocumentationWriter {
            tokens,
            at: 0,
            subject,
            indent: "",
            address: String::new(),
            row: (0, false),
            end,
            depth: 0,
        }
    }

    pub fn whole(mut self) -> String {
        self.passage(self.tokens.len())
    }

    /// Writes the text up to a token.
    fn passage(&mut self, end: usize) -> String {
        let outer = self.end;
        self.end = end.min(outer);
        self.depth += 1;
        let text = self.passage_within(self.end);
        self.depth -= 1;
        self.end = outer;
        text
    }

    fn passage_within(&mut self, end: usize) -> String {
        let (mut text, mut title) = (String::new(), "");
        let tokens = self.tokens;
        while self.at < end {
            self.at += 1;
            match &tokens[self.at - 1] {
                DoxygenToken::Text(word) => text.push_str(word),
                DoxygenToken::Newline => self.newline(&mut text),
                DoxygenToken::Tag { tag, arguments, closes } => self.tag(tag, arguments, *closes, &mut text),
                DoxygenToken::Command { .. } if self.depth > MOST_NESTED => {}
                DoxygenToken::Command { name, option } => match commands::find(name) {
                    Some(command) => {
                        if let Writes::Section(own) = command.writes
                            && own != title
                        {
                            text.push_str(own);
                            title = own;
                        }
                        self.command(command, name, option, &mut text);
                    }
                    None => self.own_command(name, &mut text),
                },
            }
        }
        text
    }

    fn newline(&self, text: &mut String) {
        text.truncate(text.trim_end_matches(' ').len());
        text.push('\n');
        text.push_str(self.indent);
    }

    fn command(&mut self, command: &DoxygenCommand, name: &str, option: &str, text: &mut String) {
        match command.writes {
            Writes::Code => return self.code(option, text),
            Writes::Math { is_block } => return self.math(command, is_block, text),
            Writes::Parameter => return self.parameter(option, text),
            Writes::Type => return self.returned(text),
            Writes::Text(":raises: ") => {
                let outer = self.begin_section();
                text.push_str(":raises: ");
                text.push_str(&self.extent(command.extent, name));
                return self.end_section(outer, text);
            }
            _ => {}
        }
        if command.extent == ArgumentExtent::Word && self.is_at_newline() {
            self.skip_blank();
            self.newline(text);
        }
        match command.writes {
            Writes::Branch(title) => self.branch(command, title, text),
            Writes::Image => {
                let words: Vec<String> = (0..4).map_while(|_| self.word()).collect();
                if let Some(file) = words.get(1) {
                    let caption = words.get(2).map(|caption| format!("({caption})")).unwrap_or_default();
                    text.push_str(&format!("Image: {file}{caption}"));
                }
            }
            Writes::Reference => self.reference(text),
            Writes::Newline => self.newline(text),
            Writes::Verbatim => {
                let content = self.extent(command.extent, name);
                let content = content.strip_prefix('\n').unwrap_or(&content).trim_end_matches(' ');
                text.push_str(content.strip_suffix('\n').unwrap_or(content));
            }
            Writes::Around(mark) => {
                let content = self.extent(command.extent, name);
                let inner = content.trim_end_matches(['\n', '\t', ' ']);
                if !inner.is_empty() {
                    text.push_str(&format!("{mark}{inner}{mark}{}", &content[inner.len()..]));
                }
            }
            Writes::Text(before) => {
                text.push_str(before);
                text.push_str(&self.extent(command.extent, name));
            }
            Writes::Section(_) => text.push_str(&self.extent(command.extent, name)),
            _ => {
                self.extent(command.extent, name);
            }
        }
    }

    /// The argument of a command, as text.
    fn extent(&mut self, extent: ArgumentExtent, name: &str) -> String {
        match extent {
            ArgumentExtent::Nothing | ArgumentExtent::Branch | ArgumentExtent::Else => String::new(),
            ArgumentExtent::Word => self.word().unwrap_or_default(),
            ArgumentExtent::Words(count) => {
                (0..count).map_while(|_| self.word()).collect::<Vec<_>>().join(" ")
            }
            ArgumentExtent::Line => {
                let text = self.passage(self.end_of_line());
                self.at = self.tokens.len().min(self.at + usize::from(self.is_at_newline()));
                text
            }
            ArgumentExtent::RestOfLine => self.passage(self.end_of_line()),
            ArgumentExtent::Paragraph => self.passage(self.end_of_paragraph()),
            ArgumentExtent::WordParagraph => {
                let word = self.word().unwrap_or_default();
                word + &self.passage(self.end_of_paragraph())
            }
            ArgumentExtent::Item => self.passage(self.end_of_item(name)),
            ArgumentExtent::Block => match self.find(&format!("end{name}")) {
                Some(end) => {
                    let text = self.passage(end);
                    self.go_on(end + 1);
                    text
                }
                None => String::new(),
            },
            ArgumentExtent::Verbatim(end) => self.plain(end),
        }
    }

    /// The unprocessed text up to a command.
    fn plain(&mut self, end: &str) -> String {
        let mut text = String::new();
        while let Some(token) = self.tokens.get(self.at) {
            self.at += 1;
            match token {
                DoxygenToken::Text(word) => text.push_str(word),
                DoxygenToken::Newline => text.push('\n'),
                DoxygenToken::Command { name, .. } if name == end => break,
                DoxygenToken::Command { .. } | DoxygenToken::Tag { .. } => {}
            }
        }
        text
    }

    /// The next word of the line; a word in quotes keeps the quotes and may contain spaces.
    fn word(&mut self) -> Option<String> {
        let tokens = self.tokens;
        while let Some(DoxygenToken::Text(word)) = tokens.get(self.at) {
            self.at += 1;
            if word == "\"" {
                let rest = tokens[self.at..].iter().map_while(|token| match token {
                    DoxygenToken::Text(word) => Some(word.as_str()),
                    _ => None,
                });
                let mut quoted = word.clone();
                for each in rest {
                    self.at += 1;
                    quoted.push_str(each);
                    if each == "\"" {
                        break;
                    }
                }
                return Some(quoted);
            }
            if !word.trim().is_empty() {
                return Some(word.trim().to_owned());
            }
        }
        None
    }

    fn reference(&mut self, text: &mut String) {
        let Some(anchor) = self.word() else { return };
        let before = self.at;
        let title = self.word().and_then(|word| Some(word.strip_prefix('"')?.strip_suffix('"')?.to_owned()));
        if title.is_none() {
            self.at = before;
        }
        text.push_str(&format!("'{}'", title.unwrap_or(anchor)));
    }

    fn branch(&mut self, command: &DoxygenCommand, title: &str, text: &mut String) {
        let condition = match command.extent {
            ArgumentExtent::Branch => self.word().unwrap_or_default(),
            _ => {
                self.at += usize::from(self.is_at_newline());
                String::new()
            }
        };
        let Some(end) = self.end_of_branch() else { return };
        let content = self.passage(end);
        let is_last = matches!(&self.tokens[end], DoxygenToken::Command { name, .. } if name == "endif");
        self.go_on(end + usize::from(is_last));
        text.push_str(&format!("{title}{condition} {{{content}}}"));
    }

    fn code(&mut self, option: &str, text: &mut String) {
        let margin = margin(text);
        text.truncate(text.trim_end_matches(' ').len());
        let code = self.plain("endcode");
        text.push_str(&code_block(&code, option, &margin));
    }

    fn math(&mut self, command: &DoxygenCommand, is_block: bool, text: &mut String) {
        let ArgumentExtent::Verbatim(end) = command.extent else { return };
        let content = self.plain(end);
        let margin = margin(text);
        if is_block {
            text.truncate(text.trim_end_matches(' ').len());
        }
        text.push_str(&formula(&content, is_block, &margin));
    }

    fn parameter(&mut self, option: &str, text: &mut String) {
        let Some(name) = self.word() else { return };
        let margin = margin(text);
        let outer = self.begin_section();
        let of_name = self.subject.parameters.iter().find(|parameter| parameter.name == name);
        if let Some(DocumentedParameter { r#type, is_optional, .. }) = of_name {
            let direction = if option.is_empty() {
                String::new()
            } else {
                format!(", {option}").replace("in,out", "in/out")
            };
            let optional = if *is_optional { ", optional" } else { "" };
            text.push_str(&format!(":type {name}: {type}{direction}{optional}\n{margin}"));
        }
        text.push_str(&format!(":param {name}:"));
        text.push_str(&self.passage(self.end_of_paragraph()));
        self.end_section(outer, text);
    }

    fn returned(&mut self, text: &mut String) {
        let margin = margin(text);
        let outer = self.begin_section();
        if let Some(r#type) = &self.subject.returns {
            text.push_str(&format!(":rtype: {type}\n{margin}"));
        }
        text.push_str(":return: ");
        text.push_str(&self.passage(self.end_of_paragraph()));
        self.end_section(outer, text);
    }

    fn begin_section(&mut self) -> &'static str {
        std::mem::replace(&mut self.indent, INDENT)
    }

    /// Ends a section, so that the text after it does not belong to it.
    fn end_section(&mut self, outer: &'static str, text: &mut String) {
        self.indent = outer;
        if text.ends_with(INDENT) {
            text.truncate(text.len() - INDENT.len());
        }
    }

    /// Writes a command that a feature of the interface defines.
    fn own_command(&mut self, name: &str, text: &mut String) {
        let feature = |key: String| self.subject.features.get(&key);
        if let Some(alias) = feature(format!("doxygen:alias:{name}")) {
            return text.push_str(alias);
        }
        let ignore = format!("doxygen:ignore:{name}");
        let Some(range) = feature(format!("{ignore}:range")) else { return };
        if range == "line" {
            self.at = (self.end_of_line() + 1).min(self.tokens.len());
            return;
        }
        let end = commands::end_of_own(name, range).and_then(|end| self.find(&end));
        let Some(end) = end else { return };
        text.truncate(text.trim_end_matches([' ', '\t']).len());
        if feature(format!("{ignore}:contents")).is_some_and(|contents| contents == "parse") {
            text.push_str(&self.passage(end));
        }
        self.go_on(end + 1);
    }

    /// Continues after the end of a passage, unless a verbatim block has already been read beyond it.
    fn go_on(&mut self, behind: usize) {
        self.at = self.at.max(behind);
    }

    fn tag(&mut self, tag: &HtmlTag, arguments: &str, closes: bool, text: &mut String) {
        match tag.writes {
            TagWrites::Before(before) if !closes => text.push_str(&format!("{before}{arguments}")),
            TagWrites::Around(mark) => text.push_str(mark),
            TagWrites::Link(before) if !closes => {
                self.address = arguments.split_once('=').map_or("", |(_, address)| address).to_owned();
                text.push_str(before);
            }
            TagWrites::Link(_) => text.push_str(&format!(" ({})", std::mem::take(&mut self.address))),
            TagWrites::Row if closes => {
                text.push('|');
                self.row.0 = text.lines().last().map_or(0, |line| line.trim_start().chars().count());
            }
            TagWrites::Row if self.row.1 => {
                let margin = margin(text);
                text.push_str(&format!("{}\n{margin}", "-".repeat(self.row.0)));
                self.row.1 = false;
            }
            TagWrites::Heading | TagWrites::Cell if !closes => {
                text.push('|');
                self.row.1 |= tag.writes == TagWrites::Heading;
            }
            _ => {}
        }
    }

    fn is_at_newline(&self) -> bool {
        self.tokens.get(self.at) == Some(&DoxygenToken::Newline)
    }

    fn skip_blank(&mut self) {
        let is_blank = |token: &DoxygenToken| match token {
            DoxygenToken::Newline => true,
            DoxygenToken::Text(text) => text.trim().is_empty(),
            _ => false,
        };
        self.at += self.tokens[self.at..].iter().take_while(|token| is_blank(token)).count();
    }

    /// The index of the next command with this name.
    fn find(&self, name: &str) -> Option<usize> {
        let is_it = |token: &DoxygenToken| matches!(token, DoxygenToken::Command { name: found, .. } if found == name);
        Some(self.at + self.tokens.get(self.at..)?.iter().position(is_it)?)
    }

    fn end_of_line(&self) -> usize {
        let rest = &self.tokens[self.at..];
        self.at + rest.iter().position(|token| *token == DoxygenToken::Newline).unwrap_or(rest.len())
    }

    fn end_of_paragraph(&self) -> usize {
        let mut at = self.at;
        while let Some(token) = self.tokens.get(at) {
            match token {
                DoxygenToken::Command { name, .. } if name == "code" || name == "verbatim" => {
                    return self.find(&format!("end{name}")).map_or(self.tokens.len(), |end| end + 1);
                }
                DoxygenToken::Command { name, .. } if commands::begins_section(name) => return at,
                DoxygenToken::Newline if self.tokens.get(at + 1) == Some(&DoxygenToken::Newline) => {
                    return at + 2;
                }
                _ => at += 1,
            }
        }
        at
    }

    fn end_of_item(&self, item: &str) -> usize {
        let mut at = self.at;
        while let Some(token) = self.tokens.get(at) {
            match token {
                DoxygenToken::Command { name, .. } if name == item => return at,
                DoxygenToken::Newline if self.tokens.get(at + 1) == Some(&DoxygenToken::Newline) => {
                    return at + 2;
                }
                _ => at += 1,
            }
        }
        at
    }

    fn end_of_branch(&self) -> Option<usize> {
        let mut depth = 1;
        for (offset, token) in self.tokens[self.at..].iter().enumerate() {
            let DoxygenToken::Command { name, .. } = token else { continue };
            match name.as_str() {
                "if" | "ifnot" => depth += 1,
                "endif" => depth -= 1,
                "else" | "elseif" if depth == 1 => return Some(self.at + offset),
                _ => {}
            }
            if depth == 0 {
                return Some(self.at + offset);
            }
        }
        None
    }
}

/// The indentation of the last line, if the line contains nothing else.
fn margin(text: &str) -> String {
    let line = &text[text.rfind('\n').map_or(0, |newline| newline + 1)..];
    if line.trim_matches(' ').is_empty() { line.to_owned() } else { String::new() }
}
