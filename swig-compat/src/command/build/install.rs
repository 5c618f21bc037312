//! Copies the files that cargo has built to the location that a build system expects.

use super::super::progress::{UNCHANGED, WROTE, step};
use super::super::{Failure, staged::Staged};
use std::fs;
use std::path::Path;

/// Copies the library, unless the file there has the same content, because build systems would link again
/// after a change of its time. The extension module, which nothing is linked with, is always written: see
/// `Staged::copy`. A copy gets the current time, even if the library was built long ago, so that it is newer
/// than anything linked before. The time comes from the file system, because ninja compares file times and
/// the system clock may be ahead.
pub(super) fn install(library: &Path, output: &Path) -> Result<(), Failure> {
    let (folder, name) = (output.parent().unwrap_or(Path::new("")), output.file_name());
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let Some(name) = name.and_then(|name| name.to_str()) else {
        return Err(Failure::new("`-o` is missing a file name", "pass the path of the library to write"));
    };
    let is_unchanged = fs::read(output).ok().zip(fs::read(library).ok()).is_some_and(|(a, b)| a == b);
    if is_unchanged {
        step(UNCHANGED, output.display());
        return Ok(());
    }
    let install = || {
        let mut staged = Staged::in_folder(folder)?;
        staged.copy(library, name)?;
        staged.commit()
    };
    install().map_err(|error| Failure::unwritable(folder, &error))?;
    step(WROTE, output.display());
    Ok(())
}
