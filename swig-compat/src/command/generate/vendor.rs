//! The dependencies of a package's crate, as an archive in the package, because the language's tools may
//! build the package without a network.

use super::super::{Failure, runtime};
use std::fs;
use std::path::Path;
use std::process::Command;

/// The path of the archive in the crate's folder.
const ARCHIVE: &str = "vendor.tar.xz";
const FOLDER: &str = "vendor";

/// Writes the archive into the folder of a crate, which lacks only its dependencies.
pub(super) fn vendor(folder: &Path) -> Result<(), Failure> {
    let lock = folder.join("Cargo.lock");
    fs::write(&lock, runtime::LOCK).map_err(|error| Failure::unwritable(folder, &error))?;
    run(Command::new("cargo").args(["vendor", "--quiet", FOLDER]).current_dir(folder))?;
    run(Command::new("tar").args(["-cJf", ARCHIVE, FOLDER]).current_dir(folder))?;
    fs::remove_dir_all(folder.join(FOLDER)).map_err(|error| Failure::unwritable(folder, &error))
}

fn run(command: &mut Command) -> Result<(), Failure> {
    let shown = format!("{command:?}");
    let failed = |text: String| {
        Failure::new(
            format!("cannot pack the crates that the package depends on: {shown} fails: {}", text.trim()),
            "check whether `cargo fetch`, `tar` and `xz` work here; `quaff build` makes a package for this machine without them",
        )
    };
    let done = command.output().map_err(|error| failed(error.to_string()))?;
    match done.status.success() {
        true => Ok(()),
        false => Err(failed(String::from_utf8_lossy(&done.stderr).into_owned())),
    }
}
