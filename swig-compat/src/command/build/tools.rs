//! The programs that a build runs.

use super::super::Failure;
use std::env;
use std::path::{Path, PathBuf};

/// Checks before a build that the machine has the required tools.
pub(super) fn check(cargo: &str) -> Result<(), Failure> {
    if find(cargo).is_none() {
        return Err(Failure::new(format!("`{cargo}` was not found"), "install Rust: https://rustup.rs"));
    }
    check_compiler()
}

/// Finds out whether there is a C++ compiler.
pub(in crate::command) fn check_compiler() -> Result<(), Failure> {
    let compiler = cpp_compiler();
    let program = compiler.first().map_or("", String::as_str);
    if find(program).is_none() {
        return Err(Failure::new(
            format!("no C++ compiler: `{program}` was not found"),
            "install one, for example with `apt install g++`, or set `CXX` to yours",
        ));
    }
    Ok(())
}

/// The compiler that the emitted build script runs, and its first arguments: `CXX` may be `ccache g++`.
pub(in crate::command) fn cpp_compiler() -> Vec<String> {
    compiler("CXX", "c++")
}

/// The C compiler, which `CC` names.
pub(in crate::command) fn c_compiler() -> Vec<String> {
    compiler("CC", "cc")
}

fn compiler(variable: &str, default: &str) -> Vec<String> {
    let compiler = env::var(variable).unwrap_or_else(|_| default.to_owned());
    compiler.split_whitespace().map(str::to_owned).collect()
}

/// The variables that name the default compiler, which need not be set: pip sets `CXX=g++`, for example. They
/// are removed, because cargo rebuilds the dependencies each time such a variable appears or disappears.
pub(super) fn redundant_variables() -> impl Iterator<Item = &'static str> {
    let is_redundant = |variable, default| {
        let program = |name: &str| find(name)?.canonicalize().ok().filter(|path| is_compiler(path));
        let named = env::var(variable).ok().and_then(|named| program(&named));
        named.is_some() && named == program(default)
    };
    let defaults = [("CC", "cc"), ("CXX", "c++")];
    defaults.into_iter().filter(move |(name, default)| is_redundant(*name, *default)).map(|(name, _)| name)
}

/// Whether a program is a compiler itself, and not a wrapper such as ccache, to which the names of several
/// compilers may lead.
fn is_compiler(program: &Path) -> bool {
    let name = program.file_name().unwrap_or_default().to_string_lossy();
    ["g++", "gcc", "clang"].iter().any(|family| name.contains(family))
}

/// The full path of a program that is given by its path or name.
pub(in crate::command) fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    if program.contains('/') {
        return env::current_dir().ok().map(|here| here.join(program)).filter(|path| path.is_file());
    }
    env::split_paths(&paths).map(|folder| folder.join(program)).find(|path| path.is_file())
}

/// The active environment's Python, then that of the environment in which this command is installed, then the
/// system's.
pub(in super::super) fn pythons() -> Vec<PathBuf> {
    let active = env::var_os("VIRTUAL_ENV").map(|folder| Path::new(&folder).join("bin/python3"));
    let own = env::current_exe().ok().map(|command| command.with_file_name("python3"));
    let known = active.into_iter().chain(own).filter(|python| python.is_file());
    known.chain(find("python3")).collect()
}
