//! Prints diagnostics: on standard error for people, or as one JSON object per line for programs.

use crate::diagnostic::{Diagnostic, json, render};
use crate::source::Sources;
use clap::ValueEnum;
use std::cell::RefCell;
use std::collections::BTreeSet;
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
    codes: RefCell<BTreeSet<&'static str>>,
}

impl Messages {
    pub(super) fn new(format: Format) -> Messages {
        Messages { format, ..Messages::default() }
    }

    /// Writes all of `diagnostics`.
    pub(super) fn say(&self, sources: &Sources, diagnostics: &[&Diagnostic]) {
        match self.format {
            Format::Human => {
                self.codes.borrow_mut().extend(diagnostics.iter().map(|diagnostic| diagnostic.code));
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
        if let Some(first) = self.codes.borrow().first() {
            anstream::eprintln!("\nfor more about a diagnostic, try `quaff explain {first}`");
        }
    }
}
