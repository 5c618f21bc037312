//! The commands, and their common parts: what they print, and their exit status. Commands of a few lines are
//! here: `quaff completions` and `quaff explain`.

mod build;
mod cache;
mod carried;
mod check;
mod compiled;
mod compiler;
mod crate_files;
mod depfile;
mod failure;
mod generate;
mod kernel_headers;
mod language;
mod messages;
mod native_args;
mod new;
mod python_code;
mod runtime;
mod staged;
mod swig_options;
mod target_python;

use crate::code::{explanation, explanations};
use clap::{Args, CommandFactory, Parser, Subcommand};
use clap_complete::{Shell, generate};
use compiled::{Compiled, InterfaceArgs, on_one_line};
use failure::Failure;
use messages::{Format, Messages};
use native_args::NativeArgs;
use std::io::{self, Write};
use std::process::ExitCode;

/// Builds typed Python and Rust functions from SWIG interface files.
#[derive(Debug, Parser)]
#[command(name = "quaff", version, max_term_width = 100, after_help = EXAMPLES, arg_required_else_help = true)]
pub struct Command {
    /// Print the folder of the CMake package, for `-Dquaff_DIR=`
    #[arg(long, exclusive = true)]
    cmake_dir: bool,
    /// Print the folder that contains `quaff.i`, for SWIG, and the C++ headers
    #[arg(long, exclusive = true)]
    include_dir: bool,
    /// Print the folder of the modules that `quaff_swig.load` keeps; it is created if it does not exist
    #[arg(long, exclusive = true)]
    loaded_dir: bool,
    #[command(subcommand)]
    action: Option<CommandAction>,
}

const EXAMPLES: &str = "Examples:
  quaff check example.i -I include
  quaff build example.i -I include --source src/sum.cpp
  quaff build example.i -I include --source src/sum.cu --cuda-arch sm_90
  python -c 'import example; help(example)'

`@FILE` reads arguments from a file, one per line.";

/// The exit status for a wrong argument, the same as clap's.
const WRONG_ARGUMENT: u8 = 2;

#[derive(Debug, Subcommand)]
enum CommandAction {
    /// Report the errors in an interface, and show what it binds: function × dtype × device
    Check(check::Check),
    /// Write the module's source code as a crate, to call from Rust or to commit
    Generate(generate::Generate),
    /// Build a Python module: example.py, _example.abi3.so and example.pyi; or a library for C or C++
    Build(build::Build),
    /// Build the Rust half of a module as a static library, for CMake and other build systems
    Archive(build::archive::Archive),
    /// Build `quaff::quaff`, the library for C and C++ programs
    Library(build::library::Library),
    /// Write the source code of the runtime and of `quaff::quaff`, for example for `cargo vendor`
    Runtime(runtime::Runtime),
    /// Create a new package: an interface, a header, a test, and the build files
    New(new::New),
    /// Explain a diagnostic, with a wrong interface and the corrected one
    Explain(Explain),
    /// Show how large the cache of `quaff build` is, or remove what is in it
    Cache(cache::CacheCommand),
    /// Print the completion script for a shell
    Completions(Completions),
}

impl Command {
    /// Runs the command. The status is 0, or 1 after an error, which was printed to standard error.
    pub fn run(self) -> ExitCode {
        let (format, is_quiet) = match &self.action {
            Some(CommandAction::Check(check)) => (check.format(), false),
            Some(CommandAction::Build(build)) => build.messages(),
            Some(CommandAction::Generate(generate)) => (Format::Human, generate.is_quiet()),
            _ => (Format::Human, false),
        };
        let messages = Messages::new(format, is_quiet);
        let status = match self.act(&messages) {
            Ok(()) => ExitCode::SUCCESS,
            Err(failure) => {
                messages.fail(failure);
                ExitCode::FAILURE
            }
        };
        messages.close();
        status
    }
}

impl Command {
    /// Reads the command line.
    ///
    /// # Errors
    /// An unreadable `@FILE` or an option of SWIG, which was reported; any other wrong argument ends the
    /// process.
    pub fn from_command_line() -> Result<Command, ExitCode> {
        let arguments = argfile::expand_args(argfile::parse_fromfile, argfile::PREFIX);
        let arguments = arguments.map_err(|error| {
            anstream::eprintln!("error: {error}\n  help: `@FILE` reads arguments from a file, one per line");
            ExitCode::FAILURE
        })?;
        let command = Command::try_parse_from(&arguments);
        let failed = command.as_ref().err();
        let is_error = failed.is_none_or(clap::Error::use_stderr);
        if let Some(text) = swig_options::text(&arguments, failed).filter(|_| is_error) {
            anstream::eprintln!("{text}");
            return Err(ExitCode::from(WRONG_ARGUMENT));
        }
        command.map_err(|error| error.exit())
    }

    fn act(self, messages: &Messages) -> Result<(), Failure> {
        match self.action {
            Some(CommandAction::Check(check)) => check.run(messages),
            Some(CommandAction::Generate(generate)) => generate.run(messages),
            Some(CommandAction::Build(build)) => build.run(messages),
            Some(CommandAction::Archive(archive)) => archive.run(),
            Some(CommandAction::Library(library)) => library.run(),
            Some(CommandAction::Runtime(runtime)) => runtime.run(),
            Some(CommandAction::Explain(explain)) => explain.run(),
            Some(CommandAction::New(new)) => new.run(),
            Some(CommandAction::Cache(cache)) => cache.run(),
            Some(CommandAction::Completions(completions)) => completions.run(),
            None if self.cmake_dir => carried::CMAKE.tell(),
            None if self.loaded_dir => build::tell_loaded_dir(),
            None => carried::INCLUDE.tell(),
        }
    }
}

/// The arguments of `quaff completions`, which prints the script with which a shell completes commands and
/// options.
#[derive(Args, Debug)]
struct Completions {
    /// The shell to print the script for
    shell: Shell,
}

impl Completions {
    fn run(self) -> Result<(), Failure> {
        let mut script = Vec::new();
        generate(self.shell, &mut Command::command(), "quaff", &mut script);
        // A reader may close its end of a pipe before it has read the whole script.
        let _ = io::stdout().write_all(&script);
        Ok(())
    }
}

/// The arguments of `quaff explain`, which explains a diagnostic, with a wrong interface and the right one.
#[derive(Args, Debug)]
struct Explain {
    /// The diagnostic's code, such as Q044; without one, all codes are listed
    code: Option<String>,
}

impl Explain {
    fn run(self) -> Result<(), Failure> {
        let Some(code) = self.code else {
            for explanation in explanations() {
                anstream::println!("{}  {}", explanation.code, explanation.title());
            }
            return Ok(());
        };
        let unknown = || {
            Failure::new(
                format!("no diagnostic has the code `{code}`"),
                "`quaff explain` without a code lists all of them",
            )
        };
        let found = explanation(&code).ok_or_else(unknown)?;
        anstream::print!("{}", found.text);
        Ok(())
    }
}
