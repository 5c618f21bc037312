//! The programs that a build runs.

use super::super::Failure;
use std::env;
use std::path::PathBuf;

/// Finds out before the work begins whether the machine can do it.
pub(super) fn check(cargo: &str) -> Result<(), Failure> {
    if find(cargo).is_none() {
        return Err(Failure::new(format!("`{cargo}` was not found"), "install Rust: https://rustup.rs"));
    }
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
pub(super) fn cpp_compiler() -> Vec<String> {
    let compiler = env::var("CXX").unwrap_or_else(|_| "c++".to_owned());
    compiler.split_whitespace().map(str::to_owned).collect()
}

/// Where a program lies that is given by its path or by its name.
pub(super) fn find(program: &str) -> Option<PathBuf> {
    let paths = env::var_os("PATH").unwrap_or_default();
    if program.contains('/') {
        return env::current_dir().ok().map(|here| here.join(program)).filter(|path| path.is_file());
    }
    env::split_paths(&paths).map(|folder| folder.join(program)).find(|path| path.is_file())
}
