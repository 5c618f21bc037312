//! The command `quaff`.

use quaff_swig::command::Command;
use std::process::ExitCode;

fn main() -> ExitCode {
    match Command::from_command_line() {
        Ok(command) => command.run(),
        Err(status) => status,
    }
}
