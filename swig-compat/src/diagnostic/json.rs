//! Diagnostics for programs. The names in the object are stable: docs/command.md lists them.

use super::{Diagnostic, Severity};
use crate::source::{Sources, Span};
use serde_json::{Value, json as object};

/// A diagnostic as one object. Lines and columns count from 1, columns in characters, as in messages for
/// people.
pub fn json(sources: &Sources, diagnostic: &Diagnostic) -> Value {
    let severity = match diagnostic.severity {
        Severity::Error => "error",
        Severity::Warning => "warning",
    };
    let related = diagnostic.related.iter().map(|(span, label)| place(sources, *span, label));
    let mut object = place(sources, diagnostic.span, &diagnostic.label);
    object["kind"] = "diagnostic".into();
    object["severity"] = severity.into();
    object["code"] = diagnostic.code.into();
    object["message"] = diagnostic.message.as_str().into();
    object["related"] = related.collect();
    object["help"] = diagnostic.help.as_deref().into();
    object
}

fn place(sources: &Sources, span: Span, label: &str) -> Value {
    let (line, column) = sources.position(span);
    let (end_line, end_column) = sources.position(Span { start: span.end, ..span });
    object!({
        "file": sources[span.file].name,
        "line": line,
        "column": column,
        "end_line": end_line,
        "end_column": end_column,
        "label": (!label.is_empty()).then_some(label),
    })
}
