//! The compiler's messages about an interface: errors, which stop the compiler, and warnings, which do not.
//!
//! Messages are lower case, without a full stop, names in backticks: the fact, then the fix as help.

#[cfg(feature = "command")]
mod json;
mod render;

#[cfg(feature = "command")]
pub use json::json;
pub use render::render;

use crate::code;
use crate::source::Span;

/// The gravity of a diagnostic.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Severity {
    /// An error, after which nothing is written.
    Error,
    /// Something is left out, and a comment in the output says so too.
    Warning,
}

/// A message about a place in the interface.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    pub severity: Severity,
    /// The stable code, such as `Q014`; `code.rs` has the table.
    pub code: &'static str,
    pub message: String,
    pub span: Span,
    /// A few words about the text at the span.
    pub label: String,
    /// Further relevant places, such as the macro whose expansion contains the error.
    pub related: Vec<(Span, String)>,
    pub help: Option<String>,
}

impl Diagnostic {
    /// An error at `span`.
    pub fn error(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Error, code, span, message.into())
    }

    /// A warning at `span`.
    pub fn warning(code: &'static str, span: Span, message: impl Into<String>) -> Diagnostic {
        Diagnostic::new(Severity::Warning, code, span, message.into())
    }

    /// Adds a label to the span.
    pub fn label(mut self, label: impl Into<String>) -> Diagnostic {
        self.label = label.into();
        self
    }

    /// Adds the remedy.
    pub fn help(mut self, help: impl Into<String>) -> Diagnostic {
        self.help = Some(help.into());
        self
    }

    /// Points to a further place.
    pub fn related(mut self, span: Span, label: impl Into<String>) -> Diagnostic {
        self.related.push((span, label.into()));
        self
    }

    fn new(severity: Severity, code: &'static str, span: Span, message: String) -> Diagnostic {
        Diagnostic { severity, code, message, span, label: String::new(), related: Vec::new(), help: None }
    }
}

/// The diagnostics in the order in which they arose.
#[derive(Debug, Default)]
pub struct Diagnostics(Vec<Diagnostic>);

impl Diagnostics {
    /// Adds a diagnostic.
    pub fn push(&mut self, diagnostic: Diagnostic) {
        self.0.push(diagnostic);
    }

    /// Adds a diagnostic, if there is one, unless one with the same message was added before.
    pub fn extend_once(&mut self, diagnostic: Option<Diagnostic>) {
        let is_new = |new: &Diagnostic| !self.0.iter().any(|known| known.message == new.message);
        self.0.extend(diagnostic.filter(is_new));
    }

    /// Makes the messages say C instead of C++, for an interface of C.
    pub fn name_language_c(&mut self) {
        for diagnostic in self.0.iter_mut().filter(|diagnostic| diagnostic.code == code::SYNTAX_ERROR) {
            diagnostic.message = diagnostic.message.replace("valid C++", "valid C");
        }
    }

    /// Removes warnings that match.
    pub fn drop_warnings(&mut self, is_dropped: impl Fn(&Diagnostic) -> bool) {
        self.0.retain(|diagnostic| diagnostic.severity == Severity::Error || !is_dropped(diagnostic));
    }

    /// Whether there are so many diagnostics that similar names are no longer searched for: each search
    /// compares with all declared names.
    pub fn are_many(&self) -> bool {
        self.0.len() >= 200
    }

    /// Whether there is a diagnostic with one of `codes`.
    pub fn has_any(&self, codes: &[&str]) -> bool {
        self.0.iter().any(|diagnostic| codes.contains(&diagnostic.code))
    }

    /// Whether there is an error, so that nothing may be written.
    pub fn has_errors(&self) -> bool {
        self.0.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
    }

    /// The diagnostics sorted by place, without duplicates.
    pub fn sorted(&self) -> Vec<&Diagnostic> {
        let mut sorted: Vec<&Diagnostic> = self.0.iter().collect();
        sorted.sort_by_key(|diagnostic| (diagnostic.span, diagnostic.severity, diagnostic.code));
        sorted.dedup();
        sorted
    }
}
