//! Diagnostics for people, in rustc's format:
//!
//! ```text
//! error[Q001]: block `%{` is not terminated
//!  --> example.i:2:1
//!   |
//! 2 | %{
//!   | ^^ opened here
//!   |
//!   = help: close it with `%}`
//! ```

use super::{Diagnostic, Severity};
use crate::source::{FileId, Sources, Span};
use annotate_snippets::{Annotation, AnnotationKind, Group, Level, Renderer, Snippet};
use std::iter::once;
use std::ops::Range;

/// The largest number of diagnostics that are shown. The time for each grows with the length of the lines
/// that it points to, which may be as long as a file.
const MOST: usize = 1000;

/// Renders one paragraph for each diagnostic, with an empty line between them. Of more than 1,000, errors
/// come first, and the number of the others is added. `color` adds styles for terminals.
pub fn render(sources: &Sources, diagnostics: &[&Diagnostic], color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let paragraph = |diagnostic: &&Diagnostic| renderer.render(&[group(sources, diagnostic)]) + "\n";
    if diagnostics.len() <= MOST {
        return diagnostics.iter().map(paragraph).collect::<Vec<_>>().join("\n");
    }
    let is_error = |diagnostic: &&Diagnostic| diagnostic.severity == Severity::Error;
    let (errors, warnings): (Vec<&Diagnostic>, Vec<&Diagnostic>) =
        diagnostics.iter().copied().partition(is_error);
    let shown: Vec<String> = errors.iter().chain(&warnings).take(MOST).map(paragraph).collect();
    let more_errors = errors.len().saturating_sub(MOST);
    let more_warnings = diagnostics.len() - MOST - more_errors;
    shown.join("\n")
        + &format!("\n{more_errors} more errors and {more_warnings} more warnings are not shown\n")
}

fn group<'a>(sources: &'a Sources, diagnostic: &'a Diagnostic) -> Group<'a> {
    let level = match diagnostic.severity {
        Severity::Error => Level::ERROR,
        Severity::Warning => Level::WARNING,
    };
    let title = level.primary_title(&*diagnostic.message).id(diagnostic.code);
    let mut group = Group::with_title(title);
    for file in files(diagnostic) {
        group = group.element(snippet(sources, diagnostic, file));
    }
    match &diagnostic.help {
        Some(help) => group.element(Level::HELP.message(&**help)),
        None => group,
    }
}

/// The files that a diagnostic points to, its own first.
fn files(diagnostic: &Diagnostic) -> Vec<FileId> {
    let mut files = vec![diagnostic.span.file];
    for (span, _) in &diagnostic.related {
        if !files.contains(&span.file) {
            files.push(span.file);
        }
    }
    files
}

fn snippet<'a>(
    sources: &'a Sources,
    diagnostic: &'a Diagnostic,
    file: FileId,
) -> Snippet<'a, Annotation<'a>> {
    let source = &sources[file];
    let own = (diagnostic.span, &diagnostic.label);
    let places: Vec<(AnnotationKind, Range<usize>, &String)> = once((AnnotationKind::Primary, own))
        .chain(diagnostic.related.iter().map(|(span, label)| (AnnotationKind::Context, (*span, label))))
        .filter(|(_, (span, _))| span.file == file)
        .map(|(kind, (span, label))| (kind, shown(&source.text, span), label))
        .collect();
    // The renderer scans all the text that it is given, for each diagnostic, so it is given only the relevant
    // part.
    let start = places.iter().map(|(_, place, _)| place.start).min().unwrap_or(0);
    let end = places.iter().map(|(_, place, _)| place.end).max().unwrap_or(0);
    let (line, around) = source.lines_around(start..end);
    let snippet = Snippet::source(&source.text[around.clone()]).path(&*source.name).line_start(line);
    let annotation = |(kind, place, text): (AnnotationKind, Range<usize>, &'a String)| {
        kind.span(place.start - around.start..place.end - around.start).label(label(text))
    };
    snippet.annotations(places.into_iter().map(annotation))
}

fn label(text: &str) -> Option<&str> {
    (!text.is_empty()).then_some(text)
}

/// The part of a span that is shown: the first line, because a block may be a page long.
fn shown(text: &str, span: Span) -> Range<usize> {
    let (start, end) = (span.start as usize, span.end as usize);
    match text[start..end].find('\n') {
        Some(0) | None => start..end,
        Some(line) => start..start + text[start..start + line].trim_end().len(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn of_many_diagnostics_the_errors_are_shown_and_the_rest_is_counted() {
        let mut sources = Sources::default();
        let file = sources.add("a.i", "a\n".repeat(1100));
        let place = |line: u32| Span { file, start: 2 * line, end: 2 * line + 1 };
        let of = |line| match line {
            1099 => Diagnostic::error("Q000", place(line), "a fact"),
            _ => Diagnostic::warning("Q000", place(line), "a fact"),
        };
        let all: Vec<Diagnostic> = (0..1100).map(of).collect();
        let shown = render(&sources, &all.iter().collect::<Vec<_>>(), false);
        assert!(shown.contains("a.i:1100:1"));
        assert!(shown.contains("a.i:999:1") && !shown.contains("a.i:1000:1"));
        assert!(shown.ends_with("\n0 more errors and 100 more warnings are not shown\n"));
    }
}
