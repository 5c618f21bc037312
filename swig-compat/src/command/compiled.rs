//! The interface that a command reads: the options for reading it, and its plan.

use super::messages::Messages;
use super::native_args::NativeArgs;
use super::{Failure, python_code};
use crate::compile::checked;
use crate::diagnostic::{Diagnostic, Diagnostics};
use crate::emit::{BuildOptions, Face};
use crate::interface::{FunctionKey, Interface};
use crate::lower::is_importable;
use crate::plan::{BeyondStableAbi, Plan, plan};
use crate::preprocess::Define;
use crate::source::{FileId, Sources};
use clap::{Args, ValueEnum};
use rustc_hash::FxHashMap;
use std::path::{Path, PathBuf};

/// The interface file, and the options for reading it.
#[derive(Args, Debug)]
pub(super) struct InterfaceArgs {
    /// The SWIG interface file
    pub(super) interface: PathBuf,
    /// Search this folder for files that the interface or the C++ code includes
    #[arg(short = 'I', value_name = "DIR")]
    pub(super) include_dirs: Vec<PathBuf>,
    /// Define a macro for the interface and the C++ code
    #[arg(short = 'D', value_name = "NAME[=VALUE]")]
    pub(super) defines: Vec<String>,
    /// Define a macro for the interface only, and not for the C++ compiler
    #[arg(long = "interface-define", value_name = "NAME[=VALUE]")]
    pub(super) interface_defines: Vec<String>,
    /// Translate Doxygen comments into docstrings, as SWIG's -doxygen does
    #[arg(long)]
    pub(super) doxygen: bool,
    /// Give functions, classes and constants `__annotations__`, as SWIG's -typehints does; the stub has types
    /// in any case
    #[arg(long)]
    pub(super) typehints: bool,
    /// Read declarations from every #include, as from %include, where the file is found; as SWIG's
    /// -includeall -ignoremissing does
    #[arg(long)]
    pub(super) include_all: bool,
    /// Read the interface as C, as SWIG does without -c++: the C compiler compiles its own code
    #[arg(long = "c")]
    pub(super) is_c: bool,
    /// Name the module so, whatever name its `%module` has, as SWIG's -module does
    #[arg(long, value_name = "NAME", value_parser = module_name)]
    pub(super) module: Option<String>,
    /// The part of Python's C API that the interface's code may use. With more than the stable ABI, a module
    /// is for one version of Python: `stable` refuses such code, and `full` allows it [default: what the code
    /// needs]
    #[arg(long, value_name = "API")]
    pub(super) python_api: Option<PythonApi>,
    /// Fail if there are messages of this kind: `warnings`
    #[arg(long, value_name = "KIND")]
    pub(super) deny: Option<Deny>,
}

/// A part of Python's C API.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(super) enum PythonApi {
    /// The stable ABI, which every Python from 3.11 on has
    Stable,
    /// The whole C API of the Python at hand
    Full,
}

/// Findings other than errors that make a run fail.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum Deny {
    /// Warnings
    Warnings,
}

/// An interface that was read without errors.
pub(super) struct Compiled<'m> {
    pub(super) sources: Sources,
    pub(super) main: FileId,
    pub(super) interface: Interface,
    pub(super) plan: Plan,
    pub(super) face: Face,
    pub(super) python_api: Option<PythonApi>,
    pub(super) messages: &'m Messages,
}

impl Compiled<'_> {
    /// Leaves functions out of the module, each with the reason.
    pub(super) fn leave_out(&mut self, refused: &FxHashMap<FunctionKey, String>) {
        self.interface.leave_out(refused);
        let beyond = std::mem::take(&mut self.plan.beyond_stable_abi);
        // Ignores the diagnostics: the interface's Python code has not changed and was already checked.
        (self.plan, _) = planned(&self.interface, self.main, &self.sources, self.face, self.python_api);
        if self.plan.beyond_stable_abi.is_empty() {
            self.plan.beyond_stable_abi = beyond;
        }
    }

    /// Prints diagnostics that arise after the interface was read.
    pub(super) fn print(&self, diagnostics: &[Diagnostic]) {
        self.messages.print(&self.sources, &diagnostics.iter().collect::<Vec<_>>());
    }

    /// Prints many diagnostics of one kind: on one line each for people.
    pub(super) fn print_briefly(&self, diagnostics: &[Diagnostic]) {
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
    pub(super) fn compile<'m>(&self, face: Face, messages: &'m Messages) -> Result<Compiled<'m>, Failure> {
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
        check_python_api(&compiled)?;
        Ok(compiled)
    }

    /// The folder in which `#include "…"` finds files beside the interface.
    pub(super) fn folder(&self) -> Option<PathBuf> {
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
    pub(super) fn cxx_defines(&self) -> Vec<String> {
        let of_typehints = self.typehints.then(|| "SWIGPYTHON_TYPEHINTS=1".to_owned());
        self.defines.iter().cloned().chain(of_typehints).collect()
    }

    /// The options by which the crate is compiled, with every path as `locate` returns it.
    pub(super) fn build_options(
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
pub(super) fn on_one_line(path: PathBuf) -> Result<PathBuf, Failure> {
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

/// Refuses code that uses more of Python's C API than the option allows.
fn check_python_api(compiled: &Compiled) -> Result<(), Failure> {
    let beyond = &compiled.plan.beyond_stable_abi;
    if compiled.python_api != Some(PythonApi::Stable) || beyond.is_empty() {
        return Ok(());
    }
    Err(Failure::new(
        format!(
            "the module would be for one version of Python, and not for all from 3.11 on: {}",
            reasons(beyond)
        ),
        "change the code, or allow it by `--python-api full`, and in CMake by `PYTHON_API full` in `quaff_add_library`",
    ))
}

/// The largest number of lines that are listed.
const MOST: usize = 3;

/// The reasons in words: `the stable ABI does not have PyUnicode_KIND (example.i:5)`.
pub(super) fn reasons(beyond: &[BeyondStableAbi]) -> String {
    let named = beyond.iter().take(MOST).map(|each| format!("{} ({}:{})", each.what, each.file, each.line));
    let named: Vec<String> = named.collect();
    let more = beyond.len().saturating_sub(MOST);
    let more = if more == 0 { String::new() } else { format!(", and {more} more") };
    format!("the stable ABI does not have {}{more}", named.join(", "))
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
