//! The command `quaff`.

use clap::Parser;
use quaff_swig::command::Command;
use std::process::ExitCode;

fn main() -> ExitCode {
    Command::parse().run()
}
