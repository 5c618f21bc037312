//! Finds NVRTC's library.

use std::env;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folders within a Python's package directory: of NVRTC 12, and of NVRTC 13.
const IN_PACKAGES: [&str; 2] = ["nvidia/cuda_nvrtc/lib", "nvidia/cu13/lib"];
/// The folders within a toolkit.
const IN_TOOLKIT: [&str; 2] = ["lib64", "targets/x86_64-linux/lib"];

/// The library that `QUAFF_NVRTC` names, that of the first of these Python interpreters that has one, or that
/// of the toolkit in `CUDA_PATH`. `None` if `QUAFF_NVRTC` is `none`; then the interpreters are not run.
///
/// # Errors
/// The library was not found.
pub fn find(interpreters: impl IntoIterator<Item = PathBuf>) -> Result<Option<PathBuf>, String> {
    if let Some(library) = named() {
        return match library.is_file() {
            _ if library.as_os_str() == "none" => Ok(None),
            true => Ok(Some(library)),
            false => Err(format!("`QUAFF_NVRTC` names `{}`, which is not a file", library.display())),
        };
    }
    let packages = interpreters.into_iter().flat_map(|python| search_path(&python));
    let mut in_packages = packages.flat_map(|folder| IN_PACKAGES.map(|inner| folder.join(inner)));
    let found = in_packages.find_map(|folder| in_folder(&folder)).or_else(in_toolkit);
    found.map(Some).ok_or_else(|| "NVRTC was not found".to_owned())
}

/// The path in `QUAFF_NVRTC`, if the variable is set.
pub fn named() -> Option<PathBuf> {
    env::var_os("QUAFF_NVRTC").filter(|named| !named.is_empty()).map(PathBuf::from)
}

fn in_toolkit() -> Option<PathBuf> {
    let toolkit = PathBuf::from(env::var_os("CUDA_PATH")?);
    IN_TOOLKIT.iter().find_map(|inner| in_folder(&toolkit.join(inner)))
}

/// NVRTC's library in a folder: `libnvrtc.so.12`, and not `libnvrtc-builtins.so.12.0`.
fn in_folder(folder: &Path) -> Option<PathBuf> {
    let names = fs::read_dir(folder).ok()?.flatten();
    let mut found: Vec<PathBuf> = names
        .filter(|entry| entry.file_name().to_string_lossy().starts_with("libnvrtc.so"))
        .map(|entry| entry.path())
        .collect();
    found.sort();
    found.into_iter().next()
}

/// The directories in which this Python looks for packages; empty if it cannot be run.
pub fn search_path(python: &Path) -> Vec<PathBuf> {
    let asked = Command::new(python).args(["-P", "-c", r"import sys; print('\n'.join(sys.path))"]).output();
    let answer = asked.map(|done| done.stdout).unwrap_or_default();
    String::from_utf8_lossy(&answer).lines().map(PathBuf::from).collect()
}
