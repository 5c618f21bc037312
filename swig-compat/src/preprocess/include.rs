//! Processes `%include` and `%import`, which insert a file when it is first named.

use super::Preprocessor;
use super::word::{Word, spell};
use crate::code;
use crate::diagnostic::Diagnostic;
use crate::lex::{Leading, TokenKind};
use crate::source::{FileId, IncludeForm, NotFound, Span};

/// The largest depth of nested files.
const DEPTH_LIMIT: usize = 100;

/// The files of SWIG's library that interfaces include most often, besides `std_vector.i` and similar ones.
const SWIG_LIBRARY: [&str; 6] = ["attribute.i", "cdata.i", "cmalloc.i", "cstring.i", "pybuffer.i", "stl.i"];

/// The name of a file in an `%include`.
struct FileName {
    name: String,
    form: IncludeForm,
    span: Span,
}

impl Preprocessor<'_> {
    pub(super) fn include(&mut self, directive: &Word) {
        if let Some((file, wanted)) = self.wanted(directive) {
            self.splice(file, &wanted, None);
        }
    }

    /// Processes `#include` with `--include-all`: like `%include`, but a file that is not found is left to
    /// the compiler.
    pub(super) fn follow_include(&mut self) {
        let wanted = self.file_name();
        // The line ends before the text of the file begins.
        if let Some(frame) = self.frames.last_mut() {
            frame.rest_of_line();
        }
        let from = self.frames.iter().rev().find_map(|frame| frame.file_id());
        let Some((wanted, from)) = wanted.zip(from) else { return };
        match self.sources.follow(&wanted.name, wanted.form, from) {
            Ok(file) => _ = self.splice(file, &wanted, None),
            Err(not_found) if not_found.cause.is_some() => self.report(missing(&wanted, &not_found)),
            Err(_) => {}
        }
    }

    /// Processes `%import`. The directive stays before the text of the file, which belongs to another module.
    pub(super) fn import(&mut self, directive: Word) {
        let options = self.options();
        let Some((file, wanted)) = self.wanted(&directive) else { return };
        let end = directive.clone().with_text("%endimport");
        if !self.splice(file, &wanted, Some(end)) {
            return;
        }
        let mut name = directive.clone().with_text(&format!("{:?}", wanted.name));
        name.token.kind = TokenKind::String;
        name.token.leading = Leading::Space;
        for word in [directive].into_iter().chain(options).chain([name]) {
            self.push(word);
        }
        self.end_paragraph();
    }

    /// Reads options: `(module="name")`.
    fn options(&mut self) -> Vec<Word> {
        let mut words = Vec::new();
        let Some(frame) = self.frames.last_mut() else { return words };
        if frame.at_open_parenthesis() != Some(true) {
            return words;
        }
        while let Some(word) = frame.next_on_line(self.diagnostics) {
            let closes = word.is(")");
            words.push(word);
            if closes {
                break;
            }
        }
        words
    }

    /// The file that the directive names. A missing or invalid name is reported.
    fn wanted(&mut self, directive: &Word) -> Option<(FileId, FileName)> {
        let Some(wanted) = self.file_name() else {
            self.report(nameless(directive.text(), directive.token.span));
            return None;
        };
        let from = self.frames.iter().rev().find_map(|frame| frame.file_id())?;
        match self.sources.include(&wanted.name, wanted.form, from) {
            Ok(file) => Some((file, wanted)),
            Err(not_found) => {
                self.report(missing(&wanted, &not_found));
                None
            }
        }
    }

    /// Reads the name of a file: `"file"`, `<file>`, `file`, or a macro that expands to one of these.
    fn file_name(&mut self) -> Option<FileName> {
        let mut first = self.frames.last_mut()?.next_on_line(self.diagnostics)?;
        while first.is_comment() {
            first = self.frames.last_mut()?.next_on_line(self.diagnostics)?;
        }
        let is_quoted = |word: &Word| word.token.kind == TokenKind::String;
        let angled = first.is("<");
        let words = if is_quoted(&first) { vec![first] } else { self.name_words(first, angled) };
        let span = words[0].token.span.to(words[words.len() - 1].token.span);
        let words = if self.is_macro(&words) { self.expand_words(words) } else { words };
        let name = match words.as_slice() {
            [quoted] if is_quoted(quoted) => quoted.text().trim_matches('"').to_owned(),
            words => spell(words),
        };
        let (name, form) = match name.strip_prefix('<').and_then(|name| name.strip_suffix('>')) {
            Some(name) => (name.to_owned(), IncludeForm::Angled),
            None => (name, IncludeForm::Quoted),
        };
        Some(FileName { name, form, span }).filter(|file| !file.name.is_empty())
    }

    /// Whether words are a macro with the right number of arguments.
    fn is_macro(&self, words: &[Word]) -> bool {
        let [name, arguments @ ..] = words else { return false };
        let Some(of) = self.macros.get(&name.token.text) else { return false };
        let are_arguments = || {
            let [first, .., last] = arguments else { return false };
            first.is("(") && last.is(")")
        };
        if of.parameters.is_some() { are_arguments() } else { arguments.is_empty() }
    }

    /// Reads the words of a file's name, up to `>` or to the next white space.
    fn name_words(&mut self, first: Word, angled: bool) -> Vec<Word> {
        let mut words = vec![first];
        loop {
            let Some(frame) = self.frames.last_mut() else { return words };
            if !angled && !frame.touches(|next| !next.is_whitespace() && next != ';') {
                return words;
            }
            let Some(word) = frame.next_on_line(self.diagnostics) else { return words };
            let closes = word.is(">");
            words.push(word);
            if angled && closes {
                return words;
            }
        }
    }

    /// Begins to read a file. As in SWIG, a file that was included before, or is being read, is skipped; the
    /// result is then false.
    fn splice(&mut self, file: FileId, wanted: &FileName, end: Option<Word>) -> bool {
        let open: Vec<FileId> = self.frames.iter().filter_map(|frame| frame.file_id()).collect();
        if let Some(first) = open.iter().position(|open| *open == file) {
            let diagnostic = match (&open[first..], &end) {
                (open @ [_, _, ..], Some(_)) => self.circular_import(open, wanted),
                (open, _) => self.circular(open, wanted),
            };
            self.report(diagnostic);
            return false;
        }
        if open.len() > DEPTH_LIMIT {
            let message = format!("files are included more than {DEPTH_LIMIT} deep");
            self.report(
                Diagnostic::error(code::CIRCULAR_INCLUDE, wanted.span, message)
                    .help("reduce the depth of the includes"),
            );
            return false;
        }
        let is_new = self.included.insert(file);
        if is_new {
            self.open(file, Some(wanted.span), end);
        }
        is_new
    }

    fn circular(&self, open: &[FileId], wanted: &FileName) -> Diagnostic {
        let mut diagnostic = Diagnostic::warning(
            code::CIRCULAR_INCLUDE,
            wanted.span,
            format!("`{}` includes itself: {}", self.sources[open[0]].name, self.chain(open)),
        )
        .label("has no effect: the file is being read");
        for frame in &self.frames {
            if let (Some(file), Some(at)) = (frame.file_id(), frame.included_at)
                && open[1..].contains(&file)
            {
                diagnostic =
                    diagnostic.related(at, format!("`{}` is included here", self.sources[file].name));
            }
        }
        diagnostic.help(match open.len() {
            1 => "remove it",
            _ => "if the code after it needs the file, move that part into a third file that both include",
        })
    }

    /// The warning for modules that import each other. It names the module that is compiled, because the
    /// declarations of the others belong to those.
    fn circular_import(&self, open: &[FileId], wanted: &FileName) -> Diagnostic {
        let next = self.frames.iter().find(|frame| frame.file_id() == open.get(1).copied());
        let out = next.and_then(|frame| frame.included_at).unwrap_or(wanted.span);
        let message = format!("`{}` imports itself: {}", self.sources[open[0]].name, self.chain(open));
        Diagnostic::warning(code::CIRCULAR_INCLUDE, out, message)
            .label("Python loads one of the modules without the classes of the other")
            .related(wanted.span, "the other one imports it here".to_owned())
            .help("bind the classes that both need in one of them, which does not import the other")
    }

    /// The files of a cycle of includes, in order, with the first one again at the end.
    fn chain(&self, open: &[FileId]) -> String {
        let names = open.iter().chain(&open[..1]).map(|file| &*self.sources[*file].name);
        names.collect::<Vec<_>>().join(" -> ")
    }
}

fn missing(wanted: &FileName, not_found: &NotFound) -> Diagnostic {
    let name = &wanted.name;
    if let Some(cause) = &not_found.cause {
        let message = format!("`{}` cannot be read: {cause}", not_found.tried.join("`, `"));
        return Diagnostic::error(code::INCLUDE_NOT_FOUND, wanted.span, message)
            .help("it must be a readable file with UTF-8 text");
    }
    Diagnostic::error(code::INCLUDE_NOT_FOUND, wanted.span, format!("included file `{name}` is not found"))
        .label(format!("tried `{}`", not_found.tried.join("`, `")))
        .help(where_from(name))
}

/// The probable origin of a missing file, and the remedy.
fn where_from(name: &str) -> &'static str {
    let is_swigs = SWIG_LIBRARY.contains(&name) || name.starts_with("std_") && name.ends_with(".i");
    if is_swigs {
        "quaff does not have this file of SWIG's library yet; to hide the line from quaff, write `#ifndef \
         QUAFF` before it and `#endif` after it"
    } else if !name.contains('.') {
        "headers of the C++ standard library contain nothing to bind: `#include` it between `%{` and `%}`"
    } else {
        "add its folder with `-I DIR`"
    }
}

fn nameless(directive: &str, span: Span) -> Diagnostic {
    Diagnostic::error(code::BAD_DIRECTIVE, span, format!("`{directive}` is missing a file name"))
        .help(format!("write `{directive} \"file\"`"))
}
