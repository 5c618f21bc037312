//! What cargo tells a build script, and what it is told.

use quaff_swig::diagnostic::Diagnostic;
use quaff_swig::source::Sources;
use std::env;
use std::path::PathBuf;

/// Where a build script writes, and where the runtime's headers lie.
pub(crate) struct Folders {
    pub out: PathBuf,
    pub headers: PathBuf,
}

impl Folders {
    /// As cargo says.
    ///
    /// # Errors
    /// The crate lacks a dependency, or this is no build script.
    pub fn of_environment() -> Result<Folders, String> {
        let out =
            env::var_os("OUT_DIR").ok_or("error: `quaff_build` is for build scripts, which cargo runs\n")?;
        let headers = needed("DEP_QUAFF_RUNTIME_HEADERS", "quaff-runtime")?;
        needed("DEP_CXXBRIDGE1_HEADER", "cxx")?;
        Ok(Folders { out: out.into(), headers })
    }
}

/// What the build script of a dependency hands on.
fn needed(variable: &str, dependency: &str) -> Result<PathBuf, String> {
    env::var_os(variable).map(PathBuf::from).ok_or_else(|| {
        format!(
            "error: the crate does not depend on `{dependency}`, which the interface's functions call\n  \
             help: add it to `[dependencies]`: `cargo add {dependency}`\n"
        )
    })
}

/// Has cargo show a warning, in one line.
pub(crate) fn warn(sources: &Sources, warning: &Diagnostic) {
    let (line, _column) = sources.position(warning.span);
    let place = format!("{}:{line}", sources[warning.span.file].name);
    let help = warning.help.as_ref().map(|help| format!("; help: {help}")).unwrap_or_default();
    let text = format!("{place}: warning[{}]: {}{help}", warning.code, warning.message);
    println!("cargo:warning={}", text.replace('\n', " "));
}
