//! Folders to which no other user can write, because a build runs the programs in them.
//!
//! Folders that root owns are trusted. The check applies to the folder that a path leads to after all
//! symbolic links are resolved. From then on, the resolved path is used, so that nobody can change a link
//! during the build.

use super::super::Failure;
use std::fs::{self, DirBuilder};
use std::io;
use std::os::unix::fs::{DirBuilderExt, MetadataExt};
use std::path::{Path, PathBuf};

const HELP: &str = "set `QUAFF_CACHE_DIR` to a folder that does not exist yet, in your home folder or in \
                    `/tmp`: quaff creates it with access only for you";

/// The folder with this path, which is created if it does not exist, and contains the other private folders.
pub(super) fn root(folder: &Path) -> Result<PathBuf, Failure> {
    let (folder, me) = open(folder)?;
    // In a user namespace, root's folders appear to belong to another user: the owner of `/`.
    let roots = fs::metadata("/").map_or(ROOT, |root| root.uid());
    for parent in folder.ancestors().skip(1) {
        let found = fs::metadata(parent).map_err(|error| Failure::cache(&folder, &error))?;
        let shown = parent.display();
        let why = if found.mode() & EVERYBODY_WRITES != 0 && found.mode() & STICKY == 0 {
            format!("because everybody can write to `{shown}`")
        } else if ![me, ROOT, roots].contains(&found.uid()) {
            format!("because `{shown}` belongs to another user")
        } else {
            continue;
        };
        let fact = format!("others can replace the cache `{}` by another folder, {why}", folder.display());
        return Err(Failure::new(fact, HELP));
    }
    Ok(folder)
}

/// The folder with this name in the root of the private folders.
pub(super) fn inside(root: &Path, name: &str) -> Result<PathBuf, Failure> {
    Ok(open(&root.join(name))?.0)
}

/// Makes the folder, if it does not exist.
pub(super) fn make(folder: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(folder)
}

const OTHERS_WRITE: u32 = 0o022;
const EVERYBODY_WRITES: u32 = 0o002;
/// The sticky bit of a folder, in which nobody may rename or remove other users' files.
const STICKY: u32 = 0o1000;
const ROOT: u32 = 0;

/// A folder, and the user who owns new files in it.
fn open(folder: &Path) -> Result<(PathBuf, u32), Failure> {
    let unusable = |error: io::Error| Failure::cache(folder, &error);
    make(folder).map_err(unusable)?;
    let folder = folder.canonicalize().map_err(unusable)?;
    let found = fs::metadata(&folder).map_err(unusable)?;
    let shown = folder.display();
    if found.mode() & OTHERS_WRITE != 0 {
        let fact =
            format!("others can write to the cache `{shown}`, and the build would execute their files");
        return Err(Failure::new(fact, HELP));
    }
    // The owner of a new file, because some file systems give all files to one user.
    let me = tempfile::tempfile_in(&folder).and_then(|file| file.metadata()).map_err(unusable)?.uid();
    if ![me, ROOT].contains(&found.uid()) {
        let fact = format!(
            "the cache `{shown}` belongs to another user, and the build would execute that user's files"
        );
        return Err(Failure::new(fact, HELP));
    }
    Ok((folder, me))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt, symlink};

    fn refused(folder: &Path) -> String {
        match root(folder) {
            Err(Failure::Message(message)) => message,
            _ => panic!("`{}` was taken", folder.display()),
        }
    }

    fn set_mode(folder: &Path, mode: u32) {
        fs::set_permissions(folder, fs::Permissions::from_mode(mode)).unwrap();
    }

    #[test]
    fn a_new_folder_is_its_makers_alone() {
        let outer = tempfile::tempdir().unwrap();
        let cache = root(&outer.path().join("a/b")).unwrap_or_else(|_| panic!());
        assert_eq!(fs::metadata(&cache).unwrap().mode() & 0o777, 0o700);
        assert_eq!(fs::metadata(cache.parent().unwrap()).unwrap().mode() & 0o777, 0o700);
    }

    #[test]
    fn a_folder_that_others_may_write_into_is_refused() {
        let outer = tempfile::tempdir().unwrap();
        let (cache, link) = (outer.path().join("cache"), outer.path().join("link"));
        fs::create_dir(&cache).unwrap();
        symlink(&cache, &link).unwrap();
        for mode in [0o775, 0o757, 0o1777] {
            set_mode(&cache, mode);
            for path in [&cache, &link] {
                let fact = format!("others can write to the cache `{}`", cache.display());
                assert!(refused(path).starts_with(&fact), "{mode:o}");
            }
        }
        set_mode(&cache, 0o755);
        assert!(root(&link).is_ok_and(|path| path == cache));
    }

    #[test]
    fn a_folder_that_everybody_may_replace_is_refused() {
        let outer = tempfile::tempdir().unwrap();
        let cache = outer.path().join("inner/cache");
        set_mode(outer.path(), 0o777);
        let fact = format!("because everybody can write to `{}`", outer.path().display());
        assert!(refused(&cache).contains(&fact));
        set_mode(outer.path(), 0o1777);
        assert!(root(&cache).is_ok());
    }

    /// Only root can give a folder to another user.
    #[test]
    fn a_folder_inside_another_users_is_refused() {
        let outer = tempfile::tempdir().unwrap();
        let cache = outer.path().join("cache");
        match std::os::unix::fs::chown(outer.path(), Some(12_345), None) {
            Ok(()) => assert!(refused(&cache).contains("belongs to another user")),
            Err(error) => eprintln!("skipped: only root gives folders away: {error}"),
        }
    }
}
