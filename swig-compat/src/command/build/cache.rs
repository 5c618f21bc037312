//! The user's cache: emitted crates, the runtime's sources, and the one target folder.
//!
//! Builds may be killed at any time. What they wrote is therefore compared with what is to be there, by every build.

use super::super::failure::Failure;
use super::super::{crate_files::hash, runtime, staged};
use super::{private_folder, step};
use crate::emit::File;
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// The cache's folder.
pub(super) struct Cache {
    root: PathBuf,
}

/// Where the crate of one interface file lives.
pub(super) struct CrateHome {
    pub folder: PathBuf,
    /// What it is called. In a shared target folder cargo takes crates of one name for one crate, wherever they lie.
    pub name: String,
}

impl CrateHome {
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
            Failure::new("there is no folder for the cache: `HOME` is not set", "set `QUAFF_CACHE_DIR`")
        })?;
        Ok(Cache { root: private_folder::root(&root)? })
    }

    /// Whether the file lies in the cache.
    pub(super) fn has(&self, file: &Path) -> bool {
        file.starts_with(&self.root)
    }

    /// Where cargo builds.
    pub(super) fn target(&self) -> Result<PathBuf, Failure> {
        private_folder::inside(&self.root, "target")
    }

    /// Waits until no other build uses the cache. It is free again when the file is dropped, or the process ends.
    pub(super) fn lock(&self) -> Result<fs::File, Failure> {
        let path = self.root.join("lock");
        let lock = || {
            let file = fs::File::create(&path)?;
            if file.try_lock().is_err() {
                step("Waiting", "for another build");
                file.lock()?;
            }
            Ok(file)
        };
        lock().map_err(|error| Failure::cache(&self.root, &error))
    }

    /// The crate of one interface file: modules of one name in two places are two crates.
    pub(super) fn crate_home(&self, module: &str, interface: &Path) -> Result<CrateHome, Failure> {
        self.home(format!("{module}_{:016x}", hash(interface)))
    }

    /// The crate of this name.
    pub(super) fn home(&self, name: String) -> Result<CrateHome, Failure> {
        let folder = private_folder::inside(&self.root, "modules")?.join(&name);
        fs::create_dir_all(&folder).map_err(|error| Failure::cache(&folder, &error))?;
        Ok(CrateHome { folder, name })
    }

    /// The folder of the runtime's sources, one for each version of them.
    pub(super) fn runtime(&self) -> Result<PathBuf, Failure> {
        let folder = private_folder::inside(&self.root, &runtime::folder())?;
        staged::overwrite(&folder, &runtime::files("")).map_err(|error| Failure::cache(&folder, &error))?;
        Ok(folder)
    }
}
