//! The Python interpreters that may have NVIDIA's packages in their environments, and that check Python code.

use super::tools;
use std::env;
use std::path::{Path, PathBuf};

/// The active environment's Python, then that of the environment in which this command is installed, then the
/// system's.
pub(in crate::command) fn known() -> Vec<PathBuf> {
    let active = env::var_os("VIRTUAL_ENV").map(|folder| Path::new(&folder).join("bin/python3"));
    let own = env::current_exe().ok().map(|command| command.with_file_name("python3"));
    let known = active.into_iter().chain(own).filter(|python| python.is_file());
    known.chain(tools::find("python3")).collect()
}
