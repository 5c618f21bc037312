//! The user's cache: emitted crates, the runtime's sources, and the folders in which cargo builds.
//!
//! Builds may be killed at any time. Every build therefore compares the contents of the cache with the intended
//! contents.

use super::super::failure::Failure;
use super::super::{crate_files::hash, progress::step, runtime, staged};
use super::private_folder;
use crate::emit::File;
use std::env;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The cache's folder.
pub(super) struct Cache {
    root: PathBuf,
}

/// Where the crate of one interface file lives. No other build uses it as long as this lives.
pub(super) struct CrateHome {
    pub folder: PathBuf,
    /// What it is called. In a shared target folder cargo takes crates of one name for one crate, wherever they lie.
    pub name: String,
    /// The file that is locked; it says in which slot the crate was built.
    lock: PathBuf,
    _alone: fs::File,
}

impl CrateHome {
    /// The number of the slot in which the crate was built before.
    pub(super) fn last_slot(&self) -> Option<usize> {
        fs::read_to_string(&self.lock).ok()?.parse().ok()
    }

    pub(super) fn note_slot(&self, number: usize) -> Result<(), Failure> {
        // Not another file in its place: it is this one that is locked.
        fs::write(&self.lock, number.to_string()).map_err(|error| Failure::cache(&self.lock, &error))
    }

    /// Writes the crate. Every build starts from the versions of dependencies that the runtime was tested with; cargo
    /// strikes out those that the crate does not need.
    pub(super) fn write(&self, files: &[File]) -> Result<(), Failure> {
        let lock = File { path: "Cargo.lock".to_owned(), text: runtime::LOCK.to_owned() };
        staged::overwrite(&self.folder, &[files, &[lock]].concat())
            .map_err(|error| Failure::cache(&self.folder, &error))
    }
}

impl Cache {
    /// `QUAFF_CACHE_DIR`, or `quaff` in the user's cache folder. A variable that is empty counts as not set, and so does an
    /// `XDG_CACHE_HOME` that is no absolute path, as its specification has it.
    pub(super) fn open() -> Result<Cache, Failure> {
        let folder = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
        let shared = || folder("XDG_CACHE_HOME").filter(|folder| folder.is_absolute());
        let home = || folder("HOME").map(|folder| folder.join(".cache"));
        let root = folder("QUAFF_CACHE_DIR").or_else(|| Some(shared().or_else(home)?.join("quaff")));
        let root = root.ok_or_else(|| {
            Failure::new(
                "the location of the cache is unknown, because `HOME` is not set",
                "set \
                          `QUAFF_CACHE_DIR`",
            )
        })?;
        Cache::at(&root)
    }

    pub(super) fn at(root: &Path) -> Result<Cache, Failure> {
        Ok(Cache { root: private_folder::root(root)? })
    }

    /// Whether the file lies in the cache.
    pub(super) fn has(&self, file: &Path) -> bool {
        file.starts_with(&self.root)
    }

    /// What lies in the cache by this name.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// The folder of this name.
    pub(super) fn inside(&self, name: &str) -> Result<PathBuf, Failure> {
        private_folder::inside(&self.root, name)
    }

    /// The crate of one interface file: modules of one name in two places are two crates, and so are an optimised module
    /// and one for debuggers, whose `suffix` differs.
    pub(super) fn crate_home(
        &self,
        module: &str,
        interface: &Path,
        suffix: &str,
    ) -> Result<CrateHome, Failure> {
        self.home(format!("{module}_{:016x}{suffix}", hash(interface)))
    }

    /// The crate of this name, once no other build has it.
    pub(super) fn home(&self, name: String) -> Result<CrateHome, Failure> {
        let folder = self.inside("modules")?.join(&name);
        fs::create_dir_all(&folder).map_err(|error| Failure::cache(&folder, &error))?;
        let lock = self.inside("locks")?.join(&name);
        let alone = locked(&lock, || step("Waiting", "for another build"))
            .map_err(|error| Failure::cache(&lock, &error))?;
        Ok(CrateHome { folder, name, lock, _alone: alone })
    }

    /// The names of all crates.
    pub(super) fn crates(&self) -> io::Result<Vec<String>> {
        let entries = fs::read_dir(self.path("modules"))?;
        Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
    }

    /// The folder of the runtime's sources, one for each version of them. Two builds at once write it one after the other.
    pub(super) fn runtime(&self) -> Result<PathBuf, Failure> {
        let lock = self.path("lock");
        let _alone = locked(&lock, || {}).map_err(|error| Failure::cache(&lock, &error))?;
        let folder = self.inside(&runtime::folder())?;
        staged::overwrite(&folder, &runtime::files("")).map_err(|error| Failure::cache(&folder, &error))?;
        Ok(folder)
    }
}

/// Waits until no other process has locked the file. It is free again when the file is dropped, or the process ends.
fn locked(path: &Path, waiting: impl FnOnce()) -> io::Result<fs::File> {
    let file = fs::File::options().create(true).append(true).open(path)?;
    if file.try_lock().is_err() {
        waiting();
        file.lock()?;
    }
    Ok(file)
}
