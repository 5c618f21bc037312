//! Prints diagnostics: on standard error for people, or as one JSON object per line for programs.

use crate::diagnostic::{Diagnostic, Severity, json, render};
use crate::source::Sources;
use clap::ValueEnum;
use std::cell::RefCell;
use std::io::{self, IsTerminal};

/// How diagnostics are written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Format {
    /// For people, on standard error
    #[default]
    Human,
    /// For programs: one JSON object a line, on standard output
    Json,
}

/// What was said in one run of the command.
#[derive(Debug, Default)]
pub(super) struct Messages {
    format: Format,
    /// The code of each diagnostic, in their order.
    codes: RefCell<Vec<(Severity, &'static str)>>,
}

impl Messages {
    pub(super) fn new(format: Format) -> Messages {
        Messages { format, ..Messages::default() }
    }

    /// Writes all of `diagnostics`.
    pub(super) fn say(&self, sources: &Sources, diagnostics: &[&Diagnostic]) {
        match self.format {
            Format::Human => {
                let codes = diagnostics.iter().map(|diagnostic| (diagnostic.severity, diagnostic.code));
                self.codes.borrow_mut().extend(codes);
                let color = io::stderr().is_terminal();
                anstream::eprint!("{}", render(sources, diagnostics, color));
            }
            Format::Json => {
                for diagnostic in diagnostics {
                    anstream::println!("{}", json(sources, diagnostic));
                }
            }
        }
    }

    /// Says, at the end of a run, where there is more about what was said.
    pub(super) fn close(&self) {
        // An error is what stopped the command; of two the first came first.
        if let Some((_, first)) = self.codes.borrow().iter().min_by_key(|(severity, _)| *severity) {
            anstream::eprintln!("\nfor more about a diagnostic, try `quaff explain {first}`");
        }
    }
}
