//! The communication with cargo: variables that a build script reads, and instructions that it prints.

use quaff_swig::diagnostic::Diagnostic;
use quaff_swig::source::Sources;
use std::env;
use std::path::PathBuf;

/// The output folder of a build script, and the folder of the runtime's headers.
pub(crate) struct Folders {
    pub out: PathBuf,
    pub headers: PathBuf,
}

impl Folders {
    /// Reads the folders from cargo's variables.
    ///
    /// # Errors
    /// The crate lacks a dependency, or the program is not a build script.
    pub fn of_environment() -> Result<Folders, String> {
        let out =
            env::var_os("OUT_DIR").ok_or("error: `quaff_build` is for build scripts, which cargo runs\n")?;
        let headers = needed("DEP_QUAFF_RUNTIME_HEADERS", "quaff-runtime")?;
        needed("DEP_CXXBRIDGE1_HEADER", "cxx")?;
        Ok(Folders { out: out.into(), headers })
    }
}

/// Reads a variable that the build script of a dependency has set.
fn needed(variable: &str, dependency: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| {
        format!(
            "error: the crate does not depend on `{dependency}`, which the interface's functions call\n  \
             help: add it to `[dependencies]`: `cargo add {dependency}`\n"
        )
    })
}

/// Makes cargo show a warning on one line.
pub(crate) fn warn(sources: &Sources, warning: &Diagnostic) {
    let (line, _column) = sources.position(warning.span);
    let place = format!("{}:{line}", sources[warning.span.file].name);
    let help = warning.help.as_ref().map(|help| format!("; help: {help}")).unwrap_or_default();
    let text = format!("{place}: warning[{}]: {}{help}", warning.code, warning.message);
    println!("cargo:warning={}", text.replace('\n', " "));
}
