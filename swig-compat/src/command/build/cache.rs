//! The user's cache: emitted crates, the runtime's sources, and the folders in which cargo builds.
//!
//! A build may be killed, and a disk may be full. Files are therefore written to a temporary folder beside
//! their destination, and then renamed. Every build compares the contents of the cache with the intended
//! contents, including `Cargo.lock`, which cargo writes in place. A build locks its crate and one target
//! folder. There are several target folders (`slot.rs`), because cargo allows only one build at a time in
//! each. The modification time of a lock file tells when the locked content was last used. `clean.rs` takes
//! the lock of a crate, a target folder, a runtime or a loaded module, and removes content that was not used
//! for a month. The cache contains code that builds run, such as build scripts, so quaff refuses a cache that
//! other users can write to.

use super::super::failure::Failure;
use super::super::{runtime, staged};
use super::private_folder;
use crate::command::messages::step;
use crate::command::runtime::hash;
use crate::emit::File;
use std::env;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// The cache's folder.
pub(in super::super) struct Cache {
    root: PathBuf,
}

/// The folder of the crate of one interface file. No other build uses it as long as this value lives.
pub(super) struct CrateHome {
    pub folder: PathBuf,
    /// The name of the crate. In a shared target folder, cargo treats crates of the same name as the same
    /// crate, wherever they lie.
    pub name: String,
    /// The file that is locked. Its content is the number of the slot in which the crate was built.
    lock: PathBuf,
    _alone: fs::File,
}

/// The runtime's sources. Nobody removes them during the lifetime of this value.
pub(super) struct RuntimeSources {
    pub folder: PathBuf,
    _used: fs::File,
}

impl CrateHome {
    /// The number of the slot in which the crate was built before.
    pub(super) fn last_slot(&self) -> Option<usize> {
        fs::read_to_string(&self.lock).ok()?.parse().ok()
    }

    pub(super) fn note_slot(&self, number: usize) -> Result<(), Failure> {
        // The file is written in place and not replaced, because it is the locked file.
        fs::write(&self.lock, number.to_string()).map_err(|error| Failure::cache(&self.lock, &error))
    }

    /// Writes the crate. Every build starts from the versions of dependencies that the runtime was tested
    /// with; cargo removes those that the crate does not need.
    pub(super) fn write(&self, files: &[File]) -> Result<(), Failure> {
        let lock = File { path: "Cargo.lock".to_owned(), text: runtime::LOCK.to_owned() };
        staged::overwrite(&self.folder, &[files, &[lock]].concat())
            .map_err(|error| Failure::cache(&self.folder, &error))
    }
}

/// The path of the cache: `QUAFF_CACHE_DIR`, or `quaff` in the user's cache folder. An empty variable counts
/// as not set, and so does an `XDG_CACHE_HOME` that is not an absolute path, as its specification demands.
pub(in super::super) fn root() -> Result<PathBuf, Failure> {
    let folder = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let shared = || folder("XDG_CACHE_HOME").filter(|folder| folder.is_absolute());
    let home = || folder("HOME").map(|folder| folder.join(".cache"));
    let root = folder("QUAFF_CACHE_DIR").or_else(|| Some(shared().or_else(home)?.join("quaff")));
    root.ok_or_else(|| {
        Failure::new(
            "the location of the cache is unknown, because `HOME` is not set",
            "set `QUAFF_CACHE_DIR`",
        )
    })
}

impl Cache {
    pub(super) fn open() -> Result<Cache, Failure> {
        Cache::at(&root()?)
    }

    /// The cache, if there is one.
    pub(in super::super) fn existing() -> Result<Option<Cache>, Failure> {
        let root = root()?;
        if root.exists() { Cache::at(&root).map(Some) } else { Ok(None) }
    }

    pub(super) fn at(root: &Path) -> Result<Cache, Failure> {
        Ok(Cache { root: private_folder::root(root)? })
    }

    /// Whether the file lies in the cache.
    pub(super) fn has(&self, file: &Path) -> bool {
        file.starts_with(&self.root)
    }

    /// The path in the cache of the entry with this name.
    pub(super) fn path(&self, name: &str) -> PathBuf {
        self.root.join(name)
    }

    /// The folder with this name in the cache.
    pub(super) fn inside(&self, name: &str) -> Result<PathBuf, Failure> {
        private_folder::inside(&self.root, name)
    }

    /// The folder of this name, if it exists. A link does not count, because it leads out of the cache.
    pub(super) fn own_folder(&self, name: &str) -> Result<Option<PathBuf>, Failure> {
        let is_folder = fs::symlink_metadata(self.path(name)).is_ok_and(|found| found.is_dir());
        if is_folder { self.inside(name).map(Some) } else { Ok(None) }
    }

    /// The crate of one interface file. Interfaces with the same module name in two places have two crates,
    /// and so have an optimised module and one for debuggers, whose `suffix` differs.
    pub(super) fn crate_home(
        &self,
        module: &str,
        interface: &Path,
        suffix: &str,
    ) -> Result<CrateHome, Failure> {
        self.home(format!("{module}_{:016x}{suffix}", hash(interface)))
    }

    /// The folder of the crate with this name, after waiting until no other build uses it.
    pub(super) fn home(&self, name: String) -> Result<CrateHome, Failure> {
        let folder = self.inside("modules")?.join(&name);
        let lock = self.inside("locks")?.join(&name);
        let alone = locked(&lock, Share::Exclusive, || step("Waiting", "for another build"))
            .map_err(|error| Failure::cache(&lock, &error))?;
        fs::create_dir_all(&folder).map_err(|error| Failure::cache(&folder, &error))?;
        Ok(CrateHome { folder, name, lock, _alone: alone })
    }

    /// The names of all crates.
    pub(super) fn crates(&self) -> io::Result<Vec<String>> {
        let entries = fs::read_dir(self.path("modules"))?;
        Ok(entries.flatten().map(|entry| entry.file_name().to_string_lossy().into_owned()).collect())
    }

    /// The folder of the runtime's sources, of which each version has its own. While one build writes the
    /// sources, other builds wait.
    pub(super) fn runtime(&self) -> Result<RuntimeSources, Failure> {
        let name = runtime::folder();
        let lock = |name: &str, share: Share| {
            let path = self.path(name);
            locked(&path, share, || {}).map_err(|error| Failure::cache(&path, &error))
        };
        let used = lock(&runtime_lock(&name), Share::Shared)?;
        let _alone = lock("lock", Share::Exclusive)?;
        let folder = self.inside(&name)?;
        staged::overwrite(&folder, &runtime::files("")).map_err(|error| Failure::cache(&folder, &error))?;
        Ok(RuntimeSources { folder, _used: used })
    }
}

/// The name of the file that builds lock while they use the runtime's sources in this folder.
pub(super) fn runtime_lock(folder: &str) -> String {
    format!("lock-{folder}")
}

/// Whether a lock is shared or exclusive.
#[derive(Clone, Copy)]
pub(super) enum Share {
    Exclusive,
    /// A lock that several users may hold at the same time.
    Shared,
}

/// Waits until the file can be locked, and records the time of use. The lock is released when the file is
/// dropped or the process ends.
pub(super) fn locked(path: &Path, share: Share, waiting: impl Fn()) -> io::Result<fs::File> {
    loop {
        let file = fs::File::options().create(true).append(true).open(path)?;
        let is_locked = match share {
            Share::Exclusive => file.try_lock().is_ok(),
            Share::Shared => file.try_lock_shared().is_ok(),
        };
        if !is_locked {
            waiting();
            match share {
                Share::Exclusive => file.lock()?,
                Share::Shared => file.lock_shared()?,
            }
        }
        // A cleaning process may have removed the file before it was locked; other builds would then lock a
        // new file.
        if is_there(&file) {
            note_use(&file);
            return Ok(file);
        }
    }
}

/// Whether the open file or folder still has a name in the file system.
pub(super) fn is_there(file: &fs::File) -> bool {
    file.metadata().is_ok_and(|found| found.nlink() > 0)
}

/// Sets the modification time of a lock file, which is the time of the last use. If this fails, the locked
/// content is removed too early, and only has to be built again.
pub(super) fn note_use(file: &fs::File) {
    let _ = file.set_modified(SystemTime::now());
}
