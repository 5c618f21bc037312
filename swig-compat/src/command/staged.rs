//! Files on their way into a folder: all of them arrive, or none.

use crate::emit::File;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Files beside the ones they are to replace.
pub(super) struct Staged {
    folder: PathBuf,
    /// Inside `folder`, so that the last step is a rename on one file system.
    staging: TempDir,
    paths: Vec<PathBuf>,
}

impl Staged {
    /// For files in `folder`, which is made if it does not exist.
    pub(super) fn in_folder(folder: &Path) -> io::Result<Staged> {
        fs::create_dir_all(folder)?;
        let staging = tempfile::Builder::new().prefix(".quaff-").tempdir_in(folder)?;
        Ok(Staged { folder: folder.to_path_buf(), staging, paths: Vec::new() })
    }

    /// Adds a text. A file that says the same is left as it is, so that nothing is built again for it.
    pub(super) fn write(&mut self, file: &File) -> io::Result<()> {
        if fs::read_to_string(self.folder.join(&file.path)).is_ok_and(|text| text == file.text) {
            return Ok(());
        }
        let path = self.add(Path::new(&file.path))?;
        fs::write(path, &file.text)
    }

    /// Adds a copy of `from`.
    pub(super) fn copy(&mut self, from: &Path, name: &str) -> io::Result<()> {
        let path = self.add(Path::new(name))?;
        fs::copy(from, path).map(drop)
    }

    /// Puts every file into its place. A running interpreter keeps the library that it has loaded.
    pub(super) fn commit(self) -> io::Result<()> {
        for path in &self.paths {
            let target = self.folder.join(path);
            fs::create_dir_all(target.parent().unwrap_or(&self.folder))?;
            fs::rename(self.staging.path().join(path), target)?;
        }
        Ok(())
    }

    fn add(&mut self, path: &Path) -> io::Result<PathBuf> {
        let staged = self.staging.path().join(path);
        fs::create_dir_all(staged.parent().unwrap_or(self.staging.path()))?;
        self.paths.push(path.to_path_buf());
        Ok(staged)
    }
}

/// Puts texts into a folder.
pub(super) fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    let mut staged = Staged::in_folder(folder)?;
    for file in files {
        staged.write(file)?;
    }
    staged.commit()
}
