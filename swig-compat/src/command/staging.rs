//! Temporary folders for files that will be moved to another folder. A temporary folder is deleted after the
//! move; if its process was killed, the next process that needs one in the same place deletes it.

use std::fs::{self, File};
use std::io;
use std::path::Path;
use tempfile::TempDir;

/// The prefix of the names of such folders, which no other folders use.
const PREFIX: &str = ".quaff-staging-";

/// A temporary folder, removed when it is dropped.
pub(super) struct Staging {
    folder: TempDir,
    /// A lock that this process holds as long as it runs; `None` on file systems without locks.
    _alive: Option<File>,
}

impl Staging {
    /// Creates a temporary folder inside `folder`, so that files are moved by a rename within one file
    /// system.
    pub(super) fn in_folder(folder: &Path) -> io::Result<Staging> {
        remove_abandoned(folder)?;
        loop {
            let made = tempfile::Builder::new().prefix(PREFIX).tempdir_in(folder)?;
            let alive = File::open(made.path()).and_then(|made| made.lock().map(|()| made)).ok();
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
            |entry: &fs::DirEntry| File::open(entry.path()).ok().filter(|file| file.try_lock().is_ok());
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
