//! `quaff completions`: the script with which a shell completes commands and options.

use super::{Command, Failure};
use clap::{Args, CommandFactory};
use clap_complete::{Shell, generate};
use std::io::{self, Write};

/// The command's arguments.
#[derive(Args, Debug)]
pub struct Completions {
    /// The shell to print the script for
    shell: Shell,
}

impl Completions {
    pub(super) fn run(self) -> Result<(), Failure> {
        let mut script = Vec::new();
        generate(self.shell, &mut Command::command(), "quaff", &mut script);
        // A reader may close its end of a pipe before it has read the whole script.
        let _ = io::stdout().write_all(&script);
        Ok(())
    }
}
