//! Copies the files that cargo has built to the location that a build system expects.

use super::super::progress::{UNCHANGED, WROTE, step};
use super::super::{Failure, staged::Staged};
use std::fs;
use std::path::Path;

/// Copies the library, unless the file there has the same content: a file that keeps its time is not linked again. The
/// extension module, which nothing is linked with, is written each time: see `Staged::copy`. A copy is new, also where the
/// library was built long ago: what was linked before is older. The time is the file system's own, for ninja compares
/// with that, and the system's clock may be ahead of it.
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
