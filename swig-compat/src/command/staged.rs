//! Writes files to a folder: all of them or none. The files are first written to a temporary folder, which is
//! deleted after the move; if its process was killed, the next process that needs one in the same place
//! deletes it.

use crate::emit::{File, MARK};
use crate::source::encoded;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// Files in a temporary folder, beside the files that they will replace.
pub(super) struct Staged {
    folder: PathBuf,
    staging: Staging,
    paths: Vec<PathBuf>,
    /// The files whose content has not changed.
    unchanged: Vec<PathBuf>,
}

impl Staged {
    /// An empty set of files for `folder`, which is created if it does not exist.
    pub(super) fn in_folder(folder: &Path) -> io::Result<Staged> {
        fs::create_dir_all(folder)?;
        let staging = Staging::in_folder(folder)?;
        Ok(Staged { folder: folder.to_path_buf(), staging, paths: Vec::new(), unchanged: Vec::new() })
    }

    /// Adds a text, unless it would replace a file that was written by hand.
    pub(super) fn write(&mut self, file: &File) -> io::Result<()> {
        let is_by_hand = |before: Vec<u8>| !String::from_utf8_lossy(&before).contains(MARK);
        if file.text.contains(MARK) && fs::read(self.folder.join(&file.path)).is_ok_and(is_by_hand) {
            return Err(by_hand(&file.path));
        }
        self.overwrite(file)
    }

    /// Adds a text. A file with the same content is not written again, so that nothing is rebuilt for it.
    fn overwrite(&mut self, file: &File) -> io::Result<()> {
        let bytes = encoded(&file.path, &file.text);
        if fs::read(self.folder.join(&file.path)).is_ok_and(|before| before == *bytes) {
            self.unchanged.push(PathBuf::from(&file.path));
            return Ok(());
        }
        let path = self.add(Path::new(&file.path))?;
        fs::write(&path, &bytes)?;
        keep(&path)
    }

    /// Adds a copy of `from`. The file is written even if its content has not changed: make compares the time
    /// of a target with the times of the interface and the sources, and would otherwise run `quaff build`
    /// each time. For CMake, `install` leaves an unchanged library untouched instead.
    pub(super) fn copy(&mut self, from: &Path, name: &str) -> io::Result<()> {
        if fs::read(self.folder.join(name)).is_ok_and(|before| fs::read(from).is_ok_and(|now| before == now))
        {
            self.unchanged.push(PathBuf::from(name));
        }
        let path = self.add(Path::new(name))?;
        fs::copy(from, &path)?;
        keep(&path)
    }

    /// Moves every file to its destination, or restores all old files. A running interpreter keeps the
    /// library that it has loaded. Returns the files whose content has not changed.
    pub(super) fn commit(self) -> io::Result<Vec<PathBuf>> {
        self.paths.iter().try_for_each(|path| self.check_no_folder(path))?;
        for (index, path) in self.paths.iter().enumerate() {
            if let Err(error) = self.install(path) {
                self.paths[..index].iter().rev().for_each(|path| self.take_back(path));
                return Err(error);
            }
        }
        Ok(self.unchanged)
    }

    /// Refuses to replace a folder by a file.
    fn check_no_folder(&self, path: &Path) -> io::Result<()> {
        let is_folder = fs::symlink_metadata(self.folder.join(path)).is_ok_and(|target| target.is_dir());
        let fault = || io::Error::other(format!("`{}` is a folder", path.display()));
        if is_folder { Err(fault()) } else { Ok(()) }
    }

    /// Moves one file to its destination, and keeps the file that it replaces.
    fn install(&self, path: &Path) -> io::Result<()> {
        let (target, kept) = (self.folder.join(path), self.kept(path));
        fs::create_dir_all(target.parent().unwrap_or(&self.folder))?;
        if target.symlink_metadata().is_ok() {
            fs::create_dir_all(kept.parent().unwrap_or(&self.folder))?;
            // A link and not a rename, so that the destination always exists. Some file systems have no
            // links.
            fs::hard_link(&target, &kept).or_else(|_| fs::copy(&target, &kept).map(drop))?;
        }
        fs::rename(self.staging.path().join(path), target)
    }

    /// Restores the file that a new one has replaced, if possible.
    fn take_back(&self, path: &Path) {
        let (target, kept) = (self.folder.join(path), self.kept(path));
        let replaced = kept.symlink_metadata().is_ok();
        let _ = if replaced { fs::rename(kept, target) } else { fs::remove_file(target) };
    }

    fn kept(&self, path: &Path) -> PathBuf {
        self.staging.path().join("replaced").join(path)
    }

    fn add(&mut self, path: &Path) -> io::Result<PathBuf> {
        let staged = self.staging.path().join(path);
        fs::create_dir_all(staged.parent().unwrap_or(self.staging.path()))?;
        self.paths.push(path.to_path_buf());
        Ok(staged)
    }
}

/// Flushes a file to the disk before it is renamed, so that a crash of the machine leaves no half-written
/// file under the final name.
fn keep(path: &Path) -> io::Result<()> {
    fs::File::open(path)?.sync_all()
}

fn by_hand(path: &str) -> io::Error {
    io::Error::other(format!("`{path}` exists, and was not written by quaff"))
}

/// Writes texts to a folder that may contain files written by hand, which are not replaced.
pub(super) fn write(folder: &Path, files: &[File]) -> io::Result<()> {
    let mut staged = Staged::in_folder(folder)?;
    for file in files {
        staged.write(file)?;
    }
    staged.commit().map(drop)
}

/// Writes texts to a folder of quaff's own, where a file with other content must be damaged.
pub(super) fn overwrite(folder: &Path, files: &[File]) -> io::Result<()> {
    let mut staged = Staged::in_folder(folder)?;
    for file in files {
        staged.overwrite(file)?;
    }
    staged.commit().map(drop)
}

/// The prefix of the names of temporary folders, which no other folders have.
const PREFIX: &str = ".quaff-staging-";

/// A temporary folder, removed when it is dropped.
pub(super) struct Staging {
    folder: TempDir,
    /// A lock that this process holds as long as it runs; `None` on file systems without locks.
    _alive: Option<fs::File>,
}

impl Staging {
    /// Creates a temporary folder inside `folder`, so that files are moved by a rename within one file
    /// system.
    pub(super) fn in_folder(folder: &Path) -> io::Result<Staging> {
        remove_abandoned(folder)?;
        loop {
            let made = tempfile::Builder::new().prefix(PREFIX).tempdir_in(folder)?;
            let alive = fs::File::open(made.path()).and_then(|made| made.lock().map(|()| made)).ok();
            // Another process may have removed the folder as abandoned before it was locked.
            if made.path().exists() {
                return Ok(Staging { folder: made, _alive: alive });
            }
        }
    }

    pub(super) fn path(&self) -> &Path {
        self.folder.path()
    }
}

/// Removes the folders of processes that were killed.
fn remove_abandoned(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)?.flatten() {
        // Only a real folder: a link is not followed, and opening a named pipe would block.
        let ours = entry.file_name().to_string_lossy().starts_with(PREFIX)
            && entry.file_type().is_ok_and(|kind| kind.is_dir());
        let lock =
            |entry: &fs::DirEntry| fs::File::open(entry.path()).ok().filter(|file| file.try_lock().is_ok());
        if ours && let Some(_locked) = lock(&entry) {
            // A folder that cannot be removed does no harm.
            let _ = fs::remove_dir_all(entry.path());
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::symlink;

    fn files() -> [File; 3] {
        ["a", "src/b", "c"].map(|path| File { path: path.to_owned(), text: format!("new {path}") })
    }

    fn text(folder: &Path, path: &str) -> Option<String> {
        fs::read_to_string(folder.join(path)).ok()
    }

    #[test]
    fn all_files_arrive_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a"), "old").unwrap();
        write(folder.path(), &files()).unwrap();
        assert_eq!(text(folder.path(), "a").unwrap(), "new a");
        assert_eq!(text(folder.path(), "src/b").unwrap(), "new src/b");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 3);
    }

    #[test]
    fn a_folder_in_the_place_of_a_file_refuses_all() {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("c")).unwrap();
        let error = write(folder.path(), &files()).unwrap_err();
        assert_eq!(error.to_string(), "`c` is a folder");
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
    }

    #[test]
    fn what_was_written_by_hand_is_not_replaced() {
        let folder = tempfile::tempdir().unwrap();
        let ours = |text: &str| [File { path: "a".to_owned(), text: format!("# {MARK} {text}") }];
        fs::write(folder.path().join("a"), b"\xffmine").unwrap();
        let error = write(folder.path(), &ours("a.i")).unwrap_err();
        assert_eq!(error.to_string(), "`a` exists, and was not written by quaff");
        assert_eq!(fs::read(folder.path().join("a")).unwrap(), b"\xffmine");
        fs::remove_file(folder.path().join("a")).unwrap();
        write(folder.path(), &ours("a.i")).unwrap();
        write(folder.path(), &ours("b.i")).unwrap();
        assert_eq!(text(folder.path(), "a").unwrap(), format!("# {MARK} b.i"));
    }

    #[test]
    fn a_file_that_cannot_arrive_takes_the_others_back() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a"), "old").unwrap();
        let mut staged = Staged::in_folder(folder.path()).unwrap();
        files().iter().for_each(|file| staged.write(file).unwrap());
        fs::remove_file(staged.staging.path().join("c")).unwrap();
        staged.commit().unwrap_err();
        assert_eq!(text(folder.path(), "a").unwrap(), "old");
        assert_eq!((text(folder.path(), "src/b"), text(folder.path(), "c")), (None, None));
    }

    #[test]
    fn what_a_killed_process_left_is_removed_and_nothing_else() {
        let folder = tempfile::tempdir().unwrap();
        let inside = |name: &str| folder.path().join(name);
        fs::create_dir_all(inside(".quaff-staging-dead/src")).unwrap();
        fs::create_dir(inside(".quaff-mine")).unwrap();
        symlink(inside(".quaff-mine"), inside(".quaff-staging-link")).unwrap();
        let living = Staging::in_folder(folder.path()).unwrap();
        let second = Staging::in_folder(folder.path()).unwrap();
        assert!(!inside(".quaff-staging-dead").exists());
        assert!(inside(".quaff-mine").exists() && inside(".quaff-staging-link").exists());
        assert!(living.path().exists() && second.path().exists());
        drop((living, second));
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 2);
    }
}
