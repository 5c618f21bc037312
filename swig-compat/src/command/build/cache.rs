//! The user's cache: emitted crates, the runtime's sources, and the one target folder.

use super::super::failure::{Failure, reason};
use super::super::{runtime, staged};
use super::step;
use std::env;
use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io;
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
    /// The first build starts from the versions of dependencies that the runtime was tested with.
    pub(super) fn lock_dependencies(&self) -> io::Result<()> {
        let lock = self.folder.join("Cargo.lock");
        if lock.exists() { Ok(()) } else { fs::write(lock, runtime::LOCK) }
    }
}

impl Cache {
    /// `QUAFF_CACHE_DIR`, or `quaff` in the user's cache folder.
    pub(super) fn open() -> Result<Cache, Failure> {
        let own = env::var_os("QUAFF_CACHE_DIR").map(PathBuf::from);
        let shared = || env::var_os("XDG_CACHE_HOME").map(|folder| PathBuf::from(folder).join("quaff"));
        let home = || env::var_os("HOME").map(|folder| PathBuf::from(folder).join(".cache/quaff"));
        let root = own.or_else(shared).or_else(home).ok_or_else(|| {
            Failure::new("there is no folder for the cache: `HOME` is not set", "set `QUAFF_CACHE_DIR`")
        })?;
        fs::create_dir_all(&root).map_err(|error| {
            let fact = format!("cannot use the cache `{}`: {}", root.display(), reason(&error));
            Failure::new(fact, "set `QUAFF_CACHE_DIR` to a folder that you may write to")
        })?;
        Ok(Cache { root })
    }

    /// Where cargo builds.
    pub(super) fn target(&self) -> PathBuf {
        self.root.join("target")
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
        lock().map_err(|error| Failure::unwritable(&self.root, &error))
    }

    /// The crate of one interface file: modules of one name in two places are two crates.
    pub(super) fn crate_home(&self, module: &str, interface: &Path) -> Result<CrateHome, Failure> {
        let name = format!("{module}_{:016x}", hash(interface));
        let folder = self.root.join("modules").join(&name);
        fs::create_dir_all(&folder).map_err(|error| Failure::unwritable(&folder, &error))?;
        Ok(CrateHome { folder, name })
    }

    /// The folder of the runtime's sources, written once for each version of them.
    pub(super) fn runtime(&self) -> Result<PathBuf, Failure> {
        let files = runtime::files("");
        let texts: Vec<(&str, &str)> =
            files.iter().map(|file| (file.path.as_str(), file.text.as_str())).collect();
        let folder = self.root.join(format!("runtime-{:016x}", hash(&texts)));
        if !folder.is_dir() {
            staged::write(&folder, &files).map_err(|error| Failure::unwritable(&self.root, &error))?;
        }
        Ok(folder)
    }
}

fn hash(value: &(impl Hash + ?Sized)) -> u64 {
    let mut hasher = DefaultHasher::new();
    value.hash(&mut hasher);
    hasher.finish()
}
