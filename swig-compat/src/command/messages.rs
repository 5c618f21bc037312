//! Prints diagnostics, on standard error for people or as one JSON object per line for programs, and the
//! progress of a command.

use super::Failure;
use crate::diagnostic::{Diagnostic, Severity, json, render};
use crate::source::{Sources, readable};
use clap::ValueEnum;
use serde_json::{Value, json as object};
use std::cell::{Cell, RefCell};
use std::fmt::Display;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering};

/// The format of diagnostics.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people, on standard error
    #[default]
    Human,
    /// For programs: one JSON object a line, on standard output
    Json,
}

/// The messages of one run of the command.
#[derive(Debug, Default)]
pub(super) struct Messages {
    format: Format,
    /// Whether people are shown only errors.
    is_quiet: bool,
    /// The codes of the diagnostics that were shown, in order.
    codes: RefCell<Vec<(Severity, &'static str)>>,
    /// The output of a compiler, a linker or cargo, for programs.
    output: RefCell<Option<String>>,
    /// Whether warnings make the command fail, and are shown for this reason even with `--quiet`.
    denies_warnings: Cell<bool>,
}

impl Messages {
    pub(super) fn new(format: Format, is_quiet: bool) -> Messages {
        if is_quiet {
            silence();
        }
        Messages { format, is_quiet, ..Messages::default() }
    }

    /// Whether the messages are JSON objects, for programs.
    pub(super) fn is_for_programs(&self) -> bool {
        self.format == Format::Json
    }

    /// Makes later warnings errors.
    pub(super) fn deny_warnings(&self) {
        self.denies_warnings.set(true);
    }

    /// Writes diagnostics in the format of the messages; warnings for people only if these want them.
    pub(super) fn print(&self, sources: &Sources, diagnostics: &[&Diagnostic]) {
        match self.format {
            Format::Human => {
                let is_shown = |severity| severity == Severity::Error || self.shows_warnings();
                let shown: Vec<&Diagnostic> =
                    diagnostics.iter().copied().filter(|diagnostic| is_shown(diagnostic.severity)).collect();
                let codes = shown.iter().map(|diagnostic| (diagnostic.severity, diagnostic.code));
                self.codes.borrow_mut().extend(codes);
                let color = io::stderr().is_terminal();
                anstream::eprint!("{}", readable(&render(sources, &shown, color)));
            }
            Format::Json => diagnostics.iter().for_each(|diagnostic| print(&json(sources, diagnostic))),
        }
    }

    /// Writes a diagnostic in one line, for people.
    pub(super) fn print_briefly(&self, sources: &Sources, diagnostic: &Diagnostic) {
        let Diagnostic { severity, code, message, span, label, .. } = diagnostic;
        if *severity == Severity::Warning && !self.shows_warnings() {
            return;
        }
        self.codes.borrow_mut().push((*severity, code));
        let kind = if *severity == Severity::Error { "error" } else { "warning" };
        let (line, file) = (sources.position(*span).0, &sources[span.file].name);
        let text = format!("{kind}[{code}]: {file}:{line}: {message}: {label}");
        anstream::eprintln!("{}", readable(&text));
    }

    /// Writes a warning that has no location in the interface.
    pub(super) fn warn(&self, message: &str, help: Option<&str>) {
        match self.format {
            Format::Human if self.shows_warnings() => {
                let help = help.map(|help| format!("\n  help: {help}")).unwrap_or_default();
                anstream::eprintln!("warning: {message}{help}");
            }
            Format::Human => {}
            Format::Json => print(&object!({
                "kind": "diagnostic", "severity": "warning", "code": null, "message": message, "help": help,
                "file": null, "line": null, "column": null, "end_line": null, "end_column": null,
                "label": null, "related": [],
            })),
        }
    }

    /// Writes an error of the C++ compiler in a file outside of the interface. People find it in the
    /// compiler's own output.
    pub(super) fn print_elsewhere(&self, error: &Elsewhere) {
        if self.format == Format::Json {
            print(&object!({
                "kind": "diagnostic", "severity": "error", "code": error.code, "message": error.message,
                "help": error.help, "file": error.file, "line": error.line, "column": error.column,
                "end_line": null, "end_column": null, "label": null, "related": [],
            }));
        }
    }

    /// Shows the output of another program that failed; in JSON, the object of the failure contains it.
    pub(super) fn quote(&self, program: &str, text: &str) {
        match self.format {
            Format::Human => anstream::eprintln!("\n{program} says:\n{text}\n"),
            Format::Json => *self.output.borrow_mut() = Some(text.to_owned()),
        }
    }

    /// Lists the files of the module, and marks those whose content has not changed.
    pub(super) fn wrote(&self, files: &[PathBuf], unchanged: &[PathBuf]) {
        for file in files {
            let verb = if unchanged.contains(file) { UNCHANGED } else { WROTE };
            step(verb, file.display());
        }
        if self.format == Format::Json {
            let files: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
            print(&object!({ "kind": "written", "files": files }));
        }
    }

    /// Writes a JSON object, if the output is for programs.
    pub(super) fn object(&self, object: &Value) {
        if self.format == Format::Json {
            print(object);
        }
    }

    /// Prints the reason why the command failed, unless diagnostics were printed.
    pub(super) fn fail(&self, failure: Failure) {
        let Failure::Message(text) = failure else { return };
        match self.format {
            Format::Human => anstream::eprintln!("error: {text}"),
            Format::Json => {
                let (message, help) = match text.split_once("\n  help: ") {
                    Some((message, help)) => (message, Some(help)),
                    None => (text.as_str(), None),
                };
                let output = self.output.borrow();
                print(&object!({ "kind": "failure", "message": message, "help": help, "output": *output }));
            }
        }
    }

    /// Names the commands that explain the diagnostics, at the end of a run.
    pub(super) fn close(&self) {
        // Errors before warnings, because an error stopped the command; then the first.
        if let Some((_, first)) = self.codes.borrow().iter().min_by_key(|(severity, _)| *severity) {
            anstream::eprintln!("\nfor more about a diagnostic, try `quaff explain {first}`");
        }
    }

    fn shows_warnings(&self) -> bool {
        !self.is_quiet || self.denies_warnings.get()
    }
}

/// An error of the C++ compiler in a file outside of the interface, such as a source.
pub(super) struct Elsewhere<'a> {
    pub code: &'static str,
    pub file: &'a str,
    pub line: usize,
    pub column: Option<usize>,
    pub message: &'a str,
    pub help: Option<&'static str>,
}

fn print(object: &Value) {
    anstream::println!("{}", readable(&object.to_string()));
}

/// The option `--quiet` of commands that show their progress.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Quiet {
    /// Print errors only
    #[arg(short, long)]
    pub quiet: bool,
}

/// Whether progress is not shown. Set once, before the command begins its work.
static IS_QUIET: AtomicBool = AtomicBool::new(false);

/// Suppresses later lines.
pub(super) fn silence() {
    IS_QUIET.store(true, Ordering::Relaxed);
}

/// The verb for a file that was written.
pub(super) const WROTE: &str = "Wrote";

/// The verb for a file whose content has not changed.
pub(super) const UNCHANGED: &str = "Unchanged";

/// Shows one step, such as `Compiling example`.
pub(super) fn step(verb: &str, object: impl Display) {
    line(format_args!("{verb:>12} {object}"));
}

/// Shows a line that another program has already formatted.
pub(super) fn line(text: impl Display) {
    if !IS_QUIET.load(Ordering::Relaxed) {
        anstream::eprintln!("{text}");
    }
}
