//! The commands, and their common parts: reading an interface and reporting failures.

mod build;
mod cache;
mod carried;
mod check;
mod compiler;
mod completions;
mod copied_files;
mod crate_files;
mod depfile;
mod explain;
mod failure;
mod generate;
mod kernel_headers;
mod language;
mod messages;
mod native_args;
mod new;
mod parts;
mod python_code;
mod runtime;
mod staged;
mod swig_options;
mod target_python;

use crate::compile::checked;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::emit::{BuildOptions, Face};
use crate::interface::{FunctionKey, Interface};
use crate::lower::is_importable;
use crate::plan::{Plan, plan};
use crate::preprocess::Define;
use crate::source::{FileId, Sources};
use clap::{Args, Parser, Subcommand, ValueEnum};
use failure::Failure;
use messages::{Format, Messages};
use native_args::NativeArgs;
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use target_python::PythonApi;

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
    Explain(explain::Explain),
    /// Show how large the cache of `quaff build` is, or remove what is in it
    Cache(cache::CacheCommand),
    /// Print the completion script for a shell
    Completions(completions::Completions),
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

/// The interface file, and the options for reading it.
#[derive(Args, Debug)]
struct InterfaceArgs {
    /// The SWIG interface file
    interface: PathBuf,
    /// Search this folder for files that the interface or the C++ code includes
    #[arg(short = 'I', value_name = "DIR")]
    include_dirs: Vec<PathBuf>,
    /// Define a macro for the interface and the C++ code
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    defines: Vec<String>,
    /// Define a macro for the interface only, and not for the C++ compiler
    #[arg(long = "interface-define", value_name = "NAME[=VALUE]")]
    interface_defines: Vec<String>,
    /// Translate Doxygen comments into docstrings, as SWIG's -doxygen does
    #[arg(long)]
    doxygen: bool,
    /// Give functions, classes and constants `__annotations__`, as SWIG's -typehints does; the stub has types
    /// in any case
    #[arg(long)]
    typehints: bool,
    /// Read declarations from every #include, as from %include, where the file is found; as SWIG's
    /// -includeall -ignoremissing does
    #[arg(long)]
    include_all: bool,
    /// Read the interface as C, as SWIG does without -c++: the C compiler compiles its own code
    #[arg(long = "c")]
    is_c: bool,
    /// Name the module so, whatever name its `%module` has, as SWIG's -module does
    #[arg(long, value_name = "NAME", value_parser = module_name)]
    module: Option<String>,
    /// The part of Python's C API that the interface's code may use. With more than the stable ABI, a module
    /// is for one version of Python: `stable` refuses such code, and `full` allows it [default: what the code
    /// needs]
    #[arg(long, value_name = "API")]
    python_api: Option<PythonApi>,
    /// Fail if there are messages of this kind: `warnings`
    #[arg(long, value_name = "KIND")]
    deny: Option<Deny>,
}

/// Findings other than errors that make a run fail.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Deny {
    /// Warnings
    Warnings,
}

/// An interface that was read without errors.
struct Compiled<'m> {
    sources: Sources,
    main: FileId,
    interface: Interface,
    plan: Plan,
    face: Face,
    python_api: Option<PythonApi>,
    messages: &'m Messages,
}

impl Compiled<'_> {
    /// Leaves functions out of the module, each with the reason.
    fn leave_out(&mut self, refused: &FxHashMap<FunctionKey, String>) {
        self.interface.leave_out(refused);
        let beyond = std::mem::take(&mut self.plan.beyond_stable_abi);
        // Ignores the diagnostics: the interface's Python code has not changed and was already checked.
        (self.plan, _) = planned(&self.interface, self.main, &self.sources, self.face, self.python_api);
        if self.plan.beyond_stable_abi.is_empty() {
            self.plan.beyond_stable_abi = beyond;
        }
    }

    /// Prints diagnostics that arise after the interface was read.
    fn print(&self, diagnostics: &[Diagnostic]) {
        self.messages.print(&self.sources, &diagnostics.iter().collect::<Vec<_>>());
    }

    /// Prints many diagnostics of one kind: on one line each for people.
    fn print_briefly(&self, diagnostics: &[Diagnostic]) {
        match self.messages.is_for_programs() {
            true => self.print(diagnostics),
            false => diagnostics.iter().for_each(|each| self.messages.print_briefly(&self.sources, each)),
        }
    }
}

/// The plan, and the errors in the interface's Python code.
fn planned(
    interface: &Interface,
    main: FileId,
    sources: &Sources,
    face: Face,
    python_api: Option<PythonApi>,
) -> (Plan, Vec<Diagnostic>) {
    let mut plan = plan(interface, main, sources);
    let errors = python_code::read(&mut plan, sources);
    if python_api == Some(PythonApi::Full) {
        plan = plan.with_all_of_python();
    }
    if face.passes_trees() {
        plan = plan.with_trees();
    }
    if let Some(has) = face.overrides_with() {
        plan = plan.with_tree_directors(has);
    }
    if !face.is_for_python() {
        plan = plan.without_python();
    }
    (plan, errors)
}

impl InterfaceArgs {
    /// Reads the interface for callers of a language, and prints the diagnostics.
    fn compile<'m>(&self, face: Face, messages: &'m Messages) -> Result<Compiled<'m>, Failure> {
        let mut sources = Sources::new(self.include_dirs.clone());
        if self.doxygen {
            sources.begin_with("%feature(\"doxygen\");\n");
        }
        if self.typehints {
            sources.begin_with(
                "#define SWIGPYTHON_TYPEHINTS 1\n%feature(\"python:annotations\", \"typing\");\n",
            );
        }
        let main =
            sources.open(&self.interface).map_err(|error| Failure::unreadable(&self.interface, &error))?;
        let mut diagnostics = Diagnostics::default();
        if let Some(Deny::Warnings) = self.deny {
            messages.deny_warnings();
        }
        if self.include_all {
            sources.follow_includes();
        }
        if self.is_c {
            sources.read_as_c();
        }
        if let Some(module) = &self.module {
            sources.name_module(module);
        }
        let interface = checked(&mut sources, main, &self.defines(), &mut diagnostics);
        if self.is_c {
            diagnostics.name_language_c();
        }
        let sorted = diagnostics.sorted();
        messages.print(&sources, &sorted);
        if let (Some(Deny::Warnings), true, false) = (self.deny, interface.is_some(), sorted.is_empty()) {
            return Err(Failure::new(
                "there are warnings, and `--deny warnings` makes them errors",
                "they are above; nothing was written",
            ));
        }
        let interface = interface.ok_or(Failure::Reported)?;
        let (plan, errors) = planned(&interface, main, &sources, face, self.python_api);
        if !errors.is_empty() {
            messages.print(&sources, &errors.iter().collect::<Vec<_>>());
            return Err(Failure::Reported);
        }
        let python_api = self.python_api;
        let compiled = Compiled { sources, main, interface, plan, face, python_api, messages };
        target_python::check(&compiled)?;
        Ok(compiled)
    }

    /// The folder in which `#include "…"` finds files beside the interface.
    fn folder(&self) -> Option<PathBuf> {
        Some(Path::new(".").join(self.interface.parent()?))
    }

    fn defines(&self) -> Vec<Define> {
        let define = |text: &String| {
            let (name, value) = text.split_once('=').unwrap_or((text, "1"));
            Define { name: name.to_owned(), value: value.to_owned() }
        };
        self.cxx_defines().iter().chain(&self.interface_defines).map(define).collect()
    }

    /// The macros for the interface and for C++.
    fn cxx_defines(&self) -> Vec<String> {
        let of_typehints = self.typehints.then(|| "SWIGPYTHON_TYPEHINTS=1".to_owned());
        self.defines.iter().cloned().chain(of_typehints).collect()
    }

    /// The options by which the crate is compiled, with every path as `locate` returns it.
    fn build_options(
        &self,
        native: &NativeArgs,
        sources: &Sources,
        locate: impl Fn(&Path) -> Result<PathBuf, Failure>,
    ) -> Result<BuildOptions, Failure> {
        let locate = |path: &Path| locate(path).and_then(on_one_line);
        let all = |paths: &[PathBuf]| paths.iter().map(|path| locate(path)).collect::<Result<Vec<_>, _>>();
        native.check_sources()?;
        Ok(BuildOptions {
            sources: all(&native.sources)?,
            parts: native.parts,
            cuda_archs: native.cuda_archs.clone(),
            include_dirs: all(&self.include_dirs)?,
            beside: Some(locate(&Path::new(".").join(self.interface.parent().unwrap_or(Path::new(""))))?),
            defines: self.cxx_defines(),
            flags: native.flags.clone(),
            libraries: native.libraries.clone(),
            library_dirs: native.located_library_dirs(locate)?,
            watched: all(&sources.on_disk().map(Path::to_path_buf).collect::<Vec<_>>())?,
            ..BuildOptions::default()
        })
    }
}

/// Reads the name for `--module`.
fn module_name(text: &str) -> Result<String, String> {
    match is_importable(text) {
        true => Ok(text.to_owned()),
        false => Err("Python cannot import a module of this name: choose letters, digits and `_`, no digit first, and no Python keyword".to_owned()),
    }
}

/// Refuses a path with a line break: build scripts print paths to cargo one per line, and cargo would read
/// the second line as an instruction.
fn on_one_line(path: PathBuf) -> Result<PathBuf, Failure> {
    if path.to_str().is_some_and(|text| !text.contains(char::is_control)) {
        return Ok(path);
    }
    let shown = path.display().to_string();
    Err(Failure::new(
        format!(
            "cannot build with `{}`: cargo does not support paths that contain a line break or a control \
             character, or are not UTF-8",
            shown.escape_debug()
        ),
        "rename the file or the folder",
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn paths_that_cargo_cannot_be_told_of_are_refused() {
        assert!(on_one_line(PathBuf::from("a b/é\u{202e}.hpp")).is_ok());
        for path in ["a\ncargo:rustc-link-lib=evil", "a\r.hpp", "\0"] {
            let Err(Failure::Message(message)) = on_one_line(PathBuf::from(path)) else { panic!("{path:?}") };
            assert!(message.lines().count() == 2 && message.contains("rename"), "{message}");
        }
    }
}
